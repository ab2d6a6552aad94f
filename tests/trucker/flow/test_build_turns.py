"""Building in turns, sentence by sentence (HSE-B3)."""

import pytest

from starhaul.kernel.contract import CHANCE
from starhaul.kernel.match import Match
from starhaul.trucker.flow.rounds import DoNextRound
from starhaul.trucker.match.actions import (
    Attach,
    Claim,
    Finish,
    Flip,
    Look,
    PutBack,
    Reserve,
    Return,
    Take,
    Use,
)
from starhaul.trucker.match.config import Config, Options
from tests.rules import about, rule
from tests.trucker.building_table import GAME, Building
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

BOTH = pytest.mark.parametrize("edition", ["1e", "2e"])


def turns(*rounds, **options):
    return Building(*rounds, build="turns", **options)


def whose(t):
    """The seat whose turn it is."""
    return t.state.frames[-1].seat


def pass_turns(t, number):
    """Pass this many turns, in each of which a tile is taken and returned."""
    for _ in range(number):
        t.do(whose(t), t.open_tile(t.yard.open[0]) if t.yard.open else Take(), Return())
    return t


# --- the order of turns ------------------------------------------------------------------------------------


@rule("HSE-B3")
@BOTH
def test_seats_take_turns_in_seating_order_from_one_drawn_at_random(edition):
    config = Config(edition=edition, seats=3, rounds=("I",), options=Options(build="turns"))
    match = Match(GAME, config, 5)
    while (outcomes := GAME.outcomes(match.state)).stream != "seats":
        match.act(CHANCE, match.next_outcome())
    assert outcomes.options == (0, 1, 2)
    assert not outcomes.weights or len(set(outcomes.weights)) == 1
    t = turns("I", edition=edition, seats=3, first=1)
    order = []
    for _ in range(7):
        order.append(whose(t))
        pass_turns(t, 1)
    assert order == [1, 2, 0, 1, 2, 0, 1]


@rule("HSE-B3")
def test_an_action_out_of_turn_is_refused():
    t = turns("I")
    for wish in (Take(), Finish(1), Flip()):
        assert t.refuses(1, wish)[0] in ("not-asked", "not-your-turn")


@rule("HSE-B3")
@pytest.mark.parametrize("order", [[1, 0], [0, 1]])
def test_the_seat_that_came_in_first_begins_the_next_round(order):
    """The order after a flight: finishers first, then those who gave up, the
    last to give up first (RUL-24)."""
    t = turns("I", "II")
    t.state.order, t.state.frames = order, [DoNextRound()]
    GAME.settle(t.state, 0, [])
    t.chance()
    assert (t.state.round, whose(t)) == (1, order[0])


@rule("RUL-24")
def test_if_nobody_finished_the_one_who_gave_up_last_begins_of_several_the_one_furthest_ahead():
    t = Table(*[yard("I")] * 4, at=[9, 4, 7, 1], settles=True)
    t.flight.reasons, t.flight.gave_up_after = ["lapped"] * 4, [2, 3, 3, 1]
    t.settle()
    assert t.state.order == [2, 1, 0, 3]


# --- what a turn is ----------------------------------------------------------------------------------------


@rule("HSE-B3")
@BOTH
@pytest.mark.parametrize("disposal", ["attach", "reserve", "return"])
def test_a_turn_takes_one_tile_and_disposes_of_it(edition, disposal):
    t = turns("I", edition=edition).draw(0)
    assert whose(t) == 0
    assert t.refuses(0, Flip())[0] == "hand-full"
    if disposal == "attach":
        t.attach(0)
    else:
        t.do(0, Reserve() if disposal == "reserve" else Return())
    assert whose(t) == 1


@rule("HSE-B3")
def test_a_turn_may_take_a_face_up_tile_attach_a_reserved_one_look_or_finish():
    t = turns("I")
    t.draw(0, "cargo").do(0, Reserve()).draw(1).do(1, Return())
    t.do(0, Use(0)).attach(0)
    assert whose(t) == 1
    t.do(1, t.open_tile(t.yard.open[0])).attach(1)
    t.do(0, Look(1))
    assert whose(t) == 0
    t.do(0, PutBack())
    assert whose(t) == 1
    t.do(1, Finish(2))
    pass_turns(t, 3)
    assert whose(t) == 0, "a finished seat is skipped"


@rule("HSE-B3", "RUL-16")
def test_correcting_the_last_tile_is_possible_at_the_beginning_of_a_turn_and_does_not_use_it_up():
    t = turns("I", edition="2e").draw(0, "cabin", "2121").attach(0)
    assert not t.allows(0, Attach(t.beside("rear"), 0)), "not in the turn of another"
    pass_turns(t, 1)
    t.do(0, Attach(t.beside("rear"), 0), Attach(t.beside("left"), 1), Reserve())
    assert whose(t) == 0
    t.do(0, Return())
    assert (whose(t), t.size(0), len(t.yard.open)) == (0, 1, 2)
    t.do(0, Take(), Return())
    assert whose(t) == 1


@rule("HSE-B3")
def test_a_correction_is_not_possible_after_taking_a_tile():
    t = turns("I").draw(0, "cabin", "2121").attach(0)
    pass_turns(t, 1)
    t.draw(0).do(0, Return())
    pass_turns(t, 1)
    assert t.refuses(0, Attach(t.beside("rear"), 0)) == ("hand-empty", "BLD-09a")


# --- the hourglass in turns --------------------------------------------------------------------------------


