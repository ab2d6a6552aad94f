"""A test kit for secrets: whatever a bot answers must not depend on what its seat cannot see.

`twins` is exact and covers whole matches: two bots of one kind with the same luck sit on one chair; one is
asked as always, the other with everything hidden drawn anew; they must say the same. `spreads` compares how
often each answer comes, for bots whose samples differ with the order in which hidden things happen to lie.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from starhaul.bots.arena import Arena, heard_by
from starhaul.bots.bot_contract import Bot, Briefing, Chair, Worlds
from starhaul.bots.registry import luck_of
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Action, Event, Game, Question
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import next_action

UNHURRIED_MS = 1_000_000
"""A bot that stops thinking by the clock may differ from itself; that is no secret told."""

Make = Callable[[Chair], Bot]
"""A class of bots, or anything else that seats one."""


class Difference(NamedTuple):
    """Two answers to what looks the same."""

    question: Question
    seen: Action
    blind: Action


class Twins(Bot):
    """Two bots on one chair: one asked as always, one in a world that only looks the same."""

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
        game, seat = self.chair.game, self.chair.seat
        world = briefing.worlds(self._luck)
        worlds: Worlds = briefing.worlds
        if self._own_worlds:
            worlds = _worlds(game, world, seat)
        return asked_in(game, world, briefing.question, briefing.at_ms)._replace(worlds=worlds)


def twins(
    make: Make, game: Game[Any, Any], config: Any, seed: int, *, own_worlds: bool = True
) -> list[Difference]:
    """Play a match of twins; return where they differed.

    Without `own_worlds` both twins sample from the same worlds, for bots that sample: with the same luck they
    must answer alike. With them even a bot that gets hold of the state behind its worlds is found out.
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


# --- how often each answer comes ---------------------------------------------------------------------------


class Moment(NamedTuple):
    """Somebody is asked something, after having heard something."""

    game: Game[Any, Any]
    config: Any
    state: Any
    question: Question
    at_ms: int
    heard: list[Event]


def moments(
    game: Game[Any, Any], config: Any, seed: int, *, every: int, kinds: Sequence[str] = ()
) -> Iterator[Moment]:
    """Moments of a random match: some of its questions, of these kinds (any kind if none is named)."""
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
    """How often a bot gives each answer: where it is asked, and with all that is hidden drawn anew."""
    luck = Stream(seed, "other worlds")
    found: tuple[Counter[Any], Counter[Any]] = (Counter(), Counter())
    for number in range(times):
        world = moment.game.resample(moment.state, moment.question.seat, luck)
        for state, answers in zip((moment.state, world), found, strict=True):
            answers[_plain(answer_in(make, moment, state, f"{seed}/{number}"))] += 1
    return found


def apart(one: Counter[Any], other: Counter[Any]) -> float:
    """How far two spreads are apart, from 0 (alike) to 1 (nothing in common)."""
    total = one.total() + other.total()
    return sum(abs(one[answer] - other[answer]) for answer in one | other) / total


def answer_in(make: Make, moment: Moment, state: Any, seed: str) -> Action | None:
    """What a bot that has just sat down says, if this is how things are."""
    game, seat = moment.game, moment.question.seat
    bot = make(Chair(game, moment.config, seat, luck_of(seed, seat), UNHURRIED_MS))
    bot.hear(moment.heard)
    return bot.answer(asked_in(game, state, moment.question, moment.at_ms))


# --- small things ------------------------------------------------------------------------------------------


def asked_in(game: Game[Any, Any], state: Any, question: Question, at_ms: int) -> Briefing:
    """The same question in another state; it must read the same there, or the game itself tells secrets."""
    (same,) = [asked for asked in game.questions_of(state, question.seat) if asked.kind == question.kind]
    assert same == question
    return Briefing(game.view(state, question.seat), same, at_ms, _worlds(game, state, question.seat))


def _worlds(game: Game[Any, Any], state: Any, seat: int) -> Worlds:
    return lambda draw: game.resample(state, seat, draw)


def _at(position: int) -> Stream:
    """A stream that goes on from here."""
    stream = Stream(0, "")
    stream.position = position
    return stream


def _plain(action: Action | None) -> bytes:
    return msgspec.json.encode(action, order="deterministic")
