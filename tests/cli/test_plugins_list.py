"""`starhaul bots` and `starhaul plugins`, and other commands with games and bots of an installed package."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from starhaul.locale import LANGUAGES
from tests.cli.helpers import SOURCES, starhaul
from tests.installed_packages import install, install_example


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return install_example(tmp_path / "site")


def run(site: Path, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    return starhaul(*arguments, PYTHONPATH=os.pathsep.join([str(SOURCES), str(site)]))


def lines(done: subprocess.CompletedProcess[bytes]) -> list[dict[str, object]]:
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_without_packages_there_is_nothing_to_list(tmp_path: Path):
    done = run(tmp_path, "plugins")
    assert (done.returncode, done.stdout.count(b"\n")) == (0, 1)
    assert run(tmp_path, "plugins", "--json").stdout == b""


@pytest.mark.parametrize("language", LANGUAGES)
def test_plugins_are_listed_with_their_versions(site: Path, language: str):
    done = run(site, "plugins", "--lang", language)
    assert done.returncode == 0
    rows = [line.split() for line in done.stdout.decode().splitlines()[1:]]
    assert [row[0] for row in rows] == ["reactor", "hasty", "steady"]
    assert all(row[2:4] == ["starhaul-reactor", "1.2.0"] for row in rows)


def test_a_broken_plugin_is_explained(site: Path):
    points = "[starhaul.games]\nrace = broken:A\n[starhaul.bots]\nboom = broken:A\n"
    install(site, "broken", points, {"broken": "raise RuntimeError('no fuel')"})
    done = run(site, "plugins", "--json")
    assert done.returncode == 1
    problems = {(row["group"], row["name"]): row.get("problem", "") for row in lines(done)}
    assert problems["starhaul.games", "race"] == "the name “race” belongs to Starhaul itself"
    assert problems["starhaul.bots", "boom"] == "it fails (RuntimeError: no fuel)"
    assert problems["starhaul.games", "reactor"] == ""
    assert b"no fuel" in run(site, "plugins").stdout


def test_bots_are_listed_for_each_game(site: Path):
    found = lines(run(site, "bots", "--json"))
    assert {row["game"] for row in found} == {"trucker", "race", "reactor"}
    assert [row["bot"] for row in found if row["game"] == "race"] == [
        *("random", "easy", "medium", "hard", "hasty")
    ]
    assert [row["package"] for row in found if row["bot"] == "steady"] == ["starhaul-reactor"]
    alone = run(site, "bots", "--game", "reactor").stdout.decode()
    assert "steady" in alone
    assert "trucker" not in alone
    assert run(site, "bots", "--game", "chess").returncode == 2


def test_an_installed_game_is_simulated_replayed_and_verified(site: Path, tmp_path: Path):
    log = str(tmp_path / "all.jsonl")
    done = run(site, "simulate", "--game", "reactor", "--games", "3", "--jobs", "1", "--logs", log)
    assert done.returncode == 0
    assert b"Mean score, seat 2" in done.stdout
    assert run(site, "verify", log).returncode == 0
    told = run(site, "replay", log, "--text")
    assert told.returncode == 0
    assert b"heated: seat 0" in told.stdout
    drawn = run(site, "draw", log, "--svg", str(tmp_path / "picture.svg"))
    assert drawn.returncode == 2


def test_an_installed_bot_plays_a_tournament(site: Path):
    done = run(
        site, "tournament", "--game", "reactor", "--bots", "steady,random", "--games", "4", "--jobs", "1"
    )
    assert done.returncode == 0, done.stderr
    assert b"steady" in done.stdout


def test_a_bot_of_another_game_is_refused(site: Path):
    done = run(site, "tournament", "--game", "race", "--bots", "steady,easy", "--games", "4")
    assert done.returncode == 2
    assert "does not play “race”, only: reactor" in done.stderr.decode()
    assert b"hasty" in run(site, "tournament", "--game", "race", "--bots", "nobody", "--games", "4").stderr
