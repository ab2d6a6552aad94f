"""The ship check in a match: errors are found, owners repair, others report ships (CHK, RUL-25 … RUL-30)."""

import pytest

from starhaul.kernel.errors import Refusal
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.flow.flight import DoNextCard
from starhaul.trucker.match.actions import Fly, GiveUp, Keep, Ready, Remove, Report
from starhaul.trucker.ship.ship_check import faults
from tests.rules import about, rule
from tests.trucker.flow.pad import Pad
from tests.trucker.shipyard import at, yard
from tests.trucker.story_table import Table


def sound(class_: str = "II", edition: str = "1e") -> ShipPlan:
    return yard(class_, "8,7 engine:rear 0003", edition=edition)


def clash(class_: str = "II") -> ShipPlan:
    """A battery tile and a cabin that do not fit; an engine is attached to the battery tile."""
    return yard(
        class_,
        "7,6 structural .33.",
        "8,6 battery .223",
        "8,7 cabin 1..2",
        "9,6 engine:rear 0003",
        "6,7 engine:rear 0300",
    )


def cells(ship: ShipPlan, *places: tuple[int, int]) -> list[int]:
    return [at(ship, *place) for place in places]


def lies_at(pad: Pad, seat: int, cell: int) -> bool:
    return bool(pad.state.ships[seat].hull.occupied >> cell & 1)


@rule("CHK-01")
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_after_building_and_before_launch_every_ship_is_checked(edition: str) -> None:
    wrong = yard("II", "8,7 engine:right 1..3", edition=edition)
    pad = Pad(sound(edition=edition), wrong, wrong).begin()
    assert pad.heard("errors-found") == [{"seat": seat, "number": 1, "rules": ["CHK-04"]} for seat in (1, 2)]
    assert pad.asked == [(1, "repair"), (2, "repair")]
    assert not pad.heard("launched")


@rule("CHK-01")
def test_sound_ships_launch_without_a_question() -> None:
    pad = Pad(sound(), sound()).begin()
    assert pad.heard("errors-found") == []
    assert pad.heard("launched")[0]["order"] == [0, 1]


@rule("EX-25", "CHK-10", "CHK-12")
def test_what_hangs_only_on_a_removed_tile_comes_off_too_and_both_are_lost() -> None:
    ship = clash()
    battery, engine, cabin = cells(ship, (8, 6), (9, 6), (8, 7))
    pad = Pad(ship, sound()).begin()
    assert pad.question(0).options == (Remove(battery), Remove(cabin))
    lost = [ship.ship.hull.tiles[cell] for cell in (battery, engine)]
    pad.answer(0, Remove(battery))
    assert {type(option) for option in pad.question(0).options or ()} == {Keep}
    pad.answer(0, Keep(cells(ship, (7, 6))[0]))
    assert list(pad.state.lost[0]) == lost
    assert lies_at(pad, 0, cabin)
    assert not lies_at(pad, 0, engine)


@rule("CHK-09", "RUL-25")
def test_the_owner_chooses_which_of_the_tiles_involved_to_remove() -> None:
    ship = clash()
    battery, cabin = cells(ship, (8, 6), (8, 7))
    pad = Pad(ship, sound()).begin().answer(0, Remove(cabin))
    assert not pad.asked or pad.asked[0][1] != "repair"
    assert lies_at(pad, 0, battery)
    assert len(pad.state.lost[0]) == 1


@rule("CHK-09", "RUL-25")
def test_tiles_not_involved_in_an_error_cannot_be_removed() -> None:
    ship = clash()
    pad = Pad(ship, sound()).begin()
    for place in ((7, 6), (9, 6), (6, 7), (7, 7)):
        with pytest.raises(Refusal, match="not-an-option"):
            pad.answer(0, Remove(at(ship, *place)))


@rule("RUL-25")
def test_the_starting_cabin_may_be_removed_if_it_is_involved() -> None:
    ship = yard("II", "7,6 cannon:rear 3.0.", "6,6 structural .3..")
    pad = Pad(ship, sound()).begin()
    start = at(ship, 7, 7)
    assert Remove(start) in (pad.question(0).options or ())
    pad.answer(0, Remove(start))
    assert not lies_at(pad, 0, start)
    assert len(pad.state.lost[0]) == 1


