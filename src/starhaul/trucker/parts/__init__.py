"""The vocabulary of the game: terms of the rule book, records of the data files, goods, memos on values.

Everything here is plain data without rules. Imports nothing else of the game.
"""
