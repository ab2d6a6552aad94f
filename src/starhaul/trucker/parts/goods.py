"""The goods in a hold as one byte: two bits per colour, the most valuable in the lowest bits.

Used wherever goods are stored or counted. What they are worth is rule data.
"""

from collections.abc import Iterable

from starhaul.trucker.parts.terms import Goods

COLOURS = tuple(Goods)
RED_BITS = 0b11

_SHIFT = {colour: 2 * number for number, colour in enumerate(COLOURS)}


def pack(cubes: Iterable[Goods]) -> int:
    """
    >>> pack([Goods.BLUE, Goods.RED, Goods.BLUE])
    129
    """
    return sum(1 << _SHIFT[cube] for cube in cubes)


def unpack(packed: int) -> list[Goods]:
    """
    >>> [str(cube) for cube in unpack(129)]
    ['red', 'blue', 'blue']
    """
    return [colour for colour, shift in _SHIFT.items() for _ in range(packed >> shift & 3)]


def count(packed: int) -> int:
    return (packed & 3) + (packed >> 2 & 3) + (packed >> 4 & 3) + (packed >> 6)
