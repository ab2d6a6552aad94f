"""The basic terms of the race: colours, ships, faces, bonus cards and their numbers."""

from enum import StrEnum

COLOURS = ("red", "green", "black", "yellow")
"""In the order in which they are assigned (TR-013)."""
SHIPS = tuple(f"{colour}-{number}" for colour in COLOURS for number in (1, 2))
"""By number: two per colour, in the order of the colours."""
SHIPS_EACH = 2
"""Ships of each colour (TR-010)."""
SHIP_OF_NAME = {name: number for number, name in enumerate(SHIPS)}
HAND = 6
"""Movement cards dealt to each seat in a round (TR-025)."""
SHARE = 2
"""Cards of the finish pile for each seat (TR-022)."""


class Face(StrEnum):
    """The kind of space a ship stands on (TR-002)."""

    START = "start"
    NORMAL = "normal"
    BONUS = "bonus"
    HYPERSPACE = "hyperspace"
    ASTEROID = "asteroid"
    BLACK_HOLE = "black_hole"
    FINISH = "finish"


class Bonus(StrEnum):
    """The five types of bonus cards (TR-130 … TR-142), in the order of the data file."""

    PILOT = "experienced_pilot"
    LIGHT_SPEED = "light_speed"
    ACCELERATION = "acceleration"
    EVASION = "evasive_manoeuvre"
    TOW_HOOK = "tow_hook"


Place = tuple[int, str]
"""The position of a ship: index and face (TR-002)."""


def colour_of(ship: int) -> int:
    return ship // 2


def ships_of(colour: int) -> tuple[int, int]:
    return 2 * colour, 2 * colour + 1
