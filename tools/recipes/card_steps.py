"""Missing steps of card kinds and their questions."""

import re
from collections.abc import Iterator

from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.card_kinds import card_flaws
from starhaul.trucker.flow.flight import kind_of
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.events import TruckerEvent
from starhaul.trucker.match.questions import QUESTIONS
from starhaul.trucker.parts.records import CARD_KINDS
from tests.protocol_page import Page
from tests.test_locale import PACKAGE, told, words
from tests.test_scenarios import FOLDER, kinds_in_stories
from tools.recipes.steps import (
    ROOT,
    Step,
    absent,
    missing_client_texts,
    missing_texts,
    open_places,
    outdated,
    place,
)

TRUCKER = PACKAGE / "trucker"
WEB = PACKAGE / "web" / "trucker"
PAGE = "docs/trucker-protocol.md"
ELSEWHERE = {"build", "break"}
"""Questions with their own screens in the browser."""
DRAWN_BY_LINES = {"planets", "combat_zone", "meteor_swarm"}
"""Kinds whose picture is derived from the printed data."""
WITHOUT_FIGURES = {"combat_zone", "meteor_swarm"}
_KEY = re.compile(r'^  (?:"(\w+)[@\w]*"|(\w+)): ', re.MULTILINE)


def missing() -> Iterator[Step]:
    yield from open_places(TRUCKER / "cards")
    yield from _cards()
    yield from _questions()
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


def _questions() -> Iterator[Step]:
    page = Page("trucker-protocol.md", Trucker())
    yield from absent("answers", place(TRUCKER / "match" / "questions.py"), page.questions, QUESTIONS)
    yield from absent("question-row", PAGE, page.questions, page.first_column("Questions"))
    put = [kind for kind in page.questions if kind not in ELSEWHERE]
    screens = WEB / "questions" / "questionkinds.js"
    yield from absent("question-screen", place(screens), put, _listed("questions/questionkinds.js", "KINDS"))
    test = "tests/web/question_kinds.test.mjs"
    yield from absent("question-test", test, put, _keys((ROOT / test).read_text("utf-8"), "ASKED"))


def _texts() -> Iterator[Step]:
    yield from missing_texts("events.ftl", {f"event-{key}" for key in told(TruckerEvent)} | words())
    effects = {f"{family}-{kind}" for family in ("card-text", "inspect-steps") for kind in CARD_KINDS}
    yield from missing_texts("client-cards.ftl", effects)
    yield from missing_client_texts("client-questions.ftl")


def _pictures() -> Iterator[Step]:
    families = _listed("cards/shape.js", "FAMILIES")
    yield from absent("family", place(WEB / "cards" / "shape.js"), CARD_KINDS, families)
    figures = _listed("cards/shape.js", "ROWS") | WITHOUT_FIGURES
    yield from absent("figures", place(WEB / "cards" / "shape.js"), CARD_KINDS, figures)
    drawn = _listed("cards.js", "SCENES") | DRAWN_BY_LINES
    yield from absent("picture", place(WEB / "cards.js"), CARD_KINDS, drawn)


def _listed(file: str, table: str) -> set[str]:
    """The keys of a table of the browser client."""
    return _keys((WEB / file).read_text("utf-8"), table)


def _keys(source: str, table: str) -> set[str]:
    body = re.split(rf"^(?:export )?const {table} = ", source, flags=re.MULTILINE)[1].split("\n}")[0]
    return {quoted or plain for quoted, plain in _KEY.findall(body)}
