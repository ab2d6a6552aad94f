"""Missing steps of the events of the trucker game."""

import re
from collections.abc import Iterator

from starhaul.kernel.event_records import declared_events
from starhaul.trucker.match.events import TruckerEvent
from tests.locale.test_locale import PACKAGE, told
from tools.recipes.steps import ROOT, Step, absent, missing_texts, outdated, place

TRUCKER = PACKAGE / "trucker"
SAMPLES = "tests/web/events.test.mjs"
_SAMPLE = re.compile(r'\[\s*"([\w-]+)",')
"""An event with its arguments, in the tests of the browser client."""


def missing() -> Iterator[Step]:
    yield from _untold()
    yield from missing_texts("events.ftl", {f"event-{key}" for key in told(TruckerEvent)})
    yield from samples()
    yield from outdated()


def samples() -> Iterator[Step]:
    tried = set(_SAMPLE.findall((ROOT / SAMPLES).read_text("utf-8")))
    yield from absent("event-test", SAMPLES, sorted(told(TruckerEvent)), tried)


def _untold() -> Iterator[Step]:
    """Events that no rule emits: their records are never created."""
    sources = (path.read_text("utf-8") for path in (PACKAGE / "trucker").rglob("*.py"))
    made = set(re.findall(r"(?<!class )\b([A-Z]\w+)\(", "\n".join(sources)))
    names = [
        event.__name__
        for event in declared_events(TruckerEvent)
        if event.__module__.startswith("starhaul.trucker.")
    ]
    yield from absent("told", place(TRUCKER), names, made)
