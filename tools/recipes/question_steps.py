"""What is missing of questions."""

from collections.abc import Iterator

from starhaul.trucker.game import Trucker
from starhaul.trucker.match.questions import ABOUT, ANSWERS
from tests.protocol_page import Page
from tests.test_locale import PACKAGE
from tools.recipes.steps import ROOT, Step, absent, missing_client_texts, outdated, place
from tools.recipes.web_tables import WEB, keys_in, listed

PAGE = "docs/trucker-protocol.md"
DECLARED = PACKAGE / "trucker" / "match" / "questions.py"
ELSEWHERE = {"build", "break"}
"""Questions that have screens of their own in the browser."""


def missing() -> Iterator[Step]:
    yield from questions()
    yield from missing_client_texts("client-prompts.ftl")
    yield from outdated()


def questions() -> Iterator[Step]:
    asked = Page("trucker-protocol.md", Trucker()).questions
    yield from absent("answers", place(DECLARED), asked, ANSWERS)
    yield from absent("about", place(DECLARED), [kind for kind, names in asked.items() if names], ABOUT)
    yield from absent(
        "question-row", PAGE, asked, Page("trucker-protocol.md", Trucker()).first_column("Questions")
    )
    put = [kind for kind in asked if kind not in ELSEWHERE]
    screens = WEB / "prompts" / "kinds.js"
    yield from absent("question-screen", place(screens), put, listed("prompts/kinds.js", "KINDS"))
    test = "tests/web/question_kinds.test.mjs"
    yield from absent("question-test", test, put, keys_in((ROOT / test).read_text("utf-8"), "ASKED"))
