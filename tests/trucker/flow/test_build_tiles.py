"""Taking and attaching tiles (BLD-03 … BLD-32, RUL-12 … RUL-16)."""

from collections import Counter

import pytest

from starhaul.kernel.contract import CHANCE
from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.launch import alien_choices
from starhaul.trucker.match.actions import (
    Attach,
    Finish,
    Look,
    PutBack,
    Remove,
    Reserve,
    Return,
    Take,
    TakeOpen,
    Use,
)
from starhaul.trucker.parts.records import MeteorSwarm, Stardust, Threat
from starhaul.trucker.parts.terms import Kind
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.ship import Ship
from starhaul.trucker.ship.ship_check import faults
from starhaul.trucker.ship.strength import cannon_range, engine_range
from tests.rules import about, rule
from tests.trucker.building_table import GAME, Building
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

BOTH = pytest.mark.parametrize("edition", ["1e", "2e"])


# --- taking ------------------------------------------------------------------------------------------------


@rule("BLD-03", "HSE-B1")
@BOTH
def test_there_are_no_turns_everyone_acts_as_fast_as_they_can(edition):
    t = Building(edition=edition, seats=3)
    assert t.asked() == [0, 1, 2]
    t.draw(2).draw(0).attach(0).draw(0).attach(2).attach(0, "rear")
    assert [t.size(seat) for seat in range(3)] == [3, 1, 2]


@rule("BLD-04", "BLD-08")
@BOTH
def test_no_further_tile_may_be_taken_while_a_tile_is_in_hand(edition):
    t = Building(edition=edition)
    spare = t.face_up(1)
    t.draw(0, "cargo").do(0, Reserve()).draw(0)
    for another in (Take(), t.open_tile(spare), Use(0)):
        assert t.refuses(0, another) == ("hand-full", "BLD-08")
    assert t.allows(1, Take())


@rule("BLD-05")
@BOTH
def test_a_face_down_tile_is_turned_only_over_ones_own_ship_board(edition):
    t = Building(edition=edition)
    hidden = t.view(0)
    assert hidden.yard.face_down == len(t.yard.pool)
    assert hidden.yard.face_up == []
    t.draw(0, "cannon")
    assert t.view(1).seats[0].hand == t.view(None).seats[0].hand == t.yard.hands[0] != 0
    assert t.view(1).yard.face_down == hidden.yard.face_down - 1


@rule("RUL-12")
def test_a_face_down_tile_is_a_uniformly_random_one():
    t = Building()
    GAME.apply(t.state, 0, Take())
    outcomes = GAME.outcomes(t.state)
    assert outcomes.options == tuple(sorted(t.yard.pool))
    assert not outcomes.weights or len(set(outcomes.weights)) == 1
    assert not GAME.questions(t.state), "a client cannot choose"
    GAME.apply(t.state, CHANCE, outcomes.options[5])
    assert t.yard.hands[0] == outcomes.options[5]
    assert t.refuses(0, Take()) == ("hand-full", "BLD-08")


@rule("BLD-06")
@BOTH
def test_instead_of_a_face_down_tile_any_face_up_tile_may_be_taken(edition):
    t = Building(edition=edition)
    first, second = t.face_up(0, "cargo"), t.face_up(0, "cannon")
    t.do(1, t.open_tile(first)).do(0, t.open_tile(second))
    assert t.yard.hands == [second, first]
    assert t.yard.open == []


@rule("BLD-07")
@BOTH
def test_a_tile_in_hand_is_attached_reserved_or_returned_face_up(edition):
    t = Building(edition=edition)
    t.draw(0, "cabin").attach(0)
    t.draw(0, "cargo").do(0, Reserve())
    returned = t.find("cannon", "....")
    t.draw(0, "cannon").do(0, Return())
    assert (t.size(0), len(t.yard.reserves[0]), t.yard.open) == (2, 1, [returned])
    for nothing in (Return(), Reserve()) if edition == "1e" else (Reserve(),):
        assert t.refuses(1, nothing)[0] == "hand-empty"


