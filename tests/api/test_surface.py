"""What `import starhaul` offers: exactly what docs/api.md promises, typed, and loaded when it is used."""

import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import starhaul
from starhaul import api
from tests.timeouts import scaled

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/api.md").read_text("utf-8")


def test_every_name_is_there_and_no_other():
    public = {
        name for name, value in vars(api).items() if not name.startswith("_") and not inspect.ismodule(value)
    }
    assert set(starhaul.__all__) == public
    assert list(starhaul.__all__) == sorted(starhaul.__all__)
    for name in starhaul.__all__:
        assert getattr(starhaul, name) is getattr(api, name)
    assert set(starhaul.__all__) <= set(dir(starhaul))


def test_no_name_is_that_of_a_module():
    """Importing the module would replace what the name stands for."""
    modules = {path.stem for path in (ROOT / "src/starhaul").iterdir()}
    assert modules & set(starhaul.__all__) == set()


def test_the_page_promises_every_name():
    promised = set(re.findall(r"^\| `(\w+)", PAGE, re.MULTILINE))
    assert promised == set(starhaul.__all__)


def test_the_page_lists_every_method_of_a_match_and_of_a_ship():
    for kind in (starhaul.MatchHandle, starhaul.ShipHandle):
        own = {name for name in vars(kind) if not name.startswith("_")}
        assert own == {name for name in own if re.search(rf"`{name}\b", PAGE)}, kind


def test_an_unknown_name_is_an_error():
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = starhaul.nonsense
    with pytest.raises(ImportError):
        from starhaul import nonsense  # noqa: F401


LOADED = """
import sys
before = set(sys.modules)
import starhaul
starhaul.__version__, dir(starhaul)
print(*sorted(set(sys.modules) - before))
"""


def test_the_import_alone_loads_next_to_nothing():
    done = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True, timeout=scaled(60)
    )
    ours = {name for name in done.stdout.split() if name.startswith("starhaul")}
    assert ours == {"starhaul", "starhaul.native_build"}
    assert "msgspec" not in done.stdout.split()


DOWNSTREAM = """
from typing import assert_type

import starhaul
from starhaul.race.config import Config as RaceConfig
from starhaul.race.view import View as RaceView
from starhaul.trucker.match.state import State as TruckerState
from starhaul.trucker.views.view import View as TruckerView


class First(starhaul.Bot):
    games = ("race",)

    def answer(self, briefing: starhaul.Briefing) -> object:
        question: starhaul.Question = briefing.question
        return question.options[0] if question.options else question.default


def decide(briefing: starhaul.Briefing) -> object:
    return briefing.question.default


match = starhaul.new_match("trucker", seats=2, seed=1)
assert_type(match, starhaul.TruckerMatch)
assert_type(match.state, TruckerState)
assert_type(match.view(0), TruckerView)
race = starhaul.new_match("race", {"seats": 2})
assert_type(race, starhaul.RaceMatch)
assert_type(race.config, RaceConfig)
assert_type(race.fork().view(), RaceView)
assert_type(starhaul.new_match("another"), starhaul.AnyMatch)
result: starhaul.MatchResult = race.play([First, decide])
ships: list[starhaul.ShipHandle] = starhaul.ships_of(match)
scores: list[list[int]] = [one.scores for one in starhaul.simulate("race", bots="easy", matches=2)]
verdict: starhaul.ReplayVerdict = starhaul.verify(race.log())
"""
MISTAKES = """
import starhaul

starhaul.new_match("race").view(0).credits
starhaul.new_match("trucker").play(3)
starhaul.nonsense
"""


def checked(folder: Path, source: str) -> subprocess.CompletedProcess[str]:
    (folder / "program.py").write_text(source, "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(folder / "cache"), "program.py"]
    return subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, timeout=scaled(400)
    )


@pytest.mark.slow
def test_a_program_that_uses_it_passes_a_strict_type_check(tmp_path: Path):
    done = checked(tmp_path, DOWNSTREAM)
    assert done.returncode == 0, done.stdout
    found = checked(tmp_path, MISTAKES).stdout
    assert [int(line.split(":")[1]) for line in found.splitlines() if ": error:" in line] == [4, 5, 6]
