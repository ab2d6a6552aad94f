"""A room with a simulated clock: bots and people at one table, without processes or waiting."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CLOCK, TICK, Action, Event, Question
from starhaul.kernel.match import Match
from starhaul.kernel.presence import PresenceGame
from starhaul.kernel.presence_records import Presence
from starhaul.server.bots.bot_pace import AskBot, BotMoment, CarryOut, LookAgain, Player
from starhaul.server.bots.briefing import Briefer
from starhaul.server.bots.calls import Answer, BotCall
from starhaul.server.bots.chairs import Chairs

PERSON = ""
"""In place of the name of a bot: a person, who plays at random."""


class Shown(NamedTuple):
    """An answer of a bot that was shown to the others."""

    seat: int
    question: Question
    asked_ms: int
    at_ms: int
    action: Action


class Room:
    """One match; `took_ms` passes between a question to a bot and its answer."""

    def __init__(self, match: Match[Any, Any], names: Sequence[str], *, took_ms: int = 40) -> None:
        self.match, self.game, self.now_ms = match, match.game, 0
        self.shown: list[Shown] = []
        self._took_ms = took_ms
        self._chairs = Chairs()
        self._luck = Stream(match.seed, "room")
        bots = {seat: name for seat, name in enumerate(names) if name != PERSON}
        self.players = {seat: Player(match.game, seat, self._luck) for seat in bots}
        self._tellers = {
            seat: Briefer(match.game, match.config, match="m", seat=seat, bot=name, seed=match.seed)
            for seat, name in bots.items()
        }
        self._thoughts: dict[int, tuple[int, BotCall]] = {}
        self._asked: dict[int, tuple[Question, int]] = {}
        self._absent: set[int] = set()
        self._people = {seat: 0 for seat, name in enumerate(names) if name == PERSON}
        """When each of them acts next."""

    def play(self, upto_ms: int | None = None) -> None:
        self._tell(self.match.advance())
        bound, rounds = self.game.bound(self.match.config), 0
        while not self.match.is_over and (upto_ms is None or self.now_ms < upto_ms):
            self.now_ms = max(self.now_ms, self._step())
            rounds += 1
            assert len(self.match.entries) <= bound
            assert rounds < 40 * bound, "nothing comes of it"

    def answer(self, ask: BotCall) -> Answer:
        return self._chairs.answer(ask)

    # --- one moment ----------------------------------------------------------------------------------------

    def _step(self) -> int:
        """Do everything that is due now; returns when something is due next."""
        due = self.game.wake_at(self.match.state)
        if due is not None and due <= self.now_ms:
            self._tick()
            return self.now_ms
        self._hand_in()
        self._say_presence()
        times = [time for time in map(self._turn, [*self.players, *self._people]) if time is not None]
        times += [ready for ready, _ in self._thoughts.values()]
        due = self.game.wake_at(self.match.state)
        times += [] if due is None else [due]
        absent = any(player.is_absent != (seat in self._absent) for seat, player in self.players.items())
        assert times or absent or self.match.is_over, "stuck"
        return min(times, default=self.now_ms)

    def _turn(self, seat: int) -> int | None:
        if self.match.is_over:
            return None
        return self._bot(seat) if seat in self.players else self._person(seat)

    def _hand_in(self) -> None:
        for seat, (ready, ask) in list(self._thoughts.items()):
            if ready <= self.now_ms:
                del self._thoughts[seat]
                answer = self.answer(ask)
                self._tellers[seat].note(answer)
                self.players[seat].hand_in(answer)

    def _bot(self, seat: int) -> int | None:
        step = self.players[seat].next(self._moment())
        if isinstance(step, AskBot):
            ask = self._tellers[seat].ask(self.match.state, step.question, self.now_ms)
            self._asked[seat] = step.question, self.now_ms
            self._thoughts[seat] = self.now_ms + self._took_ms, ask
        elif isinstance(step, CarryOut):
            self.shown.append(Shown(seat, *self._asked[seat], self.now_ms, step.action))
            self._act(seat, step.action)
            return self.now_ms
        elif isinstance(step, LookAgain):
            assert step.at_ms > self.now_ms
            return step.at_ms
        return None

    def _moment(self) -> BotMoment:
        state, questions = self.match.state, self.game.questions(self.match.state)
        people = any(question.seat in self._people for question in questions)
        due = self.game.wake_at(state)
        return BotMoment(state, questions, due, self.now_ms, len(self.match.entries), people)

    def _person(self, seat: int) -> int | None:
        questions = self.game.questions_of(self.match.state, seat)
        if not questions:
            return None
        if self._people[seat] <= self.now_ms:
            self._people[seat] = self.now_ms + 200 + self._luck(3000)
            self._act(seat, self.game.sample(self.match.state, questions[0], self._luck, self.now_ms))
            return self.now_ms
        return self._people[seat]

    # --- acting --------------------------------------------------------------------------------------------

    def _say_presence(self) -> None:
        for seat, player in self.players.items():
            if player.is_absent == (seat in self._absent) or self.match.is_over:
                continue
            self._absent ^= {seat}
            if isinstance(self.game, PresenceGame):
                self._act(CLOCK, Presence(seat, "absent" if player.is_absent else "here"))

    def _tick(self) -> None:
        self._act(CLOCK, TICK)
        for player in self.players.values():
            player.look_up(self.now_ms)

    def _act(self, seat: int, action: Action) -> None:
        self._tell(self.match.act(seat, action, self.now_ms) + self.match.advance())

    def _tell(self, events: list[Event]) -> None:
        for teller in self._tellers.values():
            teller.tell(events)
