"""Checks a page of actions, questions and events against the code, for any game: subclass `PageTests`."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, get_args

import msgspec
import pytest

import starhaul
from starhaul.kernel.contract import Game
from starhaul.kernel.errors import Refusal
from starhaul.kernel.event_records import declared_events, fields_of

DOCS = Path(__file__).parents[1] / "docs"
PACKAGE = Path(starhaul.__file__).parent


class Page:
    """A page in docs/ and the game that it describes."""

    def __init__(self, name: str, game: Game[Any, Any]) -> None:
        self.game = game
        self._text = (DOCS / name).read_text("utf-8")
        answers = [kind for kind in get_args(game.action_type) if isinstance(kind, type)]
        kinds = [kind for kind in answers if issubclass(kind, msgspec.Struct)]
        self.tags = {str(kind.__struct_config__.tag) for kind in kinds}
        self.examples: list[str] = re.findall(r'`(\{"do".*?\})`', self._text)

    def rows(self, title: str) -> list[list[str]]:
        """The cells of a section's table without its header."""
        section = self._text.split(f"\n## {title}\n")[1].split("\n## ")[0]
        lines = [line for line in section.splitlines() if line.startswith("|")][2:]
        return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]

    def first_column(self, title: str) -> list[str]:
        return [row[0].strip("`") for row in self.rows(title)]

    @cached_property
    def questions(self) -> dict[str, set[str]]:
        """The kinds of questions in the code, each with the names in its `about`."""
        found: dict[str, set[str]] = {}
        for call in self._questions():
            given = {keyword.arg: keyword.value for keyword in call.keywords}
            kind, about = given["kind"], given.get("about")
            assert isinstance(kind, ast.Constant)
            names = about.keys if isinstance(about, ast.Dict) else []
            known = {str(name.value) for name in names if isinstance(name, ast.Constant)}
            found.setdefault(str(kind.value), set()).update(known)
        return found

    def _questions(self) -> Iterator[ast.Call]:
        for path in sorted((PACKAGE / self.game.name).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Question":
                    yield node


def words(cell: str) -> set[str]:
    """The words in code type."""
    return set(re.findall(r"`(\w+)`", cell))


class PageTests:
    page: ClassVar[Page]

    def test_every_action_is_there_once(self):
        assert sorted(self.page.first_column("Actions")) == sorted(self.page.tags)

    def test_every_action_has_an_example_of_its_own(self):
        done = [json.loads(example)["do"] for example in self.page.examples]
        assert done == self.page.first_column("Actions")

    def test_the_examples_are_actions(self):
        for example in self.page.examples:
            raw = json.loads(example)
            action = self.page.game.to_action(0, raw)
            assert action.__struct_config__.tag == raw["do"]
            assert json.loads(msgspec.json.encode(action)) == raw

    def test_an_unknown_action_is_refused(self):
        with pytest.raises(Refusal):
            self.page.game.to_action(0, {"do": "dance"})

    def test_every_question_is_there_once(self):
        assert sorted(self.page.first_column("Questions")) == sorted(self.page.questions)

    def test_every_question_says_what_it_is_about(self):
        for kind, _, _, about, _ in self.page.rows("Questions"):
            assert self.page.questions[kind.strip("`")] <= words(about), kind

    def test_the_answers_to_a_question_are_actions(self):
        for _, _, answers, _, _ in self.page.rows("Questions"):
            assert words(answers) - {"manualCheck"} <= self.page.tags

    def test_every_event_is_there_once_with_its_arguments(self):
        """The table is generated from the records; here it is parsed as a reader would read it."""
        rows = {row[0].strip("`"): row[2] for row in self.page.rows("Events")}
        events = declared_events(self.page.game.event_base)
        assert self.page.first_column("Events") == [str(event.__struct_config__.tag) for event in events]
        for event in events:
            assert {field.name for field in fields_of(event)} <= words(rows[str(event.__struct_config__.tag)])
