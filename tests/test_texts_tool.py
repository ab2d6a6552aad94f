"""`make texts`: our own texts are in order, and each check finds what it is for."""

import json
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from starhaul.rulebook import book
from starhaul.rulebook.chapters import RuleText
from tools import text_checks, texts
from tools.chapter_checks import chapter_findings
from tools.text_checks import Message, _message, categories
from tools.text_uses import is_used


def message(source: str) -> Message:
    (entry,) = FluentParser().parse(f"key = {source}\n").body
    assert isinstance(entry, ftl.Message)
    return _message(entry)


COUNTED = "{{ $n ->\n    [few] {{ $n }} {few}\n    [many] {{ $n }} {many}\n   *[other] {{ $n }} {other}\n  }}"


@pytest.mark.slow
def test_our_texts_are_in_order(capsys: pytest.CaptureFixture[str]):
    assert texts.main([]) == 0
    assert capsys.readouterr().out == "en: 0 findings; cs: 0 findings; pl: 0 findings\n"


@pytest.mark.parametrize(
    ("check", "language", "text", "original"),
    [
        ("placeholders", "cs", "Loď { $ship }", "Ship { $name }"),
        ("plural_forms", "cs", "{ $n ->\n    [one] loď\n   *[other] lodí\n  }", "ships { $n }"),
        ("same_as_english", "cs", "The cannon fires", "The cannon fires"),
        ("spaces", "cs", "Loď  letí", "The ship flies"),
        ("spaces", "pl", "Statek leci !", "The ship flies!"),
        ("quotes", "cs", "Loď “Modrá”", "Ship “Blue”"),
        ("quotes", "pl", "Statek „Niebieski“", "Ship “Blue”"),
        ("dashes", "cs", "Loď - a nic víc...", "The ship – and nothing more"),
        (
            "length",
            "pl",
            "Bardzo długi tekst, który mówi to samo, ale nie umie skończyć",
            "A short text",
        ),
        ("retired_terms", "pl", "Złącza: dwa złącza", "Connectors"),
        ("terms", "cs", "Nějaká tma", "A black hole"),
        ("register", "cs", "Zkus to znovu", "Try again"),
        ("register", "cs", "Rozhoduješ ty", "You decide"),
        ("register", "cs", "Co tě čeká", "What awaits you"),
        ("ellipses", "en", "Let me think …", "Let me think …"),
        ("fractions", "cs", COUNTED.format(few="dílky", many="dílků", other="dílků"), "tiles"),
        ("fractions", "pl", COUNTED.format(few="kafelki", many="kafelków", other="kafelków"), "tiles"),
    ],
)
def test_a_check_finds_what_it_is_for(check: str, language: str, text: str, original: str):
    found = list(getattr(text_checks, check)(language, message(text), message(original)))
    assert found


def test_a_good_translation_passes_every_check():
    good, original = (
        message("Loď „{ $name }“ má { $n } díly – a letí."),
        message("Ship “{ $name }” has { $n } …"),
    )
    checks = [check for check in text_checks.CHECKS if check.__name__ != "unused"]
    assert [detail for check in checks for detail in check("cs", good, original)] == []


def test_the_captain_says_ty_and_everybody_else_vy():
    informal, polite = message("Teď zkus štěstí."), message("Teď zkuste štěstí, vaše loď čeká.")
    for key, wrong, right in (
        ("front-intro", informal, polite),
        ("lesson-first-flight-goal", polite, informal),
        ("handover-says-last", polite, informal),
    ):
        assert list(text_checks.register("cs", wrong._replace(key=key), wrong)), key
        assert list(text_checks.register("cs", right._replace(key=key), right)) == [], key
    # These only look like verbs and pronouns of the familiar form.
    for words in ("Nejspíš váš", "Ty, které zbyly", "Ti, kdo doletí"):
        assert list(text_checks.register("cs", message(words), message(words))) == []


def test_fractions_may_look_like_five_where_the_words_are_the_same():
    for language, words in (("cs", ("spojení",) * 3), ("pl", ("części",) * 3)):
        counted = message(COUNTED.format(few=words[0], many=words[1], other=words[2]))
        assert list(text_checks.fractions(language, counted, counted)) == []


def test_english_chooses_by_a_number_where_another_language_does():
    key = "question-ui-room-for-humans"
    plain = message("room for { $number } humans")._replace(key=key)
    assert list(text_checks.counted("en", plain, plain)) == ["chooses no form by $number, but cs does"]
    original = text_checks.messages("en")[key]
    assert list(text_checks.counted("en", original, original)) == []


def test_the_chapters_of_the_rule_book_are_checked(monkeypatch: pytest.MonkeyPatch):
    said = (RuleText("BLD-01", "both", "Tu  złącze - albo nie. Punkt."), RuleText("", "", "1.  Dobrze."))
    monkeypatch.setattr(book, "rule_texts", lambda language: (("trucker-02", said),))
    found = [(finding.name, finding.is_error) for finding in chapter_findings("pl")]
    assert found == [
        ("pl rules/trucker-02#BLD-01 retired-terms", True),
        ("pl rules/trucker-02#BLD-01 spaces", False),
        ("pl rules/trucker-02#BLD-01 dashes", False),
    ]


def test_plural_forms_are_those_of_the_language():
    assert categories("en") == {"one", "other"}
    assert categories("cs") == categories("pl") == {"one", "few", "many", "other"}


@pytest.mark.slow
def test_unused_texts_are_found():
    assert is_used("input-no-file")
    assert is_used("kind-cannon")
    assert not is_used("nothing-says-this")


@pytest.mark.slow
def test_findings_end_with_a_status_and_can_be_read_by_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    known = dict(text_checks.messages("cs"))
    known.pop("help-app")
    original = text_checks.messages
    monkeypatch.setattr(text_checks, "messages", lambda one: known if one == "cs" else original(one))
    assert texts.main(["--json"]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert json.loads(line) == {
        "language": "cs",
        "key": "help-app",
        "check": "missing",
        "detail": "there is no text",
        "is_error": True,
    }
