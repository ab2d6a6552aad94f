"""Length and balance (chapter 15), and the engine compared with the small
one of `simulate.py`, turn by turn."""

from collections import Counter, deque
from typing import Any, NamedTuple

import pytest

from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CHANCE
from starhaul.kernel.match import Match
from starhaul.race.config import Config
from starhaul.race.decks import BONUS, MOVEMENT
from starhaul.race.flow.rounds import AskDeal
from starhaul.race.flow.turn import AskPlay
from starhaul.race.state import State
from starhaul.race.terms import SHIPS
from starhaul.race.viewing import listed
from tests.effort import effort
from tests.race import simulate
from tests.race.greedy import Greedy
from tests.race.stage import GAME, new_match, steps
from tests.rules import about

SEATS = (2, 3, 4)
TABLE: dict[int, tuple[float, list[float]]] = {
    2: (84.0, [0.505, 0.495]),
    3: (66.5, [0.348, 0.333, 0.320]),
    4: (80.5, [0.514, 0.486, 0.514, 0.486]),
}
"""The greedy rows of the table in chapter 15: cards in all, win share by seat."""
RANDOM = {2: 96.0, 3: 66.8, 4: 93.4}
GAMES = effort(250, 2000)
CLOSE = effort(0.075, 0.03)
"""How far shares may be from the table, 2.4 standard deviations: with fewer games it is more."""


def greedy_races(seats: int, games: int) -> tuple[float, list[float]]:
    """The number of cards and the win share by seat of the engine; seat 0 begins."""
    cards, shares = 0, [0.0] * seats
    for seed in range(games):
        match = new_match(seats, f"greedy/{seed}", first=0, decision_seconds=0)
        policy = Greedy(Stream(seed, "greedy"))
        match.advance()
        while not match.is_over:
            question = GAME.questions(match.state)[0]
            match.act(question.seat, policy.answer(match.state, question))
            match.advance()
        cards += match.state.turns
        for seat, won in enumerate(GAME.scores(match.state)):
            shares[seat] += won / len(match.state.winners) / games
    return cards / games, shares


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_greedy_races_are_as_long_and_as_fair_as_the_catalogue_says(seats: int):
    cards, shares = greedy_races(seats, GAMES)
    expected, balance = TABLE[seats]
    assert cards == pytest.approx(expected, rel=0.1)
    assert shares == pytest.approx(balance, abs=CLOSE)


@pytest.mark.many
@pytest.mark.parametrize("seats", SEATS)
def test_some_greedy_races_are_as_long_as_the_catalogue_says(seats: int):
    assert greedy_races(seats, 40)[0] == pytest.approx(TABLE[seats][0], rel=0.1)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_the_small_engine_measures_the_same(seats: int):
    found = simulate.measure(seats, GAMES, "2025", simulate.Greedy)
    assert found.cards == pytest.approx(TABLE[seats][0], rel=CLOSE)
    assert found.shares == pytest.approx(TABLE[seats][1], abs=CLOSE)
    found = simulate.measure(seats, GAMES, "2025", simulate.Random)
    assert found.cards == pytest.approx(RANDOM[seats], rel=CLOSE)


# --- two engines, one race ---------------------------------------------------------------------------------


class Asked(NamedTuple):
    seat: int
    kind: str
    options: tuple[Any, ...]
    answer: Any


class Snapshot(NamedTuple):
    """What both engines must agree on after a turn."""

    places: dict[str, tuple[int, str]]
    hands: list[list[str]]
    bonus_hands: list[Counter[str]]
    deck: list[str]
    bonus_deck: Counter[str]
    bonus_discard: Counter[str]
    finish_pile: Counter[str]
    winners: list[int]


class Recorded(NamedTuple):
    """A race of the engine: decisions, cards in the order in which they were taken,
    and a snapshot after each turn."""

    first: int
    asked: deque[Asked]
    taken: deque[Any]
    turns: list[Snapshot]


def recorded(match: Match[Config, State], draw: Stream) -> Recorded:
    asked, taken, turns = deque[Asked](), deque[Any](), list[Snapshot]()
    state, before = match.state, GAME.clone(match.state)
    for seat, action, _ in steps(match, draw, patience=10**9):
        if seat == CHANCE:
            taken += cards_taken(before, state, action)
        else:
            (question,) = GAME.questions(before)
            asked.append(Asked(seat, question.kind, question.options or (), action))
        if not state.frames or isinstance(state.frames[-1], AskPlay):
            turns.append(snapshot(state))
        before = GAME.clone(state)
    return Recorded(state.first, asked, taken, turns)


def cards_taken(before: State, after: State, outcome: int) -> list[Any]:
    top = before.frames[-1]
    if isinstance(top, AskDeal):
        names = [MOVEMENT[card].name for card in after.hands[top.seats[0]]]
        return [card_of(name) for name in names]
    return [] if type(top).__name__ == "AskFirst" else [BONUS[outcome]]


