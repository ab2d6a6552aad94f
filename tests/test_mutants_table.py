"""The table of `make mutants` is up to date with the rules that it breaks."""

from pathlib import Path

import pytest

from tools import mutants
from tools.mutants import (
    ALL,
    BROKEN,
    KILLED,
    ROOT,
    SHIP_TESTS,
    SURVIVED,
    Mutant,
    Tree,
    problems,
    should_notice,
)


def test_every_entry_still_matches_its_file_exactly_once():
    assert problems() == []


def test_the_table_is_large_and_wide():
    assert len(ALL) == len(set(ALL)) >= 60
    folders = [str(Path(mutant.file).parent) for mutant in ALL]
    assert min(map(folders.count, ("ship", "flow", "cards"))) >= 10
    assert len({mutant.file for mutant in ALL}) >= 20


def test_every_mutated_file_is_still_python():
    for mutant in ALL:
        text = (ROOT / mutant.path).read_text("utf-8")
        compile(text.replace(mutant.old, mutant.new), mutant.file, "exec")


def test_the_tests_that_should_notice_are_there():
    assert all((ROOT / "tests" / "trucker" / "ship" / f"test_{name}.py").is_file() for name in SHIP_TESTS)
    assert {name for mutant in ALL for name in should_notice(mutant) if not (ROOT / name).is_file()} == set()


def test_an_entry_that_matches_nothing_or_twice_is_found():
    assert len(problems([Mutant("ship.py", "no such line", ""), Mutant("nothing.py", "x", "y")])) == 2
    assert len(problems([Mutant("ship/ship.py", "return", "yield")])) == 1


@pytest.mark.slow
def test_a_harmless_mutant_survives_a_harmful_one_is_killed_and_nonsense_is_neither(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(mutants, "should_notice", lambda mutant: ["tests/trucker/flow/test_settlement.py"])
    tree = Tree(tmp_path / "tree")
    line = "[max(0, total) for total in totals]"
    assert tree.fate(Mutant("flow/settlement.py", line, line.replace("0, total", "total, 0")), []) == SURVIVED
    assert tree.fate(Mutant("flow/settlement.py", line, "totals"), []) == KILLED
    assert tree.fate(Mutant("flow/settlement.py", line, "nonsense! " + line), []) == BROKEN
