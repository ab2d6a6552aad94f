"""What may have decided a trucker match: great losses, narrow escapes, changes of the lead, windfalls, ships
that gave up. The weights are explained in formats.md §9; which moments are told is decided by
`chosen_moments`."""

from collections import Counter
from collections.abc import Sequence

from starhaul.chronicle.chronicle_part import StoryStep
from starhaul.chronicle.chronicle_records import StoryMoment, StoryPlayer, StoryTerm, StoryWords, amount
from starhaul.kernel.event_records import EventRecord
from starhaul.kernel.match import Match
from starhaul.plugins.trucker.chronicle.loss_ledger import SeatLoss
from starhaul.plugins.trucker.chronicle.ship_pictures import player_at
from starhaul.trucker.flow.moving import order_of
from starhaul.trucker.match.config import Config
from starhaul.trucker.match.events.flight_events import CardRevealed, CreditsEarned, GaveUp, GoodsLoaded
from starhaul.trucker.match.events.hit_events import Defended
from starhaul.trucker.match.events.match_events import Settled, TitleEvent, TitleGold, TitleWon
from starhaul.trucker.match.state import State

COUNTED = ("tiles", "crew", "goods")
"""What counts in a great loss; a tile, a crew member or a crate weighs 1."""
LEAST_LOSS, LEAST_SAVED, LEAST_CREDITS, LEAST_GOODS = 3, 2, 4, 3
GAVE_UP, LED_FLIGHT, LED_MATCH, CLOSE, TITLE, LAST_BATTERY = 8, 3, 9, 7, 5, 2
NARROW = 3
"""A match is close if the winner is at most so many credits ahead."""


