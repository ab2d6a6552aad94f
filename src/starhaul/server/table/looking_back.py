"""Looks back at finished rounds for people at a table: off the event loop, once for each player and round.

Used by `commands`. The search itself is in the plug-in of the game and runs in a worker process.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import msgspec

from starhaul.games import game_named
from starhaul.kernel.match import Match
from starhaul.kernel.match_records import LogEntry
from starhaul.kernel.typed import from_json
from starhaul.server.bots.calls import LookBackCall
from starhaul.server.bots.hindsight_part import hindsight_of
from starhaul.server.store.store_contract import MatchRow
from starhaul.server.table_error import TableError
from starhaul.server.wire import LookBackMessage, encode

# A room calls this module, which acts on it.
if TYPE_CHECKING:
    from starhaul.server.table.room import Room
    from starhaul.server.table.viewer import Viewer

log = logging.getLogger(__name__)

MOST_WAITING = 16
"""Look backs of all tables that wait for the worker; more are refused."""
MOST_KEPT = 24
"""Look backs that a table keeps: two matches of three rounds for four seats."""

Subject = tuple[str, int, int]
"""Match, player, round (from 0)."""


class LookBacks:
    """The look backs of one table: kept, or in progress."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Subject, bytes] = OrderedDict()
        self._waiting: dict[Subject, list[Viewer]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def send(self, room: Room, viewer: Viewer, subject: Subject) -> None:
        """Send a look back to a viewer, now or when it is found."""
        known = self._kept.get(subject)
        if known is not None:
            viewer.send(known)
        elif subject in self._waiting:
            self._waiting[subject].append(viewer)
        elif room.services.analysts.waiting >= MOST_WAITING:
            raise TableError("look-back-busy")
        else:
            self._waiting[subject] = [viewer]
            task = asyncio.create_task(self._look(room, subject))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _look(self, room: Room, subject: Subject) -> None:
        try:
            found = await found_by_worker(room, subject)
        except Exception:
            # Whatever went wrong, those who wait are told.
            log.exception("table %s: looking back failed", room.record.id)
            found = None
        frame = encode(LookBackMessage(match=subject[0], round=subject[2] + 1, found=found))
        if found is not None:
            self._kept[subject] = frame
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        for viewer in self._waiting.pop(subject):
            viewer.send(frame)


async def found_by_worker(room: Room, subject: Subject) -> Any:
    """None if the log or the worker failed."""
    match, player, round_ = subject
    stored = await asyncio.to_thread(room.store.log, match)
    if stored is None:
        return None
    row, batches = stored
    call = await asyncio.to_thread(
        _call, row, [entry for one in batches for entry in one.entries], player, round_
    )
    answer = await room.services.analysts.ask(call)
    if answer.why:
        log.warning("match %s: no look back for seat %d: %s %s", match, player, answer.why, answer.detail)
    return answer.action


def _call(row: MatchRow, entries: list[LogEntry], player: int, round_: int) -> LookBackCall:
    game = game_named(row.game)
    config = from_json(row.config, game.config_type)
    return LookBackCall(
        match=row.id,
        seat=player,
        game=row.game,
        config=bytes(row.config),
        start=game.dump(Match(game, config, row.seed, row.chance).state),
        entries=msgspec.json.encode(entries),
        round=round_,
    )


def check_settled(room: Room, match: str, round_: int) -> None:
    """Raise unless this round of a match of this table is over and its game looks back."""
    live = room.live
    if live is not None and live.play.id == match:
        part = hindsight_of(live.play.game.name)
        if part is None:
            raise TableError("no-look-back")
        if not part.is_settled(live.play.match.state, round_):
            raise TableError("look-back-early")
        return
    if all(played.match != match for played in room.record.played):
        raise TableError("unknown")
    row = room.store.match(match)
    if row is None or hindsight_of(row.game) is None:
        raise TableError("no-look-back")
