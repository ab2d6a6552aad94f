"""Teams: seats, accounts, swaps (VAR-06 … VAR-10, RUL-76 … RUL-78, RUL-97)."""

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.trucker.match.actions import Attach, Finish, Flip, Look, Remove, Return, Take
from starhaul.trucker.match.config import Config, Options, check_config
from tests.rules import rule
from tests.trucker.building_table import GAME, RUN, Building
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

BOTH = pytest.mark.parametrize("edition", ["1e", "2e"])
SWAPPED = [2, 3, 0, 1]
"""The persons at the seats when all partners have swapped."""


def team(class_="II", teams="team", **options):
    return Building(class_, seats=4, teams=teams, **options)


def config(seats=4, **options):
    return Config(edition="1e", seats=seats, rounds=("II",), options=Options(**options))


@rule("VAR-06", "RUL-10")
@pytest.mark.parametrize("teams", ["team", "advanced"])
@pytest.mark.parametrize("seats", [2, 3])
def test_four_players_form_two_teams_of_two_no_other_number_may(teams, seats):
    with pytest.raises(BadInput, match="teams-need-four"):
        check_config(config(seats, teams=teams))
    check_config(config(4, teams=teams))


@rule("VAR-06")
@BOTH
def test_partners_sit_opposite_each_other_and_building_is_unchanged(edition):
    t = team(edition=edition)
    assert [t.state.account(seat) for seat in range(4)] == [0, 1, 0, 1]
    t.draw(0).attach(0).do(2, Finish(4))
    assert (t.size(0), t.size(2), t.yard.starts) == (2, 1, [0, 0, 4, 0])


@rule("VAR-07", "RUL-78")
def test_the_credits_of_a_team_go_into_one_common_pile_and_the_floor_applies_to_the_team():
    ships = [yard("I", "7,7 start")] * 4
    t = Table(*ships, teams="team", credits=[3, 0, 0, 1], lost=[4, 0, 5, 3], settles=True)
    assert t.state.credits == [3, 1]
    t.settle().defaults()
    # Seats 0 and 2: 4 + 2 − 4 and 2 + 2 − 5; seats 1 and 3: 3 + 2 and 1 + 2 − 3.
    assert t.state.credits == [3 + 2 - 1, 1 + 5 + 0]
    assert GAME.scores(t.state) == [4, 6, 4, 6]


@rule("RUL-78")
def test_one_partner_may_owe_more_than_they_gain_as_long_as_the_team_can_pay():
    ships = [yard("IIIA")] * 4
    t = Table(*ships, teams="team", lost=[0, 30, 20, 30], settles=True).settle().defaults()
    assert t.state.credits == [12 + 6 + 6 + 6 - 20, 0]


@rule("VAR-08", "RUL-76")
@BOTH
def test_when_the_ships_are_finished_each_flies_the_ship_the_other_one_built(edition):
    t = team("I", edition=edition).draw(0, "cabin").attach(0).spoil(1)
    ships = [t.hull(seat) for seat in range(4)]
    for seat, number in enumerate((3, 1, 2, 4)):
        t.do(seat, Finish(number))
    assert t.state.players == SWAPPED
    assert [t.hull(seat) for seat in range(4)] == ships, "ships belong to the seats"
    assert t.yard.starts == [3, 1, 2, 4], "so do start numbers"
    assert [t.view(player).me for player in range(4)] == SWAPPED
    assert (t.doing, t.asked()) == ("repair", [3]), "the pilot repairs"
    t.do(3, Remove(t.beside("front")))
    assert len(t.state.lost[1]) == 1


@rule("RUL-76")
def test_everybody_is_told_who_sits_where_and_sees_who_belongs_together():
    t = team("I").finish(0, 1, 2, 3)
    assert t.heard("partners-swapped") == [{"players": SWAPPED}]
    for player in (*range(4), None):
        assert [seat.team for seat in t.view(player).seats] == [0, 1, 0, 1], "teams belong to the seats"
    assert [seat.team for seat in Building("I").view(0).seats] == [None, None]


