"""Ships on the launch pad: building is over, the check comes next, then the whole flight and the settlement.

p = Pad(yard("I", "8,7 engine:rear 0001"), yard("I"))
p.launch()                          # check, crew, aliens by default, deck; up to the first question in flight
"""

from collections.abc import Sequence
from typing import Any

from starhaul.kernel.contract import CHANCE, CLOCK, TICK
from starhaul.kernel.match import Match
from starhaul.trucker.data import rule_data
from starhaul.trucker.files.prepared_flight import in_flight
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.flow.flight import DoNextCard
from starhaul.trucker.flow.insurance_offer import DoInsure
from starhaul.trucker.flow.launch import DoCheck, DoDeck, DoPrepare, DoSeatAliens
from starhaul.trucker.flow.rounds import DoEndRound
from starhaul.trucker.flow.settlement import DoSettle
from starhaul.trucker.flow.trek import NOBODY
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.actions import Presence
from starhaul.trucker.match.config import Config, Options
from starhaul.trucker.match.state import Trek
from starhaul.trucker.ship.ship import Ship
from tests.trucker.story_table import GAME, Table

STAGES = (
    DoEndRound(), DoSettle(), DoNextCard(), DoDeck(), DoSeatAliens(), DoPrepare(), DoInsure(), DoCheck(),
)  # fmt: skip


def built(config: Config, seed: int = 1) -> Match[Any, Any]:
    """A match in which building is about to begin: chance has dealt the piles."""
    match = Match(Trucker(), config, seed)
    match.advance()
    return match


class Pad(Table):
    """A table just after building. Start numbers are in seating order unless `starts` is given."""

    def __init__(
        self,
        *yards: ShipPlan,
        starts: Sequence[int] | None = None,
        rounds: tuple[str, ...] = (),
        trek: bool = False,
        **options: Any,
    ) -> None:
        board = yards[0].ship.hull.board
        config = Config(
            edition=board.edition,
            seats=len(yards),
            rounds=rounds or (board.record.class_,),
            trek=trek,
            options=Options(**options),
        )
        self.state = built(config).state
        self.told, self.now = [], 0
        self.state.ships = [Ship.bare(yard.ship.hull) for yard in yards]
        self.state.in_yard.starts = list(starts or range(1, len(yards) + 1))
        self.state.frames = list(STAGES)

    def begin(self) -> "Pad":
        """Start the check, up to the first question; chance takes the first outcome."""
        self.settle()
        return self.chance()

    def launch(self) -> "Pad":
        """Continue up to the question before the first card, or to its reveal where there is none."""
        self.begin()
        while self.state.yard is not None:
            question = GAME.questions(self.state)[0]
            self.answer(question.seat, question.default)
            self.chance()
        return self

    def chance(self) -> "Pad":
        """Let chance deal, except for the cards of the flight."""
        while self.state.yard is not None and (outcomes := GAME.outcomes(self.state)) is not None:
            self._act(CHANCE, outcomes.options[0])
        return self

    def deck(self, *cards: str) -> "Pad":
        """Replace the deck by these cards."""
        numbers = {card.id: n for n, card in enumerate(rule_data.cards(self.state.config.edition).cards)}
        self.flight.deck = [numbers[card] for card in cards]
        return self

    def says(self, player: int, now: str) -> "Pad":
        """Report the presence of a person."""
        says(self, player, now)
        return self

    def tick(self) -> "Pad":
        """Let the clock act if something is due at once."""
        self._act(CLOCK, TICK)
        return self

    def answer(self, seat: int, action: Any) -> "Pad":
        self._act(seat, action)
        return self

    def later(self, milliseconds: int) -> "Pad":
        super().later(milliseconds)
        return self

    def _conserved(self) -> "Pad":
        return self


class Trekking(Table):
    """A flight of a Trek (counted from 0); `ends()` settles it, awards titles and begins the next flight."""

    def __init__(
        self,
        *yards: ShipPlan,
        flight: int,
        titles: Sequence[str],
        holders: Sequence[int] | None = None,
        gold: Sequence[bool] | None = None,
        at: Sequence[int] | None = None,
        **options: Any,
    ) -> None:
        config = Config(
            edition="2e",
            seats=len(yards),
            rounds=("I", "II", "III"),
            trek=True,
            options=Options(**options),
        )
        positions = at or [20 - 3 * seat for seat in range(len(yards))]
        self.state = in_flight(config, [yard.ship for yard in yards], positions, settles=False)
        self.state.round = flight
        names = [title.id for title in rule_data.titles().titles]
        count = len(yards)
        self.state.trek = Trek(
            [names.index(title) for title in titles],
            list(holders or [NOBODY] * count),
            list(gold or [False] * count),
        )
        self.told, self.now = [], 0
        self.all_cubes = self._count_cubes()

    @property
    def trek(self) -> Trek:
        assert self.state.trek is not None
        return self.state.trek

    def ends(self) -> "Trekking":
        self.state.frames = [DoEndRound(), DoSettle()]
        self.settle()
        return self

    def earned(self, seat: int) -> list[int]:
        """Credits for titles in the settlement."""
        (lines,) = [told["bookings"] for told in self.heard("settled") if told["seat"] == seat]
        return [line["credits"] for line in lines if line["item"] == "title"]


def says(table: Table, player: int, now: str) -> None:
    """Report the presence of a person (RUL-09)."""
    table.told += GAME.apply(table.state, CLOCK, Presence(player, now), table.now)
