"""Records become native classes that behave as the records do, line by line where they were."""

import ast
import importlib
import pickle
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from starhaul.kernel.record_types import dump_record, load_record, load_tagged, replace, struct_of, tag_of
from starhaul.native_build import PURE
from tools.compiled.building import write_sources
from tools.compiled.declarations import Declarations
from tools.compiled.fingerprints import lines
from tools.compiled.rewriting import rewritten

ROOT = Path(__file__).resolve().parent.parent.parent
LIMITS = '''"""Limits."""

NEVER = 7
Seat = int
'''
BASE = '''"""The base."""

from typing import ClassVar

from msgspec import Struct

from sample.limits import NEVER as NEVER, Seat as Seat


class Root(Struct, frozen=True):
    """What all have in common."""

    is_loud: ClassVar[bool] = True


# A comment that belongs to the class.
class Timed(Root, frozen=True, kw_only=True):
    seat: Seat
    until: int = NEVER  # its end
    """A field with a docstring."""

    def later(self, by: int) -> "Timed":
        return Timed(seat=self.seat, until=self.until + by)
'''
LEAVES = '''"""Records of another module.

A docstring — with more than ASCII — in several lines.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, structs

from sample.base import Root, Timed
from sample.plain import Plain


class Ask(
    Timed,
    frozen=True,
    kw_only=True,
    tag="ask",
):
    names: tuple[
        str, ...
    ] = (
        "ein",
        "zwei",
    )

    def answered(self, name: str) -> "Ask":
        return structs.replace(
            self, names=(*self.names, name), until=structs.replace(Do(1, [2]), step=3).step
        )


class Do(Root, frozen=True, tag="do"):
    step: int
    found: list[int]
    about: Mapping[str, Any] = {}

    def proceed(self) -> int:
        raise ValueError("on its line")


class Whole(Struct, omit_defaults=True):
    frames: list[Ask | Do]
    last: Do | None = None
    count: int = 0


def next_of(do: Do, plain: Plain) -> tuple[Do, Plain, Any]:
    other: Any = do
    return structs.replace(do, step=2), structs.replace(plain, x=9), structs.replace(other, step=0)
'''
PLAIN = '''"""Not compiled."""

from msgspec import Struct


class Plain(Struct, frozen=True):
    x: int
'''
SOURCES = {"limits": LIMITS, "base": BASE, "leaves": LEAVES, "plain": PLAIN}


def written(folder: Path, sources: dict[str, str]) -> Path:
    for name, text in sources.items():
        path = folder / "sample" / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def results(folder: Path, *names: str) -> dict[str, str]:
    known = Declarations(folder, [f"sample.{name}" for name in names])
    modules = {name: known.module(f"sample.{name}") for name in names}
    return {name: rewritten(module, known).decode() for name, module in modules.items() if module}


