"""The compulsory insurance of a ship by its weak spot (LM-061 … LM-063)."""

from starhaul.trucker.parts.records import WeakSpot
from starhaul.trucker.ship.hull import Hull


def weak_spot(hull: Hull) -> int:
    """The size of the largest group of empty cells that touch, diagonally too (LM-062)."""
    board = hull.board
    groups = board.components(board.ordinary & ~hull.occupied, diagonally=True)
    return max((group.bit_count() for group in groups), default=0)


def premium(insurance: WeakSpot, size: int) -> int:
    """Credits for a weak spot of that size; the last entry of the table holds for everything larger."""
    return insurance.premiums[min(size, len(insurance.premiums) - 1)]