@rule("RUL-13", "EX-53")
@BOTH
def test_of_two_requests_for_a_face_up_tile_the_first_gets_it_the_second_keeps_an_empty_hand(edition):
    t = Building(edition=edition)
    tile = t.face_up(0)
    wish = t.open_tile(tile)
    t.do(1, wish)
    assert t.refuses(0, wish) == ("tile-gone", "RUL-13")
    assert t.yard.hands == [0, tile]
    t.do(1, Return())
    assert t.allows(0, wish), "available in the same moment in which it is returned"


@rule("RUL-13")
def test_the_first_request_wins_for_start_numbers_flips_and_piles():
    t = Building(edition="2e", seats=3)
    t.build(0).build(1).do(0, Look(1))
    assert t.refuses(1, Look(1)) == ("pile-taken", "RUL-18")
    t.do(0, PutBack(), Finish(2))
    assert t.refuses(1, Finish(2)) == ("start-taken", "RUL-13")


def test_a_tile_that_lies_face_down_cannot_be_asked_for_by_name():
    t = Building()
    for handle in (t.handle(t.yard.pool[0]), 0, -1, 255, 256, 10**9):
        assert t.refuses(0, TakeOpen(handle)) == ("tile-gone", "RUL-13")


@rule("RUL-14")
def test_without_face_down_tiles_only_face_up_ones_can_be_taken():
    t = Building()
    tile = t.face_up(0)
    t.yard.open, t.yard.pool = [*t.yard.open, *t.yard.pool], []
    assert t.refuses(0, Take()) == ("pool-empty", "RUL-14")
    t.do(0, t.open_tile(tile))
    assert t.yard.hands[0] == tile


# --- attaching ---------------------------------------------------------------------------------------------


@rule("BLD-10", "BLD-15")
@BOTH
def test_a_tile_goes_to_an_empty_cell_of_the_zone_next_to_one_already_attached(edition):
    t = Building(edition=edition)
    t.draw(0, "structural")
    outside = next(c for c in range(t.hull(0).board.size) if not t.zone.cells >> c & 1)
    refused = {
        outside: "outside-zone",
        10**6: "outside-zone",
        t.state.profile.board.start: "cell-taken",
        t.beside("left left"): "not-adjacent",
    }
    for cell, code in refused.items():
        assert t.refuses(0, Attach(cell, 0)) == (code, "BLD-10")
    t.attach(0, "left").draw(0, "structural").attach(0, "left left")
    assert t.size(0) == 3


@rule("BLD-15")
def test_starting_separate_pieces_is_forbidden():
    t = Building()
    t.draw(0, "cargo", "0001")
    smooth = next(turn for turn in range(4) if turn != t.turn_for(0, t.beside("front")))
    assert t.refuses(0, Attach(t.beside("front"), smooth)) == ("not-joined", "BLD-15")


@rule("BLD-13", "RUL-15", "BLD-32")
def test_a_mistake_is_accepted_and_left_to_the_check():
    t = Building("I")
    t.draw(0, "cargo", "0003").attach(0, "front")
    t.draw(0, "cabin", "2121").attach(0, "left")
    t.draw(0, "structural", "1313").attach(0, "front left")
    assert "connector_against_smooth" in [fault.kind for fault in faults(t.hull(0), t.zone)]
    assert t.refuses(0, Remove(t.beside("front"))) == ("tile-stays", "BLD-32")
    t.finish(0, 1)
    assert t.doing == "repair"


@rule("BLD-13")
def test_strict_building_refuses_a_connector_at_a_smooth_side():
    t = Building("I", strict_build=True)
    t.draw(0, "engine", "0300")
    sideways = [turn for turn in range(4) if not t.allows(0, Attach(t.beside("left"), turn))]
    assert t.refuses(0, Attach(t.beside("left"), sideways[0]))[1] in ("RUL-15", "BLD-15")
    assert t.refuses(0, Attach(t.beside("front"), 1)) == ("faulty-placement", "RUL-15")
    assert t.allows(0, Attach(t.beside("left"), 0))


# --- components --------------------------------------------------------------------------------------------


