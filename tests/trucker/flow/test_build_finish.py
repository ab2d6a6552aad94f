"""Reserve, piles, finishing, relaxed building (BLD-33 … BLD-38, BLD-43 … BLD-46, RUL-17, RUL-18, HSE-B)."""

import msgspec
import pytest

from starhaul.kernel.record_types import dump_record
from starhaul.trucker.data import rule_data
from starhaul.trucker.match.actions import Attach, Finish, Flip, Look, PutBack, Reserve, Return, Take, Use
from tests.rules import about, rule
from tests.trucker.building_table import GAME, RUN, Building

BOTH = pytest.mark.parametrize("edition", ["1e", "2e"])


# --- reserve -----------------------------------------------------------------------------------------------


@rule("BLD-33", "EX-54")
@BOTH
@pytest.mark.parametrize("class_", ["I", "II", "III"])
def test_at_most_two_tiles_may_lie_in_the_reserve(edition, class_):
    t = Building(class_, edition=edition)
    t.draw(0).do(0, Reserve()).draw(0).do(0, Reserve()).draw(0)
    assert t.refuses(0, Reserve()) == ("reserve-full", "BLD-33")
    assert len(t.yard.reserves[0]) == 2
    assert t.allows(0, Return())


@rule("BLD-34")
@BOTH
def test_reserved_tiles_can_only_be_attached_and_free_their_place(edition):
    t = Building(edition=edition)
    t.draw(0, "cargo").do(0, Reserve()).draw(0, "cabin").do(0, Reserve()).build(0)
    cargo, cabin = t.yard.reserves[0]
    assert t.refuses(1, t.open_tile(cargo)) == ("tile-gone", "RUL-13"), "nobody else can take them"
    assert t.refuses(1, Use(0)) == ("no-such-slot", "BLD-34")
    t.do(0, Use(0))
    assert t.refuses(0, Return()) == ("reserved-stays", "BLD-34")
    t.attach(0, "rear")
    assert t.yard.reserves[0] == (cabin,)
    t.draw(0).do(0, Reserve())
    assert len(t.yard.reserves[0]) == 2
    for slot in (-1, 2):
        assert t.refuses(0, Use(slot)) == ("no-such-slot", "BLD-34")


@rule("RUL-17")
@BOTH
def test_using_the_reserve_needs_an_empty_hand_and_the_tile_may_always_go_back(edition):
    t = Building(edition=edition)
    t.draw(0).do(0, Reserve()).draw(0).do(0, Reserve())
    assert t.size(0) == 1, "reserving is possible before any tile is attached"
    before = sorted(t.yard.reserves[0])
    t.do(0, Use(0), Reserve())
    assert sorted(t.yard.reserves[0]) == before
    t.draw(0)
    assert t.refuses(0, Use(0)) == ("hand-full", "BLD-08")


@rule("RUL-17")
@BOTH
def test_in_the_learning_flight_the_reserve_is_disabled(edition):
    t = Building("learning", edition=edition).draw(0)
    assert t.refuses(0, Reserve()) == ("reserve-full", "BLD-33")


@rule("BLD-35")
@BOTH
def test_reserved_tiles_never_attached_count_as_lost(edition):
    t = Building("I", edition=edition).draw(0).do(0, Reserve()).draw(0).do(0, Reserve())
    reserved = t.yard.reserves[0]
    t.finish(0, 1)
    assert t.state.lost == [reserved, ()]
    assert t.view(1).seats[0].lost == 2


# --- piles -------------------------------------------------------------------------------------------------


@rule("BLD-36")
@BOTH
def test_a_player_who_has_attached_a_tile_may_look_at_open_piles_as_often_as_wanted(edition):
    t = Building(edition=edition)
    assert t.refuses(0, Look(0)) == ("attach-first", "BLD-36")
    t.draw(0).do(0, Reserve())
    assert t.refuses(0, Look(0)) == ("attach-first", "BLD-36")
    t.build(0)
    piles = t.yard.piles[:]
    for pile in (0, 1, 2, 0):
        t.do(0, Look(pile), PutBack())
    assert t.yard.piles == piles, "looking never changes the order of the cards"
    assert t.refuses(0, PutBack()) == ("no-pile-in-hand", "BLD-36")


@rule("RUL-18")
def test_a_tile_that_was_taken_back_still_counts_as_attached():
    t = Building(edition="2e").draw(0).attach(0).do(0, Return())
    assert t.size(0) == 1
    assert t.allows(0, Look(0))