class FlightMoments:
    def __init__(self, config: Config) -> None:
        self._config = config
        self._found: list[StoryMoment] = []
        self._card = ""
        """The kind of the open card; empty before the first."""
        self._lost: dict[int, Counter[str]] = {}
        """What each seat has lost on it."""
        self._entry = 0
        """When the last of it was lost."""
        self._heard = 0
        """The moment before this one."""
        self._leader: int | None = None
        """Whose rocket led before it."""
        self._richest: int | None = None
        """The account that led after the last settlement, if it was one alone."""

    def hear(self, step: StoryStep, losses: Sequence[SeatLoss]) -> None:
        for event in step.events:
            if isinstance(event.record, CardRevealed):
                self._close_card(step, step.before)
                self._card = event.record.kind
            self._hear_event(event.record, step)
        for loss in losses:
            if loss.what in COUNTED and self._card:
                self._lost.setdefault(loss.seat, Counter())[loss.what] += loss.number
                self._entry = step.done
        if any(isinstance(event.record, Settled) for event in step.events):
            self._close_card(step, step.before)
            self._settle(step)
            self._card, self._leader = "", None
        self._heard = step.done

    # --- single events -------------------------------------------------------------------------------------

    def _hear_event(self, record: EventRecord, step: StoryStep) -> None:
        if isinstance(record, Defended):
            self._saved(record, step)
        elif isinstance(record, GaveUp):
            reason = [StoryTerm(f"gave-up-reason-{record.reason}")]
            self._add("out", step, GAVE_UP, "out", record.seat, terms={"reason": reason})
        elif isinstance(record, CreditsEarned) and record.credits >= LEAST_CREDITS:
            self._gained(step, record.seat, record.credits // 2, "credits", record.credits)
        elif isinstance(record, GoodsLoaded) and record.number >= LEAST_GOODS:
            self._gained(step, record.seat, record.number, "goods", record.number)
        elif isinstance(record, TitleWon | TitleGold):
            self._title(record, step)

    def _gained(self, step: StoryStep, seat: int, weight: int, what: str, number: int) -> None:
        terms = {**self._named(), "amounts": [amount(what, number)]}
        self._add("gain", step, weight, "gain", seat, terms=terms)

    def _title(self, record: TitleEvent, step: StoryStep) -> None:
        key = "title-gold" if isinstance(record, TitleGold) else "title"
        self._add(
            "title", step, TITLE, key, record.seat, terms={"title": [StoryTerm(f"title-{record.title}")]}
        )

    def _saved(self, record: Defended, step: StoryStep) -> None:
        """How many tiles a battery kept: the one in danger, and what it held."""
        ship = step.before.ships[record.seat]
        sizes = sorted((part.bit_count() for part in ship.hull.parts_without(1 << record.cell)), reverse=True)
        # A fleet has several parts already.
        saved = ship.hull.occupied.bit_count() - sum(sizes[: len(ship.hull.parts)])
        is_last = sum(ship.batteries) == 1
        if saved >= LEAST_SAVED:
            weight = saved + (LAST_BATTERY if is_last else 0)
            text = "save-last" if is_last else "save"
            terms = {**self._named(), "amounts": [amount("tiles", saved)]}
            self._add("save", step, weight, text, record.seat, terms=terms)

    # --- cards and settlements -----------------------------------------------------------------------------

    def _close_card(self, step: StoryStep, state: State) -> None:
        """The open card is over: what it cost, and whether somebody else leads now."""
        for seat, lost in self._lost.items():
            if lost.total() >= LEAST_LOSS:
                amounts = [amount(what, lost[what]) for what in COUNTED if lost[what]]
                self._add(
                    "loss",
                    step,
                    lost.total(),
                    "loss",
                    seat,
                    terms={**self._named(), "amounts": amounts},
                    entry=self._entry,
                )
        self._lost = {}
        self._lead(step, state)

    def _lead(self, step: StoryStep, state: State) -> None:
        if state.flight is None:
            return
        order = order_of(state)
        leader = order[0] if order else None
        if self._card and None not in (leader, self._leader) and leader != self._leader:
            assert leader is not None
            self._add("lead", step, LED_FLIGHT, "lead", leader, terms=self._named(), entry=self._heard)
        self._leader = leader

    def _settle(self, step: StoryStep) -> None:
        credits = step.after.credits
        most = max(credits)
        first = [account for account, own in enumerate(credits) if own == most]
        richest = first[0] if len(first) == 1 and most else None
        if richest is not None and self._richest not in (None, richest):
            state: State = step.before
            leaders = [player_at(state, seat) for seat in state.seats if state.account(seat) == richest]
            words = StoryWords(
                "story-moment-trucker-ahead",
                {"count": len(leaders)},
                {"seat": leaders},
                {"amounts": [amount("credits", most)]},
            )
            self._found.append(StoryMoment("lead", state.round + 1, step.done, LED_MATCH, words))
        self._richest = self._richest if richest is None else richest

    # --- the end -------------------------------------------------------------------------------------------

    def found(self, match: Match[Config, State]) -> list[StoryMoment]:
        state = match.state
        ranked = sorted(state.credits, reverse=True)
        if match.is_over and len(ranked) > 1 and ranked[0] and ranked[0] - ranked[1] <= NARROW:
            ahead = ranked[0] - ranked[1]
            terms = {"amounts": [amount("credits", ahead)]}
            words = StoryWords(
                "story-moment-trucker-close" if ahead else "story-moment-trucker-equal", terms=terms
            )
            self._found.append(StoryMoment("end", state.round + 1, len(match.entries), CLOSE, words))
        return self._found

    def _named(self) -> dict[str, list[StoryTerm]]:
        return (
            {"card": [StoryTerm(f"card-{self._card}")]}
            if self._card
            else {"card": [StoryTerm("story-trucker-between")]}
        )

    def _add(
        self,
        kind: str,
        step: StoryStep,
        weight: int,
        text: str,
        seat: int,
        terms: dict[str, list[StoryTerm]] | None = None,
        entry: int | None = None,
    ) -> None:
        state: State = step.before
        players: dict[str, list[StoryPlayer]] = {"seat": [player_at(state, seat)]}
        words = StoryWords(f"story-moment-trucker-{text}", {}, players, terms or {})
        at = step.done if entry is None else entry
        self._found.append(StoryMoment(kind, state.round + 1, at, weight, words))
