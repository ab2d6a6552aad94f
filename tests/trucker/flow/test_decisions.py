"""Which seats are asked and when, time-outs, and invariants (RUL-06, RUL-07, RUL-08)."""

import random

import msgspec
import pytest

from starhaul.trucker.data import rule_data
from starhaul.trucker.files.shipfile import parse
from starhaul.trucker.flow.flight import DoNextCard
from starhaul.trucker.match.actions import Accept, Crew, Defend, Engines, Land
from starhaul.trucker.parts.goods import RED_BITS, count
from starhaul.trucker.parts.records import AbandonedShip, Card, MeteorSwarm, OpenSpace, Planets, Stardust
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.ship import Ship
from tests.rules import about, rule
from tests.trucker.cards.fleet import BLUE, BOTH, CABINS, bare, large, offer, slavers, small
from tests.trucker.ship.random_ships import random_ship
from tests.trucker.shipyard import yard
from tests.trucker.story_table import GAME, Table

DOUBLE = ("7,8 engine:rear ....", "6,8 double_engine:rear ....", "6,7 battery .3.. batteries=2")


@rule("RUL-06", "RUL-57")
def test_open_space_asks_by_the_order_of_the_reveal() -> None:
    """Seat 2 passes both others before seat 1 and seat 0 are asked; nobody is asked twice."""
    fast = yard("III", *(f"{x},8 engine:rear ...." for x in (5, 7, 8)), *DOUBLE[1:])
    slow = yard("III", *DOUBLE)
    t = Table(slow, slow, fast, at=[6, 8, 7]).play(OpenSpace())
    asked = []
    while t.asked:
        asked.append(t.asked[0][0])
        t.answer(asked[-1], Engines(1))
    assert asked == [1, 2, 0]


@rule("RUL-06", "CRD-ENEMY-02")
def test_enemies_keep_to_the_order_of_the_reveal() -> None:
    t = Table(bare(), yard("III", "6,6 cannon:front ...."), bare(), at=[5, 9, 7]).play(slavers(1, 1))
    assert t.seats_told("cannons-announced") == [1, 2, 0]


@rule("RUL-07")
def test_landing_is_public_before_the_next_decides() -> None:
    t = Table(bare(), bare()).play(Planets(planets=((BLUE,), (BLUE,)), days=1)).answer(0, Land(1))
    assert t.heard("landed") == [{"seat": 0, "planet": 1}]
    assert t.asked == [(1, "land")]


@rule("RUL-07")
@pytest.mark.parametrize("card", [Stardust(), MeteorSwarm(meteors=large("front"))])
def test_what_is_automatic_asks_nobody(card: Card) -> None:
    t = Table(yard("III", "7,6 cannon:front ..3."), bare()).play(card)
    if t.rolls():
        t.dice((3, 4))
    assert not t.asked


@rule("RUL-08")
def test_the_time_limit_is_an_option() -> None:
    t = Table(bare(), bare(), decision_seconds=5).play(offer()).later(4_999)
    assert t.asked == [(0, "land")]
    t.later(1)
    assert t.asked == [(1, "land")]
    t = Table(bare(), bare(), decision_seconds=0).play(offer()).later(10**9)
    assert t.asked == [(0, "land")], "without limit nobody is hurried"


@rule("RUL-08")
def test_a_default_is_nothing_but_an_answer() -> None:
    """Both ways lead to the same ships, bank and positions."""
    ship = yard("III", *CABINS)
    card = AbandonedShip(crew_lost=3, credits=4, days=1)
    told = Table(ship, ship).play(card).answer(0, Accept(True))
    late = Table(ship, ship).play(card).answer(0, Accept(True))
    while told.asked:
        late.later(60_000)
        told.answer(0, told.question(0).default)
    assert GAME.dump(told.state) == GAME.dump(late.state)
    assert late.seats_told("by-default") == [0, 0, 0]


@rule("RUL-08")
@BOTH
def test_nobody_gives_up_by_default(edition: str) -> None:
    t = Table(*[yard("I", "7,8 engine:rear 3...", edition=edition)] * 2)
    ids = [card.id for card in rule_data.cards(edition).cards]
    t.flight.deck = sorted((ids.index("I-05"), ids.index("I-04")))
    t.flight.flown = 1
    t.state.frames.append(DoNextCard())
    t.settle()
    assert t.asked == [(0, "reveal"), (1, "reveal")]
    t.later(12_000)
    assert t.rolls(), "the next card is drawn"
    assert t.gave_up == ["", ""]


