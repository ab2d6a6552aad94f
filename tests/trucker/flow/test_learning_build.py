"""The learning flight up to its launch (LRN-01 … LRN-07, LRN-13 … LRN-15, RUL-82, RUL-83)."""

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.trucker.data import rule_data
from starhaul.trucker.match.actions import Attach, Finish, Flip, Look, Remove, Reserve, Take
from starhaul.trucker.match.config import Config, check_config
from starhaul.trucker.parts.records import Enemy, NoInsurance
from starhaul.trucker.parts.terms import Kind
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.ship_check import faults
from tests.rules import about, rule
from tests.trucker.building_table import GAME, Building

BOTH = pytest.mark.parametrize("edition", ["1e", "2e"])
SUPPORTS = (Kind.LIFE_SUPPORT_PURPLE, Kind.LIFE_SUPPORT_BROWN)


def learning(edition="1e", seats=2, **options):
    return Building("learning", edition=edition, seats=seats, **options)


def supports_in_pool(t):
    records = tile_set(t.state.config.edition).records
    return [tile for tile in t.yard.pool if records[tile].kind in SUPPORTS]


@rule("LRN-01")
@BOTH
def test_it_omits_hourglass_piles_reserve_aliens_strict_check_and_giving_up(edition):
    t = learning(edition)
    assert t.state.profile.board.record.class_ == "I"
    assert (t.view(0).yard.field, t.yard.piles, GAME.wake_at(t.state)) == ("", [], None)
    t.build(0)
    assert t.refuses(0, Flip())[0] == "no-hourglass"
    assert t.refuses(0, Look(0)) == ("no-such-pile", "BLD-37")
    t.draw(0)
    assert t.refuses(0, Reserve())[0] == "reserve-full"
    t.attach(0, "rear").finish(0, 1).wait(3600)
    heard = {event.key for event in t.told}
    assert "launched" in heard
    assert not heard & {"alien-aboard", "errors-found", "gave-up"}


@rule("LRN-02", "LRN-03")
def test_life_supports_count_as_structural_modules_and_every_cabin_receives_two_humans():
    t = learning()
    assert len(supports_in_pool(t)) == 12
    t.draw(0, "cabin", "2121").attach(0, "front", 1)
    t.draw(0, "life_support_purple", "1202").attach(0, "front front")
    assert not faults(t.hull(0), t.zone)
    t.finish(1)
    t.match.act(0, Finish())
    assert GAME.questions(t.state) == (), "nobody is asked about aliens"
    ship = t.state.ships[0]
    assert [ship.crew[cell] for cell in (t.beside("front"), t.state.profile.board.start)] == [2, 2]


@rule("LRN-04", "EX-08")
@BOTH
def test_the_deck_is_the_eight_marked_cards_of_level_one_shuffled_after_building(edition):
    t = learning(edition)
    assert len(t.state.cards) == len(rule_data.cards(edition).cards), "nothing is dealt before"
    GAME.apply(t.state, 0, Finish())
    GAME.apply(t.state, 1, Finish())
    deck = [rule_data.cards(edition).cards[card] for card in t.state.in_flight.deck]
    assert len(deck) == 8
    assert all(card.learning and card.level == 1 for card in deck)
    assert len(GAME.outcomes(t.state).options) == 8, "any of them may be the first"
    level_one = [card for card in rule_data.cards(edition).cards if card.level == 1]
    assert {_kind(card) for card in deck} == {_kind(card) for card in level_one}, "every kind of adventure"


def _kind(card):
    return Enemy if isinstance(card, Enemy) else type(card)


@rule("LRN-05")
@BOTH
def test_a_player_who_finishes_takes_the_lowest_number_left_and_the_last_has_unlimited_time(edition):
    t = learning(edition, seats=3)
    assert t.refuses(0, Finish(3)) == ("start-not-chosen", "LRN-05")
    t.do(2, Finish()).do(0, Finish())
    assert t.yard.starts == [2, 0, 1]
    t.wait(86_400).draw(1).attach(1).do(1, Finish())
    assert t.heard("finished")[-1] == {"seat": 1, "start": 3}


@rule("LRN-06", "RUL-82")
@BOTH
def test_one_of_the_tiles_causing_an_error_is_simply_removed_and_building_goes_on(edition):
    t = learning(edition).spoil(0).draw(0, "cabin", "2121").attach(0, "left")
    engine = t.hull(0).tiles[t.beside("front")]
    for innocent in ("left", "right"):
        assert t.refuses(0, Remove(t.beside(innocent))) == ("not-involved", "LRN-06")
    t.do(0, Remove(t.beside("front")))
    assert (t.size(0), t.yard.open, t.state.lost[0]) == (2, [engine], ())
    t.draw(0).attach(0, "front")
    assert t.size(0) == 3


@about("LRN-06")
def test_removing_needs_an_empty_hand_and_never_takes_the_starting_cabin():
    t = learning().spoil(1).draw(1)
    assert t.refuses(1, Remove(t.beside("front"))) == ("hand-full", "BLD-08")
    t.draw(0, "cabin", "2121").attach(0, "left").draw(0, "structural", "1313").attach(0, "left front")
    t.draw(0, "cargo", "0003").attach(0, "front", 0)
    assert t.state.profile.board.start in faults(t.hull(0), t.zone)[0].cells
    for cell in (t.state.profile.board.start, -1, 10**6):
        assert t.refuses(0, Remove(cell)) == ("not-involved", "LRN-06")


