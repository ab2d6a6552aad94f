"""Announcing engines and cannons, ship by ship of a fleet, each paying with its own batteries (PAR-04,
LM-101)."""

from starhaul.odds.lane_code import Numbers, lane_code
from starhaul.odds.lane_layout import ANNOUNCED, FLEET, FOUND, REGION, REGIONS, SHIP
from starhaul.odds.lane_pilot import AHEAD, cannons_to_power, engines_to_power
from starhaul.odds.lane_power import (
    batteries_in,
    boosted,
    cannon_alien,
    double_engines,
    doubles_ahead,
    doubles_aside,
    engines_with,
    free_cannons,
    pay_batteries,
)


@lane_code
def announce_cannons_of(book: Numbers, ships: Numbers, lane: Numbers, me: int) -> None:
    ship, total = lane[me + SHIP], 0
    for number in range(ships[ship + REGIONS]):
        lane[me + FOUND + number] = 0
        if not lane[me + FLEET] >> number & 1:
            continue
        cells, chosen = ships[ship + REGION + number], 0
        doubles = doubles_ahead(ships, lane, me, cells) + doubles_aside(ships, lane, me, cells)
        if doubles and batteries_in(lane, me, cells):
            chosen = cannons_to_power(book, ships, lane, me, number)
        ahead, aside = chosen // AHEAD, chosen % AHEAD
        strength = free_cannons(ships, lane, me, cells) + 4 * ahead + 2 * aside
        lane[me + FOUND + number] = boosted(strength, cannon_alien(lane, me, cells))
        pay_batteries(lane, me, ahead + aside, cells)
        total += lane[me + FOUND + number]
    lane[me + ANNOUNCED] = total


@lane_code
def announce_engines_of(book: Numbers, ships: Numbers, lane: Numbers, me: int) -> None:
    ship, slowest = lane[me + SHIP], -1
    for number in range(ships[ship + REGIONS]):
        lane[me + FOUND + number] = 0
        if not lane[me + FLEET] >> number & 1:
            continue
        cells, powered = ships[ship + REGION + number], 0
        if double_engines(ships, lane, me, cells):
            powered = engines_to_power(book, ships, lane, me, number)
        strength = engines_with(ships, lane, me, cells, powered)
        lane[me + FOUND + number] = strength
        pay_batteries(lane, me, powered, cells)
        slowest = strength if slowest < 0 else min(slowest, strength)
    lane[me + ANNOUNCED] = max(slowest, 0)
