"""Logs of golden matches, and films as a client reads them."""

from functools import cache
from typing import Any

import msgspec

from starhaul.kernel.log import write_log
from starhaul.server.film.film import encoded, film_of
from starhaul.server.patches import patched
from tools.golden import GOLDENS, play


@cache
def golden_log(name: str) -> bytes:
    return write_log(play(GOLDENS[name])[0])


@cache
def film(name: str, eye: str) -> dict[str, Any]:
    """The film of a golden match, as a client gets it."""
    found: dict[str, Any] = msgspec.json.decode(encoded(film_of(golden_log(name), eye, "m")))
    return found


def updates(film: dict[str, Any]) -> list[dict[str, Any]]:
    """All moments, each made from the one before."""
    found: list[dict[str, Any]] = []
    for message in film["revisions"]:
        found.append(message if message["is"] == "update" else followed(found[-1], message))
    return found


def followed(known: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """As `web/core/patch.js` does it."""
    assert change["rev"] == known["rev"] + 1
    view = known["view"]
    for patch in change.get("view", ()):
        view = patched(view, patch)
    hints = patched(known.get("hints"), change["hints"]) if "hints" in change else known.get("hints")
    return {
        "is": "update",
        "match": known["match"],
        "rev": change["rev"],
        "at_ms": change["at_ms"],
        "view": view,
        "hints": hints,
        "events": change.get("events", []),
        "asked": change.get("asked", known.get("asked", [])),
        "deadline_ms": change.get("deadline_ms"),
    }
