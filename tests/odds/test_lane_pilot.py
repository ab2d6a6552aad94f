"""The pilot of lanes answers like the medium bot: its prices are the same estimates in whole numbers."""

from collections.abc import Callable
from random import Random

import pytest

from starhaul.bots.trucker.flying_outcome import QuickRules
from starhaul.bots.trucker.flying_values import BALANCED
from starhaul.kernel.contract import Action, Question
from starhaul.odds.engine_flight import EngineFlight
from starhaul.odds.engine_lane import LanePilot
from starhaul.odds.lane_dice import key_of
from starhaul.odds.odds_book import book_of
from starhaul.trucker.match.state import State
from tests.effort import effort
from tests.odds.random_ships import random_crew

OPEN_TO_ALL = ("reveal",)
"""The medium bot may give up by choice; the pilot never does."""


def beside_the_bot(answer: Callable[..., Action], agreed: list[bool]) -> Callable[..., Action]:
    rules = QuickRules(BALANCED)

    def answered(self: LanePilot, state: State, question: Question) -> Action:
        mine = answer(self, state, question)
        if question.options is not None and len(question.options) > 1 and question.kind not in OPEN_TO_ALL:
            agreed.append(mine == rules.choose(state, question, question.seat))
        return mine

    return answered


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "least"), [(1, 0.99), (4, 0.97)])
def test_the_pilot_answers_like_the_medium_bot(seats: int, least: float, monkeypatch: pytest.MonkeyPatch):
    agreed: list[bool] = []
    monkeypatch.setattr(LanePilot, "answer", beside_the_bot(LanePilot.answer, agreed))
    for edition, class_ in (("2e", "II"), ("1e", "III"), ("1e", "IVC")):
        book, rng = book_of(edition, class_), Random(8)
        for number in range(effort(24 // seats, 400)):
            ships, dice = random_crew(book, min(seats, book.flight.seats_max), rng)
            for _ in EngineFlight(book, ships, key_of(2, number), dice).play():
                pass
    assert len(agreed) > 100
    assert sum(agreed) / len(agreed) >= least
