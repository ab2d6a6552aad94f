"""The English chapters of the rule book are those of the catalogues, without what is for developers."""

import re

import pytest

from tools import rulebook
from tools.rulebook_wording import DROPPED_COLUMNS, DROPPED_LINES, INSTEAD, WORDS

REMARKS = re.compile(
    r"`|\.json|\.py\b|\*Test:|\*Basis|\bS[012]\b|\bX[1-3]\b|\[[SEIPDRX]\]"
    r"|\((?:ruling|external)|(?:section|chapter) \d"
)


def test_the_chapters_are_up_to_date():
    assert rulebook.outdated() == [], "run `python -m tools.rulebook --write`"


@pytest.mark.parametrize("name", rulebook.SECTIONS)
def test_no_remark_for_developers_reaches_players(name: str):
    assert REMARKS.findall(rulebook.chapter(name)) == []


@pytest.mark.parametrize("name", INSTEAD)
def test_every_wording_still_replaces_something(name: str):
    catalogue, section = rulebook.SECTIONS[name]
    text = (rulebook.CATALOGUES / f"{catalogue}.md").read_text("utf-8")
    lines = "\n".join(rulebook._section(text, section))
    assert [words for words in INSTEAD[name] if words not in lines] == []


def test_every_word_still_replaces_something(monkeypatch: pytest.MonkeyPatch):
    """Each makes a difference for some chapter, after those before it."""
    with_all = {name: rulebook.chapter(name) for name in rulebook.SECTIONS}
    for words in WORDS:
        monkeypatch.setattr(rulebook, "WORDS", {key: value for key, value in WORDS.items() if key != words})
        assert any(rulebook.chapter(name) != text for name, text in with_all.items()), words


def test_what_is_dropped_is_there():
    everything = "".join(path.read_text("utf-8") for path in rulebook.CATALOGUES.glob("*.md"))
    assert all(f"\n{start}" in everything for start in DROPPED_LINES)
    assert set(DROPPED_COLUMNS) <= set(rulebook.SECTIONS)


@pytest.mark.parametrize(
    ("line", "clean"),
    [
        ("**SET-01 [1e]** Two to four. [S1 First set-up]", "**SET-01 [1e]** Two to four."),
        ("**RUL-06 [both]** Fixed. *Basis: X1 and CRD-OPEN-01.*", "**RUL-06 [both]** Fixed."),
        (
            "- **LM-004** `[S]` The numeral. *Test:* IIC first. `[R]` And so.",
            "- **LM-004** The numeral. And so.",
        ),
        ("## 3 BLD – Building", "# BLD – Building"),
        ("### 9.1 IC / IIC", "### IC / IIC"),
        ("Goods cubes: one player's cube", "crates: one player’s crate"),
        ("An error is found. `[R]` The right too `[D]`.", "A fault is found. The right too."),
        ('It says "should not".', "It says “should not”."),
    ],
)
def test_lines_are_cleaned(line: str, clean: str):
    assert list(rulebook._cleaned(line, "trucker-02-bld-building")) == [clean]


@pytest.mark.parametrize(
    ("line", "clean"),
    [
        ("- **TR-001** Index. [S]", "- **TR-001** Index."),
        ("- **TR-055** Doubled. [S] It cannot. (ruling)", "- **TR-055** Doubled. It cannot."),
        ('- **TR-056** One more. [S] for the space, (ruling) for "not"', "- **TR-056** One more."),
    ],
)
def test_marks_of_the_race_are_removed(line: str, clean: str):
    assert list(rulebook._cleaned(line, "race-05-the-turn")) == [clean]


def test_an_outdated_chapter_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path):
    monkeypatch.setattr(rulebook, "CHAPTERS", tmp_path)
    (tmp_path / "stray.md").touch()
    assert len(rulebook.outdated()) == len(rulebook.SECTIONS) + 1
    monkeypatch.setattr(rulebook, "ROOT", tmp_path)
    assert rulebook.main([]) == 1
    assert rulebook.main(["--write"]) == 0
    assert [path.name for path in rulebook.outdated()] == ["stray.md"]
