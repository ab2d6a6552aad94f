"""`starhaul demo` plays a whole match and can write its log."""

import os
import subprocess
from pathlib import Path

import pytest

from starhaul.kernel.chance import Stream
from starhaul.kernel.log import read_log, verify
from starhaul.kernel.match import Match
from starhaul.locale import LANGUAGES, Texts
from starhaul.plugins.trucker.commands.demo import GAME, LEFT_OUT, launch, play_on, tell
from starhaul.plugins.trucker.terminal.story import Story
from starhaul.trucker.match.config import Config
from starhaul.trucker.match.events import TruckerEvent
from starhaul.trucker.ship.ship_check import faults
from tests.cli.helpers import starhaul
from tests.locale.test_locale import told

pytestmark = pytest.mark.slow


def run(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    return starhaul("demo", *arguments)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Blue at launch", "The match is over", "Credits", "richest"]),
        ("cs", ["Modrý při startu", "Kredity"]),
        ("pl", ["przy starcie", "Kredyty"]),
    ],
)
def test_a_match_is_told_in_every_language(language: str, words: list[str]) -> None:
    done = run("--lang", language)
    assert done.returncode == 0
    assert done.stderr == b""
    assert [word for word in words if word not in done.stdout.decode()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hit_is_told(language: str) -> None:
    texts, match = Texts(language), Match(GAME, Config(edition="2e", seats=4, rounds=("II",)), 7)
    events = list(play_on(match, Stream(7, "players")))
    teller = Story(texts, match.config)
    spoken = [(event.key, teller.sentence(event)) for event in events]
    hits = [sentence for key, sentence in spoken if key == "tile-hit"]
    lines = tell(match, match.state.ships, events, texts).splitlines()
    assert len(hits) > 5
    assert [hit for hit in hits if hit not in lines] == []


def test_the_story_leaves_out_only_events_that_exist() -> None:
    assert set(told(TruckerEvent)) >= LEFT_OUT
    assert "tile-hit" not in LEFT_OUT


def test_the_same_seed_tells_the_same_story_and_the_log_proves_it(tmp_path: Path) -> None:
    log = tmp_path / "match.jsonl"
    first, second = run("--seed", "x", "--log", str(log)), run("--seed", "x")
    assert first.stdout == second.stdout
    assert run("--seed", "y").stdout != first.stdout
    verdict = verify(GAME, read_log(log.read_bytes()))
    assert verdict.same_key
    assert verdict.fair
    assert verdict.key in first.stdout.decode()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_ship_leaves_the_yard_without_a_fault_and_with_a_crew(seats: int) -> None:
    match = Match(GAME, Config(edition="2e", seats=seats, rounds=("II",)), 7)
    launch(match, Stream(7, "players"))
    for ship in match.state.ships:
        assert faults(ship.hull, ship.hull.board.zone()) == []
        assert ship.hull.occupied.bit_count() > 5
        assert ship.humans()


def test_a_log_that_cannot_be_written_is_one_clear_line(tmp_path: Path) -> None:
    done = run("--log", str(tmp_path / "missing" / "match.jsonl"))
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().endswith(": the log cannot be written: no such folder\n")


def test_a_seed_may_be_any_bytes_but_a_log_holds_text_only(tmp_path: Path) -> None:
    seed, log = os.fsdecode(b"\xff"), tmp_path / "match.jsonl"
    assert run("--seed", seed).returncode == 0
    done = run("--seed", seed, "--log", str(log))
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().endswith(": a lone surrogate is not a character\n")
    assert not log.exists()
