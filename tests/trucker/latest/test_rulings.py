"""Rulings made while building class C: LM-145 … LM-148, and RUL-22 for leaving with a tile in hand."""

from starhaul.trucker.flow.giving_tokens import DoLoseCrew
from starhaul.trucker.match.actions import Attach, Crew, Finish, Roll
from starhaul.trucker.match.config import Config, profile
from tests.rules import about, rule
from tests.trucker.building_table import GAME, RUN, Building
from tests.trucker.latest.fleet_yard import FleetYard
from tests.trucker.latest.fleets import Fleets, fleet


def joined_behind_its_back(**options: bool) -> FleetYard:
    """Seat 0's last tile began the front left part; then a 1 joins that part to the rear
    left one, which was begun earlier."""
    t = FleetYard(dice=[1], **options).put(0, "2,8 cabin 2121", "3,3 cabin 2121")
    return t.wait(RUN).do(1, Roll())


@rule("LM-145")
def test_a_lone_tile_may_be_turned_after_its_part_was_joined():
    t = joined_behind_its_back()
    here, beside = t.cell("3,3"), t.cell("4,3")
    assert t.allows(0, Attach(here, 1))
    assert not t.allows(0, Attach(beside, 0)), "that would begin another group in the joined part"
    assert t.allows(0, Attach(t.cell("7,3"), 0)), "an empty part may still be begun"
    t.do(0, Attach(here, 1))
    assert t.state.ships[0].hull.rotations[here] == 1


@rule("LM-145")
def test_turning_it_keeps_to_strict_building():
    t = joined_behind_its_back(strict_build=True)
    assert t.allows(0, Attach(t.cell("3,3"), 1))


@rule("LM-146")
def test_dice_left_over_are_rolled_after_the_start_numbers():
    t = FleetYard(dice=[1, 2], seats=2).put(0, "3,3 start")
    t.do(0, Finish(1)).do(1, Finish(2))
    keys = [event.key for event in t.told]
    assert keys.count("yard-die") == 2
    assert max(n for n, key in enumerate(keys) if key == "finished") < keys.index("yard-die")


@rule("LM-147")
def test_the_partner_of_a_player_who_has_left_flies_their_own_ship():
    t = Building("IIIC", seats=4, teams="team").presence(2, "gone")
    for start, seat in enumerate((0, 1, 3), start=1):
        t.do(seat, Finish(start))
    assert t.state.players == [0, 3, 2, 1], "only the other team changes places"


@rule("LM-147")
def test_a_player_who_left_without_a_tile_pays_nothing():
    t = Building("IIIC", seats=2).presence(1, "gone").do(0, Finish(1)).wait(10)
    premiums = [event.args["seat"] for event in t.told if event.key == "premium"]
    assert premiums == [0]
    assert t.state.lost[1] == ()


@rule("LM-148")
def test_by_default_a_ship_keeps_its_last_human():
    """Front left has one human, front right two in two cabins: the right one loses a human."""
    ships = fleet("4,3 cabin .... humans=1", "6,3 cabin 1.1. humans=1", "6,4 cabin 3... humans=1", dice=())
    f = Fleets(ships, fleet("4,4 start", dice=()), dice=())
    f.state.frames.append(DoLoseCrew(0, 1))
    f.settle()
    cell = f.board.cell_at(6, 3)
    assert f.question(0).default == Crew(cell)


@rule("RUL-22")
@about("RUL-09", "LM-012")
def test_the_tile_in_the_hand_of_a_player_who_left_for_good_goes_back():
    t = Building("I", seats=2).draw(1)
    before = GAME.conserved(t.state)
    t.presence(1, "gone").finish(0).wait(10)
    assert GAME.conserved(t.state) == before


@about("LM-088")
def test_without_a_yard_no_die_is_due_at_any_level():
    timer = profile(Config(edition="1e", seats=2, rounds=("I",), level=4), 0).timer
    assert timer.fields == ("IV", "III", "II", "I", "START")
    assert set(timer.dice) == {0}
