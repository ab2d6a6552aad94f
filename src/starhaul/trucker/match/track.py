"""The flight track: integer positions on a closed ring of spaces (RUL-34). Pure functions without state."""

from collections.abc import Sequence


def ranking(positions: Sequence[int], flying: Sequence[int]) -> tuple[int, ...]:
    """The flying seats, from the leader to the last (FLT-03).

    >>> ranking([5, 9, 7], [0, 1, 2])
    (1, 2, 0)
    """
    return tuple(sorted(flying, key=lambda seat: -positions[seat]))


def moved(positions: Sequence[int], flying: Sequence[int], seat: int, days: int, spaces: int) -> int:
    """The position of a rocket after gaining (or, if negative, losing) days: only free spaces count.

    Blue on 10 loses three days, passes green on 8 and stops on 6:

    >>> moved([10, 8, 5], [0, 1, 2], 0, -3, 40)
    6
    """
    taken = {positions[other] % spaces for other in flying if other != seat}
    position, step = positions[seat], 1 if days > 0 else -1
    for _ in range(abs(days)):
        position += step
        while position % spaces in taken:
            position += step
    return position


def lapped(positions: Sequence[int], flying: Sequence[int], spaces: int) -> list[int]:
    """Seats a full lap or more behind the leader (GIV-10, RUL-35)."""
    if not flying:
        return []
    leader = max(positions[seat] for seat in flying)
    return [seat for seat in flying if leader - positions[seat] > spaces]
