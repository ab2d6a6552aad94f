"""Missing steps of card kinds and their questions."""

from collections.abc import Iterator

from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.card_kinds import card_flaws
from starhaul.trucker.flow.flight import kind_of
from starhaul.trucker.match.events import TruckerEvent
from starhaul.trucker.parts.records import CARD_KINDS
from tests.locale.test_locale import PACKAGE, told, words
from tests.test_scenarios import FOLDER, kinds_in_stories
from tools.recipes import event_steps, question_steps
from tools.recipes.steps import (
    Step,
    absent,
    missing_client_texts,
    missing_texts,
    open_places,
    outdated,
    place,
)
from tools.recipes.web_tables import WEB, listed

TRUCKER = PACKAGE / "trucker"
DRAWN_BY_LINES = {"planets", "combat_zone", "meteor_swarm"}
"""Kinds whose picture is derived from the printed data."""
WITHOUT_FIGURES = {"combat_zone", "meteor_swarm"}


def missing() -> Iterator[Step]:
    yield from open_places(TRUCKER / "cards")
    yield from _cards()
    yield from question_steps.questions()
    yield from event_steps.samples()
    yield from _texts()
    yield from _pictures()
    yield from outdated()


def _cards() -> Iterator[Step]:
    for name, kind in CARD_KINDS.items():
        if card_flaws([kind]):
            yield Step("begin", place(TRUCKER / "cards"), name)
    dealt = {kind_of(card) for edition in rule_data.EDITIONS for card in rule_data.cards(edition).cards}
    yield from absent("deck", "src/starhaul/trucker/data/{1e,2e}/cards.json", CARD_KINDS, dealt)
    for edition in rule_data.EDITIONS:
        for name in CARD_KINDS:
            if name not in kinds_in_stories(edition):
                yield Step("story", f"{place(FOLDER)}/{edition}-{name.replace('_', '-')}.json", name)


def _texts() -> Iterator[Step]:
    yield from missing_texts("events.ftl", {f"event-{key}" for key in told(TruckerEvent)} | words())
    yield from missing_texts("client-cards.ftl", {f"card-text-{kind}" for kind in CARD_KINDS})
    yield from missing_texts("client-inspect.ftl", {f"inspect-steps-{kind}" for kind in CARD_KINDS})
    yield from missing_client_texts("client-questions.ftl")


def _pictures() -> Iterator[Step]:
    families = listed("cards/shape.js", "FAMILIES")
    yield from absent("family", place(WEB / "cards" / "shape.js"), CARD_KINDS, families)
    figures = listed("cards/shape.js", "ROWS") | WITHOUT_FIGURES
    yield from absent("figures", place(WEB / "cards" / "shape.js"), CARD_KINDS, figures)
    drawn = listed("cards.js", "SCENES") | DRAWN_BY_LINES
    yield from absent("picture", place(WEB / "cards.js"), CARD_KINDS, drawn)
