"""The words of the code are those of docs/glossary.md: one word, one thing."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import starhaul
from starhaul.games import GAMES

PACKAGE = Path(starhaul.__file__).parent
PAGE = (PACKAGE.parents[1] / "docs" / "glossary.md").read_text("utf-8")
ROWS = re.findall(r"^\| ([^|`]+?) \| [^|]+ \| `([\w.]+)` \|$", PAGE, re.MULTILINE)
RETIRED = frozenset(re.findall(r"^\| (\w+) \| [^|]+ \|$", PAGE.split("## Retired")[1], re.MULTILINE)) - {
    "word"
}
WEB = PACKAGE / "web"
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)
WORDS_IN_NAME = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")


def mirrored(kind: str) -> set[str]:
    """The names that every game may use."""
    listed = PAGE.split(f"- {kind}:")[1].split("\n- ")[0].split("\n## ")[0]
    return set(re.findall(r"`(\w+)`", listed))


def sources() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield str(path.relative_to(PACKAGE)), ast.parse(path.read_text("utf-8"))


def classes() -> dict[str, list[str]]:
    found = defaultdict(list)
    for file, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(file)
    return found


def modules() -> dict[str, list[str]]:
    found = defaultdict(list)
    for file, _ in sources():
        if Path(file).stem not in ("__init__", "__main__"):
            found[Path(file).stem].append(file)
    return found


def games_of(files: list[str]) -> list[str]:
    """The game that each file belongs to, by the folders above it."""
    return [next((part for part in Path(file).parts if part in GAMES), "") for file in files]


def is_one_each(games: list[str]) -> bool:
    return "" not in games and len(set(games)) == len(games)


def repeated(found: dict[str, list[str]], mirror: set[str]) -> dict[str, list[str]]:
    """Names that stand for more than one thing; a name in the mirror list may occur once in each game."""
    return {
        name: files
        for name, files in found.items()
        if len(files) > 1 and not (name in mirror and is_one_each(games_of(files)))
    }


def test_a_class_name_means_one_class():
    assert repeated(classes(), mirrored("classes")) == {}


def test_a_module_name_means_one_module():
    assert repeated(modules(), mirrored("modules")) == {}


def test_the_mirror_list_names_nothing_else():
    twice = {name for found in (classes(), modules()) for name, files in found.items() if len(files) > 1}
    assert mirrored("classes") | mirrored("modules") <= twice | {"events"}


@pytest.mark.parametrize(
    ("files", "is_fine"),
    [
        (["trucker/match/state.py", "race/state.py"], True),
        (["trucker/match/state.py", "race/state.py", "server/state.py"], False),
        (["trucker/match/state.py", "trucker/flow/state.py"], False),
    ],
)
def test_mirror_names_belong_to_the_games_alone(files: list[str], is_fine: bool):
    assert (repeated({"State": files}, {"State"}) == {}) is is_fine
    assert repeated({"State": files}, set()) == {"State": files}


def test_every_word_is_carried_by_something_that_exists():
    missing = []
    for word, place in ROWS:
        try:
            import_module(place)
        except ModuleNotFoundError:
            module, _, name = place.rpartition(".")
            if not hasattr(import_module(module), name):
                missing.append(f"{word}: {place}")
    assert not missing
    assert len(ROWS) >= 60
    assert len({word for word, _ in ROWS}) == len(ROWS), "each word once"


def words_in(name: str) -> Iterator[str]:
    """The words of a name, each also in the singular."""
    for word in WORDS_IN_NAME.findall(name):
        yield word.lower()
        yield word.lower().removesuffix("s")


def retired_in(tree: ast.Module) -> set[str]:
    """Names in the code that contain a retired word."""
    names = {
        name
        for node in ast.walk(tree)
        for field in ("id", "attr", "arg", "name")
        if isinstance(name := getattr(node, field, None), str)
    }
    return {name for name in names if RETIRED & set(words_in(name))}


def test_retired_words_stay_retired():
    assert {"prompt", "keeper"} <= RETIRED
    found = {file: names for file, tree in sources() if (names := retired_in(tree))}
    assert found == {}


def scripts() -> list[Path]:
    """Our own modules of the browser client."""
    own = [path.relative_to(WEB) for path in sorted(WEB.rglob("*.js"))]
    return [path for path in own if "vendor" not in path.parts]


def retired_in_script(text: str) -> set[str]:
    """Names, strings and keys in a script that contain a retired word; comments are not checked."""
    code = COMMENT.sub(" ", text)
    return {name for name in re.findall(r"[A-Za-z_$][\w$]*", code) if RETIRED & set(words_in(name))}


def test_a_module_name_means_one_module_in_the_browser():
    found = defaultdict(list)
    for path in scripts():
        if path.stem != "index":
            found[path.stem].append(str(path))
    assert len(found) > 100
    mirror = mirrored("modules of the browser client")
    assert repeated(found, mirror) == {}
    assert mirror <= {name for name, files in found.items() if len(files) > 1}


def test_retired_words_stay_retired_in_the_browser():
    assert [
        str(path) for path in scripts() if RETIRED & {*words_in(path.stem), *map(str.lower, path.parts)}
    ] == []
    found = {
        str(path): names
        for path in scripts()
        if (names := retired_in_script((WEB / path).read_text("utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize("code", ["const prompt = 1;", "isHasty(event)", 't("prompt-undo")', "this.tellings"])
def test_a_retired_word_is_found_in_a_script(code: str):
    assert retired_in_script(code)
    assert not retired_in_script("/** A prompt answer. */ // hasty\nconst url = `https://a`;")


@pytest.mark.parametrize(
    "code", ["def prompt_of(): ...", "class MyPrompt: ...", "x.prompts_of", "f(prompt=1)", "PROMPT = 1"]
)
def test_a_retired_word_is_found(code: str):
    assert retired_in(ast.parse(code))
