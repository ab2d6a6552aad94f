"""Was everything kept that was promised? Logs are played again and compared with what was told."""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from starhaul.games import game_named
from starhaul.kernel.contract import Event
from starhaul.kernel.match import Match
from starhaul.server.store.contract import Batch, MatchRow, Origin
from starhaul.server.store.reading import SqliteReader
from starhaul.server.store.verify import verify_store
from starhaul.server.wire import Done
from tests.faults.diary import Page, events_of
from tests.faults.guests import Guest


def judge(database: Path, guests: Iterable[Guest]) -> int:
    """Everything at once; how many revisions were compared."""
    guests = list(guests)
    with closing(SqliteReader(database)) as store:
        assert store.damage() == []
        assert list(verify_store(store)) == []
        logs = [found for row in store.matches() if (found := store.log(row.id)) is not None]
    check_promises(logs, guests)
    told = {name: page for row, batches in logs for name, page in told_by(row, batches)}
    return sum(_compare(told, guest) for guest in guests)


def check_promises(logs: Iterable[tuple[MatchRow, Iterable[Batch]]], guests: Iterable[Guest]) -> None:
    """What was acknowledged is in a log exactly once, what was refused is in none."""
    kept = Counter(batch.origin for _, batches in logs for batch in batches)
    del kept[None]
    assert not [origin for origin, times in kept.items() if times != 1], "done twice"
    for guest in guests:
        for seq, answer in guest.answers.items():
            origin = Origin(guest.seat or 0, guest.remote.client, seq)
            assert kept[origin] == isinstance(answer, Done), (origin, answer)


def told_by(row: MatchRow, batches: Iterable[Batch]) -> Iterator[tuple[tuple[str, int, int], Page]]:
    """What the log says that each audience was told, by match, audience and revision."""
    game = game_named(row.game)
    match = Match(game, msgspec.json.decode(row.config, type=game.config_type), row.seed)
    audiences = range(game.seats(match.config) + 1)
    before = [0] * len(audiences)
    for batch in batches:
        events = _repeat(match, batch)
        for audience in audiences:
            if batch.revs[audience] > before[audience]:
                yield (row.id, audience, batch.revs[audience]), _page(match, audience, events)
        before = list(batch.revs)


def _repeat(match: Match[Any, Any], batch: Batch) -> list[Event]:
    events: list[Event] = []
    for entry in batch.entries:
        events += match.act(entry.seat, match.game.to_action(entry.seat, entry.action), entry.at_ms)
    return events


def _page(match: Match[Any, Any], audience: int, events: list[Event]) -> Page:
    seat = None if audience == match.game.seats(match.config) else audience
    view = msgspec.json.encode(match.game.view(match.state, seat))
    return Page(view, events_of(event for event in events if event.is_for(seat)))


def _compare(told: dict[tuple[str, int, int], Page], guest: Guest) -> int:
    audience = len(guest.table.seats) if guest.seat is None else guest.seat
    for (match, rev), heard in guest.diary.pages.items():
        page = told[match, audience, rev]
        assert heard.view in (None, page.view), (match, audience, rev)
        assert heard.events in (None, page.events), (match, audience, rev)
    return len(guest.diary.pages)
