"""Worlds of the trucker game: what is resampled, what is not, and that hidden data leave no trace."""

from collections import Counter

import pytest

from starhaul.kernel.chance import Draw, Stream
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.trucker.data import rule_data
from starhaul.trucker.match.config import Config
from starhaul.trucker.match.state import State
from tests.rules import rule
from tests.trucker.flow.pad import built
from tests.trucker.story_table import GAME


def building(edition: str = "2e") -> State:
    state: State = built(Config(edition=edition, seats=2, rounds=("II",))).state
    return state


def in_flight(seed: int = 1) -> State:
    match = Match(GAME, Config(edition="2e", seats=2, rounds=("II",)), seed)
    draw = Stream(seed, "flight")
    while match.state.flight is None or not match.state.flight.deck:
        play_random(match, draw, decisions=1)
    return match.state


def counted(draw: Draw, drawn: list[int]) -> Draw:
    def counting(below: int) -> int:
        drawn.append(below)
        return draw(below)

    return counting


def set_aside(state: State) -> int:
    """The number of cards in piles, in the deck and among those that were never revealed."""
    in_piles = 0 if state.yard is None else sum(map(len, state.yard.piles))
    return in_piles + (0 if state.flight is None else len(state.flight.deck)) + len(state.unturned)


def test_one_draw_for_each_hidden_card_that_is_in_play_and_none_for_handles():
    for state in (building(), in_flight()):
        drawn: list[int] = []
        GAME.resample(state, None, counted(Stream(1, "worlds"), drawn))
        assert len(drawn) == set_aside(state) > 0


def test_nothing_is_drawn_when_no_card_is_hidden():
    state = building()
    state.seen[0] = tuple(sorted(card for pile in state.in_yard.piles for card in pile))
    drawn: list[int] = []
    world = GAME.resample(state, 0, counted(Stream(1, "worlds"), drawn))
    assert drawn == []
    assert world.in_yard.piles == state.in_yard.piles


@rule("RUL-05")
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_every_unseen_card_of_a_level_is_equally_likely_in_a_pile(edition: str):
    state, draw = building(edition), Stream(1, "worlds")
    table = rule_data.cards(edition).cards
    first = state.in_yard.piles[0][0]
    level = [card for card in range(len(table)) if table[card].level == table[first].level]
    times = 100 * len(level)
    found = Counter(GAME.resample(state, 0, draw).in_yard.piles[0][0] for _ in range(times))
    assert set(found) == set(level)
    assert max(abs(number - 100) for number in found.values()) < 45


def test_face_up_tiles_keep_their_handles_and_the_rest_says_nothing_about_the_others():
    state = building()
    state.in_yard.open = state.in_yard.pool[:5]
    del state.in_yard.pool[:5]
    other = state.copy()
    hidden = [tile for tile in range(1, len(state.handles)) if tile not in state.in_yard.open]
    handles = bytearray(state.handles)
    for one, two in zip(hidden[::2], hidden[1::2], strict=False):
        handles[one], handles[two] = handles[two], handles[one]
    other.handles = bytes(handles)
    worlds = [GAME.resample(truth, 0, Stream(1, "worlds")) for truth in (state, other)]
    assert state.handles != other.handles
    assert worlds[0].handles == worlds[1].handles
    assert sorted(worlds[0].handles) == sorted(state.handles)
    assert worlds[0].handles[0] == 0
    for tile in state.in_yard.open:
        assert worlds[0].handles[tile] == state.handles[tile]


def test_a_deck_is_drawn_from_the_unused_cards_of_its_levels():
    state, draw = in_flight(), Stream(1, "worlds")
    table = rule_data.cards("2e").cards
    worlds = [GAME.resample(state, None, draw) for _ in range(20)]
    assert len({tuple(world.in_flight.deck) for world in worlds}) > 10
    for world in worlds:
        cards = [state.in_flight.deck, world.in_flight.deck]
        one, two = (Counter(table[card].level for card in deck) for deck in cards)
        assert one == two
        assert sorted([*world.cards, *world.used]) == sorted([*state.cards, *state.used])
        assert set(world.in_flight.deck) <= set(world.used)
