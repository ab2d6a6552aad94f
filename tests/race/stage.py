"""A stage for race stories: ships by short places, one turn, and what became of it.

    s = stage(ships={"red-1": "7h"}, hands=["red-4-a"])
    s.turn("red-4-a", "red-1")
    assert s.at("red-1") == "15b"

A place is an index with the first letter of its face: `7h` hyperspace, `n` normal, `b` bonus, `a` asteroid.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
import pytest

from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CHANCE, Action, Event, Question
from starhaul.kernel.errors import Refusal
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import next_action
from starhaul.race.actions import Play, PlayBonus, Side, Tow
from starhaul.race.config import Config, Options
from starhaul.race.decks import BONUS, CARD_OF_NAME
from starhaul.race.flow.rounds import DoTurn
from starhaul.race.game import Race
from starhaul.race.records import TrackRecord
from starhaul.race.state import State
from starhaul.race.terms import SHIP_OF_NAME, Place
from tests.event_samples import heard

GAME = Race()
FACES = {
    "s": "start", "n": "normal", "b": "bonus", "h": "hyperspace", "a": "asteroid", "f": "finish",
    "x": "black_hole",
}  # fmt: skip
LETTERS = {face: letter for letter, face in FACES.items()}


def place(text: str) -> Place:
    return int(text[:-1]), FACES[text[-1]]


class Stage:
    """A race in progress. Cards in no hand have been played, unless the deck is given."""

    def __init__(
        self,
        players: int = 2,
        ships: Mapping[str, str] | None = None,
        hands: Sequence[Sequence[str]] = (),
        bonus: Sequence[Sequence[str]] = (),
        deck: Sequence[str] | None = None,
        discard: Sequence[str] = (),
        pile: Sequence[str] | None = None,
        turn: int = 0,
        **options: Any,
    ) -> None:
        config = Config(seats=players, options=Options(first=0, **options))
        self.state: State = GAME.new(config, 0)
        self.told: list[Event] = []
        state = self.state
        for name, text in (ships or {}).items():
            state.places[SHIP_OF_NAME[name]] = place(text)
        for seat, hand in enumerate(hands):
            state.hands[seat] = tuple(sorted(CARD_OF_NAME[card] for card in hand))
        held = {card for hand in state.hands for card in hand}
        state.deck = tuple(card for card in state.setup.cards if card not in held)
        for seat, cards in enumerate(bonus):
            state.bonus_hands[seat] = counted(cards)
        if deck is not None:
            state.bonus_deck = counted(deck)
        state.bonus_discard = counted(discard)
        state.finish_pile = counted(["tow_hook"] * 2 * players if pile is None else pile)
        state.frames = [DoTurn(turn)]
        GAME.settle(state, 0, self.told)

    # --- acting --------------------------------------------------------------------------------------------

    def turn(self, card: str, ship: str, *answers: Any) -> "Stage":
        """Play a card; the answers are given in order by whoever is asked."""
        self._act(self.question.seat, Play(card, ship))
        return self.answer(*answers)

    def answer(self, *answers: Any) -> "Stage":
        for answer in answers:
            self._act(self.question.seat, answer)
        return self

    def bonus(self, card: str | None) -> "Stage":
        return self.answer(PlayBonus(card))

    def side(self, face: str) -> "Stage":
        return self.answer(Side(face))

    def tow(self, ship: str | None) -> "Stage":
        return self.answer(Tow(ship))

    def draws(self, *cards: str) -> "Stage":
        """Chance deals these bonus cards."""
        for card in cards:
            self._act(CHANCE, BONUS.index(card))
        return self

    def refused(self, seat: int, action: Any) -> str:
        before = GAME.dump(self.state)
        with pytest.raises(Refusal) as why:
            GAME.apply(self.state, seat, action, 0)
        assert GAME.dump(self.state) == before
        return why.value.code

    def _act(self, seat: int, action: Any) -> None:
        self.told += GAME.apply(self.state, seat, action, 0)

    # --- inspecting ----------------------------------------------------------------------------------------

    @property
    def question(self) -> Question:
        (question,) = GAME.questions(self.state)
        return question

    @property
    def asked(self) -> tuple[int, str] | None:
        """The seat that is asked and the kind of question; None while chance acts or the race is over."""
        questions = GAME.questions(self.state)
        return (questions[0].seat, questions[0].kind) if questions else None

    def offered(self, name: str) -> list[str | None]:
        """A field of each option."""
        return [getattr(option, name) for option in self.question.options or ()]

    def at(self, ship: str) -> str:
        index, face = self.state.places[SHIP_OF_NAME[ship]]
        return f"{index}{LETTERS[face]}"

    def held(self, seat: int) -> list[str]:
        return [BONUS[kind] for kind, n in enumerate(self.state.bonus_hands[seat]) for _ in range(n)]

    def keys(self) -> list[str]:
        return [event.key for event in self.told]

    def tells(self, key: str) -> list[Mapping[str, Any]]:
        """The arguments of all events with this key, in order."""
        return heard(self.told, key)

    def drawing(self) -> int | None:
        """Which seat is about to get a bonus card."""
        top = self.state.frames[-1] if self.state.frames else None
        return getattr(top, "seat", None) if GAME.outcomes(self.state) is not None else None


def counted(cards: Sequence[str]) -> list[int]:
    return [list(cards).count(name) for name in BONUS]


# --- tracks ------------------------------------------------------------------------------------------------


def course(text: str) -> TrackRecord:
    """A track written space by space: `s n hn x x n … f`; two letters are a double space, x a black hole."""
    return msgspec.convert(course_file(text), type=TrackRecord)


def course_file(text: str) -> dict[str, Any]:
    """The same as a file, with its list of black holes."""
    words = text.split()
    spaces = [{"index": n, "faces": [FACES[letter] for letter in word]} for n, word in enumerate(words)]
    firsts = [n for n, word in enumerate(words) if word == "x" and words[n - 1] != "x"]
    holes = []
    for number, first in enumerate(firsts, start=1):
        last = first
        while words[last + 1 : last + 2] == ["x"]:
            last += 1
        holes.append(
            {
                "id": f"hole-{number}",
                "first": first,
                "last": last,
                "retreat_to": first - 1,
                "evade_to": last + 1,
            }
        )
    return {"format": "team-race-board/1", "name": "Course", "spaces": spaces, "black_holes": holes}


# --- whole races -------------------------------------------------------------------------------------------


def new_match(seats: int, seed: int | str, **options: Any) -> Match[Config, State]:
    return Match(GAME, Config(seats=seats, options=Options(**options)), seed)


def steps(
    match: Match[Config, State], draw: Stream, patience: int = 50
) -> Iterator[tuple[int, Action, list[Event]]]:
    """Random play to the end: yields seat, action and events of each step."""
    while not match.is_over:
        seat, action, at_ms = CHANCE, match.next_outcome(), match.now_ms
        if action is None:
            seat, action, at_ms = next_action(match, draw, patience)
        yield seat, action, match.act(seat, action, at_ms)
