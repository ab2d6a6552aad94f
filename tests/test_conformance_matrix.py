"""The contract of the kernel, kept by every game with every mode, number of seats and option."""

from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starhaul.games import GAMES, config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.conformance import check_game
from starhaul.kernel.log import read_log, replay
from starhaul.trucker.data import rule_data
from starhaul.trucker.flow import settlement
from tests.builds import pure_only
from tests.effort import effort
from tools.configs import configs_of
from tools.fuzz import fuzz, main

Tried = tuple[str, dict[str, Any]]
"""A game and one of its configurations."""


def tried(*, plain: bool) -> list[Tried]:
    kinds = [(name, configs_of(name)) for name in GAMES]
    return [(name, config) for name, of in kinds for config in (of.plain() if plain else of.with_options())]


def one_way_each(tried: list[Tried], *but: str) -> list[Tried]:
    """Of neighbours whose configurations differ only in the fields `but`, keep
    one, a different one each time."""
    groups = [list(group) for _, group in groupby(tried, lambda it: (it[0], without(it[1], *but)))]
    return [group[number % len(group)] for number, group in enumerate(groups)]


def without(config: dict[str, Any], *fields: str) -> dict[str, Any]:
    return {key: value for key, value in config.items() if key not in fields}


ALL_PLAIN, ALL_WITH_OPTIONS = tried(plain=True), tried(plain=False)
TRUCKS, RACES = ([it for it in ALL_PLAIN if it[0] == name] for name in ("trucker", "race"))
PLAIN = effort([*one_way_each(TRUCKS, "seats"), *RACES], ALL_PLAIN)
SHORT = [(name, config) for name, config in ALL_WITH_OPTIONS if not config.get("trek")]
"""Options are tried in matches shorter than a Trek of three rounds, except in the long form."""
WITH_OPTIONS = effort(one_way_each(SHORT, "edition", "rounds", "seats", "level"), ALL_WITH_OPTIONS)
CONFIGS = (*PLAIN, *WITH_OPTIONS)
GAMES_EACH = effort({"trucker": (1, 1), "race": (10, 4)}, {"trucker": (2, 1), "race": (60, 10)})
"""Matches of each configuration: without options, and with options."""
FAST = CONFIGS[::8]
"""Some are also played in the fast tests."""


def name_of(tried: Tried) -> str:
    name, config = tried
    rounds = "trek" if config.get("trek") else "-".join(config.get("rounds", ()))
    options = "-".join(f"{key}={str(value)[:20]}" for key, value in config.get("options", {}).items())
    return f"{name} {config.get('edition', '')} {rounds} {config['seats']} {options}".strip()


@pytest.mark.many
@pytest.mark.parametrize("tried", FAST, ids=name_of)
def test_the_contract_holds(tried: Tried):
    game = game_named(tried[0])
    check_game(game, config_of(game, tried[1]), games=1, seed="fast")


@pytest.mark.slow
@pytest.mark.parametrize("tried", CONFIGS, ids=name_of)
def test_the_contract_holds_in_every_configuration(tried: Tried):
    game, number = game_named(tried[0]), GAMES_EACH[tried[0]][tried not in PLAIN]
    tally = check_game(game, config_of(game, tried[1]), games=number, seed="matrix")
    assert tally.games == number


def played(name: str) -> int:
    """How many matches of a game are played: those of the matrix, and those of the fast tests."""
    plain, with_options, fast = (sum(game == name for game, _ in of) for of in (PLAIN, WITH_OPTIONS, FAST))
    return plain * GAMES_EACH[name][0] + with_options * GAMES_EACH[name][1] + fast


def test_the_matrix_is_wide():
    assert played("trucker") >= effort(70, 200)
    assert played("race") >= effort(90, 300)
    assert len(FAST) >= 10
    for name, game in GAMES.items():
        options = {key for of, config in CONFIGS if of == name for key in config.get("options", {})}
        kind = next(f.type for f in msgspec.structs.fields(game.config_type) if f.name == "options")
        assert options == {field.encode_name for field in msgspec.structs.fields(kind)}, name


def test_every_class_is_flown():
    modes = {(config["edition"], *config["rounds"]) for name, config in PLAIN if name == "trucker"}
    classes = {(name, board.class_) for name in rule_data.EDITIONS for board in rule_data.boards(name).boards}
    assert classes <= modes
    assert {config["seats"] for name, config in PLAIN if name == "race"} == {2, 3, 4}


def test_fuzzing_takes_configurations_that_can_be_played(tmp_path: Path):
    draw = Stream(1, "configs")
    for name, game in GAMES.items():
        for _ in range(300):
            config_of(game, configs_of(name).drawn(draw))
    assert main(["--games", "4", "--jobs", "1", "--seed", "x", "--folder", str(tmp_path)]) == 0
    assert list(tmp_path.iterdir()) == []
    assert fuzz("x", 1) == fuzz("x", 1)


@pure_only
def test_fuzzing_keeps_the_log_of_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """With a rule that raises, the last entry of the log is the action that caused it."""
    monkeypatch.setattr(settlement, "book", lambda state, changes: 1 // 0)
    # The seed makes the first match one of the trucker game.
    assert main(["--games", "1", "--jobs", "1", "--seed", "a", "--folder", str(tmp_path)]) == 1
    (path,) = tmp_path.iterdir()
    log = read_log(path.read_bytes())
    with pytest.raises(ZeroDivisionError):
        replay(game_named(log.head.game), log)
    replay(game_named(log.head.game), log, upto=len(log.entries) - 1)
