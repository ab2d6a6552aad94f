"""Lanes follow the rules exactly: each is flown in the engine as well, and compared at every card."""

from random import Random

import pytest

from starhaul.odds import lane_cards, lane_crew, lane_damage, lane_threats
from starhaul.odds.lane_dice import key_of
from starhaul.odds.odds_book import book_of
from tests.effort import effort
from tests.odds.comparing import difference
from tests.odds.random_ships import random_crew

CLASSES = [
    ("2e", "I"), ("2e", "II"), ("2e", "III"), ("1e", "I"), ("1e", "II"), ("1e", "III"), ("1e", "IIIA"),
    ("1e", "IC"), ("1e", "IIC"), ("1e", "IIIC"), ("1e", "IVC"),
]  # fmt: skip
LANES = {1: effort(24, 4600), 2: effort(8, 2300), 4: effort(8, 2300)}
"""For each class; together 100,000 in `make test-long`."""


def flown(edition: str, class_: str, seats: int, lanes: int, seed: int = 1) -> list[str]:
    book, rng = book_of(edition, class_), Random(f"{seed} {edition} {class_} {seats}")
    found = []
    for number in range(lanes):
        ships, dice = random_crew(book, min(seats, book.flight.seats_max), rng)
        difference_found = difference(book, ships, key_of(seed, number), dice)
        if difference_found:
            found.append(f"lane {number}: {difference_found}")
    return found


@pytest.mark.many
@pytest.mark.parametrize("seats", LANES)
@pytest.mark.parametrize(("edition", "class_"), CLASSES)
def test_a_lane_is_a_flight_of_the_engine(edition: str, class_: str, seats: int):
    assert flown(edition, class_, seats, LANES[seats]) == []


@pytest.mark.parametrize(
    ("module", "name", "wrong"),
    [
        (lane_crew, "has_air", lambda *_: True),
        (lane_cards, "infect", lambda *_: None),
        (lane_threats, "is_open", lambda *_: True),
        (lane_damage, "strand_crew", lambda *_: None),
        (lane_damage, "kept_part", lambda ships, lane, me, tiles: tiles),
    ],
)
def test_a_broken_rule_is_noticed(monkeypatch: pytest.MonkeyPatch, module, name: str, wrong):
    """Otherwise equal results would prove nothing."""
    monkeypatch.setattr(module, name, wrong)
    assert flown("1e", "III", 1, 40)