@rule("BLD-21")
@BOTH
def test_the_starting_cabin_can_never_house_an_alien(edition):
    t = Building(edition=edition)
    t.draw(0, "life_support_purple").attach(0, "front")
    t.draw(0, "life_support_brown").attach(0, "rear")
    ship = Ship.launched(t.hull(0))
    assert ship.humans() == 2
    assert len(alien_choices(ship)) == 1, "none at all"


@rule("BLD-22")
@BOTH
def test_any_number_of_cabins_may_be_built(edition):
    t = Building(edition=edition)
    for number, side in enumerate(("front", "right", "rear", "left"), start=1):
        t.draw(0, "cabin").attach(0, side)
        assert Ship.launched(t.hull(0)).humans() == 2 + 2 * number


@rule("BLD-25")
@BOTH
def test_a_cargo_hold_has_two_or_three_ordinary_containers_and_may_stand_anywhere(edition):
    tiles = tile_set(edition)
    sizes = {tiles.capacities[n] for n in range(1, len(tiles.records)) if tiles.records[n].kind == Kind.CARGO}
    assert sizes == {2, 3}
    t = Building(edition=edition, strict_build=True)
    for side in ("front", "right", "rear", "left"):
        t.draw(0, "cargo").attach(0, side)
    assert not faults(t.hull(0), t.zone)


@rule("BLD-27")
@BOTH
def test_structural_modules_have_no_function_but_many_connectors(edition):
    t = Building(edition=edition)
    t.draw(0, "structural").attach(0, "front").draw(0, "structural").attach(0, "rear")
    ship = Ship.launched(t.hull(0))
    assert (ship.humans(), engine_range(ship), cannon_range(ship)) == (2, (0, 0), (0, 0))
    tiles = tile_set(edition)
    sides = Counter[int]()
    for number in range(1, len(tiles.records)):
        if tiles.records[number].kind == Kind.STRUCTURAL:
            assert tiles.capacities[number] == 0
            assert tiles.placed[number][0].connectors.count(0) <= 1
            sides.update(tiles.placed[number][0].connectors)
    assert sides[3] * 2 >= sides[1] + sides[2] + sides[3]


@rule("BLD-29", "BLD-31")
@BOTH
def test_any_number_of_open_connectors_is_allowed_and_the_zone_need_not_be_filled(edition):
    t = Building(edition=edition)
    assert t.view(1).seats[0].ship.open == 4
    t.draw(0, "cargo", "0003").attach(0, "front")
    assert t.view(1).seats[0].ship.open == 3
    t.draw(0, "structural", "3223").attach(0, "rear")
    assert t.view(1).seats[0].ship.open == 2 + 3
    t.finish(0, 1)
    assert t.doing != "repair"


@rule("BLD-30")
def test_open_connectors_are_a_handicap_at_meteors_at_stardust_and_for_the_beauty_reward():
    open_, closed = yard("I", "7,7 start"), yard("I", "7,7 start", "7,6 cargo 0030", "8,7 cargo 0003")
    t = Table(open_, closed).play(MeteorSwarm(meteors=(Threat("small", "front"),))).dice((3, 4))
    assert [ship.hull.occupied.bit_count() for ship in t.state.ships] == [0, 3], "small meteors hit there"
    t = Table(open_, closed, at=[10, 5], settles=True)
    dust = next(card for card in rule_data.cards("1e").cards if isinstance(card, Stardust))
    t.play(dust)
    assert t.flight.positions == [6, 3]
    t.defaults()
    beauty = [line for line in t.heard("settled")[0]["bookings"] if line["item"] == "beauty"]
    assert beauty == []
    assert {"item": "beauty", "credits": 2} in t.heard("settled")[1]["bookings"]


# --- correction window -------------------------------------------------------------------------------------


@rule("BLD-09a", "RUL-16")
def test_first_edition_the_tile_placed_last_may_be_moved_or_rotated_until_another_is_taken():
    t = Building("I")
    t.draw(0, "cabin", "2121").attach(0, "front")
    t.attach(0, "front", 1).attach(0, "left")
    assert (t.size(0), t.hull(0).tiles[t.beside("front")]) == (2, 0)
    for away in (Return(), Reserve()):
        assert t.refuses(0, away)[0] == "hand-empty"
    t.draw(0)
    t.do(0, Return())
    assert t.refuses(0, Attach(t.beside("right"), 0)) == ("hand-empty", "BLD-09a")


