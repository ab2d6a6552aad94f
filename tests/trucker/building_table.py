"""A table at which ships are built: tiles that the story names, time that passes as on a server.

t = Building("II", edition="2e", seats=2)
t.draw(0, "cabin").attach(0, "front")        # chance hands out this tile; it goes before the starting cabin
t.wait(90)                                   # seconds; the clock ticks whenever something is due
assert t.refuses(1, Flip()) == ("finish-first", "BLD-41")
"""

from typing import Any

import pytest

from starhaul.kernel.contract import CHANCE, CLOCK, Event
from starhaul.kernel.errors import Refusal
from starhaul.kernel.match import Match
from starhaul.kernel.record_types import tag_of
from starhaul.trucker.flow.building_steps import handle_of
from starhaul.trucker.flow.building_turns import AskFirst
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.actions import Attach, Finish, Presence, Return, Take, TakeOpen
from starhaul.trucker.match.config import Config, Options
from starhaul.trucker.match.state import State, Yard
from starhaul.trucker.parts.terms import DIRECTION_BY_WORD
from starhaul.trucker.ship.board import first_cell
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.placement import placements
from starhaul.trucker.views.view import View
from tests.event_samples import heard
from tests.trucker.shipyard import _matches

GAME = Trucker()
RUN = 90
"""Seconds of a run of the hourglass."""


