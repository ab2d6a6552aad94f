"""Adds up what each person lost, by cause. The causes are those of `trucker.why`, which finds them by the
rules.

What was given away by choice – crew for an abandoned ship, days for a landing – is no loss. Parts that drift
away are counted under what struck the ship."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from starhaul.chronicle.chronicle_part import StoryStep
from starhaul.chronicle.chronicle_records import StoryLoss, StoryTerm
from starhaul.kernel.event_records import EventRecord
from starhaul.trucker.match.events.flight_events import AlienLeft, BatteriesGone, CrewGone, CubeGone, DaysLost
from starhaul.trucker.match.events.hit_events import PartsLost, TileHit
from starhaul.trucker.match.events.launch_events import Fined, TilesRemoved
from starhaul.trucker.why.explaining import Acted, explained, has_losses
from starhaul.trucker.why.loss_records import CAUSES, LossReason

CHOSEN = ("taken-ship", "choice-days")
"""Causes that are bargains."""
UNKNOWN = "unknown"
"""For a loss whose reason could not be found."""
AMOUNTS: Mapping[type[EventRecord], tuple[str, Callable[[Any], int]]] = {
    TileHit: ("tiles", lambda record: 1),
    PartsLost: ("tiles", lambda record: record.number),
    TilesRemoved: ("tiles", lambda record: record.number),
    CrewGone: ("crew", lambda record: record.number),
    AlienLeft: ("crew", lambda record: 1),
    CubeGone: ("goods", lambda record: 1),
    BatteriesGone: ("batteries", lambda record: record.number),
    DaysLost: ("days", lambda record: record.days),
    Fined: ("credits", lambda record: record.credits),
}
"""What an event takes, and how much of it."""
ORDER = ("tiles", "crew", "goods", "batteries", "days", "credits")


class SeatLoss(NamedTuple):
    """One loss of a seat."""

    seat: int
    cause: str
    what: str
    number: int


class LossLedger:
    def __init__(self) -> None:
        self._lost: Counter[tuple[int, str, str]] = Counter()
        self._struck: dict[int, str] = {}
        """By seat, what destroyed a tile last."""

    def hear(self, step: StoryStep) -> list[SeatLoss]:
        """The losses of a step."""
        found: list[SeatLoss] = []
        for event, reason in zip(step.events, _reasons(step), strict=False):
            kind = AMOUNTS.get(type(event.record))
            record: Any = event.record
            if kind is None or not self._is_loss(record, reason, step):
                continue
            loss = SeatLoss(record.seat, self._cause(record, record.seat, reason), kind[0], kind[1](record))
            found.append(loss)
            self._lost[step.before.players[loss.seat], loss.cause, loss.what] += loss.number
        return found

    @staticmethod
    def _is_loss(record: EventRecord, reason: LossReason | None, step: StoryStep) -> bool:
        if isinstance(record, TilesRemoved) and step.before.profile.learning:
            # They go back to the others, and building goes on (LRN-07).
            return False
        if reason is None:
            # Batteries are spent, and days given, far more often than they are lost.
            return not isinstance(record, BatteriesGone | DaysLost)
        return reason.cause not in CHOSEN

    def _cause(self, record: EventRecord, seat: int, reason: LossReason | None) -> str:
        cause = UNKNOWN if reason is None else reason.cause
        if isinstance(record, TileHit):
            self._struck[seat] = cause
        return self._struck.get(seat, cause) if isinstance(record, PartsLost) else cause

    def losses(self) -> list[StoryLoss]:
        """In the order of the causes, then by person."""
        order = {cause: number for number, cause in enumerate((*CAUSES, UNKNOWN))}
        found = sorted(
            self._lost.items(), key=lambda one: (order[one[0][1]], one[0][0], ORDER.index(one[0][2]))
        )
        return [
            StoryLoss(person, StoryTerm(f"story-cause-{cause}"), what, number)
            for (person, cause, what), number in found
        ]


def _reasons(step: StoryStep) -> list[LossReason | None]:
    if not has_losses(step.events):
        return []
    acted = Acted(step.entry.seat, step.entry.action, step.entry.at_ms)
    try:
        found = explained(step.before, [acted])
    except Exception:
        # A story is told without a reason rather than not at all.
        return [None] * len(step.events)
    return found if len(found) == len(step.events) else [None] * len(step.events)
