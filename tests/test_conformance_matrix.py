"""The contract of the kernel, kept by the trucker game in every edition, mode, number of seats and option."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from starhaul.games import config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.conformance import check_game
from starhaul.kernel.log import read_log, replay
from starhaul.trucker import tables
from starhaul.trucker.config import Options
from starhaul.trucker.flow import settlement
from tools.fuzz import CLASS_C, drawn, fuzz, main, plain, with_options

GAME = game_named("trucker")
CONFIGS = (*plain(), *with_options())
GAMES_EACH = 2
FAST_EVERY = 11
"""One configuration in so many is also played in the fast run."""


def name_of(config: dict[str, Any]) -> str:
    rounds = "trek" if config.get("trek") else "-".join(config["rounds"])
    options = "-".join(f"{key}={value}" for key, value in config.get("options", {}).items())
    return f"{config['edition']} {rounds} {config['seats']} {options}".strip()


@pytest.mark.parametrize("config", CONFIGS[::FAST_EVERY], ids=name_of)
def test_the_contract_holds(config: dict[str, Any]):
    check_game(GAME, config_of(GAME, config), games=1, seed="fast")


@pytest.mark.slow
@pytest.mark.parametrize("config", CONFIGS, ids=name_of)
def test_the_contract_holds_in_every_configuration(config: dict[str, Any]):
    tally = check_game(GAME, config_of(GAME, config), games=GAMES_EACH, seed="matrix")
    assert tally.games == GAMES_EACH


def test_the_matrix_is_wide():
    assert len(CONFIGS) * GAMES_EACH >= 200
    assert len(CONFIGS[::FAST_EVERY]) >= 10
    tried = {key for config in CONFIGS for key in config.get("options", {})}
    assert tried == {field.encode_name for field in msgspec.structs.fields(Options)}
    modes = {(config["edition"], *config["rounds"]) for config in CONFIGS}
    classes = {(name, board.class_) for name in tables.EDITIONS for board in tables.boards(name).boards}
    assert classes <= modes
    assert {class_ for config in with_options() for class_ in config["rounds"]} >= set(CLASS_C)


def test_fuzzing_takes_configurations_that_can_be_played(tmp_path: Path):
    draw = Stream(1, "configs")
    for _ in range(300):
        config_of(GAME, drawn(draw))
    assert main(["--games", "4", "--jobs", "1", "--seed", "x", "--folder", str(tmp_path)]) == 0
    assert list(tmp_path.iterdir()) == []
    assert fuzz("x", 1) == fuzz("x", 1)


def test_fuzzing_keeps_the_log_of_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A rule that fails: the last entry of the log is the action on which it did."""
    monkeypatch.setattr(settlement, "book", lambda state, changes: 1 // 0)
    assert main(["--games", "1", "--jobs", "1", "--seed", "x", "--folder", str(tmp_path)]) == 1
    (path,) = tmp_path.iterdir()
    log = read_log(path.read_bytes())
    with pytest.raises(ZeroDivisionError):
        replay(GAME, log)
    replay(GAME, log, upto=len(log.entries) - 1)
