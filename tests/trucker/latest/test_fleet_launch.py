"""From the end of building to the first card of a fleet: repair ship by ship, insurance, aliens, ships that
give up (LM-096 … LM-100, LM-141)."""

from typing import Any

import pytest

from starhaul.kernel.contract import Question
from starhaul.kernel.match import Match
from starhaul.trucker.match.actions import Aliens, Finish, Flip, Fly, GiveUp, Insure, Keep, Remove, Roll
from starhaul.trucker.ship.board import cells_of
from tests.rules import about, rule
from tests.trucker.building_table import GAME, RUN
from tests.trucker.latest.fleet_yard import FleetYard

GROUPS = ("3,3 start", "7,3 cabin ....", "2,8 cabin ....", "8,8 cabin ....")
"""One tile in each of the four parts, the starting cabin front left."""


def finished(t: FleetYard, *starts: int) -> FleetYard:
    """All finish at once with these numbers, and the dice are rolled."""
    for seat, start in enumerate(starts or range(1, t.state.config.seats + 1)):
        t.do(seat, Finish(start))
    return t


def question(t: FleetYard, seat: int | None = None) -> Question:
    return next(asked for asked in GAME.questions(t.state) if seat in (None, asked.seat))


def asked(t: FleetYard) -> list[tuple[int, str]]:
    return [(asked.seat, asked.kind) for asked in GAME.questions(t.state)]


def until(t: FleetYard, kind: str) -> FleetYard:
    """Answer everything before this question with the default."""
    while question(t).kind != kind:
        t.do(question(t).seat, question(t).default)
    return t


def places(t: FleetYard, seat: int) -> list[str]:
    board = t.state.profile.board
    return ["{},{}".format(*board.coordinates_of(cell)) for cell in cells_of(t.hull(seat).occupied)]


def keeps(t: FleetYard, *names: str) -> list[Any]:
    return [Keep(t.cell(name)) for name in names]


def ship_at(t: FleetYard, place: str) -> int:
    """The number of the ship that a cell belongs to."""
    return next(number for number, part in enumerate(t.view(None).parts) if t.cell(place) in part)


def going(t: FleetYard, *players: tuple[int, str]) -> FleetYard:
    for player, now in players:
        t.presence(player, now)
    return t


# --- each ship holds together ------------------------------------------------------------------------------


@rule("LM-096", "LM-141")
def test_of_several_groups_in_a_ship_the_player_chooses_one_and_the_others_are_lost_ship_by_ship() -> None:
    t = finished(FleetYard(dice=[3, 3]).put(0, *GROUPS))
    assert t.heard("errors-found") == [{"seat": 0, "number": 2, "rules": ["CHK-08", "CHK-08"]}]
    assert asked(t) == [(0, "repair")]
    assert list(question(t).options) == keeps(t, "3,3", "7,3"), "the front ship first"
    assert question(t).about["parts"] == [[t.cell("3,3")], [t.cell("7,3")]], "and nothing of the rear one"
    t.do(0, Keep(t.cell("7,3")))
    assert places(t, 0) == ["7,3", "2,8", "8,8"], "the rear ship is another matter"
    assert list(question(t).options) == keeps(t, "2,8", "8,8")
    t.do(0, Keep(t.cell("2,8")))
    assert places(t, 0) == ["7,3", "2,8"]
    assert len(t.state.lost[0]) == 2
    assert asked(t)[0][1] == "insure"


@rule("LM-096")
@pytest.mark.parametrize(("dice", "ships"), [((1, 2), 2), ((3, 1), 2), ((1, 1), 1), ((1, 6), 3)])
def test_each_ship_that_the_dice_have_made_keeps_one_group(dice: tuple[int, ...], ships: int) -> None:
    t = until(finished(FleetYard(dice=dice).put(0, "3,3 cabin ....", *GROUPS[1:])), "insure")
    assert t.size(0) == len(t.fleet) == ships
    assert len(t.state.lost[0]) == 1 + 4 - ships, "the other groups, and the starting cabin in the reserve"


@rule("LM-096")
def test_groups_that_were_connected_before_building_ended_are_one() -> None:
    t = FleetYard(dice=[3, 3]).put(0, "4,4 battery .3..", "6,4 battery ...3", "2,8 cabin ....")
    t.wait(RUN).do(0, Roll(), Flip()).put(0, "5,4 special_cargo .3.3")
    finished(t)
    assert t.heard("errors-found") == []
    assert t.size(0) == 4


