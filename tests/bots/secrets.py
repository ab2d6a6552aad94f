"""A test kit for secrets: the answers of a bot must not depend on what its seat cannot see.

`twins` is exact and covers whole matches: two bots of one class with the same random numbers play one seat;
one is asked as usual, the other with all hidden data resampled; their answers must be equal. `spreads`
compares the frequencies of answers, for bots whose samples depend on the order of hidden data.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from starhaul.bots.arena import Arena, heard_by
from starhaul.bots.bot_contract import Bot, Briefing, Chair
from starhaul.bots.registry import luck_of
from starhaul.bots.thinking import briefing_in
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Action, Event, Game, Question
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import next_action

UNHURRIED_MS = 1_000_000
"""A bot that stops thinking by the clock may differ from itself; that reveals no secret."""

Make = Callable[[Chair], Bot]
"""A class of bots, or anything else that creates a bot for a seat."""


class Difference(NamedTuple):
    """Two different answers to what looks the same."""

    question: Question
    seen: Action
    blind: Action


class Twins(Bot):
    """Two bots for one seat: one asked as usual, one in a world that only looks the same."""

    def __init__(self, chair: Chair, make: Make, *, own_worlds: bool) -> None:
        super().__init__(chair)
        self.differences: list[Difference] = []
        self.questions = 0
        self._own_worlds = own_worlds
        start = chair.draw(1 << 62)
        self._bots = [make(chair._replace(draw=_at(start))) for _ in range(2)]
        self._luck = Stream(start, "worlds of the twins")

    def hear(self, events: Sequence[Event]) -> None:
        for bot in self._bots:
            bot.hear(events)

    def answer(self, briefing: Briefing) -> Action | None:
        one, other = self._bots
        seen = one.answer(briefing)
        blind = other.answer(self._blind(briefing))
        self.questions += 1
        if _plain(seen) != _plain(blind):
            self.differences.append(Difference(briefing.question, seen, blind))
        return seen

    def pace_ms(self, briefing: Briefing, action: Action | None) -> int:
        return self._bots[0].pace_ms(briefing, action)

    def _blind(self, briefing: Briefing) -> Briefing:
        game = self.chair.game
        world = briefing.worlds(self._luck)
        blind = asked_in(game, world, briefing.question, briefing.at_ms)
        if not self._own_worlds:
            blind.worlds = briefing.worlds
        return blind


def twins(
    make: Make, game: Game[Any, Any], config: Any, seed: int, *, own_worlds: bool = True
) -> list[Difference]:
    """Play a match of twins; returns where they differed.

    Without `own_worlds` both twins sample from the same worlds, for bots that sample: with the
    same random numbers they must give the same answers. With it, even a bot that gets hold of the
    state behind its worlds is detected.
    """
    match = Match(game, config, seed)
    seats = range(game.seats(config))
    chairs = [Chair(game, config, seat, luck_of(seed, seat), UNHURRIED_MS) for seat in seats]
    pairs = [Twins(chair, make, own_worlds=own_worlds) for chair in chairs]
    table = Arena(match, pairs, limit_ms=None)
    table.play()
    assert [lapse for lapse in table.lapses if lapse.why == "raised"] == []
    assert sum(pair.questions for pair in pairs) > 0
    return [difference for pair in pairs for difference in pair.differences]


# --- frequencies of answers --------------------------------------------------------------------------------


class Moment(NamedTuple):
    """A question to a seat, and the events received before it."""

    game: Game[Any, Any]
    config: Any
    state: Any
    question: Question
    at_ms: int
    heard: list[Event]


def moments(
    game: Game[Any, Any], config: Any, seed: int, *, every: int, kinds: Sequence[str] = ()
) -> Iterator[Moment]:
    """Some questions of a random match, of these kinds (any kind if none is named)."""
    match, luck = Match(game, config, seed), Stream(seed, "moments")
    told = match.advance()
    while not match.is_over:
        for question in game.questions(match.state):
            if (not kinds or question.kind in kinds) and luck(every) == 0:
                heard = heard_by(question.seat, told)
                yield Moment(game, config, game.clone(match.state), question, match.now_ms, heard)
        told += match.act(*next_action(match, luck))
        told += match.advance()


def spreads(make: Make, moment: Moment, times: int, seed: int = 0) -> tuple[Counter[Any], Counter[Any]]:
    """How often a bot gives each answer: in the actual state, and with all hidden data resampled."""
    luck = Stream(seed, "other worlds")
    found: tuple[Counter[Any], Counter[Any]] = (Counter(), Counter())
    for number in range(times):
        world = moment.game.resample(moment.state, moment.question.seat, luck)
        for state, answers in zip((moment.state, world), found, strict=True):
            answers[_plain(answer_in(make, moment, state, f"{seed}/{number}"))] += 1
    return found


def apart(one: Counter[Any], other: Counter[Any]) -> float:
    """The distance of two distributions, from 0 (equal) to 1 (nothing in common)."""
    total = one.total() + other.total()
    return sum(abs(one[answer] - other[answer]) for answer in one | other) / total


def answer_in(make: Make, moment: Moment, state: Any, seed: str) -> Action | None:
    """The answer of a newly created bot in this state."""
    game, seat = moment.game, moment.question.seat
    bot = make(Chair(game, moment.config, seat, luck_of(seed, seat), UNHURRIED_MS))
    bot.hear(moment.heard)
    return bot.answer(asked_in(game, state, moment.question, moment.at_ms))


# --- helpers -----------------------------------------------------------------------------------------------


def asked_in(game: Game[Any, Any], state: Any, question: Question, at_ms: int) -> Briefing:
    """The same question in another state; it must be equal there, or else the game itself reveals secrets."""
    (same,) = [asked for asked in game.questions_of(state, question.seat) if asked.kind == question.kind]
    assert same == question
    return briefing_in(game, state, same, at_ms)


def _at(position: int) -> Stream:
    """A stream that continues from here."""
    stream = Stream(0, "")
    stream.position = position
    return stream


def _plain(action: Action | None) -> bytes:
    return msgspec.json.encode(action, order="deterministic")
