"""`starhaul inspect`: output and exit status. The rules behind the figures are tested elsewhere."""

import json
from pathlib import Path

import msgspec
import pytest

from starhaul.cli.main import app
from starhaul.locale import LANGUAGES
from starhaul.trucker.files.ship_report import inspect
from starhaul.trucker.files.shipfile import parse
from tests.cli.helpers import RUNNER, SHIP, of_kind, ship, starhaul, tile, write
from tests.trucker.shipyard import ship_file

EXAMPLES = sorted((Path(__file__).parents[4] / "docs" / "examples").glob("ship-class-*.json"))


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


@pytest.mark.slow
def test_the_environment_chooses_the_language(tmp_path: Path):
    path = write(tmp_path, ship())
    assert "Posádka" in starhaul("inspect", path, LANG="cs_CZ.UTF-8").stdout.decode()
    assert "Załoga" in starhaul("inspect", path, LC_ALL="pl_PL.UTF-8", LANG="cs_CZ.UTF-8").stdout.decode()
    assert "Crew" in starhaul("inspect", path, LANG="cs_CZ.UTF-8", LC_MESSAGES="C").stdout.decode()


@pytest.mark.slow
def test_no_colours_and_no_trailing_blanks_outside_a_terminal(tmp_path: Path):
    text = starhaul("inspect", write(tmp_path, SHIP)).stdout.decode()
    assert "\x1b" not in text
    assert all(line == line.rstrip() for line in text.splitlines())


@pytest.mark.slow
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


# --- class C -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_are_sound_and_can_be_drawn(path: Path, tmp_path: Path):
    drawing = tmp_path / "ship.svg"
    result = RUNNER.invoke(app, ["inspect", str(path), "--json", "--svg", str(drawing)])
    assert (result.exit_code, result.stderr) == (0, "")
    report = json.loads(result.stdout)
    assert (report["faults"], report["humans"] > 0, report["engine_strength"]["base"] > 0) == ([], True, True)
    assert "ship-class" in path.name
    assert drawing.read_text("utf-8").rstrip().endswith("</svg>")


def test_there_is_an_example_of_every_class_c():
    assert {path.stem.removeprefix("ship-class-") for path in EXAMPLES} >= {"IC", "IIC", "IIIC", "IVC"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("class_", "lines", "fault"),
    [
        ("IC", ("2,1 start", "3,1 cabin ...1"), "LM-024"),
        ("IIC", ("2,2 start", "3,2 cabin ...2"), "LM-024"),
        ("IIIC", ("1,2 start", "6,2 cabin .0.."), "CHK-03"),
        ("IVC", ("4,2 start", "2,4 cabin ...."), "CHK-08"),
    ],
)
def test_faults_of_class_c_are_reported(
    class_: str, lines: tuple[str, ...], fault: str, language: str, tmp_path: Path
):
    path = write(tmp_path, ship_file(class_, *lines))
    found = json.loads(RUNNER.invoke(app, ["inspect", path, "--json"]).stdout)["faults"]
    assert fault in [one["rule"] for one in found]
    result = RUNNER.invoke(app, ["inspect", path, "--lang", language])
    assert (result.exit_code, result.stderr) == (0, "")
    assert f" {fault}  " in result.stdout
    assert f" {class_}\n" in result.stdout


@pytest.mark.parametrize(
    ("language", "row"), [("en", "Weak spot"), ("cs", "Slabé místo"), ("pl", "Słaby punkt")]
)
def test_only_a_ship_insured_by_its_weak_spot_is_told_its_premium(language: str, row: str, tmp_path: Path):
    """35 of 36 cells are empty (LM-063)."""
    told = RUNNER.invoke(
        app, ["inspect", write(tmp_path, ship_file("IIIC", "3,3 start")), "--lang", language]
    )
    (line,) = [line for line in told.stdout.splitlines() if line.startswith(row)]
    assert " 35 (" in line
    assert line.endswith(" 15)")
    for class_ in ("IIC", "IVC"):
        other = RUNNER.invoke(app, ["inspect", write(tmp_path, ship_file(class_)), "--lang", language])
        assert row not in other.stdout


def test_the_dice_of_the_yard_open_cells_and_join_ships(tmp_path: Path):
    """The same tiles: two ships, or two groups in what a 3 has made one ship (LM-096)."""
    tiles = ("4,2 start", "6,2 cabin ....")
    faults = {}
    for name, dice in (("apart", [1, 6]), ("joined", [3, 6])):
        path = write(tmp_path, ship_file("IVC", *tiles, yard_dice=dice))
        report = json.loads(RUNNER.invoke(app, ["inspect", path, "--json"]).stdout)
        faults[name] = [(fault["rule"], fault["cells"]) for fault in report["faults"]]
    assert faults == {"apart": [], "joined": [("CHK-08", [[6, 2]])]}
