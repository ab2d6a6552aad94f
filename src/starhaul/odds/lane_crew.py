"""Crews: counting, losing figures, epidemics, aliens without air (FLT-18 … FLT-20, CRD-EPIDEMIC, HIT-21)."""

from starhaul.odds.lane_code import Numbers, lane_code
from starhaul.odds.lane_layout import (
    BROWN_AIR,
    BROWN_CREW,
    FLEET,
    HUMAN,
    LINKS,
    PURPLE_AIR,
    PURPLE_CREW,
    REGION,
    REGIONS,
    SHIP,
    TILES,
    TWO_HUMANS,
)


@lane_code
def humans_in(lane: Numbers, me: int, cells: int) -> int:
    return (lane[me + HUMAN] & cells).bit_count() + (lane[me + TWO_HUMANS] & cells).bit_count()


@lane_code
def crew_size(lane: Numbers, me: int) -> int:
    aliens = lane[me + PURPLE_CREW] | lane[me + BROWN_CREW]
    return lane[me + HUMAN].bit_count() + lane[me + TWO_HUMANS].bit_count() + aliens.bit_count()


@lane_code
def lose_figure_at(lane: Numbers, me: int, bit: int) -> None:
    """One human or the alien of a cabin."""
    if lane[me + TWO_HUMANS] & bit:
        lane[me + TWO_HUMANS] &= ~bit
    else:
        lane[me + HUMAN] &= ~bit
        lane[me + PURPLE_CREW] &= ~bit
        lane[me + BROWN_CREW] &= ~bit


@lane_code
def spare_cabin(ships: Numbers, lane: Numbers, me: int) -> int:
    """The cabin that loses a figure by default (RUL-08, LM-148)."""
    purple, brown = lane[me + PURPLE_CREW], lane[me + BROWN_CREW]
    manned = lane[me + HUMAN]
    humans = manned.bit_count() + lane[me + TWO_HUMANS].bit_count()
    if humans == 0 or (humans == 1 and purple | brown):
        return purple if purple else brown
    ship, spare = lane[me + SHIP], 0
    for number in range(ships[ship + REGIONS]):
        region = ships[ship + REGION + number]
        if lane[me + FLEET] >> number & 1 and humans_in(lane, me, region) > 1:
            spare |= region
    if manned & spare:
        manned &= spare
    if manned & lane[me + TWO_HUMANS]:
        manned &= lane[me + TWO_HUMANS]
    return manned & -manned


@lane_code
def lose_crew(ships: Numbers, lane: Numbers, me: int, number: int) -> None:
    for _ in range(min(number, crew_size(lane, me))):
        lose_figure_at(lane, me, spare_cabin(ships, lane, me))


@lane_code
def infect(ships: Numbers, lane: Numbers, me: int) -> None:
    """Every occupied cabin joined to another one loses a figure, all at once (RUL-66)."""
    crewed = lane[me + HUMAN] | lane[me + PURPLE_CREW] | lane[me + BROWN_CREW]
    links, left, ill = lane[me + SHIP] + LINKS, crewed, 0
    while left:
        bit = left & -left
        left ^= bit
        if ships[links + (bit - 1).bit_count()] & crewed:
            ill |= bit
    while ill:
        bit = ill & -ill
        ill ^= bit
        lose_figure_at(lane, me, bit)


@lane_code
def has_air(ships: Numbers, lane: Numbers, me: int, alien: int, air: int) -> bool:
    """Whether the cabin of an alien is joined to a life support of its colour; no alien needs none."""
    ship = lane[me + SHIP]
    supports = ships[ship + air] & lane[me + TILES]
    return alien == 0 or ships[ship + LINKS + (alien - 1).bit_count()] & supports != 0


@lane_code
def strand_crew(ships: Numbers, lane: Numbers, me: int) -> None:
    """Aliens without life support leave (RUL-53)."""
    if not has_air(ships, lane, me, lane[me + PURPLE_CREW], PURPLE_AIR):
        lane[me + PURPLE_CREW] = 0
    if not has_air(ships, lane, me, lane[me + BROWN_CREW], BROWN_AIR):
        lane[me + BROWN_CREW] = 0