@rule("CHK-09", "RUL-25")
def test_repair_goes_on_until_no_rule_is_broken() -> None:
    ship = yard("II", "8,7 engine:right 1..3", "6,7 engine:left 13..")
    left, right = cells(ship, (6, 7), (8, 7))
    pad = Pad(ship, sound()).begin()
    pad.answer(0, Remove(right))
    assert pad.asked == [(0, "repair")]
    assert pad.question(0).options == (Remove(left),)
    pad.answer(0, Remove(left)).chance()
    assert pad.heard("launched")
    assert faults(pad.state.ships[0].hull, ship.zone) == []


@rule("CHK-11")
def test_repairing_is_not_building_and_the_player_keeps_the_start_number() -> None:
    ship = clash()
    pad = Pad(ship, sound(), starts=[1, 2]).begin()
    assert all(isinstance(option, Remove) for option in pad.question(0).options or ())
    pad.answer(0, Remove(at(ship, 8, 7)))
    assert pad.flight.positions == [0, -3]


@rule("CHK-12")
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_the_unused_reserve_goes_to_the_lost_pile(edition: str) -> None:
    pad = Pad(sound(edition=edition), sound(edition=edition))
    pad.state.in_yard.reserves[0] = (40, 41)
    pad.begin()
    assert pad.state.lost == [(40, 41), ()]


@rule("CHK-10", "RUL-26")
def test_a_bad_contact_joins_nothing_so_the_owner_keeps_one_part() -> None:
    ship = yard("II", "7,6 cabin 1.3.", "7,5 battery 3.2.", "7,4 cabin ..3.")
    low, high = cells(ship, (7, 6), (7, 4))
    pad = Pad(ship, sound()).begin()
    assert pad.question(0).options == (Keep(high), Keep(low), Remove(at(ship, 7, 5)), Remove(low))
    pad.answer(0, Keep(high))
    assert pad.state.ships[0].hull.occupied == 1 << high | 1 << at(ship, 7, 5)
    assert len(pad.state.lost[0]) == 2


@about("RUL-07")
def test_all_owners_repair_in_parallel() -> None:
    one, other = clash(), clash()
    pad = Pad(one, other).begin()
    assert pad.asked == [(0, "repair"), (1, "repair")]
    pad.answer(1, Remove(at(other, 8, 7)))
    assert pad.asked == [(0, "repair")]
    pad.answer(0, Remove(at(one, 8, 7))).chance()
    assert pad.heard("launched")


@rule("RUL-27")
def test_when_the_time_is_over_the_server_repairs_wholly() -> None:
    ship = yard("II", "8,7 engine:right 1..3", "6,7 engine:left 13..", "7,6 cabin ..3.")
    pad = Pad(ship, clash()).begin()
    pad.later(59_999)
    assert pad.asked == [(0, "repair"), (1, "repair")]
    pad.later(1)
    assert pad.chance().heard("launched")
    assert [len(lost) for lost in pad.state.lost] == [2, 1]
    assert all(not faults(s.hull, ship.zone) for s in pad.state.ships)


@rule("RUL-27")
def test_the_server_removes_the_tile_involved_in_most_errors_but_rather_not_the_starting_cabin() -> None:
    # The cannon points at the starting cabin: both are in the same two errors.
    ship = yard("II", "7,6 cannon:rear 3.0.", "6,6 structural .3..", "6,7 structural 33..")
    pad = Pad(ship, sound()).begin()
    assert pad.question(0).default == Remove(at(ship, 7, 6))
    # The battery tile has two bad contacts, its neighbours one each.
    ship = yard("II", "7,6 structural .33.", "8,6 battery .223", "8,7 cabin 1..2", "9,6 cabin ...1")
    assert Pad(ship, sound()).begin().question(0).default == Remove(at(ship, 8, 6))