@rule("LM-096", "LM-141")
def test_an_error_in_one_ship_is_mended_there_and_the_other_ships_stay_whole() -> None:
    t = FleetYard(dice=[1, 2]).put(0, "3,3 cabin ..2.", "3,4 cabin 1.2.", "3,5 cabin 2...", "7,3 cabin ..2.")
    finished(t.put(0, "7,4 cargo 2..."))
    assert t.heard("errors-found")[0]["rules"] == ["CHK-02", "CHK-08"]
    assert {action for action in question(t).options if isinstance(action, Remove)} == {
        Remove(t.cell("3,3")),
        Remove(t.cell("3,4")),
    }
    t.do(0, Remove(t.cell("3,4")))
    assert list(question(t).options) == keeps(t, "3,3", "3,5"), "what is left of the left ship"
    t.do(0, Keep(t.cell("3,5")))
    assert places(t, 0) == ["7,3", "7,4", "3,5"]
    assert asked(t)[0][1] == "insure"


@rule("LM-143")
def test_on_time_out_each_ship_keeps_the_group_with_most_places_for_humans_then_most_tiles() -> None:
    t = FleetYard(dice=[3, 3]).put(0, "3,3 cargo ..2.", "3,4 battery 2...", "7,3 cabin ....")
    finished(t.put(0, "2,8 cargo ....", "8,8 cargo ..2.", "8,9 cargo 2..."))
    assert question(t).default == Keep(t.cell("7,3"))
    t.wait(60)
    assert places(t, 0) == ["7,3", "8,8", "8,9"]


@about("LM-096", "RUL-09")
@pytest.mark.parametrize("now", ["away", "absent", "gone"])
def test_the_server_chooses_at_once_for_an_absent_player(now: str) -> None:
    t = finished(FleetYard(dice=[3, 3]).put(0, *GROUPS))
    t.presence(0, now).wait()
    assert places(t, 0) == ["3,3", "2,8"]
    assert t.heard("by-default")[0] == {"seat": 0}


@about("LM-096", "LM-098")
@pytest.mark.parametrize("kind", ["repair", "insure"])
def test_a_match_saved_at_a_question_before_the_start_goes_on(kind: str) -> None:
    t = until(finished(FleetYard(dice=[3, 3]).put(0, *GROUPS)), kind)
    other = Match.restore(GAME, t.match.config, 1, t.match.save())
    assert (other.key, GAME.questions(other.state)) == (t.match.key, GAME.questions(t.state))


# --- ships without tiles or humans -------------------------------------------------------------------------


@rule("LM-097", "LM-141")
def test_a_ship_without_any_tile_gives_up_at_once_and_the_others_fly() -> None:
    t = finished(FleetYard(dice=[1, 6]).put(0, "3,3 start", "8,8 cabin ....").put(1, "7,3 start"))
    assert t.fleet == ["FL+RL", "FR", "RR"]
    until(t, "reveal")
    left, right, rear = (ship_at(t, place) for place in ("3,3", "7,3", "8,8"))
    assert set(t.view(None).seats[0].fleet) == {left, rear}
    assert set(t.view(None).seats[1].fleet) == {right}
    assert {"seat": 0, "ship": right, "reason": "no_humans"} in t.heard("ship-gave-up")
    assert len(t.heard("ship-gave-up")) == 3
    assert t.state.in_flight.reasons == ["", ""]
    assert t.state.lost == [(), ()], "it costs nothing"


@rule("LM-097")
@about("LM-019", "LM-118")
def test_a_ship_with_tiles_but_without_a_human_gives_up_too_and_costs_nothing() -> None:
    t = FleetYard(dice=[3, 4]).put(0, "3,3 start", "2,8 cargo ..2.", "2,9 cargo 2...")
    finished(t.put(1, "3,3 start"))
    until(t, "insure")
    assert t.size(0) == 3
    tiles = GAME.conserved(t.state)["tiles"]
    until(t, "reveal")
    assert places(t, 0) == ["3,3"]
    assert t.state.lost[0] == ()
    assert GAME.conserved(t.state)["tiles"] == tiles


@rule("LM-097")
@about("LM-120", "LM-138")
def test_a_player_who_has_no_tile_at_all_gives_up_with_the_whole_fleet() -> None:
    t = finished(FleetYard(dice=[3, 4]).put(0, "3,3 start"))
    until(t, "reveal")
    assert t.heard("gave-up") == [{"seat": 1, "reason": "no_humans"}]
    assert asked(t) == [(0, "reveal")]
    assert len(t.state.lost[1]) == 1, "the starting cabin in the reserve (LM-012)"


