"""A table of bots: plays matches on a discrete clock, and never lets a bot hold one up.

A bot that raises, answers against the rules or thinks too long is overruled by the default answer (or a
random legal one where there is none), and reported. One that keeps a question open for ever, by waiting or by
going on and on, counts as absent for that question, as a person would (RUL-09).
"""

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, structs

from starhaul.bots.contract import Bot, Question
from starhaul.bots.patience import Overtime, interrupted_after
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CLOCK, TICK, Action, Event, Prompt
from starhaul.kernel.errors import Refusal
from starhaul.kernel.match import Match
from starhaul.kernel.presence import Presence, PresenceGame

LIMIT_MS = 250
"""The longest thought that counts, in time of the processor: a busy machine is not the bot's fault."""
HANG_MS = 5000
"""After so long by the wall clock a thought is interrupted."""
WAIT_MS = 1000
"""When a bot whose pace is not known has its hands free again."""
PACES_MS = (100, 10_000)
"""No hands are faster or slower than this."""
WAITS_AT_ONE_PACE = 16
"""Who waits longer is asked half as often, and so on, until the clock ticks or it acts."""
MOST_WAITS = 64
"""So often, for each who is asked, bots may wait where nothing but an answer can end the waiting."""
MOST_ASKED = 1500
"""So often in a row a bot is asked one kind of question, then it has had its chance."""
HEARING = "hear"
"""Stands for the kind of question in the report of a bot that failed while listening."""


class Lapse(NamedTuple):
    """A bot that had to be overruled."""

    seat: int
    kind: str
    """Of the question."""
    why: str
    """`raised`, `late`, `refused`, `waited` (for ever) or `endless` (answers)."""
    detail: str = ""


class _Hands:
    """What one bot is busy with."""

    def __init__(self) -> None:
        self.ready = 0
        """When they are free again."""
        self.turn = 0
        """Breaks ties: who is ready at the same time comes in an order drawn anew each time."""
        self.waits = 0
        """How often it has waited in a row."""
        self.kind = ""
        """What it was asked last, and how often in a row."""
        self.asked = 0
        self.left = ""
        """The kind of question that it is absent for."""


