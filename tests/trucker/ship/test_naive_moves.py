"""Known answers of the naive implementation itself, so that a comparison
means something: crew, hits, building."""

from __future__ import annotations

from tests.rules import about
from tests.trucker.ship.naive import (
    aliens_allowed,
    epidemic_victims,
    joined_parts,
    placements,
    report,
    shooters,
    struck,
    weak_spot,
)
from tests.trucker.ship.naive_files import Laid, ship, ship_file
from tests.trucker.ship.naive_ship import Cell

# Crew and damage --------------------------------------------------------------------------------------


@about("PRE-02", "PRE-03", "PRE-04", "PRE-05", "RUL-33", "EX-29")
def test_life_support() -> None:
    laid = [(138, 6, 7, 2), (50, 7, 8), (40, 8, 8), (139, 9, 8), (55, 6, 8), (119, 5, 8, 2), (140, 6, 9, 1)]
    smooth = [(45, 8, 7), (114, 9, 7, 2)]  # two smooth sides face each other
    allowed = aliens_allowed(ship("I", *laid, *smooth))
    assert allowed == {(7, 7): set(), (8, 7): set(), (6, 8): {"purple", "brown"}, (8, 8): {"purple"}}


@about("CRD-EPIDEMIC-01", "CRD-EPIDEMIC-02", "RUL-66", "EX-46")
def test_epidemic() -> None:
    row = [(40, 5, 8, {"humans": 2}), (109, 6, 8, {"alien": "purple"}), (41, 7, 8), (42, 8, 8, {"humans": 2})]
    assert epidemic_victims(ship("II", *row, start=False)) == [(5, 8), (6, 8)]
    # The starting cabin infects and is infected like any other.
    assert epidemic_victims(ship("II", (43, 8, 7))) == [(7, 7), (8, 7)]
    assert epidemic_victims(ship("II", (43, 8, 7, 2))) == []  # a smooth side towards the starting cabin


@about("HIT-18", "LM-045")
def test_parts_after_losses() -> None:
    row = ship("II", (4, 6, 7), (57, 8, 7), (16, 9, 7), (17, 5, 7, 2))
    assert joined_parts(row, []) == [[(5, 7), (6, 7), (7, 7), (8, 7), (9, 7)]]
    assert joined_parts(row, [(7, 7)]) == [[(5, 7), (6, 7)], [(8, 7), (9, 7)]]
    assert joined_parts(row, [(6, 7), (8, 7)]) == [[(5, 7)], [(7, 7)], [(9, 7)]]


# Threats ----------------------------------------------------------------------------------------------

RING: list[Laid] = [(24, 6, 6, 2), (6, 7, 6, 2), (112, 8, 6, 3), (4, 6, 7, 1)]
RING += [(57, 8, 7, 1), (140, 6, 8, 1), (8, 7, 8, 0), (45, 8, 8, 0)]


@about("HIT-12", "CRD-DUST-02", "EX-34")
def test_connectors_at_a_hole() -> None:
    result = report(ship_file("II", *RING, start=False))
    assert result["faults"] == []
    assert result["exposed"] == {"front": 1, "right": 0, "rear": 1, "left": 0}
    ring = ship("II", *RING, start=False)
    assert struck(ring, "front", [3, 4]) == [("front", (7, 6))]
    assert struck(ring, "rear", [3, 4]) == [("rear", (7, 8))]
    assert ring.side((7, 6), "front") == ring.side((7, 8), "rear") == 0


@about("HIT-02", "HIT-03", "RUL-45")
def test_first_tile_on_the_line() -> None:
    upright = ship("IIIA", (16, 7, 11), (17, 7, 3))
    assert struck(upright, "front", [3, 4]) == [("front", (7, 11))]
    assert struck(upright, "rear", [3, 4]) == [("rear", (7, 3))]
    assert struck(upright, "left", [6, 5]) == [("left", (7, 11))]
    assert struck(upright, "left", [1, 1]) == [("left", None)]
    assert struck(upright, "front", [6, 6]) == [("front", None)]