@rule("BLD-37")
@BOTH
def test_one_pile_at_a_time_and_the_fourth_pile_never(edition):
    t = Building(edition=edition).build(0)
    for pile in (3, 4, -1):
        assert t.refuses(0, Look(pile)) == ("no-such-pile", "BLD-37")
    t.do(0, Look(0))
    assert t.refuses(0, Look(1)) == ("pile-in-hand", "BLD-38")
    assert t.refuses(0, Look(3)) == ("pile-in-hand", "BLD-38")


@rule("BLD-38", "RUL-18", "RUL-03")
@BOTH
def test_while_looking_tiles_are_neither_taken_nor_attached(edition):
    t = Building(edition=edition)
    spare = t.face_up(1)
    t.draw(0).do(0, Reserve()).draw(0).attach(0).do(0, Look(0))
    for wish in (Take(), t.open_tile(spare), Use(0), Attach(t.beside("rear"), 0), Finish(1)):
        assert t.refuses(0, wish) == ("pile-in-hand", "BLD-38")
    t.do(0, PutBack(), Take())
    assert t.refuses(0, Look(0)) == ("hand-full", "BLD-08"), "it needs an empty hand"


@rule("RUL-18")
@BOTH
def test_a_pile_is_in_one_hand_at_a_time_unless_piles_are_shared(edition):
    t = Building(edition=edition).build(0).build(1).do(0, Look(2))
    assert t.refuses(1, Look(2)) == ("pile-taken", "RUL-18")
    t.do(1, Look(1)).do(0, PutBack())
    t.do(1, PutBack(), Look(2))
    shared = Building(edition=edition, shared_piles=True).build(0).build(1).do(0, Look(2)).do(1, Look(2))
    assert shared.yard.looking == [2, 2]


@rule("RUL-18", "BLD-45")
@BOTH
def test_finished_players_may_neither_look_nor_build(edition):
    t = Building("I", edition=edition).build(0)
    spare = t.face_up(1)
    t.draw(0).do(0, Reserve()).finish(0).wait(RUN)
    for wish in (Look(0), Take(), t.open_tile(spare), Use(0), Attach(t.beside("rear"), 0), Finish(2)):
        assert t.refuses(0, wish) == ("has-finished", "BLD-45")
    assert t.allows(0, Flip())


@about("RUL-05", "RUL-18")
@BOTH
def test_pile_contents_are_shown_only_to_the_player_who_is_looking(edition):
    t = Building(edition=edition, seats=3).build(1)
    t.told.clear()
    t.do(1, Look(2))
    names = [rule_data.cards(edition).cards[card].id for card in t.yard.piles[2]]
    assert t.view(1).yard.pile == names
    for other in (0, 2, None):
        assert t.view(other).yard.pile == []
        assert t.view(other).seats[1].looking == 2, "who looks at which pile is public"
        told = dump_record([event for event in t.told if event.is_for(other)]).decode()
        assert not any(name in told for name in names)
    t.do(1, PutBack())
    assert t.view(1).yard.pile == []


@about("RUL-05")
@BOTH
def test_no_view_depends_on_what_lies_hidden(edition):
    """With other face-down tiles and other cards in the piles, every view stays the same."""
    t = Building(edition=edition, seats=2).build(0).build(1).do(0, Look(0))
    other = t.state.copy()
    other.yard.piles = [other.yard.piles[0], *((card + 1 for card in pile) for pile in other.yard.piles[1:])]
    other.yard.piles = [tuple(pile) for pile in other.yard.piles]
    other.handles = bytes([0, *reversed(other.handles[1:])])
    for player in (0, 1, None):
        assert msgspec.json.encode(GAME.view(other, player)) == msgspec.json.encode(t.view(player))


# --- finishing ---------------------------------------------------------------------------------------------


@rule("BLD-43", "RUL-21")
@BOTH
def test_a_player_may_finish_at_any_time_even_with_only_the_starting_cabin(edition):
    t = Building(edition=edition).do(0, Finish(1))
    assert (t.size(0), t.yard.starts) == (1, [1, 0])


