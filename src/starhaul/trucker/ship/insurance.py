"""The compulsory insurance of a ship, based on its weak spot (LM-061 … LM-063).

Used by the offer before the flight, by reports and by hints. Payments are in `flow.insurance_offer`.
"""

from starhaul.trucker.parts.records import WeakSpot
from starhaul.trucker.ship.hull import Hull


def weak_spot(hull: Hull) -> int:
    """The size of the largest group of adjacent empty cells, diagonals included (LM-062)."""
    board = hull.board
    groups = board.components(board.ordinary & ~hull.occupied, diagonally=True)
    return max((group.bit_count() for group in groups), default=0)


def premium(insurance: WeakSpot, size: int) -> int:
    """The premium for a weak spot of that size; the last entry of the list applies to all larger sizes."""
    return insurance.premiums[min(size, len(insurance.premiums) - 1)]
