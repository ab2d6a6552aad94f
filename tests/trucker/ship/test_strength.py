"""Engine and cannon strength (chapter PAR) and what shields cover."""

import pytest

from starhaul.trucker.parts.terms import FRONT, LEFT, REAR
from starhaul.trucker.ship.ship import BROWN, PURPLE, Ship
from starhaul.trucker.ship.ship_check import faults
from starhaul.trucker.ship.strength import (
    Choice,
    cannon_choices,
    cannon_range,
    cannon_strength,
    engine_choices,
    engine_range,
    engine_strength,
    lowest,
    shielded,
)
from tests.rules import rule
from tests.trucker.shipyard import yard


def ship(*lines: str, class_: str = "III") -> Ship:
    return yard(class_, *lines).ship


def crewed(ship: Ship, alien: int) -> Ship:
    """With an alien somewhere on the ship; nothing else matters for the strength."""
    return ship.with_crew(ship.hull.board.start or 0, alien)


@rule("PAR-01", "EX-11")
def test_engines() -> None:
    single = ship("7,8 engine:rear ....")
    assert engine_choices(single) == [Choice(0, 1)]
    double = ship("7,8 double_engine:rear ....", "8,7 battery ....")
    assert engine_choices(double) == [Choice(0, 0), Choice(1, 2)]


@rule("PAR-01", "BLD-20")
def test_an_engine_that_does_not_point_to_the_rear_counts_nothing() -> None:
    assert engine_choices(ship("6,7 engine:left ....", "8,7 double_engine:right ....")) == [Choice(0, 0)]


@rule("PAR-02", "PAR-03", "EX-12", "RUL-44")
@pytest.mark.parametrize(
    ("line", "halves"),
    [
        ("7,6 cannon:front ....", [2]),
        ("7,6 double_cannon:front ....", [0, 4]),
        ("7,6 cannon:left ....", [1]),
        ("7,6 cannon:rear ....", [1]),
        ("7,6 double_cannon:rear ....", [0, 2]),
    ],
)
def test_cannons(line: str, halves: list[int]) -> None:
    found = cannon_choices(ship(line, "8,7 battery ...."))
    assert [choice.strength for choice in found] == halves


@rule("PAR-04", "PAR-08", "EX-13")
def test_each_double_costs_a_battery_and_none_has_to_be_used() -> None:
    """Two forward singles, a forward and a sideways double: 5 would need two batteries, one gives 4."""
    lines = ("7,6 cannon:front ....", "6,6 cannon:front ....", "8,6 double_cannon:front ....")
    aside = "9,7 double_cannon:right ...."
    one = yard("III", *lines, aside, "7,8 battery .... batteries=1").ship
    assert cannon_choices(one) == [Choice(0, 4), Choice(1, 6), Choice(1, 8)]
    two = yard("III", *lines, aside, "7,8 battery .... batteries=2").ship
    assert cannon_choices(two)[-1] == Choice(2, 10)


