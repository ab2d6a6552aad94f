"""`starhaul simulate`: many matches, summed up; logs on request, and always the log of a failure."""

import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from starhaul.cli.main import app
from starhaul.games import GAMES
from starhaul.kernel.log import read_log, replay, verify
from starhaul.trucker.flow import settlement
from tests.builds import pure_only
from tests.cli.helpers import RUNNER, plain, starhaul
from tests.rules import rule

SMALL = ("--games", "3", "--seats", "2", "--seed", "s", "--lang", "en")


def run(*arguments: str) -> Result:
    return RUNNER.invoke(app, ["simulate", *SMALL, *arguments])


def row(text: str, label: str) -> float:
    found = re.search(rf"^{re.escape(label)} +([\d,.]+)$", text, re.MULTILINE)
    assert found, f"no {label!r} in {text}"
    return float(found[1].replace(",", ""))


def test_the_summary_adds_up(tmp_path: Path):
    done = run("--logs", str(tmp_path))
    assert (done.exit_code, done.stderr) == (0, "")
    assert row(done.stdout, "Matches played") == 3
    logs = [read_log(path.read_bytes()) for path in sorted(tmp_path.iterdir())]
    assert len(logs) == 3
    decisions = sum(entry.seat >= 0 for log in logs for entry in log.entries)
    assert row(done.stdout, "Decisions") == decisions
    assert row(done.stdout, "Actions per match") == round(sum(len(log.entries) for log in logs) / 3, 1)
    matches = [replay(GAMES["trucker"], log) for log in logs]
    for seat in (0, 1):
        credits = sum(match.game.scores(match.state)[seat] for match in matches)
        assert row(done.stdout, f"Mean credits, seat {seat + 1}") == round(credits / 3, 1)
    gave_up = sum(bool(reason) for match in matches for reason in match.state.flight.reasons)
    told = re.findall(r"^Gave up: .* (\d+)$", done.stdout, re.MULTILINE)
    assert sum(map(int, told)) == gave_up > 0
    assert all(verify(GAMES["trucker"], log).same_key for log in logs)


def test_the_same_seed_simulates_the_same(tmp_path: Path):
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    assert run("--logs", str(one)).exit_code == run("--logs", str(other)).exit_code == 0
    assert one.read_bytes() == other.read_bytes()
    assert one.read_bytes().count(b'"starhaul"') == 3


@pytest.mark.parametrize(
    ("arguments", "config"),
    [
        ((), {"edition": "2e", "seats": 2, "rounds": ["II"]}),
        (
            ("--trek",),
            {
                "edition": "2e",
                "seats": 2,
                "rounds": ["I", "II", "III"],
                "trek": True,
                "options": {"zero_defends": True},
            },
        ),
        (("--edition", "1e", "--rounds", "I,IIIA"), {"edition": "1e", "seats": 2, "rounds": ["I", "IIIA"]}),
        (
            ("--option", "strictBuild=true", "--option", "build=turns"),
            {
                "edition": "2e",
                "seats": 2,
                "rounds": ["II"],
                "options": {"strictBuild": True, "build": "turns"},
            },
        ),
    ],
)
def test_what_is_asked_for_is_played(tmp_path: Path, arguments: tuple[str, ...], config: dict[str, Any]):
    assert run("--games", "1", "--logs", str(tmp_path), *arguments).exit_code == 0
    (path,) = tmp_path.iterdir()
    assert read_log(path.read_bytes()).head.config == config


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--game", "chess"), "there is no game “chess”; choose from: trucker, race"),
        (("--edition", "3e"), "--edition: invalid configuration: choose from 1e, 2e"),
        (("--seats", "7"), "--seats: invalid configuration: must be at most 4"),
        (("--rounds", "I,IX"), "--rounds: there is no ship class “IX” in edition 2e"),
        (("--option", "colour"), "--option: an option is written as key=value, not “colour”"),
        (
            ("--option", "colour=red"),
            "--option: “colour” is not an option of this game – see starhaul options",
        ),
        (("--lang", "xx"), "--lang: unknown language “xx”"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(arguments: tuple[str, ...], complaint: str):
    done = run(*arguments)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith(complaint)
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("class_", ["IC", "IIC", "IIIC", "IVC"])
def test_class_c_is_simulated_and_its_logs_hold(class_: str, tmp_path: Path):
    done = run("--edition", "1e", "--seats", "3", "--rounds", class_, "--logs", str(tmp_path))
    assert (done.exit_code, done.stderr) == (0, "")
    assert row(done.stdout, "Matches played") == 3
    logs = [read_log(path.read_bytes()) for path in tmp_path.iterdir()]
    assert all(verify(GAMES["trucker"], log).same_key for log in logs)


@rule("LM-128")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Class IVC needs many tiles: with more than 3 players they may run out."),
        (
            "cs",
            "Třída IVC spotřebuje hodně dílků: hraje-li víc hráčů než 3, mohou dojít.",
        ),
        (
            "pl",
            "Klasa IVC zużywa dużo kafelków: przy ponad 3 graczach może ich zabraknąć.",
        ),
    ],
)
def test_four_fleets_are_played_with_a_warning(language: str, words: str):
    done = run("--games", "1", "--edition", "1e", "--seats", "4", "--rounds", "IVC", "--lang", language)
    assert (done.exit_code, plain(done.stderr)) == (0, f"{words}\n")
    assert done.stdout


