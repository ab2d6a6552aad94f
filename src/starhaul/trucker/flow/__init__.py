"""The course of a match, frame by frame, in the order in which the rule book tells it."""
