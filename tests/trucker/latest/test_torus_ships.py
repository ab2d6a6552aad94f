"""IIIC: building on a torus (LM-051 … LM-057)."""

import pytest

from starhaul.trucker.files.ship_report import inspect
from starhaul.trucker.match.actions import Aliens, Attach, Remove, Use
from starhaul.trucker.parts.records import Epidemic, MeteorSwarm, Stardust
from starhaul.trucker.parts.terms import DIRECTIONS, SIDES
from tests.rules import rule
from tests.trucker.building_table import Building
from tests.trucker.cards.fleet import large
from tests.trucker.latest.dock import Dock, Place, packed
from tests.trucker.shipyard import at, yard
from tests.trucker.story_table import Table

LONE = yard("IIIC", "3,3 start")


def cell(t: Building, place: Place) -> int:
    found = t.state.profile.board.cell_at(*place)
    assert found is not None
    return found


def faults(*lines: str) -> list[tuple[str, list[Place]]]:
    """The errors of a ship except for loose parts: rule and cells."""
    found = inspect(yard("IIIC", *lines)).faults
    return [(fault.rule, fault.cells) for fault in found if fault.rule != "CHK-08"]


# --- neighbours --------------------------------------------------------------------------------------------


@rule("LM-051")
def test_from_a_corner_one_may_build_on_in_four_directions() -> None:
    t = Building("IIIC").do(0, Use(0))
    t.do(0, Attach(cell(t, (1, 1)), 0)).draw(0, "structural", "3312")
    around = [place for place in t.state.profile.board.places if t.allows(0, Attach(cell(t, place), 0))]
    assert sorted(around) == [(1, 2), (1, 6), (2, 1), (6, 1)]


@rule("LM-051")
def test_all_thirty_six_cells_can_be_filled_and_there_is_no_outside() -> None:
    report = inspect(packed())
    assert report.faults == []
    assert [len(part) for part in report.parts] == [36]
    assert report.open_connectors == 0


# --- connectors over an edge -------------------------------------------------------------------------------


@rule("LM-052", "LM-053", "LM-056")
@pytest.mark.parametrize("edge", ["left and right", "front and back"])
@pytest.mark.parametrize(
    ("one", "other", "rules", "parts"),
    [
        (1, 1, [], 1),
        (2, 2, [], 1),
        (3, 1, [], 1),
        (2, 3, [], 1),
        (3, 3, [], 1),
        (1, 2, ["CHK-02", "CHK-08"], 2),
        (2, 1, ["CHK-02", "CHK-08"], 2),
        (3, 0, ["CHK-03", "CHK-08"], 2),
        (0, 1, ["CHK-03", "CHK-08"], 2),
        (0, 0, ["CHK-08"], 2),
    ],
)
def test_tiles_fit_over_an_edge_by_the_normal_rules_and_joined_there_they_hold_together(
    edge: str, one: int, other: int, rules: list[str], parts: int
) -> None:
    if edge == "left and right":
        ship = yard("IIIC", f"6,3 cargo .{one}..", f"1,3 battery ...{other}")
    else:
        ship = yard("IIIC", f"3,6 cargo ..{one}.", f"3,1 battery {other}...")
    report = inspect(ship)
    assert [fault.rule for fault in report.faults] == rules
    assert len(report.parts) == parts


@rule("LM-053")
@pytest.mark.parametrize("connector", range(4))
def test_towards_an_empty_cell_over_the_edge_any_connector_is_allowed(connector: int) -> None:
    c = connector
    for line in (f"6,3 cargo .{c}..", f"1,3 cargo ...{c}", f"3,6 cargo ..{c}.", f"3,1 cargo {c}..."):
        assert inspect(yard("IIIC", line)).faults == []


@rule("LM-052")
def test_all_four_sides_of_a_tile_are_tested() -> None:
    """A cabin in the corner (2 in front, 1 right, 2 behind, 1 left) among four holds that do not fit."""
    corner = "1,1 cabin 2121"
    assert faults(corner, "1,6 cargo ..1.") == [("CHK-02", [(1, 1), (1, 6)])]
    assert faults(corner, "6,1 cargo .2..") == [("CHK-02", [(1, 1), (6, 1)])]
    assert faults(corner, "1,2 cargo 1...") == [("CHK-02", [(1, 1), (1, 2)])]
    assert faults(corner, "2,1 cargo ...2") == [("CHK-02", [(1, 1), (2, 1)])]
    assert len(faults(corner, "1,6 cargo ..10", "6,1 cargo 02.0", "1,2 cargo 10.0", "2,1 cargo 0..2")) == 4


@rule("LM-052")
def test_an_error_over_the_edge_must_be_mended_before_the_flight() -> None:
    ship = yard("IIIC", "6,3 start", "6,2 cargo .21.", "1,2 cargo ...1")
    t = Dock(ship, LONE).begin()
    assert t.asked == [(0, "repair")]
    marked = [option for option in t.options(0) if isinstance(option, Remove)]
    assert marked == [Remove(t.cell(1, 2)), Remove(t.cell(6, 2))]
    t.answer(0, marked[0])
    assert (t.tiles(0), t.premiums()[0]) == ([(6, 2), (6, 3)], (34, 15))


# --- cannons and engines -----------------------------------------------------------------------------------


