"""Logs of matches that once failed (tests/regressions): they replay, and
their last states keep the contract."""

from contextlib import suppress
from pathlib import Path

import pytest

from starhaul.games import game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.errors import BadInput
from starhaul.kernel.log import Log, read_log, replay, write_log
from starhaul.kernel.properties import PROPERTIES, Probe
from tools.golden import MIXED, play

FOLDER = Path(__file__).parent / "regressions"
LOGS = sorted(FOLDER.glob("*.jsonl"))
REPEATS = 5
"""Some properties try a few random actions."""


def check(log: Log) -> None:
    """Replay up to the action that failed, which the rules may refuse by now, and check both states."""
    game = game_named(log.head.game)
    matches = [replay(game, log, upto=len(log.entries) - 1)]
    with suppress(BadInput):
        matches.append(replay(game, log))
    for match in matches:
        probe = Probe(game, match.config, match.state, Stream(0, "regressions"))
        probe.look(match.now_ms)
        for holds in PROPERTIES * REPEATS:
            holds(probe)


def test_every_log_replays_and_the_contract_holds_where_it_ends():
    for path in LOGS:
        check(read_log(path.read_bytes(), path.name))


def test_the_check_itself_works():
    match, _ = play(MIXED[1])
    log = read_log(write_log(match))
    check(Log(log.head, log.entries[:50], None))
    wrong = Log(log.head, [*log.entries[:10], *log.entries[11:20]], None)
    with pytest.raises(BadInput):
        check(wrong)
