"""What an exercise is: the contract of all kinds, what is asked, what may be answered, what the doctor says.

Used by the kinds of exercises, by `exercise_files` and by the plug-in for the server. What is right and wrong
is in the modules of the kinds.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct

from starhaul.trucker.clinic.difficulty import Features, level_of
from starhaul.trucker.files.shipfile import ShipFile, ShipPlan, read
from starhaul.trucker.ship.board import Cell, Mask, cells_of
from starhaul.trucker.ship.ship_check import Fault
from starhaul.trucker.views.hints import FaultView
from starhaul.trucker.views.view import ShipView
from starhaul.trucker.views.viewing import ship_view

MOST_CELLS, MOST_PLACED = 60, 8
CellNumber = Annotated[int, Meta(ge=0, le=255)]


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to an exercise. Which of the fields are used depends on what is asked."""

    cells: Annotated[tuple[CellNumber, ...], Meta(max_length=MOST_CELLS)] = ()
    """The tiles that were marked."""
    placed: Annotated[
        tuple[tuple[CellNumber, Annotated[int, Meta(ge=0, le=3)]], ...], Meta(max_length=MOST_PLACED)
    ] = ()
    """For each given tile, in order, its cell and its quarter turns."""
    choice: Annotated[int, Meta(ge=0, le=9)] | None = None
    """The number of a ship or of an option."""


class UnfitAttempt(ValueError):
    """The attempt is no answer to this exercise: another number of tiles, a cell off the board."""


class Situation(Struct, frozen=True, kw_only=True):
    """What has to be known about the flight to decide on a card."""

    ahead: int
    """By how many days the ship is ahead of the next one."""
    cards: int
    """How many cards are to come after this one."""
    crew: int
    """Crew aboard."""


class Task(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An exercise as it is shown: everything that is needed to solve it, and nothing of its solution."""

    asks: str
    """What is answered: `cells`, `placed` or `choice`."""
    edition: str
    """The edition of the rules."""
    ship_class: str
    """The class of the ships."""
    ships: list[ShipView]
    """The ship, or the ships to choose from."""
    number: int = 0
    """How many faults there are, or how many connectors may stay open."""
    tiles: list[int] = []
    """The tiles to place, by number."""
    turns: list[int] = []
    """How each of them lies at first."""
    faults: list[FaultView] = []
    """The faults that the check has found, where they are not what is asked."""
    card: dict[str, Any] | None = None
    """The card, as in the data of the game."""
    dice: list[list[int]] = []
    """The dice for each meteor of the card."""
    options: list[int] = []
    """What may be chosen on a card: −1 to fly past, 0 and more for the planet to land on or the only
    place."""
    situation: Situation | None = None
    """Where the ship is in its flight."""


class Picture(Struct, frozen=True, kw_only=True):
    """The small picture of an exercise in the list."""

    edition: str
    """The edition of the rules."""
    ship_class: str
    """The class of the ship."""
    tiles: list[tuple[int, int, int]]
    """(cell, tile, turn)"""


class Solved(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The marked solution of an exercise."""

    cells: list[Cell] = []
    """Tiles to mark: those of the faults, those that are removed."""
    placed: list[tuple[Cell, int]] = []
    """Where the given tiles go, each with its quarter turns."""
    choice: int | None = None
    """The right ship or option."""
    faults: list[FaultView] = []
    """The faults, if they were to be found, or those of the answer."""
    lost: list[list[Cell]] = []
    """For each ship, the tiles that it loses."""
    values: list[float] = []
    """For each option, the credits that it brings on average."""


class ClinicFinding(StrEnum):
    """What the doctor may say; each has a text `clinic-finding-…`."""

    FAULTS_RIGHT = "faults-right"
    FAULTS_MISSED = "faults-missed"
    FAULTS_SOUND = "faults-sound"
    REPAIR_RIGHT = "repair-right"
    REPAIR_DEAR = "repair-dear"
    REPAIR_FAULTY = "repair-faulty"
    REPAIR_INNOCENT = "repair-innocent"
    PLACING_FAULT = "placing-fault"
    CLOSING_RIGHT = "closing-right"
    CLOSING_OPEN = "closing-open"
    AVERTING_RIGHT = "averting-right"
    AVERTING_HIT = "averting-hit"
    SURVIVAL_RIGHT = "survival-right"
    SURVIVAL_HIT = "survival-hit"
    LANDING_RIGHT = "landing-right"
    LANDING_LAND = "landing-land"
    LANDING_PAST = "landing-past"
    LANDING_OTHER = "landing-other"


class Diagnosis(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the doctor says about an attempt: right or wrong, and why."""

    is_right: bool
    """Whether the exercise is solved."""
    finding: ClinicFinding
    """The key of the explanation."""
    rule: str
    """The rule that decides."""
    facts: Mapping[str, int | float | str] = {}
    """The arguments of the explanation."""
    solved: Solved
    """The marked solution."""


class Exercise(
    Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True, omit_defaults=True
):
    """One exercise, as it is kept in its file; `kind` is the tag."""

    id: str
    rating: int
    ship: ShipFile

    asks: ClassVar[str]
    """The field of the attempt that is used."""
    is_manned: ClassVar[bool] = False
    """Whether crew and batteries matter; otherwise the ship is shown as it is built, without them."""

    def task(self) -> Task:
        raise NotImplementedError

    def grade(self, attempt: Attempt) -> Diagnosis:
        """Raises `UnfitAttempt` if the attempt cannot be judged."""
        raise NotImplementedError

    def example(self) -> Attempt:
        """A right answer."""
        raise NotImplementedError

    def features(self) -> Features:
        """What the rating is computed from."""
        raise NotImplementedError

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)

    @property
    def level(self) -> int:
        return level_of(self.rating)

    def plan(self) -> ShipPlan:
        return read(self.ship)

    def _task(self, **fields: Any) -> Task:
        """A task about the ship of the exercise; further fields are those of the kind."""
        view = ship_view(self.plan().ship)
        fields.setdefault("ships", [view if self.is_manned else ShipView(tiles=view.tiles)])
        return Task(asks=self.asks, edition=self.ship.edition, ship_class=self.ship.class_, **fields)


def ship_picture(one: Exercise) -> Picture:
    view = ship_view(one.plan().ship)
    return Picture(edition=one.ship.edition, ship_class=one.ship.class_, tiles=view.tiles)


# --- what the kinds share ----------------------------------------------------------------------------------


def seen(faults: list[Fault]) -> list[FaultView]:
    return [FaultView(fault.rule, fault.kind, fault.cells) for fault in faults]


def marked(plan: ShipPlan, attempt: Attempt) -> Mask:
    """The marked tiles; each has to be on the ship, and marked once."""
    occupied = plan.ship.hull.occupied
    found = 0
    for cell in attempt.cells:
        if not occupied >> cell & 1 or found >> cell & 1:
            raise UnfitAttempt(f"no tile to mark on cell {cell}")
        found |= 1 << cell
    return found


def chosen(attempt: Attempt, number: int) -> int:
    """The choice among that many."""
    if attempt.choice is None or attempt.choice >= number:
        raise UnfitAttempt(f"choose a number below {number}")
    return attempt.choice


def overlaps(cells: tuple[Cell, ...], mask: Mask) -> bool:
    return any(mask >> cell & 1 for cell in cells)


def place_of(plan: ShipPlan, cell: Cell) -> str:
    """The printed name of a cell, as it stands in explanations."""
    column, row = plan.ship.hull.board.coordinates_of(cell)
    return f"[{column},{row}]"


def listed(mask: Mask) -> list[Cell]:
    return list(cells_of(mask))
