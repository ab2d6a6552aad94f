"""Follows a trucker match: rounds with building, cards and settlement, and a picture of each ship at launch
and at the end. Losses and decisive moments have their own modules."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from starhaul.chronicle.chronicle_part import StoryStep
from starhaul.chronicle.chronicle_records import (
    StoryAccount,
    StoryBooking,
    StoryEvent,
    StoryLoss,
    StoryMoment,
    StoryPicture,
    StoryRank,
    StoryRound,
    StoryScene,
    StoryTerm,
    StoryWords,
    amount,
)
from starhaul.chronicle.plain_narrator import public_events
from starhaul.kernel.event_records import EventRecord
from starhaul.kernel.match import Match
from starhaul.plugins.trucker.chronicle.flight_moments import FlightMoments
from starhaul.plugins.trucker.chronicle.loss_ledger import LossLedger
from starhaul.plugins.trucker.chronicle.ship_pictures import player_at, ship_pictures
from starhaul.trucker.flow.settlement import ranks
from starhaul.trucker.match.config import LEARNING, Config
from starhaul.trucker.match.events.building_events import BuildingEnded
from starhaul.trucker.match.events.flight_events import CardRevealed, CreditsEarned
from starhaul.trucker.match.events.launch_events import Launched
from starhaul.trucker.match.events.match_events import PartnersSwapped, RoundBegan, Settled
from starhaul.trucker.match.state import State
from starhaul.trucker.why.frame_steps import frame_steps


class RoundNotes(Struct):
    """A round that is being told."""

    number: int
    ship_class: str
    entry: int
    scenes: list[StoryScene]
    pictures: list[StoryPicture]
    accounts: list[StoryAccount]
    earned: dict[int, int]
    """Credits earned in flight, by seat."""


class FlightNarrator:
    def __init__(self, match: Match[Config, State]) -> None:
        self._rounds: list[RoundNotes] = []
        self._ledger = LossLedger()
        self._moments = FlightMoments(match.config)
        self._begin(1, match.config.rounds[0], 0)

    def hear(self, step: StoryStep) -> None:
        told = iter(public_events(step, list(_sittings(step))))
        self._moments.hear(step, self._ledger.hear(step))
        for event in step.events:
            self._open(event.record, step)
            if event.audience is None and not event.record.is_omitted:
                self._events.append(next(told))
            self._note(event.record, step)
        self._picture(step)

    # --- rounds and scenes ---------------------------------------------------------------------------------

    @property
    def _now(self) -> RoundNotes:
        return self._rounds[-1]

    @property
    def _events(self) -> list[StoryEvent]:
        events = self._now.scenes[-1].events
        assert isinstance(events, list), "it grows while the scene is told"
        return events

    def _begin(self, number: int, ship_class: str, entry: int) -> None:
        self._rounds.append(RoundNotes(number, ship_class, entry, [], [], [], {}))
        self._scene(StoryWords("story-trucker-building"), entry)

    def _scene(self, title: StoryWords, entry: int) -> None:
        self._now.scenes.append(StoryScene(title, entry, []))

    def _open(self, record: EventRecord, step: StoryStep) -> None:
        """Some events begin a round or a scene."""
        if isinstance(record, RoundBegan):
            self._begin(record.round, record.class_, step.done)
        elif isinstance(record, BuildingEnded):
            self._scene(StoryWords("story-trucker-check"), step.done)
        elif isinstance(record, CardRevealed):
            title = StoryWords("story-trucker-card", terms={"card": [StoryTerm(f"card-{record.kind}")]})
            self._scene(title, step.done)
        elif isinstance(record, Settled) and not self._now.accounts:
            self._scene(StoryWords("story-trucker-settlement"), step.done)

    # --- settlement ----------------------------------------------------------------------------------------

    def _note(self, record: EventRecord, step: StoryStep) -> None:
        if isinstance(record, CreditsEarned):
            self._now.earned[record.seat] = self._now.earned.get(record.seat, 0) + record.credits
        elif isinstance(record, Settled):
            self._now.accounts.append(self._account(record, step))

    def _account(self, record: Settled, step: StoryStep) -> StoryAccount:
        earned = self._now.earned.get(record.seat, 0)
        state: State = step.after
        lines = [StoryBooking(StoryTerm("results-line-way"), earned)] if earned else []
        lines += [StoryBooking(StoryTerm(f"results-line-{one.item}"), one.credits) for one in record.bookings]
        total = sum(line.credits for line in lines)
        return StoryAccount(
            player_at(step.before, record.seat), lines, total, state.credits[state.account(record.seat)]
        )

    # --- pictures ------------------------------------------------------------------------------------------

    def _picture(self, step: StoryStep) -> None:
        records = [event.record for event in step.events]
        if any(isinstance(record, Launched) for record in records):
            self._now.pictures += ship_pictures(step.after, "launch", step.done)
        if any(isinstance(record, Settled) for record in records):
            # The next round may have begun in the same step.
            number = step.before.round
            self._rounds[number].pictures += ship_pictures(_before_settlement(step), "end", step.done)

    # --- the whole -----------------------------------------------------------------------------------------

    def rounds(self, match: Match[Config, State]) -> Sequence[StoryRound]:
        if not match.is_over and not any(one.what == "end" for one in self._now.pictures):
            self._now.pictures += ship_pictures(match.state, "stopped", len(match.entries))
        return [
            StoryRound(one.number, _title(one), one.entry, _filled(one.scenes), one.pictures, one.accounts)
            for one in self._rounds
        ]

    def moments(self, match: Match[Config, State]) -> Sequence[StoryMoment]:
        return self._moments.found(match)

    def losses(self) -> Sequence[StoryLoss]:
        return self._ledger.losses()

    def ranks(self, match: Match[Config, State]) -> Sequence[StoryRank]:
        state = match.state
        places = ranks(state.credits)
        order = sorted(range(len(places)), key=lambda account: (-state.credits[account], account))
        return [
            StoryRank(
                places[account],
                [player_at(state, seat) for seat in state.seats if state.account(seat) == account],
                StoryWords(
                    "story-trucker-score", terms={"amounts": [amount("credits", state.credits[account])]}
                ),
            )
            for account in order
        ]


def _title(one: RoundNotes) -> StoryWords:
    known = (
        StoryTerm("class-learning")
        if one.ship_class == LEARNING
        else StoryTerm("class-ship", {"name": one.ship_class})
    )
    return StoryWords("story-trucker-round", {"round": one.number}, terms={"class": [known]})


def _filled(scenes: Sequence[StoryScene]) -> list[StoryScene]:
    return [scene for scene in scenes if scene.events]


def _sittings(step: StoryStep) -> Iterator[list[int]]:
    """For each event, the persons at the seats."""
    players = step.before.players
    for event in step.events:
        yield players
        if isinstance(event.record, PartnersSwapped):
            players = list(event.record.players)


def _before_settlement(step: StoryStep) -> State:
    """The state in which the last card had been resolved and nothing sold yet."""
    entry = step.entry
    for one in frame_steps(step.before.copy(), entry.seat, entry.action, entry.at_ms):
        if any(isinstance(event.record, Settled) for event in one.told):
            return one.before
    raise AssertionError("the step has a settlement")
