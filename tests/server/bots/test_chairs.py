"""The bots of one worker: each seat has its own, with a memory, and none of them can crash the worker."""

from typing import Any

import pytest
from msgspec import structs

from starhaul.server.bots.calls import LONGEST_DETAIL, Answer, BotCall, HeardEvent, framed
from starhaul.server.bots.chairs import Chairs
from tests.server.bots.helpers import asked, begun, briefing, guest, teller


def memory(answer: Answer) -> tuple[int, int]:
    """How many questions and events a remembering bot knows of."""
    events, questions = divmod(answer.pace_ms - 1000, 10)
    return questions, events


def heard(ask: BotCall, first: int, *letters: str) -> BotCall:
    """The same after some events, one for each letter."""
    told = tuple(HeardEvent("round-dealt", {"round": ord(letter)}) for letter in letters)
    return structs.replace(ask, first=first, events=told)


def test_a_bot_stays_on_its_chair():
    chairs, ask = Chairs(), briefing("Remembers")
    assert [memory(chairs.answer(ask))[0] for _ in range(3)] == [1, 2, 3]
    other = briefing("Remembers", id="another match")
    assert memory(chairs.answer(other)) == (1, 0)
    assert memory(chairs.answer(ask)) == (4, 0)


def test_a_new_bot_at_a_seat_remembers_nothing():
    chairs, match = Chairs(), begun()
    one, other = (asked(teller(match, "Remembers"), match) for _ in range(2))
    chairs.answer(heard(one, 0, "a", "b"))
    assert memory(chairs.answer(heard(other, 0, "a"))) == (1, 1)


def test_nothing_is_heard_twice_and_nothing_is_missed():
    chairs, ask = Chairs(), briefing("Remembers")
    assert memory(chairs.answer(heard(ask, 0, "a", "b"))) == (1, 2)
    assert memory(chairs.answer(heard(ask, 0, "a", "b", "c"))) == (2, 3)
    assert memory(chairs.answer(heard(ask, 2, "c", "d"))) == (3, 4)
    assert memory(chairs.answer(heard(ask, 1, "b"))) == (4, 4)
    answer = chairs.answer(ask)
    assert (memory(answer), answer.received) == ((5, 4), 4)


def test_a_bot_that_sits_down_late_hears_what_there_is():
    chairs, ask = Chairs(), briefing("Remembers")
    answer = chairs.answer(heard(ask, 40, "a", "b"))
    assert (memory(answer), answer.received) == ((1, 2), 42)


def test_chairs_are_forgotten_by_match():
    chairs = Chairs()
    asks = [briefing("Remembers", id=match, seat=0) for match in ("m", "n")]
    for ask in asks:
        chairs.answer(ask)
    chairs.forget("m")
    assert len(chairs) == 1
    assert [memory(chairs.answer(ask))[0] for ask in asks] == [1, 2]


def test_the_bot_that_was_asked_longest_ago_is_dropped():
    chairs = Chairs(most=2)
    a, b, c = (briefing("Remembers", id=match) for match in "abc")
    assert [memory(chairs.answer(ask))[0] for ask in (a, b, a, c)] == [1, 1, 2, 1]
    assert len(chairs) == 2
    assert [memory(chairs.answer(ask))[0] for ask in (a, c, b)] == [3, 2, 1]


@pytest.mark.parametrize("game", ["race", "trucker"])
@pytest.mark.parametrize("bot", ["random", "easy", "medium", "hard:bold"])
def test_our_bots_answer(game: str, bot: str):
    answer = Chairs().answer(briefing(bot, game))
    assert (answer.why, answer.deaf) == ("", "")
    match = begun(game)
    seat = match.game.questions(match.state)[0].seat
    match.game.check(match.state, seat, match.game.to_action(seat, answer.action), 0)


@pytest.mark.parametrize(
    ("bot", "why", "words"),
    [
        ("Raises", "raised", "RuntimeError: no idea no idea"),
        ("Quits", "raised", "SystemExit: 3"),
        ("Interrupts", "raised", "KeyboardInterrupt: "),
        ("NoStart", "raised", "BadInput: bot-no-start"),
        ("Nobody", "raised", "BadInput: bot-no-class"),
        ("clever", "raised", "BadInput: bot-unknown"),
        ("Sleeps", "late", "interrupted"),
        ("Says:what=object", "refused", "TypeError"),
        ("Says:what=itself", "refused", "RecursionError"),
        ("Says:what=bytes", "refused", ""),
        ("Says:what=text", "refused", ""),
        ("Says:what=many", "refused", ""),
        ("Says:what=number", "refused", ""),
        ("Says:what=action", "refused", ""),
    ],
)
@pytest.mark.parametrize("game", ["race", "trucker"])
def test_whatever_a_bot_does_there_is_an_answer(game: str, bot: str, why: str, words: str):
    chairs = Chairs(hang_ms=50 if bot == "Sleeps" else 60_000)
    answer = chairs.answer(briefing(bot, game))
    assert (answer.why, answer.action, answer.is_wait) == (why, None, False)
    assert answer.detail.startswith(words)
    assert len(answer.detail) <= LONGEST_DETAIL
    assert len(framed(answer)) < 1000


def test_listening_may_fail_without_harm_to_the_answer():
    answer = Chairs().answer(heard(briefing("HardOfHearing"), 0, "a"))
    assert (answer.why, answer.deaf, answer.received) == ("", "RuntimeError: pardon?", 1)
    assert answer.action is not None


def test_listening_must_end():
    answer = Chairs(hang_ms=50).answer(heard(briefing("Deaf"), 0, "a"))
    assert (answer.why, answer.action) == ("late", None)


def test_a_bot_may_wait_where_nobody_waits_for_it():
    answer = Chairs().answer(briefing("Waits", "trucker"))
    assert (answer.is_wait, answer.later_ms, answer.why) == (True, 0, "")
    assert Chairs().answer(briefing("Waits", "race")).why == "refused"


def test_a_bot_that_draws_too_soon_is_told_how_long_to_wait():
    given: Any = {"options": {"draw_pause_ms": 3000}}
    match = begun("trucker", **given)
    telling = teller(match, "Takes", seat=0)
    match.act(0, match.game.to_action(0, Chairs().answer(asked(telling, match)).action), 0)
    match.advance()
    match.act(0, match.game.to_action(0, {"do": "return"}), 100)
    answer = Chairs().answer(asked(telling, match))
    assert (answer.is_wait, answer.later_ms, answer.why) == (True, 2900, "")


def test_guests_are_found_by_name():
    assert guest("Waits").endswith(":Waits")
    assert guest("hard") == "hard"
