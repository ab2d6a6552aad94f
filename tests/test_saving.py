"""A match that is saved, killed and restored continues as if nothing had happened."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starhaul.games import config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CHANCE
from starhaul.kernel.log import read_log, replay, write_log
from starhaul.kernel.match import Match
from starhaul.kernel.match_records import LogEntry
from starhaul.kernel.random_play import next_action, play_random
from tests.timeouts import scaled
from tools.golden import MIXED, Golden, play

ROOT = Path(__file__).resolve().parent.parent
A_WHILE = 40
"""Actions."""


def name_of(golden: Golden) -> str:
    return f"{msgspec.json.encode(golden.config).decode()} {golden.seed}"


@pytest.mark.slow
@pytest.mark.parametrize("golden", MIXED, ids=name_of)
def test_saved_and_restored_at_every_decision_it_ends_the_same(golden: Golden):
    whole, _ = play(golden)
    match: Match[Any, Any] = Match(whole.game, whole.config, whole.seed)
    draw = Stream(golden.seed, "players")
    while not match.is_over:
        play_random(match, draw, decisions=1)
        match = Match.restore(match.game, match.config, match.seed, match.save())
    assert match.key == whole.key


@pytest.mark.slow
@pytest.mark.parametrize("golden", MIXED[::7], ids=name_of)
def test_each_single_save_goes_on_as_the_match_did(golden: Golden):
    """Without the draws of the first run: its actions again for a while, with chance drawing."""
    whole, _ = play(golden)
    match: Match[Any, Any] = Match(whole.game, whole.config, whole.seed)
    saves, keys = [match.save()], [match.key]
    for entry in whole.entries:
        match.act(entry.seat, entry.action, entry.at_ms)
        saves.append(match.save())
        keys.append(match.key)
    for index, saved in enumerate(saves):
        again = Match.restore(match.game, match.config, match.seed, saved)
        for entry in whole.entries[index : index + A_WHILE]:
            action = again.next_outcome() if entry.seat == CHANCE else entry.action
            again.act(entry.seat, action, entry.at_ms)
        assert again.key == keys[min(index + A_WHILE, len(whole.entries))]


# --- killed ------------------------------------------------------------------------------------------------

CONFIG = {"edition": "1e", "seats": 3, "rounds": ["I", "II", "III"]}
"""A long match, so that it can be killed several times."""
SNAPSHOT_EVERY = 16


def session(folder: Path, pause: float) -> str:
    """Play in a folder that may contain an earlier session: its last snapshot,
    and the log with later actions.

    The next action of a seat is drawn separately at each index, so it does not
    matter where a session was killed.
    """
    golden = Golden(CONFIG)
    log, snapshot = folder / "log.jsonl", folder / "snapshot.json"
    match = _restored(golden, log, snapshot)
    with log.open("ab") as file:
        while not match.is_over:
            _keep(match, file.write, match.advance)
            if match.is_over:
                break
            index = match.entries[-1].i + 1 if match.entries else _index(match)
            action = next_action(match, Stream(golden.seed, f"players/{index}"))
            _keep(match, file.write, lambda action=action: match.act(*action))
            file.flush()
            if index % SNAPSHOT_EVERY == 0:
                fresh = folder / "snapshot.new"
                fresh.write_bytes(match.save())
                fresh.replace(snapshot)
            time.sleep(pause)
    return match.key


def _index(match: Match[Any, Any]) -> int:
    return int(msgspec.json.decode(match.save())["next_index"])


def _keep(match: Match[Any, Any], write: Any, act: Any) -> None:
    """Perform the action, and append it to the log."""
    before = len(match.entries)
    act()
    for entry in match.entries[before:]:
        write(msgspec.json.encode(entry) + b"\n")


def _restored(golden: Golden, log: Path, snapshot: Path) -> Match[Any, Any]:
    game = game_named(golden.game)
    match: Match[Any, Any] = Match(game, config_of(game, golden.config), golden.seed)
    if snapshot.exists():
        match = Match.restore(game, match.config, match.seed, snapshot.read_bytes())
    if log.exists():
        # The last line may be incomplete.
        whole, _, _ = log.read_bytes().rpartition(b"\n")
        log.write_bytes(whole + b"\n" if whole else b"")
        start = _index(match)
        for line in whole.splitlines():
            entry = msgspec.json.decode(line, type=LogEntry)
            if entry.i >= start:
                match.act(entry.seat, game.to_action(entry.seat, entry.action), entry.at_ms)
    return match


def _start(folder: Path, pause: float) -> subprocess.Popen[str]:
    places = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    command = [sys.executable, "-m", "tests.test_saving", str(folder), str(pause)]
    return subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": places}, stdout=subprocess.PIPE, text=True
    )


@pytest.mark.slow
def test_a_match_survives_being_killed(tmp_path: Path):
    undisturbed, disturbed = tmp_path / "a", tmp_path / "b"
    undisturbed.mkdir()
    disturbed.mkdir()
    expected = session(undisturbed, 0)
    log = disturbed / "log.jsonl"
    chance, killed, lengths = random.Random(1), 0, [0]
    while killed < 6:
        child = _start(disturbed, 0.004)
        _wait_for_more(log, lengths[-1], chance.randrange(10, 60), child)
        assert child.poll() is None, "it ended before it could be killed"
        child.send_signal(signal.SIGKILL)
        child.communicate()
        killed += 1
        lengths.append(log.stat().st_size)
    last = _start(disturbed, 0)
    key, _ = last.communicate(timeout=scaled(60))
    assert lengths == sorted(set(lengths))
    assert key.strip() == expected
    assert log.read_bytes() == (undisturbed / "log.jsonl").read_bytes()


def _wait_for_more(log: Path, size: int, actions: int, child: subprocess.Popen[str]) -> None:
    """Wait until the child process has written about that many more actions."""
    while child.poll() is None and (not log.exists() or log.stat().st_size < size + 40 * actions):
        time.sleep(0.002)


def test_a_log_replayed_half_way_and_saved_goes_on():
    whole, _ = play(MIXED[1])
    log = read_log(write_log(whole))
    half = replay(whole.game, log, upto=len(log.entries) // 2)
    again = Match.restore(whole.game, whole.config, whole.seed, half.save())
    for entry in whole.entries[len(log.entries) // 2 :]:
        again.act(entry.seat, entry.action, entry.at_ms)
    assert again.key == whole.key


if __name__ == "__main__":
    print(session(Path(sys.argv[1]), float(sys.argv[2])))
