"""Golden matches: today's matches and their stories equal the recorded ones that somebody has reviewed."""

from pathlib import Path

import pytest

from starhaul.games import game_named
from starhaul.kernel.chance import UNNAMED
from starhaul.kernel.log import read_log, verify
from tools.golden import FOLDER, FOLDERS, GOLDENS, KEYS, as_text, keys

LARGEST = 200_000
OLD_LOGS = sorted((FOLDER / "logs").iterdir())


@pytest.mark.many
@pytest.mark.parametrize("chance", FOLDERS)
@pytest.mark.parametrize("name", GOLDENS)
def test_a_match_is_as_it_was(name: str, chance: str):
    path = FOLDERS[chance] / f"{name}.txt"
    assert path.is_file(), "run `make golden`"
    assert as_text(GOLDENS[name], chance).splitlines() == path.read_text("utf-8").splitlines()


@pytest.mark.slow
@pytest.mark.parametrize("chance", FOLDERS)
def test_the_keys_are_as_they_were_on_every_python(chance: str):
    assert list(keys(chance=chance)) == (FOLDERS[chance] / KEYS).read_text("utf-8").splitlines(keepends=True)


@pytest.mark.parametrize("path", OLD_LOGS, ids=lambda path: path.stem)
def test_logs_from_before_generators_had_names_replay_and_verify(path: Path):
    log = read_log(path.read_bytes())
    assert b'"chance"' not in path.read_bytes()
    assert log.head.chance == UNNAMED
    verdict = verify(game_named(log.head.game), log)
    assert (verdict.same_key, verdict.fair, verdict.is_over) == (True, True, True)


def test_no_golden_is_idle_or_too_long_to_read():
    for folder in FOLDERS.values():
        files = [path for path in sorted(folder.iterdir()) if path.is_file()]
        assert {path.name for path in files} == {KEYS, *(f"{name}.txt" for name in GOLDENS)}
        assert [path.name for path in files if path.stat().st_size > LARGEST] == []
    assert len(OLD_LOGS) == 3
