"""Spaces at which no line may break: set when texts are loaded, for terminals and browsers alike."""

import re

import pytest

from starhaul.locale import LANGUAGES, Texts, source
from starhaul.locale.typography import NBSP, ONE_LETTER_WORDS, unbroken
from starhaul.server.http.game_assets import further_text_files, further_texts, text_files, texts
from tests.locale.test_locale import FILES

# As written, and with "~" for a non-breaking space.
SENTENCES = [
    ("cs", "text = Chodí k lodi a zpět", "text = Chodí k~lodi a~zpět"),
    ("cs", "text = V kajutě i v nákladu", "text = V~kajutě i~v~nákladu"),
    ("cs", "text = mluví s { $seat } o palubě", "text = mluví s~{ $seat } o~palubě"),
    ("cs", "text = hodí (z okna) „u stolu“", "text = hodí (z~okna) „u~stolu“"),
    ("cs", "text = za 5 minut, síla 4 %", "text = za 5~minut, síla 4~%"),
    ("cs", "text = loď č. { $ship }", "text = loď č.~{ $ship }"),
    ("cs", "text = oko k-oku { $a -> *[v] v ní }", "text = oko k-oku { $a -> *[v] v~ní }"),
    ("pl", "text = W kabinie i w ładowni z oknem", "text = W~kabinie i~w~ładowni z~oknem"),
    ("pl", "text = statek nr 2 leci o 3 pola", "text = statek nr~2~leci o~3~pola"),
    ("cs", "text = Za { $seconds } s se stane", "text = Za { $seconds }~s~se stane"),
    ("pl", "text = ma go k", "text = ma go k"),
    (
        "pl",
        "text = za { $seconds } s, najwyżej { $memory } MB.",
        "text = za { $seconds }~s, najwyżej { $memory }~MB.",
    ),
    ("en", "text = a ship with 5 engines", "text = a ship with 5 engines"),
]
COUNTED = """text =
    { $number ->
        [one] { $seat } má { $number } dílek.
        [few] { $seat } má { $number } dílky.
       *[other] { $seat } má { $number } dílků ({ $number }).
    }
other = { $number } dílek
"""


@pytest.mark.parametrize(("language", "written", "loaded"), SENTENCES)
def test_short_words_and_numbers_keep_what_follows(language: str, written: str, loaded: str):
    assert unbroken(written, language) == loaded.replace("~", NBSP)


def test_what_a_message_counts_stays_with_its_number():
    loaded = unbroken(COUNTED, "cs").replace(NBSP, "~")
    assert loaded == COUNTED.replace("má { $number } ", "má { $number }~")


@pytest.mark.parametrize("language", LANGUAGES)
def test_loading_twice_changes_nothing(language: str):
    for name in FILES:
        assert unbroken(source(language, name), language) == source(language, name)


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_no_line_of_a_file_ends_in_a_one_letter_word(language: str):
    """A space there could not be bound to the next word."""
    for name in FILES:
        assert re.findall(r".*\s[aikosuvwz]\n +[^\s\[*}.].*", source(language, name), re.IGNORECASE) == [], (
            name
        )


def test_terminals_get_the_spaces():
    assert f"o{NBSP}fialového" in Texts("cs")("event-crew-gone", seat="Ada", who="purple", number=1)
    assert f"3{NBSP}dílky" in Texts("cs")("event-tiles-removed", seat="Ada", number=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_browsers_get_the_files_that_terminals_use(language: str):
    further = [further_texts(language, subject) for subject in further_text_files()]
    handed_out = b"\n".join([texts(language), *further]).decode()
    assert [name for name in text_files() if source(language, f"{name}.ftl") not in handed_out] == []
    assert (NBSP in handed_out) == (language in ONE_LETTER_WORDS)
