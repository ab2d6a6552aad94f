"""IC and IIC: their shape, and the crack between columns 3 and 4 (LM-020 … LM-029, LM-049)."""

from collections import Counter

import pytest

from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.match.actions import Attach, Keep, Remove, Use
from starhaul.trucker.parts.records import Epidemic, Stardust
from starhaul.trucker.parts.terms import FRONT, LEFT, REAR, RIGHT
from starhaul.trucker.ship.board import board_of, cells_of
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.ship_check import faults
from tests.rules import about, rule
from tests.trucker.building_table import Building
from tests.trucker.cards.fleet import alone
from tests.trucker.flow.pad import Pad
from tests.trucker.shipyard import places, yard
from tests.trucker.story_table import Table

ORANGE = [(column, row) for row in (2, 3, 4, 6) for column in (1, 4)]
CRACKED = pytest.mark.parametrize("class_", ["IC", "IIC"])


def found(ship: ShipPlan) -> list[tuple[str, list[tuple[int, int]]]]:
    """All faults: rule and cells as (column, row)."""
    hull = ship.ship.hull
    return [
        (fault.rule, [hull.board.coordinates_of(number) for number in fault.cells])
        for fault in faults(hull, ship.zone)
    ]


def cell(column: int, row: int) -> int:
    found = board_of("1e", "IIC").cell_at(column, row)
    assert found is not None
    return found


def is_one_piece(ship: ShipPlan) -> bool:
    return len(ship.ship.hull.parts) == 1


def tiles(p: Pad) -> list[tuple[int, int]]:
    hull = p.state.ships[0].hull
    return [hull.board.coordinates_of(number) for number in cells_of(hull.occupied)]


# --- shape -------------------------------------------------------------------------------------------------


@rule("LM-020")
@about("CHK-07")
@pytest.mark.parametrize("place", ORANGE)
def test_an_orange_cell_belongs_to_iic_only(place: tuple[int, int]) -> None:
    column, row = place
    inner = 2 if column == 1 else 3
    lines = (f"{inner},{row} structural .3.3", f"{column},{row} cargo {'.3..' if column == 1 else '...3'}")
    assert found(yard("IIC", *lines)) == []
    assert found(yard("IC", *lines)) == [("CHK-07", [place])]


@rule("LM-020")
@about("RUL-15")
@pytest.mark.parametrize("place", ORANGE)
def test_online_a_tile_on_an_orange_cell_is_refused_on_ic_and_lies_as_any_other_on_iic(
    place: tuple[int, int],
) -> None:
    small, large = (Building(class_).do(0, Use(0)) for class_ in ("IC", "IIC"))
    assert small.refuses(0, Attach(cell(*place), 0))[0] == "outside-zone"
    large.do(0, Attach(cell(*place), 0))
    assert large.size(0) == 1


@rule("LM-020")
def test_a_cell_of_both_classes_is_inside_of_both() -> None:
    ic, iic = (board_of("1e", class_).zone().cells for class_ in ("IC", "IIC"))
    assert ic & ~iic == 0
    assert places(yard("IIC"), iic & ~ic) == ORANGE


@rule("LM-021")
@CRACKED
def test_labels_stand_on_the_left_only_and_hold_for_both_sides(class_: str) -> None:
    board = board_of("1e", class_)
    for die, rows in {1: [8], 2: [7], 3: [4, 6], 4: [3, 5], 5: [2], 6: [1]}.items():
        for side, edge in ((LEFT, 1), (RIGHT, 4)):
            first = [board.coordinates_of(lane.cells[0]) for lane in board.aim(side, (die,)).lanes]
            assert first == [(edge, row) for row in rows]
    for die, column in {2: 1, 3: 2, 4: 3, 5: 4}.items():
        for end, edge in ((FRONT, 1), (REAR, 8)):
            first = [board.coordinates_of(lane.cells[0]) for lane in board.aim(end, (die,)).lanes]
            assert first == [(column, edge)]


# --- the crack ---------------------------------------------------------------------------------------------

FITS_ANYWHERE = {("1", "1"), ("2", "2"), ("3", "3")}
FITS_BUT_NOT_HERE = {("1", "3"), ("3", "1"), ("2", "3"), ("3", "2")}
PAIRS = [(left, right) for left in "123" for right in "123"]


def side_by_side(class_: str, column: int, row: int, left: str, right: str) -> ShipPlan:
    """A battery tile and a hold to the right of it, with these connectors towards each other."""
    return yard(class_, f"{column},{row} battery .{left}..", f"{column + 1},{row} cargo ...{right}")


