"""Real matches, for tests that replay them."""

import asyncio
from collections.abc import Coroutine, Iterator
from typing import Any

import msgspec

from starhaul.games import config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import next_action
from starhaul.server.store.store_contract import Batch, MatchRow, Origin, Snapshot, Store
from tests.server.store.helpers import row

SMALL: dict[str, dict[str, Any]] = {
    "trucker": {"edition": "1e", "seats": 2, "rounds": ["learning"]},
    "race": {"seats": 2},
}


async def play(
    store: Store,
    name: str,
    id: str,
    *,
    steps: int = -1,
    snapshot_at: int | None = None,
    at_once: bool = True,
) -> Match[Any, Any]:
    """A random match, stored as a room does it: to its end, or that many steps of it."""
    game = game_named(name)
    match = Match(game, config_of(game, SMALL[name]), f"seed of {id}")
    calls = list(_calls(store, match, id, steps, snapshot_at))
    if at_once:
        await asyncio.gather(*calls)
    else:
        for call in calls:
            await call
    return match


def _calls(
    store: Store, match: Match[Any, Any], id: str, steps: int, snapshot_at: int | None
) -> Iterator[Coroutine[Any, Any, None]]:
    """The calls of the store that a room makes during the match."""
    game, draw, number = match.game, Stream(id, "players"), 1
    match.advance()
    yield store.begin_match(_head(match, id), _taken(match, id, 0))
    while not match.is_over and number != steps:
        seat, action, at_ms = next_action(match, draw)
        match.act(seat, action, at_ms)
        match.advance()
        origin = Origin(seat, "client", number) if seat >= 0 else None
        taken = _taken(match, id, number, origin)
        if match.is_over:
            yield store.end_match(taken, match.key, msgspec.json.encode(game.scores(match.state)))
        else:
            yield store.append(taken)
        number += 1
        if number == snapshot_at:
            saved = Snapshot(match=id, batches=number, saved=match.save(), key=match.key, revs=taken.revs)
            yield store.put_snapshot(saved)


def _head(match: Match[Any, Any], id: str) -> MatchRow:
    return msgspec.structs.replace(
        row(id),
        game=match.game.name,
        config=msgspec.json.encode(match.config),
        seed=str(match.seed),
        rules=match.game.rules_hash(),
        chance=match.generator.name,
    )


def _taken(match: Match[Any, Any], id: str, number: int, origin: Origin | None = None) -> Batch:
    entries = tuple(match.entries)
    match.entries.clear()
    return Batch(
        match=id, number=number, entries=entries, service_ms=match.now_ms, revs=(number, 0, 0), origin=origin
    )
