"""Known answers of the naive implementation itself, so that a comparison
means something: check and figures."""

from __future__ import annotations

import json
import random

import pytest

from tests.rules import about
from tests.trucker.ship.naive import NaiveShip, aliens_allowed, cannon_choices, engine_choices, report
from tests.trucker.ship.naive_files import faults, ship, ship_file
from tests.trucker.ship.naive_ship import Cell
from tests.trucker.ship.random_ships import CLASSES, random_ship

ALL_CLASSES = [(edition, class_) for edition, classes in CLASSES.items() for class_ in classes]

# Contacts ---------------------------------------------------------------------------------------------

# (tile, turn) with a connector of that kind to the right, and others with one to the left.
RIGHT = {"smooth": (16, 1), "single": (25, 2), "double": (27, 2), "universal": (16, 2)}
LEFT = {"smooth": (17, 1), "single": (61, 0), "double": (63, 0), "universal": (17, 0)}

GOOD = [("single", "single"), ("double", "double"), ("universal", "single"), ("universal", "double")]
GOOD += [("universal", "universal"), ("single", "universal"), ("double", "universal")]


def contact(class_: str, at: Cell, right: str, left: str) -> tuple[list[str], int]:
    """Rules broken and number of parts of two tiles side by side, away from the starting cabin."""
    (one, one_turn), (two, two_turn) = RIGHT[right], LEFT[left]
    laid = [(one, at[0], at[1], one_turn), (two, at[0] + 1, at[1], two_turn)]
    result = report(ship_file(class_, *laid, start=False))
    return [f["rule"] for f in result["faults"]], len(result["parts"])


@about("BLD-12", "BLD-14", "EX-02")
@pytest.mark.parametrize(("right", "left"), GOOD)
def test_fitting_connectors_join(right: str, left: str) -> None:
    assert contact("II", (6, 7), right, left) == ([], 1)


@about("BLD-14", "RUL-26", "EX-02")
def test_two_smooth_sides_are_legal_but_do_not_join() -> None:
    assert contact("II", (6, 7), "smooth", "smooth") == (["CHK-08"], 2)


@about("BLD-12", "CHK-02", "EX-03")
@pytest.mark.parametrize(("right", "left"), [("single", "double"), ("double", "single")])
def test_single_against_double(right: str, left: str) -> None:
    assert contact("II", (6, 7), right, left) == (["CHK-02", "CHK-08"], 2)


@about("BLD-13", "CHK-03", "EX-03")
@pytest.mark.parametrize("kind", ["single", "double", "universal"])
def test_connector_against_smooth(kind: str) -> None:
    assert contact("II", (6, 7), kind, "smooth") == (["CHK-03", "CHK-08"], 2)
    assert contact("II", (6, 7), "smooth", kind) == (["CHK-03", "CHK-08"], 2)


@about("LM-023", "LM-024", "LM-025", "LM-029")
def test_over_the_crack_only_equal_connectors_fit() -> None:
    for class_ in ("IC", "IIC"):
        for kind in ("single", "double", "universal"):
            assert contact(class_, (2, 3), kind, kind) == ([], 1)
        assert contact(class_, (2, 3), "smooth", "smooth") == (["CHK-08"], 2)
        assert contact(class_, (2, 3), "universal", "single") == (["CHK-08", "LM-024"], 2)
        assert contact(class_, (2, 3), "double", "universal") == (["CHK-08", "LM-024"], 2)
        assert contact(class_, (2, 3), "single", "double") == (["CHK-02", "CHK-08"], 2)
        assert contact(class_, (2, 3), "universal", "smooth") == (["CHK-03", "CHK-08"], 2)
        assert contact(class_, (1, 7), "universal", "single") == ([], 1)  # left of the crack as usual
        assert contact(class_, (3, 7), "universal", "single") == ([], 1)


@about("LM-026", "LM-028")
def test_any_connector_may_face_the_crack() -> None:
    result = report(ship_file("IC", (25, 2, 1, 2), (16, 3, 2)))
    assert [f["rule"] for f in result["faults"]] == ["CHK-08"]
    assert result["exposed"] == {"front": 0, "right": 1, "rear": 0, "left": 1}


