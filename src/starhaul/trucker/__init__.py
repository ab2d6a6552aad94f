"""The trucker game: build a ship from tiles against the hourglass, then survive the flight.

The packages, each of which imports only those before it: `parts` (words and records of the rule data),
`data` (the data files and their loading), `ship` (boards, hulls, ships and what the rules say of them),
`match` (configuration, state, actions, questions), `flow` (the course of a match as frames), `cards` (one
module for each kind of card), `views` (what a seat may know), `game` (the game on the kernel's contract),
`files` (ship files and scenarios) and `draw` (pictures). Entry point: `game.Trucker`. Imports the kernel
and the SVG builder, nothing else of Starhaul.
"""
