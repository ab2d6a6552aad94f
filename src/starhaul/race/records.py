"""The schema of the data files: the track and the cards.

Used by `data`, which loads the files, and by `track` and the drawings. Rules that a track must keep are in
`track`.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

from starhaul.race.terms import Bonus, Face

Index = Annotated[int, Meta(ge=0, le=1000)]
Count = Annotated[int, Meta(ge=0, le=1000)]
Seat = Annotated[int, Meta(ge=0, le=3)]


class SpaceRecord(Struct, frozen=True):
    """One space; the coordinates are for drawing only."""

    index: Index
    faces: Annotated[tuple[Face, ...], Meta(min_length=1, max_length=2)]
    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0


class HoleRecord(Struct, frozen=True):
    id: str
    first: Index
    last: Index
    retreat_to: Index
    evade_to: Index


class Canvas(Struct, frozen=True):
    width: Annotated[int, Meta(ge=100, le=10_000)] = 1200
    height: Annotated[int, Meta(ge=100, le=10_000)] = 800


class TrackRecord(Struct, frozen=True, cache_hash=True):
    """A board file. Its other fields (counts, notes) are for human readers."""

    format: Annotated[str, Meta(pattern="^team-race-board/1$")]
    name: Annotated[str, Meta(max_length=60)]
    spaces: Annotated[tuple[SpaceRecord, ...], Meta(max_length=100)]
    black_holes: Annotated[tuple[HoleRecord, ...], Meta(max_length=50)]
    canvas: Canvas = Canvas()


class ColourRecord(Struct, frozen=True):
    id: str
    ships: tuple[str, str]


class MovementRecord(Struct, frozen=True):
    values: tuple[Count, ...]
    copies_per_value: dict[str, Count]
    hand_size_at_deal: Count


class BonusRecord(Struct, frozen=True):
    id: Bonus
    copies: Count
    window: Annotated[str, Meta(pattern="^(departure|black_hole|tow)$")]
    faces_allowed: tuple[Face, ...] | None
    effect: str


class BonusTable(Struct, frozen=True):
    total: Count
    types: tuple[BonusRecord, ...]


class SetUpRecord(Struct, frozen=True):
    teams: tuple[tuple[Seat, ...], ...]
    colours_per_player: Count
    colours_in_play: Count
    ships_to_win: Count
    movement_cards: Count
    finish_pile: Count
    bonus_deck_start: Count
    jokers: bool


class CardsRecord(Struct, frozen=True):
    format: Annotated[str, Meta(pattern="^team-race-cards/1$")]
    colours: tuple[ColourRecord, ...]
    movement: MovementRecord
    bonus: BonusTable
    setup: dict[str, SetUpRecord]
    team_cards: Any = None