@about("LM-110", "LM-113")
def test_fleet_is_aimed_at_by_printed_numbers() -> None:
    fleet = ship("IVC", ("start", 4, 3), (16, 4, 9))  # printed column 6, rows 4 and 10
    assert struck(fleet, "front", [3, 3]) == [("front", (4, 3))]
    assert struck(fleet, "rear", [3, 3]) == [("rear", (4, 9))]
    assert struck(fleet, "right", [5, 5]) == [("right", (4, 9))]
    assert struck(fleet, "right", [1, 1]) == [("right", None)]


@about("LM-021", "LM-031", "LM-032", "LM-035", "LM-036")
def test_one_die_turns_and_splits() -> None:
    small = ship("IC", *[(tile, 2, row) for row, tile in enumerate((16, 17, 18, 19, 20, 21), 1)], (22, 3, 4))
    assert struck(small, "front", [3]) == [("front", (2, 1))]
    assert struck(small, "rear", [4]) == [("rear", (3, 4))]
    assert struck(small, "front", [2]) == [("front", None)]
    assert struck(small, "front", [1, 6]) == [("left", (2, 1))]
    assert struck(small, "rear", [6, 1]) == [("right", None)]
    assert struck(small, "front", [6, 3]) == [("right", (3, 4)), ("right", (2, 6))]
    assert struck(small, "left", [4]) == [("left", (2, 3)), ("left", (2, 5))]


@about("LM-068", "LM-069", "LM-070")
def test_travel_round_the_torus() -> None:
    assert struck(ship("IIIC", (16, 2, 1)), "front", [2, 5]) == [("front", (2, 1))]
    assert struck(ship("IIIC", (16, 2, 6)), "rear", [2, 2]) == [("rear", (2, 6))]
    assert struck(ship("IIIC", (16, 1, 3)), "left", [5, 3]) == [("left", (1, 3))]
    assert struck(ship("IIIC", (16, 6, 3)), "right", [2, 3]) == [("right", (6, 3))]
    assert struck(ship("IIIC", (16, 6, 3), (17, 2, 3)), "right", [2, 3]) == [("right", (2, 3))]
    assert struck(ship("IIIC", (16, 1, 3)), "front", [2, 5]) == [("front", None)]


@about("HIT-09a", "EX-31")
def test_side_meteor_is_shot_from_neighbouring_rows() -> None:
    guns = ship("II", *[(88 + row - 5, 7 if row == 5 else 6, row, 3) for row in (5, 6, 7, 8, 9)], start=False)
    assert shooters(guns, "1e", "left", [3, 4]) == [("left", (6, 7), [(6, 6), (6, 7), (6, 8)], [])]
    assert shooters(guns, "1e", "right", [3, 4]) == [("right", (6, 7), [], [])]


@about("HIT-08", "RUL-46", "EX-32", "EX-51")
def test_front_meteor_is_shot_from_its_column_only() -> None:
    guns = ship("II", (88, 6, 8), (123, 6, 6), (124, 7, 5), (89, 8, 6), start=False)
    assert shooters(guns, "1e", "front", [3, 3]) == [("front", (6, 6), [(6, 8)], [(6, 6)])]
    assert shooters(guns, "2e", "front", [3, 6]) == [("front", None, [], [])]


@about("HIT-09b", "RUL-47", "EX-33")
def test_rear_meteor() -> None:
    columns = list(enumerate((5, 6, 7, 8, 9)))
    second = ship("III", *[(f"T{101 + i}", c, 8, 2) for i, c in columns], edition="2e", start=False)
    assert shooters(second, "2e", "rear", [3, 4]) == [("rear", (7, 8), [(6, 8), (7, 8), (8, 8)], [])]
    first = ship("III", *[(88 + i, c, 8, 2) for i, c in columns], start=False)
    assert shooters(first, "1e", "rear", [3, 4]) == [("rear", (7, 8), [(7, 8)], [])]


@about("LM-034", "LM-039", "LM-041", "LM-042")
def test_split_meteors_and_physical_rows() -> None:
    small = ship("IC", ("start", 2, 3), (88, 3, 4, 1), (123, 3, 6, 1), (89, 3, 2))
    expected = [("right", (2, 3), [(3, 4)], []), ("right", None, [(3, 4)], [(3, 6)])]
    assert shooters(small, "1e", "right", [4]) == expected
    assert shooters(small, "1e", "front", [6, 4]) == expected
    assert shooters(small, "1e", "front", [3]) == [("front", (2, 3), [], [])]
    assert shooters(small, "1e", "front", [4]) == [("front", (3, 2), [(3, 2)], [])]


