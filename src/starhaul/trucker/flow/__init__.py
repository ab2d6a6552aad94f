"""The course of a match as frames, in the order of the rule book.

Entry points: `rounds.DoRound` starts a round, `flight` resolves cards through `card_kinds`. How a kind of
card is resolved is in `cards`, what a viewer may know in `views`. Imports `match` and below.
"""
