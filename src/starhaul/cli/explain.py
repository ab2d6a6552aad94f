"""`starhaul explain`: what a bot would do at a moment of a match log, and why."""

import sys
from collections.abc import Callable, Iterator
from typing import Annotated, Any, Protocol, cast

import typer
from msgspec import Struct

from starhaul.bots.arena import heard_by
from starhaul.bots.bot_contract import Bot, Briefing, Chair, Opinion
from starhaul.bots.reasons import Reason
from starhaul.bots.registry import bot_named, luck_of
from starhaul.bots.thinking import briefing_in
from starhaul.cli import TEXTS, named, speaking
from starhaul.cli.common_options import JsonLines, Language, LogFile
from starhaul.cli.files import json_line
from starhaul.cli.matches import bots_from_here
from starhaul.cli.replay import begin, events_of, read
from starhaul.games import plugin_named
from starhaul.kernel.contract import CLOCK, Action, C, Event, Question, S
from starhaul.kernel.errors import BadInput, Refusal
from starhaul.kernel.log import Log
from starhaul.kernel.match import Match
from starhaul.locale import Texts, quoted

MOST_OPINIONS = 10
"""The best answers that are listed; the rest are only counted."""


class AnswerWords(Protocol):
    """How a game describes answers: the part `terminal.answer_words` of a plug-in."""

    def in_words(self, action: Action, view: Any, config: Any, texts: Texts) -> str: ...

    def seat_names(self, texts: Texts, config: Any) -> list[str]: ...


class RatedAnswer(Struct, frozen=True):
    """An answer as a bot rates it."""

    answer: Any
    value: float
    reasons: dict[str, Any]


class Explanation(Struct, frozen=True, kw_only=True):
    """What a bot says about one question: a line of `--json`."""

    at: int
    seat: int
    question: str
    """Its kind."""
    bot: str
    answer: Any
    """What the bot would answer; null: it would wait."""
    logged: Any
    """The answer in the log; null if there is none."""
    opinions: list[RatedAnswer]
    says: str
    """The same in words."""


