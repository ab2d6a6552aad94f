"""docs/walkthrough.md names existing functions, and links to the lines that define them."""

from pathlib import Path

import pytest

from tools.walkthrough import LINK, PAGE, line_of, problems, refreshed

TEXT = PAGE.read_text("utf-8")


def test_every_name_is_defined_where_the_page_says():
    assert list(problems(TEXT)) == []
    assert len(LINK.findall(TEXT)) >= 30


def test_line_numbers_are_current():
    assert refreshed(TEXT) == TEXT, "run `python -m tools.walkthrough`"


@pytest.mark.parametrize(
    ("link", "problem"),
    [
        (
            "[`Hull.fly`](../src/starhaul/trucker/ship/hull.py#L1)",
            "../src/starhaul/trucker/ship/hull.py: no Hull.fly",
        ),
        ("[`Hull`](../src/starhaul/hull.py#L1)", "../src/starhaul/hull.py: no such file"),
        (
            "[`nothing`](../src/starhaul/web/core/connection.js#L1)",
            "../src/starhaul/web/core/connection.js: no nothing",
        ),
    ],
)
def test_a_name_that_is_gone_is_reported(link: str, problem: str):
    assert list(problems(link)) == [problem]


def test_names_are_found_in_python_and_javascript(tmp_path: Path):
    python, script = tmp_path / "a.py", tmp_path / "a.js"
    python.write_text("X = 1\n\n\nclass A:\n    def b(self): ...\n", "utf-8")
    script.write_text(
        "export const x = 1;\nexport class A {\n  b(c) {\n  }\n}\nasync function d() {}\n", "utf-8"
    )
    assert [line_of(name, python) for name in ("X", "A", "A.b", "A.c", "b")] == [1, 4, 5, None, None]
    assert [line_of(name, script) for name in ("x", "A", "A.b", "d", "e")] == [1, 2, 3, 6, None]
