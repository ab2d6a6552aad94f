"""A rule is written once: bots, environments, views and the client call
the rules instead of repeating them.

Each finder reads source text; the samples below show what it finds. A finder that reports nothing
for a bad sample would be no check.
"""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from starhaul.bots.skill_names import OPPONENTS
from starhaul.trucker.match.questions import QUESTIONS
from starhaul.trucker.parts.terms import Goods, Handicap, Road

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "starhaul"
RULES = ("trucker/match/modifiers.py", "trucker/match/building_status.py", "trucker/flow/building_checks.py")
"""The rules that take public knowledge."""
KNOWLEDGE = ("KnownRound", "KnownBuilding")
LIMITS = {kind.limit for kind in QUESTIONS.values()}
RULE_ID = re.compile(r"[A-Z]{2,4}(-[A-Z]+)?-[A-Z]?\d+")
MOST_TYPES = 6
BENDING = frozenset({*Road, *filter(None, Handicap)})
"""The names of rough roads and handicaps: a module that contains one of them in a string applies its rule."""


def python(*folders: str) -> Iterator[tuple[str, ast.Module]]:
    for folder in folders:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            yield str(path.relative_to(PACKAGE)), ast.parse(path.read_text("utf-8"))


def scripts() -> Iterator[tuple[str, str]]:
    for path in sorted((PACKAGE / "web").rglob("*.js")):
        if "vendor" not in path.parts:
            yield str(path.relative_to(PACKAGE)), path.read_text("utf-8")


@cache
def shared_rules() -> set[str]:
    """The names of all functions that take public knowledge."""
    trees = [ast.parse((PACKAGE / file).read_text("utf-8")) for file in RULES]
    return {
        node.name
        for tree in trees
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.args.args and _takes_knowledge(node.args.args[0])
    }


def _takes_knowledge(argument: ast.arg) -> bool:
    return isinstance(argument.annotation, ast.Name) and argument.annotation.id in KNOWLEDGE


# --- finders -----------------------------------------------------------------------------------------------


def repeated_rules(tree: ast.Module) -> list[str]:
    """Functions, methods and variables named like a rule; fields of records do not count."""
    rules = shared_rules()
    defined = [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    stored = [
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    ]
    return [name for name in (*defined, *stored) if name in rules]


def compared_ids(tree: ast.Module) -> list[str]:
    """Rule IDs in comparisons, as literals or as constants of the module."""
    constants = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    sides = [
        side
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        for side in (node.left, *node.comparators)
    ]
    found = [side.value for side in sides if isinstance(side, ast.Constant)]
    found += [constants.get(side.id) for side in sides if isinstance(side, ast.Name)]
    return [value for value in found if isinstance(value, str) and RULE_ID.fullmatch(value)]


def bending_names(tree: ast.Module) -> list[str]:
    """Rough roads and handicaps as plain strings; a rule cited by a refusal does not count."""
    cited = {
        id(argument)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
        for argument in node.args
    }
    strings = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in cited]
    return [node.value for node in strings if isinstance(node.value, str) and node.value in BENDING]


def two_thirds(tree: ast.Module) -> list[str]:
    """The factor for fine sand."""
    divisions = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.Div | ast.FloorDiv)
        and isinstance(node.right, ast.Constant)
        and node.right.value == 3
    ]
    return [
        ast.unparse(node)
        for node in divisions
        if any(isinstance(part, ast.Constant) and part.value in (2, 2000) for part in ast.walk(node.left))
    ]


def tried_checks(tree: ast.Module) -> list[str]:
    """Functions that try a check and convert its refusal to False."""
    return [
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        for attempt in node.body
        if isinstance(attempt, ast.Try)
        for handler in attempt.handlers
        if isinstance(handler.type, ast.Name)
        and handler.type.id == "Refusal"
        and ast.unparse(handler.body) == "return False"
    ]


def deadlines(tree: ast.Module) -> list[str]:
    """Times to which a number of seconds is added."""
    return [
        ast.unparse(node)
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.Add)
        and isinstance(node.left, ast.Name)
        and node.left.id == "at_ms"
        and ast.unparse(node.right).startswith("1000 *")
    ]


