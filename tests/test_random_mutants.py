"""`make mutants-random`: what it changes, which tests it runs, and how it counts their results."""

import random
from pathlib import Path

import pytest

from tools.random_mutants import trial
from tools.random_mutants.drawing import STRATA, Mutant, drawn
from tools.random_mutants.places import places_in
from tools.random_mutants.report import table
from tools.random_mutants.trial import KILLED, SURVIVED, UNTESTED, Tree

ROOT = Path(__file__).resolve().parent.parent
MODULE = b'''"""A docstring with 1 number."""

import logging

log = logging.getLogger("x")
Number = int | None
LIMIT: int = 3


def small(number: int, limit: int = LIMIT) -> bool:
    """Another docstring."""
    log.info("asked %d", 4)
    if number < limit and number != 2:
        return f"{number + 1}" == "2"
    return not limit
'''


def changes(source: bytes) -> list[str]:
    return [place.described(source) for place in places_in(source)]


def test_operators_conditions_and_constants_are_changed():
    assert sorted(changes(MODULE)) == [
        "2  →  3",
        "3  →  4",
        "f\"{number + 1}\" == \"2\"  →  (f'{number + 1}' != '2')",
        "not limit  →  (limit)",
        "number != 2  →  (number == 2)",
        "number < limit  →  (number <= limit)",
        "number < limit and number != 2  →  (not (number < limit and number != 2))",
        "number < limit and number != 2  →  (number < limit or number != 2)",
    ]


def test_texts_logging_types_and_docstrings_are_left_alone():
    lines = {place.line for place in places_in(MODULE)}
    assert not lines & {1, 5, 6, 11, 12}


def test_statements_are_deleted_only_where_a_program_is_left():
    source = b"def go(self):\n    self.a = 1\n    self.go()\n    b = 1\n    self.a += b\n"
    deleted = [place.described(source) for place in places_in(source) if place.operator == "delete"]
    assert deleted == ["self.a = 1  →  pass", "self.go()  →  pass", "self.a += b  →  pass"]


@pytest.mark.many
@pytest.mark.parametrize("stratum", STRATA)
def test_every_mutant_is_a_python_program(stratum):
    paths = [path for name in STRATA[stratum] for path in (ROOT / "src/starhaul" / name).rglob("*.py")]
    luck = random.Random(stratum)
    for path in paths:
        source = path.read_bytes()
        found = places_in(source)
        for place in luck.sample(found, min(2, len(found))):
            compile(place.applied_to(source), str(path), "exec")


@pytest.mark.slow
def test_the_same_seed_draws_the_same_mutants_and_another_seed_others():
    one, lines = drawn(ROOT, 60, "a")
    again, _ = drawn(ROOT, 60, "a")
    other, _ = drawn(ROOT, 60, "b")
    assert one == again != other
    assert {mutant.stratum for mutant in one} == set(STRATA) == set(lines)


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    """A small program with a test of its function `larger` and none of `smaller`."""
    monkeypatch.setattr(trial, "COPIED", ("src", "tests"))
    root = tmp_path / "root"
    (root / "src/starhaul/kernel").mkdir(parents=True)
    (root / "src/starhaul/kernel/sizes.py").write_text(
        "def larger(a, b):\n    return a > b\n\n\ndef smaller(a, b):\n    return a < b\n"
    )
    (root / "tests/kernel").mkdir(parents=True)
    (root / "tests/kernel/test_sizes.py").write_text(
        "import sys\nsys.path.insert(0, 'src/starhaul/kernel')\nimport sizes\n\n\n"
        "def test_larger():\n    assert sizes.larger(2, 1) and not sizes.larger(1, 1)\n"
    )
    return Tree(root, tmp_path / "copy")


def mutants_of(tree: Tree) -> list[Mutant]:
    file = Path("src/starhaul/kernel/sizes.py")
    return [Mutant("kernel", file, place) for place in places_in((tree.folder / file).read_bytes())]


@pytest.mark.slow
def test_a_harmful_mutant_is_killed_and_an_unwatched_one_survives(tree):
    larger, smaller = mutants_of(tree)
    tests = ["tests/kernel/test_sizes.py::test_larger"]
    assert tree.fate(larger, tests, slow=False) == KILLED
    assert tree.fate(smaller, tests, slow=False) == SURVIVED
    assert tree.fate(smaller, [], slow=False) == UNTESTED
    assert tree.fate(larger, tests, slow=False) == KILLED, "the source was restored in between"


def test_the_report_weighs_packages_by_their_lines(tree):
    larger, smaller = mutants_of(tree)
    fates = [(larger, KILLED), (smaller, SURVIVED), (larger._replace(stratum="bots"), KILLED)]
    rows = table(fates, {"kernel": 100, "bots": 300, "server": 50})
    assert rows[0].split()[3:8] == ["1", "of", "2", "=", "50%"]
    assert rows[-1].split()[-1] == "87.5%"
    assert len(rows) == 3, "a package without mutants says nothing"
