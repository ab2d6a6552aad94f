"""`starhaul replay`: a log in figures and as a story."""

from pathlib import Path

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
from tools.golden import MIXED, play


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
    assert run(str(tmp_path)).stderr == f"{tmp_path}: this is a directory, not a file\n"
    assert run("").stderr == "'': no such file\n"


def test_what_the_next_sentence_says_is_not_told_twice():
    match = Match(Trucker(), Config(edition="2e", seats=2, rounds=("I",)), 1)
    paid = Event(BatteriesGone(seat=0, number=1))
    saved = Event(Defended(seat=0, cell=21, tile=37))
    told = list(story([paid, saved], match, Texts("en")))
    assert len(told) == 1
    assert "spends a battery" in told[0]
    assert len(list(story([saved, paid], match, Texts("en")))) == 2
