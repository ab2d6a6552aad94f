"""Statistics of simulated races: their length, and who wins."""

from collections.abc import Iterator, Sequence
from typing import Any, Self

from starhaul.cli.terminal_game import Figure
from starhaul.kernel.contract import Event
from starhaul.kernel.match import Match
from starhaul.locale import Texts
from starhaul.plugins.race.terminal.story import seat_names


class Tally:
    def __init__(self) -> None:
        self._matches = self._cards = self._rounds = self._shared = 0
        self._config: Any = None
        self._wins: list[int] = []

    def hear(self, told: Sequence[Event]) -> None:
        """Nothing to do: the final state has everything."""

    def add(self, match: Match[Any, Any]) -> None:
        state = match.state
        self._config = match.config
        self._add_wins(match.game.scores(state))
        self._matches += 1
        self._cards += state.turns
        self._rounds += state.round
        self._shared += len(state.winners) > 1

    def merge(self, other: Self) -> None:
        self._config = other._config
        self._add_wins(other._wins)
        self._matches += other._matches
        self._cards += other._cards
        self._rounds += other._rounds
        self._shared += other._shared

    def _add_wins(self, wins: Sequence[int]) -> None:
        self._wins = [a + b for a, b in zip(self._wins or [0] * len(wins), wins, strict=True)]

    def totals(self) -> dict[str, object]:
        return {"cards": self._cards, "rounds": self._rounds, "wins": self._wins, "shared": self._shared}

    def figures(self, texts: Texts) -> Iterator[Figure]:
        yield texts("race-tally-cards"), texts.number(self._cards / self._matches, 1)
        yield texts("race-tally-rounds"), texts.number(self._rounds / self._matches, 1)
        for name, wins in zip(seat_names(texts, self._config), self._wins, strict=True):
            share = texts("race-tally-share", percent=round(100 * wins / self._matches))
            yield texts("race-tally-wins", seat=name), f"{wins}  {share}"
        yield texts("race-tally-shared"), str(self._shared)


def result(match: Match[Any, Any], texts: Texts) -> Figure:
    """The winning seats."""
    names = seat_names(texts, match.config)
    won = [name for name, score in zip(names, match.game.scores(match.state), strict=True) if score]
    return texts("race-replay-winners"), ", ".join(won)