def imported(folder: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    for name in ["sample", *(f"sample.{name}" for name in SOURCES)]:
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.syspath_prepend(str(folder))
    importlib.invalidate_caches()
    return importlib.import_module("sample.leaves")


@pytest.fixture
def native(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The rewritten modules, run as Python: nothing is compiled here."""
    folder = written(tmp_path, SOURCES)
    written(folder, results(folder, "limits", "base", "leaves"))
    return imported(folder, monkeypatch)


@pytest.fixture
def original(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    (tmp_path / "original").mkdir()
    return imported(written(tmp_path / "original", SOURCES), monkeypatch)


def places(text: str) -> list[tuple[str, int]]:
    """Everything that can appear in a traceback, with its line."""
    shown = ast.Return | ast.Raise | ast.ClassDef | ast.FunctionDef
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, shown)]
    named = [(getattr(node, "name", type(node).__name__), node.lineno) for node in nodes]
    return [place for place in named if place[0] != "__init__"]


def test_every_statement_keeps_its_line(tmp_path: Path):
    folder = written(tmp_path, SOURCES)
    for name, text in results(folder, "limits", "base", "leaves").items():
        assert places(text) == places(SOURCES[name])


def test_a_traceback_names_the_line_of_the_original(native: Any):
    with pytest.raises(ValueError, match="on its line") as caught:
        native.Do(1, []).proceed()
    line = caught.traceback[-1].lineno + 1
    assert LEAVES.splitlines()[line - 1].strip() == 'raise ValueError("on its line")'


def test_names_in_inherited_fields_come_from_where_they_are_defined(tmp_path: Path):
    text = results(written(tmp_path, SOURCES), "limits", "base", "leaves")["leaves"]
    assert "; from sample.limits import Seat; from sample.limits import NEVER" in text
    assert "def __init__(self, *, seat: Seat, until: int = NEVER, names: " in text


def test_docstrings_and_class_variables_stay(native: Any):
    assert native.__doc__.startswith("Records of another module.")
    assert native.Root.__doc__ == "What all have in common."
    assert native.Ask.is_loud


def samples(module: Any) -> list[Any]:
    ask, do = module.Ask(seat=1), module.Do(1, [2], about={"a": 1})
    return [
        *(ask, do, module.Whole([ask, do]), module.Whole(frames=[], last=do, count=3)),
        *(ask.answered("drei"), ask.answered("x").until, ask.later(2), *module.next_of(do, module.Plain(1))),
        *(replace(do, step=5), tag_of(module.Ask), struct_of(module.Do).__struct_fields__),
    ]


def test_a_native_record_prints_and_encodes_as_the_struct_does(native: Any, original: Any):
    assert list(map(repr, samples(native))) == list(map(repr, samples(original)))
    assert list(map(dump_record, samples(native))) == list(map(dump_record, samples(original)))
    assert native.Whole.__mro__ != original.Whole.__mro__


def test_a_native_record_is_loaded_as_it_was(native: Any):
    whole = native.Whole([native.Ask(seat=1, names=("x",)), native.Do(2, [3])], native.Do(4, []), 5)

    def refuse(kind: type, value: object) -> Any:
        raise NotImplementedError

    loaded = load_record(dump_record(whole), native.Whole, refuse)
    assert loaded == whole
    assert [type(frame) for frame in loaded.frames] == [native.Ask, native.Do]
    again = load_tagged([{"type": "do", "step": 2, "found": [3]}], native.Ask | native.Do)
    assert again == [native.Do(2, [3])]


def test_records_are_compared_hashed_and_pickled_as_structs_are(native: Any):
    ask = native.Ask(seat=1)
    assert ask == native.Ask(seat=1, until=7) != native.Ask(seat=2)
    assert ask != 1
    assert len({ask, native.Ask(seat=1), native.Ask(seat=2)}) == 2
    with pytest.raises(TypeError, match="unhashable"):
        hash(native.Whole([]))
    assert pickle.loads(pickle.dumps(ask)) == ask


def test_a_mutable_default_is_made_for_each_record(native: Any):
    one, other = native.Do(1, []), native.Do(1, [])
    one.about["x"] = 1
    assert other.about == {}


def test_fields_are_given_as_to_a_struct(native: Any):
    with pytest.raises(TypeError):
        native.Ask(1)
    with pytest.raises(TypeError):
        native.Do(1)


def test_interpreted_code_may_derive_a_record(native: Any):
    class Mine(native.Timed, frozen=True, tag="mine", kw_only=True):
        until: int = 3
        others: list[int] = []  # noqa: RUF012, a record makes a new list of it each time

        def twice(self) -> int:
            return 2 * self.seat

    mine = Mine(seat=4)
    assert (repr(mine), mine.twice(), tag_of(Mine)) == ("Mine(seat=4, until=3, others=[])", 8, "mine")
    assert mine == Mine(seat=4, others=[])
    assert mine.others is not Mine(seat=4).others
    assert dump_record(mine) == b'{"type":"mine","seat":4,"until":3,"others":[]}'
    with pytest.raises(TypeError, match="seat"):
        Mine()


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        (
            "class A(Plain, frozen=True):\n    y: int\n",
            "from sample.plain.Plain, which is not compiled",
        ),
        ("class A(Struct):\n    y: int = field(default_factory=int)\n", "computed for each record"),
        ("class A(Struct): ...\n", "begins on a line of its own"),
        (
            "class A:\n    @functools.cached_property\n    def y(self) -> int:\n        return 1\n",
            "would not cache",
        ),
    ],
)
def test_what_cannot_be_rewritten_is_refused(tmp_path: Path, changed: str, why: str):
    head = '"""X."""\n\nfrom msgspec import Struct, field\nfrom sample.plain import Plain\n\n\n'
    folder = written(tmp_path, {"plain": PLAIN, "a": head + changed})
    with pytest.raises((TypeError, SyntaxError), match=why):
        results(folder, "a")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All our sources, rewritten."""
    folder = tmp_path_factory.mktemp("rewritten")
    subprocess.run(["cp", "-r", ROOT / "src" / "starhaul", folder], check=True)
    write_sources(ROOT / "src", folder)
    return folder


def test_all_our_sources_keep_their_lines(tree: Path):
    for path in (ROOT / "src" / "starhaul").rglob("*.py"):
        text, now = path.read_text("utf-8"), tree.joinpath(path.relative_to(ROOT / "src")).read_text("utf-8")
        assert places(now) == places(text), path


def test_matches_are_the_same_on_the_rewritten_sources(tree: Path):
    done = subprocess.run(
        [sys.executable, "-m", "tools.compiled.fingerprints", PURE, "3"],
        cwd=ROOT,
        env={"PYTHONPATH": str(tree)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == list(lines(3))
