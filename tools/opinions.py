"""`python -m tools.opinions`: writes the positions of tests/bots/opinions, in which bots give opinions.

Plays the matches if their logs are missing (`--play` replays all), then searches for positions: for every
weight of the bots one in which changing the weight changes the answer, and some of every kind of question.
Run it after bots were changed on purpose, and read the difference.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from starhaul.bots.arena import Arena
from starhaul.bots.registry import seat_bots
from starhaul.games import config_of, game_named
from starhaul.kernel.log import write_log
from starhaul.kernel.match import Match
from tests.bots.opinions.asking import FOLDER, MATCHES, Position, position, positions
from tests.bots.opinions.made import MADE
from tests.bots.opinions.weights import Weight, is_exempt, weights

PLAYED: dict[str, tuple[str, dict[str, Any], list[str]]] = {
    "2e-II": ("trucker", {"edition": "2e", "seats": 3, "rounds": ["II"]}, ["medium", "medium:bold", "easy"]),
    "1e-I-III": (
        "trucker",
        {"edition": "1e", "seats": 3, "rounds": ["I", "III"]},
        ["medium", "medium:careful", "medium:greedy"],
    ),
    "1e-IIC-IIIC": ("trucker", {"edition": "1e", "seats": 2, "rounds": ["IIC", "IIIC"]}, ["medium", "hard"]),
    "1e-IVC": ("trucker", {"edition": "1e", "seats": 2, "rounds": ["IVC"]}, ["medium", "medium:careful"]),
    "1e-IVC-split": ("trucker", {"edition": "1e", "seats": 2, "rounds": ["IVC"]}, ["easy", "medium:careful"]),
    "2e-learning": (
        "trucker",
        {"edition": "2e", "seats": 2, "rounds": ["learning"], "options": {"manualCheck": True}},
        ["easy", "easy"],
    ),
    "2e-trek": ("trucker", {"edition": "2e", "seats": 2, "trek": True}, ["medium", "medium:greedy"]),
    "1e-II-turns": (
        "trucker",
        {"edition": "1e", "seats": 2, "rounds": ["II"], "options": {"build": "turns"}},
        ["medium", "easy"],
    ),
    "race-2": ("race", {"seats": 2}, ["medium", "easy"]),
    "race-4": ("race", {"seats": 4}, ["medium", "medium", "easy", "medium"]),
}
"""Game, configuration, and bots."""

SKILLS = ("easy", "medium", "hard")
SEEDS = {"1e-IVC-split": "opinions 1e-IVC 1"}
"""Seeds of matches chosen for what happens in them: here a fleet breaks into parts that must be joined."""
TEMPERAMENTS = ("balanced", "bold", "careful", "greedy")
BUILDING = ("build", "claim", "inspect", "repair", "aliens", "insure")
FACTORS = (4.0, 0.1, 40.0, -4.0, 0.005, -40.0)
"""Factors by which a weight is changed: the first that changes an answer is recorded."""
FROM_NOTHING = (1.0, 4.0)
"""The new values for a weight of 0."""
LEADS = (14, 16, 18, 20)
"""How far ahead another ship is placed, to get ships that are nearly lapped."""
OF_EACH_KIND = 2
"""Positions of each kind of question of each match, whatever the weights."""
LOOK_AHEAD_EVERY = 5
"""Of the positions in flight, every fifth is also given to a bot that looks ahead, which is slow. In the
race such a bot meets many ties, which are decided by rounding; that differs between versions of Python."""


def play() -> None:
    for name, (kind, config, bots) in PLAYED.items():
        game = game_named(kind)
        match = Match(game, config_of(game, config), SEEDS.get(name, f"opinions {name}"))
        Arena(match, seat_bots(bots, game, match.config, 1), limit_ms=None).play()
        MATCHES.mkdir(exist_ok=True)
        (MATCHES / f"{name}.jsonl").write_bytes(write_log(match))
        print(name, len(match.entries), "entries", flush=True)


def bots_for(place: Position) -> Iterator[str]:
    """The bots whose opinion here does not depend on chance."""
    if place.game.name == "race":
        yield from ("medium", "easy")
    elif place.question.kind in BUILDING:
        yield from (f"hard:{temperament}" for temperament in TEMPERAMENTS)
        yield from ("medium", "easy")
    else:
        yield from (f"medium:{temperament}" for temperament in TEMPERAMENTS)
        yield "easy"


def is_fit(bot: str, weight: Weight) -> bool:
    """Whether a bot uses a weight that is named after a skill or a temperament."""
    skill, _, temperament = bot.partition(":")
    words = set(weight.name.split("."))
    if "flying_easy" in words or weight.name.startswith("race.rules"):
        return skill == "easy"
    named = words & {*SKILLS, *TEMPERAMENTS}
    return named <= {skill, temperament or "balanced"}


def concerns(weight: Weight, place: Position) -> bool:
    """Whether the module of a weight is involved in a question: pilots fly, builders build."""
    game, module, *_ = weight.name.split(".")
    is_flown = module.startswith("flying")
    return game == place.game.name and (game != "trucker" or is_flown != (place.question.kind in BUILDING))


Usual = dict[tuple[str, str], Any]


def turning(
    weight: Weight, places: list[Position], usual: Usual, known: Collection[str]
) -> tuple[str, str, float] | None:
    """A position and a bot whose answer changes when the weight is changed."""
    ordered = sorted(places, key=lambda place: place.name not in known)
    asked = [(place, bot) for place in ordered for bot in bots_for(place) if is_fit(bot, weight)]
    for place, bot in asked:
        if (place.name, bot) not in usual:
            usual[place.name, bot] = place.answer(bot)
    for factor in FACTORS if weight.value else FROM_NOTHING:
        with weight.moved(factor):
            for place, bot in asked:
                if place.answer(bot) != usual[place.name, bot]:
                    return place.name, bot, factor
    return None


def still_turns(weight: Weight, line: dict[str, Any] | None) -> tuple[str, str, float] | None:
    """The previous result, if it still holds."""
    if line is None:
        return None
    name, bot, factor = line["position"], line["bot"], line["factor"]
    try:
        place = position(name)
    except KeyError:
        return None
    usual = place.answer(bot)
    with weight.moved(factor):
        return (name, bot, factor) if place.answer(bot) != usual else None


def sample(match: str) -> Iterator[Position]:
    """Positions to search: all in flight; while building, every few and the last decisions."""
    built = 0
    for place in positions(match).values():
        built += place.question.kind == "build"
        is_last = isinstance(place.said, dict) and place.said.get("do") == "finish"
        if (
            place.question.kind != "build"
            or is_last
            or built % (5 if match.startswith("1e-IVC") else 15) == 0
        ):
            yield place
        if place.question.kind in ("land", "use") and len(place.state.flying()) > 1:
            yield from (place.with_a_leader(ahead) for ahead in LEADS)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--play", action="store_true", help="play the matches again")
    options = parser.parse_args(argv)
    if options.play or not MATCHES.exists():
        play()
    places = [place for match in PLAYED for place in sample(match)]
    usual: Usual = {}
    print(len(places), "positions", flush=True)
    before = {line["weight"]: line for line in _lines("weights.jsonl")}
    turned: dict[str, Any] = {}
    asked: dict[str, None] = {}
    for weight in weights().values():
        if is_exempt(weight.name) or weight.name in MADE:
            continue
        fitting = [place for place in places if concerns(weight, place)]
        found = still_turns(weight, before.get(weight.name)) or turning(weight, fitting, usual, asked)
        if found is None:
            print("NO POSITION", weight.name, flush=True)
            continue
        turned[weight.name] = {"position": found[0], "bot": found[1], "factor": found[2]}
        asked[found[0]] = None
        print(weight.name, *found, flush=True)
    _write(turned, [*asked, *_of_each_kind(places)])
    return 0


def _of_each_kind(places: list[Position]) -> list[str]:
    counts: dict[tuple[str, str], int] = {}
    found = []
    for place in places:
        key = place.match, place.question.kind
        counts[key] = counts.get(key, 0) + 1
        if counts[key] <= OF_EACH_KIND:
            found.append(place.name)
    return found


def _write(turned: dict[str, Any], names: list[str]) -> None:
    opinions = []
    for number, name in enumerate(sorted(set(names))):
        place = position(name)
        is_flown = place.game.name == "trucker" and place.question.kind not in BUILDING
        looks_ahead = is_flown and number % LOOK_AHEAD_EVERY == 0
        for bot in (*bots_for(place), *(["hard"] if looks_ahead else [])):
            found = [[msgspec.to_builtins(one.action), round(one.value, 3)] for one in place.opinions(bot)]
            opinions.append(
                {"position": name, "kind": place.question.kind, "bot": bot, "opinions": found[:6]}
            )
    _write_lines("weights.jsonl", [{"weight": weight, **found} for weight, found in turned.items()])
    _write_lines("opinions.jsonl", opinions)
    print(len(turned), "weights,", len(opinions), "opinions", flush=True)


def _lines(file: str) -> list[Any]:
    path = FOLDER / file
    return [msgspec.json.decode(line) for line in path.read_bytes().splitlines()] if path.exists() else []


def _write_lines(file: str, lines: list[Any]) -> None:
    (FOLDER / file).write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


if __name__ == "__main__":
    sys.exit(main())
