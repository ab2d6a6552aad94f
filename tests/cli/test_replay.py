"""`starhaul replay`: a log in figures and as a story."""

import re
from pathlib import Path

import msgspec
import pytest
from typer.testing import Result

from starhaul.cli.main import app
from starhaul.cli.replay import story
from starhaul.kernel.contract import Event
from starhaul.kernel.log import write_log
from starhaul.kernel.match import Match
from starhaul.locale import Texts
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.config import Config
from starhaul.trucker.match.events.flight_events import BatteriesGone
from starhaul.trucker.match.events.hit_events import Defended
from tests.cli.helpers import RUNNER, write
from tools.golden import GOLDENS, MIXED, play


@pytest.fixture(scope="module")
def raw() -> bytes:
    return write_log(play(MIXED[6])[0])


def run(*arguments: str) -> Result:
    return RUNNER.invoke(app, ["replay", "--lang", "en", *arguments])


def test_a_log_in_figures(tmp_path: Path, raw: bytes):
    done = run(write(tmp_path, raw, "match.jsonl"))
    match, _ = play(MIXED[6])
    assert (done.exit_code, done.stderr) == (0, "")
    assert match.key in done.stdout
    assert "the match is over" in done.stdout
    assert '"build":"turns"' in done.stdout
    assert "  ".join(map(str, match.game.scores(match.state))) in done.stdout


def test_a_log_as_a_story(tmp_path: Path, raw: bytes):
    done = run(write(tmp_path, raw, "match.jsonl"), "--text")
    assert done.exit_code == 0
    assert "The match is over." in done.stdout
    assert done.stdout.count("\n") > 50


def test_the_story_is_told_round_by_round_and_then_summed_up(tmp_path: Path, raw: bytes):
    told = run(write(tmp_path, raw, "match.jsonl"), "--text").stdout
    parts = [
        "Flight 1: class I",
        "  Building",
        "  At launch",
        "  At the end",
        "Losses by cause",
        "Final ranks",
    ]
    assert sorted(parts, key=told.index) == parts
    assert "Game " in told[told.index("Final ranks") :]


def test_the_story_as_json_lines(tmp_path: Path, raw: bytes):
    done = run(write(tmp_path, raw + raw, "matches.jsonl"), "--json")
    assert (done.exit_code, done.stderr) == (0, "")
    lines = [msgspec.json.decode(line) for line in done.stdout.splitlines()]
    heads = [number for number, line in enumerate(lines) if line["is"] == "story"]
    assert heads == [0, len(lines) // 2]
    one = lines[: heads[1]]
    assert one[0]["chronicle"] == 1
    assert len(one[0]["says"]) == 3
    kinds = {line["is"] for line in one}
    assert kinds >= {"story", "round", "scene", "event", "picture", "account", "rank"}
    match, told = play(MIXED[6])
    public = [event for event in told if event.audience is None and not event.record.is_omitted]
    assert [line["key"] for line in one if line["is"] == "event"] == [event.key for event in public]
    assert "The match is over." in next(line["says"] for line in one if line.get("key") == "match-ended")
    assert [line["balance"] for line in one if line["is"] == "account"] == match.game.scores(match.state)


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_the_story_speaks_every_language(tmp_path: Path, raw: bytes, language: str):
    path = write(tmp_path, raw, "match.jsonl")
    done = RUNNER.invoke(app, ["replay", path, "--text", "--lang", language])
    assert done.exit_code == 0
    assert Texts(language)("story-ranks") in done.stdout


def test_the_story_of_a_race(tmp_path: Path):
    raw = write_log(play(GOLDENS["race-2"])[0])
    told = run(write(tmp_path, raw, "race.jsonl"), "--text").stdout
    assert told.startswith("Green + Yellow wins the race in round 9.\n")
    assert "Round 9" in told
    assert "1. Green + Yellow: Ships at home: 4 of 4" in told


def test_only_the_beginning(tmp_path: Path, raw: bytes):
    done = run(write(tmp_path, raw, "match.jsonl"), "--to", "12", "--text")
    assert done.exit_code == 0
    assert "the match is in progress" in done.stdout
    assert "Credits" not in done.stdout


def test_several_logs_in_one_file(tmp_path: Path, raw: bytes):
    done = run(write(tmp_path, raw + raw, "matches.jsonl"))
    assert done.exit_code == 0
    assert done.stdout.count("the match is over") == 2


def test_what_is_no_log_is_refused_in_words(tmp_path: Path, raw: bytes):
    head, first, *rest = raw.splitlines(keepends=True)
    cases = {
        b"": "the log is empty",
        b"nonsense\n": "1: not a line of a match log: ",
        head.replace(b'"trucker"', b'"chess"'): "there is no game “chess”; choose from: trucker",
        head.replace(b'"2e"', b'"9e"'): "1: the configuration of the match is not one of this game: ",
        head.replace(b'["I"]', b'["IX"]'): "there is no ship class “IX” in edition 2e",
        head + b"".join(rest): "2: entry 0 was expected here",
        head + first + first: "3: entry 1 was expected here",
        head + first.replace(b'"seat":-1', b'"seat":1'): "2: rule CONTRACT refuses this action: ",
    }
    for content, words in cases.items():
        path = write(tmp_path, content, "match.jsonl")
        done = run(path)
        assert (done.exit_code, done.stdout) == (2, ""), content
        assert done.stderr.startswith(path)
        assert words in done.stderr


def test_what_is_no_file_is_refused_in_words(tmp_path: Path):
    missing = str(tmp_path / "missing")
    assert run(missing).stderr == f"{missing}: no such file\n"
    assert run(str(tmp_path)).stderr == f"{tmp_path}: this is a folder, not a file\n"
    assert run("").stderr == "'': no such file\n"


def test_what_the_next_sentence_says_is_not_told_twice():
    match = Match(Trucker(), Config(edition="2e", seats=2, rounds=("I",)), 1)
    paid = Event(BatteriesGone(seat=0, number=1))
    saved = Event(Defended(seat=0, cell=21, tile=37))
    told = list(story([paid, saved], match, Texts("en")))
    assert len(told) == 1
    assert "spends a battery" in told[0]
    assert len(list(story([saved, paid], match, Texts("en")))) == 2


@pytest.mark.slow
def test_a_replay_is_written_as_one_page_that_needs_nothing_else(tmp_path: Path, raw: bytes):
    page = tmp_path / "match.html"
    assert run(write(tmp_path, raw, "match.jsonl"), "--html", str(page)).exit_code == 0
    text = page.read_text("utf-8")
    assert len(text) < 600_000
    assert not re.findall(r'(?:src|href)="(?!#)', text)


def test_a_page_is_refused_with_a_reason(tmp_path: Path, raw: bytes):
    lines = raw.splitlines()
    changed = msgspec.json.encode({**msgspec.json.decode(lines[8]), "seat": 7})
    tampered = write(tmp_path, b"\n".join([*lines[:8], changed, *lines[9:]]), "bad.jsonl")
    done = run(tampered, "--html", str(tmp_path / "bad.html"))
    assert done.exit_code == 2
    assert "Line 9 breaks rule" in done.stderr
    elsewhere = tmp_path / "nowhere" / "match.html"
    done = run(write(tmp_path, raw, "match.jsonl"), "--html", str(elsewhere))
    assert (done.exit_code, elsewhere.exists()) == (2, False)
    assert str(elsewhere) in done.stderr
