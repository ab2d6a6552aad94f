"""Losing crew, paying batteries, earning credits (FLT-18 … FLT-22, RUL-42, RUL-43, RUL-89, RUL-90)."""

import pytest

from starhaul.trucker.match.actions import Accept, Battery, Cannons, Crew, Defend, Engines
from starhaul.trucker.parts.records import (
    AbandonedShip,
    AbandonedStation,
    CombatRow,
    CombatZone,
    LoseCrew,
    LoseDays,
    MeteorSwarm,
    OpenSpace,
    Sabotage,
)
from tests.rules import about, rule
from tests.trucker.cards.fleet import (
    ALIENS,
    BLUE,
    BOTH,
    CABINS,
    bare,
    crew_line,
    large,
    slavers,
    small,
    under_fire,
)
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table


def loser(*lines: str, crew: int, edition: str = "1e") -> Table:
    """Seat 0 is alone and is beaten by slavers."""
    t = Table(yard("III", *lines, edition=edition), bare(edition)).gone(1)
    return t.play(slavers(9, crew))


# --- crew --------------------------------------------------------------------------------------------------


@rule("FLT-18")
@BOTH
def test_humans_or_aliens_from_any_cabin_as_the_owner_likes(edition: str) -> None:
    t = loser(*ALIENS, crew=3, edition=edition)
    left, middle, right = (t.cell(x, 7) for x in (6, 7, 8))
    assert t.options(0) == [Crew(left), Crew(middle), Crew(right)]
    t.answer(0, Crew(right)).answer(0, Crew(middle))
    assert t.refused(0, Crew(right)) == "not-an-option"
    t.answer(0, Crew(middle))
    crew = t.state.ships[0].crew
    assert (crew[left] > 2, crew[middle], crew[right]) == (True, 0, 0)
    assert [(gone["number"], gone["who"]) for gone in t.heard("crew-gone")] == [
        (1, "brown"),
        (1, "human"),
        (1, "human"),
    ]


@rule("FLT-18")
def test_from_a_single_cabin_nothing_is_to_be_chosen() -> None:
    t = loser("7,7 start humans=2", crew=1)
    assert not t.asked
    assert t.crew(0) == 1


@rule("FLT-19")
@BOTH
def test_a_player_who_has_too_few_loses_all(edition: str) -> None:
    t = loser(*ALIENS, crew=5, edition=edition)
    assert not t.asked
    assert t.crew(0) == 0
    assert t.heard("crew-gone") == [{"seat": 0, "number": 4, "who": "crew"}]
    t = loser("7,7 start humans=1", crew=5, edition=edition)
    assert t.heard("crew-gone") == [{"seat": 0, "number": 1, "who": "human"}]


@rule("FLT-20")
@BOTH
def test_an_alien_counts_in_every_crew_count(edition: str) -> None:
    """Two humans and two aliens against three humans."""
    aliens = yard("III", *ALIENS, edition=edition)
    three = yard("III", "7,7 start humans=2", "6,7 cabin 1211 humans=1", edition=edition)
    t = Table(aliens, three).play(CombatZone(rows=(crew_line(LoseDays(1)),)))
    assert t.seats_told("days-lost") == [1]
    t = Table(aliens, three).play(Sabotage())
    assert t.seats_told("sabotaged") == [1]
    t = Table(aliens, three).play(AbandonedStation(crew_required=4, goods=(BLUE,), days=1))
    assert t.asked == [(0, "use")]


@rule("FLT-20", "RUL-58")
def test_an_alien_can_be_given_away_like_a_human() -> None:
    t = Table(yard("III", *ALIENS), bare()).play(AbandonedShip(crew_lost=4, credits=6, days=1))
    t.answer(0, Accept(True))
    assert (t.crew(0), t.state.credits[0]) == (0, 6)
    t = loser(*ALIENS, crew=1)
    t.answer(0, Crew(t.cell(6, 7)))
    assert (t.crew(0), t.state.ships[0].humans()) == (3, 2)


@rule("RUL-08")
def test_by_default_humans_go_first_from_the_fullest_cabin() -> None:
    lines = ("7,7 start humans=1", "6,7 cabin 1211 humans=2", "5,7 cabin .... humans=2")
    t = loser(*lines, crew=2)
    assert t.question(0).default == Crew(t.cell(5, 7)), "of equals the first in reading order"
    t.later(60_000)
    assert t.question(0).default == Crew(t.cell(6, 7))


