"""The terms of the rule book (chapter 1) as enumerations and constants."""

from collections.abc import Mapping
from enum import IntEnum, StrEnum
from typing import Final

# Directions as seen by the owner of the ship; clockwise, so a quarter turn adds one. They are plain integers
# instead of an enumeration, because every inner loop calculates with them.
FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3
DIRECTIONS: Final = (FRONT, RIGHT, REAR, LEFT)
SIDES: Final = ("front", "right", "rear", "left")
"""The words for the directions, in their order."""
DIRECTION_BY_WORD: Final[dict[str, int]] = {word: direction for direction, word in enumerate(SIDES)}


def opposite(direction: int) -> int:
    return direction ^ 2


class Connector(IntEnum):
    """The connector on a side of a tile, with the numbers used in the tile files."""

    SMOOTH = 0
    SINGLE = 1
    DOUBLE = 2
    UNIVERSAL = 3


class Kind(StrEnum):
    """Kinds of tiles."""

    BATTERY = "battery"
    CABIN = "cabin"
    CANNON = "cannon"
    CARGO = "cargo"
    DOUBLE_CANNON = "double_cannon"
    DOUBLE_ENGINE = "double_engine"
    ENGINE = "engine"
    LIFE_SUPPORT_BROWN = "life_support_brown"
    LIFE_SUPPORT_PURPLE = "life_support_purple"
    SHIELD = "shield"
    SPECIAL_CARGO = "special_cargo"
    STARTING_CABIN = "starting_cabin"
    STRUCTURAL = "structural"


RULE_OF_KIND: Mapping[Kind, str] = {
    Kind.BATTERY: "BLD-23",
    Kind.CABIN: "BLD-22",
    Kind.CANNON: "BLD-19",
    Kind.CARGO: "BLD-25",
    Kind.DOUBLE_CANNON: "BLD-20",
    Kind.DOUBLE_ENGINE: "BLD-20",
    Kind.ENGINE: "BLD-18",
    Kind.LIFE_SUPPORT_BROWN: "BLD-28",
    Kind.LIFE_SUPPORT_PURPLE: "BLD-28",
    Kind.SHIELD: "BLD-24",
    Kind.SPECIAL_CARGO: "BLD-26",
    Kind.STARTING_CABIN: "BLD-21",
    Kind.STRUCTURAL: "BLD-27",
}
"""The rule that describes each kind, for readers."""

ENGINES = (Kind.ENGINE, Kind.DOUBLE_ENGINE)
CANNONS = (Kind.CANNON, Kind.DOUBLE_CANNON)
CABINS = (Kind.CABIN, Kind.STARTING_CABIN)
HOLDS = (Kind.CARGO, Kind.SPECIAL_CARGO)


class Goods(StrEnum):
    """Colours of goods, most valuable first."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"


class Alien(StrEnum):
    """Colours of aliens: purple helps the cannons, brown the engines."""

    PURPLE = "purple"
    BROWN = "brown"


class Size(StrEnum):
    """Sizes of meteors and shots."""

    SMALL = "small"
    LARGE = "large"


class Confidence(StrEnum):
    """How reliable an entry of the data files is (the values are explained in `data/SOURCES.md`)."""

    CERTAIN = "certain"
    VERIFIED = "verified"
    STATED = "stated"
    AGREED = "agreed"
    TWO_REPOS = "two_repos"
    DIGITISED = "digitised"
    SINGLE_SOURCE = "single_source"
    RECONSTRUCTED = "reconstructed"
    MISSING = "missing"
    HOUSE = "house"


class Road(StrEnum):
    """Rough roads, which make a whole flight harder (HSE-R). The values are those of the data file and of
    views."""

    LEAKY_PIPES = "leaky_pipes"
    FINE_SAND = "fine_sand"
    TIRED_BATTERIES = "tired_batteries"
    METEOR_SEASON = "meteor_season"
    BOLD_OUTLAWS = "bold_outlaws"
    POOR_MARKET = "poor_market"
    CLOSED_ARCHIVE = "closed_archive"
    TIDY_YARD = "tidy_yard"
    STRICT_INSPECTOR = "strict_inspector"
    DETOURS = "detours"
    BAD_AIR = "bad_air"
    WIDE_CONVOY = "wide_convoy"


class Handicap(StrEnum):
    """The handicap that comes with a gold title (HSE-T). The values are the rule IDs in the data file."""

    NONE = ""
    HEAVY_CARGO = "HSE-T1"
    WEAK_BATTERIES = "HSE-T2"
    SINGLE_CABINS = "HSE-T3"
    FAINT_CREW = "HSE-T4"
    NO_RESERVE = "HSE-T5"
    NO_LOOKING = "HSE-T6"
