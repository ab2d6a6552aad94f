"""Rules are found by words, in every language, with and without accents."""

import pytest

from starhaul.rulebook.search import MOST_FOUND, found


@pytest.mark.parametrize(
    ("language", "query", "rule"),
    [
        ("en", "single double forbidden", "BLD-12"),
        ("en", "shie cove direct", "BLD-24"),
        ("cs", "pripojk jednoducha", "BLD-12"),
        ("pl", "polacz odslon", "BLD-29"),
        ("pl", "Połącz odsłon", "BLD-29"),
    ],
)
def test_words_are_found_by_their_beginnings(language: str, query: str, rule: str):
    assert rule in [one.entry.rule for one in found(language, query)]


def test_an_id_means_that_rule():
    (only,) = found("en", " hit-08 ")
    assert only.entry.rule == "HIT-08"


def test_all_words_must_be_there_and_nothing_finds_nothing():
    assert found("en", "shield zebra") == []
    assert found("en", "  !? ") == []


def test_the_number_of_results_is_limited():
    assert len(found("en", "a")) == MOST_FOUND


def test_a_whole_word_comes_before_its_beginning():
    texts = [one.entry.text.lower() for one in found("en", "engine")]
    assert "engine" in texts[0]
    assert len(found("en", "x" * 10_000)) == 0