@rule("RUL-08")
def test_by_default_the_last_human_never_goes_while_an_alien_is_left() -> None:
    t = loser(*ALIENS, crew=3)
    for place in ((7, 7), (6, 7), (8, 7)):
        assert t.question(0).default == Crew(t.cell(*place))
        t.later(60_000)
    assert (t.crew(0), t.state.ships[0].humans(), t.gave_up[0]) == (1, 1, "")


@rule("RUL-08")
def test_by_default_the_purple_alien_goes_before_the_brown_one() -> None:
    """The brown alien lives on the left, but that does not matter (docs/formats.md §3)."""
    lines = (
        "7,7 start humans=1",
        "6,7 cabin 1211 alien=brown",
        "5,7 life_support_brown .3..",
        "8,7 cabin 2122 alien=purple",
        "9,7 life_support_purple ...3",
    )
    t = loser(*lines, crew=1)
    assert t.question(0).default == Crew(t.cell(8, 7))


@rule("RUL-08")
def test_without_humans_aliens_go_by_default() -> None:
    t = loser(*[line.replace("humans=2", "humans=0") for line in ALIENS], crew=1)
    assert t.question(0).default == Crew(t.cell(6, 7))


# --- batteries ---------------------------------------------------------------------------------------------

POWER = ("6,7 battery .3.. batteries=1", "8,7 battery ...3 batteries=2")


@rule("FLT-21", "RUL-42")
@BOTH
def test_the_owner_chooses_the_tile_of_every_battery_paid(edition: str) -> None:
    lines = (*POWER, "6,8 double_engine:rear ....", "8,8 double_engine:rear ....")
    t = Table(yard("III", *lines, edition=edition), bare(edition)).play(OpenSpace())
    t.answer(0, Engines(2))
    left, right = t.cell(6, 7), t.cell(8, 7)
    assert t.options(0) == [Battery(left), Battery(right)]
    t.answer(0, Battery(left))
    assert not t.asked, "only one tile is left to pay"
    assert t.state.ships[0].batteries[right] == 1
    assert t.flight.positions[0] == 24


@rule("RUL-42")
def test_no_choice_if_all_batteries_are_paid() -> None:
    lines = (*POWER, *(f"{x},8 double_engine:rear ...." for x in (6, 7, 8)))
    t = Table(yard("III", *lines), bare()).play(OpenSpace())
    t.answer(0, Engines(3))
    assert (t.asked, t.batteries(0)) == ([], 0)


@rule("RUL-42")
def test_no_device_takes_more_than_one_battery() -> None:
    t = Table(yard("III", *POWER, "6,8 double_engine:rear ...."), bare()).play(OpenSpace())
    assert t.options(0) == [Engines(0), Engines(1)]
    assert t.refused(0, Engines(2)) == "not-an-option"


@rule("FLT-21", "RUL-42")
def test_a_shield_is_paid_from_the_tile_of_the_owners_choice() -> None:
    t = under_fire(yard("III", *POWER, "7,6 shield:front ..3."), *small("front"))
    t.dice((3, 4))
    left, right = t.cell(6, 7), t.cell(8, 7)
    assert t.options(0) == [Defend(), Defend(left), Defend(right)]
    t.answer(0, Defend(left))
    assert (t.state.ships[0].batteries[left], t.state.ships[0].batteries[right]) == (0, 2)


@rule("RUL-42")
def test_a_battery_may_come_from_a_tile_lost_a_moment_later() -> None:
    """Paid for the shield in vain: nothing saves the tile from the large shot that follows."""
    ship = yard("III", "7,6 battery ..3. batteries=2", "8,7 shield:front ...3")
    t = under_fire(ship, *small("front"), *large("front"))
    t.dice((3, 4)).answer(0, Defend(t.cell(7, 6))).dice((3, 4))
    assert (7, 6) not in t.tiles(0)


@rule("RUL-08")
def test_by_default_the_fullest_tile_pays() -> None:
    lines = ("5,7 battery .... batteries=1", *POWER, "6,8 double_engine:rear ....")
    t = Table(yard("III", *lines), bare()).play(OpenSpace()).answer(0, Engines(1))
    assert t.question(0).default == Battery(t.cell(8, 7))
    t.later(60_000)
    assert t.state.ships[0].batteries[t.cell(8, 7)] == 1


@rule("RUL-08")
@pytest.mark.parametrize(("class_", "edition"), [(None, "1e"), (None, "2e"), ("learning", "1e")])
def test_by_default_one_battery_is_paid_only_against_standing_still(class_: str | None, edition: str) -> None:
    doubles = ("6,7 battery .3.. batteries=2", "6,8 double_engine:rear ....", "8,8 double_engine:rear ....")
    board = "I" if class_ else "III"
    still, slow = (
        yard(board, *doubles, edition=edition),
        yard(board, *doubles, "7,8 engine:rear ....", edition=edition),
    )
    t = Table(still, slow, class_=class_, edition=edition).play(OpenSpace()).later(60_000).later(60_000)
    assert (t.batteries(0), t.batteries(1)) == (1, 2)
    assert t.flight.positions == [22, 18]
    assert t.gave_up == ["", ""]


