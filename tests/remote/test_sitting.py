"""What a remote bot knows of the time."""

import pytest

from starhaul.kernel.contract import Event
from starhaul.race.events import RoundDealt
from starhaul.remote.address import Address
from starhaul.remote.connection import Remote
from starhaul.remote.remote_match import RemoteMatch
from starhaul.server.update_parts import HIDDEN
from starhaul.server.wire import MissedRevision, Raw, TableMessage, ToldEvent, UpdateMessage

TABLE = TableMessage(id="t", game="race", config=Raw(b'{"seats":2}'), seats=[], host=0)


@pytest.fixture
def sitting():
    made = RemoteMatch(
        Remote(Address("ws://x/ws", "t", "k")), TABLE, "m", 0, "easy", "luck", lambda key, **_: None
    )
    made.looked_up = []
    made._player.look_up = made.looked_up.append
    return made


def update(rev, at_ms, deadline_ms=None, **more):
    return UpdateMessage(match="m", rev=rev, at_ms=at_ms, view=HIDDEN, deadline_ms=deadline_ms, **more)


def test_a_bot_that_waits_is_asked_again_when_the_clock_has_acted(sitting):
    sitting.hear(update(1, 0, deadline_ms=1000))
    sitting.hear(update(2, 999, deadline_ms=1000))
    assert sitting.looked_up == []
    sitting.hear(update(3, 1000, deadline_ms=5000))
    sitting.hear(update(4, 1200))
    sitting.hear(update(5, 9000))
    assert sitting.looked_up == [1000]


def test_a_pause_does_not_count(sitting):
    sitting.hear(update(1, 10_000))
    assert 10_000 <= sitting._clock.now_ms() < 20_000
    sitting.hear(update(1, 10_000, is_paused=True))
    sitting._clock.set(600_000)
    sitting.hear(update(1, 10_001))
    assert 10_001 <= sitting._clock.now_ms() < 20_000


def dealt(number: int) -> ToldEvent:
    return ToldEvent("round-dealt", {"round": number})


def test_what_was_missed_is_heard_in_its_place(sitting):
    sitting.hear(update(1, 0, events=[dealt(1)]))
    missed = [
        MissedRevision(2, 0, [dealt(2)]),
        MissedRevision(3, 0, [dealt(3), dealt(4)]),
    ]
    sitting.hear(update(3, 5, missed=missed), is_first=True)
    sitting.hear(update(4, 5, events=[dealt(5)]))
    assert sitting._teller._unheard == [Event(RoundDealt(round=number)) for number in range(1, 6)]


async def test_nothing_is_done_unasked(sitting):
    assert await sitting.step() is None
    sitting.hear(update(1, 0))
    assert await sitting.step() is None