@about("LM-051", "LM-052", "LM-053", "LM-056", "LM-057")
def test_torus_contacts() -> None:
    start = ("start", 6, 1)
    whole = report(ship_file("IIIC", start, (16, 1, 1), (17, 6, 6, 3)))
    assert whole["faults"] == []
    assert whole["parts"] == [[[1, 1], [6, 1], [6, 6]]]
    assert whole["exposed"] == {"front": 0, "right": 0, "rear": 1, "left": 1}
    turned = faults("IIIC", start, (16, 1, 1, 1))
    assert turned[0] == ("CHK-03", "connector_against_smooth", [[1, 1], [6, 1]])
    assert faults("IIIC", (27, 1, 1), (28, 6, 1))[0] == ("CHK-02", "single_against_double", [[1, 1], [6, 1]])


# Devices ----------------------------------------------------------------------------------------------

# Below the starting cabin of class I, with universal connectors to both sides.
UNDER = (50, 7, 8)


@about("CHK-04", "BLD-18")
@pytest.mark.parametrize(("engine", "turn", "wrong"), [(64, 2, True), (77, 0, False), (66, 3, True)])
def test_engine_direction(engine: int, turn: int, wrong: bool) -> None:
    expected = [("CHK-04", "engine_direction", [[8, 7]])] if wrong else []
    assert faults("I", (engine, 8, 7, turn)) == expected


@about("CHK-05", "BLD-18")
def test_exhaust_blocked() -> None:
    blocked = ("CHK-05", "exhaust_blocked", [[8, 7], [8, 8]])
    assert faults("I", (77, 8, 7), UNDER, (16, 8, 8)) == [blocked]
    contact_too = ("CHK-03", "connector_against_smooth", [[8, 7], [8, 8]])
    assert faults("I", (77, 8, 7), UNDER, (24, 8, 8)) == [contact_too, blocked]


@about("CHK-04", "CHK-05")
def test_exhaust_of_a_turned_engine_is_blocked_where_it_points() -> None:
    wrong = ("CHK-04", "engine_direction", [[8, 8]])
    blocked = ("CHK-05", "exhaust_blocked", [[8, 7], [8, 8]])
    assert faults("I", UNDER, (64, 8, 8, 2)) == [wrong]
    assert faults("I", UNDER, (64, 8, 8, 2), (16, 8, 7)) == [wrong, blocked]


@about("CHK-06", "BLD-19")
def test_muzzle_blocked() -> None:
    blocked = ("CHK-06", "muzzle_blocked", [[8, 7], [8, 8]])
    assert faults("I", (1, 8, 7), UNDER, (107, 8, 8)) == [blocked]
    assert faults("I", (95, 8, 7, 2), UNDER, (107, 8, 8)) == [blocked, blocked]  # two cannons face to face
    contact_too = ("CHK-03", "connector_against_smooth", [[8, 7], [8, 8]])
    assert faults("I", (24, 8, 7, 3), UNDER, (107, 8, 8)) == [contact_too, blocked]


@about("LM-054", "LM-055", "CHK-05", "CHK-06")
@pytest.mark.parametrize(
    ("device", "turn", "at", "over_the_edge", "broken"),
    [
        (88, 0, (3, 1), (3, 6), "CHK-06"),
        (88, 2, (3, 6), (3, 1), "CHK-06"),
        (66, 0, (3, 6), (3, 1), "CHK-05"),
        (88, 3, (1, 4), (6, 4), "CHK-06"),
        (88, 1, (6, 4), (1, 4), "CHK-06"),
    ],
)
def test_clearance_over_the_edge(device: int, turn: int, at: Cell, over_the_edge: Cell, broken: str) -> None:
    # The starting cabin has connectors all round, so its contact is wrong as well.
    found = faults("IIIC", (device, *at, turn), ("start", *over_the_edge))
    assert [rule_id for rule_id, _, _ in found] == ["CHK-03", broken, "CHK-08"]
    assert [f for f in faults("IIIC", (device, *at, turn), ("start", 4, 3)) if f[0] == broken] == []