@rule("RUL-16")
def test_first_edition_a_reserved_tile_stays_until_it_is_attached():
    t = Building("I")
    t.draw(0, "cargo").do(0, Reserve())
    assert t.refuses(0, Return())[0] == "hand-empty"
    assert t.refuses(0, Attach(t.beside("front"), 0))[0] == "hand-empty"


@rule("RUL-16")
def test_first_edition_looking_at_a_pile_leaves_the_window_open():
    t = Building("II")
    t.draw(0, "cabin", "2121").attach(0, "front").do(0, Look(0))
    assert t.refuses(0, Attach(t.beside("left"), 0)) == ("pile-in-hand", "BLD-38")
    t.do(0, PutBack()).attach(0, "left", 0)
    assert t.hull(0).tiles[t.beside("left")]


WIDE = pytest.mark.parametrize("options", [{"edition": "2e"}, {"edition": "1e", "take_back_1e": True}])


@rule("BLD-09b", "RUL-03", "RUL-16")
@WIDE
def test_the_tile_attached_or_reserved_last_may_be_moved_or_returned(options):
    t = Building("I", **options)
    t.draw(0, "cabin", "2121")
    tile = t.yard.hands[0]
    t.attach(0, "front").attach(0, "left", 0).do(0, Reserve())
    assert (t.size(0), t.yard.reserves[0]) == (1, (tile,))
    t.attach(0, "rear", 0)
    assert (t.size(0), t.yard.reserves[0]) == (2, ())
    t.do(0, Reserve(), Return())
    assert (t.size(0), t.yard.reserves[0], t.yard.open) == (1, (), [tile])
    assert t.refuses(0, Return())[0] == "hand-empty"


@rule("RUL-16")
@WIDE
def test_moving_a_tile_to_the_reserve_needs_room_there(options):
    t = Building("I", **options)
    t.draw(0, "cargo").do(0, Reserve()).draw(0, "cargo").do(0, Reserve())
    t.draw(0, "cabin").attach(0)
    assert t.refuses(0, Reserve()) == ("reserve-full", "BLD-33")
    assert t.allows(0, Return())


@rule("RUL-16", "BLD-34")
@WIDE
def test_a_tile_that_lay_in_the_reserve_before_the_window_may_not_go_to_the_pool(options):
    t = Building("I", **options)
    t.draw(0, "cargo", "0003").do(0, Reserve()).draw(0, "cabin").attach(0)
    t.do(0, Use(0)).attach(0, "rear")
    assert t.refuses(0, Return()) == ("reserved-stays", "RUL-16")
    t.do(0, Reserve())
    assert t.refuses(0, Return()) == ("reserved-stays", "RUL-16")
    assert t.attach(0, "rear").size(0) == 3


@rule("RUL-16")
@WIDE
@pytest.mark.parametrize("closing", ["pool", "open", "reserve", "pile"])
def test_the_window_closes_when_a_tile_or_a_pile_is_taken(options, closing):
    t = Building("II", **options)
    spare = t.face_up(1)
    t.draw(0, "cargo").do(0, Reserve()).draw(0, "cabin").attach(0)
    takes = {"pool": Take(), "open": t.open_tile(spare), "reserve": Use(0), "pile": Look(0)}
    t.do(0, takes[closing])
    t.do(0, {"reserve": Reserve(), "pile": PutBack()}.get(closing, Return()))
    assert t.hull(0).tiles[t.beside("front")]
    if closing != "reserve":
        assert t.refuses(0, Attach(t.beside("rear"), 0)) == ("hand-empty", "BLD-09a")
    assert t.refuses(0, Return())[0] in ("hand-empty", "reserved-stays")


@about("RUL-05")
def test_hands_and_reserves_are_public():
    t = Building(edition="2e")
    t.draw(0, "cargo").do(0, Reserve()).draw(0, "cannon")
    seen = t.view(None).seats[0]
    assert (seen.hand, seen.reserve) == (t.yard.hands[0], t.yard.reserves[0])
