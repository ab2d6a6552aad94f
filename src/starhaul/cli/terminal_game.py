"""How each game shows itself in the terminal: its stories, scenarios and pictures, a folder each."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, cast

from msgspec import Struct

from starhaul.games import plugin_named
from starhaul.kernel.contract import Event
from starhaul.kernel.match import Match
from starhaul.locale import Texts

Figure = tuple[str, str]
"""What it is, and how much, in words."""


class StoryTeller(Protocol):
    """Tells the events of one match, in order."""

    def sentence(self, event: Event, *, everything: bool = False) -> str | None:
        """One sentence; None for what is hidden from somebody or not worth telling."""

    def is_told_again(self, event: Event, following: Event | None) -> bool:
        """Whether the sentence of the next event says it, too."""


class PlayedScenario(Protocol):
    """A scenario that has been played."""

    result: Struct
    """As the file formats have it."""

    def report(self, source: str, texts: Texts) -> str:
        """For people."""


class MatchTally(Protocol):
    """Adds up many matches."""

    def hear(self, told: Sequence[Event]) -> None:
        """What a match has told."""

    def add(self, match: Match[Any, Any]) -> None:
        """A match that is over."""

    def figures(self, texts: Texts) -> Iterable[Figure]:
        """What is worth knowing about all of them."""


class TerminalGame(Protocol):
    """The part `terminal` of a plug-in."""

    def story(self, texts: Texts, config: Any) -> StoryTeller: ...

    def play_scenario(self, raw: bytes) -> PlayedScenario:
        """Play a scenario file; raises `BadInput` with the place in it."""

    def tally(self) -> MatchTally: ...

    def result(self, match: Match[Any, Any], texts: Texts) -> Figure:
        """How a match that is over ended."""

    def picture(self, state: Any, texts: Texts) -> str:
        """A drawing of a state as SVG, as everybody at the table sees it."""


def terminal_of(game: str) -> TerminalGame:
    """Loaded when it is needed: most commands show one game, or none."""
    return cast(TerminalGame, plugin_named(game).part("terminal"))