@about("CHK-07")
def test_outside_the_zone() -> None:
    assert faults("I", UNDER, (66, 7, 9)) == [("CHK-07", "outside_zone", [[7, 9]])]
    assert report(ship_file("I", UNDER, (66, 7, 9)))["engine_strength"] == {"base": 1, "max": 1}


@about("LM-020", "CHK-07")
def test_orange_cells_belong_to_iic_only() -> None:
    laid = [("start", 2, 2), (16, 1, 2, 2)]
    assert faults("IC", *laid) == [("CHK-07", "outside_zone", [[1, 2]])]
    assert faults("IIC", *laid) == []


@about("CHK-08", "RUL-26")
def test_loose_parts() -> None:
    assert faults("I", (16, 7, 5), (25, 9, 8)) == [
        ("CHK-08", "loose_part", [[7, 5]]),
        ("CHK-08", "loose_part", [[9, 8]]),
    ]
    assert faults("I", (16, 7, 5), (25, 9, 8), start=False) == [("CHK-08", "loose_part", [[9, 8]])]


@about("CHK-08")
def test_reading_order_on_the_upright_board() -> None:
    # Row 11 is the front row of IIIA, so it comes before row 10.
    result = report(ship_file("IIIA", (16, 6, 10), (17, 7, 11), start=False))
    assert result["parts"] == [[[7, 11]], [[6, 10]]]
    assert result["faults"] == [{"rule": "CHK-08", "kind": "loose_part", "cells": [[6, 10]]}]


# IVC --------------------------------------------------------------------------------------------------


@about("LM-078", "LM-087", "LM-096")
def test_each_part_of_the_yard_may_hold_a_ship() -> None:
    start, right, rear = ("start", 4, 3), (16, 6, 3), (17, 2, 9)
    assert faults("IVC", start, right, rear) == []
    assert faults("IVC", start, right, rear, yard_dice=[2, 5]) == []
    assert faults("IVC", start, right, rear, yard_dice=[3, 2]) == [("CHK-08", "loose_part", [[6, 3]])]
    assert faults("IVC", start, right, rear, yard_dice=[3, 6]) == [
        ("CHK-08", "loose_part", [[6, 3]]),
        ("CHK-08", "loose_part", [[2, 9]]),
    ]
    # Without a starting cabin the first part claims the region.
    assert faults("IVC", right, rear, yard_dice=[3, 6]) == [("CHK-08", "loose_part", [[2, 9]])]
    assert faults("IVC", (25, 4, 3), right, yard_dice=[3, 6]) == [("CHK-08", "loose_part", [[6, 3]])]


@about("LM-079", "LM-080", "CHK-07")
def test_dice_open_marked_cells() -> None:
    laid = [("start", 4, 3), (16, 5, 3)]  # on a cell marked 3
    assert faults("IVC", *laid) == []
    assert faults("IVC", *laid, yard_dice=[6, 3]) == []
    assert faults("IVC", *laid, yard_dice=[6, 6]) == [("CHK-07", "outside_zone", [[5, 3]])]
    double = [("start", 4, 5), (16, 5, 5)]  # on a cell opened by a double
    assert faults("IVC", *double, yard_dice=[6, 6]) == []
    assert faults("IVC", *double, yard_dice=[6, 5]) == [("CHK-07", "outside_zone", [[5, 5]])]


@about("CHK-08", "LM-087")
def test_a_group_on_no_region_is_loose() -> None:
    found = faults("IVC", ("start", 4, 3), (16, 1, 1))
    assert found == [("CHK-07", "outside_zone", [[1, 1]]), ("CHK-08", "loose_part", [[1, 1]])]