@rule("RUL-21")
@BOTH
def test_finishing_needs_an_empty_hand_and_no_open_pile_and_cannot_be_undone(edition):
    t = Building(edition=edition).draw(0)
    assert t.refuses(0, Finish(1)) == ("hand-full", "BLD-08")
    t.attach(0).do(0, Look(0))
    assert t.refuses(0, Finish(1)) == ("pile-in-hand", "BLD-38")
    t.do(0, PutBack(), Finish(1)).wait(RUN)
    assert t.yard.windows[0] == -1
    assert t.refuses(0, Finish(2)) == ("has-finished", "BLD-45")


@rule("BLD-44a", "SET-08", "EX-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_edition_a_finished_player_takes_any_start_number_still_available(seats):
    t = Building(seats=seats)
    for number in (0, -1, seats + 1):
        assert t.refuses(0, Finish(number)) == ("start-taken", "RUL-13")
    t.do(0, Finish(seats))
    assert t.refuses(1, Finish(seats)) == ("start-taken", "RUL-13")
    for seat in range(1, seats):
        t.do(seat, Finish(seats - seat))
    assert [args["start"] for args in t.heard("finished")] == list(range(seats, 0, -1))


@rule("BLD-44b", "RUL-23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_second_edition_any_free_start_space_and_only_as_many_as_players(seats):
    t = Building(edition="2e", seats=seats)
    assert t.refuses(0, Finish(seats + 1)) == ("start-taken", "RUL-13")
    assert all(t.allows(0, Finish(number)) for number in range(1, seats + 1))


@rule("BLD-46")
@BOTH
def test_the_start_numbers_decide_the_order_in_which_the_ships_start(edition):
    t = Building("I", edition=edition, seats=3).do(0, Finish(3)).do(1, Finish(1)).do(2, Finish(2))
    positions = t.state.in_flight.positions
    assert positions[1] > positions[2] > positions[0]


# --- ways to build -----------------------------------------------------------------------------------------


@rule("HSE-B2")
@BOTH
def test_relaxed_building_has_no_hourglass_and_ends_when_everybody_has_finished(edition):
    t = Building("III", edition=edition, build="relaxed", seats=3).wait(100 * RUN)
    assert t.heard("hourglass") == []
    assert (t.doing, t.asked(), t.view(0).yard.field) == ("build", [0, 1, 2], "")
    assert t.refuses(0, Flip()) == ("no-hourglass", "HSE-B2")
    assert t.refuses(0, Finish(2)) == ("start-not-chosen", "LRN-05")
    t.do(2, Finish()).do(0, Finish())
    assert t.yard.starts == [2, 0, 1], "the lowest one left, in the order of finishing"
    assert t.doing == "build"
    t.do(1, Finish())
    assert t.heard("building-ended") == [{}]


@about("RUL-09")
def test_in_relaxed_building_the_server_finishes_for_a_player_who_is_absent():
    t = Building("I", build="relaxed").draw(1, "cannon").presence(1, "away").wait(1000)
    assert t.yard.starts == [0, 0]
    t.presence(1, "absent").wait()
    assert (t.yard.starts, t.yard.hands, len(t.yard.open)) == ([0, 1], [0, 0], 1)
    t.finish(0)
    assert t.heard("building-ended") == [{}]


@about("RUL-09")
def test_in_relaxed_building_nobody_waits_for_a_player_who_left_for_good():
    t = Building("I", build="relaxed").finish(0).presence(1, "gone").wait()
    assert t.heard("building-ended") == [{}]


@rule("HSE-B5")
@BOTH
@pytest.mark.parametrize("build", ["real_time", "relaxed"])
def test_after_taking_from_the_pool_a_seat_cannot_take_again_before_the_pause_is_over(edition, build):
    t = Building(edition=edition, draw_pause_ms=400, build=build)
    spare = t.face_up(1)
    t.draw(0).do(0, Reserve())
    for wish in (Take(), t.open_tile(spare)):
        assert t.refuses(0, wish) == ("draw-pause", "HSE-B5")
    assert t.view(0).yard.ready_at == 400
    t.do(0, Use(0), Reserve()).wait(0.399)
    assert t.refuses(0, Take()) == ("draw-pause", "HSE-B5")
    t.wait(0.001).do(0, t.open_tile(spare), Return())
    assert t.refuses(0, Take()) == ("draw-pause", "HSE-B5"), "a face-up tile comes from the pool too"


@rule("HSE-B5")
def test_without_the_option_there_is_no_pause():
    t = Building().draw(0).do(0, Return()).draw(0)
    assert t.yard.hands[0]
