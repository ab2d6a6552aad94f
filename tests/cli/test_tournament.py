"""`starhaul tournament`: bots play matches and are rated."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from starhaul.cli.main import app
from starhaul.race.game import Race
from tests.cli.helpers import RUNNER

pytest.importorskip("openskill")

LAZY = "tests.sim.bots:Lazy"
SMALL = ("--game", "race", "--seats", "2", "--games", "4", "--jobs", "1", "--lang", "en")


def run(*arguments: str) -> Result:
    return RUNNER.invoke(app, ["tournament", *arguments])


def race(*arguments: str, bots: str = f"random,{LAZY}") -> Result:
    return run("--bots", bots, *SMALL, *arguments)


def untimed(path: Path) -> Any:
    found = json.loads(path.read_text("utf-8"))
    for line in found["bots"]:
        del line["times"]
    return found


def complaint(done: Result, status: int = 2) -> str:
    assert (done.exit_code, done.stdout) == (status, "")
    assert done.stderr.count("\n") == 1
    return done.stderr.rstrip("\n")


def test_the_tables_agree_with_the_json(tmp_path: Path):
    file = tmp_path / "all.json"
    done = race("--output", str(file))
    assert (done.exit_code, done.stderr) == (0, "")
    found = untimed(file)
    assert (found["game"], found["matches"], found["cycle"], found["seed"]) == ("race", 4, 2, "0")
    assert found["config"] == {"seats": 2}
    assert {line["bot"] for line in found["bots"]} == {"random", LAZY}
    standings = done.stdout.split("\n\n")[0].splitlines()[1:]
    for line, row in zip(found["bots"], standings, strict=True):
        rating, wins = line["rating"], line["wins"]
        shown = [line["bot"], f"{rating['mu']:.1f}", f"{rating['low']:.1f} … {rating['high']:.1f}"]
        shown += [f"{100 * wins['value']:.1f} ± {100 * wins['margin']:.1f}"]
        assert row.split("  ")[0] == line["bot"]
        assert all(text in row for text in shown)


def test_figures_of_ships(tmp_path: Path):
    done = run("--bots", "random", "--games", "2", "--seats", "2", "--jobs", "1", "--lang", "en")
    assert (done.exit_code, done.stderr) == (0, "")
    for words in ("Faults", "Tiles at launch", "Open connectors at launch", "Tiles lost: ", "Credits"):
        assert words in done.stdout


@pytest.mark.slow
def test_the_result_does_not_depend_on_the_number_of_jobs(tmp_path: Path):
    for jobs in ("1", "2"):
        done = race("--jobs", jobs, "--output", str(tmp_path / jobs), bots="random,random:bold")
        assert done.exit_code == 0
    assert untimed(tmp_path / "1") == untimed(tmp_path / "2")


def test_another_seed_is_another_tournament(tmp_path: Path):
    for seed in ("x", "y"):
        race("--seed", seed, "--output", str(tmp_path / seed))
    assert untimed(tmp_path / "x") != untimed(tmp_path / "y")


@pytest.mark.slow
def test_pictures(tmp_path: Path):
    pytest.importorskip("matplotlib")
    assert race("--plots", str(tmp_path)).exit_code == 0
    assert sorted(path.name for path in tmp_path.glob("ratings.*")) == ["ratings.png", "ratings.svg"]


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_other_languages(language: str):
    done = race("--lang", language)
    assert (done.exit_code, done.stderr) == (0, "")
    assert "Rating" not in done.stdout


def test_a_bot_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "mine.py").write_text("from starhaul.bots.random import Random as Mine\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    before = sys.path[:]
    assert race(bots="random,mine:Mine").exit_code == 0
    assert sys.path == before


def test_lapses_are_counted(tmp_path: Path):
    done = race("--output", str(tmp_path / "all.json"), bots="random,tests.sim.bots:Moody")
    assert done.exit_code == 0
    lapses = {line["bot"]: line["lapses"] for line in untimed(tmp_path / "all.json")["bots"]}
    assert lapses["random"] == 0
    assert lapses["tests.sim.bots:Moody"] > 0


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        ("clever", "there is no bot “clever”; choose from: random, easy, medium, hard, or module:Class"),
        ("random,,random", "there is no bot “”; choose from: "),
        ("no_such_module:Bot", "there is no module “no_such_module” for the bot “no_such_module:Bot”; "),
        ("json:Nothing", "the module “json” has no class “Nothing” – see starhaul tournament --help"),
        ("tests.sim.bots:NOBODY", "“tests.sim.bots:NOBODY” is not a bot"),
    ],
)
def test_a_name_that_means_no_bot(bots: str, words: str):
    assert complaint(race(bots=bots)).startswith(words)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--game", "chess"), "there is no game “chess”"),
        (("--seats", "9"), "--seats: invalid configuration"),
        (("--edition", "2e"), "--edition: the game “race” has no such option"),
        (("--output", "/"), "/: the report cannot be written: "),
    ],
)
def test_what_cannot_be_done(arguments: tuple[str, ...], words: str):
    assert complaint(race(*arguments)).startswith(words)


@pytest.mark.parametrize(
    ("package", "way", "arguments"),
    [
        ("openskill", "make extras", ()),
        ("matplotlib", "make extras", ("--plots", "x")),
        ("ray", 'pip install "ray>=2.40"', ("--ray", "auto")),
    ],
)
def test_a_missing_extra_is_named_before_anything_is_played(
    package: str, way: str, arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
):
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    assert complaint(race(*arguments)) == f"this needs the package {package}: {way}"


def test_a_match_that_fails_is_named_with_its_seed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Race, "scores", lambda self, state: 1 // 0)
    words = "the match with seed “0/0” failed (ZeroDivisionError: "
    assert complaint(race(), status=1).startswith(words)
