"""Matches in progress that were stored by the first version of the server: they continue unchanged.

`store/old/playing-1.db` was written by that version: a race with a snapshot and batches after it, a trucker
match during building, and a table without a match.
"""

import shutil
from pathlib import Path
from typing import Any

import pytest

from starhaul.kernel.match import Match
from starhaul.remote.connection import Remote
from starhaul.server.store.verification import verify_store
from starhaul.server.table.table_match import resume
from starhaul.server.wire import DoneMessage
from tests.server.running_server import open_server
from tests.server.store.helpers import with_store

OLD = Path(__file__).resolve().parents[1] / "store" / "old" / "playing-1.db"
RACE_TABLE, WAITING_MATCHES = "e46af625c6b1cdee", 1
STEPS = 40


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copy(OLD, tmp_path / "starhaul.db")
    return tmp_path


def answered(match: Match[Any, Any]) -> None:
    """The first question gets its first answer; a builder takes a tile and returns it."""
    question = match.game.questions(match.state)[0]
    if question.options:
        action = question.options[0]
    else:
        holds = match.state.in_yard.hands[question.seat]
        action = match.game.to_action(question.seat, {"do": "return" if holds else "take"})
    match.act(question.seat, action, match.now_ms + 1)
    match.advance()


@pytest.mark.parametrize(
    ("game", "now", "then"),
    [
        ("race", "151a13523a22db252e5b6a98b4d1c793", "5b92ad1a4ff9454b089569a81b762ec0"),
        ("trucker", "4635c6a4bbf20215d49eb44009656e49", "5383480ea4cf4cf96a4244a8ce956653"),
    ],
)
def test_an_old_match_goes_on_as_its_own_server_would_have_dealt(
    folder: Path, game: str, now: str, then: str
):
    """Both keys were computed with the version that wrote the file."""

    async def use(store: Any):
        row = next(row for row in store.matches() if row.game == game)
        assert row.chance == "splitmix64"
        course = store.course(row.id)
        assert (course.snapshot is not None) == (game == "race")
        match = resume(course).match
        assert match.key == now
        for _ in range(STEPS):
            answered(match)
        assert match.key == then

    with_store(folder / "starhaul.db", use)


async def test_people_play_an_old_match_on_and_its_log_verifies(folder: Path):
    async with open_server(folder) as running:
        room = running.lobby.room(RACE_TABLE)
        people = [Remote(running.seat(RACE_TABLE, seat)) for seat in (0, 1)]
        for person in people:
            await person.__aenter__()
        before = room.live.play.batches
        mover = next(person for person in people if person.update.asked)
        assert isinstance(await mover.act(mover.update.asked[0].options[0]), DoneMessage)
        assert room.live.play.batches > before
        await room.live.snapshot()
        store = running.lobby.services.store
        findings = [finding for finding in verify_store(store) if finding.code != "other-rules"]
        assert findings == []
        for person in people:
            await person.__aexit__()
