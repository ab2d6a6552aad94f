"""The hourglass while ships are built in real time (BLD-01, BLD-02, BLD-39 … BLD-42, RUL-19, RUL-20)."""

import pytest

from starhaul.trucker.match.actions import Attach, Claim, Finish, Flip, Look, Reserve, Return, Take, Use
from tests.rules import about, rule
from tests.trucker.building_table import GAME, RUN, Building

BOTH = pytest.mark.parametrize("edition", ["1e", "2e"])


@rule("BLD-01", "BLD-39")
@pytest.mark.parametrize(("class_", "fields"), [("I", 2), ("II", 3), ("III", 4)])
def test_the_hourglass_starts_on_the_field_of_the_round_and_moves_to_the_next_lower_number(class_, fields):
    t = Building(class_)
    names = [t.field]
    assert t.yard.run_ends == RUN * 1000
    t.finish(0)
    while len(names) < fields:
        t.wait(RUN).do(0, Flip())
        names.append(t.field)
    assert names == ["III", "II", "I", "START"][-fields:]
    assert t.yard.run_ends == t.match.now_ms + RUN * 1000


@rule("BLD-02", "RUL-20")
@pytest.mark.parametrize(("class_", "runs"), [("I", 2), ("II", 3), ("III", 4)])
def test_second_edition_has_as_many_runs_as_the_level_and_one_more(class_, runs):
    t = Building(class_, edition="2e").finish(0)
    assert t.yard.run_ends == RUN * 1000
    for _ in range(runs - 1):
        t.wait(RUN).do(0, Flip())
    assert t.doing == "build"
    t.wait(RUN)
    assert t.doing == "claim"


@about("RUL-11")
def test_building_has_started_as_soon_as_the_match_begins():
    assert Building().heard("hourglass") == [{"field": "II"}]


@rule("BLD-40")
@BOTH
def test_it_cannot_be_flipped_before_it_has_run_out_and_nobody_has_to(edition):
    t = Building("III", edition=edition)
    assert t.refuses(0, Flip()) == ("still-running", "BLD-40")
    t.wait(RUN - 0.001)
    assert t.refuses(0, Flip()) == ("still-running", "BLD-40")
    t.wait(0.001)
    assert t.heard("run-over") == [{"field": "III"}]
    t.wait(RUN)
    assert t.field == "III", "it waits"
    t.do(1, Flip())
    assert t.field == "II", "no field is skipped"


@rule("RUL-13")
def test_of_two_flips_the_second_is_refused():
    t = Building("III").wait(RUN).do(1, Flip())
    assert t.refuses(0, Flip()) == ("still-running", "BLD-40")
    assert t.field == "II"


@rule("RUL-94")
@BOTH
def test_flipping_with_a_tile_in_hand_is_allowed_and_changes_nothing_else(edition):
    t = Building("II", edition=edition).draw(0).wait(RUN)
    hands, windows = t.yard.hands[:], t.yard.windows[:]
    t.do(0, Flip())
    assert (t.field, t.yard.hands, t.yard.windows) == ("I", hands, windows)


@rule("BLD-41", "EX-23")
@BOTH
def test_only_finished_players_may_flip_onto_the_last_field_and_only_after_the_run(edition):
    t = Building("I", edition=edition)
    t.finish(1)
    assert 1 not in t.asked()
    t.wait(RUN)
    assert t.refuses(0, Flip()) == ("finish-first", "BLD-41")
    t.do(1, Flip())
    assert t.field == "START"


@rule("EX-24", "BLD-40")
def test_a_player_who_finishes_in_round_two_must_flip_to_one_first_and_wait_for_the_run():
    t = Building("II").wait(RUN).finish(0).do(0, Flip())
    assert t.field == "I"
    assert not t.allows(0, Flip())
    t.wait(RUN).do(0, Flip())
    assert t.field == "START"


@rule("BLD-42", "RUL-22")
@BOTH
def test_when_the_last_run_is_over_building_ends_for_everybody_at_once(edition):
    t = Building("I", edition=edition, seats=3)
    t.draw(1, "cargo").do(1, Reserve()).build(2).do(1, Use(0)).do(2, Look(1))
    t.finish(0).wait(RUN).do(0, Flip()).wait(RUN)
    assert t.heard("time-over") == [{}]
    assert t.doing == "claim"
    assert t.yard.hands == [0, 0, 0]
    assert len(t.yard.reserves[1]) == 1, "a reserved tile goes back to the reserve"
    assert t.yard.looking == [-1, -1, -1], "open piles are put back"
    assert t.yard.windows == [-1, -1, -1], "the correction window closes"
    assert t.refuses(2, Attach(t.beside("rear"), 0))[0] == "not-an-option"
    t.do(2, Claim(3))
    assert not t.allows(1, Claim(3)), "whoever takes it first has it"
    t.do(1, Claim(2))
    assert t.doing not in ("claim", "build")


