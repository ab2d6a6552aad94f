"""One word for each concept: `docs/terms.md` lists it, and the words that are retired."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl

from starhaul.locale import LANGUAGES
from tests.locale.test_locale import FILES, resource
from tools.terms_page import rows, stems

# Czech texts that belong to one edition, or that are about people and tools and not about the game.
OF_ONE_EDITION = re.compile(
    r"(title-(goal|burden)|front-(class-(?!learning)|edition|flight|round|option-(rounds|level))|road-meteor|input-level"
    r"|inspect-level-four|special-|demo-title|help-simulate-rounds|loss-reserve|waiting-invite|help-|settings-|card-|lesson-first-flight-)"
)


def values(language: str) -> Iterator[tuple[str, str]]:
    """Every message without its key, so that only words for players are left."""
    serializer = FluentSerializer()
    for name in FILES:
        for entry in resource(language, name).body:
            if isinstance(entry, ftl.Message):
                entry.comment = None
                yield entry.id.name, serializer.serialize_entry(entry).partition("=")[2]


def test_the_page_has_a_word_for_every_concept_in_every_language():
    assert len(rows()) > 90
    assert [row["concept"] for row in rows() if not all(row[language] for language in LANGUAGES)] == []
    assert len({row["concept"] for row in rows()}) == len(rows())
    assert sum(bool(row[f"retired {language}"]) for row in rows() for language in LANGUAGES) > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_page_is_used(language: str):
    texts = "\n".join(text for _, text in values(language))
    unused = [
        (row["concept"], stem)
        for row in rows()
        for stem in stems(row[language])
        if not re.search(stem, texts, re.IGNORECASE)
    ]
    assert unused == []


# Past forms have a gender in Czech and Polish, and the Czech plural addresses several people.
ADDRESSED = {
    "cs": r"\w+l[iay]? (jste|jsi)\b|\b(jste|jsi) (\w+ )?\w+(li|al|il|el|la)\b",
    "pl": r"\w(łeś|łaś|liście|łyście)\b",
}


@pytest.mark.parametrize(("language", "past"), ADDRESSED.items())
def test_nobody_is_spoken_to_in_a_past_form(language: str, past: str):
    for form in {"cs": ["Vyhráli jste!", "jste tu byli", "zůstal jste"], "pl": ["Wygrałeś!", "byłaś"]}[
        language
    ]:
        assert re.search(past, form), form
    assert [(key, text) for key, text in values(language) if re.search(past, text)] == []


@pytest.mark.many
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_retired_word(language: str):
    retired = [(row["concept"], row[f"retired {language}"]) for row in rows() if row[f"retired {language}"]]
    texts = list(values(language))
    found = [
        (concept, key, text) for concept, words in retired for key, text in texts if re.search(words, text)
    ]
    assert found == []


BUTTONS = {
    "lesson-wrong-read": "lesson-next",
    "building-touch-take": "building-draw",
    "building-sent-back": "building-finish",
    "waiting-invite-code-hint": "front-join-go",
    "data-what": "front-matches",
    "setting-countdown-seconds": "waiting-ready",
}
"""Texts that tell people to press something, and what they are to press."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_is_called_what_it_says(language: str):
    texts = dict(values(language))
    for key, button in BUTTONS.items():
        said, name = texts[key].casefold(), texts[button].strip().casefold()
        assert name in said, (key, name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_level_of_difficulty_has_one_word_on_the_front_page_and_at_the_table(language: str, level: str):
    texts = dict(values(language))
    (word,) = (row[language] for row in rows() if row["concept"] == f"{level} bot")
    # Without the ending, which depends on the word it modifies.
    stem = word[:-1] if len(word) > 4 else word
    for key in (f"front-skill-{level}", f"client-bot-{level}"):
        assert texts[key].strip().casefold().startswith(stem), key


def test_words_of_one_box_stand_only_in_texts_that_know_both():
    forms = [forms for row in rows() for forms in re.findall(r"forms: `(.+)`", row["remarks"])]
    assert len(forms) > 5
    of_one_box = [
        (key, text)
        for key, text in values("cs")
        if "$box" not in text and not OF_ONE_EDITION.match(key)
        for words in forms
        if re.search(words, text)
    ]
    assert of_one_box == []


def test_words_of_the_first_box_are_used():
    texts = "\n".join(text for _, text in values("cs"))
    for row in rows():
        for words in re.findall(r"forms: `(.+)`", row["remarks"]):
            assert re.search(rf"\[first\][^\[]*({words})", texts, re.IGNORECASE), row["concept"]
