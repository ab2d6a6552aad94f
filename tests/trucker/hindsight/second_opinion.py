"""Checks findings by another path: a fresh match under the full rules, driven by the events of the real one.

Nothing of `starhaul.trucker.hindsight` is used to play: the match checks every action, cards and dice are
forced by what the story of the real match tells, and defaults come from the questions.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

from starhaul.kernel.contract import CHANCE, Event
from starhaul.kernel.errors import Refusal
from starhaul.kernel.match import Match
from starhaul.kernel.match_records import LogEntry
from starhaul.trucker.flow.settlement import DoSettle
from starhaul.trucker.hindsight.finding_records import Change, FlightResult
from starhaul.trucker.match.actions import Report
from starhaul.trucker.match.config import Config
from starhaul.trucker.match.state import State
from starhaul.trucker.ship.ship import Ship
from tests.trucker.hindsight.played import GAME


class Story:
    """Where in a flight a match is, by what its events tell."""

    def __init__(self) -> None:
        self.settled: dict[int, dict[int, int]] = defaultdict(dict)
        """For each round the sum of each seat's settlement."""
        self._begin(0)

    def _begin(self, round_: int) -> None:
        self.round = round_
        self.card = self.line = self.threat = self.die = self.attempt = 0
        self.is_checked = self.is_turned = False

    def hear(self, told: Iterable[Event]) -> None:
        for event in told:
            key, args = event.key, event.args
            if key == "round-began":
                self._begin(args["round"] - 1)
            elif key == "building-ended":
                self.is_checked = True
            elif key == "card-revealed":
                self.card, self.line, self.threat, self.attempt = self.card + 1, 0, 0, 0
            elif key == "combat-line":
                self.line, self.threat = args["line"] + 1, 0
            elif key == "threat-rolled":
                self.threat, self.die = (self.threat, 2) if self.is_turned else (self.threat + 1, 1)
                self.is_turned = False
            elif key == "threat-turned":
                self.is_turned = True
            elif key == "sabotage-rolled":
                self.attempt += 1
            elif key == "settled":
                self.settled[self.round][args["seat"]] = sum(line.credits for line in args["bookings"])

    @property
    def next_roll(self) -> tuple[int, ...]:
        threat, die = (self.threat, 2) if self.is_turned else (self.threat + 1, 1)
        return self.card, self.line, threat, die, self.attempt


