"""Ships among rivals: the company is drawn fairly, is the same for all ships, and flies exactly."""

from collections import Counter

import pytest

from starhaul.data_folder import data_folder
from starhaul.kernel.errors import BadInput
from starhaul.odds import flown_decks
from starhaul.odds import lane_layout as at
from starhaul.odds.engine_flight import EngineFlight, FlownShip
from starhaul.odds.flown_decks import Company, FlownDecks, fly_ships
from starhaul.odds.lane_company import seat_among
from starhaul.odds.lane_dice import deal, key_of
from starhaul.odds.odds_book import Book, book_of
from starhaul.odds.rival_ships import FOLDER, RIVAL_CLASSES, company_of, ships_file, stored_rivals
from starhaul.odds.ship_row import ship_row
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.ship.ship_check import faults
from tests.effort import effort

SEED = 6


@pytest.fixture(autouse=True)
def plainly(monkeypatch: pytest.MonkeyPatch):
    """Compiling takes longer than these few flights."""
    monkeypatch.setattr(flown_decks, "can_compile", lambda: False)


def seated(book: Book, ship: int, rivals: int, seats: int, deck: int) -> tuple[int, list[int]]:
    """The seat of a ship, and the numbers of all ships by seat; rivals follow the ship."""
    lane, key = [0] * at.LANE, key_of(SEED, deck)
    deal(book.numbers, lane, key)
    seat = seat_among(lane, ship, ship + 1, rivals, seats, key)
    return seat, lane[at.CREWED : at.CREWED + seats]


def flown_ship(book: Book, plan: ShipPlan) -> FlownShip:
    return FlownShip(plan.ship, ship_row(book, plan.ship, plan.zone))


@pytest.mark.parametrize(
    ("edition", "class_", "rivals"), [("2e", "II", 3), ("1e", "III", 2), ("1e", "IIIC", 3)]
)
def test_a_flight_among_rivals_is_one_of_the_engine(edition: str, class_: str, rivals: int):
    book, (mine, *others) = book_of(edition, class_), stored_rivals(edition, class_)
    ships, decks = [flown_ship(book, plan) for plan in (mine, *others)], effort(6, 300)
    company = Company(rivals, [one.row for one in ships[1:]])
    flown = fly_ships(book, [ships[0].row], company, decks, seed=SEED)
    nets = []
    for deck in range(decks):
        seat, numbers = seated(book, 0, len(others), rivals + 1, deck)
        flight = EngineFlight(book, [ships[number] for number in numbers], key_of(SEED, deck))
        for _ in flight.play():
            pass
        nets.append(flight.net(seat))
    assert flown.column(at.NET) == nets


def test_all_places_and_rivals_are_drawn_equally_often():
    book, rivals, decks = book_of("2e", "II"), 5, effort(3000, 30_000)
    seats, drawn = Counter[int](), Counter[tuple[int, int]]()
    for deck in range(decks):
        seat, numbers = seated(book, 0, rivals, 4, deck)
        assert numbers[seat] == 0
        assert len(set(numbers)) == 4
        assert set(numbers) <= set(range(rivals + 1))
        seats[seat] += 1
        drawn.update(enumerate(number for number in numbers if number))
    # Six times the usual deviation at most.
    assert all(abs(seats[seat] - decks / 4) < 6 * (decks * 3 / 16) ** 0.5 for seat in range(4))
    assert len(drawn) == 3 * rivals
    assert all(abs(number - decks / 5) < 6 * (decks * 4 / 25) ** 0.5 for number in drawn.values())


def flown_among(ships: int, number: int, decks: int) -> FlownDecks:
    book, plans = book_of("2e", "II"), stored_rivals("2e", "II")
    rows = [ship_row(book, plan.ship, plan.zone) for plan in plans]
    return fly_ships(book, rows[:ships], Company(number, rows[4:]), decks, seed=SEED)


def test_ships_that_are_compared_meet_the_same_rivals():
    one, three = flown_among(1, 3, 20), flown_among(3, 3, 20)
    for entry in range(at.RESULT):
        assert three.column(entry, 0) == one.column(entry, 0)


def test_rivals_are_felt():
    """Alone a ship that comes home is first; among rivals it can come in at any place."""
    book, (mine, *_) = book_of("2e", "II"), stored_rivals("2e", "II")
    alone = fly_ships(book, [ship_row(book, mine.ship, mine.zone)], None, 60, seed=SEED)
    assert set(alone.column(at.FINISHED_AS)) <= {0, 1}
    among = flown_among(1, 3, 60)
    assert {1, 2, 3, 4} <= set(among.column(at.FINISHED_AS))
    assert sum(among.column(at.FROM_CARDS)) < sum(alone.column(at.FROM_CARDS))


@pytest.mark.parametrize(("edition", "class_"), RIVAL_CLASSES)
def test_every_class_has_sound_rivals(edition: str, class_: str):
    book, plans = book_of(edition, class_), stored_rivals(edition, class_)
    assert len(plans) >= 9
    for plan in plans:
        assert (plan.ship.hull.board.edition, plan.ship.hull.board.record.class_) == (edition, class_)
        assert not faults(plan.ship.hull, plan.zone)
    assert company_of(book, 0) is None
    company = company_of(book, book.flight.seats_max - 1)
    assert company is not None
    assert len(company.rows) == len(plans)


def test_no_more_rivals_than_a_flight_has_seats():
    with pytest.raises(BadInput) as error:
        company_of(book_of("1e", "IVC"), 3)
    assert (error.value.code, error.value.detail["most"]) == ("odds-rivals", 2)
    for number, rows in ((0, [[1]]), (4, [[1]] * 4), (2, [[1]]), (1, [[1]] * 33)):
        with pytest.raises(ValueError, match="rivals"):
            Company(number, rows)


def test_rivals_are_kept_in_the_package():
    kept = data_folder(FOLDER).names("", ".json")
    assert kept == sorted(ships_file(*kind) for kind in RIVAL_CLASSES)
