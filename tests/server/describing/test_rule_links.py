"""Every question, event, option, tile and card names the rule that explains it, and the rule exists."""

import pytest
from msgspec import Struct

from starhaul.games import PLUGINS
from starhaul.kernel.form_fields import form_fields
from starhaul.kernel.question_kinds import QuestionKind
from starhaul.race.data.rule_data import cards as race_cards
from starhaul.race.terms import Face
from starhaul.rulebook import book
from starhaul.server.describing import rule_links as module
from starhaul.server.describing.rule_links import rule_links, rule_module
from starhaul.trucker.parts.records import CARD_KINDS
from starhaul.trucker.parts.terms import Kind


@pytest.mark.parametrize("game", PLUGINS)
def test_everything_has_a_rule(game: str):
    lacking = [
        f"{kind} {name}"
        for kind, rules in rule_links(game).items()
        for name, rule in rules.items()
        if not rule
    ]
    assert lacking == [], "name the rule where it is declared"


@pytest.mark.parametrize("game", PLUGINS)
def test_every_rule_exists(game: str):
    unknown = [
        (kind, name, rule)
        for kind, rules in rule_links(game).items()
        for name, rule in rules.items()
        if rule not in book.chapter_of()
    ]
    assert unknown == []


def test_every_tile_card_and_space_is_there():
    trucker, race = rule_links("trucker"), rule_links("race")
    assert set(trucker["tile"]) == {str(kind) for kind in Kind}
    assert set(trucker["card"]) == set(CARD_KINDS)
    assert set(race["face"]) == {str(face) for face in Face}
    assert set(race["card"]) - {"joker"} == {str(record.id) for record in race_cards().bonus.types}


def test_every_option_is_there():
    fields = {field.name for field in form_fields(PLUGINS["trucker"].game.config_type)}
    assert fields <= set(rule_links("trucker")["option"])


def test_a_question_without_a_rule_would_be_named():
    assert QuestionKind(int).rule == ""


def test_an_option_without_a_rule_is_empty(monkeypatch: pytest.MonkeyPatch):
    class Undescribed(Struct):
        quiet: bool = False
        loud: bool = False

    words = {"quiet": "Says nothing.", "loud": "Says something (RUL-01)."}
    monkeypatch.setattr(module, "field_meanings", lambda kind: words)
    assert dict(module._options(Undescribed)) == {"quiet": "", "loud": "RUL-01"}


def test_the_module_of_the_client_is_sorted_and_complete():
    text = rule_module("trucker")
    assert '    "tile-hit": "HIT-17",\n' in text
    assert "export const RULES = {" in text
