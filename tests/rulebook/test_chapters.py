"""Chapters are parsed into rules, lists and tables, and mentions become links."""

from starhaul.rulebook.chapters import Block, parse_chapter, texts_of
from starhaul.rulebook.inline import plain

KNOWN = {name: name for name in ("ABC-01", "ABC-02", "ABC-03", "ABC-04", "ABC", "EX-01", "HSE-T1", "HSE-T2")}
SOURCE = """\
# ABC – About cats

Between *rules* and **more**.

### ABC – Stroking

**ABC-01 [1e]** First, see ABC-02…04 and ABC.

**ABC-02 [2e] Title.** Steps:
1. one
2. two, ABC-01

- **ABC-03** Item
  - inner one
  - inner two
- **ABC-04** [both] Other

| ID | text |
|---|---|
| EX-01 | by ABC-01 |
| **HSE-T1** | bold |

Fine print: **HSE-T2** begins inside.
"""


def parsed() -> list[Block]:
    return parse_chapter("abc", SOURCE, KNOWN).blocks


def passage_of(name: str):
    return next(passage for block in parsed() for passage in block.passages if passage.rule == name)


def test_the_title_and_its_code_are_split():
    chapter = parse_chapter("abc", SOURCE, KNOWN)
    assert (chapter.code, chapter.title) == ("ABC", "About cats")
    head = next(block for block in parsed() if block.kind == "head")
    assert (head.code, plain(head.passages[0].spans)) == ("ABC", "Stroking")


def test_rules_have_their_editions_whichever_way_they_are_written():
    assert [passage_of(name).tag for name in ("ABC-01", "ABC-02", "ABC-03", "ABC-04")] == [
        "1e",
        "2e",
        "",
        "both",
    ]


def test_a_title_inside_the_bold_type_stays_bold():
    assert passage_of("ABC-02").spans[0] == ("b", "Title.", "")


def test_every_mention_is_a_link_and_so_is_the_end_of_a_range():
    links = [(text, target) for kind, text, target in passage_of("ABC-01").spans if kind == "r"]
    assert links == [("ABC-02", "ABC-02"), ("04", "ABC-04"), ("ABC", "ABC")]


def test_an_unknown_id_is_plain_text():
    (block,) = parse_chapter("x", "# X\n\nSee ABC-99.\n", KNOWN).blocks
    assert block.passages[0].spans == [("t", "See ABC-99.", "")]


def test_a_list_below_a_rule_belongs_to_it():
    (steps,) = passage_of("ABC-02").inner
    assert steps.kind == "steps"
    assert [plain(row[0]) for row in steps.rows] == ["one", "two, ABC-01"]
    (inner,) = passage_of("ABC-03").inner
    assert [plain(row[0]) for row in inner.rows] == ["inner one", "inner two"]


def test_rows_state_rules_with_and_without_bold_type():
    table = next(block for block in parsed() if block.kind == "table")
    assert [row.rule for row in table.rows] == ["EX-01", "HSE-T1"]
    assert [len(row.cells) for row in table.rows] == [1, 1]


def test_a_rule_may_begin_after_a_sentence():
    assert plain(passage_of("HSE-T2").spans) == "begins inside."


def test_texts_have_everything_but_the_layout():
    texts = {entry.rule: entry.text for entry in texts_of(parsed()) if entry.rule}
    assert texts["ABC-02"] == "Title. Steps: one two, ABC-01"
    assert texts["EX-01"] == "by ABC-01"
