"""`starhaul verify`: correct logs, false logs, and files that are not logs."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import Result

from starhaul.cli.main import app
from starhaul.games import config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CHANCE
from starhaul.kernel.fairness import commitment, seed_of
from starhaul.kernel.log import write_log
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.server.table import seat_tokens
from starhaul.trucker.flow import settlement
from tests.builds import pure_only
from tests.cli.helpers import RUNNER, write
from tests.rules import rule
from tools.golden import MIXED, play


@pytest.fixture(scope="module")
def raw() -> bytes:
    return write_log(play(MIXED[1])[0])


def run(*arguments: str) -> Result:
    return RUNNER.invoke(app, ["verify", "--lang", "en", *arguments])


def test_true_logs(tmp_path: Path, raw: bytes):
    one, two = write(tmp_path, raw, "one.jsonl"), write(tmp_path, raw + raw, "two.jsonl")
    done = run(one, two)
    number = raw.count(b"\n") - 2
    assert (done.exit_code, done.stderr) == (0, "")
    lines = [f"{name}: {number} actions: all as the log says" for name in (one, f"{two}#1", f"{two}#2")]
    assert done.stdout.splitlines() == lines


def forced() -> bytes:
    """The log of a match whose first outcome was forced."""
    game = game_named("trucker")
    match = Match(game, config_of(game, MIXED[1].config), 1)
    outcomes = game.outcomes(match.state)
    assert outcomes is not None
    match.act(CHANCE, next(option for option in outcomes.options if option != match.next_outcome()))
    play_random(match, Stream(1, "players"))
    return write_log(match)


def untrue(raw: bytes) -> dict[str, bytes]:
    lines = raw.splitlines(keepends=True)
    head = msgspec.json.decode(lines[0])
    changed = {**head, "rules": "0" * 32}
    return {
        "the log ends before the match": b"".join(lines[:-10]),
        "the match ends in a different state": b"".join(lines[:-1]) + b'{"end":"0"}\n',
        "chance did not follow from the seed": forced(),
        "played with other rule data": msgspec.json.encode(changed) + b"\n" + b"".join(lines[1:]),
    }


def test_untrue_logs(tmp_path: Path, raw: bytes):
    for words, content in untrue(raw).items():
        done = run(write(tmp_path, raw, "true.jsonl"), write(tmp_path, content, "untrue.jsonl"))
        assert (done.exit_code, done.stderr) == (1, ""), words
        true, wrong = done.stdout.splitlines()
        assert true.endswith("all as the log says")
        assert words in wrong


def test_what_is_no_log(tmp_path: Path, raw: bytes):
    good, bad = write(tmp_path, raw, "good.jsonl"), write(tmp_path, b"{}\n", "bad.jsonl")
    done = run(bad, good, str(tmp_path / "missing"))
    assert done.exit_code == 2
    assert done.stdout.count("\n") == 1
    assert [line.split(": ")[0] for line in done.stderr.splitlines()] == [bad, str(tmp_path / "missing")]


def test_an_unknown_language_is_refused(tmp_path: Path, raw: bytes):
    done = run(write(tmp_path, raw, "match.jsonl"), "--lang", "xx")
    assert (done.exit_code, done.stdout) == (2, "")


@pure_only
def test_rules_that_fail_on_a_log_are_told_in_words(
    tmp_path: Path, raw: bytes, monkeypatch: pytest.MonkeyPatch
):
    path = write(tmp_path, raw, "match.jsonl")
    monkeypatch.setattr(settlement, "book", lambda state, changes: 1 // 0)
    done = run(path)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith(f"{path}: the rules fail on this log (ZeroDivisionError")


@rule("HSE-O4")
def test_the_seed_is_the_one_the_table_had_committed_itself_to(tmp_path: Path, raw: bytes):
    log = write(tmp_path, raw, "one.jsonl")
    shown = seat_tokens.commitment(str(msgspec.json.decode(raw.splitlines()[0])["seed"]))
    assert run(log, "--commitment", shown.upper()).exit_code == 0
    done = run(log, "--commitment", "0" * 64)
    assert done.exit_code == 1
    assert "the seed is not the one the table had committed to" in done.stdout


# --- the origin of the seed --------------------------------------------------------------------------------

SECRET, NAME, NONCES = "a7" * 32, "0123456789abcdef", ["5a" * 16, ""]


def at_a_table(**changes: Any) -> bytes:
    """The log of a match at a server; the recorded origin of its seed may be changed."""
    golden = MIXED[-1]._replace(config={"seats": 2}, seed=seed_of(SECRET, NAME, NONCES))
    head, *lines = write_log(play(golden)[0]).splitlines()
    origin = {"match": NAME, "commitment": commitment(SECRET, NAME), "secret": SECRET, "nonces": NONCES}
    told = {**msgspec.json.decode(head), "origin": {**origin, **changes}}
    return b"\n".join([msgspec.json.encode(told), *lines]) + b"\n"


@rule("HSE-O10")
@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "one player’s number"), ("cs", "čísla jednoho hráče"), ("pl", "liczby jednego gracza")],
)
def test_the_whole_chain_is_verified_offline(tmp_path: Path, lang: str, words: str):
    log = write(tmp_path, at_a_table(), "fair.jsonl")
    shown = commitment(SECRET, NAME)
    done = run(log, "--commitment", shown.upper(), "--nonce", f" {NONCES[0]}", "--lang", lang)
    assert (done.exit_code, done.stderr) == (0, "")
    assert words in done.stdout


@rule("HSE-O10")
@pytest.mark.parametrize(
    ("changes", "arguments", "words"),
    [
        ({"secret": "b8" * 32}, (), "the secret is not the one the server had committed"),
        ({"commitment": "00" * 32}, (), "the secret is not the one the server had committed"),
        ({"nonces": ["5b" * 16, ""]}, (), "the seed was not made from the secret and the players’ numbers"),
        ({}, ("--commitment", "0" * 64), "the table showed another commitment before the match"),
        ({}, ("--nonce", "c3" * 16), "your number is missing from the seed"),
    ],
)
def test_every_broken_link_of_the_chain_is_named(
    tmp_path: Path, changes: dict[str, Any], arguments: tuple[str, ...], words: str
):
    done = run(write(tmp_path, at_a_table(**changes), "unfair.jsonl"), *arguments)
    assert done.exit_code == 1
    assert words in done.stdout


def test_a_log_from_before_players_gave_numbers_holds_none_of_them(tmp_path: Path, raw: bytes):
    done = run(write(tmp_path, raw, "old.jsonl"), "--nonce", NONCES[0])
    assert (done.exit_code, "your number is missing" in done.stdout) == (1, True)
