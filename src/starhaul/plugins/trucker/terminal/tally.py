"""Statistics of simulated trucker matches: earnings, and why ships gave up."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Self

from starhaul.cli.terminal_game import Figure
from starhaul.kernel.contract import Event
from starhaul.kernel.match import Match
from starhaul.locale import Texts
from starhaul.trucker.match.events.flight_events import GaveUp


class Tally:
    def __init__(self) -> None:
        self._matches = 0
        self._credits: list[int] = []
        self._gave_up: Counter[str] = Counter()

    def hear(self, told: Sequence[Event]) -> None:
        records = (event.record for event in told)
        self._gave_up.update(record.reason for record in records if isinstance(record, GaveUp))

    def add(self, match: Match[Any, Any]) -> None:
        self._add_credits(match.game.scores(match.state))
        self._matches += 1

    def merge(self, other: Self) -> None:
        self._add_credits(other._credits)
        self._matches += other._matches
        self._gave_up += other._gave_up

    def _add_credits(self, credits: Sequence[int]) -> None:
        self._credits = [a + b for a, b in zip(self._credits or [0] * len(credits), credits, strict=True)]

    def totals(self) -> dict[str, object]:
        return {"credits": self._credits, "gave_up": dict(sorted(self._gave_up.items()))}

    def figures(self, texts: Texts) -> Iterator[Figure]:
        for seat, credits in enumerate(self._credits, start=1):
            yield texts("simulate-score", seat=seat), texts.number(credits / self._matches, 1)
        for reason, number in sorted(self._gave_up.items()):
            yield texts("simulate-gave-up", reason=texts("gave-up-reason-" + reason)), str(number)


def result(match: Match[Any, Any], texts: Texts) -> Figure:
    return texts("replay-scores"), "  ".join(map(str, match.game.scores(match.state)))
