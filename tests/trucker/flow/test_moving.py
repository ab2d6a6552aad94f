"""Losing and gaining flight days, and whose turn it is (FLT-01 … FLT-09, RUL-34, RUL-35)."""

import random

import pytest

from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.flight import DoNextCard
from starhaul.trucker.flow.launch import start_space
from starhaul.trucker.flow.moving import order_of
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.actions import Fly, Land
from starhaul.trucker.match.config import Config
from starhaul.trucker.match.track import lapped, moved, ranking
from starhaul.trucker.parts.records import CombatZone, LoseDays, OpenSpace, Planets
from tests.rules import about, rule
from tests.trucker.cards.fleet import BOTH, bare, crew_line, offer
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table


def lose(t: Table, seat: int, days: int) -> None:
    """Only this seat lands on a planet without goods."""
    t.play(offer(days=days))
    while t.asked:
        asked = t.asked[0][0]
        t.answer(asked, Land(0 if asked == seat else None))


def flying(number: int, at: list[int], edition: str = "1e") -> Table:
    return Table(*[bare(edition)] * number, at=at)


def with_deck(*cards: str, edition: str = "1e") -> Table:
    """A flight with these cards, before the first of them."""
    t = Table(yard("I", "7,8 engine:rear 3...", edition=edition), yard("I", edition=edition), at=[5, 6])
    ids = [card.id for card in rule_data.cards(edition).cards]
    t.flight.deck = sorted(ids.index(card) for card in cards)
    t.state.frames.append(DoNextCard())
    return t.settle()


def fly_on(t: Table) -> None:
    for seat, kind in t.asked:
        assert kind == "reveal"
        t.answer(seat, Fly())


@rule("FLT-01")
@BOTH
def test_cards_are_revealed_one_by_one_until_the_last_is_resolved(edition: str) -> None:
    t = with_deck("I-05", "I-13", edition=edition)
    fly_on(t)
    t.reveal("I-05")
    assert t.flight.positions == [7, 6], "seat 0 overtakes; seat 1 has no engines"
    assert t.gave_up == ["", "no_engines"]
    fly_on(t)
    t.reveal("I-13")
    assert t.asked == [(0, "land")], "the card waits for an answer, no other is revealed"
    t.answer(0, Land())
    assert (t.asked, t.rolls()) == ([], False), "that was the last card"
    assert [card["card"] for card in t.heard("card-revealed")] == ["I-05", "I-13"]


@rule("FLT-01", "FLT-03")
def test_the_leader_of_the_next_card_may_be_somebody_else() -> None:
    engines = yard("III", "6,8 engine:rear ....", "8,8 engine:rear ....")
    t = Table(engines, yard("III", "6,8 engine:rear ...."), at=[5, 6]).play(OpenSpace(), offer())
    assert t.flight.positions == [8, 7]
    assert t.asked == [(0, "land")], "led by seat 1 before"


@rule("FLT-02")
@pytest.mark.parametrize(("edition", "class_"), [(e, c) for e in ("1e", "2e") for c in ("I", "II", "III")])
def test_start_number_one_leads_at_launch(edition: str, class_: str) -> None:
    state = Trucker().new(Config(edition=edition, seats=4, rounds=(class_,)), 0)
    spaces = [start_space(state, number) for number in (3, 1, 4, 2)]
    assert ranking(spaces, range(4)) == (1, 3, 0, 2)


@rule("FLT-02", "FLT-03")
def test_the_order_is_that_of_the_rockets_not_of_the_seats() -> None:
    t = flying(4, [5, 9, -2, 7])
    assert order_of(t.state) == (1, 3, 0, 2)
    t.play(offer())
    asked = []
    while t.asked:
        asked.append(t.asked[0][0])
        t.answer(asked[-1], Land())
    assert asked == [1, 3, 0, 2]


@rule("FLT-05", "EX-09", "EX-10")
@BOTH
def test_losing_days_skips_occupied_spaces_without_counting_them(edition: str) -> None:
    blue, green, red = 10, 8, 5
    t = flying(3, [blue, green, red], edition)
    lose(t, 0, 3)
    assert t.flight.positions == [6, 8, 5], "spaces 9, 7, 6: directly ahead of red"
    assert order_of(t.state) == (1, 0, 2)


@rule("FLT-05")
def test_several_occupied_spaces_in_a_row_are_skipped_together() -> None:
    t = flying(4, [10, 9, 8, 7])
    lose(t, 0, 1)
    assert t.flight.positions == [6, 9, 8, 7]


