"""Golden matches: what is played and told now is what was played and told when somebody last read it."""

from pathlib import Path

import pytest

from tools.golden import FOLDER, GOLDENS, KEYS, keys, told

LARGEST = 200_000


@pytest.mark.many
@pytest.mark.parametrize("name", GOLDENS)
def test_a_match_is_as_it_was(name: str):
    path = FOLDER / f"{name}.txt"
    assert path.is_file(), "run `make golden`"
    assert told(GOLDENS[name]).splitlines() == path.read_text("utf-8").splitlines()


def test_the_keys_are_as_they_were_on_every_python():
    assert list(keys()) == (FOLDER / KEYS).read_text("utf-8").splitlines(keepends=True)


def test_no_golden_is_idle_or_too_long_to_read():
    files = sorted(Path(FOLDER).iterdir())
    assert {path.name for path in files} == {KEYS, *(f"{name}.txt" for name in GOLDENS)}
    assert [path.name for path in files if path.stat().st_size > LARGEST] == []