@rule("LM-054")
@pytest.mark.parametrize(
    ("device", "tile", "rule_"),
    [
        ("3,1 cannon:front ....", "3,6 cargo ..0.", "CHK-06"),
        ("3,1 double_cannon:front ....", "3,6 cargo ..0.", "CHK-06"),
        ("3,6 engine:rear ....", "3,1 cargo 0...", "CHK-05"),
        ("3,6 double_engine:rear ....", "3,1 cargo 0...", "CHK-05"),
        ("3,6 cannon:rear ....", "3,1 cargo 0...", "CHK-06"),
        ("1,3 cannon:left ....", "6,3 cargo .0..", "CHK-06"),
        ("6,3 cannon:right ....", "1,3 cargo ...0", "CHK-06"),
    ],
)
def test_the_cell_before_a_muzzle_and_behind_an_exhaust_is_empty_over_an_edge_too(
    device: str, tile: str, rule_: str
) -> None:
    named = [line.split()[0] for line in (device, tile)]
    ((broken, cells),) = faults(device, tile)
    assert (broken, {f"{column},{row}" for column, row in cells}) == (rule_, set(named))
    assert faults(device) == []


@rule("LM-054")
def test_the_other_cells_beyond_the_edge_do_not_matter() -> None:
    forward = "3,1 cannon:front ...."
    assert faults(forward, "2,6 cargo ....", "4,6 cargo ....", "3,5 cargo ....") == []


@rule("LM-055")
def test_one_empty_cell_serves_several_cannons_and_engines() -> None:
    """All four point at (3, 1), two of them over the edge of the board or beside it."""
    around = (
        "3,6 engine:rear 2000",
        "3,2 cannon:front 0020",
        "2,1 cannon:right 0002",
        "4,1 cannon:left 0100",
    )
    assert faults(*around) == []
    assert [rule for rule, _ in faults(*around, "3,1 cargo ....") if rule in ("CHK-05", "CHK-06")] == [
        "CHK-05",
        "CHK-06",
        "CHK-06",
        "CHK-06",
    ]


# --- holding together, and everything else about neighbours -------------------------------------------------

RING = ("1,3 start", *(f"{column},3 structural .3.3" for column in range(2, 6)), "6,3 battery .3.3")
"""Six tiles once round the ship."""


@rule("LM-056")
def test_tiles_in_opposite_corners_are_one_ship_if_they_are_joined_over_the_edges() -> None:
    report = inspect(yard("IIIC", "6,6 start", "1,6 battery ...3", "6,1 cargo 3...", "5,6 cargo .1.."))
    assert (report.faults, len(report.parts)) == ([], 1)


@rule("LM-056")
def test_a_ring_round_the_ship_does_not_break_when_it_loses_one_tile_but_when_it_loses_two() -> None:
    t = Table(yard("IIIC", *RING), LONE).gone(1).play(MeteorSwarm(meteors=large("front", "front")))
    t.dice((3, 3))
    assert t.tiles(0) == [(1, 3), (2, 3), (4, 3), (5, 3), (6, 3)]
    t.dice((5, 3))
    assert t.asked == [(0, "part")]
    pieces = [[t.board.coordinates_of(c) for c in piece] for piece in t.question(0).about["parts"]]
    assert pieces == [[(1, 3), (2, 3), (6, 3)], [(4, 3)]]


@rule("LM-057")
def test_a_life_support_serves_a_cabin_over_the_edge() -> None:
    ship = yard("IIIC", "5,3 start", "6,3 cabin .2.1", "1,3 life_support_purple ...2")
    t = Dock(ship, LONE).begin()
    assert t.asked == [(0, "aliens")]
    assert t.options(0) == [Aliens(), Aliens(purple=at(ship, 6, 3))]


@rule("LM-057")
def test_an_epidemic_spreads_over_the_edge() -> None:
    sideways = yard("IIIC", "6,3 start", "1,3 cabin ...1")
    lengthwise = yard("IIIC", "3,1 start", "3,6 cabin ..1.")
    apart = yard("IIIC", "3,1 start", "3,5 cabin ....")
    t = Table(sideways, lengthwise, apart).play(Epidemic())
    assert [t.crew(seat) for seat in range(3)] == [2, 2, 4]


@rule("LM-057")
def test_a_connector_is_exposed_exactly_if_the_cell_over_the_edge_is_empty() -> None:
    """For every cell: without its tile just the connectors that pointed at it are exposed."""
    full = packed().ship.hull
    for hole in full.board.places:
        around = {way: full.board.neighbour(at(packed(), *hole), way ^ 2) for way in DIRECTIONS}
        pointing = {
            SIDES[way]: int(full.lying(beside).connectors[way] > 0)
            for way, beside in around.items()
            if beside is not None
        }
        assert inspect(packed(hole)).exposed == pointing


@rule("LM-057")
def test_stardust_counts_no_connector_that_is_joined_over_the_edge() -> None:
    """Three sides of the starting cabin and the rear of the other one are open."""
    t = Table(yard("IIIC", "6,3 start", "1,3 cabin 0013"), LONE, at=[20, 30]).play(Stardust())
    assert [(told["seat"], told["connectors"]) for told in t.heard("stardust")] == [(0, 4), (1, 4)]
    assert t.flight.positions == [16, 26]


@rule("LM-052")
def test_strict_building_refuses_what_does_not_fit_over_the_edge() -> None:
    t = Building("IIIC", strict_build=True).draw(0, "cargo", "0003")
    t.do(0, Attach(cell(t, (1, 3)), 0)).draw(0, "cargo", "0003")
    allowed = [turn for turn in range(4) if t.allows(0, Attach(cell(t, (6, 3)), turn))]
    assert allowed == [2], "its connector on the right, towards column 1"
