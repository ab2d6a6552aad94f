"""Every match is replayed: correct data pass, and every kind of false data is detected."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starhaul.kernel.contract import CHANCE
from starhaul.locale import LANGUAGES, Texts
from starhaul.server.store.reading import SqliteReader
from starhaul.server.store.sqlite import SqliteStore
from starhaul.server.store.store_contract import Snapshot
from starhaul.server.store.verification import Finding, accounts, verify_store
from starhaul.trucker.flow import settlement
from tests.builds import pure_only
from tests.server.store.helpers import TABLE, change, with_store
from tests.server.store.played import play

ENDED, GOING_ON = "race-ended", "race-going-on"
NO = {ENDED: 1, GOING_ON: 2}


async def two_races(store: SqliteStore) -> None:
    await store.put_table(TABLE)
    await play(store, "race", ENDED)
    await play(store, "race", GOING_ON, steps=40, snapshot_at=30)


@pytest.fixture(scope="module")
def true_file(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("true") / "db"
    with_store(path, two_races)
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path, true_file: bytes) -> Path:
    (tmp_path / "db").write_bytes(true_file)
    return tmp_path / "db"


def findings(path: Path) -> list[Finding]:
    with closing(SqliteReader(path)) as store:
        return list(verify_store(store))


def found(path: Path) -> list[tuple[str, str, int | None]]:
    return [(finding.match, finding.code, finding.number) for finding in findings(path)]


def test_true_matches_of_both_games(tmp_path: Path):
    async def use(store: SqliteStore):
        await store.put_table(TABLE)
        kept = {}
        for name in ("trucker", "race"):
            ended = await play(store, name, f"{name}-ended")
            going_on = await play(store, name, f"{name}-going-on", steps=60, snapshot_at=45)
            kept |= {f"{name}-ended": ended, f"{name}-going-on": going_on}
        assert list(verify_store(store)) == []
        told = {account.match: account.actions for account in accounts(store)}
        assert told == {id: match._next_index for id, match in kept.items()}
        course = store.course("race-going-on")
        assert course is not None
        assert course.snapshot is not None

    with_store(tmp_path / "db", use)


def test_matches_that_are_being_played_meanwhile(path: Path, tmp_path: Path):
    async def use(store: SqliteStore):
        await store.put_table(TABLE)
        playing = [
            asyncio.ensure_future(
                play(store, "race", f"race {number}", steps=60, snapshot_at=20, at_once=False)
            )
            for number in range(3)
        ]
        looked = 0
        while not all(task.done() for task in playing):
            assert await asyncio.to_thread(findings, path) == []
            looked += 1
        assert looked > 1

    with_store(path, use)


# --- false data --------------------------------------------------------------------------------------------


def test_another_end(path: Path):
    change(path, f"UPDATE matches SET key = 'other' WHERE id = '{ENDED}'")
    assert found(path) == [(ENDED, "other-key", None)]


def test_an_end_before_the_end(path: Path):
    change(path, f"UPDATE matches SET key = 'key' WHERE id = '{GOING_ON}'")
    assert found(path) == [(GOING_ON, "unfinished", None), (GOING_ON, "other-key", None)]


def test_a_match_that_is_over_but_never_ended(path: Path):
    change(path, f"UPDATE matches SET key = NULL WHERE id = '{ENDED}'")
    assert found(path) == [(ENDED, "not-ended", None)]


def test_other_rules(path: Path):
    change(path, f"UPDATE matches SET rules = 'other' WHERE id = '{ENDED}'")
    assert found(path) == [(ENDED, "other-rules", None)]


@pytest.mark.parametrize("match", [ENDED, GOING_ON])
@pytest.mark.parametrize("number", [0, 7])
def test_a_missing_batch(path: Path, match: str, number: int):
    change(path, f"DELETE FROM batches WHERE match_no = {NO[match]} AND number = {number}")
    assert found(path) == [(match, "batch-missing", number)]


def edited(path: Path, match: str, edit: Callable[[list[dict[str, Any]]], bool]) -> None:
    """Change the entries of the first batch for which the edit reports a change."""
    for number, entries in _entries(path, match):
        if edit(entries):
            text = msgspec.json.encode(entries).hex()
            change(
                path,
                f"UPDATE batches SET entries = x'{text}' WHERE match_no = {NO[match]} AND number = {number}",
            )
            return
    raise AssertionError("nothing to change")


def _entries(path: Path, match: str) -> Iterator[tuple[int, list[dict[str, Any]]]]:
    with closing(SqliteReader(path)) as store:
        kept = store.log(match)
    assert kept is not None
    for batch in kept[1]:
        yield batch.number, list(msgspec.to_builtins(batch.entries))


def test_a_missing_action(path: Path):
    def drop(entries: list[dict[str, Any]]) -> bool:
        return entries[0]["i"] > 10 and bool(entries.pop())

    edited(path, GOING_ON, drop)
    ((match, code, number),) = found(path)
    assert (match, code) == (GOING_ON, "action-missing")
    assert number is not None
    assert number > 10


def test_an_action_against_the_rules(path: Path):
    def cheat(entries: list[dict[str, Any]]) -> bool:
        if entries[0]["seat"] < 0:
            return False
        entries[0]["action"] = {"nonsense": 1}
        return True

    edited(path, ENDED, cheat)
    (finding,) = findings(path)
    assert (finding.match, finding.code) == (ENDED, "refused")
    assert finding.why is not None
    assert finding.why.code == "log-refused"
    assert all(Texts(language).error(finding.why) for language in LANGUAGES)


def test_chance_that_was_helped(path: Path):
    def load_dice(entries: list[dict[str, Any]]) -> bool:
        rolled = [entry for entry in entries if entry["seat"] == CHANCE and entry["action"] > 0]
        for entry in rolled[:1]:
            entry["action"] -= 1
        return bool(rolled)

    edited(path, ENDED, load_dice)
    # Later actions may not have been possible in this other match.
    assert {code for _, code, _ in found(path)} & {"unfair", "refused"}


def test_time_that_was_helped(path: Path):
    def hurry(entries: list[dict[str, Any]]) -> bool:
        is_late = entries[0]["at_ms"] > 1000
        for entry in entries:
            entry["at_ms"] = 1 if is_late else entry["at_ms"]
        return is_late

    edited(path, GOING_ON, hurry)
    (finding,) = findings(path)
    assert finding.why is not None
    assert "time-runs-back" in str(finding.why)


@pytest.mark.parametrize(
    "changed",
    [
        "key = 'other'",
        "batches = batches - 1",
        "batches = 1000",
        "saved = x'00'",
        "saved = x'7b7d'",
        "saved = CAST(replace(CAST(saved AS TEXT), '\"now_ms\":', '\"now_ms\":1') AS BLOB)",
        "saved = CAST(replace(CAST(saved AS TEXT), '\"next_index\":', '\"next_index\":1') AS BLOB)",
        # The state itself, with the key unchanged: a match would continue from it.
        "saved = CAST(replace(CAST(saved AS TEXT), '\"bonus_deck\":[', '\"bonus_deck\":[1,') AS BLOB)",
        "saved = CAST(replace(CAST(saved AS TEXT), '\"cards\":', '\"cards\":1') AS BLOB)",
        "revs = CAST('[9,9,9]' AS BLOB)",
    ],
)
def test_another_snapshot(path: Path, changed: str):
    change(path, f"UPDATE snapshots SET {changed}")
    assert found(path) == [(GOING_ON, "other-snapshot", None)]


def test_a_snapshot_of_more_than_is_kept(path: Path):
    # The last batch that it counts is missing, and nothing happened in it.
    change(
        path, "DELETE FROM batches WHERE number >= 30 AND match_no = 2", "UPDATE snapshots SET batches = 31"
    )
    assert found(path) == [(GOING_ON, "other-snapshot", None)]


def test_a_snapshot_before_anything_happened(path: Path):
    change(path, f"UPDATE snapshots SET batches = 0 WHERE match_no = {NO[GOING_ON]}")
    assert found(path) == [(GOING_ON, "other-snapshot", None)]


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ("game = 'chess'", "game-unknown"),
        ("config = x'00'", "log-config"),
        ("config = CAST('{\"seats\":99}' AS BLOB)", "log-config"),
    ],
)
def test_heads_that_make_no_sense(path: Path, changed: str, code: str):
    change(path, f"UPDATE matches SET {changed} WHERE id = '{ENDED}'")
    (finding,) = findings(path)
    assert finding.why is not None
    assert (finding.match, finding.code, finding.why.code) == (ENDED, "refused", code)


def test_another_seed(path: Path):
    change(path, f"UPDATE matches SET seed = 'other' WHERE id = '{ENDED}'")
    assert {match for match, _, _ in found(path)} == {ENDED}


@pure_only
def test_rules_that_fail_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def use(store: SqliteStore):
        await store.put_table(TABLE)
        await play(store, "trucker", "match")
        monkeypatch.setattr(settlement, "book", lambda state, changes: 1 // 0)
        (finding,) = verify_store(store)
        assert finding.why is not None
        assert finding.why.code == "log-crashes"

    with_store(tmp_path / "db", use)


def test_snapshots_without_a_match_to_go_on_with_are_not_kept(path: Path):
    async def use(store: SqliteStore):
        await store.put_snapshot(Snapshot(match=ENDED, batches=1, saved=b"", key="", revs=()))
        assert list(verify_store(store)) == []

    with_store(path, use)
