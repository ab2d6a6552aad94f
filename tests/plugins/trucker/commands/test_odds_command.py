"""`starhaul odds`: output, picture and refusals. The figures are tested in tests/odds."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from starhaul.cli.main import app
from starhaul.locale import LANGUAGES
from starhaul.odds import flight_study, flown_decks
from tests.cli.helpers import RUNNER, SHIP, write

EXAMPLES = Path(__file__).parents[4] / "docs" / "examples"
SHIP_III = str(EXAMPLES / "ship-class-III.json")
FEW = ("--flights", "100", "--no-improve")


@pytest.fixture(autouse=True)
def plainly(monkeypatch: pytest.MonkeyPatch):
    for module in (flown_decks, flight_study):
        monkeypatch.setattr(module, "can_compile", lambda: False)


def odds(*arguments: str, lang: str = "en"):
    return RUNNER.invoke(app, ["odds", "--lang", lang, *arguments])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_in_every_language(lang: str):
    result = odds(SHIP_III, *FEW, lang=lang)
    assert result.exit_code == 0
    assert "±" in result.stdout
    assert "[7,4]" in result.stdout


def test_json_has_one_line_for_each_ship():
    result = odds(SHIP_III, str(EXAMPLES / "ship-class-IC.json"), *FEW, "--json")
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert [line["ship_class"] for line in lines] == ["III", "IC"]
    assert all(line["odds"]["flights"] == 100 for line in lines)


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "beside 2 rivals"), ("cs", "se 2 soupeři"), ("pl", "z 2 rywalami")]
)
def test_rivals_are_told(lang: str, told: str):
    result = odds(SHIP_III, *FEW, "--rivals", "2", lang=lang)
    assert result.exit_code == 0
    assert told in " ".join(result.stdout.split())


def test_json_tells_how_many_rivals_there_were():
    lines = [json.loads(odds(SHIP_III, *FEW, "--json", "--rivals", str(n)).stdout) for n in (0, 1)]
    assert [line["rivals"] for line in lines] == [0, 1]
    assert lines[0]["odds"]["credits"] != lines[1]["odds"]["credits"]


def test_a_flight_has_room_for_so_many_rivals():
    refused = odds(str(EXAMPLES / "ship-class-IVC.json"), *FEW, "--rivals", "3")
    assert refused.exit_code != 0
    assert "room for 2 rivals" in refused.stderr


def test_the_same_seed_gives_the_same_figures():
    first, second, other = (odds(SHIP_III, *FEW, "--json", "--seed", seed).stdout for seed in ("a", "a", "b"))
    assert first == second != other


@pytest.mark.slow
def test_the_best_change_is_told():
    result = odds(str(EXAMPLES / "ship-class-IC.json"), "--flights", "100")
    assert result.exit_code == 0
    assert "credits more" in result.stdout


def test_the_picture_has_every_tile_and_says_what_it_shows(tmp_path: Path):
    path = tmp_path / "odds.svg"
    assert odds(SHIP_III, *FEW, "--svg", str(path)).exit_code == 0
    root = ElementTree.fromstring(path.read_text("utf-8"))
    covers = [node for node in root.iter() if node.get("class") == "sh-risk"]
    tiles = json.loads(odds(SHIP_III, *FEW, "--json").stdout)["odds"]["tiles"]
    assert len(covers) == len(tiles)
    assert "flights" in next(node.text for node in root.iter() if node.tag.endswith("desc"))


def test_what_cannot_be_flown_is_refused(tmp_path: Path):
    faulty = write(
        tmp_path, {**SHIP, "start": False, "tiles": [{"tile": 2, "at": [5, 6]}, {"tile": 3, "at": [9, 8]}]}
    )
    for arguments, words in (
        ((faulty,), f"{faulty}: this ship fails the check"),
        (("none.json",), "none.json"),
        ((SHIP_III, SHIP_III, "--svg", str(tmp_path / "x.svg")), "one ship"),
        ((SHIP_III,) * 21, "20"),
        ((SHIP_III, "--svg", SHIP_III), "overwrite"),
    ):
        result = odds(*arguments, *FEW)
        assert result.exit_code == 2
        assert words in result.stderr