@rule("RUL-08")
def test_by_default_no_battery_is_paid_for_other_strengths() -> None:
    gun = ("6,7 battery .3.. batteries=2", "6,6 double_cannon:front ....", "8,6 double_cannon:left ....")
    t = Table(yard("III", *gun), bare()).play(slavers(1, 1))
    assert t.question(0).default == Cannons(0, 0)
    engine = ("6,7 battery .3.. batteries=2", "6,8 double_engine:rear ....")
    t = Table(yard("III", *engine), bare()).play(
        CombatZone(rows=(CombatRow("engine_strength", LoseDays(1)),))
    )
    assert t.question(0).default == Engines(0)


@rule("RUL-43")
def test_it_is_allowed_not_to_pay_and_to_be_forced_to_give_up() -> None:
    lines = (*ALIENS, "6,8 battery .... batteries=1", "7,8 double_engine:rear ....")
    t = Table(yard("III", *lines), bare()).play(OpenSpace())
    assert t.question(0).about["strengths"] == [0, 4]
    t.answer(0, Engines(0))
    assert t.flight.positions[0] == 20
    assert t.gave_up[0] == "no_engines"


# --- finality and supply -----------------------------------------------------------------------------------


@rule("RUL-89")
def test_a_decision_is_final_and_batteries_are_not_returned() -> None:
    """Seat 0 pays to be faster; seat 1 turns out to be slower anyway."""
    lines = ("6,7 battery .3.. batteries=1", "6,8 double_engine:rear ....", "7,8 engine:rear ....")
    t = Table(yard("III", *lines), bare()).play(CombatZone(rows=(CombatRow("engine_strength", LoseDays(1)),)))
    t.answer(0, Engines(1))
    assert t.refused(0, Engines(0)) == "not-asked"
    assert t.batteries(0) == 0
    assert t.seats_told("days-lost") == [1]


@rule("RUL-89")
def test_while_others_still_decide_a_decision_cannot_be_changed() -> None:
    ship = yard("III", "7,6 structural 1.3.", "6,7 shield:front .2..", "8,7 battery ...3 batteries=2")
    t = Table(ship, ship).play(MeteorSwarm(meteors=small("front"))).dice((3, 4))
    assert t.asked == [(0, "defend"), (1, "defend")]
    t.answer(0, Defend())
    assert t.asked == [(1, "defend")]
    assert t.refused(0, Defend(t.cell(8, 7))) == "not-asked"


@rule("RUL-89")
@about("PAR-07")
def test_the_alien_bonus_cannot_be_declined() -> None:
    lines = (*ALIENS, "7,8 engine:rear ....", "7,6 cannon:front ....")
    t = Table(yard("III", *lines), bare()).play(OpenSpace(), slavers(9, 1))
    assert t.heard("engines-announced")[0]["strength"] == 3
    assert t.heard("cannons-announced")[0]["strength"] == 6, "doubled"


@rule("FLT-22")
@BOTH
def test_credits_are_the_players_own_at_once(edition: str) -> None:
    ship = yard("III", *CABINS, edition=edition)
    t = Table(ship, ship, credits=[1, 2]).play(AbandonedShip(crew_lost=8, credits=7, days=1))
    t.answer(0, Accept(True))
    assert t.state.credits == [8, 2], "also if the ship has no crew left"
    t = Table(ship, ship).play(slavers(0, 1, credits=3))
    assert t.state.credits == [0, 0]


@rule("RUL-90")
@BOTH
def test_only_goods_are_limited(edition: str) -> None:
    ship = yard("III", *CABINS, edition=edition)
    t = Table(*[ship] * 4)
    assert sum(t.flight.bank) == 56
    big = AbandonedShip(crew_lost=1, credits=100_000, days=0)
    t.play(big).answer(0, Accept(True)).defaults()
    assert t.state.credits[0] == 100_000


@rule("FLT-19")
@about("LRN-08")
def test_in_the_learning_flight_losing_all_crew_has_no_further_consequence() -> None:
    t = Table(yard("I"), yard("I"), class_="learning").play(CombatZone(rows=(crew_line(LoseCrew(9)),)))
    assert (t.crew(0), t.gave_up) == (0, ["", ""])
