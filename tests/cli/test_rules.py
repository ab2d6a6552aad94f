"""`starhaul rules` shows rules and finds them by words."""

import pytest
from typer.testing import CliRunner

from starhaul.cli.main import app
from starhaul.locale import LANGUAGES


def run(*arguments: str):
    return CliRunner().invoke(app, ["rules", *arguments])


def test_a_rule_is_shown_with_its_chapter_and_edition():
    shown = run("hit-09b", "--lang", "en")
    assert shown.exit_code == 0
    assert shown.output.startswith("HIT-09b [2e] – Threats, hits and damage\n  Cannons pointing")


def test_words_find_rules():
    assert "BLD-24" in run("shield", "directions", "--lang", "en").output


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_contents_are_in_the_language(language: str):
    shown = run("--lang", language)
    assert shown.exit_code == 0
    assert "BLD" in shown.output
    assert len(shown.output.splitlines()) > 46


def test_long_results_say_that_there_are_more():
    assert run("player", "--lang", "en").output.rstrip().endswith("More words find fewer.")


def test_nothing_found_is_an_error_in_words():
    lost = run("zebra", "--lang", "cs")
    assert lost.exit_code == 2
    assert "zebra" in lost.output
