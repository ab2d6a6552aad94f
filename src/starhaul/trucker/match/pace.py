"""How long each event of a flight is displayed, in milliseconds; events not listed here take no time.

The browser plays events at this pace (`plugins/trucker/browser.py` exports it), and the rules add that time
to the limit of the next question (HSE-O8).
"""

from collections.abc import Iterable, Mapping

from starhaul.kernel.contract import Event

PACES_MS: Mapping[str, int] = {
    "launched": 1200,
    "card-revealed": 1400,
    "card-ignored": 900,
    "nobody-can": 1000,
    "bad-air": 800,
    "threat-rolled": 1700,
    "threat-turned": 800,
    "threat-split": 700,
    "threat-missed": 400,
    "threat-missed-all": 700,
    "meteor-bounced": 650,
    "meteor-shot": 700,
    "defended": 750,
    "tile-hit": 850,
    "parts-lost": 900,
    "tiles-removed": 700,
    "errors-found": 900,
    "alien-aboard": 600,
    "alien-left": 600,
    "crew-gone": 450,
    "batteries-gone": 400,
    "cube-gone": 450,
    "goods-loaded": 650,
    "goods-upgraded": 500,
    "goods-added": 500,
    "credits-earned": 600,
    "days-gained": 650,
    "days-lost": 650,
    "engines-announced": 700,
    "cannons-announced": 700,
    "crew-counted": 450,
    "no-engines": 800,
    "combat-line": 900,
    "combat-lowest": 900,
    "enemy-beaten": 1000,
    "enemy-drawn": 900,
    "enemy-won": 900,
    "landed": 700,
    "passed": 400,
    "declined": 400,
    "used-ship": 700,
    "docked": 700,
    "stardust": 700,
    "sabotaged": 800,
    "sabotage-rolled": 1200,
    "sabotage-failed": 600,
    "gave-up": 900,
    "ship-gave-up": 900,
    "fined": 500,
    "insured": 500,
    "uninsured": 400,
    "premium": 500,
    "rough-road": 900,
    "settled": 300,
}


def story_ms(told: Iterable[Event]) -> int:
    """How long it takes to display these events one after the other.

    >>> from starhaul.trucker.match.events.flight_events import CardIgnored, DaysLost
    >>> story_ms([Event(CardIgnored()), Event(DaysLost(seat=0, days=1))])
    1550
    """
    return sum(PACES_MS.get(event.key, 0) for event in told)
