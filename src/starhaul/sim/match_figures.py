"""The interface to a game's statistics of a finished match; each game implements it in its plug-in.

Used by `playing` for each match of a tournament.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, cast

from starhaul.games import plugin_named
from starhaul.kernel.contract import C, Event, S
from starhaul.kernel.match import Match
from starhaul.locale import Texts
from starhaul.sim.schedule import Party

Figures = dict[str, int]
"""Totals of one seat by key, including the study's `UNIT`, by which the others are divided."""


class Study(Protocol):
    """The part `study` of a plug-in."""

    UNIT: str
    """The key of what the figures are averaged over, such as flights."""
    CHART: tuple[str, ...]
    """Prefixes of the keys that are shown in one chart, such as losses by cause."""

    def parties(self, config: Any) -> Sequence[Party]:
        """The groups of seats that win together."""

    def study(self, match: Match[Any, Any]) -> list[Figures]:
        """The figures of each seat (player) of a finished match."""

    def label(self, key: str, texts: Texts) -> str:
        """The label of a figure."""

    def order(self, key: str) -> Any:
        """The sort key of a figure."""


def study_of(game: str) -> Study:
    return cast(Study, plugin_named(game).part("study"))


def relived(match: Match[C, S]) -> Iterator[tuple[Any, list[Event]]]:
    """Replay a match: the state after each action, and its events. The state is the same object each time, so
    use it before continuing."""
    game = match.game
    state = game.new(match.config, match.generator)
    for entry in match.entries:
        yield state, game.perform(state, entry.seat, entry.action, entry.at_ms)