class Table:
    """One match and its bots, one for each person."""

    def __init__(
        self,
        match: Match[Any, Any],
        bots: Sequence[Bot],
        *,
        limit_ms: float | None = LIMIT_MS,
        hang_ms: float | None = HANG_MS,
        clock: Callable[[], float] = time.thread_time,
    ) -> None:
        self.match = match
        self.bots = bots
        self.lapses: list[Lapse] = []
        self.thoughts_ms: list[tuple[str, float]] = []
        """How long each answer took, with the kind of its question."""
        self._limit_ms = limit_ms
        self._hang_ms = hang_ms
        self._clock = clock
        self._hands = [_Hands() for _ in bots]
        self._idle = 0
        """How often bots have waited since anything happened."""
        self._luck = Stream(match.seed, "table")

    def play(self) -> list[Event]:
        """To the end of the match."""
        told = self.begin()
        bound = self.match.game.bound(self.match.config)
        while not self.match.is_over:
            told += self.step()
            if len(self.match.entries) > bound:
                raise AssertionError(f"more than {bound} actions")
        return told

    def begin(self) -> list[Event]:
        """What chance does before anybody is asked."""
        return self._told(self.match.advance())

    # --- whose turn it is ----------------------------------------------------------------------------------

    def step(self) -> list[Event]:
        """One action of a bot or of the clock and what chance makes of it, or a bot that waits."""
        game, state, now = self.match.game, self.match.state, self.match.now_ms
        prompts, due = game.prompts(state), game.wake_at(state)
        for asked in prompts:
            if asked.waits and self._hands[asked.seat].left not in ("", asked.kind):
                return self._say(asked.seat, "here", "")
        open_ = self._open(prompts)
        prompt = min(open_, key=self._order, default=None)
        if due is not None and (prompt is None or due <= max(now, self._hands[prompt.seat].ready)):
            return self._tick(max(due, now))
        if prompt is None:
            # Somebody is always asked, if only who is absent; then anything legal will do.
            return self._act(prompts[0].seat, self._overruled(prompts[0], now), now)
        if due is None and self._idle >= MOST_WAITS * len(open_):
            return self._leave(prompt, "waited")
        return self._ask(prompt, max(now, self._hands[prompt.seat].ready))

    def _open(self, prompts: Sequence[Prompt]) -> list[Prompt]:
        """Not those of who has answered already and may only change it, nor of who is absent for them."""
        somebody_must = any(prompt.waits for prompt in prompts)
        return [
            prompt
            for prompt in prompts
            if self._hands[prompt.seat].left != prompt.kind
            and (prompt.waits or prompt.options is None or not somebody_must)
        ]

    def _order(self, prompt: Prompt) -> tuple[int, int]:
        hands = self._hands[prompt.seat]
        return max(self.match.now_ms, hands.ready), hands.turn

    def _tick(self, at_ms: int) -> list[Event]:
        told = self._act(CLOCK, TICK, at_ms)
        for hands in self._hands:
            if hands.waits:
                # Whoever waits looks up when the clock does something.
                hands.waits, hands.ready = 0, min(hands.ready, at_ms + PACES_MS[0])
        return told

    def _leave(self, prompt: Prompt, why: str) -> list[Event]:
        """A bot that would keep its question open for ever."""
        self._report(prompt, why)
        return self._say(prompt.seat, "absent", prompt.kind)

    def _say(self, seat: int, now: str, left: str) -> list[Event]:
        hands = self._hands[seat]
        hands.left, hands.asked = left, 0
        if not isinstance(self.match.game, PresenceGame):
            return []
        return self._act(CLOCK, Presence(seat, now), self.match.now_ms)

    # --- asking --------------------------------------------------------------------------------------------

    def question(self, prompt: Prompt, at_ms: int) -> Question:
        """What a bot gets to see; worlds are drawn from what its seat may know."""
        return question_of(self.match, prompt, at_ms)

    def _ask(self, prompt: Prompt, at_ms: int) -> list[Event]:
        hands, lapses = self._hands[prompt.seat], len(self.lapses)
        hands.asked = hands.asked + 1 if hands.kind == prompt.kind else 1
        hands.kind = prompt.kind
        action, pace = self._answer(prompt, at_ms)
        later = 0
        if action is None and not prompt.waits and len(self.lapses) == lapses:
            later = pace << min(hands.waits // WAITS_AT_ONE_PACE, 12)
            hands.waits += 1
        elif len(self.lapses) == lapses:
            action, later = self._judged(prompt, action, at_ms)
        self._rest(hands, at_ms, later or pace)
        told = []
        if later:
            self._idle += 1
        else:
            hands.waits = 0
            if len(self.lapses) > lapses:
                action = self._overruled(prompt, at_ms)
            told = self._act(prompt.seat, action, at_ms)
        if hands.asked >= MOST_ASKED and not self.match.is_over:
            told += self._leave(prompt, "waited" if later else "endless")
        return told

    def _rest(self, hands: _Hands, at_ms: int, pause_ms: int) -> None:
        hands.ready, hands.turn = at_ms + pause_ms, self._luck(1 << 30)

    def _answer(self, prompt: Prompt, at_ms: int) -> tuple[Action | None, int]:
        """What the bot says, and how long its hands are busy."""
        bot, question = self.bots[prompt.seat], self.question(prompt, at_ms)
        action, pace = None, WAIT_MS
        began = self._clock()
        try:
            with interrupted_after(self._hang_ms):
                action = bot.answer(question)
                least, most = PACES_MS
                pace = max(least, min(int(bot.pace_ms(question, action)), most))
            why, detail = "", ""
        except Overtime:
            why, detail = "late", "interrupted"
        except (Exception, SystemExit) as error:
            why, detail = "raised", _in_words(error)
        took = (self._clock() - began) * 1000
        self.thoughts_ms.append((prompt.kind, took))
        if not why and self._limit_ms is not None and took > self._limit_ms:
            why, detail = "late", f"{took:.0f} ms"
        if why:
            self._report(prompt, why, detail)
        return action, pace

    def _judged(self, prompt: Prompt, action: Action, at_ms: int) -> tuple[Action, int]:
        """The action as the log will have it, if it is legal; how much later it will be if it is too soon."""
        game = self.match.game
        try:
            meant = game.to_action(prompt.seat, msgspec.to_builtins(action))
            game.check(self.match.state, prompt.seat, meant, at_ms)
        except Refusal as refusal:
            wait = refusal.detail.get("wait")
            # The pause between draws is nobody's mistake: hands wait for it, and the bot looks again.
            if refusal.code == "draw-pause" and isinstance(wait, int):
                return None, max(1, wait)
            self._report(prompt, "refused", str(refusal))
        except Exception as error:  # what it said is not even an action
            self._report(prompt, "refused", _in_words(error))
        else:
            return meant, 0
        return None, 0

    def _overruled(self, prompt: Prompt, at_ms: int) -> Action:
        if prompt.waits:
            return prompt.default
        return self.match.game.sample(self.match.state, prompt, self._luck, at_ms)

    def _report(self, prompt: Prompt, why: str, detail: str = "") -> None:
        self.lapses.append(Lapse(prompt.seat, prompt.kind, why, detail))

    # --- acting and telling --------------------------------------------------------------------------------

    def _act(self, seat: int, action: Action, at_ms: int) -> list[Event]:
        self._idle = 0
        return self._told([*self.match.act(seat, action, at_ms), *self.match.advance()])

    def _told(self, events: list[Event]) -> list[Event]:
        for seat, bot in enumerate(self.bots):
            if heard := heard_by(seat, events):
                try:
                    with interrupted_after(self._hang_ms):
                        bot.hear(heard)
                except Overtime:
                    self.lapses.append(Lapse(seat, HEARING, "late"))
                except (Exception, SystemExit) as error:
                    self.lapses.append(Lapse(seat, HEARING, "raised", _in_words(error)))
        return events


def question_of(match: Match[Any, Any], prompt: Prompt, at_ms: int) -> Question:
    """A question as the person who is asked may know it."""
    game, state, seat = match.game, match.state, prompt.seat
    return Question(game.view(state, seat), prompt, at_ms, lambda draw: game.resample(state, seat, draw))


def heard_by(seat: int, events: Sequence[Event]) -> list[Event]:
    """What a person is told: the events for it, without the outcomes that logs and tests find in them."""
    return [
        event if event.outcome is UNSET else structs.replace(event, outcome=UNSET)
        for event in events
        if event.is_for(seat)
    ]


def _in_words(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:  # an error that cannot even be told
        return type(error).__name__