@about("LM-097")
def test_if_nobody_has_a_human_the_flight_ends_before_its_first_card() -> None:
    t = finished(FleetYard(dice=[3, 4]).put(0, "3,3 cargo ...."))
    while not t.match.is_over:
        t.do(question(t).seat, question(t).default)
    assert t.heard("card-revealed") == []
    assert len(t.heard("settled")) == 2


# --- insurance ---------------------------------------------------------------------------------------------


def insuring(*credits: int, starts: tuple[int, ...] = (), **options: Any) -> FleetYard:
    """Everybody has the starting cabin on the ship and that many credits."""
    t = FleetYard(dice=[1, 1], seats=len(credits), **options)
    for seat in t.state.seats:
        t.put(seat, "3,3 start")
    t.state.credits = list(credits)
    return finished(t, *starts)


def settled(t: FleetYard, *lost: int) -> FleetYard:
    """That many tiles are lost; then all give up, and the flight is settled."""
    until(t, "reveal")
    t.state.lost = [(0,) * number for number in lost]
    for seat in t.state.flying():
        t.do(seat, GiveUp())
    assert t.match.is_over
    return t


@rule("LM-098", "LM-099")
@pytest.mark.parametrize(("premium", "cap"), [(0, None), (2, 26), (5, 19), (8, 12)])
@pytest.mark.parametrize("lost", [0, 12, 13, 19, 20, 26, 27, 30])
def test_pay_nothing_2_5_or_8_and_lost_tiles_cost_all_or_at_most_26_19_or_12(
    premium: int, cap: int | None, lost: int
) -> None:
    t = insuring(50, 50).do(0, Insure(premium)).do(1, Insure(0))
    assert t.view(None).seats[0].cap == cap
    settled(t, lost, lost)
    assert t.state.credits == [50 - premium - (lost if cap is None else min(lost, cap)), 50 - lost]


