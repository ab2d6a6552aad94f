"""The coach in whole matches: its advice is legal and the strong bot's, and it depends on nothing that the
seat cannot see."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec import structs

from starhaul.bots.arena import Arena
from starhaul.bots.bot_contract import Bot, Briefing, Chair, Opinion
from starhaul.bots.coaching import AdvisedAnswer, Counsel
from starhaul.bots.registry import bot_named, luck_of, seat_bots
from starhaul.bots.thinking import briefing_in
from starhaul.games import PLUGINS, config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Event, Question
from starhaul.kernel.match import Match
from starhaul.locale import LANGUAGES, Texts
from starhaul.server.bots.calls import AdviceCall, Advised, HeardEvent, framed, to_server, to_worker
from starhaul.server.bots.chairs import Chairs
from starhaul.server.bots.coach_briefing import MOST_HEARD, CoachBriefer
from starhaul.trucker.match.actions import Return
from starhaul.trucker.match.events.building_events import TileDrawn
from tests.effort import effort
from tests.test_conformance_matrix import CONFIGS, FAST, name_of

TWINS: list[tuple[str, dict[str, Any]]] = [
    ("race", {"seats": 4}),
    ("trucker", {"edition": "2e", "seats": 3, "rounds": ["II"]}),
    ("trucker", {"edition": "1e", "seats": 2, "rounds": ["IVC"], "options": {"build": "turns"}}),
    ("trucker", {"edition": "1e", "seats": 4, "rounds": ["I"], "options": {"teams": "advanced"}}),
]
UNHURRIED_MS = 1_000_000
"""A bot that stops by the clock may differ from itself on a busy machine."""


class AskedMoment(NamedTuple):
    """A moment of a match at which a seat may ask its coach."""

    match: Match[Any, Any]
    question: Question
    briefer: CoachBriefer
    heard: list[Event]


def moments(name: str, given: dict[str, Any], seed: int, one_in: int) -> Iterator[AskedMoment]:
    """Some questions of a match played by bots."""
    game, luck = game_named(name), Stream(seed, "moments")
    config = config_of(game, given)
    match = Match(game, config, seed)
    table = Arena(match, seat_bots(["medium", "easy"], game, config, seed), limit_ms=None)
    seats = range(game.seats(config))
    briefers = [CoachBriefer(game, config, match="m", seat=seat, seed=seed) for seat in seats]
    told, heard = table.begin(), list[Event]()
    while not match.is_over:
        heard += told
        for briefer in briefers:
            briefer.tell(told)
        for question in game.questions(match.state):
            if luck(one_in) == 0:
                yield AskedMoment(match, question, briefers[question.seat], heard)
        told = table.step()


def call_in(moment: AskedMoment, state: Any) -> AdviceCall:
    at_ms, number = moment.match.now_ms, len(moment.match.entries)
    call = moment.briefer.ask(state, moment.question, at_ms, number)
    return structs.replace(call, budget_ms=UNHURRIED_MS)


def advised(call: AdviceCall) -> Counsel:
    """The advice as a server gets it from a worker."""
    received = to_worker.decode(framed(call)[4:])
    assert isinstance(received, AdviceCall)
    result = to_server.decode(framed(Chairs().advise(received))[4:])
    assert isinstance(result, Advised)
    assert result.why == "", result.detail
    assert result.counsel is not None
    return result.counsel


def check_sentences(answer: AdvisedAnswer, edition: str) -> None:
    assert 1 <= len(answer.reasons) <= 3
    for language in LANGUAGES:
        texts = Texts(language, edition)
        assert texts(f"coach-do-{answer.says.kind}", **answer.says.values)
        for reason in answer.reasons:
            assert texts(f"coach-why-{reason.kind}", **reason.values)


def check_advice(moment: AskedMoment) -> Counsel:
    """Legal, in words, and what the strong bot would do with the same random numbers."""
    match, question = moment.match, moment.question
    game, state = match.game, match.state
    call = call_in(moment, state)
    counsel = advised(call)
    assert counsel.question == question.kind
    for answer in (counsel.best, *([] if counsel.second is None else [counsel.second])):
        check_sentences(answer, str(getattr(match.config, "edition", "2e")))
        if answer.action is not None:
            game.check(state, question.seat, game.to_action(question.seat, answer.action), match.now_ms)
    if counsel.second is not None:
        assert counsel.second.says != counsel.best.says, "two answers that read the same"
    chair = Chair(game, match.config, question.seat, luck_of(call.luck, question.seat), UNHURRIED_MS)
    bot = bot_named("hard", chair)
    bot.hear([event.in_game(game) for event in call.events])
    world = game.load(call.world)
    asked = next(one for one in game.questions_of(world, question.seat) if one.kind == question.kind)
    answer = bot.answer(briefing_in(game, world, asked, match.now_ms))
    if {"begin_somewhere", "choosy_enough"} & {reason.kind for reason in counsel.best.reasons}:
        # The bot is choosier than it advises people to be.
        assert (counsel.best.says.kind, answer) == ("attach", Return())
    else:
        assert counsel.best.action == msgspec.json.decode(msgspec.json.encode(answer))
    return counsel


def check_twin(moment: AskedMoment, luck: Stream) -> None:
    """A state that looks the same to the seat gives the same figures and the same advice."""
    game, state, seat = moment.match.game, moment.match.state, moment.question.seat
    twin = game.resample(state, seat, luck)
    assert call_in(moment, twin) == call_in(moment, state)
    assert advised(call_in(moment, twin)) == advised(call_in(moment, state))
    figures = PLUGINS[game.name].part("coach").figures
    assert figures(twin, seat) == figures(state, seat)


def check_match(name: str, given: dict[str, Any], seed: int, one_in: int) -> None:
    kinds = {check_advice(moment).question for moment in moments(name, given, seed, one_in)}
    assert kinds


@pytest.mark.slow
@pytest.mark.parametrize(("name", "given"), TWINS)
def test_twin_states_get_the_same_figures_and_the_same_advice(name: str, given: dict[str, Any]):
    luck, seen, apart = Stream(3, "twins"), 0, 0
    for moment in moments(name, given, 3, effort(12, 2)):
        check_twin(moment, luck)
        seen += 1
        world = moment.match.game.resample(moment.match.state, moment.question.seat, luck)
        apart += moment.match.game.key(world) != moment.match.game.key(moment.match.state)
    assert seen > 5
    assert apart > seen / 2, "the twins should differ"


@pytest.mark.slow
@pytest.mark.parametrize(("name", "given"), FAST, ids=map(name_of, FAST))
def test_advice_is_legal_and_that_of_the_strong_bot(name: str, given: dict[str, Any]):
    check_match(name, given, 5, 20)


@pytest.mark.skipif(effort(True, False), reason="only in the long form")
@pytest.mark.slow
@pytest.mark.parametrize(("name", "given"), CONFIGS, ids=map(name_of, CONFIGS))
def test_advice_in_every_configuration(name: str, given: dict[str, Any]):
    check_match(name, given, 6, 6)


def test_the_same_moment_gives_the_same_call():
    moment = next(moments("race", {"seats": 2}, 1, 1))
    assert call_in(moment, moment.match.state) == call_in(moment, moment.match.state)


def test_a_world_is_sent_and_not_the_state():
    """The cards of the others and the deck are drawn anew, with numbers from which no others follow."""
    seed = 123_456_789
    moment = next(moments("race", {"seats": 3}, seed, 1))
    match = moment.match
    call = call_in(moment, match.state)
    world = match.game.load(call.world)
    assert world.hands[moment.question.seat] == match.state.hands[moment.question.seat]
    assert world.deck != match.state.deck
    assert str(seed) not in call.luck


def test_only_events_that_matter_are_kept_and_not_too_many():
    moment = next(moments("trucker", {"edition": "2e", "seats": 2, "rounds": ["I"]}, 1, 1))
    seat = moment.question.seat
    for _ in range(MOST_HEARD + 5):
        moment.briefer.tell([Event(TileDrawn(seat=seat))])
    call = call_in(moment, moment.match.state)
    assert len(call.events) == MOST_HEARD
    assert {event.key for event in call.events} == {"tile-drawn"}
    assert all(isinstance(event, HeardEvent) for event in call.events)


class Broken(Bot):
    """Fails when it is asked."""

    def answer(self, briefing: Briefing) -> None:
        raise ZeroDivisionError

    def opinions(self, briefing: Briefing) -> list[Opinion]:
        raise ZeroDivisionError


def test_a_bot_that_fails_gives_no_advice():
    moment = next(moments("race", {"seats": 2}, 1, 1))
    call = structs.replace(call_in(moment, moment.match.state), bot=f"{__name__}:Broken")
    result = Chairs().advise(call)
    assert (result.counsel, result.why) == (None, "raised")
    assert "ZeroDivisionError" in result.detail
