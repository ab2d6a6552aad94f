"""What each seat may know, and how the two quick rules are read where they differ (RUL-03, RUL-05)."""

import msgspec
import pytest

from starhaul.kernel.chance import Stream
from starhaul.kernel.errors import Refusal
from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.flight import DoNextCard
from starhaul.trucker.flow.rounds import DoRound
from starhaul.trucker.match.actions import Attach, Look, PutBack, Return, Take, TakeOpen
from starhaul.trucker.match.config import Config, Options
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import Epidemic, OpenSpace
from tests.rules import rule
from tests.trucker.flow.pad import built
from tests.trucker.shipyard import at, yard
from tests.trucker.story_table import GAME, Table


def building(edition: str, **options: bool) -> State:
    config = Config(edition=edition, seats=2, rounds=("II",), options=Options(**options))  # type: ignore[arg-type]
    state: State = built(config).state
    state.in_yard.began = [True, True]
    return state


def hidden_stays_hidden(state: State, viewer: int | None) -> bool:
    """Whether the state looks the same to this viewer after resampling everything the viewer cannot know."""
    draw = Stream("anew", "test")
    others = [GAME.resample(state, viewer, draw) for _ in range(5)]
    changed = any(GAME.key(other) != GAME.key(state) for other in others)
    return changed and all(GAME.view(other, viewer) == GAME.view(state, viewer) for other in others)


# --- RUL-05 ------------------------------------------------------------------------------------------------


@rule("RUL-05")
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_everybody_sees_ships_hands_reserves_face_up_tiles_hourglass_and_who_looks_where(
    edition: str,
) -> None:
    state = building(edition)
    state.in_yard.hands[0], state.in_yard.reserves[1] = 20, (21,)
    state.in_yard.open = [22]
    state.in_yard.looking[1] = 2
    for viewer in (0, 1, None):
        view = GAME.view(state, viewer)
        assert view.yard is not None
        assert [seat.hand for seat in view.seats] == [20, 0]
        assert [seat.reserve for seat in view.seats] == [(), (21,)]
        assert [tile for _, tile in view.yard.face_up] == [22]
        assert view.yard.face_down == len(state.in_yard.pool)
        assert (view.yard.field, view.yard.run_ends) == ("II", 90_000)
        assert [seat.looking for seat in view.seats] == [-1, 2]
        assert all(len(seat.ship.tiles) == 1 for seat in view.seats)


@rule("RUL-05")
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_cards_of_a_pile_are_secret_for_everyone_not_looking_at_it(edition: str) -> None:
    state = building(edition)
    told = GAME.apply(state, 0, Look(1))
    seen = [event for event in told if event.key == "pile-seen"]
    assert [event.audience for event in seen] == [(0,)]
    mine, theirs, public = (GAME.view(state, viewer).yard for viewer in (0, 1, None))
    assert mine is not None
    assert theirs is not None
    assert public is not None
    assert len(mine.pile) == 3
    assert theirs.pile == public.pile == []
    GAME.apply(state, 0, PutBack())
    again = GAME.view(state, 0).yard
    assert again is not None
    assert again.pile == []
    for viewer in (0, 1, None):
        assert hidden_stays_hidden(state, viewer)


@rule("RUL-05")
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_in_flight_contents_and_lost_piles_are_public_and_the_deck_is_a_number(edition: str) -> None:
    ship = yard("II", "8,7 battery ...3", "6,7 cargo .3.. goods=blue", edition=edition)
    table = Table(ship, ship, lost=[2, 0], credits=[3, 4], settles=True)
    table.flight.deck, table.flight.flown = [21, 25, 30], 1
    table.state.cards = [card for card in range(60) if card not in table.flight.deck]
    table.state.used = [21, 25, 30]
    table.state.frames.append(DoNextCard())
    table.settle()
    view = GAME.view(table.state, None)
    assert view.flight is not None
    assert (view.flight.deck, view.flight.order) == (3, (0, 1))
    assert [seat.lost for seat in view.seats] == [2, 0]
    assert view.seats[0].ship.goods == [(at(ship, 6, 7), "B")]
    assert view.seats[0].ship.crew == [(at(ship, 7, 7), 2)]
    assert view.seats[0].ship.batteries[0][1] > 0
    assert "21" not in msgspec.json.encode(view.flight).decode()
    secret = None if edition == "1e" else 4
    assert [seat.credits for seat in GAME.view(table.state, 0).seats] == [3, secret]


