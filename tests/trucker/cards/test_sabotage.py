"""Sabotage (CRD-SABOTAGE, RUL-67)."""

from starhaul.trucker.data import rule_data
from starhaul.trucker.match.actions import Keep
from starhaul.trucker.parts.records import CombatZone, LoseCrew, Sabotage
from tests.rules import about, rule
from tests.trucker.cards.fleet import ALIENS, BOTH, CABINS, bare, crew_line
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

SEVEN, SIX, TWO = (3, 4), (2, 4), (1, 1)


@rule("CRD-SABOTAGE-01")
@BOTH
def test_the_fewest_crew_is_sabotaged_of_tied_players_the_one_ahead(edition: str) -> None:
    big = yard("III", *CABINS, edition=edition)
    t = Table(bare(edition), big, bare(edition), bare(edition), at=[5, 9, 7, 8]).play(Sabotage())
    assert t.seats_told("sabotaged") == [3]
    t.dice(SEVEN, SEVEN)
    assert [len(t.tiles(seat)) for seat in range(4)] == [1, 4, 1, 0]


@rule("CRD-SABOTAGE-02", "RUL-67", "HIT-16a", "HIT-16b")
@BOTH
def test_column_then_row_name_the_tile_and_there_is_no_defence(edition: str) -> None:
    lines = ("6,7 shield:front .2..", "8,7 battery ...3", "7,6 cannon:front ..3.")
    t = Table(yard("III", *lines, edition=edition), yard("III", *CABINS, edition=edition)).play(Sabotage())
    t.dice(SIX, SEVEN)
    assert not t.asked
    assert (6, 7) not in t.tiles(0)
    rolls = [(told["seat"], told["axis"]) for told in t.heard("sabotage-rolled")]
    assert rolls == [(0, "column"), (0, "row")], "by the affected player"
    assert len(t.state.lost[0]) == 1
    assert not t.rolls()


@rule("CRD-SABOTAGE-02")
def test_all_consequences_of_a_hit_follow() -> None:
    """The cabin is lost with its alien; its life support falls off or stays, as the owner chooses."""
    t = Table(yard("III", *ALIENS[:3]), yard("III", *CABINS)).play(Sabotage()).dice(SIX, SEVEN)
    assert t.asked == [(0, "part")]
    t.answer(0, Keep(t.cell(7, 7)))
    assert (t.crew(0), len(t.state.lost[0])) == (2, 2)
    t = Table(yard("III", *ALIENS[:3]), yard("III", *CABINS)).play(Sabotage()).dice((2, 3), SEVEN)
    assert t.crew(0) == 2, "the alien leaves without its life support"


@rule("CRD-SABOTAGE-03", "EX-30")
@BOTH
def test_after_the_third_miss_nothing_happens(edition: str) -> None:
    t = Table(bare(edition), bare(edition)).play(Sabotage())
    for _ in range(3):
        assert t.rolls()
        t.dice(SIX, SEVEN)
    assert not t.rolls()
    assert t.tiles(0) == [(7, 7)]
    assert t.seats_told("sabotage-failed") == [0]


@rule("CRD-SABOTAGE-03", "RUL-67", "RUL-45")
def test_both_rolls_are_repeated_until_a_tile_is_found() -> None:
    t = Table(bare(), bare()).play(Sabotage())
    t.dice(TWO, SEVEN)
    t.dice(SEVEN, TWO)
    assert t.tiles(0) == [(7, 7)], "both must name a cell with a tile"
    t.dice(SEVEN, SEVEN)
    assert t.tiles(0) == []
    assert not t.rolls()
    assert t.gave_up == ["no_humans", ""]


@rule("CRD-SABOTAGE-04", "RUL-39")
@BOTH
def test_ignored_if_only_one_player_is_flying(edition: str) -> None:
    t = Table(bare(edition), bare(edition)).gone(0).play(Sabotage())
    assert not t.rolls()
    assert t.heard("card-ignored") == [{}]


@rule("CRD-SABOTAGE-05")
def test_the_card_occurs_in_round_three() -> None:
    assert [card.level for card in rule_data.cards("1e").cards if isinstance(card, Sabotage)] == [3]


@rule("RUL-67")
@about("FLT-20")
def test_crew_includes_aliens() -> None:
    three = yard("III", "7,7 start humans=2", "6,7 cabin 1211 humans=1")
    t = Table(yard("III", *ALIENS), three).play(Sabotage())
    assert t.seats_told("sabotaged") == [1]


@rule("RUL-67")
def test_a_player_with_no_crew_can_be_the_victim() -> None:
    empty = yard("I", "7,7 start humans=0")
    t = Table(yard("I"), empty, class_="learning").play(Sabotage())
    assert t.seats_told("sabotaged") == [1]


@rule("RUL-39")
def test_the_test_is_made_when_the_card_is_revealed() -> None:
    """A player who loses the last human on the card before is no longer flying."""
    ships = [bare(), yard("III", *CABINS)]
    t = Table(*ships, at=[9, 7]).play(CombatZone(rows=(crew_line(LoseCrew(2)),)), Sabotage())
    assert t.gave_up == ["no_humans", ""]
    assert t.heard("card-ignored") == [{}]
