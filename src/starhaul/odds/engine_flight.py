"""The flight of a lane in the engine: the same ships, cards, dice and pilot. Slow, and the measure of all
odds."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from starhaul.kernel.contract import CHANCE, Action, Event
from starhaul.kernel.frames import AskFrame
from starhaul.kernel.question_frames import QuestionFrame
from starhaul.odds import lane_layout as at
from starhaul.odds.engine_lane import LanePilot, lane_of
from starhaul.odds.lane_dice import deal, roll
from starhaul.odds.odds_book import ROLLS, Book
from starhaul.trucker.cards.sabotage import AskSabotage
from starhaul.trucker.files.prepared_flight import in_flight
from starhaul.trucker.flow.flight import AskCard, DoNextCard
from starhaul.trucker.flow.giving_up import VOLUNTARY, give_up_unmanned
from starhaul.trucker.flow.hits import AskAim
from starhaul.trucker.flow.settlement import finishing_order, settlement
from starhaul.trucker.match.config import Config
from starhaul.trucker.match.state import State
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.ship import Ship


class FlownShip(Struct, frozen=True):
    """A ship that takes part, and its row of numbers."""

    ship: Ship
    row: list[int]


class EngineFlight:
    """One flight. Ships take the seats in starting order; a ship alone has a rival that stays at home."""

    def __init__(
        self, book: Book, ships: Sequence[FlownShip], key: int, yard_dice: tuple[int, ...] = ()
    ) -> None:
        self._book = book
        self._rolls = [0] * at.LANE
        self._rolls[at.KEY] = key
        deal(book.numbers, self._rolls, key)
        count = book.numbers[at.CARD_COUNT]
        self.deck = self._rolls[at.DECK : at.DECK + count]
        rows = [number for one in ships for number in one.row]
        self._pilot = LanePilot(book, rows)
        self._pending = 0
        self.state = self._launched(ships, yard_dice)

    def _launched(self, ships: Sequence[FlownShip], yard_dice: tuple[int, ...]) -> State:
        board, seats = self._book.board, max(2, len(ships))
        config = Config(
            edition=board.edition,
            seats=seats,
            rounds=(board.record.class_,),
            level=self._book.flight.level,
        )
        idle = [Ship.bare(Hull.empty(board))] * (seats - len(ships))
        places = self._book.flight.start_spaces[:seats]
        state = in_flight(
            config, [*(one.ship for one in ships), *idle], places, yard_dice=yard_dice, settles=False
        )
        flight = state.in_flight
        for seat, one in enumerate(ships):
            cap = one.row[at.CAP]
            flight.caps[seat], flight.owed[seat] = cap, one.row[at.OWED]
        for seat in range(len(ships), seats):
            flight.reasons[seat] = VOLUNTARY
        flight.deck = sorted(self._book.cards[card] for card in self.deck)
        give_up_unmanned(state, [])
        state.frames = [DoNextCard()]
        return state

    def play(self) -> Iterator[list[int]]:
        """The lane before each card and at the end."""
        state, told = self.state, list[Event]()
        while state.frames:
            top: Any = state.frames[-1]
            if not isinstance(top, AskFrame):
                state.frames.pop().proceed(state, 0, told)
            elif isinstance(top, AskCard):
                yield lane_of(self._book, state)
                self._rolls[at.FLOWN], self._rolls[at.ROLLS] = state.in_flight.flown, 0
                self._answer_chance(top, self._book.cards[self.deck[state.in_flight.flown]])
            elif isinstance(top, AskAim | AskSabotage):
                self._answer_chance(top, self._dice(top))
            elif isinstance(top, QuestionFrame):
                seat = top.waiting(state)[0]
                question = next(one for one in top.questions(state) if one.seat == seat)
                top.answer(state, seat, self._pilot.answer(state, question), 0, told)
        yield lane_of(self._book, state)

    def _answer_chance(self, top: AskFrame, action: Action) -> None:
        outcomes = top.outcomes(self.state)
        if outcomes is None or action not in outcomes.options:
            raise ValueError(f"{action} is no possible outcome")
        top.answer(self.state, CHANCE, action, 0, [])

    def _dice(self, top: AskAim | AskSabotage) -> tuple[int, ...]:
        """One roll of two dice for each threat and each line of Sabotage. Where one die is rolled, the second
        of the roll is for a threat that is deflected."""
        if isinstance(top, AskAim) and top.dice:
            return (ROLLS[self._pending][1],)
        self._pending = roll(self._rolls)
        board = self._book.board
        dice = board.dice_per_threat if isinstance(top, AskAim) else board.dice_per_line
        return ROLLS[self._pending][:dice]

    def net(self, seat: int) -> int:
        """Everything booked for a seat, before the floor at 0."""
        state = self.state
        lines = settlement(state, seat, finishing_order(state))
        return state.credits[state.account(seat)] + sum(line.credits for line in lines)
