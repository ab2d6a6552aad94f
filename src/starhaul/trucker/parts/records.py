"""The schema of the data files: the same frozen records for all editions.

Used by the whole game; the files are loaded by `data.rule_data`.
"""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Union

from msgspec import Meta, Struct, field

from starhaul.trucker.parts.terms import Confidence, Goods, Handicap, Kind, Road, Size

Count = Annotated[int, Meta(ge=0)]
Level = Annotated[int, Meta(ge=1, le=4)]
Side = Annotated[int, Meta(ge=0, le=3)]
DirectionWord = Annotated[str, Meta(pattern="^(front|right|rear|left)$")]
EditionName = Annotated[str, Meta(pattern="^(1e|2e)$")]
Notes = dict[str, str | dict[str, str]]


class DataRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a data file."""


# --- tiles -------------------------------------------------------------------------------------------------


class TileRecord(DataRecord, frozen=True):
    id: int | str
    kind: Kind
    connectors: tuple[Side, Side, Side, Side]
    capacity: Annotated[int, Meta(ge=0, le=3)] = 0
    colour: str | None = None


class TileData(DataRecord, frozen=True):
    edition: EditionName
    confidence: Confidence
    tiles: tuple[TileRecord, ...]
    notes: Notes = {}


# --- cards -------------------------------------------------------------------------------------------------


class Threat(DataRecord, frozen=True):
    size: Size
    from_: DirectionWord = field(name="from")


class LoseDays(DataRecord, frozen=True, tag_field="type", tag="days"):
    amount: Count


class LoseCrew(DataRecord, frozen=True, tag_field="type", tag="crew"):
    amount: Count


class LoseGoods(DataRecord, frozen=True, tag_field="type", tag="goods"):
    amount: Count


class UnderFire(DataRecord, frozen=True, tag_field="type", tag="shots"):
    shots: tuple[Threat, ...]


Penalty = LoseDays | LoseCrew | LoseGoods | UnderFire


class Reward(DataRecord, frozen=True):
    credits: Count = 0
    goods: tuple[Goods, ...] = ()


class CombatRow(DataRecord, frozen=True):
    criterion: Annotated[str, Meta(pattern="^(crew|engine_strength|cannon_strength)$")]
    penalty: Penalty


class CardRecord(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", kw_only=True):
    """The fields of every card; the kind is the tag."""

    id: str = ""
    level: Level = 1
    learning: bool = False
    confidence: Confidence | None = None
    evidence: str = ""


class OpenSpace(CardRecord, frozen=True, tag="open_space"):
    pass


class Stardust(CardRecord, frozen=True, tag="stardust"):
    pass


class Epidemic(CardRecord, frozen=True, tag="epidemic"):
    pass


class Sabotage(CardRecord, frozen=True, tag="sabotage"):
    pass


class MeteorSwarm(CardRecord, frozen=True, tag="meteor_swarm"):
    meteors: tuple[Threat, ...]


class Planets(CardRecord, frozen=True, tag="planets"):
    planets: tuple[tuple[Goods, ...], ...]
    days: Count


class AbandonedShip(CardRecord, frozen=True, tag="abandoned_ship"):
    crew_lost: Count
    credits: Count
    days: Count


class AbandonedStation(CardRecord, frozen=True, tag="abandoned_station"):
    crew_required: Count
    goods: tuple[Goods, ...]
    days: Count


class Enemy(CardRecord, frozen=True):
    strength: Count
    penalty: Penalty
    reward: Reward
    days: Count


class Smugglers(Enemy, frozen=True, tag="smugglers"):
    pass


class Slavers(Enemy, frozen=True, tag="slavers"):
    pass


class Pirates(Enemy, frozen=True, tag="pirates"):
    pass


class CombatZone(CardRecord, frozen=True, tag="combat_zone"):
    rows: tuple[CombatRow, ...]


def _kinds(base: type[CardRecord]) -> Iterator[type[CardRecord]]:
    """The records of kinds of cards in the order of their definition: those that no other one is based on."""
    for kind in base.__subclasses__():
        if kind.__subclasses__():
            yield from _kinds(kind)
        else:
            yield kind


CARD_KINDS: Mapping[str, type[CardRecord]] = {
    str(kind.__struct_config__.tag): kind for kind in _kinds(CardRecord)
}
if TYPE_CHECKING:
    Card = CardRecord
else:
    # Derived, so that no kind can be forgotten; type checkers need to know no more than the base.
    Card = Union[tuple(CARD_KINDS.values())]  # noqa: UP007, for a tuple that is made at run time


RULE_OF_CARD: Mapping[str, str] = {
    "open_space": "CRD-OPEN-01",
    "stardust": "CRD-DUST-01",
    "epidemic": "CRD-EPIDEMIC-01",
    "sabotage": "CRD-SABOTAGE-01",
    "meteor_swarm": "CRD-METEOR-01",
    "planets": "CRD-PLANETS-01",
    "abandoned_ship": "CRD-SHIP-01",
    "abandoned_station": "CRD-STATION-01",
    "smugglers": "CRD-ENEMY-07",
    "slavers": "CRD-ENEMY-08",
    "pirates": "CRD-ENEMY-09",
    "combat_zone": "CRD-COMBAT-01",
}
"""The rule that describes each kind of card, for readers."""


class CardData(DataRecord, frozen=True):
    edition: EditionName
    confidence: Confidence
    cards: tuple[Card, ...]
    notes: Notes = {}


# --- boards ------------------------------------------------------------------------------------------------


class AimRecord(DataRecord, frozen=True, rename={"deflected": "turned"}):
    """How dice determine the line of a threat; `deflected`: numbers that move it to another side (LM-032)."""

    dice: Annotated[str, Meta(pattern="^(sum|one|column_row)$")]
    deflected: dict[str, DirectionWord] = {}


class NoInsurance(DataRecord, frozen=True, tag_field="kind", tag="none"):
    pass


class Capped(DataRecord, frozen=True, tag_field="kind", tag="capped"):
    cap: Count


class WeakSpot(DataRecord, frozen=True, tag_field="kind", tag="weak_spot"):
    cap: Count
    premiums: tuple[Count, ...]


class InsuranceOption(DataRecord, frozen=True):
    premium: Count
    cap: Count | None


class OptionalInsurance(DataRecord, frozen=True, tag_field="kind", tag="optional"):
    options: tuple[InsuranceOption, ...]


Insurance = NoInsurance | Capped | WeakSpot | OptionalInsurance


class YardRecord(DataRecord, frozen=True):
    """The building dice of a fleet board: the parts each mark joins, and the effect of both dice (LM-082)."""

    joins: dict[str, tuple[tuple[str, str], ...]]
    outcomes: dict[str, str]


class Alternative(DataRecord, frozen=True):
    map: tuple[str, ...]
    note: str


class BoardRecord(DataRecord, frozen=True):
    class_: str = field(name="class")
    level: Level
    confidence: Confidence
    columns: tuple[int, ...]
    rows: tuple[int, ...]
    map: tuple[str, ...]
    aim: AimRecord
    reserve_slots: Count
    insurance: Insurance
    crack_after: int | None = None
    torus: bool = False
    yard: YardRecord | None = None
    extra_field: str | None = None
    """The field of the hourglass for one more run after the last one (LM-058)."""
    discouraged_with: tuple[str, ...] = ()
    """Classes that should not be flown in the same match because they are similar; a recommendation
    (LM-007)."""
    confidence_notes: dict[str, str] = {}
    alternatives: tuple[Alternative, ...] = ()


class BoardData(DataRecord, frozen=True):
    edition: EditionName
    boards: tuple[BoardRecord, ...]
    confidence_values: dict[Confidence, str] = {}
    notes: Notes = {}


# --- flights -----------------------------------------------------------------------------------------------


class Modifiers(DataRecord, frozen=True):
    """How a flight modifies every card (LM-129 … LM-134); the defaults leave cards as printed."""

    enemy_strength: Count = 0
    abandoned_crew_requirement: Count = 0
    abandoned_ship_crew_paid: Count = 0
    credits_gained: Count = 0
    crew_taken: Count = 0
    goods_taken: Count = 0
    goods_gained: Annotated[str, Meta(pattern="^(printed|upgrade_or_blue)$")] = "printed"
    first_threat: Annotated[str, Meta(pattern="^(once|twice)$")] = "once"


class FlightRecord(DataRecord, frozen=True):
    """One level: track, hourglass, piles and rewards."""

    level: Level
    spaces: Count
    start_spaces: tuple[int, ...]
    hourglass_fields: tuple[str, ...]
    pile: dict[str, Count]
    order_rewards: tuple[Count, ...]
    beauty_reward: Count
    confidence: dict[str, Confidence]
    seats_max: Annotated[int, Meta(ge=2, le=4)] = 4
    dice_before: dict[str, Count] = {}
    """Fields that the hourglass may be flipped onto only after this many yard dice have been rolled
    (LM-088)."""
    returned: tuple[Level, ...] = ()
    """Levels whose used cards are shuffled back before piles are dealt (LM-124)."""
    modifiers: Modifiers = Modifiers()


class FlightData(DataRecord, frozen=True):
    edition: EditionName
    goods_values: dict[Goods, Count]
    goods_in_bank: dict[Goods, Count]
    hourglass_seconds: Count
    lost_tile_price: Count
    fine_in_flight: Count
    confidence: dict[str, Confidence]
    levels: tuple[FlightRecord, ...]
    confidence_values: dict[Confidence, str] = {}
    notes: Notes = {}


# --- titles and rough roads --------------------------------------------------------------------------------


class TitleRecord(DataRecord, frozen=True):
    id: str
    metric: str
    handicap: Handicap
    confidence: Confidence
    handicap_confidence: Confidence


class TitleData(DataRecord, frozen=True):
    edition: EditionName
    credits: dict[str, Count]
    credits_confidence: Confidence
    titles: tuple[TitleRecord, ...]
    confidence_values: dict[Confidence, str] = {}


class RoughRoadRecord(DataRecord, frozen=True):
    id: Road
    rule: str
    amount: int | tuple[int, int]


class RoughRoadData(DataRecord, frozen=True):
    confidence: Confidence
    modifiers: tuple[RoughRoadRecord, ...]
    notes: Notes = {}