@rule("RUL-22")
def test_a_tile_in_hand_goes_face_up_to_the_pool_when_time_runs_out():
    t = Building("I").finish(0).wait(RUN).do(0, Flip()).draw(1, "cannon")
    tile = t.yard.hands[1]
    t.wait(RUN)
    assert (t.yard.open, t.yard.hands) == ([tile], [0, 0])


@rule("RUL-22")
def test_after_ten_seconds_the_server_deals_the_remaining_numbers_at_random():
    dealt = set()
    for seed in range(12):
        t = Building("I", seats=3, seed=seed).finish(0).wait(RUN).do(0, Flip()).wait(RUN)
        assert t.asked() == [1, 2]
        t.wait(9.999)
        assert t.doing == "claim"
        t.wait(0.001)
        assert t.doing != "claim"
        dealt.add(tuple(args["start"] for args in t.heard("start-dealt")))
    assert dealt == {(2, 3), (3, 2)}


@rule("RUL-19")
def test_requests_after_the_end_of_the_last_run_are_refused():
    t = Building("I").finish(0).wait(RUN).do(0, Flip()).draw(1)
    t.match.now_ms += RUN * 1000
    for late in (Attach(t.beside("front"), 0), Return(), Take(), Finish(2)):
        assert t.refuses(1, late) == ("time-over", "BLD-42")


@rule("RUL-19")
def test_the_length_of_a_run_is_an_option():
    assert Building("I").yard.run_ends == 90_000
    assert Building("I", run_seconds=60).yard.run_ends == 60_000


@rule("RUL-19")
@BOTH
def test_auto_flip_flips_intermediate_fields_but_not_onto_the_last(edition):
    t = Building("III", edition=edition, auto_flip=True).wait(RUN)
    assert t.field == "II"
    t.wait(RUN)
    assert (t.field, t.yard.run_ends) == ("I", 3 * RUN * 1000)
    t.wait(RUN)
    assert (t.field, t.yard.run_ends) == ("I", 0)


@rule("RUL-19", "RUL-93")
@BOTH
def test_safety_net_the_server_flips_after_two_further_run_lengths(edition):
    t = Building("II", edition=edition).wait(3 * RUN - 0.001)
    assert t.field == "II"
    t.wait(0.001)
    assert (t.field, t.yard.run_ends) == ("I", 4 * RUN * 1000)


@rule("RUL-19")
def test_safety_net_flips_onto_the_last_field_only_if_somebody_has_finished():
    t = Building("I").wait(4 * RUN)
    assert t.field == "I"
    t.finish(0).wait()
    assert t.field == "START"
    assert t.doing == "build"


@rule("RUL-19")
@BOTH
def test_the_server_ends_building_ten_run_lengths_after_the_start_if_nobody_has_finished(edition):
    t = Building("I", edition=edition).draw(0).wait(10 * RUN - 0.001)
    assert t.doing == "build"
    t.wait(0.001)
    assert t.doing == "claim"
    assert t.heard("time-over") == [{}]
    assert t.yard.hands == [0, 0]


@rule("RUL-19")
def test_ten_run_lengths_count_from_the_start_even_if_the_hourglass_is_running():
    t = Building("III")
    for _ in range(2):
        t.wait(3 * RUN - 1).do(0, Flip())
    assert t.field == "I"
    t.wait(4 * RUN + 1)
    assert t.doing == "build"
    t.wait(1)
    assert t.doing == "claim"


@rule("RUL-19")
def test_the_server_does_not_end_building_once_somebody_has_finished():
    t = Building("I").wait(9.5 * RUN).finish(0).wait(RUN - 0.001)
    assert (t.field, t.doing) == ("START", "build")
    t.wait(0.001)
    assert t.doing == "claim"


@rule("RUL-93")
def test_without_the_safety_net_the_server_never_flips_nor_ends():
    t = Building("II", safety_net=False).wait(20 * RUN)
    assert (t.field, t.doing) == ("II", "build")
    assert GAME.wake_at(t.state) is None
    t.do(1, Flip())
    assert t.field == "I"


@rule("RUL-21")
@BOTH
def test_when_the_last_player_finishes_building_ends_at_once_whatever_the_hourglass_shows(edition):
    t = Building("III", edition=edition).finish(0)
    assert t.doing == "build"
    t.finish(1)
    assert t.heard("building-ended") == [{}]
    assert t.doing not in ("build", "claim")