@rule("LM-007")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Classes IC and IIC are so alike that one of them is enough for a match."),
        ("cs", "Třídy IC a IIC jsou si tak podobné, že do jedné hry stačí jedna z nich."),
        ("pl", "Klasy IC i IIC są tak podobne, że na jedną grę wystarczy jedna z nich."),
    ],
)
def test_ic_and_iic_together_are_played_with_a_hint(language: str, words: str):
    both = run("--games", "1", "--edition", "1e", "--rounds", "IC,IIC", "--lang", language)
    assert (both.exit_code, plain(both.stderr)) == (0, f"{words}\n")
    assert both.stdout
    one = run("--games", "1", "--edition", "1e", "--rounds", "IC,IIIC", "--lang", language)
    assert (one.exit_code, one.stderr) == (0, "")


@pure_only
def test_a_match_that_fails_leaves_its_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(settlement, "book", lambda state, changes: 1 // 0)
    done = run("--logs", str(tmp_path / "all.jsonl"))
    assert (done.exit_code, done.stdout) == (1, "")
    path = tmp_path / "failed-0.jsonl"
    assert done.stderr.startswith(f"{path}: the match with seed “s/0” failed")
    assert "ZeroDivisionError" in done.stderr
    log = read_log(path.read_bytes())
    replay(GAMES["trucker"], log, upto=len(log.entries) - 1)
    with pytest.raises(ZeroDivisionError):
        replay(GAMES["trucker"], log)


def test_logs_that_cannot_be_written_are_one_clear_line(tmp_path: Path):
    (tmp_path / "file").touch()
    for logs in (tmp_path / "missing" / "all.jsonl", tmp_path / "file"):
        done = run("--logs", str(logs))
        assert (done.exit_code, done.stdout) == (2, "")
        assert "the log cannot be written" in done.stderr


def unhurried(text: str) -> str:
    """A summary without the line that depends on the machine, and without the widths that follow from it."""
    return "\n".join(" ".join(line.split()) for line in text.splitlines() if "per second" not in line)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["trucker", "race"])
def test_the_number_of_processes_does_not_matter(game: str, tmp_path: Path):
    found = []
    for jobs in ("1", "2", "3"):
        logs = tmp_path / f"{jobs}.jsonl"
        done = run("--game", game, "--games", "12", "--jobs", jobs, "--logs", str(logs))
        assert (done.exit_code, done.stderr) == (0, "")
        found.append((unhurried(done.stdout), logs.read_bytes()))
    assert found[0] == found[1] == found[2]
    assert row(found[0][0], "Matches played") == 12


@pytest.mark.slow
def test_no_progress_bar_outside_a_terminal():
    done = starhaul("simulate", *SMALL)
    assert (done.returncode, done.stderr) == (0, b"")
