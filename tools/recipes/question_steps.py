"""Missing steps of questions."""

from collections.abc import Iterator

from starhaul.trucker.game import Trucker
from starhaul.trucker.match.questions import QUESTIONS
from tests.locale.test_locale import PACKAGE
from tests.protocol_page import Page
from tools.recipes.steps import ROOT, Step, absent, missing_client_texts, outdated, place
from tools.recipes.web_tables import WEB, keys_in, listed

PAGE = "docs/trucker-protocol.md"
DECLARED = PACKAGE / "trucker" / "match" / "questions.py"
ELSEWHERE = {"build", "break"}
"""Questions with their own screens in the browser."""


def missing() -> Iterator[Step]:
    yield from questions()
    yield from missing_client_texts("client-questions.ftl")
    yield from outdated()


def questions() -> Iterator[Step]:
    asked = Page("trucker-protocol.md", Trucker()).questions
    yield from absent("answers", place(DECLARED), asked, QUESTIONS)
    subjects = {kind for kind, declared in QUESTIONS.items() if declared.about}
    yield from absent("about", place(DECLARED), [kind for kind, names in asked.items() if names], subjects)
    yield from absent(
        "question-row", PAGE, asked, Page("trucker-protocol.md", Trucker()).first_column("Questions")
    )
    put = [kind for kind in asked if kind not in ELSEWHERE]
    screens = WEB / "questions" / "questionkinds.js"
    yield from absent("question-screen", place(screens), put, listed("questions/questionkinds.js", "KINDS"))
    test = "tests/web/question_kinds.test.mjs"
    yield from absent("question-test", test, put, keys_in((ROOT / test).read_text("utf-8"), "ASKED"))