@rule("RUL-05")
def test_the_fourth_pile_is_seen_by_nobody() -> None:
    for edition in ("1e", "2e"):
        state = building(edition)
        with pytest.raises(Refusal, match="no-such-pile"):
            GAME.apply(state, 0, Look(3))


@rule("RUL-05")
def test_which_cards_of_an_early_end_were_never_turned_over_stays_unknown() -> None:
    """Two matches that differ only in that look the same, and so do the worlds sampled for a seat."""
    one = building("1e")
    level = {card: rule_data.cards("1e").cards[card].level for card in one.cards}
    kept, gone = [card for card in one.cards if level[card] == 2][:2]
    other = one.copy()
    for state, card in ((one, kept), (other, gone)):
        state.cards.remove(card)
        state.used, state.unturned = [card], [card]
    for seat in (0, 1, None):
        assert GAME.view(one, seat) == GAME.view(other, seat)
        worlds = [GAME.dump(GAME.resample(state, seat, Stream(5, "worlds"))) for state in (one, other)]
        assert worlds[0] == worlds[1]
        again = GAME.resample(one, seat, Stream(6, "worlds"))
        assert len(again.unturned) == 1
        assert again.unturned == again.used


def test_what_is_left_of_the_deck_is_unturned_in_the_next_round() -> None:
    ship = yard("II", "8,7 battery ...3", edition="1e")
    table = Table(ship, ship, settles=True)
    table.flight.deck = [21, 25]
    table.state.frames = [DoRound()]
    table.settle()
    assert table.state.unturned == [21, 25]


# --- RUL-03 ------------------------------------------------------------------------------------------------


@rule("RUL-03")
def test_a_the_tile_attached_last_may_be_returned() -> None:
    state = building("2e")
    tile = next(t for t in state.in_yard.pool)
    state.in_yard.pool.remove(tile)
    state.in_yard.open.append(tile)
    GAME.apply(state, 0, TakeOpen(state.handles[tile]))
    places = GAME.view(state, 0).yard
    assert places is not None
    turn, cells = next((turn, cells) for turn, cells in enumerate(places.places) if cells)
    GAME.apply(state, 0, Attach(cells[0], turn))
    GAME.apply(state, 0, Return())
    assert state.in_yard.open == [tile]


@rule("RUL-03")
def test_b_with_a_pile_in_hand_tiles_are_neither_taken_nor_attached() -> None:
    state = building("2e")
    state.in_yard.open = [22]
    GAME.apply(state, 0, Look(0))
    for action in (Take(), TakeOpen(state.handles[22]), Attach(10, 0)):
        with pytest.raises(Refusal, match="pile-in-hand"):
            GAME.apply(state, 0, action)


@rule("RUL-03")
def test_c_an_epidemic_spreads_between_joined_cabins_only() -> None:
    joined = yard("II", "8,7 cabin ...3 humans=2", "7,7 start humans=2", edition="2e")
    apart = yard("II", "7,6 cabin .0.. humans=2", "8,6 cabin ...0 humans=2", edition="2e")
    assert Table(joined, joined).play(Epidemic()).state.ships[0].humans() == 2
    assert not apart.ship.infected() & 1 << at(apart, 8, 6)


@rule("RUL-03")
def test_e_players_with_strength_0_leave_open_space_after_everybody_has_moved() -> None:
    still, moving = yard("II", edition="2e"), yard("II", "8,7 engine:rear 0003", edition="2e")
    table = Table(still, moving, at=[6, 5]).play(OpenSpace())
    assert table.flight.positions == [6, 7]
    keys = [event.key for event in table.told]
    assert keys.index("days-gained") < keys.index("gave-up")