@rule("LM-023", "LM-024")
@CRACKED
@pytest.mark.parametrize(("left", "right"), PAIRS)
@pytest.mark.parametrize("row", range(1, 8))
def test_over_the_crack_only_identical_connectors_fit(class_: str, left: str, right: str, row: int) -> None:
    ship = side_by_side(class_, 2, row, left, right)
    cells = [(2, row), (3, row)]
    wrong = [broken for broken, where in found(ship) if where == cells]
    if (left, right) in FITS_ANYWHERE:
        assert wrong == []
    elif (left, right) in FITS_BUT_NOT_HERE:
        assert wrong == ["LM-024"]
    else:
        assert wrong == ["CHK-02"], "single against double is wrong everywhere"


@rule("LM-023")
@CRACKED
@pytest.mark.parametrize(("left", "right"), sorted(FITS_BUT_NOT_HERE))
@pytest.mark.parametrize("column", [1, 3])
def test_beside_the_crack_a_universal_connector_fits_as_usual(
    class_: str, left: str, right: str, column: int
) -> None:
    assert found(side_by_side(class_, column, 7, left, right)) == []


@rule("LM-023")
@pytest.mark.parametrize("column", [2, 3])
def test_along_the_crack_a_universal_connector_fits_as_usual(column: int) -> None:
    assert found(yard("IC", f"{column},3 battery ..3.", f"{column},4 cargo 1...")) == []


def attach(t: Building, place: tuple[int, int], kind: str, pattern: str) -> Attach:
    """Draw such a tile; returns the action that attaches it with these connectors."""
    t.draw(0, kind, pattern)
    placed = tile_set("1e").placed[t.yard.hands[0]]
    fitting = [turn for turn in range(4) if matches(placed[turn].connectors, pattern)]
    return Attach(cell(*place), fitting[0])


def matches(connectors: tuple[int, ...], pattern: str) -> bool:
    return all(want in (".", str(has)) for want, has in zip(pattern, connectors, strict=True))


@rule("LM-024")
@pytest.mark.parametrize("strict", [True, False])
def test_only_strict_building_refuses_unlike_connectors_over_the_crack(strict: bool) -> None:
    t = Building("IC", strict_build=strict)
    t.do(0, attach(t, (3, 3), "cabin", "...1"))
    universal = attach(t, (2, 3), "battery", ".3..")
    if strict:
        assert t.refuses(0, universal) == ("faulty-placement", "RUL-15")
    else:
        t.do(0, universal)
        assert t.size(0) == 2, "the check will find it"


@rule("LM-024")
def test_strict_building_allows_identical_connectors_over_the_crack() -> None:
    t = Building("IC", strict_build=True)
    t.do(0, attach(t, (3, 3), "cabin", "...1"))
    t.do(0, attach(t, (2, 3), "battery", ".1.."))
    assert t.size(0) == 2


@rule("LM-025")
@CRACKED
def test_two_smooth_sides_are_allowed_over_the_crack(class_: str) -> None:
    ship = yard(class_, "2,3 start", "3,3 structural ..33", "2,4 cargo 30..", "3,4 cargo 3..0")
    assert found(ship) == []
    assert is_one_piece(ship)


@rule("LM-025")
@CRACKED
@pytest.mark.parametrize("connector", "123")
@pytest.mark.parametrize("smooth_is_left", [True, False])
def test_a_connector_against_a_smooth_side_is_an_error_over_the_crack(
    class_: str, connector: str, smooth_is_left: bool
) -> None:
    left, right = ("0", connector) if smooth_is_left else (connector, "0")
    assert ("CHK-03", [(2, 4), (3, 4)]) in found(side_by_side(class_, 2, 4, left, right))


@rule("LM-026")
@CRACKED
@pytest.mark.parametrize("connector", "0123")
def test_towards_an_empty_cell_any_connector_is_allowed(class_: str, connector: str) -> None:
    assert found(yard(class_, f"2,4 battery .{connector}..")) == []
    assert found(yard(class_, f"3,4 battery ...{connector}")) == []


# --- repairing the crack -----------------------------------------------------------------------------------

LADDER = ("2,3 start", "3,3 structural ..33", "2,4 cargo 31..", "3,4 cargo 3..3")
"""Correctly joined in row 3; in row 4 a single connector meets a universal one."""
MISFIT = ("2,3 start", "3,3 cabin .1.1")
"""The two are joined only by a single connector against a universal one."""