@about("LRN-06", "RUL-82")
def test_a_tile_that_hangs_on_a_bad_contact_stays_when_another_error_is_removed():
    t = learning().draw(0, "cabin", "2121").attach(0, "left", 0)
    t.draw(0, "cargo", "0001").attach(0, "left front", 3)
    assert [fault.kind for fault in faults(t.hull(0), t.zone)] == ["single_against_double", "loose_part"]
    t.spoil(0).do(0, Remove(t.beside("front")))
    assert (t.size(0), len(t.yard.open)) == (3, 1)
    t.do(0, Remove(t.beside("left")))
    assert (t.size(0), len(t.yard.open)) == (1, 3), "what hung only on the removed tile falls too"


# --- LRN-07 ------------------------------------------------------------------------------------------------


@rule("LRN-07", "RUL-82")
@BOTH
def test_a_player_with_an_error_returns_the_number_and_the_others_shift(edition):
    t = learning(edition, seats=3).spoil(0).finish(0, 1, 2)
    assert t.heard("sent-back") == [{"seat": 0}]
    assert (t.yard.starts, t.asked()) == ([0, 1, 2], [0])
    t.wait(86_400).do(0, Remove(t.beside("front"))).draw(0).attach(0)
    t.told += t.match.act(0, Finish())
    assert t.heard("finished")[-1] == {"seat": 0, "start": 3}
    assert len(t.heard("launched")) == 1
    assert t.state.lost == [(), (), ()], "it costs nothing"


@rule("LRN-07", "RUL-82")
def test_several_take_the_remaining_numbers_in_the_order_in_which_they_finish_again():
    t = learning(seats=4).spoil(0).spoil(2).finish(0, 1, 2, 3)
    assert t.yard.starts == [0, 1, 0, 2]
    t.do(2, Remove(t.beside("front")), Finish())
    t.do(0, Remove(t.beside("front")), Finish())
    assert t.heard("finished")[-2:] == [{"seat": 2, "start": 3}, {"seat": 0, "start": 4}]


@about("LRN-07")
def test_a_player_who_finishes_again_with_an_error_is_sent_back_again():
    t = learning().spoil(0).finish(0, 1).finish(0)
    assert len(t.heard("sent-back")) == 2
    assert t.asked() == [0]


@about("RUL-09")
def test_the_server_finishes_once_for_an_absent_player_and_the_check_repairs():
    t = learning().spoil(0).finish(1).presence(0, "absent").wait(120)
    assert t.heard("sent-back") == []
    assert len(t.heard("launched")) == 1


# --- before and after --------------------------------------------------------------------------------------


@rule("LRN-13")
def test_afterwards_the_credits_are_kept_or_a_full_game_begins_from_round_one():
    check_config(Config(edition="1e", seats=2, rounds=("learning", "II", "III")))
    t = Building("learning", "II").finish(0, 1)
    while t.state.round == 0:
        t.wait(10)
    assert t.state.credits == [sum(x) for x in _booked(t)]
    assert (t.state.profile.learning, t.field, len(t.yard.piles)) == (False, "II", 3)
    assert Building("I").state.credits == [0, 0]


def _booked(t):
    lines = {args["seat"]: args["bookings"] for args in t.heard("settled")}
    return [[line["credits"] for line in lines[seat]] for seat in sorted(lines)]


@rule("LRN-14")
@BOTH
def test_flight_board_and_bank_are_set_up_only_after_building(edition):
    t = learning(edition)
    assert (t.state.flight, t.view(0).flight) == (None, None)
    t.finish(0, 1)
    assert t.state.flight is not None


@rule("LRN-15", "RUL-83")
def test_the_second_edition_has_its_own_learning_flight():
    t = learning("2e", seats=4)
    assert supports_in_pool(t) == []
    flight, board = t.state.profile.flight, t.state.profile.board.record
    assert (flight.spaces, list(flight.start_spaces)) == (18, [4, 2, 1, 0])
    assert (list(flight.order_rewards), flight.beauty_reward) == ([4, 3, 2, 1], 2)
    assert isinstance(board.insurance, NoInsurance)
    t.do(3, Finish()).do(1, Finish()).do(0, Finish())
    GAME.apply(t.state, 2, Finish())
    assert t.state.in_flight.positions == [1, 2, 0, 4]
    assert len(t.state.in_flight.deck) == 8
    with pytest.raises(BadInput, match="one-flight"):
        check_config(Config(edition="2e", seats=2, rounds=("learning", "II")))


@about("LRN-01")
@pytest.mark.parametrize("build", ["turns", "relaxed"])
def test_the_option_of_how_to_build_does_not_change_the_learning_flight(build):
    t = learning(build=build)
    assert (t.asked(), t.doing) == ([0, 1], "build")
    assert t.allows(1, Take())
    assert not t.allows(0, Attach(t.beside("front"), 0))