def ladders(tree: ast.Module) -> list[str]:
    """Functions that test for many types one after the other, where a table would do."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return [node.name for node in functions if ast.unparse(node).count("isinstance(") > MOST_TYPES]


CLIENT: dict[str, re.Pattern[str]] = {
    "a rough road or a handicap by name": re.compile(r"[\"'`](" + "|".join(sorted(BENDING)) + r")[\"'`]"),
    "two thirds": re.compile(r"(?<![\d.])2(000)?\s*/\s*3(?![\d.])"),
    "the length of a run": re.compile(r"\bhourglass_(seconds|fields)\b"),
    "which cubes a hold takes": re.compile(r"[!=]==?\s*[\"']R[\"']"),
    "which cube is dearer": re.compile(r"blue:\s*[\"']green[\"']"),
    "a default or a bound of a time limit": re.compile(r"_seconds[\"']?\s*,\s*\d"),
    "the option that limits a question": re.compile(rf"[\"']({'|'.join(sorted(LIMITS))})[\"']"),
    "the skills of bots": re.compile(rf"(?<!dateStyle: )[\"']({'|'.join(OPPONENTS)})[\"']"),
    "the order and the letters of goods": re.compile(
        r"\bR: [\"'](cube-)?red|red: [\"']R[\"']|[\"']RYGB[\"']"
    ),
    "the classes of ships": re.compile(r"\[\s*([\"']learning[\"'],|[\"']I[\"'],\s*[\"']II[\"'])"),
}
"""Values that the server sends and the client must not contain."""


ASKING = ("web/trucker/questions/", "web/race/question.js", "web/race/choice.js", "web/race/choosing.js")
"""Modules of the client that ask questions."""
STORY = re.compile(r"\bstory\.(?:value|peek|at|find\w*|slice)\b|/story\.js|\bthreatOf\b|\.findLast\b")


def story_readers(text: str) -> list[str]:
    """The parts of a module that read past events."""
    return STORY.findall(text)


def client_rules(text: str) -> list[str]:
    return [what for what, pattern in CLIENT.items() if pattern.search(text)]


# --- the code ----------------------------------------------------------------------------------------------


def found_in(finder: Callable[[ast.Module], list[str]], *folders: str) -> dict[str, list[str]]:
    return {file: found for file, tree in python(*folders) if (found := finder(tree))}


def test_the_rules_that_are_shared():
    """Those that used to be repeated in bots, environments and hints."""
    assert shared_rules() >= {
        *("handicap", "has_road", "reserve_slots", "run_ms", "has_hourglass", "chooses_start", "free_starts"),
        *("has_begun", "piles_to_look_at", "may_flip", "may_roll", "takes_back", "takes_turns"),
    }


def test_a_rule_has_one_definition():
    found = found_in(repeated_rules, "bots", "envs", "plugins", "server", "trucker")
    assert {file: names for file, names in found.items() if file not in RULES} == {}


@pytest.mark.parametrize(
    "file", ["bots/trucker/builder.py", "plugins/trucker/coding_answers.py", "trucker/views/hints.py"]
)
def test_users_of_the_rules_of_building_import_them(file):
    imports = {
        alias.name
        for node in ast.walk(ast.parse((PACKAGE / file).read_text("utf-8")))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert len(imports & shared_rules()) >= 3


def test_no_rule_id_is_compared():
    assert found_in(compared_ids, ".") == {}


def test_roads_and_handicaps_are_named_by_their_enums():
    assert set(found_in(bending_names, ".")) == {"trucker/parts/terms.py"}


def test_fine_sand_is_in_one_place():
    found = found_in(two_thirds, "trucker", "bots", "envs", "plugins")
    assert set(found) == {"trucker/match/modifiers.py"}
    assert len(found["trucker/match/modifiers.py"]) == 1


def test_refusals_become_false_in_one_place():
    assert found_in(tried_checks, "trucker/flow", "trucker/match", "trucker/views", "bots", "plugins") == {
        "trucker/flow/building_checks.py": ["allows"]
    }


def test_deadlines_are_counted_in_one_place():
    assert found_in(deadlines, ".") == {"kernel/question_frames.py": ["at_ms + 1000 * limit_seconds"]}


def test_builders_actions_are_looked_up_in_a_table():
    found = found_in(ladders, "trucker/flow")
    assert {file: names for file, names in found.items() if "building" in file} == {}


def test_the_client_repeats_no_rule():
    found = {file: rules for file, text in scripts() if (rules := client_rules(text))}
    assert found == {
        # Generated from the registry of bots.
        "web/core/constants.js": ["the skills of bots"],
        "web/trucker/data.js": ["the order and the letters of goods"],
        # Generated: options by name, with the rules that explain them.
        "web/trucker/ruleids.js": ["a rough road or a handicap by name"],
    }


def test_the_client_has_the_goods_of_the_rules():
    text = (PACKAGE / "web" / "trucker" / "data.js").read_text("utf-8")
    assert re.findall(r'(\w): "(\w+)"', text) == [(colour[0].upper(), colour.value) for colour in Goods]


def test_questions_of_the_client_do_not_read_the_story():
    """A question carries its whole subject: no code searches past events for it."""
    asking = [entry for entry in scripts() if entry[0].startswith(ASKING)]
    assert len(asking) > 15
    assert {file: found for file, text in asking if (found := story_readers(text))} == {}


# --- samples of what would be found ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("finder", "sample"),
    [
        (repeated_rules, "class Site:\n    def has_hourglass(self): return True"),
        (repeated_rules, "free_starts = [1, 2]"),
        (compared_ids, 'if handicap(state, seat) == "HSE-T1": pass'),
        (compared_ids, '_LOOSE = "CHK-08"\nwrong = fault.rule != _LOOSE'),
        (compared_ids, 'x = rule in ("CRD-SHIP-01", rule) or rule == "CRD-SHIP-01"'),
        (bending_names, 'last = 1 if "closed_archive" in view.roads else 3'),
        (bending_names, 'NO_RESERVE = "HSE-T5"'),
        (two_thirds, "ms = seconds * 2000 // 3"),
        (two_thirds, "turns = -(-turns * 2 // 3)"),
        (two_thirds, "share = 2 / 3"),
        (tried_checks, "def may():\n    try:\n        check()\n    except Refusal:\n        return False"),
        (deadlines, "until = at_ms + 1000 * limit if limit else NEVER"),
        (ladders, "def do(a):\n" + "".join(f"    if isinstance(a, A{n}): pass\n" for n in range(7))),
    ],
)
def test_a_repetition_is_found(finder, sample):
    assert finder(ast.parse(sample))


@pytest.mark.parametrize(
    ("finder", "sample"),
    [
        (repeated_rules, "from rules import has_hourglass\nhas_hourglass(site)"),
        (compared_ids, 'raise Refusal("pile-closed", "HSE-T6")'),
        (bending_names, 'raise Refusal("pile-closed", "HSE-T6")'),
        (two_thirds, "half = turns * 2 // 4"),
        (tried_checks, "def may():\n    try:\n        check()\n    except Refusal:\n        raise"),
        (deadlines, "until = deadline(state, at_ms)"),
        (ladders, "def do(a):\n    if isinstance(a, A): pass"),
    ],
)
def test_what_is_no_repetition(finder, sample):
    assert finder(ast.parse(sample)) == []


@pytest.mark.parametrize(
    ("sample", "rule"),
    [
        ('view.roads?.includes("fine_sand")', "a rough road or a handicap by name"),
        ("ms * (isFine ? 2 / 3 : 1)", "two thirds"),
        ("data().editions[edition].hourglass_seconds", "the length of a run"),
        ('cube !== "R" || hold.isSpecial', "which cubes a hold takes"),
        ('({ blue: "green", green: "yellow" })', "which cube is dearer"),
        ('reveal: ["reveal_seconds", 12]', "a default or a bound of a time limit"),
        ('limits: { reveal: "reveal_seconds" }', "the option that limits a question"),
        ('const OPPONENTS = ["easy", "medium"]', "the skills of bots"),
        ('ways: ["learning", "I", "II"]', "the classes of ships"),
        ('const CUBES = { R: "cube-red" }', "the order and the letters of goods"),
        ('const LEVEL_NAMES = ["I", "II", "III", "IV"]', "the classes of ships"),
    ],
)
def test_a_rule_in_the_client_is_found(sample, rule):
    assert rule in client_rules(sample)


@pytest.mark.parametrize(
    "sample",
    [
        "const last = session.director.story.value.findLast(isThreat)",
        'import { storyLines } from "../story.js";',
        "for (const line of story.value) look(line);",
    ],
)
def test_a_question_that_reads_the_story_is_found(sample):
    assert story_readers(sample)
