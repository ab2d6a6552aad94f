"""The service clock counts only while the server can receive, decide and write."""

from typing import Any

import pytest

from starhaul.server.clock import service_clock as module
from starhaul.server.clock.service_clock import (
    MOST_S,
    PULSE_S,
    RECOVER_S,
    RESERVE_MS,
    SETTLE_PULSES,
    ServiceClock,
)
from starhaul.server.table.arrival import Post


def about(ms: int) -> Any:
    """Fractions of milliseconds are cut off."""
    return pytest.approx(ms, abs=1)


class Hand:
    """A clock whose pulses and real time are set by the test."""

    def __init__(self, stood_at: int = 0, **more: Any) -> None:
        self.now_s = 1000.0
        self.clock = ServiceClock(stood_at, lambda: self.now_s, **more)
        self.stalls: list[int] = []

    def run(self, seconds: float, *, can_write: bool = True) -> int:
        """Let the loop run normally for this long; returns the time after it."""
        for _ in range(round(seconds / PULSE_S)):
            self.pulse(PULSE_S, can_write=can_write)
        return self.clock.now_ms()

    def pulse(self, after_s: float, *, can_write: bool = True) -> None:
        self.now_s += after_s
        if seconds := self.clock.pulse(can_write=can_write):
            self.stalls.append(seconds)


def test_a_running_server_counts_every_millisecond():
    hand = Hand(5000)
    assert hand.run(60) == about(65_000)
    assert hand.stalls == []


def test_the_clock_goes_on_between_pulses():
    hand = Hand()
    hand.now_s += 0.05
    assert hand.clock.now_ms() == about(50)


@pytest.mark.parametrize("gap_s", [MOST_S + 0.1, 24.0, 3600.0])
def test_a_stall_costs_nothing(gap_s: float):
    hand = Hand()
    before = hand.run(10)
    hand.now_s += gap_s
    # Before the loop has even noticed: timers are due, and a caller that reads the time gets the old one.
    assert hand.clock.now_ms() == before
    hand.pulse(0)
    assert hand.clock.is_still
    assert hand.run(PULSE_S * SETTLE_PULSES) == before
    assert hand.run(1) == about(before + 1000)


def test_a_late_loop_that_is_no_stall_counts():
    hand = Hand()
    hand.run(1)
    hand.pulse(MOST_S - 0.1)
    assert hand.clock.now_ms() == about(1000 + round((MOST_S - 0.1) * 1000))
    assert not hand.clock.is_still


def test_a_handler_that_takes_long_cannot_make_time_run():
    """It may read the time as often as it likes: only pulses count, and they come from the loop."""
    hand = Hand()
    hand.run(1)
    for _ in range(100):
        hand.now_s += 0.3
        assert hand.clock.now_ms() <= 1000 + MOST_S * 1000
    told = hand.clock.now_ms()
    hand.pulse(0)
    assert hand.clock.now_ms() == told


def test_time_does_not_count_while_nothing_can_be_written():
    hand = Hand()
    before = hand.run(5)
    assert hand.run(20, can_write=False) == before
    # Clients that were refused have some time to retry.
    assert hand.run(RECOVER_S) == before
    assert hand.run(2) == about(before + 2000)


def test_people_are_told_once_when_it_is_over():
    hand = Hand()
    hand.run(5)
    hand.pulse(24)
    assert hand.stalls == []
    hand.run(10)
    assert hand.stalls == [round(24 + PULSE_S * SETTLE_PULSES)]
    hand.run(10, can_write=False)
    hand.run(10)
    assert hand.stalls[1:] == [round(10 + RECOVER_S)]


def test_short_stalls_are_not_worth_a_word():
    hand = Hand()
    hand.pulse(MOST_S + 0.1)
    hand.run(5)
    assert hand.stalls == []


def test_the_clock_stops_at_what_is_reserved_on_disk():
    hand = Hand(7000, reserved_ms=7000)
    assert hand.run(5) == 7000
    hand.clock.reserve(8000)
    assert hand.run(5) == 8000
    # Also between pulses.
    hand.clock.reserve(9000)
    hand.now_s += 0.9
    assert hand.clock.now_ms() == about(8900)
    hand.now_s += 0.2
    assert hand.clock.now_ms() <= 9000


def test_whatever_happens_time_never_goes_back():
    hand = Hand()
    told = [0]
    for number in range(400):
        hand.now_s += (0.03, 0.1, 0.4, 1.5)[number % 4]
        told.append(hand.clock.now_ms())
        if number % 3 == 0:
            hand.pulse(0, can_write=number % 7 > 1)
            told.append(hand.clock.now_ms())
    assert told == sorted(told)
    assert told[-1] > 0


async def test_a_message_counts_from_its_arrival():
    hand = Hand()
    post = Post(hand.clock)
    seen: list[tuple[str, int]] = []

    def message(name: str) -> Any:
        async def note() -> None:
            seen.append((name, post.clock.now_ms()))

        return note

    post.put_now(message("first"))
    hand.run(1)
    await post.put(message("second"))
    hand.run(4)
    await post.handle_next()
    # Between the two, no deadline after the arrival of the second may pass yet.
    assert post.clock.now_ms() == about(1000)
    await post.handle_waiting()
    assert seen == [("first", 0), ("second", about(1000))]
    assert post.clock.now_ms() == about(5000)


def test_a_crash_costs_at_most_a_second():
    assert RESERVE_MS <= 1000
    assert module.BEAT_S * 1000 < RESERVE_MS