class Building:
    """A match that has just begun to build; `rounds` if it is to have more than one."""

    def __init__(
        self,
        *rounds: str,
        edition: str = "1e",
        seats: int = 2,
        seed: int = 1,
        first: int = 0,
        trek: bool = False,
        **options: Any,
    ) -> None:
        config = Config(
            edition=edition, seats=seats, rounds=rounds or ("II",), trek=trek, options=Options(**options)
        )
        self.match: Match[Config, State] = Match(GAME, config, seed)
        self.told: list[Event] = []
        self.first = first
        self.chance()

    # --- acting --------------------------------------------------------------------------------------------

    def chance(self) -> "Building":
        """Let chance act; in turn-based building the seat named `first` begins."""
        while GAME.outcomes(self.state) is not None:
            is_first = isinstance(self.state.frames[-1], AskFirst)
            outcome = self.first if is_first else self.match.next_outcome()
            self.told += self.match.act(CHANCE, outcome)
        return self

    def do(self, seat: int, *actions: Any) -> "Building":
        for action in actions:
            self.told += self.match.act(seat, action)
            self.chance()
        return self

    def draw(self, seat: int, kind: str = "", pattern: str = "....") -> "Building":
        """A face-down tile of this kind (or any, the most connectors first) comes into the hand."""
        tile = self.find(kind, pattern)
        self.told += self.match.act(seat, Take())
        self.told += self.match.act(CHANCE, tile)
        return self

    def attach(self, seat: int, where: str | int = "front", turn: int | None = None) -> "Building":
        """Attach what is in the hand beside the starting cabin, or on a cell; by default turned to fit."""
        cell = self.beside(where) if isinstance(where, str) else where
        return self.do(seat, Attach(cell, self.turn_for(seat, cell) if turn is None else turn))

    def build(self, seat: int, number: int = 1) -> "Building":
        """Attach that many tiles without faults, wherever there is room."""
        for _ in range(number):
            self.draw(seat, "structural" if self.left("structural") else "cargo")
            strict = placements(self.hull(seat), self.zone, self.yard.hands[seat], strict=True)
            turn = next(turn for turn in range(4) if strict[turn])
            self.do(seat, Attach(first_cell(strict[turn]), turn))
        return self

    def spoil(self, seat: int) -> "Building":
        """Attach an engine the wrong way round before the starting cabin."""
        return self.draw(seat, "engine", "0300").attach(seat, "front", 1)

    def face_up(self, seat: int, kind: str = "cargo") -> int:
        """A seat draws a tile and returns it; the tile's number."""
        self.draw(seat, kind).do(seat, Return())
        return self.yard.open[-1]

    def finish(self, *seats: int) -> "Building":
        """Each takes the lowest number left."""
        for seat in seats:
            free = [n for n in self.state.seats if n + 1 not in self.yard.starts]
            self.do(seat, Finish(0 if self.takes_lowest else free[0] + 1))
        return self

    def wait(self, seconds: float = 0) -> "Building":
        """Time passes; the clock ticks at every moment that something waited for."""
        until = self.match.now_ms + round(1000 * seconds)
        for _ in range(1000):
            due = GAME.wake_at(self.state)
            if due is None or due > until:
                break
            self.told += self.match.tick(max(due, self.match.now_ms))
            self.chance()
        else:
            raise AssertionError("the clock never comes to rest")
        self.match.now_ms = until
        return self

    def presence(self, player: int, now: str) -> "Building":
        self.told += self.match.act(CLOCK, Presence(player, now))
        return self

    # --- looking -------------------------------------------------------------------------------------------

    def refuses(self, seat: int, action: Any) -> tuple[str, str]:
        """Why an action is refused: its code and its rule. A refusal leaves everything as it was."""
        before = self.match.key
        with pytest.raises(Refusal) as refused:
            self.match.act(seat, action)
        assert self.match.key == before
        return refused.value.code, refused.value.rule

    def allows(self, seat: int, action: Any) -> bool:
        try:
            GAME.check(self.state, seat, action, self.match.now_ms)
        except Refusal:
            return False
        return True

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def yard(self) -> Yard:
        return self.state.in_yard

    @property
    def zone(self) -> Any:
        return self.state.zone

    @property
    def field(self) -> str:
        return self.state.profile.timer.fields[self.yard.field]

    @property
    def takes_lowest(self) -> bool:
        return self.state.profile.learning or self.state.config.options.build == "relaxed"

    @property
    def doing(self) -> str:
        """The tag of the frame that waits."""
        return str(tag_of(type(self.state.frames[-1]))) if self.state.frames else "over"

    def asked(self) -> list[int]:
        return [question.seat for question in GAME.questions(self.state)]

    def hull(self, seat: int) -> Hull:
        return self.state.ships[seat].hull

    def size(self, seat: int) -> int:
        """Tiles of a ship, the starting cabin included."""
        return self.hull(seat).occupied.bit_count()

    def view(self, player: int | None) -> View:
        return GAME.view(self.state, player)

    def heard(self, key: str) -> list[dict[str, Any]]:
        return heard(self.told, key)

    def handle(self, tile: int) -> int:
        return handle_of(self.state, tile)

    def open_tile(self, tile: int) -> TakeOpen:
        return TakeOpen(self.handle(tile))

    def beside(self, word: str) -> int:
        """A cell beside the starting cabin, or further on: "front", "front left"."""
        board = self.state.profile.board
        assert board.start is not None
        mask = 1 << board.start
        for step in word.split():
            mask = board.step(mask, DIRECTION_BY_WORD[step])
        return first_cell(mask)

    # --- tiles ---------------------------------------------------------------------------------------------

    def left(self, kind: str) -> list[int]:
        """Face-down tiles of a kind (any if empty), most connectors first."""
        tiles = tile_set(self.state.config.edition)
        found = [n for n in self.yard.pool if kind in ("", tiles.records[n].kind)]
        return sorted(found, key=lambda n: (tiles.placed[n][0].connectors.count(0), n))

    def find(self, kind: str, pattern: str) -> int:
        placed = tile_set(self.state.config.edition).placed
        return next(
            n for n in self.left(kind) if any(_matches(placed[n][t].connectors, pattern) for t in range(4))
        )

    def turn_for(self, seat: int, cell: int) -> int:
        """A turn in which the tile at issue may lie there, without faults if possible."""
        tile = self.yard.hands[seat]
        strict = placements(self.hull(seat), self.zone, tile, strict=True) if tile else (0, 0, 0, 0)
        turns = [turn for turn in range(4) if self.allows(seat, Attach(cell, turn))]
        return min(turns, key=lambda turn: not strict[turn] >> cell & 1, default=0)