@rule("RUL-27")
def test_of_tiles_in_as_many_errors_the_one_goes_whose_removal_loses_fewest() -> None:
    ship = clash()
    assert Pad(ship, sound()).begin().question(0).default == Remove(at(ship, 8, 7))


@about("RUL-08")
@rule("RUL-27")
def test_by_default_the_part_with_most_places_for_humans_is_kept_then_the_larger_one() -> None:
    small = ("7,6 structural .03.", "6,7 engine:rear 0300")
    ship = yard("II", *small, "8,6 cabin .3.0", "9,6 cabin ...3")
    pad = Pad(ship, sound()).begin()
    assert pad.question(0).options == (Keep(at(ship, 7, 6)), Keep(at(ship, 8, 6)))
    assert pad.question(0).default == Keep(at(ship, 8, 6))
    ship = yard("II", *small, "8,6 cabin .3.0", "9,6 battery ...3")
    assert Pad(ship, sound()).begin().question(0).default == Keep(at(ship, 7, 6))


@rule("RUL-27")
@pytest.mark.parametrize("limit", [0, 60])
def test_the_defaults_one_by_one_make_the_same_repair_as_the_time_out(limit: int) -> None:
    def pad() -> Pad:
        ship = yard(
            "II",
            "7,6 structural .33.",
            "8,6 battery .223",
            "8,7 cabin 1..2",
            "9,6 engine:right ...3",
            "6,7 engine:left .3..",
            "7,5 cabin 1.1.",
            "7,4 battery ..2.",
        )
        return Pad(ship, sound(), repair_seconds=limit).begin()

    step_by_step = pad()
    while step_by_step.asked and step_by_step.asked[0] == (0, "repair"):
        step_by_step.answer(0, step_by_step.question(0).default)
    at_once = pad()
    if limit:
        at_once.later(60_000)
    else:
        at_once.says(0, "away")
        while at_once.asked == [(0, "repair")]:
            at_once.tick()
    assert at_once.state.ships[0].hull == step_by_step.state.ships[0].hull
    assert sorted(at_once.state.lost[0]) == sorted(step_by_step.state.lost[0])


@rule("RUL-27")
def test_without_time_limit_the_repair_waits() -> None:
    pad = Pad(clash(), sound(), repair_seconds=0).begin().later(10_000_000)
    assert pad.asked == [(0, "repair")]


# --- players report each other's ships (manualCheck) -------------------------------------------------------


@rule("CHK-01", "RUL-29")
def test_with_manual_check_players_point_out_errors_before_launch_without_a_fine() -> None:
    ship = clash()
    pad = Pad(sound(), ship, manual_check=True)
    pad.state.credits = [5, 5]
    pad.begin()
    assert pad.heard("errors-found") == []
    assert pad.asked == [(0, "inspect"), (1, "inspect")]
    pad.answer(0, Report(1))
    assert pad.heard("error-reported") == [{"seat": 1, "by": 0, "proved": True}]
    assert pad.asked == [(1, "repair")]
    pad.answer(1, Remove(at(ship, 8, 7)))
    assert pad.asked == [(0, "inspect"), (1, "inspect")]
    pad.answer(0, Ready()).answer(1, Ready())
    assert pad.chance().heard("launched")
    assert pad.state.credits == [5, 5]
    assert pad.flight.fines == [0, 0]


@rule("RUL-29")
def test_a_wrong_report_changes_nothing() -> None:
    pad = Pad(sound(), sound(), manual_check=True).begin().answer(0, Report(1))
    assert pad.heard("error-reported") == [{"seat": 1, "by": 0, "proved": False}]
    assert pad.asked == [(0, "inspect"), (1, "inspect")]
    assert pad.state.lost == [(), ()]
    with pytest.raises(Refusal):
        pad.answer(0, Report(1))


@rule("RUL-29")
def test_an_error_that_nobody_reports_flies() -> None:
    pad = Pad(sound(), clash(), manual_check=True).begin().later(60_000).chance()
    assert pad.heard("launched")
    assert pad.state.lost == [(), ()]
    assert faults(pad.state.ships[1].hull, clash().zone)


