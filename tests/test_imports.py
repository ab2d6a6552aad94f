"""Imports point down: between the parts of Starhaul, and inside each game and the server."""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from starhaul.games import GAMES as REGISTERED

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "starhaul"

GAMES = {"trucker", "race"}
RULES = {"kernel"} | GAMES
PLAYERS = RULES | {"games", "odds", "bots", "hang_alarm", "plugins.game_plugin", "plugins.lesson_contract"}
EVERYTHING = PLAYERS | {
    "plugins.installed",
    "plugins.packages",
    "plugins.bounded_game",
    "rulebook",
    "chronicle",
    "locale",
    "web",
    "svg",
    "sim",
    "envs",
    "server",
    "remote",
    "interrupts",
    "data_folder",
    "native_build",
}

BELOW: dict[str, set[str]] = {
    "kernel": set(),
    "svg": {"data_folder"},
    "trucker": {"kernel", "svg"},
    "race": {"kernel", "svg"},
    "plugins.game_plugin": {"kernel"},
    "plugins.lesson_contract": {"kernel"},
    "plugins.packages": set(),
    "plugins.bounded_game": {"kernel", "hang_alarm"},
    "plugins.installed": {"kernel", "hang_alarm"},
    "plugins.installed_games": {"kernel", "plugins.game_plugin", "plugins.installed"},
    "hang_alarm": set(),
    "games": {
        "kernel", "plugins.game_plugin", "plugins.installed", "plugins.installed_games",
        "plugins.lesson_contract", "plugins.packages",
    },
    "odds": {"kernel", "trucker", "data_folder"},
    "bots": RULES | {"games", "odds", "hang_alarm", "plugins.installed", "plugins.lesson_contract"},
    "data_folder": set(),
    "locale": {"kernel", "data_folder"},
    "rulebook": {"kernel", "svg", "games", "locale", "data_folder"},
    "chronicle": {"kernel", "games", "locale"},
    "web": set(),
    "sim": PLAYERS | {"locale"},
    "envs": PLAYERS,
    "server": PLAYERS | {
        "plugins.bounded_game", "locale", "rulebook", "chronicle", "svg", "data_folder", "native_build",
    },
    "remote": PLAYERS | {"locale", "server"},
    "interrupts": set(),
    "native_build": set(),
    "cli": EVERYTHING,
    "__main__": {"cli", "interrupts"},
    "plugins": EVERYTHING | {"cli"},
    "plain_parts": EVERYTHING | {"cli"},
    "api": PLAYERS | {"locale", "sim", "plugins"},
}  # fmt: skip
"""What each part may import besides itself. A new part has to be added here."""
PURE = RULES | {"svg", "plugins.game_plugin", "plugins.lesson_contract"}
"""These use the standard library and msgspec, nothing else."""
FOR_ALL = {"msgspec", "mypy_extensions"}
"""The second only for the compiler, which reads flags of classes; it is not imported at run time."""
GENERIC = {
    "kernel", "svg", "games", "locale", "rulebook", "chronicle", "web", "sim", "envs", "server",
    "remote", "cli", "plain_parts",
}  # fmt: skip
"""These get games from `starhaul.games` and import none."""

INSIDE: dict[str, tuple[str, ...]] = {
    "trucker": (
        "parts", "data", "ship", "match", "flow", "cards", "why", "views", "game", "files", "clinic", "draw",
        "hindsight",
    ),
    "race": (
        "terms", "events", "records", "moves", "track", "data", "decks", "config", "actions", "questions",
        "pace", "state", "view", "viewing", "flow", "reach", "starting_places", "game", "scenario", "draw",
    ),
    "server": (
        "metrics", "table_error", "admin_error", "refusal_facts", "house_log", "patches", "update_parts",
        "table_parts", "message_bases", "house_messages", "study_messages", "watching_messages", "wire",
        "settings", "store", "clock", "cluster", "net", "bots", "table", "film", "postcard", "lobby", "admin",
        "http", "process", "describing",
    ),
}  # fmt: skip
"""The packages and modules inside a part, each of which imports only those before it."""

