"""Checks that nothing acknowledged was lost: replays logs and compares them with what viewers received."""

from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from starhaul.games import game_named
from starhaul.kernel.contract import Event
from starhaul.kernel.match import Match
from starhaul.server.store.any_reader import open_reader
from starhaul.server.store.store_contract import Batch, MatchRow, Origin
from starhaul.server.store.verification import verify_store
from starhaul.server.wire import DoneMessage
from tests.faults.diary import Page, events_of, shown
from tests.faults.guests import Guest

Told = dict[tuple[str, int, int], Page]
"""By match, audience and revision."""


def judge(database: Path | str, guests: Iterable[Guest]) -> int:
    """Checks everything; returns how many revisions were compared."""
    guests = list(guests)
    with closing(open_reader(str(database))) as store:
        assert store.damage() == []
        assert list(verify_store(store)) == []
        logs = [found for row in store.matches() if (found := store.log(row.id)) is not None]
    check_promises(logs, guests)
    told: Told = {}
    for row, batches in logs:
        tell(row, batches, told)
    return sum(_compare(told, guest) for guest in guests)


def check_promises(logs: Iterable[tuple[MatchRow, Iterable[Batch]]], guests: Iterable[Guest]) -> None:
    """Every acknowledged action is in a log exactly once, every refused one in none."""
    kept = Counter(batch.origin for _, batches in logs for batch in batches)
    del kept[None]
    assert not [origin for origin, times in kept.items() if times != 1], "done twice"
    for guest in guests:
        for seq, answer in guest.answers.items():
            origin = Origin(guest.seat or 0, guest.remote.client, seq)
            assert kept[origin] == isinstance(answer, DoneMessage), (origin, answer)


def tell(row: MatchRow, batches: Iterable[Batch], told: Told) -> None:
    """Add the public events according to the log."""
    game = game_named(row.game)
    match = Match(game, msgspec.json.decode(row.config, type=game.config_type), row.seed, row.chance)
    spectators = game.seats(match.config)
    before = [0] * (spectators + 1)
    for batch in batches:
        events = _repeat(match, batch)
        for audience, rev in enumerate(batch.revs):
            if rev > before[audience] or audience == spectators:
                page = _page(match, None if audience == spectators else audience, events)
                first = told.setdefault((row.id, audience, rev), page)
                told[row.id, audience, rev] = Page(first.views | page.views, first.events)
        before = list(batch.revs)


def _repeat(match: Match[Any, Any], batch: Batch) -> list[Event]:
    events: list[Event] = []
    for entry in batch.entries:
        events += match.act(entry.seat, match.game.to_action(entry.seat, entry.action), entry.at_ms)
    return events


def _page(match: Match[Any, Any], seat: int | None, events: list[Event]) -> Page:
    view = msgspec.json.encode(match.game.view(match.state, seat))
    return Page(frozenset({shown(view)}), events_of(event for event in events if event.is_for(seat)))


def _compare(told: Told, guest: Guest) -> int:
    audience = len(guest.table.seats) if guest.seat is None else guest.seat
    for (match, rev), heard in guest.diary.pages.items():
        page = told[match, audience, rev]
        assert heard.views <= page.views, (match, audience, rev)
        assert heard.events in (None, page.events), (match, audience, rev)
    return len(guest.diary.pages)
