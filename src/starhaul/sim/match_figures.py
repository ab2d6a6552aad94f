"""What each game finds worth counting in a match that is over, seat by seat; a module for each game."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, cast

from starhaul.games import plugin_named
from starhaul.kernel.contract import Event
from starhaul.kernel.match import Match
from starhaul.locale import Texts
from starhaul.sim.schedule import Party

Figures = dict[str, int]
"""Sums of one seat by key. Among them is the study's `UNIT`, by which the others are divided."""


class Study(Protocol):
    """The part `study` of a plug-in."""

    UNIT: str
    """The key of what the figures are means over, such as flights."""
    CHART: tuple[str, ...]
    """Beginnings of keys that belong into one chart, such as losses by cause."""

    def parties(self, config: Any) -> Sequence[Party]:
        """The seats that win together."""

    def study(self, match: Match[Any, Any]) -> list[Figures]:
        """The figures of each seat (person) of a match that is over."""

    def label(self, key: str, texts: Texts) -> str:
        """A figure in words."""

    def order(self, key: str) -> Any:
        """By which figures are sorted."""


def study_of(game: str) -> Study:
    return cast(Study, plugin_named(game).part("study"))


def relived(match: Match[Any, Any]) -> Iterator[tuple[Any, list[Event]]]:
    """The match once more: the state after each action, and what it told. The state is the same object all
    the time; look at it at once."""
    game = match.game
    state = game.new(match.config, match.generator)
    for entry in match.entries:
        yield state, game.perform(state, entry.seat, entry.action, entry.at_ms)
