"""The vocabulary of the game: terms of the rule book, records of the data files, goods, and memos. Plain data
without rules, used by all other packages of the game; imports none of them."""