# --- extra seconds -----------------------------------------------------------------------------------------


def last_run(**options):
    """Three seats, the first finished, the last run just over."""
    return Building("I", seats=3, **options).finish(0).wait(RUN).do(0, Flip()).draw(1).draw(2).wait(RUN)


@rule("HSE-B4", "RUL-98")
def test_a_seat_with_extra_seconds_goes_on_building_after_the_last_run():
    t = last_run(handicaps=(0, 0, 20))
    assert t.doing == "build"
    assert t.asked() == [2]
    assert (t.yard.hands[1], bool(t.yard.hands[2])) == (0, True)
    t.wait(19.9).attach(2)
    assert t.size(2) == 2
    t.wait(0.1)
    assert t.doing == "claim"
    assert t.asked() == [1, 2]


@rule("RUL-98")
def test_it_takes_its_number_when_it_finishes_and_the_others_claim_after_that():
    t = last_run(handicaps=(0, 0, 20)).wait(5).attach(2).do(2, Finish(3))
    assert (t.doing, t.asked()) == ("claim", [1])
    t.wait(9.9)
    assert t.doing == "claim"
    t.do(1, Claim(2))
    assert [args["start"] for args in t.heard("finished")] == [1, 3, 2]


@rule("HSE-B4")
def test_each_seat_has_its_own_extra_seconds():
    t = last_run(handicaps=(0, 10, 20)).wait(10)
    assert t.asked() == [2]
    assert t.yard.hands[1] == 0
    t.wait(10)
    assert (t.doing, t.asked()) == ("claim", [1, 2])


@rule("HSE-B4")
def test_extra_seconds_also_follow_when_the_server_ends_building():
    t = Building("I", handicaps=(0, 30)).wait(10 * RUN)
    assert (t.doing, t.asked()) == ("build", [1])
    t.wait(30)
    assert t.doing == "claim"


@rule("HSE-B4")
def test_a_player_who_comes_back_in_the_extra_seconds_of_others_has_no_more_time_than_before():
    t = Building("I", seats=3, handicaps=(0, 10, 30)).presence(0, "gone").presence(1, "gone").wait(10 * RUN)
    assert t.asked() == [2]
    t.presence(0, "here")
    assert t.asked() == [2], "its time was over when it was away"
    t.wait(5).presence(1, "here")
    assert t.asked() == [1, 2]
    t.presence(1, "gone").wait(5).presence(1, "here")
    assert t.asked() == [2]
    t.wait(20)
    assert t.doing == "claim"


# --- absent players ----------------------------------------------------------------------------------------


@about("RUL-09")
def test_a_seat_without_connection_keeps_everything_and_the_clock_runs_on():
    t = Building("I").draw(1, "cargo").presence(1, "absent").wait(5)
    assert t.yard.hands[1]
    t.finish(0).wait(RUN).do(0, Flip()).wait(RUN)
    assert len(t.heard("tile-returned")) == 1
    assert t.heard("time-over") == [{}]
    assert t.heard("start-dealt") == [{"seat": 1, "start": 2}]


@about("RUL-09")
def test_an_absent_player_takes_no_start_number_from_those_who_are_there():
    t = Building("I", seats=3).presence(1, "away").finish(0).wait(RUN).do(0, Flip()).wait(RUN + 1)
    assert (t.doing, t.asked()) == ("claim", [1, 2])
    t.do(2, Claim(2)).wait()
    assert t.heard("start-dealt") == [{"seat": 1, "start": 3}]


@about("RUL-09")
def test_building_ends_when_all_but_those_gone_for_good_have_finished():
    t = Building("II", seats=3).finish(0, 1).presence(2, "gone").wait()
    assert t.heard("building-ended") == [{}]


@about("RUL-09")
def test_without_safety_net_the_server_finishes_when_everybody_else_is_absent():
    t = Building("I", seats=3, safety_net=False).wait(RUN).presence(1, "absent").wait(1000)
    assert t.yard.starts == [0, 0, 0], "as long as others build it keeps its seat"
    t = Building("I", safety_net=False).finish(0).wait(RUN)
    t.presence(1, "away").wait(1000)
    assert t.doing == "build"
    t.presence(1, "absent").wait()
    assert t.heard("finished")[-1] == {"seat": 1, "start": 2}


@about("RUL-19")
def test_somebody_who_finished_and_then_left_counts_for_the_server_flip():
    t = Building("I", seats=3).finish(0).presence(0, "gone").wait(3 * RUN)
    assert (t.field, t.doing) == ("START", "build")