@rule("LM-098", "LM-141")
@pytest.mark.parametrize("starts", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
def test_players_choose_in_starting_order_and_openly(starts: tuple[int, ...]) -> None:
    t = insuring(9, 9, 9, starts=starts)
    order = sorted(range(3), key=lambda seat: starts[seat])
    for seat, premium in zip(order, (8, 0, 2), strict=True):
        assert asked(t) == [(seat, "insure")]
        assert t.refuses(order[0] if seat != order[0] else order[1], Insure(0))[0] == "not-asked"
        t.do(seat, Insure(premium))
    assert t.heard("insured") == [
        {"seat": order[0], "credits": 8, "cap": 12},
        {"seat": order[2], "credits": 2, "cap": 26},
    ]
    assert t.heard("uninsured") == [{"seat": order[1]}]
    told = [event for event in t.told if event.key in ("insured", "uninsured")]
    assert [event.audience for event in told] == [None] * 3


@rule("LM-099")
def test_the_choice_is_made_before_the_first_card_and_cannot_be_changed() -> None:
    t = insuring(20, 20).do(0, Insure(2))
    assert t.refuses(0, Insure(8))[0] == "not-asked"
    t.do(1, Insure(0))
    assert asked(t) == [(0, "reveal"), (1, "reveal")]
    for seat in (0, 1):
        assert t.refuses(seat, Insure(5))[0] == "not-an-option"
    assert t.heard("card-revealed") == []


@rule("LM-099")
def test_the_premium_is_gone_even_without_a_single_loss() -> None:
    t = settled(insuring(20, 20).do(0, Insure(8)).do(1, Insure(0)), 0, 0)
    assert t.state.credits == [12, 20]


@rule("LM-099")
@pytest.mark.parametrize(
    ("credits", "premiums"),
    [(0, [0]), (1, [0]), (2, [0, 2]), (4, [0, 2]), (5, [0, 2, 5]), (7, [0, 2, 5]), (8, [0, 2, 5, 8])],
)
def test_only_what_the_player_can_pay_at_that_moment_may_be_chosen(credits: int, premiums: list[int]) -> None:
    t = insuring(credits, 50)
    assert [action.premium for action in question(t).options] == premiums
    assert question(t).about["caps"] == [-1, 26, 19, 12][: len(premiums)]
    for premium in (2, 5, 8):
        assert t.allows(0, Insure(premium)) == (premium in premiums)
    assert not t.allows(0, Insure(3))
    t.do(0, Insure(premiums[-1]))
    assert t.state.credits[0] == credits - premiums[-1] >= 0


@rule("LM-143")
def test_on_time_out_nobody_is_insured() -> None:
    t = insuring(20, 20).wait(59.999)
    assert asked(t) == [(0, "insure")]
    t.wait(0.001)
    assert t.heard("uninsured") == [{"seat": 0}]
    assert (asked(t), t.state.credits) == ([(1, "insure")], [20, 20])


@about("LM-098", "RUL-09")
@pytest.mark.parametrize("now", ["away", "absent", "gone"])
def test_an_absent_player_takes_no_insurance_at_once(now: str) -> None:
    t = insuring(20, 20, 20)
    going(t, (0, now), (2, now)).wait()
    assert asked(t) == [(1, "insure")]
    t.do(1, Insure(2)).wait()
    assert [told["seat"] for told in t.heard("uninsured")] == [0, 2]
    assert t.state.credits == [20, 18, 20]


@about("LM-098", "RUL-09")
def test_a_player_who_left_before_this_round_is_not_offered_insurance() -> None:
    t = FleetYard("IVC", "IVC", seats=3)
    finished(t).presence(1, "gone")
    while t.state.round == 0:
        t.wait() if GAME.wake_at(t.state) == 0 else t.do(question(t).seat, question(t).default)
    t.told.clear()
    t.put(0, "3,3 start").put(2, "3,3 start").finish(0, 2)
    assert asked(t) == [(0, "insure")]
    t.do(0, Insure(0))
    assert asked(t) == [(2, "insure")]


# --- aliens ------------------------------------------------------------------------------------------------

LEFT = ("3,3 cabin ..2.", "3,4 life_support_purple 2...")
RIGHT = ("7,3 cabin ..22", "7,4 life_support_purple 2...", "6,3 cabin .2..")


@rule("LM-100")
def test_at_most_one_alien_of_each_colour_in_the_whole_fleet() -> None:
    t = until(finished(FleetYard(dice=[1, 2]).put(0, *LEFT, *RIGHT)), "aliens")
    assert t.fleet == ["FL+RL", "FR+RR"]
    left, right = t.cell("3,3"), t.cell("7,3")
    assert set(question(t).options) == {Aliens(), Aliens(purple=left), Aliens(purple=right)}
    t.do(0, Aliens(purple=right))
    assert t.heard("alien-aboard") == [{"seat": 0, "alien": "purple"}]
    assert asked(t)[0][1] == "reveal", "no second one is offered"
    crew = t.state.ships[0].crew
    assert (crew[left], crew[right]) == (2, 3)


@rule("LM-100")
def test_the_two_colours_may_live_in_different_ships() -> None:
    t = FleetYard(dice=[3, 4]).put(0, "3,3 cabin ..2.", "3,4 life_support_purple 2...", "2,8 cabin ..1.")
    until(finished(t.put(0, "2,9 life_support_brown 1...")), "aliens")
    front, rear = t.cell("3,3"), t.cell("2,8")
    assert Aliens(purple=front, brown=rear) in question(t).options
    assert len(question(t).options) == 4


# --- the whole order ---------------------------------------------------------------------------------------


@rule("LM-141")
def test_the_order_before_the_first_card() -> None:
    t = FleetYard(dice=[3, 4]).put(0, *LEFT, "7,3 cabin ....", "2,8 cargo ....")
    t.put(1, "2,8 start", "3,3 cabin .2..", "4,3 life_support_purple ...2")
    t.do(1, Finish(1)).do(0, Finish(2))
    assert asked(t) == [(0, "repair")]
    t.do(0, Keep(t.cell("3,3")))
    assert asked(t) == [(1, "insure")], "the first in starting order"
    assert not any(t.state.ships[0].crew), "nobody is aboard yet"
    t.do(1, Insure(0))
    assert asked(t) == [(0, "insure")]
    t.do(0, Insure(0))
    assert asked(t) == [(1, "aliens")], "the first in starting order"
    assert any(t.state.ships[0].crew)
    t.do(1, Aliens(purple=t.cell("3,3")))
    assert asked(t) == [(0, "aliens")]
    assert t.heard("ship-gave-up") == [], "not before everybody is aboard"
    t.do(0, Aliens())
    front, rear = ship_at(t, "3,3"), ship_at(t, "2,8")
    gone = {(told["seat"], told["ship"]) for told in t.heard("ship-gave-up")}
    assert gone == {(0, rear), (1, front)}, "no human there; an alien cannot fly alone"
    assert asked(t) == [(0, "reveal"), (1, "reveal")]
    assert t.heard("card-revealed") == []
    t.do(0, Fly()).do(1, Fly())
    assert len(t.heard("card-revealed")) == 1
