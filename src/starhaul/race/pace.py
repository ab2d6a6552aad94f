"""How long clients show each event, in milliseconds; events not listed take no time.

The browser shows events at this pace (`plugins/race/browser.py` serves the table), and the rules add the time
to the limit of the question that follows (HSE-O8).
"""

from collections.abc import Iterable, Mapping

from starhaul.kernel.contract import Event
from starhaul.race.events import ShipMoved

PACES_MS: Mapping[str, int] = {
    "first-player": 900,
    "round-dealt": 900,
    "card-played": 750,
    "bonus-played": 1000,
    "ship-moved": 280,
    "hole-retreat": 900,
    "hole-evaded": 800,
    "side-chosen": 450,
    "ship-towed": 1500,
    "bonus-drawn": 450,
    "bonus-seen": 700,
    "finish-pile-taken": 1400,
    "ship-finished": 900,
    "colour-finished": 1100,
    "game-ended": 1600,
}
SPACE_MS = 95
"""Extra time for each space a ship moves."""


def story_ms(told: Iterable[Event]) -> int:
    """How long it takes to show these events one after the other.

    >>> from starhaul.race.events import ShipFinished
    >>> story_ms([Event(ShipFinished("red-1")), Event(ShipMoved("red-2", 9, 11))])
    1370
    """
    return sum(PACES_MS.get(event.key, 0) + SPACE_MS * _spaces(event) for event in told)


def _spaces(event: Event) -> int:
    record = event.record
    return abs(record.to - record.from_) if isinstance(record, ShipMoved) else 0
