"""One guest of the load test: what it sends when, and how it handles the answers."""

import json
import time
from random import Random

import pytest

from starhaul.remote.load.guest import Guest
from starhaul.remote.load.load_tables import LoadTable
from starhaul.remote.load.meter import Meter
from starhaul.remote.load.players import player_of
from starhaul.server.wire import DoneMessage, PongMessage, RefusedMessage, encode
from tests.remote.load.matches import SEATS, Story


class Wire:
    """A fake connection."""

    def __init__(self):
        self.sent = []

    def send(self, text):
        self.sent.append(json.loads(text))


class Never(Random):
    """No command is sent twice."""

    def randrange(self, *_):
        return 1


class Always(Random):
    def randrange(self, *_):
        return 0


def table_shown(*, is_playing=True, is_ready=False):
    seats = [{"is_ready": is_ready}] * SEATS
    return json.dumps({"is": "table", "seats": seats, "is_playing": is_playing}).encode()


def guest(luck=None):
    meter = Meter()
    table = LoadTable("http://x", "t", "race", SEATS, meter, keeps_views=False)
    made = Guest(table, 0, "token", player_of("race").choose, meter, luck or Never(1))
    made._line = Wire()
    made._hear(table_shown())
    return made


def speak(one, times=1):
    for _ in range(times):
        one.speak(time.perf_counter())
    return one._line.sent[-1]


def asked_frames():
    story = Story("race", decisions=30)
    return [frame for seat, frame in story.frames if seat == 0 and b'"asked"' in frame]


def checks(one):
    one.close_account()
    return {violation.check for violation in one.violations}


def test_a_guest_that_is_asked_acts_once_and_waits_for_the_answer():
    one = guest()
    assert speak(one) == {"do": "ping", "seq": 1}
    one._hear(asked_frames()[0])
    act = speak(one)
    assert (act["do"], act["seq"]) == ("act", 2)
    assert speak(one)["do"] == "ping"
    one._hear(encode(RefusedMessage(seq=2, code="not-asked")))
    assert speak(one)["do"] == "act"
    one._hear(encode(DoneMessage(seq=4)))
    (given,) = one.table.record("m").listeners[0].acts
    assert json.loads(given) == one._line.sent[3]["action"]
    assert one._meter.refused == {"not-asked": 1}


def test_between_matches_one_gets_ready():
    one = guest()
    one._hear(table_shown(is_playing=False))
    assert speak(one)["do"] == "ready"
    one._hear(table_shown(is_playing=False, is_ready=True))
    assert speak(one)["do"] == "ping"


def test_time_runs_from_when_a_command_was_due():
    one = guest()
    one.speak(time.perf_counter() - 5)
    one._hear(encode(PongMessage(seq=1, at_ms=0)))
    meter = one._meter
    assert meter.all.times().longest >= 5000
    assert meter.late.times().longest >= 5000
    assert (meter.others.times().count, meter.actions.times().count) == (1, 0)


def acting_twice():
    """A guest that has sent one action twice."""
    one = guest(Always(1))
    one._hear(asked_frames()[0])
    speak(one)
    assert [(message["do"], message["seq"]) for message in one._line.sent] == [("act", 1)] * 2
    return one


def test_what_is_answered_as_it_should_be_is_no_violation():
    one = acting_twice()
    for _ in range(2):
        one._hear(encode(DoneMessage(seq=1)))
    assert one.is_quiet
    assert len(one.table.record("m").listeners[0].acts) == 1
    assert checks(one) == set()


def test_a_question_is_not_asked_twice():
    one = guest(Always(1))
    assert speak(one)["do"] == "ping"
    assert len(one._line.sent) == 1


def test_two_answers_to_one_command_are_found():
    one = acting_twice()
    one._hear(encode(DoneMessage(seq=1)))
    one._hear(encode(RefusedMessage(seq=1, code="not-asked")))
    assert checks(one) == {"answer-differs"}


@pytest.mark.parametrize(("code", "of"), [("too-fast", "table"), ("full", "store")])
def test_what_the_server_does_not_remember_may_succeed_the_second_time(code, of):
    one = acting_twice()
    one._hear(encode(RefusedMessage(seq=1, code=code, of=of)))
    assert not one.is_quiet
    one._hear(encode(DoneMessage(seq=1)))
    assert len(one.table.record("m").listeners[0].acts) == 1
    assert one.is_quiet
    assert checks(one) == set()


def test_a_second_sending_without_answer_is_found():
    one = acting_twice()
    one._hear(encode(DoneMessage(seq=1)))
    assert not one.is_quiet
    assert checks(one) == {"answer-missing"}


def test_an_answer_to_nothing_is_found():
    one = guest()
    speak(one)
    for _ in range(2):
        one._hear(encode(PongMessage(seq=1, at_ms=7)))
    assert checks(one) == {"answer-unknown"}


def test_a_command_without_answer_is_found_and_its_action_may_have_been_done():
    one = guest()
    one._hear(asked_frames()[0])
    act = speak(one)
    assert checks(one) == {"unanswered"}
    assert json.loads(one.table.record("m").listeners[0].open) == act["action"]


@pytest.mark.parametrize("text", [b"", b"[]", b'{"is":"song"}', b'{"is":"update"}', b"\xff"])
def test_a_message_that_makes_no_sense_is_found(text):
    one = guest()
    one._hear(text)
    assert checks(one) == {"message"}


@pytest.mark.parametrize("code", ["failed", "stale-command"])
def test_a_failure_of_the_server_is_found(code):
    one = guest()
    speak(one)
    one._hear(encode(RefusedMessage(seq=1, code=code, of="table")))
    assert checks(one) == {"failed"}


@pytest.mark.parametrize("before", [b'{"is":"update","match":"old","rev":9,"view":{}}', table_shown()])
def test_of_a_match_that_began_without_it_a_guest_does_not_expect_the_beginning(before):
    one = guest()
    one._hear(before)
    shown = table_shown().replace(b'"is": "table", ', b"")
    one._hear(b'{"is":"welcome","table":%b,"update":{"is":"update","match":"new","rev":4,"view":{}}}' % shown)
    assert one.table.record("new").listeners[0].is_torn
    assert not one.table.record("old").listeners[0].is_torn