GUARDED = {
    "starhaul": "the names of the API are loaded at first use",
    "starhaul.cli": "loading rich takes time",
    "starhaul.kernel.record_types": "the library of the compiler is not needed to run",
    "starhaul.remote.load.guest": "a guest and its table know each other",
    "starhaul.server.table.commands": "a room calls its commands, which act on it",
    "starhaul.server.table.looking_back": "a room calls this module, which acts on it",
    "starhaul.server.table.watching_commands": "a room calls its commands, which act on it",
    "starhaul.server.table.hurrying": "a room calls this module, which acts on it",
    "starhaul.trucker.parts.records": "type checkers cannot compute the union of all cards",
}
"""The modules that contain something for type checkers alone, and why."""


def part_of(name: str) -> str:
    """The part that a dotted name below `starhaul` belongs to."""
    first, second, *_ = [*name.split(".")[1:], "", ""]
    whole = f"{first}.{second}"
    return whole if whole in BELOW else first


def upward(module: str, imports: Iterable[str]) -> list[str]:
    """The imports that the module must not have."""
    part = part_of(module)
    if part and part not in BELOW:
        return [f"{module}: give {part} its place in BELOW"]
    return [f"{module} imports {name}" for name in sorted(set(imports)) if is_upward(module, part, name)]


def is_upward(module: str, part: str, name: str) -> bool:
    if name.partition(".")[0] != "starhaul":
        top = name.partition(".")[0]
        return part in PURE and top not in FOR_ALL and top not in sys.stdlib_module_names
    target = part_of(name)
    if target not in BELOW:
        # Names such as __version__ belong to the package itself and may be imported anywhere.
        return False
    if target == part:
        return part in INSIDE and is_upward_inside(part, module, name)
    # The package itself makes sure that a compiled build is up to date, and loads the API when it is used.
    allowed = BELOW[part] if part else {"native_build", "api"}
    return target not in allowed or (part in GENERIC and target in GAMES)


def is_upward_inside(part: str, module: str, name: str) -> bool:
    order = INSIDE[part]
    here, there = ([*one.split("."), "", ""][2] for one in (module, name))
    if not here or here == there:
        return False
    if here not in order:
        return True
    return there in order and order.index(there) > order.index(here)