@rule("VAR-08")
def test_partners_change_places_after_a_learning_flight_is_built_too():
    t = team("learning").spoil(0).finish(0, 1, 2, 3)
    assert t.state.players == [0, 1, 2, 3], "the builder goes back to work"
    t.do(0, Remove(t.beside("front")))
    t.match.act(0, Finish())
    assert t.state.players == SWAPPED


# --- advanced ----------------------------------------------------------------------------------------------


@rule("VAR-09", "VAR-10", "RUL-77", "EX-40")
@BOTH
@pytest.mark.parametrize("build", ["real_time", "turns"])
@pytest.mark.parametrize(("class_", "swaps"), [("I", 0), ("II", 1), ("III", 2)])
def test_partners_swap_at_every_flip_but_the_last_and_once_more_before_the_flight(
    edition, build, class_, swaps
):
    t = team(class_, "advanced", edition=edition, build=build, safety_net=False)
    for _ in range(swaps):
        _empty(t)
        t.do(t.asked()[0], Flip())
    assert len(t.heard("partners-swapped")) == swaps
    _empty(t)
    finisher = t.asked()[0]
    t.do(finisher, Finish(1))
    t.do(finisher, Flip())
    assert t.field == "START"
    assert len(t.heard("partners-swapped")) == swaps, "not onto the last field"
    assert t.state.players == (SWAPPED if swaps % 2 else [0, 1, 2, 3])
    for number in (2, 3, 4):
        t.do(t.asked()[0], Finish(number))
    assert len(t.heard("partners-swapped")) == swaps + 1


def _empty(t):
    """Until the hourglass has run out."""
    if t.state.config.options.build == "real_time":
        t.wait(RUN)
        return
    while t.yard.run_ends:
        t.do(t.asked()[0], t.open_tile(t.yard.open[0]) if t.yard.open else Take(), Return())


@rule("RUL-77", "RUL-76")
@BOTH
def test_a_tile_in_hand_stays_with_the_seat_a_pile_is_put_back_and_windows_close(edition):
    t = team("II", "advanced", edition=edition)
    t.draw(0, "cabin").attach(0).build(1).do(1, Look(0)).draw(2, "cargo").do(3, Finish(2)).wait(RUN)
    cargo = t.yard.hands[2]
    t.do(3, Flip())
    assert t.state.players == SWAPPED
    assert (t.yard.hands, t.yard.looking, t.yard.windows) == ([0, 0, cargo, 0], [-1] * 4, [-1] * 4)
    assert t.heard("pile-put-back") == [{"seat": 1, "pile": 0}]
    assert t.yard.starts == [0, 0, 0, 2], "“finished” stays with the seat"
    assert sorted(t.asked()) == [0, 2, 3], "person 1 now sits at the finished seat"
    assert not t.allows(2, Attach(t.beside("rear"), 0)), "the window of seat 0 is closed"
    t.do(0, Return())
    assert t.yard.open == [cargo], "person 0 goes on with what person 2 held"


@rule("RUL-77")
def test_there_are_fewer_swaps_if_building_ends_before_the_flips_were_made():
    t = team("III", "advanced").finish(0, 1, 2, 3)
    assert len(t.heard("partners-swapped")) == 1


@rule("RUL-77")
def test_flips_of_the_server_and_auto_flips_swap_too():
    assert team("III", "advanced").wait(3 * RUN).state.players == SWAPPED
    t = team("III", "advanced", auto_flip=True).wait(2 * RUN)
    assert (t.field, len(t.heard("partners-swapped"))) == ("I", 2)


def test_what_a_person_saw_of_the_piles_goes_with_the_person():
    t = team("II", "advanced").build(0).do(0, Look(0))
    names = t.view(0).yard.pile
    t.wait(RUN).do(1, Flip())
    assert names
    assert [t.view(player).yard.pile for player in range(4)] == [[]] * 4
    assert set(t.state.seen[0]) == set(t.yard.piles[0])
    assert t.state.seen[2] == ()


@rule("RUL-97")
def test_relaxed_building_cannot_be_combined_with_the_advanced_variant():
    with pytest.raises(BadInput, match="advanced-needs-hourglass"):
        check_config(config(teams="advanced", build="relaxed"))
    check_config(config(teams="team", build="relaxed"))
    check_config(config(teams="advanced", build="turns"))
