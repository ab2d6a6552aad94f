"""Many matches at once, for simulations and learners: everything happens in one call, and compiled builds
stay in compiled code for the whole of it.

Time stands still while seats can act: it only moves on where a match waits for nothing but the clock. Drivers
that need thinking times or a clock that interrupts use `random_play`.
"""

from collections.abc import Sequence

from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CLOCK, TICK, Action, C, Event, Question, S
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import random_question


def next_questions(matches: Sequence[Match[C, S]]) -> list[Question | None]:
    """What each match asks next, of whichever seat: a question that holds up the match if there is one. None
    for a match that is over."""
    return [next_question(match) for match in matches]


def next_question(match: Match[C, S]) -> Question | None:
    """Let chance and, where nothing else can happen, the clock act; then return what is asked."""
    while True:
        match.advance()
        if match.is_over:
            return None
        questions = match.game.questions(match.state)
        for question in questions:
            if question.waits:
                return question
        if questions:
            return questions[0]
        pass_time(match)


def step(matches: Sequence[Match[C, S]], seats: Sequence[int], answers: Sequence[Action]) -> None:
    """Carry out an answer of a seat in each match. They must have been picked from the current questions or
    sampled for them: they are not checked again."""
    for match, seat, answer in zip(matches, seats, answers, strict=True):
        match.carry_out(seat, answer, match.now_ms)


def play_random(matches: Sequence[Match[C, S]], draw: Stream) -> int:
    """Play all matches to their end with random legal answers; return the number of decisions."""
    return sum([_play_random(match, draw) for match in matches])


def _play_random(match: Match[C, S], draw: Stream) -> int:
    game, state, made = match.game, match.state, 0
    while True:
        match.advance()
        asked = game.asked(state)
        if asked:
            question = random_question(game, state, asked, draw)
            match.carry_out(question.seat, game.sample(state, question, draw, match.now_ms), match.now_ms)
            made += 1
        elif match.is_over:
            return made
        else:
            pass_time(match)


def pass_time(match: Match[C, S]) -> list[Event]:
    """Let the time come that a match waits for."""
    due = match.game.wake_at(match.state)
    if due is None:
        raise RuntimeError(f"{match.game.name}: nothing can happen")
    return match.carry_out(CLOCK, TICK, max(due, match.now_ms))