def card_of(name: str) -> simulate.Card:
    colour, value, copy = name.split("-")
    return colour, int(value), copy


def name_of(card: simulate.Card) -> str:
    return "-".join(map(str, card))


def snapshot(state: State) -> Snapshot:
    return Snapshot(
        places={SHIPS[ship]: state.places[ship] for ship in state.setup.ships},
        hands=[[MOVEMENT[card].name for card in hand] for hand in state.hands],
        bonus_hands=[Counter(listed(hand)) for hand in state.bonus_hands],
        deck=[MOVEMENT[card].name for card in state.deck],
        bonus_deck=Counter(listed(state.bonus_deck)),
        bonus_discard=Counter(listed(state.bonus_discard)),
        finish_pile=Counter(listed(state.finish_pile)),
        winners=list(state.winners),
    )


def small_snapshot(race: simulate.Race) -> Snapshot:
    return Snapshot(
        places={ship.name: (ship.index, ship.face) for ship in race.ships},
        hands=[sorted(map(name_of, hand)) for hand in race.hands],
        bonus_hands=[Counter(hand) for hand in race.bonus_hands],
        deck=sorted(map(name_of, race.deck)),
        bonus_deck=Counter(race.bonus_deck),
        bonus_discard=Counter(race.bonus_discard),
        finish_pile=Counter(race.pile),
        winners=race.winners(),
    )


class SameCards(simulate.Luck):
    """Takes from each deck the card that the engine took; it must be in the deck."""

    def __init__(self, taken: deque[Any]) -> None:
        self.taken = taken

    def shuffle(self, cards: list[Any]) -> None:
        """The order does not matter."""

    def take(self, cards: list[Any]) -> Any:
        card = self.taken.popleft()
        cards.remove(card)
        return card


class SameAnswers:
    """Gives the answers given in the engine; the same seats must be asked the
    same questions in the same order."""

    def __init__(self, asked: deque[Asked]) -> None:
        self.asked = asked

    def _next(self, seat: int, kind: str, options: set[Any]) -> Any:
        found = self.asked.popleft()
        offered = {
            (option.card, option.ship) if kind == "play" else getattr(option, FIELDS[kind])
            for option in found.options
        }
        assert (found.seat, found.kind, offered) == (seat, kind, options)
        return found.answer

    def choose(self, race: simulate.Race, seat: int) -> tuple[simulate.Card, simulate.Ship]:
        options = {(name_of(card), ship.name) for card in race.hands[seat] for ship in race.movable(card[0])}
        answer = self._next(seat, "play", options)
        return card_of(answer.card), next(ship for ship in race.ships if ship.name == answer.ship)

    def departure(
        self, race: simulate.Race, seat: int, ship: simulate.Ship, value: int, options: list[str]
    ) -> str | None:
        card: str | None = self._next(seat, "departure", {None, *options}).card
        return card

    def evade(self, race: simulate.Race, seat: int, ship: simulate.Ship, end: int) -> bool:
        return self._next(seat, "evade", {None, "evasive_manoeuvre"}).card is not None

    def side(self, race: simulate.Race, seat: int, ship: simulate.Ship, end: int) -> str:
        return str(self._next(seat, "side", {*simulate.FACES[end]}).face)

    def tow(
        self, race: simulate.Race, seat: int, ships: list[simulate.Ship], end: int, face: str
    ) -> simulate.Ship | None:
        answer = self._next(seat, "tow", {None, *(ship.name for ship in ships)})
        return next((ship for ship in ships if ship.name == answer.ship), None)


FIELDS = {"departure": "card", "evade": "card", "side": "face", "tow": "ship"}


def agree(seats: int, seed: int) -> None:
    record = recorded(new_match(seats, seed, decision_seconds=0), Stream(seed, "players"))
    players: list[simulate.Player] = [SameAnswers(record.asked)] * seats
    race = simulate.Race(seats, SameCards(record.taken), players, record.first)
    for number, expected in enumerate(record.turns):
        if number:
            race.turn((record.first + number - 1) % seats)
        if not race.winners() and number % (simulate.HAND * seats) == 0:
            race.deal()
        assert small_snapshot(race) == expected, (seed, number)
    assert race.winners()
    assert (len(record.asked), len(record.taken)) == (0, 0)


@pytest.mark.many
@about("TR-030", "TR-050", "TR-063", "TR-073", "TR-142", "TR-160", "TR-170")
@pytest.mark.parametrize("seats", SEATS)
def test_both_engines_agree_after_every_turn(seats: int):
    for seed in range(25):
        agree(seats, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_both_engines_agree_in_some_hundred_races(seats: int):
    for seed in range(25, effort(75, 225)):
        agree(seats, seed)
