"""The lessons of the trucker game: reads their files (docs/formats.md §6) and plays the rival.

Loaded by `starhaul.games` and, for the bot, by `bots.registry`. A file names tiles, cards and cells as they
are printed; here they become the numbers of the engine, for the rules and for the client alike. The texts are
in `locale/`.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from msgspec import Struct

from starhaul.bots.bot_contract import Briefing, Chair
from starhaul.bots.trucker import Easy
from starhaul.kernel.chance import NOBODY
from starhaul.kernel.contract import Action
from starhaul.kernel.prepared_chance import PreparedStream
from starhaul.kernel.typed import from_builtins, from_json
from starhaul.plugins.lesson_contract import Lesson, LessonStep
from starhaul.plugins.trucker.plugin import PLUGIN
from starhaul.trucker.data import rule_data
from starhaul.trucker.match.actions import Attach, Finish, Return, Take
from starhaul.trucker.match.config import Config, profile
from starhaul.trucker.ship.board import Board
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.views.view import SeatView

FOLDER = "starhaul.trucker.data"
UNHURRIED_MS, PRESSED_MS = 6_000, 200
"""How long the rival takes for a tile while the person builds, and afterwards."""


class RivalTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile of the rival's ship, as in ship files."""

    tile: str
    at: tuple[int, int]
    turn: int = 0


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file in `trucker/data/lessons`."""

    config: dict[str, Any]
    tiles: tuple[str, ...]
    """The tiles that the person draws, in this order."""
    rival: tuple[RivalTile, ...]
    """The rival's ship, in the order in which it is built."""
    cards: tuple[str, ...]
    """The deck in the order of the flight; the piles are dealt in this order, too."""
    dice: tuple[tuple[int, ...], ...]
    """All rolls of the flight."""
    steps: tuple[dict[str, Any], ...]


class Part(NamedTuple):
    """A tile of the rival's ship, in numbers."""

    tile: int
    cell: int
    rotation: int


class Numbering:
    """Turns the printed names of a lesson into the numbers of its edition and board."""

    def __init__(self, config: Mapping[str, object]) -> None:
        chosen = from_builtins({**PLUGIN.usual, **config}, Config)
        self._tiles = tile_set(chosen.edition).number_of_id
        self._cards = {card.id: number for number, card in enumerate(rule_data.cards(chosen.edition).cards)}
        self._board: Board = profile(chosen, 0).board

    def tile(self, name: str) -> int:
        return self._tiles[name]

    def card(self, name: str) -> int:
        return self._cards[name]

    def cell(self, at: tuple[int, int] | list[int]) -> int:
        column, row = at
        record = self._board.record
        return record.rows.index(row) * self._board.columns + record.columns.index(column)

    def step(self, value: object) -> Any:
        """The same part of a step with the number of a cell for `at`, which becomes `cell`, and for
        `battery_at`, which becomes `battery`; and with the numbers of tiles."""
        if isinstance(value, list):
            return [self.step(one) for one in value]
        if isinstance(value, dict):
            return dict(self._entry(key, one) for key, one in value.items())
        return value

    def _entry(self, key: str, value: Any) -> tuple[str, Any]:
        if key == "at":
            return "cell", self.cell(value)
        if key.endswith("_at"):
            return key.removesuffix("_at"), self.cell(value)
        return (key, self.tile(value)) if key == "tile" else (key, self.step(value))


@cache
def _file(name: str) -> LessonFile:
    path = files(FOLDER).joinpath("lessons", f"{name.replace('-', '_')}.json")
    return from_json(path.read_bytes(), LessonFile)


@cache
def lesson(name: str) -> Lesson:
    found = _file(name)
    numbers = Numbering(found.config)
    return Lesson(
        name=name,
        config=found.config,
        streams={
            "tiles": PreparedStream(
                first={
                    0: tuple(map(numbers.tile, found.tiles)),
                    1: tuple(part.tile for part in _rival_ship(name)),
                }
            ),
            "cards": PreparedStream(first={NOBODY: tuple(map(numbers.card, found.cards))}),
            "dice": PreparedStream(in_turn=found.dice),
        },
        steps=[from_builtins(numbers.step(step), LessonStep) for step in found.steps],
    )


@cache
def _rival_ship(name: str) -> tuple[Part, ...]:
    found = _file(name)
    numbers = Numbering(found.config)
    return tuple(Part(numbers.tile(one.tile), numbers.cell(one.at), one.turn) for one in found.rival)


class Rival(Easy):
    """Builds the ship that the lesson prescribes, leaves the first start number to the person, and flies like
    a beginner."""

    def __init__(self, chair: Chair, **traits: str) -> None:
        self._ship = _rival_ship(traits.pop("lesson"))
        super().__init__(chair, **traits)

    def answer(self, briefing: Briefing) -> Action | None:
        if briefing.question.kind != "build":
            return super().answer(briefing)
        seats: list[SeatView] = briefing.view.seats
        me, taken = seats[briefing.view.me], {seat.start for seat in seats}
        if me.start:
            return None
        if me.hand:
            return self._with_tile(me.hand)
        if len(me.ship.tiles) <= len(self._ship):
            return Take()
        # The first number is the person's, however long they take.
        return Finish(max(number for number in range(1, len(seats) + 1) if number not in taken))

    def _with_tile(self, tile: int) -> Action:
        for part in self._ship:
            if part.tile == tile:
                return Attach(part.cell, part.rotation)
        return Return()

    def pace_ms(self, briefing: Briefing, action: Action | None) -> int:
        if briefing.question.kind != "build":
            return super().pace_ms(briefing, action)
        is_pressed = any(seat.start for seat in briefing.view.seats)
        return PRESSED_MS if is_pressed else UNHURRIED_MS
