"""A table for stories: a position in two lines, then cards, dice and answers, then what became of it.

t = Table(yard("II", "7,8 engine:rear ...."), yard("II"), at=[10, 8])
t.play(OpenSpace())
t.dice((3, 4))                      # chance rolls what the story says
t.answer(0, Engines(1))             # or t.defaults() to answer everything by RUL-08
assert t.state.flight.positions == [11, 8]

Whatever happens, no goods cube may appear or vanish: every step is checked.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from starhaul.kernel.contract import CHANCE, CLOCK, TICK, Event, Question
from starhaul.kernel.errors import Refusal
from starhaul.trucker.data import rule_data
from starhaul.trucker.files.prepared_flight import in_flight
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.flow.flight import DoResolve
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.config import Config, Options
from starhaul.trucker.match.state import Flight, State
from starhaul.trucker.parts.goods import COLOURS
from starhaul.trucker.parts.records import Card
from starhaul.trucker.ship.board import cells_of
from starhaul.trucker.ship.ship import Ship
from tests.event_samples import heard

GAME = Trucker()


class Table:
    """Ships in flight, leader first unless `at` says otherwise (positions, larger is ahead)."""

    def __init__(
        self,
        *ships: ShipPlan | Ship,
        at: Sequence[int] | None = None,
        edition: str = "1e",
        class_: str | None = None,
        credits: Sequence[int] | None = None,
        lost: Sequence[int] | None = None,
        settles: bool = False,
        **options: Any,
    ) -> None:
        given = [ship.ship if isinstance(ship, ShipPlan) else ship for ship in ships]
        self.board = given[0].hull.board
        config = Config(
            edition=self.board.edition if class_ is None else edition,
            seats=len(given),
            rounds=(class_ or self.board.record.class_,),
            options=Options(**options),
        )
        positions = at if at is not None else [20 - 3 * seat for seat in range(len(given))]
        self.state: State = in_flight(config, given, positions, credits=credits, lost=lost, settles=settles)
        self.told: list[Event] = []
        self.now = 0
        self.all_cubes = self._count_cubes()

    # --- acting --------------------------------------------------------------------------------------------

    def play(self, *cards: Card | str) -> "Table":
        """Cards as records or by their id in the table; they are resolved in this order."""
        known = {card.id: card for card in rule_data.cards(self.state.config.edition).cards}
        chosen = [known[card] if isinstance(card, str) else card for card in cards]
        self.state.frames += [DoResolve(card) for card in reversed(chosen)]
        return self.settle()

    def settle(self) -> "Table":
        """Run everything that waits for nobody."""
        GAME.settle(self.state, self.now, self.told)
        return self._conserved()

    def dice(self, *rolls: tuple[int, ...]) -> "Table":
        """Force these outcomes of chance, in order."""
        for roll in rolls:
            self._act(CHANCE, roll)
        return self

    def reveal(self, card: str) -> "Table":
        """Chance reveals this card of the deck."""
        ids = [known.id for known in rule_data.cards(self.state.config.edition).cards]
        return self._act(CHANCE, ids.index(card))

    def answer(self, seat: int, action: Any) -> "Table":
        return self._act(seat, action)

    def refused(self, seat: int, action: Any) -> str:
        """The code of the refusal; the state is unchanged."""
        before = GAME.dump(self.state)
        with pytest.raises(Refusal) as why:
            GAME.apply(self.state, seat, action, self.now)
        assert GAME.dump(self.state) == before
        return why.value.code

    def defaults(self) -> "Table":
        """Answer every question with its default until nobody is asked (outcomes of
        chance must be forced before)."""
        while questions := GAME.questions(self.state):
            self.answer(questions[0].seat, questions[0].default)
        return self

    def later(self, milliseconds: int) -> "Table":
        """Let time pass, and let the clock tick if something is due."""
        self.now += milliseconds
        due = GAME.wake_at(self.state)
        return self._act(CLOCK, TICK) if due is not None and due <= self.now else self

    def gone(self, *seats: int) -> "Table":
        """These seats have given up before the test begins."""
        for seat in seats:
            self.flight.reasons[seat] = "voluntary"
        return self

    def bank(self, red: int, yellow: int, green: int, blue: int) -> "Table":
        """The bank has this many cubes when the test begins."""
        self.flight.bank = [red, yellow, green, blue]
        self.all_cubes = self._count_cubes()
        return self

    def _act(self, seat: int, action: Any) -> "Table":
        self.told += GAME.apply(self.state, seat, action, self.now)
        return self._conserved()

    def _conserved(self) -> "Table":
        if self.state.flight is not None:
            assert self._count_cubes() == self.all_cubes, "cubes are neither made nor lost"
        return self

    def _count_cubes(self) -> list[int]:
        aboard = [ship.cargo() for ship in self.state.ships]
        bank = dict(zip(COLOURS, self.flight.bank, strict=True))
        return [bank[colour] + sum(cargo[colour] for cargo in aboard) for colour in COLOURS]

    # --- inspecting ----------------------------------------------------------------------------------------

    @property
    def flight(self) -> Flight:
        return self.state.in_flight

    @property
    def asked(self) -> list[tuple[int, str]]:
        """(seat, kind of question)"""
        return [(question.seat, question.kind) for question in GAME.questions(self.state)]

    def rolls(self) -> bool:
        """Whether dice are about to be rolled."""
        return GAME.outcomes(self.state) is not None

    def question(self, seat: int) -> Question:
        return next(question for question in GAME.questions(self.state) if question.seat == seat)

    def options(self, seat: int) -> list[Any]:
        return list(self.question(seat).options or ())

    def cell(self, column: int, row: int) -> int:
        found = self.board.cell_at(column, row)
        assert found is not None
        return found

    def tiles(self, seat: int) -> list[tuple[int, int]]:
        """(column, row) of the tiles of a ship, front to rear and left to right."""
        return [self.board.coordinates_of(cell) for cell in cells_of(self.state.ships[seat].hull.occupied)]

    def crew(self, seat: int) -> int:
        return self.state.ships[seat].crew_count()

    def batteries(self, seat: int) -> int:
        return self.state.ships[seat].battery_count()

    def cubes(self, seat: int) -> list[str]:
        """The colours on the ship, the dearest first."""
        cargo = self.state.ships[seat].cargo()
        return [colour.value for colour in COLOURS for _ in range(cargo[colour])]

    def heard(self, key: str) -> list[dict[str, Any]]:
        """The arguments of all events with this key so far."""
        return heard(self.told, key)

    def seats_told(self, key: str) -> list[int]:
        """The seats of all events with this key so far."""
        return [told["seat"] for told in self.heard(key)]

    @property
    def is_over(self) -> bool:
        return not self.state.frames

    @property
    def gave_up(self) -> list[str]:
        return self.flight.reasons
