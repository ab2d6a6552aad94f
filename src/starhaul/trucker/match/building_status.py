"""The status of building as far as everybody knows it, such as free start numbers or dice that are due.

Shared by checks, hints, bots and environments. Why an action is refused is in `flow.building_checks`.
"""

from starhaul.trucker.match.modifiers import in_fine_sand
from starhaul.trucker.match.public_knowledge import KnownBuilding, KnownRound
from starhaul.trucker.parts.terms import Kind
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import tile_set

NO_PILE = -1
TURNS_PER_SEAT = 8
"""Length of a field in turn-based building (HSE-B3)."""


def takes_back(known: KnownRound) -> bool:
    """Whether the tile attached or reserved last may be returned (RUL-16)."""
    return known.profile.edition.takes_back or known.config.options.take_back_1e


def has_hourglass(known: KnownRound) -> bool:
    """False in the learning flight and in relaxed building (LRN-05, HSE-B2)."""
    return not known.profile.learning and known.config.options.build != "relaxed"


def takes_turns(known: KnownRound) -> bool:
    """Whether building goes in turns; a die is then rolled together with the flip after it (LM-143)."""
    return known.config.options.build == "turns" and not known.profile.learning


def chooses_start(known: KnownRound) -> bool:
    """False without an hourglass: the lowest remaining number is assigned (LRN-05, HSE-B2)."""
    return has_hourglass(known)


def free_starts(known: KnownBuilding) -> list[int]:
    """Start numbers still available, 1 to the number of players (SET-08, RUL-23)."""
    taken = known.in_yard.starts
    return [number for number in range(1, known.config.seats + 1) if number not in taken]


def start_choices(known: KnownBuilding) -> list[int]:
    """The start numbers with which a builder may finish; 0 where they are not chosen."""
    return free_starts(known) if chooses_start(known) else [0]


def has_free_hand(known: KnownBuilding, seat: int) -> bool:
    return not known.in_yard.hands[seat] and known.in_yard.looking[seat] == NO_PILE


def is_finished(known: KnownBuilding, seat: int) -> bool:
    return known.in_yard.starts[seat] > 0


def has_begun(known: KnownBuilding, seat: int) -> bool:
    """Whether a seat may look at cards: it has attached something to its starting cabin (BLD-36) or, where
    that starts in the reserve, has a tile on every part of the board (LM-016, LM-092)."""
    hull = known.hull_of(seat)
    if hull.board.start is not None:
        return known.has_attached(seat)
    regions = known.profile.board.zone(known.yard_dice).regions
    return all(region & hull.occupied for region in regions)


def shows_beginning(hull: Hull) -> bool:
    """Whether the hull shows that a tile has been attached: it is more than a starting cabin."""
    return hull.occupied.bit_count() > (hull.board.start is not None)


def dice_to_come(known: KnownBuilding) -> int:
    """Yard dice not yet rolled; until they are, it is open which parts form one ship (LM-079)."""
    return known.profile.board.dice_in_yard - len(known.yard_dice)


def last_field(known: KnownRound) -> int:
    return len(known.profile.timer.fields) - 1


def die_is_due(known: KnownBuilding) -> bool:
    """Whether a die must be rolled before the hourglass is flipped (LM-088, LM-089)."""
    yard, timer = known.in_yard, known.profile.timer
    following = yard.field + 1
    return (
        not yard.run_ends and following < len(timer.fields) and len(known.yard_dice) < timer.dice[following]
    )


def field_turns(known: KnownRound, builders: int) -> int:
    """How many turns a field lasts for this number of builders; fine sand takes a third, rounded up (HSE-B3,
    HSE-R2)."""
    turns = TURNS_PER_SEAT * builders
    return -in_fine_sand(known, -turns)


def extra_ms(known: KnownRound, seat: int) -> int:
    """How much longer than others a seat may build after the last run (HSE-B4)."""
    extra = known.config.options.handicaps
    return 1000 * extra[seat] if extra else 0


def tiles_in_play(known: KnownRound) -> list[int]:
    """All tiles but the starting cabins (SET-06); the learning flight of the second edition leaves out life
    supports (RUL-83)."""
    records = tile_set(known.config.edition).records
    out = {Kind.STARTING_CABIN}
    if known.profile.learning and not known.profile.edition.learns_with_life_supports:
        out |= {Kind.LIFE_SUPPORT_PURPLE, Kind.LIFE_SUPPORT_BROWN}
    return [number for number in range(1, len(records)) if records[number].kind not in out]
