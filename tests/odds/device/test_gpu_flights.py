"""Flights on a graphics processor are those of the usual one. Without a device `test_c_source` tries what it
would compile."""

from random import Random

import pytest

from starhaul.odds import lane_layout as at
from starhaul.odds.device.gpu_flights import GpuFlights, can_use_gpu
from starhaul.odds.flown_decks import flights_of_crews, fly_crews
from starhaul.odds.odds_book import book_of
from tests.odds.random_ships import random_crew

needs_device = pytest.mark.skipif(not can_use_gpu(), reason="needs the extra `gpu` and a device")


@needs_device
@pytest.mark.parametrize(
    ("edition", "class_", "seats"), [("1e", "III", 1), ("2e", "II", 4), ("1e", "IVC", 2)]
)
def test_flights_on_the_device_are_plain_flights(edition: str, class_: str, seats: int):
    book = book_of(edition, class_)
    ships, _ = random_crew(book, 8, Random(5))
    crews = [[(first + seat) % 8 for seat in range(seats)] for first in range(8)]
    flights = GpuFlights(book, flights_of_crews([one.row for one in ships], crews))
    plain = fly_crews(book, [one.row for one in ships], crews, 100, seed=3)
    assert list(flights.flown(100, seed=3).numbers) == list(plain.numbers)
    for crew, seats_of_crew in enumerate(flights.sums(100, seed=3)):
        assert [one.net for one in seats_of_crew] == [
            sum(plain.column(at.NET, crew, seat)) for seat in range(seats)
        ]


def test_without_cupy_there_is_no_device(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("starhaul.odds.device.gpu_flights.find_spec", lambda name: None)
    assert not can_use_gpu()
