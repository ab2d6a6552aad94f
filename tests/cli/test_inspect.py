"""`starhaul inspect`: what it prints and how it ends. The rules behind the figures are tested elsewhere."""

import json
from pathlib import Path

import msgspec

from starhaul.cli.main import app
from starhaul.trucker.report import inspect
from starhaul.trucker.shipfile import parse
from tests.cli.helpers import RUNNER, SHIP, of_kind, ship, starhaul, tile, write


def test_json_is_the_report_of_the_rules(tmp_path: Path):
    path = write(tmp_path, SHIP)
    result = starhaul("inspect", path, "--json")
    assert (result.returncode, result.stderr) == (0, b"")
    assert result.stdout == msgspec.json.encode(inspect(parse(json.dumps(SHIP)))) + b"\n"


def test_several_files_give_one_line_each_in_order(tmp_path: Path):
    other = {"edition": "2e", "class": "I", "tiles": []}
    paths = [write(tmp_path, content, f"{n}.json") for n, content in enumerate((SHIP, other, SHIP))]
    result = RUNNER.invoke(app, ["inspect", "--json", *paths])
    assert [json.loads(line)["humans"] for line in result.stdout.splitlines()] == [4, 2, 4]


def test_standard_input_is_json_lines_without_being_asked_for_json(tmp_path: Path):
    lines = f"{json.dumps(SHIP)}\n\n  \r\n{json.dumps(ship())}".encode()
    result = starhaul("inspect", "-", stdin=lines)
    assert (result.returncode, result.stderr) == (0, b"")
    assert [json.loads(line)["humans"] for line in result.stdout.splitlines()] == [4, 2]


def test_files_and_standard_input_keep_their_order(tmp_path: Path):
    path = write(tmp_path, SHIP)
    result = RUNNER.invoke(app, ["inspect", "--json", "-", path], input=json.dumps(ship()))
    assert [json.loads(line)["humans"] for line in result.stdout.splitlines()] == [2, 4]


def test_where_standard_input_is_read_every_ship_is_a_line(tmp_path: Path):
    path = write(tmp_path, SHIP)
    result = RUNNER.invoke(app, ["inspect", path, "-"], input=json.dumps(ship()))
    assert [json.loads(line)["humans"] for line in result.stdout.splitlines()] == [4, 2]


def test_no_ship_on_standard_input_is_no_error():
    result = RUNNER.invoke(app, ["inspect", "-"], input=b"\n")
    assert (result.exit_code, result.output) == (0, "")


def test_a_faulty_ship_is_reported_with_exit_status_0(tmp_path: Path):
    faulty = ship(tile(of_kind("engine"), 7, 6, turn=1))
    result = starhaul("inspect", write(tmp_path, faulty), "--lang", "en")
    text = result.stdout.decode()
    assert result.returncode == 0
    assert "CHK-04  engine does not point to the rear: [7,6]" in text
    assert "ship.json · first edition · class II" in text


def test_a_sound_ship_has_no_faults_in_every_language(tmp_path: Path):
    path = write(tmp_path, ship())
    for language, words in (("en", "no faults"), ("cs", "bez chyb"), ("pl", "bez błędów")):
        assert words in RUNNER.invoke(app, ["inspect", path, "--lang", language]).stdout


def test_the_environment_chooses_the_language(tmp_path: Path):
    path = write(tmp_path, ship())
    assert "Posádka" in starhaul("inspect", path, LANG="cs_CZ.UTF-8").stdout.decode()
    assert "Załoga" in starhaul("inspect", path, LC_ALL="pl_PL.UTF-8", LANG="cs_CZ.UTF-8").stdout.decode()
    assert "Crew" in starhaul("inspect", path, LANG="cs_CZ.UTF-8", LC_MESSAGES="C").stdout.decode()


def test_no_colours_and_no_trailing_blanks_outside_a_terminal(tmp_path: Path):
    text = starhaul("inspect", write(tmp_path, SHIP)).stdout.decode()
    assert "\x1b" not in text
    assert all(line == line.rstrip() for line in text.splitlines())


def test_a_terminal_that_lacks_our_characters_gets_something(tmp_path: Path):
    result = starhaul("inspect", write(tmp_path, SHIP), PYTHONIOENCODING="ascii")
    assert (result.returncode, result.stderr) == (0, b"")


def test_names_of_files_are_not_markup(tmp_path: Path):
    path = write(tmp_path, SHIP, "[red]:smile:\n.json")
    text = RUNNER.invoke(app, ["inspect", path]).stdout
    assert "[red]:smile:\\n.json" in text


def test_svg_is_written_beside_the_report(tmp_path: Path):
    drawing = tmp_path / "ship.svg"
    result = RUNNER.invoke(app, ["inspect", write(tmp_path, SHIP), "--json", "--svg", str(drawing)])
    assert result.exit_code == 0
    assert json.loads(result.stdout)["humans"] == 4
    assert drawing.read_text("utf-8").lstrip().startswith(("<svg", "<?xml"))
