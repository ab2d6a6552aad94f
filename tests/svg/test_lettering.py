"""Text as outlines: measured, wrapped, and without fonts."""

import pytest

from starhaul.locale import LANGUAGES, source
from starhaul.svg import text, walk, write
from starhaul.svg.lettering import Spelling, fitted, lettered, letters, width, wrapped
from starhaul.svg.standalone import standalone

FILES = ("wreck", "story", "trucker", "race", "events", "client", "client-front")
"""Where the words of postcards come from."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_an_outline_for_every_letter_of_our_texts(language: str):
    used = {letter for name in FILES for letter in source(language, f"{name}.ftl") if letter.isprintable()}
    known = {chr(int(name.rpartition("-")[2], 16)) for name in letters() if name.startswith("text-")}
    # The Greek letters are codes of tiles in reports, which no sentence contains.
    assert {one for one in used - known if one.isalpha()} == {"ψ", "ω"}
    assert {*"0123456789.,:;!?–…’“”„()+·×"} <= known


def test_a_wide_letter_is_wider_than_a_narrow_one_and_sizes_scale():
    assert width("mm", 20) > 2 * width("i", 20)
    assert width("Starhaul", 40) == pytest.approx(2 * width("Starhaul", 20))
    assert width("Starhaul", 20, "bold") > width("Starhaul", 20, "text")


def test_lines_stay_within_their_room():
    sentence = "Nejneobhospodařovávatelnějšími and other words that do not end"
    lines = wrapped(sentence, 24, 200)
    assert len(lines) == 3
    assert all(width(line, 24) <= 200 for line in lines)
    assert fitted("short", 24, 200) == "short"
    assert fitted("much longer than that", 24, 100).endswith("…")
    assert wrapped("", 24, 200) == []


def test_unbreakable_spaces_hold_and_no_word_is_lost():
    lines = wrapped("one two\u00a0three four", 20, width("two three", 20) + 1)
    assert " ".join(lines).split(" ") == ["one", "two\u00a0three", "four"]


def test_a_letter_without_outline_is_left_to_the_fonts_of_the_system():
    drawn = lettered(0, 0, "A星B", 20, "title")
    foreign = [node for node in walk(drawn) if node.tag == "text"]
    assert [node.children for node in foreign] == [("星",)]
    assert len([node for node in walk(drawn) if node.tag == "use"]) == 2


def test_texts_in_drawings_become_outlines_of_the_same_size():
    spelling = Spelling(
        ".sh-num,.sh-letter{font:700 16px system-ui;text-anchor:middle}\n.sh-big{font-size:34px}"
    )
    small, large = (spelling.outlined(text(5, 9, "12", look)) for look in ("num", "num big"))
    assert all(node.tag != "text" for node in walk(small))
    assert "scale(0.016)" in write(small)
    assert "scale(0.034)" in write(large)
    assert 'transform="translate(5 9)"' in write(large)
    assert f'x="-{width("12", 500, "bold"):g}"' in write(small), "the middle is at the place of the text"


def test_only_letters_that_are_used_are_in_a_document():
    svg = standalone(
        [lettered(0, 0, "abba", 20, "title")],
        (0, 0, 9, 9),
        look="space",
        known=letters(),
        style=lambda looks: "",
        title="",
        description="",
    )
    assert svg.count("<path") == 2
    assert svg.count("<use") == 4