def imported(source: str, package: str) -> Iterator[str]:
    """Full names of everything that a module's source imports, anywhere in it;
    `package` resolves relative imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = package.split(".")
                base = ".".join(parents[: len(parents) - node.level + 1] + ([base] if base else []))
            # `from starhaul import race` imports a part just as `import starhaul.race` does.
            yield from (f"{base}.{alias.name}" for alias in node.names)


def modules() -> Iterator[tuple[str, str, Path]]:
    """Every module of Starhaul: its name, the name of its package, its file."""
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        if parts[-1] == "__init__":
            yield ".".join(parts[:-1]), ".".join(parts[:-1]), path
        else:
            yield ".".join(parts), ".".join(parts[:-1]), path


@pytest.mark.parametrize("part", INSIDE)
def test_every_module_inside_has_its_place(part: str):
    """A module that is not listed could be imported from anywhere."""
    inside = {
        path.stem
        for path in (PACKAGE / part).iterdir()
        if path.suffix == ".py" or (path.is_dir() and (path / "__init__.py").exists())
    }
    assert inside - {"__init__"} == set(INSIDE[part])
    assert len(INSIDE[part]) == len(set(INSIDE[part]))


def test_imports_point_down():
    wrong = []
    for module, package, path in modules():
        wrong += upward(module, imported(path.read_text("utf-8"), package))
    assert not wrong


def test_imports_are_plain_unless_there_is_a_reason():
    """Whatever is behind `TYPE_CHECKING` is missing at run time, and hides an import cycle."""
    found = {module for module, _, path in modules() if "TYPE_CHECKING" in path.read_text("utf-8")}
    assert found == set(GUARDED)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("starhaul.kernel.match", "import starhaul.trucker"),
        ("starhaul.kernel.match", "from starhaul import race"),
        ("starhaul.kernel.match", "def f():\n    from starhaul.bots.greedy import Greedy"),
        ("starhaul.kernel.match", "import rich"),
        ("starhaul.race.flow.turn", "from starhaul.trucker.ship.ship import Ship"),
        ("starhaul.race.flow.turn", "from ...trucker import ship"),
        ("starhaul.trucker.cards.meteors", "from ...locale import text"),
        ("starhaul.trucker.ship.ship", "import numpy as np"),
        ("starhaul.trucker.ship.ship", "from starhaul.trucker.flow.hits import AskAim"),
        ("starhaul.trucker.flow.hits", "from starhaul.trucker import cards"),
        ("starhaul.trucker.novelty.thing", "from starhaul.trucker.parts import terms"),
        ("starhaul.server.net.gate", "from starhaul.server.table.room import Room"),
        ("starhaul.bots.greedy", "from starhaul.server import table"),
        ("starhaul.bots.greedy", "from starhaul.locale import text"),
        ("starhaul.envs.zoo", "import starhaul.sim.batch"),
        ("starhaul.envs.zoo", "import starhaul.locale"),
        ("starhaul.envs.zoo", "from starhaul.plugins.race import coding"),
        ("starhaul.server.table.room", "from starhaul import __version__, cli"),
        ("starhaul.server.table.room", "from starhaul.trucker.match.state import State"),
        ("starhaul.cli.main", "from starhaul.race.game import Race"),
        ("starhaul", "import starhaul.kernel"),
        ("starhaul.novelty", ""),
    ],
)
def test_an_upward_import_is_found(module: str, source: str):
    assert len(upward(module, imported(source, module.rpartition(".")[0]))) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("starhaul.kernel.match", "import json, msgspec\nfrom collections.abc import Iterator"),
        ("starhaul.kernel.match", "from starhaul.kernel import chance\nfrom starhaul import __version__"),
        ("starhaul.trucker.ship.ship", "from ...kernel import chance\nfrom . import geometry"),
        ("starhaul.trucker.cards.meteors", "from starhaul.trucker.flow.hits import DoThreats"),
        ("starhaul.bots.greedy", "import starhaul.race.turn\nimport starhaul.trucker"),
        ("starhaul.sim.batch", "import starhaul.locale, matplotlib"),
        ("starhaul.cli.main", "import typer\nfrom starhaul import sim, server, locale"),
        ("starhaul.plugins.trucker.terminal.story", "from starhaul.cli.files import read_document"),
        ("starhaul.__main__", "from starhaul.cli.main import main"),
    ],
)
def test_a_downward_import_is_allowed(module: str, source: str):
    assert upward(module, imported(source, module.rpartition(".")[0])) == []


def naming(source: str) -> list[str]:
    """Names and strings in a module that are, or contain, the name of a
    game; docstrings may give examples."""
    word = re.compile(rf"(^|[^a-z])({'|'.join(sorted(GAMES))})([^a-z]|$)", re.IGNORECASE)
    tree = ast.parse(source)
    docs = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in docs and isinstance(node.value, str):
            found.append(node.value)
        found += (
            value
            for field in ("id", "attr", "arg", "name")
            if isinstance(value := getattr(node, field, None), str)
        )
    return [text for text in found if word.search(text)]


def is_generic(module: str) -> bool:
    """Bots have generic modules and one package for each game."""
    part, rest = part_of(module), module.split(".")[2:]
    return part in GENERIC or (part == "bots" and rest[:1] != [] and rest[0] not in GAMES)


def test_the_games_are_those_that_are_registered():
    assert set(REGISTERED) == GAMES


def test_no_generic_module_names_a_game():
    """Whatever depends on the game is in its plug-in."""
    generic = [(module, path) for module, _, path in modules() if is_generic(module)]
    assert len(generic) > 100
    found = {module: names for module, path in generic if (names := naming(path.read_text("utf-8")))}
    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        'if game == "race": ...',
        "def trucker_env(): ...",
        "x = f'starhaul.race.{y}'",
        "from a import race_env",
    ],
)
def test_a_module_that_names_a_game_is_found(source: str):
    assert naming(source)
    assert naming('"""A race."""\ntrace = "embrace"\n') == []