@rule("LM-027")
@CRACKED
@pytest.mark.parametrize("chosen", [(2, 4), (3, 4)])
def test_the_owner_chooses_which_tile_at_the_crack_is_lost(class_: str, chosen: tuple[int, int]) -> None:
    ship = yard(class_, *LADDER)
    p = Pad(ship, yard(class_, "2,3 start")).begin()
    assert p.heard("errors-found") == [{"seat": 0, "number": 1, "rules": ["LM-024"]}]
    assert p.options(0) == [Remove(cell(2, 4)), Remove(cell(3, 4))]
    lost = Counter(p.state.lost[0])
    p.answer(0, Remove(cell(*chosen)))
    assert tiles(p) == [place for place in [(2, 3), (3, 3), (2, 4), (3, 4)] if place != chosen]
    assert Counter(p.state.lost[0]) - lost == Counter([ship.ship.hull.tiles[cell(*chosen)]])
    assert (0, "repair") not in p.asked


@rule("LM-027")
def test_nobody_flies_with_a_crack_error() -> None:
    p = Pad(yard("IC", *LADDER), yard("IC", "2,3 start")).begin()
    assert p.asked == [(0, "repair")]
    p.later(60_000).launch()
    assert len(tiles(p)) == 3, "on time-out one of the two is taken off"
    assert not faults(p.state.ships[0].hull, p.state.zone)


@rule("LM-029")
@CRACKED
def test_a_faulty_pair_does_not_hold_the_ship_together(class_: str) -> None:
    ship = yard(class_, *MISFIT)
    assert not is_one_piece(ship)
    assert found(ship) == [("CHK-08", [(3, 3)]), ("LM-024", [(2, 3), (3, 3)])]
    p = Pad(ship, yard(class_, "2,3 start")).begin()
    assert {Keep(cell(2, 3)), Keep(cell(3, 3))} <= set(p.options(0))
    p.answer(0, Keep(cell(3, 3)))
    assert tiles(p) == [(3, 3)]


@rule("LM-029")
def test_a_faulty_pair_joined_by_other_tiles_stays_in_one_piece() -> None:
    assert is_one_piece(yard("IC", *LADDER))


# --- what the crack does not do ----------------------------------------------------------------------------


@rule("LM-028")
@pytest.mark.parametrize("connector", "123")
def test_matching_tiles_are_joined_over_the_crack(connector: str) -> None:
    assert is_one_piece(side_by_side("IC", 2, 4, connector, connector))


@rule("LM-028")
def test_life_support_reaches_over_the_crack() -> None:
    ship = yard("IC", "2,3 life_support_purple .3..", "3,3 cabin ...3")
    assert ship.ship.aliens_allowed(cell(3, 3)) == ["purple"]


@rule("LM-028")
def test_joined_cabins_infect_each_other_over_the_crack() -> None:
    t = alone(yard("IC", "2,3 start", "3,3 cabin ...3 humans=2")).play(Epidemic())
    assert t.crew(0) == 2


@rule("LM-028")
@pytest.mark.parametrize(
    ("cannon", "other"),
    [("2,3 cannon:right ....", "3,3 battery ...."), ("3,3 cannon:left ....", "2,3 battery ....")],
)
def test_the_cell_before_a_muzzle_is_kept_free_over_the_crack(cannon: str, other: str) -> None:
    assert ("CHK-06", [(2, 3), (3, 3)]) in found(yard("IC", cannon, other))


@rule("LM-028")
def test_the_cell_behind_an_engine_is_kept_free_beside_the_crack_and_over_it() -> None:
    assert ("CHK-05", [(2, 3), (2, 4)]) in found(yard("IC", "2,3 engine:rear ....", "2,4 battery ...."))
    assert ("CHK-05", [(2, 3), (3, 3)]) in found(yard("IC", "2,3 engine:right ....", "3,3 battery ...."))


@rule("LM-028")
def test_a_connector_towards_the_empty_cell_over_the_crack_is_exposed() -> None:
    """Four connectors of the starting cabin, one of them over the crack."""
    t = alone(yard("IC", "2,3 start")).play(Stardust())
    assert t.flight.positions[0] == 16
    joined = alone(yard("IC", "2,3 start", "3,3 battery 0003")).play(Stardust())
    assert joined.flight.positions[0] == 17, "joined over the crack it is covered"


@rule("LM-049")
@CRACKED
def test_every_lost_tile_costs_a_credit_without_a_cap(class_: str) -> None:
    home = yard(class_, "2,3 start")
    t = Table(home, home, lost=[60, 0], credits=[100, 100], settles=True).settle()
    (lines,) = [told["bookings"] for told in t.heard("settled") if told["seat"] == 0]
    assert {"item": "lost", "credits": -60} in lines


@rule("LM-049")
@CRACKED
def test_no_insurance_is_offered_or_paid(class_: str) -> None:
    p = Pad(yard(class_, "2,3 start"), yard(class_, "2,3 start"))
    p.state.credits = [50, 50]
    p.launch()
    assert p.state.credits == [50, 50]
    assert not p.heard("premium")
    assert not p.heard("insured")
