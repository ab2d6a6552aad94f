"""Any game on the command line: events by their names, scores, no pictures and no scenarios."""

from collections.abc import Iterator, Sequence
from typing import NoReturn, Self

from starhaul.cli.terminal_game import Figure
from starhaul.kernel.contract import C, Event, S
from starhaul.kernel.errors import BadInput
from starhaul.kernel.match import Match
from starhaul.locale import Texts, quoted


class PlainStory:
    """Each event as its key and its arguments."""

    def __init__(self, texts: Texts, config: object) -> None:
        pass

    def sentence(self, event: Event, *, everything: bool = False) -> str | None:
        if event.audience is not None and not everything:
            return None
        facts = ", ".join(f"{name} {value}" for name, value in event.args.items())
        return quoted(f"{event.key}: {facts}" if facts else event.key)

    def is_told_again(self, event: Event, following: Event | None) -> bool:
        return False


class PlainTally:
    """The mean score of each seat."""

    def __init__(self) -> None:
        self._matches = 0
        self._scores: list[int] = []

    def hear(self, told: Sequence[Event]) -> None:
        """Nothing to do: the scores say everything."""

    def add(self, match: Match[C, S]) -> None:
        self._add(1, match.game.scores(match.state))

    def merge(self, other: Self) -> None:
        self._add(other._matches, other._scores)

    def _add(self, matches: int, scores: Sequence[int]) -> None:
        self._matches += matches
        self._scores = [a + b for a, b in zip(self._scores or [0] * len(scores), scores, strict=True)]

    def totals(self) -> dict[str, object]:
        return {"scores": self._scores}

    def figures(self, texts: Texts) -> Iterator[Figure]:
        for seat, score in enumerate(self._scores):
            yield texts("plain-mean-score", seat=seat + 1), f"{score / self._matches:.2f}"


story, tally = PlainStory, PlainTally


def result(match: Match[C, S], texts: Texts) -> Figure:
    return texts("plain-scores"), ", ".join(map(str, match.game.scores(match.state)))


def play_scenario(raw: bytes) -> NoReturn:
    raise BadInput("plain-no-scenarios")


def picture(state: object, texts: Texts) -> NoReturn:
    raise BadInput("plain-no-pictures")
