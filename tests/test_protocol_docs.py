"""docs/protocol.md names every action, every question and every event of the trucker game."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import starhaul.trucker
from starhaul.kernel.errors import Refusal
from starhaul.trucker import actions
from starhaul.trucker.board import board_of
from starhaul.trucker.game import Trucker

GAME = Trucker()
PACKAGE = Path(starhaul.trucker.__file__).parent
PAGE = (Path(__file__).parents[1] / "docs" / "protocol.md").read_text("utf-8")
TAGS = {str(kind.__struct_config__.tag) for kind in get_args(actions.Answer)}
EXAMPLES = re.findall(r'`(\{"do".*?\})`', PAGE)


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def rows(title: str) -> list[list[str]]:
    """The cells of a section's table without its head."""
    lines = [line for line in section(title).splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def first_column(title: str) -> list[str]:
    return [row[0].strip("`") for row in rows(title)]


def calls(name: str) -> Iterator[ast.Call]:
    kernel = [PACKAGE.parent / "kernel" / name for name in ("question.py", "presence.py")]
    for path in sorted(
        [*kernel, PACKAGE / "game.py", *PACKAGE.glob("flow/*.py"), *PACKAGE.glob("cards/*.py")]
    ):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name:
                yield node


def prompts() -> Iterator[tuple[str, set[str]]]:
    """The kind of each question and the names in its `about`."""
    for call in calls("Prompt"):
        given = {keyword.arg: keyword.value for keyword in call.keywords}
        kind, about = given["kind"], given.get("about")
        assert isinstance(kind, ast.Constant)
        names = about.keys if isinstance(about, ast.Dict) else []
        yield str(kind.value), {str(name.value) for name in names if isinstance(name, ast.Constant)}


def events() -> dict[str, set[str]]:
    """Keys of events as the code names them, each with the names of its arguments as far as they show."""
    found: dict[str, set[str]] = {}
    for call in calls("Event"):
        names = call.args[1].keys if len(call.args) > 1 and isinstance(call.args[1], ast.Dict) else []
        arguments = {str(name.value) for name in names if isinstance(name, ast.Constant)}
        for node in ast.walk(call.args[0]):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.setdefault(node.value, set()).update(arguments)
    return found


def test_every_action_is_there_once():
    assert sorted(first_column("Actions")) == sorted(TAGS)


def test_every_action_has_an_example_of_its_own():
    assert [json.loads(example)["do"] for example in EXAMPLES] == first_column("Actions")


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_an_action(example: str):
    raw = json.loads(example)
    action = GAME.to_action(0, raw)
    assert action.__struct_config__.tag == raw["do"]
    assert json.loads(msgspec.json.encode(action)) == raw


def test_an_unknown_action_is_refused():
    with pytest.raises(Refusal):
        GAME.to_action(0, {"do": "dance"})


def test_every_question_is_there_once():
    assert sorted(first_column("Questions")) == sorted({kind for kind, _ in prompts()})


def test_every_question_says_what_it_is_about():
    wanted: dict[str, set[str]] = {}
    for kind, names in prompts():
        wanted.setdefault(kind, set()).update(names)
    for kind, _, _, about, _ in rows("Questions"):
        assert wanted[kind.strip("`")] <= set(re.findall(r"`(\w+)`", about)), kind


def test_the_answers_to_a_question_are_actions():
    for _, _, answers, _, _ in rows("Questions"):
        assert set(re.findall(r"`(\w+)`", answers)) - {"manualCheck"} <= TAGS


def test_every_event_is_there_once_with_its_arguments():
    told = {row[0].strip("`"): row[1] for row in rows("Events")}
    assert len(told) == len(rows("Events"))
    for key, arguments in events().items():
        assert key in told
        assert arguments <= set(re.findall(r"`(\w+)`", told[key])), key


def test_no_event_is_invented():
    source = "".join(path.read_text("utf-8") for path in sorted(PACKAGE.parent.rglob("*.py")))
    assert [key for key in first_column("Events") if f'"{key}"' not in source] == []


def test_cells_count_as_the_page_says():
    for edition, class_, formula in (
        ("1e", "II", lambda c, r: (r - 4) * 9 + c - 3),
        ("1e", "IIIA", lambda c, r: (11 - r) * 5 + c - 5),
        ("2e", "II", lambda c, r: (r - 5) * 7 + c - 4),
        ("2e", "III", lambda c, r: (r - 4) * 9 + c - 3),
    ):
        board = board_of(edition, class_)
        assert [formula(*board.place_of(cell)) for cell in range(board.size)] == list(range(board.size))
    assert (board_of("1e", "I").start, board_of("2e", "I").start) == (31, 17)