@about("LM-042", "LM-073", "LM-074")
def test_shooting_on_the_torus() -> None:
    guns = ship("IIIC", (88, 3, 1, 1), (89, 4, 2, 1), (90, 5, 6, 1), (91, 2, 4, 1), (123, 1, 3), (92, 6, 3))
    assert shooters(guns, "1e", "right", [1, 1]) == [("right", (3, 1), [(3, 1), (4, 2), (5, 6)], [])]
    # The cannon stands behind the rolled cell; only its column matters, and columns 1 and 6 are not the same.
    assert shooters(guns, "1e", "front", [1, 6]) == [("front", (1, 3), [], [(1, 3)])]


@about("LM-062", "LM-064", "LM-138")
def test_weak_spot() -> None:
    ids = [n for n in range(1, 100) if not 31 <= n <= 34]

    def leaving(empty: list[Cell]) -> int:
        cells = [(c, r) for r in range(1, 7) for c in range(1, 7) if (c, r) not in empty]
        return weak_spot(ship("IIIC", *[(n, c, r) for n, (c, r) in zip(ids, cells, strict=False)]))

    assert leaving([]) == 0
    assert leaving([(1, 1), (6, 6)]) == 2  # diagonally over the corner
    assert leaving([(1, 1), (2, 2), (4, 1), (5, 3), (2, 5), (3, 5), (5, 5)]) == 2
    assert leaving([(1, 3), (1, 2), (2, 1), (6, 3), (3, 6), (3, 5), (6, 4)]) == 7
    assert weak_spot(ship("IIIC")) == 36


# Building ---------------------------------------------------------------------------------------------


@about("RUL-15", "BLD-10")
def test_placements_next_to_the_starting_cabin() -> None:
    alone = ship("I")
    around = [(6, 7, 3), (7, 6, 0), (7, 8, 2), (8, 7, 1)]
    assert placements(alone, 88, strict=False) == placements(alone, 88, strict=True) == around
    assert placements(alone, 66, strict=False) == [(6, 7, 1), (7, 6, 2), (7, 8, 0), (8, 7, 3)]
    assert placements(alone, 66, strict=True) == [(7, 8, 0)]  # CHK-04 forbids the other turns


@about("RUL-15")
def test_strict_placements_respect_neighbours() -> None:
    # A cannon beside the cabin points at (8, 6), where another tile could hang on (7, 6).
    guarded = ship("I", (107, 8, 7), (50, 7, 6))
    assert (8, 6, 0) in placements(guarded, 16, strict=False)
    assert not [p for p in placements(guarded, 16, strict=True) if p[:2] == (8, 6)]
    # Single against double is accepted when building, unless it is strict.
    single = ship("I", (40, 8, 7))
    assert (9, 7, 0) in placements(single, 27, strict=False)
    assert (9, 7, 0) not in placements(single, 27, strict=True)
    assert (9, 7, 0) in placements(single, 25, strict=True)


@about("LM-013", "LM-024")
def test_placements_on_class_c() -> None:
    assert len(placements(ship("IC"), 16, strict=True)) == 18 * 4
    assert len(placements(ship("IIIC"), "start", strict=False)) == 36 * 4
    assert placements(ship("I", start=False), 16, strict=False) == []
    crack = ship("IC", ("start", 2, 1))
    assert (3, 1, 0) in placements(crack, 25, strict=False)
    assert (3, 1, 0) not in placements(crack, 25, strict=True)
    assert (3, 1, 0) in placements(crack, 16, strict=True)


@about("LM-086", "LM-090", "LM-091")
def test_placements_in_the_yard() -> None:
    begun = ship("IVC", ("start", 4, 2))
    cells = {(c, r) for c, r, _ in placements(begun, 16, strict=True)}
    assert cells & {(4, 3), (3, 4), (5, 3)} == {(4, 3)}
    assert {(6, 2), (8, 5), (1, 9), (9, 10)} <= cells  # any open cell of the three empty parts
    joined = ship("IVC", ("start", 4, 2), yard_dice=[3, 6])
    cells = {(c, r) for c, r, _ in placements(joined, 16, strict=True)}
    assert cells & {(6, 2), (5, 3), (1, 9)} == set()
    assert (9, 10) in cells