@rule("PAR-01", "PAR-02", "PAR-03")
def test_what_is_powered_has_the_strength_that_was_offered() -> None:
    engines = ship("7,8 double_engine:rear ....", "6,8 double_engine:rear ....", "8,8 engine:rear ....")
    assert [engine_strength(engines, doubles) for doubles in range(3)] == [1, 3, 5]
    cannons = ship("7,6 cannon:front ....", "8,6 double_cannon:front ....", "9,7 double_cannon:right ....")
    powered = [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert [cannon_strength(cannons, *doubles) for doubles in powered] == [2, 4, 6, 8]


@rule("PAR-05", "PAR-06", "EX-27")
def test_aliens_help_only_a_strength_above_zero() -> None:
    assert engine_range(crewed(ship("7,8 engine:rear ...."), BROWN)).max == 3
    assert engine_range(crewed(ship(), BROWN)).max == 0
    assert cannon_range(crewed(ship("7,6 cannon:left ...."), PURPLE)).max == 1 + 4
    assert cannon_range(crewed(ship(), PURPLE)).max == 0


@rule("PAR-06", "RUL-43", "EX-28")
def test_a_paid_double_engine_wakes_the_brown_alien() -> None:
    only_double = crewed(ship("7,8 double_engine:rear ....", "8,7 battery ...."), BROWN)
    assert engine_choices(only_double) == [Choice(0, 0), Choice(1, 4)]


@rule("PAR-07")
def test_singles_and_aliens_cannot_be_left_out() -> None:
    found = engine_choices(crewed(ship("7,8 engine:rear ....", "8,8 engine:rear ...."), BROWN))
    assert found == [Choice(0, 4)]


@rule("PAR-09", "EX-16")
def test_a_player_who_decides_later_knows_what_to_beat() -> None:
    """Yellow ahead has 3 without doubles; green behind can make 1, 3 or 5 and needs one battery."""
    green = ship(
        "7,8 engine:rear ....",
        "8,8 double_engine:rear ....",
        "6,8 double_engine:rear ....",
        "8,7 battery ....",
    )
    yellow = 3
    assert engine_choices(green) == [Choice(0, 1), Choice(1, 3), Choice(2, 5)]
    enough = next(choice for choice in engine_choices(green) if lowest([yellow, choice.strength]) == 0)
    assert enough == Choice(1, 3)


@rule("PAR-10", "EX-16")
def test_among_equal_lowest_values_the_one_ahead_suffers() -> None:
    assert lowest([3, 3]) == 0
    assert lowest([4, 3, 3]) == 1
    assert lowest([2, 3, 2]) == 0


@rule("BLD-24", "EX-04")
def test_shields_cover_the_two_directions_they_are_turned_to() -> None:
    covered = shielded(ship("7,6 shield:left ....", "7,8 shield:rear ...."))
    assert covered == [FRONT, REAR, LEFT]


# --- fleets ------------------------------------------------------------------------------------------------


def fleet(left: str = "humans=2", right: str = "humans=2", *more: str, support: str = "brown") -> Ship:
    """Two valid ships, with these crews in their cabins. The left one has two engines and a cannon, the right
    one an engine, a double engine, a double cannon and two batteries."""
    found = yard(
        "IVC",
        "3,3 cannon:front 0020",
        "2,4 engine:rear 0300",
        f"3,4 cabin 2121 {left}",
        f"4,4 life_support_{support} 0003",
        "3,5 engine:rear 2000",
        "7,3 double_cannon:front 0020",
        f"6,4 life_support_{support} .3..",
        f"7,4 cabin 2121 {right}",
        "8,4 battery 0013",
        "7,5 double_engine:rear 2000",
        "8,5 engine:rear 1000",
        *more,
    )
    assert faults(found.ship.hull, found.zone) == []
    assert [part.bit_count() for part in found.ship.hull.parts[:2]] == [5, 6]
    return found.ship


def unarmed(crew: str, support: str = "brown") -> tuple[str, ...]:
    """A third ship, with neither engine nor cannon: a cabin between a life support and a battery."""
    return (f"2,9 cabin .1.3 {crew}", f"1,9 life_support_{support} .3..", "3,9 battery .3.3")


@rule("LM-102")
def test_each_ship_of_a_fleet_has_engines_of_its_own() -> None:
    ships = fleet()
    left, right = ships.fleet()
    assert engine_choices(ships, left) == [Choice(0, 2)]
    assert engine_choices(ships, right) == [Choice(0, 1), Choice(1, 3)]


@rule("LM-102")
@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        ("humans=2", "humans=2", (1, 2)),  # 2 on the left; 1 or 3 on the right
        ("alien=brown", "humans=2", (1, 3)),  # 4; 1 or 3
        ("humans=2", "alien=brown", (2, 2)),  # 2; 3 or 5
    ],
)
def test_a_fleet_is_as_slow_as_its_slowest_ship(left: str, right: str, expected: tuple[int, int]) -> None:
    assert engine_range(fleet(left, right)) == expected


@rule("LM-102", "LM-104")
@pytest.mark.parametrize("crew", ["humans=2", "alien=brown"])
def test_a_ship_without_engines_stops_the_fleet_and_its_alien_cannot_help(crew: str) -> None:
    ships = fleet("humans=2", "humans=2", *unarmed(crew))
    assert len(ships.fleet()) == 3
    assert engine_range(ships) == (0, 0)


@rule("LM-105")
@pytest.mark.parametrize(
    ("left", "right", "third", "halves"),
    [
        ("humans=2", "humans=2", "humans=2", (2, 2 + 4)),
        ("alien=purple", "humans=2", "humans=2", (2 + 4, 2 + 4 + 4)),
        ("humans=2", "alien=purple", "humans=2", (2, 2 + 4 + 4)),  # strength 0 unless the double is paid for
        ("humans=2", "humans=2", "alien=purple", (2, 2 + 4)),
    ],
)
def test_the_cannons_of_a_fleet_add_up(left: str, right: str, third: str, halves: tuple[int, int]) -> None:
    ships = fleet(left, right, *unarmed(third, "purple"), support="purple")
    assert cannon_range(ships) == halves


@rule("LM-105")
@pytest.mark.parametrize(("third", "halves"), [("humans=2", (2 + 2, 2 + 4 + 2)), ("alien=purple", (8, 12))])
def test_cannons_that_need_no_battery_add_up_too(third: str, halves: tuple[int, int]) -> None:
    """A single cannon each on the first and the third ship."""
    lines = (*unarmed(third, "purple"), "4,9 cannon:front 0003")
    assert cannon_range(fleet("humans=2", "humans=2", *lines, support="purple")) == halves


@rule("LM-101")
def test_batteries_of_another_ship_of_the_fleet_do_not_help() -> None:
    """The only battery is aboard the third ship, the doubles are on the second."""
    cabin, support, battery = unarmed("humans=2")
    lines = (cabin, support, f"{battery} batteries=1")
    ships = fleet("humans=2", "humans=2", *lines)
    assert ships.battery_count() == 1
    _, right, third = ships.fleet()
    assert (ships.batteries_within(right), ships.batteries_within(third)) == (0, 1)
    assert engine_choices(ships, right) == [Choice(0, 1)]
    assert cannon_choices(ships, right) == [Choice(0, 0)]
    assert cannon_range(ships) == (2, 2)
