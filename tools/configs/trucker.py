"""Configurations of the trucker game: each edition, class, mode and option, and random combinations."""

from __future__ import annotations

from functools import cache
from typing import Any

from starhaul.kernel.chance import Stream
from tools.configs import options_to_try

ROUNDS: dict[str, tuple[tuple[str, ...], ...]] = {
    "1e": (
        ("learning",), ("I",), ("II",), ("III",), ("IIIA",), ("I", "II", "III"), ("learning", "II"),
        ("IC",), ("IIC",), ("IIIC",), ("IVC",), ("IIC", "III", "IVC"), ("IIIC", "IC"),
    ),
    "2e": (("learning",), ("I",), ("II",), ("III",)),
}  # fmt: skip
TREK = ("I", "II", "III")
CLASS_C = ("IC", "IIC", "IIIC", "IVC")

OPTIONS = options_to_try(
    "trucker",
    {
        # New matches of the Trek have it anyway.
        "zero_defends": (False,),
        "handicaps": ([0, 5, 30, 0],),
        "story_seconds": (9,),
    },
)
"""Each with the values that follow from its declaration, but for these."""


@cache
def plain() -> tuple[dict[str, Any], ...]:
    """Each edition, list of rounds and number of seats, without options."""
    found = [
        {"edition": edition, "seats": seats, "rounds": list(rounds)}
        for edition, lists in ROUNDS.items()
        for rounds in lists
        for seats in (2, 3, 4)
    ]
    trek = [{"edition": "2e", "seats": seats, "rounds": list(TREK), "trek": True} for seats in (2, 3, 4)]
    return (*found, *trek)


@cache
def with_options() -> tuple[dict[str, Any], ...]:
    """Each option in some mode of each edition and in the Trek."""
    modes = [{"edition": "1e", "rounds": ["II"]}, {"edition": "2e", "rounds": ["III"]}]
    modes.append({"edition": "2e", "rounds": list(TREK), "trek": True})
    found = [_fitting({**mode}, option, n) for n, option in enumerate(OPTIONS) for mode in modes]
    # Class C distributes the options over its classes; gold titles are not in its edition.
    of_trek = {"gold_handicaps", "zero_defends"}
    of_edition = [option for option in OPTIONS if of_trek.isdisjoint(option)]
    for n, option in enumerate(of_edition):
        rounds = [CLASS_C[n % len(CLASS_C)]]
        rounds = ["IIIC"] if "teams" in option else rounds
        found.append(_fitting({"edition": "1e", "rounds": rounds}, option, n))
    return tuple(found)


def _fitting(config: dict[str, Any], option: dict[str, Any], number: int) -> dict[str, Any]:
    """With as many seats as the option needs; otherwise all numbers in turn."""
    config["seats"] = 4 if "teams" in option else 2 + number % 3
    if "handicaps" in option:
        option = {"handicaps": option["handicaps"][: config["seats"]]}
    return {**config, "options": option}


def drawn(draw: Stream) -> dict[str, Any]:
    """A configuration with several options at once."""
    config = dict(draw.pick(plain()))
    options: dict[str, Any] = {}
    for _ in range(draw(4)):
        options |= _fitting({}, draw.pick(OPTIONS), 0)["options"]
    if "teams" in options:
        config["seats"] = 4
        if options["teams"] == "advanced" and options.get("build") == "relaxed":
            del options["build"]
    if "learning" in config["rounds"]:
        options.pop("rough_roads", None)
    if "handicaps" in options:
        options["handicaps"] = [0, 5, 30, 0][: config["seats"]]
    return {**config, "options": options}
