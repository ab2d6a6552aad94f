"""Abandoned Ship (CRD-SHIP, RUL-58)."""

from starhaul.trucker.match.actions import Accept, Crew
from starhaul.trucker.parts.records import AbandonedShip
from tests.rules import about, rule
from tests.trucker.cards.fleet import ALIENS, BOTH, CABINS, bare
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

WRECK = AbandonedShip(crew_lost=3, credits=4, days=2)


@rule("CRD-SHIP-01", "RUL-58", "RUL-07")
@BOTH
def test_those_with_enough_crew_are_asked_in_order_until_one_accepts(edition: str) -> None:
    big = yard("III", *CABINS, edition=edition)
    t = Table(big, bare(edition), big, big, at=[5, 9, 8, 7]).play(WRECK)
    assert t.asked == [(2, "use")], "seat 1 has a crew of two"
    t.answer(2, Accept(False))
    assert t.asked == [(3, "use")]
    t.answer(3, Accept(True)).defaults()
    assert [t.crew(seat) for seat in range(4)] == [8, 2, 8, 5]
    assert t.state.credits == [0, 0, 0, 4]


@rule("CRD-SHIP-01")
def test_if_nobody_has_enough_crew_nothing_happens() -> None:
    t = Table(bare(), bare()).play(WRECK)
    assert (t.asked, t.state.credits) == ([], [0, 0])


@rule("CRD-SHIP-02", "FLT-22")
@BOTH
def test_crew_of_the_players_choice_goes_then_credits_then_days(edition: str) -> None:
    t = Table(yard("III", *ALIENS, edition=edition), bare(edition), at=[20, 19]).play(WRECK)
    t.answer(0, Accept(True))
    assert t.state.credits[0] == 0, "first the crew"
    for place in ((6, 7), (7, 7), (8, 7)):
        t.answer(0, Crew(t.cell(*place)))
    assert (t.crew(0), t.state.ships[0].humans()) == (1, 1)
    assert t.state.credits == [4, 0]
    assert t.flight.positions == [17, 19]
    keys = [event.key for event in t.told if event.key in ("crew-gone", "credits-earned", "days-lost")]
    assert keys == ["crew-gone"] * 3 + ["credits-earned", "days-lost"]


@rule("CRD-SHIP-03", "RUL-58")
@about("GIV-05", "GIV-06")
@BOTH
def test_giving_away_the_last_human_is_allowed_and_ends_the_flight_after_the_card(edition: str) -> None:
    t = Table(yard("III", *ALIENS, edition=edition), bare(edition), at=[20, 19])
    t.play(AbandonedShip(crew_lost=2, credits=4, days=2)).answer(0, Accept(True))
    t.answer(0, Crew(t.cell(7, 7))).answer(0, Crew(t.cell(7, 7)))
    assert (t.crew(0), t.state.credits[0]) == (2, 4)
    assert t.seats_told("days-lost") == [0]
    assert t.gave_up == ["no_humans", ""]


@rule("RUL-08", "FLT-09")
def test_on_time_out_it_is_left_alone() -> None:
    big = yard("III", *CABINS)
    t = Table(big, big).play(WRECK).later(60_000).later(60_000)
    assert t.seats_told("declined") == [0, 1]
    assert (t.flight.positions, t.state.credits) == ([20, 17], [0, 0])