@rule("HSE-B3")
@BOTH
@pytest.mark.parametrize("seats", [2, 4])
def test_a_field_lasts_eight_turns_for_each_seat_unfinished_when_it_begins(edition, seats):
    t = turns("II", edition=edition, seats=seats)
    pass_turns(t, 8 * seats - 1)
    assert t.refuses(whose(t), Flip()) == ("still-running", "BLD-40")
    pass_turns(t, 1)
    assert t.heard("run-over") == [{"field": "II"}]
    t.do(whose(t), Finish(1))
    flipper = whose(t)
    t.do(flipper, Flip())
    assert t.field == "I"
    assert whose(t) != flipper or seats == 2, "flipping is what the seat did in its turn"
    pass_turns(t, 8 * (seats - 1) - 1)
    assert len(t.heard("run-over")) == 1
    pass_turns(t, 1)
    assert len(t.heard("run-over")) == 2


@rule("HSE-B3", "BLD-41")
def test_a_finished_seat_may_flip_between_two_turns_where_allowed():
    t = turns("I", seats=3)
    t.do(0, Finish(1))
    pass_turns(t, 23)
    turn = whose(t)
    assert t.refuses(turn, Flip()) == ("finish-first", "BLD-41")
    t.do(turn, Take())
    assert (t.asked(), t.allows(0, Flip())) == ([turn], False), "not in the middle of a turn"
    t.do(turn, Return())
    turn = whose(t)
    t.do(0, Flip())
    assert (t.field, whose(t)) == ("START", turn)
    pass_turns(t, 15)
    assert t.doing == "ask_turn"
    pass_turns(t, 1)
    assert t.doing == "claim"


@rule("HSE-B3", "RUL-19")
def test_the_safety_net_counts_in_turns_too():
    t = pass_turns(turns("II"), 16 + 31)
    assert t.field == "II"
    pass_turns(t, 1)
    assert t.field == "I", "two further run lengths"
    pass_turns(t, 10 * 16 - 48 - 1)
    assert (t.doing, t.field) == ("ask_turn", "I")
    pass_turns(t, 1)
    assert t.doing == "claim", "ten run lengths after the start nobody has finished"


@rule("HSE-B3", "RUL-93")
def test_without_the_safety_net_turns_go_on():
    t = pass_turns(turns("I", safety_net=False), 200)
    assert (t.doing, t.field) == ("ask_turn", "I")


@about("RUL-19")
def test_auto_flip_works_in_turns():
    t = pass_turns(turns("III", auto_flip=True), 32)
    assert t.field == "I"
    pass_turns(t, 16)
    assert (t.field, t.yard.run_ends) == ("I", 0)


# --- the end -----------------------------------------------------------------------------------------------


@rule("HSE-B3")
@BOTH
def test_when_the_last_field_is_over_unfinished_seats_choose_numbers_in_seating_order(edition):
    t = turns("I", edition=edition, seats=4, first=2)
    t.do(2, Finish(2))
    pass_turns(t, 31)
    t.do(2, Flip())
    pass_turns(t, 24)
    assert t.heard("time-over") == [{}]
    chosen = []
    for number in (3, 4, 1):
        assert len(t.asked()) == 1
        chosen.append(t.asked()[0])
        t.do(chosen[-1], Claim(number))
    assert chosen == [0, 1, 3]
    assert t.doing != "claim"


@rule("HSE-B3")
def test_building_ends_when_the_last_seat_finishes():
    t = turns("I").do(0, Finish(2)).do(1, Finish(1))
    assert t.heard("building-ended") == [{}]


@rule("HSE-B3")
@pytest.mark.parametrize("holding", ["pool", "reserve", "pile", "nothing"])
def test_when_the_time_of_a_turn_is_over_the_hand_is_emptied_and_the_turn_ends(holding):
    t = turns("I", edition="2e", decision_seconds=60)
    t.draw(0, "cargo").do(0, Reserve()).draw(1).do(1, Return())
    t.draw(0).attach(0).draw(1).do(1, Return())
    takes = {"pool": Take(), "reserve": Use(0), "pile": Look(0)}
    if holding in takes:
        t.do(0, takes[holding])
    lying, opened = len(t.yard.reserves[0]), len(t.yard.open)
    t.wait(59.9)
    assert whose(t) == 0
    t.wait(0.1)
    assert (whose(t), t.yard.hands[0], t.yard.looking[0]) == (1, 0, -1)
    assert len(t.yard.reserves[0]) == lying + (holding == "reserve")
    assert len(t.yard.open) == opened + (holding == "pool")


@rule("RUL-16")
def test_a_turn_that_ran_out_of_time_does_not_close_the_correction_window():
    t = turns("I").draw(0, "cabin", "2121").attach(0)
    pass_turns(t, 1)
    t.wait(60)
    pass_turns(t, 1)
    assert t.allows(0, Attach(t.beside("rear"), 0))


# --- absent players ----------------------------------------------------------------------------------------


@about("RUL-09")
def test_turns_of_absent_players_pass_at_once_and_those_who_left_for_good_have_none():
    t = turns("I", seats=3).presence(1, "away")
    pass_turns(t, 1).wait()
    assert whose(t) == 2
    t.presence(0, "gone")
    pass_turns(t, 1).wait()
    assert whose(t) == 2
    assert t.heard("by-default") == [{"seat": 1}] * 2


@about("RUL-09")
def test_turns_do_not_rush_by_at_an_hourglass_that_nobody_can_flip():
    t = pass_turns(turns("I", safety_net=False), 16)
    t.presence(0, "away").presence(1, "away")
    assert GAME.wake_at(t.state) == t.match.now_ms + 60_000
    t.presence(0, "absent").presence(1, "absent").wait()
    assert t.heard("building-ended") == [{}]
