"""Invariants (TR-183, TR-181, TR-066), checked after every action of random races; and saving."""

from collections import Counter

import pytest

from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CHANCE
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.race.config import Config
from starhaul.race.decks import COPIES
from starhaul.race.flow.turn import AskPlay
from starhaul.race.state import State
from tests.race.stage import GAME, new_match, steps
from tests.rules import rule

SEATS = (2, 3, 4)
FAST, MANY = range(30), range(30, 200)


def cards_are_all_there(state: State) -> None:
    """Each movement card once, four bonus cards of each type."""
    movement = Counter((*state.deck, *state.discard, *(card for hand in state.hands for card in hand)))
    assert movement == Counter(state.setup.cards)
    piles = (*state.bonus_hands, state.bonus_deck, state.bonus_discard, state.finish_pile)
    assert tuple(map(sum, zip(*piles, strict=True))) == COPIES
    assert min(map(min, piles)) >= 0


def ships_stand_where_they_may(state: State) -> None:
    for index, face in state.places:
        assert face in state.setup.track.faces[index]
        assert face != "black_hole"


class Watch:
    """Checks a race after every action, and each turn as a whole."""

    def __init__(self, match: Match[Config, State]) -> None:
        self.match = match
        self.before = list(match.state.places)
        self.last = list(match.state.places)
        self.turns = 0
        self.kinds: list[str] = []
        self.seen = Counter[str]()

    def look(self) -> None:
        state = self.match.state
        cards_are_all_there(state)
        ships_stand_where_they_may(state)
        for ship, (index, _) in enumerate(state.places):
            assert index >= self.last[ship][0]
            if self.last[ship][0] == state.setup.track.finish:
                assert state.places[ship] == self.last[ship]
        self.last = list(state.places)
        sizes = [len(hand) for hand in state.hands]
        if GAME.outcomes(state) is None:
            assert max(sizes) - min(sizes) <= 1
        self.kinds += [question.kind for question in GAME.questions(state)]
        if isinstance(state.frames[-1], AskPlay) if state.frames else True:
            self.end_turn()

    def end_turn(self) -> None:
        places = self.match.state.places
        moved = {places[ship] for ship, old in enumerate(self.before) if places[ship] != old}
        assert len(moved) <= 1
        assert not {"evade", "side"} <= {*self.kinds}
        self.seen.update(dict.fromkeys(self.kinds, 1))
        self.seen["tows"] = max(self.seen["tows"], self.kinds.count("tow"))
        self.before, self.kinds = list(places), []
        self.turns += 1


def watch_races(seats: int, seeds: range) -> Counter[str]:
    seen = Counter[str]()
    for seed in seeds:
        match = new_match(seats, seed)
        watch = Watch(match)
        for _ in steps(match, Stream(seed, "players")):
            watch.look()
        assert watch.turns > 20
        assert match.state.winners
        for kind, number in watch.seen.items():
            seen[kind] = max(seen[kind], number)
    return seen


@pytest.mark.many
@rule("TR-183", "TR-066", "TR-181")
@pytest.mark.parametrize("seats", SEATS)
def test_what_is_always_true_holds_after_every_action(seats: int):
    seen = watch_races(seats, FAST)
    assert {"play", "departure", "evade", "side", "tow"} <= {*seen}
    assert seen["tows"] > 1


@pytest.mark.slow
@rule("TR-183", "TR-066", "TR-181")
@pytest.mark.parametrize("seats", SEATS)
def test_and_in_some_hundred_races(seats: int):
    assert watch_races(seats, MANY)["tows"] > 1


@pytest.mark.parametrize("seats", SEATS)
def test_saved_and_restored_at_every_action_a_race_ends_the_same(seats: int):
    whole = new_match(seats, "saved")
    play_random(whole, Stream(1, "players"))
    match = new_match(seats, "saved")
    frames = set()
    for entry in whole.entries:
        match = Match.restore(GAME, match.config, match.seed, match.save())
        frames.add(type(match.state.frames[-1]).__name__)
        if entry.seat == CHANCE:
            assert match.next_outcome() == entry.action
        match.act(entry.seat, entry.action, entry.at_ms)
    assert match.key == whole.key
    assert match.is_over
    assert {"AskPile", "AskFirst", "AskDeal", "AskPlay", "AskSide", "AskBonus", "AskShare"} <= frames
    assert frames & {"AskDeparture", "AskEvade", "AskTow"}
