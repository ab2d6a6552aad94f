"""The terminal part of a game plug-in: stories, scenarios, tallies and pictures. Each game has its own
package."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, Self, cast

from msgspec import Struct

from starhaul.games import plugin_named
from starhaul.kernel.contract import Event
from starhaul.kernel.match import Match
from starhaul.locale import Texts

Figure = tuple[str, str]
"""A label and a value, both as text."""


class StoryTeller(Protocol):
    """Turns the events of one match into sentences, in order."""

    def sentence(self, event: Event, *, everything: bool = False) -> str | None:
        """One sentence; None for an event that is hidden from somebody or not worth a sentence."""

    def is_told_again(self, event: Event, following: Event | None) -> bool:
        """Whether the sentence of the next event covers this one."""


class PlayedScenario(Protocol):
    """A scenario that has been played."""

    result: Struct
    """The result record of docs/formats.md."""

    def report(self, source: str, texts: Texts) -> str:
        """The report for people."""


class MatchTally(Protocol):
    """Adds up figures over many matches."""

    def hear(self, events: Sequence[Event]) -> None:
        """Count the events of a match."""

    def add(self, match: Match[Any, Any]) -> None:
        """Count a finished match."""

    def merge(self, other: Self) -> None:
        """Count what another tally of the same configuration has counted, perhaps in another process."""

    def figures(self, texts: Texts) -> Iterable[Figure]:
        """The totals with their labels."""

    def totals(self) -> dict[str, object]:
        """The totals for programs: plain values by name."""


class TerminalGame(Protocol):
    """Part `terminal` of a game plug-in."""

    def story(self, texts: Texts, config: Any) -> StoryTeller: ...

    def play_scenario(self, raw: bytes) -> PlayedScenario:
        """Play a scenario file; raises `BadInput` with the place of the error."""

    def tally(self) -> MatchTally: ...

    def result(self, match: Match[Any, Any], texts: Texts) -> Figure:
        """The result of a finished match."""

    def picture(self, state: Any, texts: Texts) -> str:
        """A drawing of a state as SVG, as seen by everybody at the table."""


def terminal_of(game: str) -> TerminalGame:
    """Loaded on first use: most commands show one game, or none."""
    return cast(TerminalGame, plugin_named(game).part("terminal"))