def flying(*, credits: list[int], flown: int = 1, edition: str = "1e") -> tuple[Pad, ShipPlan]:
    """Two ships between two cards; the second has an error that nobody has noticed."""
    ship = yard("II", "8,7 engine:right 1..3", "6,7 engine:rear 0300", edition=edition)
    pad = Pad(sound(edition=edition), ship, manual_check=True)
    pad.begin().answer(0, Ready()).answer(1, Ready())
    pad.chance()
    if edition == "1e":
        pad.answer(0, Fly()).answer(1, Fly())
    pad.state.frames.pop()
    pad.flight.flown = flown
    pad.state.credits = credits
    pad.state.frames.append(DoNextCard())
    pad.settle()
    return pad, ship


@rule("EX-26", "CHK-13", "RUL-29")
def test_an_error_noticed_in_flight_is_repaired_and_costs_one_credit() -> None:
    pad, ship = flying(credits=[3, 3])
    assert pad.asked == [(0, "reveal"), (1, "reveal")]
    pad.answer(0, Report(1))
    assert pad.state.credits == [3, 2]
    assert pad.heard("fined") == [{"seat": 1, "credits": 1}]
    assert pad.asked == [(1, "repair")]
    pad.answer(1, Remove(at(ship, 8, 7)))
    assert len(pad.state.lost[1]) == 1
    assert pad.asked == [(0, "reveal"), (1, "reveal")]


@rule("CHK-13")
def test_before_the_first_card_is_revealed_there_is_no_fine() -> None:
    pad, _ = flying(credits=[3, 3], flown=0)
    pad.answer(0, Report(1))
    assert pad.asked == [(1, "repair")]
    assert pad.state.credits == [3, 3]
    assert pad.heard("fined") == []


@rule("CHK-13")
def test_the_second_edition_has_no_fine() -> None:
    pad, _ = flying(credits=[3, 3], edition="2e")
    pad.answer(0, Report(1))
    assert pad.heard("fined") == []
    assert pad.asked == [(1, "repair")]
    assert pad.state.credits == [3, 3]
    assert pad.flight.fines == [0, 0]


@rule("RUL-29")
def test_a_wrong_report_in_flight_costs_nobody_anything() -> None:
    pad, _ = flying(credits=[3, 3])
    pad.answer(1, Report(0))
    assert pad.heard("error-reported") == [{"seat": 0, "by": 1, "proved": False}]
    assert pad.state.credits == [3, 3]
    assert pad.state.lost == [(), ()]


@rule("RUL-30", "RUL-72")
def test_a_fine_without_money_is_noted_and_settled_outside_the_cap() -> None:
    pad, ship = flying(credits=[0, 0])
    pad.answer(0, Report(1))
    assert pad.flight.fines == [0, 1]
    pad.answer(1, Remove(at(ship, 8, 7)))
    pad.state.lost[1] = (1,) * 11  # the cap of class II is 8
    pad.state.credits = [0, 30]
    pad.answer(0, GiveUp()).answer(1, GiveUp())
    (mine,) = [told for told in pad.heard("settled") if told["seat"] == 1]
    assert mine["bookings"] == [{"item": "lost", "credits": -8}, {"item": "fines", "credits": -1}]
    assert pad.state.credits == [0, 21]


@rule("RUL-29")
def test_without_the_option_nobody_can_report() -> None:
    pad = Pad(sound(), sound()).launch()
    assert pad.question(0).options == (Fly(), GiveUp())


@about("CHK-13")
def test_crew_on_a_tile_removed_in_flight_is_lost() -> None:
    wrong = yard("II", "7,6 cabin 1.3. humans=2", "7,5 battery 3.2.")
    table = Table(sound(), wrong, manual_check=True)
    table.flight.deck, table.flight.flown = [5], 1
    table.state.frames.append(DoNextCard())
    table.settle().answer(0, Report(1)).answer(1, Remove(at(wrong, 7, 6)))
    assert table.state.ships[1].humans() == 0