@about("LM-101", "LM-102", "LM-104", "LM-105")
def test_strengths_of_a_fleet() -> None:
    left = [("start", 3, 5), (64, 2, 5), (107, 4, 5)]  # engine 1, cannon 1
    right = [(4, 7, 5), (83, 7, 6), (124, 7, 4)]  # joined to nothing: three ships of one tile
    result = report(ship_file("IVC", *left, *right))
    assert result["engine_strength"] == {"base": 0, "max": 0}
    assert result["cannon_strength"] == {"base": 1, "max": 1}  # the batteries are not aboard the cannon
    joined = [(10, 7, 5, 3), (81, 7, 6), (124, 7, 4)]  # double to the front, single to the rear
    result = report(ship_file("IVC", *left, *joined))
    assert result["parts"] == [[[7, 4], [7, 5], [7, 6]], [[2, 5], [3, 5], [4, 5]]]
    assert result["engine_strength"] == {"base": 0, "max": 1}
    assert result["cannon_strength"] == {"base": 1, "max": 3}
    fleet = ship("IVC", *left, *joined)
    assert engine_choices(fleet) == {(2, 5): [(0, 1)], (7, 4): [(0, 0), (1, 2)]}
    assert cannon_choices(fleet) == {(2, 5): [(0, 1)], (7, 4): [(0, 0), (1, 2)]}


@about("LM-102", "LM-105")
def test_aliens_help_their_own_ship_only() -> None:
    left = [("start", 3, 5, {"humans": 2}), (64, 2, 5), (107, 4, 5)]
    idle = [(47, 7, 5, {"alien": "brown"}), (119, 8, 5)]
    assert report(ship_file("IVC", *left, *idle))["engine_strength"] == {"base": 0, "max": 0}
    moving = [*idle, (65, 6, 5)]
    assert report(ship_file("IVC", *moving))["engine_strength"] == {"base": 3, "max": 3}
    assert report(ship_file("IVC", *left, *moving))["engine_strength"] == {"base": 1, "max": 1}
    gunner = [(47, 7, 5, {"alien": "purple"}), (138, 8, 5)]
    assert report(ship_file("IVC", *left, *gunner))["cannon_strength"] == {"base": 1, "max": 1}
    assert report(ship_file("IVC", *left, *gunner, (95, 6, 5)))["cannon_strength"] == {"base": 4, "max": 4}


# Figures ----------------------------------------------------------------------------------------------


@about("BLD-24", "EX-04")
def test_shields() -> None:
    # As printed a shield covers front and right: turned three times front and left, twice rear and left.
    assert report(ship_file("II", (115, 6, 7, 3), (116, 8, 7, 2)))["shields"] == ["front", "rear", "left"]
    assert report(ship_file("II", (115, 6, 7)))["shields"] == ["front", "right"]
    assert report(ship_file("II"))["shields"] == []


@about("BLD-29", "EX-05")
def test_open_connectors() -> None:
    assert report(ship_file("I"))["exposed"] == {"front": 1, "right": 1, "rear": 1, "left": 1}
    result = report(ship_file("I", (53, 8, 7), (50, 6, 7)))
    assert result["open_connectors"] == 8
    assert result["exposed"] == {"front": 3, "right": 1, "rear": 3, "left": 1}


@about("BLD-29", "RUL-26")
def test_a_connector_at_a_bad_contact_is_open() -> None:
    assert report(ship_file("I", (16, 8, 7, 1)))["open_connectors"] == 5


@about("PAR-01", "EX-11")
def test_engine_strength() -> None:
    assert report(ship_file("II", (66, 5, 8)))["engine_strength"] == {"base": 1, "max": 1}
    double = [(81, 5, 8), (1, 6, 8)]
    assert report(ship_file("II", *double))["engine_strength"] == {"base": 0, "max": 2}
    assert report(ship_file("II", (81, 5, 8)))["engine_strength"] == {"base": 0, "max": 0}
    assert report(ship_file("II", (66, 5, 8, 1)))["engine_strength"] == {"base": 0, "max": 0}
    assert engine_choices(ship("II", *double, (83, 8, 8), (68, 9, 8))) == [(0, 1), (1, 3), (2, 5)]


