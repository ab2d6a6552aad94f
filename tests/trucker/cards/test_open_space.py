"""Open Space (CRD-OPEN, RUL-57)."""

from starhaul.trucker.match.actions import Engines
from starhaul.trucker.parts.records import OpenSpace, Stardust
from tests.rules import about, rule
from tests.trucker.cards.fleet import ALIENS, BOTH, bare
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

DOUBLE = ("7,8 engine:rear ....", "6,8 double_engine:rear ....", "6,7 battery .3.. batteries=2")


@rule("CRD-OPEN-01", "RUL-57", "RUL-07")
@BOTH
def test_announcing_in_order_each_rocket_moves_at_once(edition: str) -> None:
    ship = yard("III", *DOUBLE, edition=edition)
    t = Table(ship, ship, at=[5, 9]).play(OpenSpace())
    assert t.asked == [(1, "engines")]
    t.answer(1, Engines(1))
    assert t.flight.positions == [5, 12], "before the next one decides"
    assert t.asked == [(0, "engines")]
    t.answer(0, Engines(0))
    assert t.flight.positions == [6, 12]
    assert (t.batteries(0), t.batteries(1)) == (2, 1)


@rule("CRD-OPEN-01")
def test_a_player_who_has_nothing_to_decide_is_not_asked() -> None:
    t = Table(yard("III", "7,8 engine:rear ...."), yard("III", *DOUBLE[:2])).play(OpenSpace())
    assert not t.asked
    assert t.flight.positions == [21, 18]


@rule("CRD-OPEN-02", "RUL-57")
@BOTH
def test_a_player_who_catches_up_flies_past(edition: str) -> None:
    one, two = (
        yard("III", *(f"{x},8 engine:rear ...." for x in columns), edition=edition)
        for columns in ((6,), (6, 8))
    )
    t = Table(one, two, at=[10, 9]).play(OpenSpace())
    assert t.flight.positions == [11, 12], "10, over 11 to 12"


@rule("CRD-OPEN-03", "RUL-57")
@about("GIV-08", "RUL-36")
@BOTH
def test_strength_zero_does_not_move_and_gives_up_after_the_card(edition: str) -> None:
    engine = yard("III", "7,8 engine:rear ....", edition=edition)
    t = Table(engine, bare(edition), engine, at=[9, 5, 4]).play(OpenSpace())
    assert t.flight.positions[2] == 6, "the rocket on 5 still blocks its space"
    assert t.gave_up == ["", "no_engines", ""]


@rule("CRD-OPEN-03")
@BOTH
def test_a_brown_alien_alone_does_not_help(edition: str) -> None:
    t = Table(yard("III", *ALIENS, edition=edition), bare(edition)).play(OpenSpace())
    assert t.gave_up[0] == "no_engines"
    t = Table(yard("III", *ALIENS, "7,8 engine:rear ....", edition=edition), bare(edition)).play(OpenSpace())
    assert t.flight.positions[0] == 23


@rule("CRD-OPEN-03")
@about("LRN-09")
def test_in_the_learning_flight_a_ship_without_engines_just_does_not_move() -> None:
    t = Table(yard("I"), yard("I"), class_="learning").play(OpenSpace())
    assert t.flight.positions == [20, 17]
    assert t.gave_up == ["", ""]


@about("GIV-09")
@BOTH
def test_having_no_engines_matters_on_no_other_card(edition: str) -> None:
    t = Table(bare(edition), bare(edition)).play(Stardust())
    assert t.gave_up == ["", ""]