@rule("RUL-89")
def test_an_accepted_offer_cannot_be_taken_back() -> None:
    ship = yard("III", *CABINS)
    t = Table(ship, ship).play(AbandonedShip(crew_lost=3, credits=4, days=1)).answer(0, Accept(True))
    assert t.refused(0, Accept(False)) == "not-an-option"
    t.answer(0, Crew(t.cell(6, 7)))
    assert t.crew(0) == 7


@about("RUL-09")
def test_the_default_decides_at_once_for_a_player_who_is_away() -> None:
    ship = yard("III", "7,6 structural 1.3.", "6,7 shield:front .2..", "8,7 battery ...3 batteries=2")
    t = Table(ship, ship)
    t.state.presence[1] = 1
    t.play(MeteorSwarm(meteors=small("front"))).dice((3, 4)).later(0)
    assert t.asked == [(0, "defend")]
    assert (t.batteries(0), t.batteries(1)) == (2, 1)
    t.answer(0, Defend())
    assert (len(t.tiles(0)), len(t.tiles(1))) == (3, 4)


# --- invariants --------------------------------------------------------------------------------------------


def fleet(dice: random.Random, edition: str) -> list[Ship]:
    """Four random legal ships in the middle of a flight, with no more goods than there are."""
    while True:
        files = [random_ship(dice, edition, "III", legal=True) for _ in range(4)]
        ships = [parse(msgspec.json.encode(file)).ship for file in files]
        if min(Table(*ships).flight.bank) >= 0:
            return ships


def check_sane(t: Table, number_of_tiles: list[int]) -> None:
    spaces = [t.flight.positions[seat] % t.state.profile.flight.spaces for seat in t.state.flying()]
    assert len(set(spaces)) == len(spaces), "FLT-07"
    assert min(t.flight.bank) >= 0
    choosing = {seat for seat, kind in t.asked if kind == "part"}
    for seat, ship in enumerate(t.state.ships):
        assert len(t.tiles(seat)) + len(t.state.lost[seat]) == number_of_tiles[seat], "HIT-17"
        assert seat in choosing or len(ship.hull.parts) <= 1, "HIT-18"
        special, batteries = ship.hull.layers[Layer.SPECIAL_CARGO], ship.hull.layers[Layer.BATTERY]
        for cell in range(t.board.size):
            full = ship.hull.capacity(cell) if ship.hull.occupied >> cell & 1 else 0
            assert count(ship.goods[cell]) <= full
            assert not ship.goods[cell] & RED_BITS or special >> cell & 1, "FLT-11"
            assert ship.batteries[cell] <= (full if batteries >> cell & 1 else 0)
        assert seat in choosing or ship.without_stranded_aliens() == ship, "HIT-21"
        cabins = ship.hull.layers[Layer.CABIN] | ship.hull.layers[Layer.STARTING_CABIN]
        assert all(not code or cabins >> cell & 1 for cell, code in enumerate(ship.crew))


@rule("FLT-07", "FLT-11", "HIT-18", "HIT-21")
@BOTH
@pytest.mark.parametrize("seed", range(3))
def test_all_cards_in_any_order_with_any_answers_keep_the_ships_sane(edition: str, seed: int) -> None:
    """`Table` counts the cubes at every step as well."""
    dice = random.Random(f"{edition}/{seed}")
    ships = fleet(dice, edition)
    t = Table(*ships, at=[20, 16, 12, 8])
    before = [ship.hull.occupied.bit_count() for ship in ships]
    cards = list(rule_data.cards(edition).cards)
    dice.shuffle(cards)
    for card in cards:
        t.flight.reasons = [""] * 4  # nobody gets away
        t.play(card)
        while t.asked or t.rolls():
            check_sane(t, before)
            outcomes = GAME.outcomes(t.state)
            if outcomes is not None:
                t.dice(dice.choice(outcomes.options))
                continue
            question = dice.choice(GAME.questions(t.state))
            if dice.random() < 0.2:
                t.later(60_000)
            else:
                t.answer(question.seat, GAME.sample(t.state, question, dice.randrange, t.now))
        check_sane(t, before)
    assert sum(map(len, t.state.lost)) > 0