class Original:
    """The flight of one round, as the events of the real match tell it."""

    def __init__(self, match: Match[Config, State], round_: int) -> None:
        self.match, self.round = match, round_
        self.cards: list[int] = []
        self.rolls: dict[tuple[int, ...], Any] = {}
        self.dealt: list[Any] = []
        """Cards, and the dice of the yard."""
        self.said: dict[tuple[int, int, str], list[Any]] = defaultdict(list)
        self.built = -1
        """The number of the entry that ended building."""
        self.asked: list[tuple[int, tuple[int, int, str], int]] = []
        """(number of the entry, occasion, how many before on this occasion)"""
        again, story = Match(GAME, match.config, match.seed), Story()
        for number, entry in enumerate(match.entries):
            if round_ in story.settled:
                break
            if story.round == round_ and story.is_checked:
                self._note(again, story, number, entry)
            told = again.act(entry.seat, entry.action, entry.at_ms)
            story.hear(told)
            if story.round == round_ and any(event.key == "building-ended" for event in told):
                # A ship with errors may be sent back to the yard of a learning flight.
                self.built = number
                for noted in (self.cards, self.rolls, self.dealt, self.said):
                    noted.clear()

    def _note(self, again: Match[Config, State], story: Story, number: int, entry: LogEntry) -> None:
        if entry.seat == CHANCE:
            stream = GAME.outcomes(again.state).stream  # type: ignore[union-attr]
            if stream == "dice" and story.card:
                self.rolls[story.next_roll] = entry.action
            elif type(again.state.frames[-1]).__name__ == "AskCard":
                self.cards.append(entry.action)
            else:
                self.dealt.append(entry.action)
        elif entry.seat >= 0:
            kind = GAME.questions_of(again.state, entry.seat)[0].kind
            said = self.said[(story.card, entry.seat, kind)]
            if kind in ("reveal", "inspect") and said and not isinstance(said[-1], Report):
                said.pop()
            self.asked.append((number, (story.card, entry.seat, kind), len(said)))
            said.append(entry.action)

    # --- playing again -------------------------------------------------------------------------------------

    def with_tile(self, seat: int, change: Change, before: Ship) -> FlightResult | None:
        """The flight with one tile changed; None if the very action that ended building changed the ship or
        put the tile on the table."""
        match, story = self._up_to(self.built)
        is_there = change.source != "open" or change.tile in match.state.in_yard.open
        if match.state.ships[seat] != before or not is_there:
            return None
        _rebuild(match.state, seat, change)
        entry = self.match.entries[self.built]
        story.hear(match.act(entry.seat, entry.action, entry.at_ms))
        return self._play_on(match, story, seat, None)

    def with_answer(
        self, player: int, seat: int, card: int, kind: str, number: int, instead: Any
    ) -> FlightResult:
        """The flight with another answer to one question."""
        match, story = self._up_to(self.built + 1)
        return self._play_on(match, story, seat, ((card, player, kind), number, instead))

    def _up_to(self, number: int) -> tuple[Match[Config, State], Story]:
        match, story = Match(GAME, self.match.config, self.match.seed), Story()
        for entry in self.match.entries[:number]:
            story.hear(match.act(entry.seat, entry.action, entry.at_ms))
        return match, story

    def _play_on(self, match: Match[Config, State], story: Story, seat: int, other: Any) -> FlightResult:
        counts: Counter[tuple[int, int, str]] = Counter()
        account = match.state.account(seat)
        dealt = iter(self.dealt)
        earned = 0
        while self.round not in story.settled:
            outcomes = GAME.outcomes(match.state)
            state = match.state.copy()
            if outcomes is not None:
                told = match.act(CHANCE, self._forced(match, story, outcomes.stream, dealt))
            else:
                question = next(one for one in GAME.questions(match.state) if one.waits)
                occasion = (story.card, question.seat, question.kind)
                told = self._answer(match, question, occasion, counts, other)
                counts[occasion] += 1
            earned += _earned(told, state, account)
            story.hear(told)
        sums = story.settled[self.round].items()
        booked = sum(credits for one, credits in sums if match.state.account(one) == account)
        return _result(match, state, seat, earned + booked)

    def _forced(self, match: Match[Config, State], story: Story, stream: str, dealt: Any) -> Any:
        if stream == "dice" and story.card:
            return self.rolls[story.next_roll]
        if type(match.state.frames[-1]).__name__ == "AskCard":
            return self.cards[story.card]
        return next(dealt)

    def _answer(
        self, match: Match[Config, State], question: Any, occasion: Any, counts: Any, other: Any
    ) -> list[Event]:
        number = counts[occasion]
        if other is not None and (occasion, number) == other[:2]:
            return match.act(question.seat, other[2])
        said = self.said.get(occasion, [])
        if number < len(said):
            try:
                return match.act(question.seat, said[number])
            except Refusal:
                pass
        return match.act(question.seat, question.default)


def _earned(told: list[Event], before: State, account: int) -> int:
    """Credits that an account got or paid before the settlement."""
    earned = 0
    for event in told:
        if before.account(event.args.get("seat", 0)) != account:
            continue
        if event.key == "credits-earned":
            earned += event.args["credits"]
        elif event.key == "insured":
            earned -= event.args["credits"]
        elif event.key == "premium":
            earned -= min(event.args["credits"], before.credits[account])
    return earned


def _result(match: Match[Config, State], state: State, seat: int, credits: int) -> FlightResult:
    """The settlement may have opened the next round already, so the last action is repeated up to there."""
    last = match.entries[-1]
    state.frames[-1].answer(state, last.seat, last.action, last.at_ms, [])
    while not isinstance(state.frames[-1], DoSettle):
        state.frames.pop().proceed(state, last.at_ms, [])
    lost, crew = len(state.lost[seat]), state.ships[seat].crew_count()
    state.frames.pop().proceed(state, last.at_ms, [])
    place = 0 if state.in_flight.reasons[seat] else state.order.index(seat) + 1
    return FlightResult(credits, lost, crew, place)


def _rebuild(state: State, seat: int, change: Change) -> None:
    hull, yard = state.ships[seat].hull, state.in_yard
    if change.what == "turn":
        hull = hull.rotate(change.cell, change.turn)
    elif change.what == "move":
        hull = hull.move(change.comes_from, change.cell, change.turn)
    else:
        if change.what in ("leave", "swap"):
            yard.open.append(hull.tiles[change.cell])
            hull = hull.remove(1 << change.cell)
        if change.what in ("swap", "add"):
            hull = hull.place(change.cell, change.tile, change.turn)
            if change.source == "open":
                yard.open.remove(change.tile)
            else:
                yard.reserves[seat] = tuple(tile for tile in yard.reserves[seat] if tile != change.tile)
    state.ships[seat] = Ship.bare(hull)