@about("PAR-02", "PAR-03", "RUL-44", "EX-12")
@pytest.mark.parametrize(
    ("cannon", "turn", "base", "top"), [(88, 0, 1, 1), (123, 0, 0, 2), (88, 1, 0.5, 0.5), (123, 2, 0, 1)]
)
def test_cannon_strength(cannon: int, turn: int, base: float, top: float) -> None:
    strength = report(ship_file("II", (cannon, 5, 8, turn), (1, 8, 8)))["cannon_strength"]
    assert strength == {"base": base, "max": top}
    assert [type(n) for n in strength.values()] == [type(base), type(top)]


@about("PAR-02", "PAR-03", "PAR-04", "EX-13")
def test_choices_of_cannons() -> None:
    guns = [(88, 5, 8), (89, 6, 8), (123, 8, 8), (124, 9, 8, 1)]
    assert cannon_choices(ship("II", *guns, (1, 7, 8, {"batteries": 1}))) == [(0, 2), (1, 3), (1, 4)]
    assert cannon_choices(ship("II", *guns, (1, 7, 8))) == [(0, 2), (1, 3), (1, 4), (2, 5)]


@about("PAR-05", "PAR-06", "RUL-43", "EX-27", "EX-28")
def test_alien_bonus() -> None:
    aliens = [(40, 6, 8, {"alien": "purple"}), (41, 8, 8, {"alien": "brown"})]
    nothing = report(ship_file("II", *aliens))
    assert nothing["engine_strength"] == nothing["cannon_strength"] == {"base": 0, "max": 0}
    assert (nothing["humans"], nothing["aliens"]) == (0, ["purple", "brown"])
    assert engine_choices(ship("II", *aliens, (81, 5, 8), (1, 9, 8))) == [(0, 0), (1, 4)]
    assert cannon_choices(ship("II", *aliens, (88, 5, 8, 3))) == [(0, 2.5)]


@about("PRE-01", "PRE-02", "PRE-03", "BLD-25", "BLD-26")
def test_contents_of_launch_and_stated_ones() -> None:
    laid = [(40, 6, 8), (1, 7, 8), (11, 8, 8), (16, 5, 8), (61, 9, 8)]
    plain = report(ship_file("II", *laid))
    assert (plain["humans"], plain["batteries"], plain["cabins"]) == (4, 5, 1)
    assert plain["containers"] == {"plain": 2, "special": 2}
    stated = report(ship_file("II", (40, 6, 8, {"humans": 1}), (1, 7, 8, {"batteries": 0}), (11, 8, 8)))
    assert (stated["humans"], stated["batteries"]) == (1, 0)


# Random ships -----------------------------------------------------------------------------------------


@pytest.mark.many
@about("RUL-15", "CHK-01")
@pytest.mark.parametrize(("edition", "class_"), ALL_CLASSES)
def test_legal_random_ships_have_no_faults(edition: str, class_: str) -> None:
    rng = random.Random(f"{edition} {class_}")
    for _ in range(25):
        file = random_ship(rng, edition, class_, legal=True)
        assert report(file)["faults"] == [], json.dumps(file)


@pytest.mark.parametrize(("edition", "class_"), ALL_CLASSES)
def test_random_ships_depend_on_the_generator_only(edition: str, class_: str) -> None:
    for legal in (True, False):
        one, two = (random_ship(random.Random(7), edition, class_, legal=legal) for _ in range(2))
        assert one == two == json.loads(json.dumps(one))


@pytest.mark.many
@pytest.mark.parametrize(("edition", "class_"), ALL_CLASSES)
def test_contents_of_random_ships_may_be_stated(edition: str, class_: str) -> None:
    rng = random.Random(f"contents {edition} {class_}")
    for _ in range(150):
        built = NaiveShip(random_ship(rng, edition, class_, legal=False))
        allowed = aliens_allowed(built)
        assert all(colour in allowed[cell] for cell, colour in built.aliens.items())
        assert len(set(built.aliens.values())) == len(built.aliens)
        assert not any(built.humans[cell] for cell in built.aliens)
        for cell, goods in built.goods.items():
            assert len(goods) <= built.tiles[cell][0]["capacity"]
            assert "red" not in goods or built.kind(cell) == "special_cargo"
