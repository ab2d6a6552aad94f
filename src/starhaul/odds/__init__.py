"""Odds of flights in the trucker game: many whole flights at once, exactly by the rules.

A flight is a *lane*: one list of whole numbers that the functions of the modules `lane_…` change. They use
only what both Python and Numba understand, so the same source runs as plain Python (the reference, always
there) and compiled (extra `fast`), see `lane_code`. Tables and ships are rows of numbers made by `odds_book`
and `ship_row`; `engine_lane` writes a state of the engine as a lane, so that both can be compared card by
card.

Imports the trucker game and what is below it.
"""