@rule("FLT-06", "EX-43", "CRD-OPEN-02")
@BOTH
def test_gaining_days_overtakes_over_occupied_spaces(edition: str) -> None:
    two = yard("III", "6,8 engine:rear ....", "8,8 engine:rear ....", edition=edition)
    three = yard("III", *(f"{x},8 engine:rear ...." for x in (6, 7, 8)), edition=edition)
    t = Table(two, two, three, at=[5, 4, 3]).play(OpenSpace())
    assert t.flight.positions == [7, 6, 8]


@rule("FLT-07")
def test_never_two_rockets_on_the_same_space() -> None:
    dice = random.Random(7)
    for spaces in (18, 24, 34, 40):
        positions = [9, 5, 2, 0]
        for _ in range(500):
            seat, days = dice.randrange(4), dice.choice([-9, -3, -1, 0, 1, 2, 5, 12])
            positions[seat] = moved(positions, range(4), seat, days, spaces)
            assert len({position % spaces for position in positions}) == 4


@rule("FLT-04", "RUL-34")
@pytest.mark.parametrize(("edition", "spaces"), [("1e", 40), ("2e", 34)])
def test_a_rocket_of_another_lap_occupies_its_space_too(edition: str, spaces: int) -> None:
    t = flying(3, [spaces + 5, 4, 20], edition)
    lose(t, 0, 1)
    assert t.flight.positions == [spaces + 3, 4, 20], "the space of the rocket a lap behind is skipped"
    engine = yard("III", "6,8 engine:rear ....", edition=edition)
    t = Table(engine, engine, at=[spaces + 4, 4]).play(OpenSpace())
    assert t.flight.positions[0] == spaces + 5
    assert t.flight.positions[1] == 6, "going forward it is skipped as well"


@rule("FLT-04", "RUL-34")
def test_days_can_be_lost_over_the_start_line() -> None:
    t = flying(2, [3, 1])
    lose(t, 1, 6)
    assert t.flight.positions == [3, -5]
    lose(t, 0, 4)
    assert t.flight.positions == [-1, -5]
    assert order_of(t.state) == (0, 1), "ranking is by position, not by space"


@rule("RUL-34")
def test_a_rocket_that_has_given_up_leaves_its_space_free() -> None:
    t = flying(3, [10, 9, 8]).gone(1)
    lose(t, 0, 1)
    assert t.flight.positions[0] == 9


@rule("FLT-08", "EX-44", "CRD-PLANETS-06")
@BOTH
def test_of_several_losers_the_one_furthest_back_moves_first(edition: str) -> None:
    t = flying(3, [8, 6, 5], edition).play(Planets(planets=((), ()), days=2))
    t.answer(0, Land(0)).answer(1, Land(1))
    assert t.flight.positions == [6, 3, 5]
    assert t.seats_told("days-lost") == [1, 0]


@rule("FLT-09")
def test_the_days_of_an_offer_are_lost_only_by_the_player_who_takes_it() -> None:
    t = flying(2, [8, 5])
    lose(t, 1, 2)
    assert t.flight.positions == [8, 3]


@rule("FLT-09")
def test_days_named_as_a_penalty_are_lost_without_choice() -> None:
    t = flying(2, [8, 4]).play(CombatZone(rows=(crew_line(LoseDays(2)),)))
    assert not t.asked
    assert t.flight.positions == [6, 4]


@rule("RUL-35", "EX-49")
@about("GIV-10")
def test_a_player_who_is_more_than_a_lap_behind_is_lapped() -> None:
    assert lapped([40, 17, 15], [0, 1, 2], 24) == [2]
    t = Table(*[yard("II", edition="2e")] * 2, at=[40, 17])
    lose(t, 1, 1)
    assert t.flight.positions == [40, 15], "16 is the space of the leader"
    assert t.gave_up == ["", "lapped"]


@rule("RUL-35")
def test_less_than_a_lap_behind_is_not_lapped() -> None:
    t = Table(*[yard("II", edition="2e")] * 2, at=[40, 18])
    lose(t, 1, 1)
    assert t.flight.positions == [40, 17]
    assert t.gave_up == ["", ""]


@rule("RUL-35")
def test_a_rocket_that_has_left_the_track_leads_nobody() -> None:
    assert lapped([60, 40, 15], [1, 2], 26) == []
    assert lapped([60, 40, 15], [], 26) == []


@rule("RUL-06")
def test_rockets_that_move_do_not_change_who_is_asked_next() -> None:
    """Seat 1 overtakes seat 0 by its own announcement; still everybody moves exactly once."""
    fast = yard("III", *(f"{x},8 engine:rear ...." for x in (5, 6, 7, 8)))
    slow = yard("III", "6,8 engine:rear ....")
    t = Table(slow, fast, slow, at=[9, 8, 7]).play(OpenSpace())
    assert t.seats_told("engines-announced") == [0, 1, 2]
    assert t.flight.positions == [10, 13, 8]