def explain(
    log: LogFile,
    at: Annotated[int, typer.Option(metavar="N", help=TEXTS("help-explain-at"), show_default=False)],
    bot: Annotated[str, typer.Option(metavar="BOT", help=TEXTS("help-explain-bot"))] = "hard",
    seat: Annotated[
        int | None, typer.Option(metavar="N", help=TEXTS("help-explain-seat"), show_default=False)
    ] = None,
    as_json: JsonLines = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as texts, bots_from_here():
        source, found = one_log(log)
        told = list(explained(found, source, at, bot, seat, texts))
    sys.stdout.write("".join(map(json_line, told)) if as_json else "\n".join(one.says for one in told))


def one_log(path: str) -> tuple[str, Log]:
    logs = read(path)
    if len(logs) > 1:
        raise BadInput("explain-one-log", source=named(path), count=len(logs))
    return logs[0]


def explained(
    log: Log, source: str, at: int, bot: str, seat: int | None, texts: Texts
) -> Iterator[Explanation]:
    """One for each question that is open at that moment."""
    count = len(log.entries)
    if not 0 <= at <= count:
        raise BadInput("draw-moment", source="--at", at=at, count=count)
    match = begin(log, source)
    events = [event for _, new in events_of(match, log.entries[:at], source) for event in new]
    for question in asked(match, log, source, seat):
        yield advice(match, question, events, bot, log, texts)


def asked(match: Match[C, S], log: Log, source: str, seat: int | None) -> list[Question]:
    """The open questions; if there are none, the error names the moment of the next one."""
    at = len(match.entries)
    questions = list(match.game.questions(match.state))
    if not questions:
        for _ in events_of(match, log.entries[at:], source):
            if match.game.questions(match.state):
                raise BadInput("explain-nobody", source="--at", at=at, next=len(match.entries))
        raise BadInput("explain-over", source="--at", at=at)
    chosen = [question for question in questions if seat in (None, question.seat)]
    if not chosen:
        seats = ", ".join(str(question.seat) for question in questions)
        raise BadInput("explain-not-asked", source="--seat", seat=seat, asked=seats)
    return chosen


# --- one question ------------------------------------------------------------------------------------------


def advice(
    match: Match[C, S], question: Question, events: list[Event], name: str, log: Log, texts: Texts
) -> Explanation:
    """The answer of a bot that has played this seat from the beginning."""
    answers = cast(AnswerWords, plugin_named(match.game.name).part("terminal.answer_words"))
    briefing = briefing_in(match.game, match.state, question, match.now_ms)

    def words(action: Action | None) -> str:
        if action is None:
            return texts("answer-wait")
        return answers.in_words(action, briefing.view, match.config, texts)

    action, opinions = _asked(match, briefing, events, name)
    who = answers.seat_names(texts, match.config)[question.seat]
    at = len(match.entries)
    logged = logged_answer(match, log, question)
    lines = [
        texts("explain-asked", at=at, who=who, seat=question.seat, kind=texts(f"question-{question.kind}")),
        texts("explain-answer", bot=quoted(name), answer=words(action)),
    ]
    if len(opinions) > 1 or any(opinion.reasons for opinion in opinions):
        lines.append(texts("explain-options"))
        lines += [f"  {line}" for line in listed(opinions, logged, words, texts)]
    if logged is not None:
        lines.append(texts("explain-said", answer=words(logged)))
    return Explanation(
        at=at,
        seat=question.seat,
        question=question.kind,
        bot=name,
        answer=action,
        logged=logged,
        opinions=[RatedAnswer(one.action, one.value, dict(one.reasons)) for one in opinions],
        says="".join(f"{line}\n" for line in lines),
    )


def _asked(
    match: Match[C, S], briefing: Briefing, events: list[Event], name: str
) -> tuple[Action | None, list[Opinion]]:
    """The answer of a bot and its opinions; raises `BadInput` if the bot fails or its answer is illegal."""
    question = briefing.question
    try:
        # Two bots with the same random stream: asking for opinions must not change the answer.
        action = seated(match, question, events, name).answer(briefing)
        opinions = seated(match, question, events, name).opinions(briefing)
        if action is not None:
            match.game.check(match.state, question.seat, action, match.now_ms)
    except BadInput:
        raise
    except Refusal as why:
        raise BadInput("explain-refused", source=name, why=why) from why
    except Exception as error:
        raise BadInput("explain-failed", source=name, reason=f"{type(error).__name__}: {error}") from error
    return action, opinions


def logged_answer(match: Match[C, S], log: Log, question: Question) -> Action | None:
    """The answer in the log; None if there was none or the clock decided. Where the match does not wait
    for an answer, only an action at this very moment counts as the answer to this question."""
    coming = log.entries[len(match.entries) :]
    for entry in coming if question.waits else coming[:1]:
        if entry.seat == question.seat:
            return match.game.to_action(question.seat, entry.action)
        if entry.seat == CLOCK and question.waits:
            return None
    return None


def seated(match: Match[C, S], question: Question, events: list[Event], name: str) -> Bot:
    """A bot that has received every event this seat received."""
    chair = Chair(match.game, match.config, question.seat, luck_of(match.generator, question.seat))
    bot = bot_named(name, chair)
    bot.hear(heard_by(question.seat, events))
    return bot


def listed(
    opinions: list[Opinion], logged: Action | None, words: Callable[[Action], str], texts: Texts
) -> Iterator[str]:
    """The best answers with their values and the one that was given, then how many more there are. Answers
    with the same text (one of three equal tiles) are listed once."""
    best = max(opinion.value for opinion in opinions)
    lines = [_line(opinion, best, words, texts) for opinion in opinions]
    given = [line for line, opinion in zip(lines, opinions, strict=True) if opinion.action == logged]
    distinct = list(dict.fromkeys(lines))
    shown = list(dict.fromkeys((*distinct[:MOST_OPINIONS], *given[:1])))
    width = max(len(value) for value, _ in shown)
    yield from (f"{value:>{width}}  {rest}" for value, rest in shown)
    if len(distinct) > len(shown):
        yield texts("explain-more", count=len(distinct) - len(shown))


def _line(opinion: Opinion, best: float, words: Callable[[Action], str], texts: Texts) -> tuple[str, str]:
    """The value and the answer. Values of bots have no common zero, so the best answer is shown as 0."""
    value = texts("explain-value", value=round(opinion.value - best, 2) or 0.0)
    reasons = "; ".join(reason(key, given, texts) for key, given in opinion.reasons.items())
    return value, words(opinion.action) + (f" ({reasons})" if reasons else "")


_REASONS = frozenset(Reason)


def reason(key: str, value: object, texts: Texts) -> str:
    """One reason in words; reasons of third-party bots have no text and are shown as they are."""
    if key in _REASONS and isinstance(value, int | float):
        return texts(f"why-{key}", value=abs(round(value, 2)), sign=_sign(round(value, 2)))
    shown = round(value, 2) if isinstance(value, int | float) else quoted(value)
    if key == Reason.PLACE:
        return texts(f"why-{key}", value=shown)
    return texts("why-other", name=quoted(key.replace("_", " ")), value=shown)


def _sign(number: float) -> str:
    """The sign of a change; its amount is shown without one."""
    return "+" if number > 0 else "-" if number < 0 else ""
