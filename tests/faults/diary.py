"""Everything that one viewer received, in order. A gap or a changed past fails at once."""

from typing import Any, NamedTuple

import msgspec

from starhaul.remote.match_clock import MatchClock
from starhaul.server.wire import ByeMessage, ToldEvent, UpdateMessage, WelcomeMessage, encode


class Page(NamedTuple):
    """A revision as received."""

    views: frozenset[bytes] = frozenset()
    """One view, or several for a spectator: not every step is a revision for spectators."""
    events: bytes | None = None
    """None: the viewer was away."""


def events_of(told: Any) -> bytes:
    return encode([ToldEvent(event.key, event.args) for event in told])


def shown(view: bytes) -> bytes:
    """A view, whatever the order of its entries: changes add new ones at the end."""
    return msgspec.json.encode(msgspec.json.decode(view), order="sorted")


class Diary:
    def __init__(self) -> None:
        self.pages: dict[tuple[str, int], Page] = {}
        """By match and revision."""
        self.last: UpdateMessage | None = None
        self.watches = False
        self.clock = MatchClock()
        self.byes: list[tuple[str, int | None]] = []
        """Good-byes, with the delay before reconnecting."""

    def hear(self, fact: object) -> None:
        if isinstance(fact, ByeMessage):
            self.byes.append((fact.code, fact.reconnect_ms))
        elif isinstance(fact, UpdateMessage):
            self._go_on(fact)
        elif isinstance(fact, WelcomeMessage):
            self.watches = fact.seat is None
            if fact.update is not None:
                self._come_back(fact.update)

    def _go_on(self, update: UpdateMessage) -> None:
        last = self.last
        events: bytes | None = events_of(update.events)
        if last is not None and last.match == update.match:
            assert update.rev in (last.rev, last.rev + 1), "a gap"
            if update.rev == last.rev:
                assert not update.events, "told twice"
                events = None
        else:
            self.clock.set(update.at_ms)
        self._note(update, events)

    def _come_back(self, update: UpdateMessage) -> None:
        last = self.last
        if last is not None and last.match == update.match:
            assert update.rev >= last.rev, "time ran back"
            if update.missed is not None:
                assert [one.rev for one in update.missed] == list(range(last.rev + 1, update.rev + 1))
            for one in update.missed or ():
                self._write(update.match, one.rev, Page(events=events_of(one.events)))
        self.clock.set(update.at_ms)
        self._note(update, None)

    def _note(self, update: UpdateMessage, events: bytes | None) -> None:
        self.last = update
        self.clock.hear(update.at_ms)
        views = frozenset() if update.is_paused else frozenset({shown(update.view)})
        self._write(update.match, update.rev, Page(views, events))

    def _write(self, match: str, rev: int, page: Page) -> None:
        """Earlier revisions must not change."""
        known = self.pages.get((match, rev), Page())
        assert None in (known.events, page.events) or known.events == page.events, "another past"
        views = known.views | page.views
        assert len(views) <= 1 or self.watches, "another past"
        self.pages[match, rev] = Page(views, known.events if page.events is None else page.events)
