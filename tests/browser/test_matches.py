"""Whole matches, from the link to the final score."""

import pytest

from tests.browser.hands import MATCH_OVER, Finger, Hands, Keys, Mouse
from tests.browser.visits import LAPTOP, PHONE
from tests.effort import third

LEVEL_II = {
    "edition": "2e",
    "seats": 4,
    "rounds": ["II"],
    "options": {"run_seconds": 4, "reveal_seconds": 4, "decision_seconds": 20},
}
BOTS = ["easy", "medium", "hard"]


@pytest.mark.parametrize(
    ("hands", "size", "language"),
    third([(Mouse, LAPTOP, "en"), (Finger, PHONE, "cs"), (Keys, LAPTOP, "pl")], 1),
)
def test_a_match_of_level_two_against_bots(visits, hands: type[Hands], size, language):
    path = visits.table("trucker", LEVEL_II, BOTS)
    page = visits.open(size, path=path, language=language, touch=hands is Finger)
    person = hands(page)
    person.build(8)
    person.fly()
    page.wait_for_selector(MATCH_OVER)
