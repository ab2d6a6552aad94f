"""The course of a match as frames, in the order of the rule book.

Used by `game` and `cards`; what a viewer may know is in `views`, and the state is in `match`.
"""
