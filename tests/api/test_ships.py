"""Ships through the public API: read, inspected, drawn."""

import json
from pathlib import Path

import pytest

import starhaul
from tests.cli.helpers import SHIP


def test_a_ship_file_is_inspected(tmp_path: Path):
    path = tmp_path / "ship.json"
    path.write_text(json.dumps(SHIP), "utf-8")
    ships = [
        starhaul.read_ship(source) for source in (path, path.read_text("utf-8"), path.read_bytes(), SHIP)
    ]
    assert len({repr(ship.report) for ship in ships}) == 1
    assert ships[0].is_sound is (ships[0].report.faults == [])
    assert starhaul.read_ship(ships[0].document()).report == ships[0].report


def test_a_mistake_is_reported_with_its_place():
    with pytest.raises(starhaul.BadInput) as wrong:
        starhaul.read_ship({**SHIP, "edition": "9e"})
    assert wrong.value.place == "edition"


def test_a_fault_is_named_with_its_rule():
    ship = starhaul.read_ship({**SHIP, "tiles": [*SHIP["tiles"], {"tile": 38, "at": [5, 7]}]})
    assert not ship.is_sound
    assert [(fault.rule, fault.cells) for fault in ship.report.faults if fault.kind == "loose_part"] == [
        ("CHK-08", [(5, 7)])
    ]


def test_the_ships_of_a_match_are_drawn():
    match = starhaul.new_match("trucker", seats=2, seed=3)
    match.play("easy")
    for ship in starhaul.ships_of(match):
        assert ship.report.cabins >= 0
        assert ship.text().count("\n") > 10
        assert ship.text("pl") != ship.text("en")
        assert "<title>Mine</title>" in ship.svg(title="Mine") or ">Mine<" in ship.svg(title="Mine")
        assert ship.svg(theme="space") != ship.svg(theme="paper")
        assert starhaul.read_ship(ship.document()).text() == ship.text()


def test_a_race_has_no_such_ships():
    with pytest.raises(starhaul.BadInput, match="api-ship"):
        starhaul.ships_of(starhaul.new_match("race"))
