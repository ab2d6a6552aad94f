"""`make golden`: writes golden matches and keys to tests/golden; tests compare them with what is played now.

A golden is the story of a match in English with its result. When rules change on purpose, write them again
and read the difference: it shows what the change does to matches. Every match is played with each generator:
those directly in tests/golden are from before generators had names and prove that old matches still play the
same; the others are in a folder named after their generator. Files in tests/golden/logs are never rewritten.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from starhaul.cli.replay import story
from starhaul.games import config_of, game_named
from starhaul.kernel.chance import CURRENT, GENERATORS, UNNAMED, Stream
from starhaul.kernel.contract import Event
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.locale import Texts
from starhaul.plugins.trucker.commands.demo import play_on

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
FOLDERS = {name: FOLDER if name == UNNAMED else FOLDER / name for name in GENERATORS}
"""The folder of each generator."""
KEYS = "keys.txt"


class Golden(NamedTuple):
    config: dict[str, Any]
    game: str = "trucker"
    seed: int = 1
    careful: bool = False
    """Whether the seats build as in the demonstration, so that the flight is long."""


GOLDENS: dict[str, Golden] = {
    "1e-learning-2": Golden({"edition": "1e", "seats": 2, "rounds": ["learning"]}),
    "1e-I-3-strict": Golden({"edition": "1e", "seats": 3, "rounds": ["I"], "options": {"strictBuild": True}}),
    "1e-I-II-III-2": Golden({"edition": "1e", "seats": 2, "rounds": ["I", "II", "III"]}),
    "1e-III-4-careful": Golden({"edition": "1e", "seats": 4, "rounds": ["III"]}, careful=True),
    "1e-II-2-turns": Golden({"edition": "1e", "seats": 2, "rounds": ["II"], "options": {"build": "turns"}}),
    "1e-II-4-advanced-teams": Golden(
        {"edition": "1e", "seats": 4, "rounds": ["II"], "options": {"teams": "advanced"}}
    ),
    "1e-IC-3": Golden({"edition": "1e", "seats": 3, "rounds": ["IC"]}, careful=True),
    "1e-IIC-4": Golden({"edition": "1e", "seats": 4, "rounds": ["IIC"]}, careful=True),
    "1e-IIIC-2": Golden({"edition": "1e", "seats": 2, "rounds": ["IIIC"]}, careful=True),
    "1e-IVC-3": Golden({"edition": "1e", "seats": 3, "rounds": ["IIC", "IVC"]}, careful=True),
    "2e-learning-3": Golden({"edition": "2e", "seats": 3, "rounds": ["learning"]}),
    "2e-I-2-relaxed": Golden({"edition": "2e", "seats": 2, "rounds": ["I"], "options": {"build": "relaxed"}}),
    "2e-II-4-careful": Golden({"edition": "2e", "seats": 4, "rounds": ["II"]}, careful=True),
    "2e-III-3-rough-roads": Golden(
        {"edition": "2e", "seats": 3, "rounds": ["III"], "options": {"rough_roads": 3}}, careful=True
    ),
    "2e-trek-4": Golden({"edition": "2e", "seats": 4, "trek": True}, careful=True),
    "2e-III-4-manual-teams": Golden(
        {"edition": "2e", "seats": 4, "rounds": ["III"], "options": {"manualCheck": True, "teams": "team"}}
    ),
    "race-2": Golden({"seats": 2}, "race"),
    "race-3": Golden({"seats": 3, "options": {"first": 2, "colours": [["black"], [], ["red"]]}}, "race"),
    "race-4": Golden({"seats": 4}, "race"),
}

MIXED: tuple[Golden, ...] = tuple(
    Golden(config, seed=seed)
    for seed in (1, 2)
    for config in (
        {"edition": "1e", "seats": 2, "rounds": ["learning"]},
        {"edition": "1e", "seats": 4, "rounds": ["I"]},
        {"edition": "1e", "seats": 3, "rounds": ["II"], "options": {"takeBack1e": True, "sharedPiles": True}},
        {"edition": "1e", "seats": 2, "rounds": ["I", "II", "III"]},
        {"edition": "1e", "seats": 4, "rounds": ["III"], "options": {"teams": "team"}},
        {"edition": "2e", "seats": 3, "rounds": ["learning"]},
        {"edition": "2e", "seats": 2, "rounds": ["I"], "options": {"build": "turns"}},
        {"edition": "2e", "seats": 4, "rounds": ["II"], "options": {"predictable": True}},
        {"edition": "2e", "seats": 3, "rounds": ["III"], "options": {"rough_roads": 2}},
        {"edition": "2e", "seats": 2, "trek": True},
        {"edition": "1e", "seats": 2, "rounds": ["IC", "IIIC"]},
        {"edition": "1e", "seats": 3, "rounds": ["IVC"]},
    )
) + tuple(Golden({"seats": seats}, "race", seed) for seed in (1, 2) for seats in (2, 3, 4))
"""Matches of which only the key is recorded."""


def play(golden: Golden, chance: str = CURRENT) -> tuple[Match[Any, Any], list[Event]]:
    game = game_named(golden.game)
    match = Match(game, config_of(game, golden.config), golden.seed, chance)
    draw, events = Stream(match.generator, "players"), list[Event]()
    if golden.careful:
        events += play_on(match, draw)
    else:
        play_random(match, draw, hear=events.extend)
    return match, events


def as_text(golden: Golden, chance: str = CURRENT) -> str:
    """The match as text: configuration, story, scores, key."""
    match, events = play(golden, chance)
    config = msgspec.json.encode(match.config).decode()
    scores = ", ".join(map(str, match.game.scores(match.state)))
    sentences = "".join(story(events, match, Texts("en")))
    end = f"scores: {scores}\nactions: {len(match.entries)}\nkey: {match.key}\n"
    return f"{golden.game} {config} seed {golden.seed}\n\n{sentences}\n{end}"


def keys(goldens: Iterable[Golden] = MIXED, chance: str = CURRENT) -> Iterator[str]:
    """One line for each: final key, number of actions, seed, configuration."""
    for golden in goldens:
        match, _ = play(golden, chance)
        config = msgspec.json.encode(match.config).decode()
        yield f"{match.key} {len(match.entries):5} {golden.seed} {config}\n"


def main() -> None:
    if "--keys" in sys.argv:
        sys.stdout.writelines(keys())
        return
    for chance, folder in FOLDERS.items():
        write(chance, folder)
    print(f"{len(GOLDENS)} matches and {len(MIXED)} keys for each generator: read the difference")


def write(chance: str, folder: Path) -> None:
    folder.mkdir(exist_ok=True, parents=True)
    for path in folder.glob("*.txt"):
        if path.name != KEYS and path.stem not in GOLDENS:
            path.unlink()
    for name, golden in GOLDENS.items():
        (folder / f"{name}.txt").write_text(as_text(golden, chance), encoding="utf-8")
    (folder / KEYS).write_text("".join(keys(chance=chance)), encoding="utf-8")


if __name__ == "__main__":
    main()
