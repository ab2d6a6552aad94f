"""Names and chat messages from outside."""

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.server.table import visitor_text


@pytest.mark.parametrize(
    "name", ["Ann", "Žofie Nováková", "Łucja Żółć", "李小龍", "مريم", "Zoë 👩‍🚀", "नेहा", "a" * 24, "é" * 24]
)
def test_names_of_any_language_stay_as_they_are(name):
    assert visitor_text.name(name) == name


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Ann\u202eLee", "AnnLee"),
        ("Ann\u2066Lee\u2069", "AnnLee"),
        ("A\x00n\x1b[31mn", "An[31mn"),
        ("Ann\u2028Lee", "Ann Lee"),
        ("\u200bAnn\ufeff", "Ann"),
        ("\ue000Ann", "Ann"),
        ("\ud800Ann", "Ann"),
        ("Z" + "\u0301" * 50, "Ź\u0301\u0301"),
        ("Ann\u200d", "Ann"),
    ],
)
def test_what_would_break_a_line_or_hide_a_text_is_left_out(given, kept):
    assert visitor_text.name(given) == kept


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u200b", "\ud800", "\u200d\u200d"])
def test_a_name_has_something_to_see(name):
    with pytest.raises(BadInput, match="name-empty"):
        visitor_text.name(name)


def test_names_and_chat_have_a_length():
    with pytest.raises(BadInput, match="name-too-long"):
        visitor_text.name("a" * 25)
    with pytest.raises(BadInput, match="chat-too-long"):
        visitor_text.chat("a" * 281)
    assert len(visitor_text.chat("a" * 280)) == 280
    with pytest.raises(BadInput, match="chat-empty"):
        visitor_text.chat("\n")


def test_markup_is_only_text():
    assert visitor_text.chat("<img src=x onerror=alert(1)>") == "<img src=x onerror=alert(1)>"
