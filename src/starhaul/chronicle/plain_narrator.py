"""The chronicle of a game that has no part of its own: one round with all public events, and the scores."""

from collections.abc import Sequence

from starhaul.chronicle.chronicle_part import StoryStep
from starhaul.chronicle.chronicle_records import (
    StoryEvent,
    StoryLoss,
    StoryMoment,
    StoryPlayer,
    StoryRank,
    StoryRound,
    StoryScene,
    StoryWords,
)
from starhaul.kernel.contract import C, S
from starhaul.kernel.match import Match


def public_events(step: StoryStep, sittings: Sequence[Sequence[int]] = ()) -> list[StoryEvent]:
    """Those that everybody could see and that have a sentence. `sittings` has, for each event of the step,
    the persons at the seats; empty if they never change."""
    seated = sittings or [()] * len(step.events)
    return [
        StoryEvent(step.done, step.entry.at_ms, event.key, event.args, _moved(players))
        for event, players in zip(step.events, seated, strict=True)
        if event.audience is None and not event.record.is_omitted
    ]


def _moved(players: Sequence[int]) -> tuple[int, ...]:
    return () if list(players) == sorted(players) else tuple(players)


class PlainNarrator:
    def __init__(self) -> None:
        self._events: list[StoryEvent] = []

    def hear(self, step: StoryStep) -> None:
        self._events += public_events(step)

    def rounds(self, match: Match[C, S]) -> Sequence[StoryRound]:
        title = StoryWords("story-round", {"round": 1})
        return [StoryRound(1, title, 0, [StoryScene(title, 0, self._events)], ())]

    def moments(self, match: Match[C, S]) -> Sequence[StoryMoment]:
        return ()

    def losses(self) -> Sequence[StoryLoss]:
        return ()

    def ranks(self, match: Match[C, S]) -> Sequence[StoryRank]:
        scores = match.game.scores(match.state)
        return sorted(
            (
                StoryRank(
                    1 + sum(other > score for other in scores),
                    (StoryPlayer(seat, seat),),
                    StoryWords("story-score", {"score": score}),
                )
                for seat, score in enumerate(scores)
            ),
            key=lambda rank: rank.place or 0,
        )
