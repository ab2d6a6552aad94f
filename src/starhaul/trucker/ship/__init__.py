"""Ships: boards, hulls and contents as values, and what the rules say of them.

Entry points: `board.board_of`, `hull.Hull`, `ship.Ship`, `ship_check.faults`, `placement.check_placement`,
`strength`, `threats`. Knows no match, no seat and no time. Imports `parts` and `data`.
"""
