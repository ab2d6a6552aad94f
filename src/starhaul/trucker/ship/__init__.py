"""Ships as values: boards, hulls and contents, and the rules about them. Entry points are `board.board_of`,
`hull.Hull`, `ship.Ship`, `ship_check.faults`, `placement.check_placement`, `strength` and `threats`. Knows
nothing of matches, seats or time; imports `kernel` and, from the game, `parts` and `data`."""
