"""The book is complete in every language, and everything in it that leads somewhere arrives."""

import re
from collections.abc import Iterator

import pytest

from starhaul.data_folder import data_folder
from starhaul.games import PLUGINS
from starhaul.kernel.errors import BadInput
from starhaul.locale import LANGUAGES
from starhaul.rulebook import book
from starhaul.rulebook.book_part import book_part
from starhaul.rulebook.chapters import Block
from starhaul.rulebook.inline import ID, LINK, Span
from tools.citations import ROOT, definitions

TRANSLATED = LANGUAGES[1:]


def files(language: str) -> set[str]:
    return set(data_folder(f"locale/{language}").names("rules", ".md"))


def spans_in(blocks: list[Block]) -> Iterator[Span]:
    for block in blocks:
        for passage in block.passages:
            yield from passage.spans
            for inner in passage.inner:
                yield from (span for row in inner.rows for cell in row for span in cell)
        for cells in (block.head, *(row.cells for row in block.rows)):
            yield from (span for cell in cells for span in cell)


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_has_every_chapter_and_no_other(language: str):
    assert files(language) == files("en")


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("name", book.chapter_names())
def test_every_language_states_the_same_rules_in_the_same_order(language: str, name: str):
    def stated(of: str) -> list[tuple[str, str]]:
        return [(entry.rule, entry.tag) for entry in dict(book.rule_texts(of))[name] if entry.rule]

    assert stated(language) == stated("en")


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_chapter_is_left_in_english(language: str):
    same = [
        name
        for name in book.chapter_names()
        if data_folder(f"locale/{language}").read(f"rules/{name}.md")
        == data_folder("locale/en").read(f"rules/{name}.md")
    ]
    assert same == []


def test_every_rule_of_the_catalogues_is_in_the_book():
    """Except the test cases of the race, which are no rules."""
    wanted = {place.id for place in definitions(ROOT) if not re.fullmatch(r"X\d+", place.id)}
    assert set(book.chapter_of()) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_resolves(language: str):
    for name in book.chapter_names():
        for kind, text, target in spans_in(book.chapter(language, name).blocks):
            if kind == LINK:
                assert target in book.chapter_of(), (name, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_mentioned_is_a_link(language: str):
    lost = [
        (name, found)
        for name in book.chapter_names()
        for kind, text, _ in spans_in(book.chapter(language, name).blocks)
        if kind != LINK
        for found in re.findall(rf"(?<![\w-]){ID}(?![\w-])", text)
    ]
    assert lost == []


def test_every_rule_is_parsed_once():
    for language in LANGUAGES:
        found = [entry.rule for _, entries in book.rule_texts(language) for entry in entries if entry.rule]
        assert sorted(found) == sorted(book.chapter_of())


@pytest.mark.parametrize("game", PLUGINS)
def test_pictures_icons_and_links_of_a_game_lead_to_rules(game: str):
    part = book_part(game)
    named = [*part.PICTURES, *(icon.rule for icon in part.ICONS)]
    named += [rule for rules in part.LINKS.values() for rule in rules.values()]
    assert set(named) <= set(book.chapter_of())
    assert len({icon.name for icon in part.ICONS}) == len(part.ICONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_has_every_chapter_picture_and_icon(language: str):
    index = book.index(language)
    assert [head.name for head in index.chapters] == list(book.chapter_names())
    assert {head.group for head in index.chapters} == set(index.groups)
    assert all(picture.width > 50 and picture.height > 50 for picture in index.pictures.values())
    assert len(index.pictures) > 40
    assert len(index.icons) > 40
    assert {choice.game for choice in index.games} == set(PLUGINS)


def test_scopes_say_which_editions_and_classes_a_chapter_concerns():
    heads = {head.name[:9]: head for head in book.index("en").chapters}
    assert heads["latest-05"].classes == ["IIIC"]
    assert heads["latest-05"].editions == ["1e"]
    assert heads["trucker-1"].classes == []
    assert heads["house-04-"].games == list(PLUGINS)


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("bld-12", "BLD-12"),
        ("HIT-09", "HIT-09a"),
        ("hit-09B", "HIT-09b"),
        ("crd-open", "CRD-OPEN-01"),
        ("X", None),
    ],
)
def test_a_rule_is_found_however_it_is_written(name: str, rule: str | None):
    assert book.resolved(name) == rule


def test_unknown_chapters_and_languages_are_refused():
    with pytest.raises(BadInput, match="rules-no-chapter"):
        book.chapter("en", "trucker-99")
    with pytest.raises(BadInput, match="language-unknown"):
        book.chapter("xx", book.chapter_names()[0])
