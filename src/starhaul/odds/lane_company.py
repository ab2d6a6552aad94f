"""Who flies: the ships of a crew, or a ship among rivals that are drawn anew for each flight."""

from starhaul.odds.lane_code import Numbers, lane_code
from starhaul.odds.lane_dice import draw_to, word_of
from starhaul.odds.lane_layout import CREWED, SHUFFLED

RIVAL_WORDS = 1 << 21
"""Counters from here on are for rivals."""


@lane_code
def seat_crew(crews: Numbers, first: int, seats: int, lane: Numbers) -> None:
    """The ships of a crew, in starting order."""
    for seat in range(seats):
        lane[CREWED + seat] = crews[first + seat]


@lane_code
def seat_among(lane: Numbers, ship: int, first_rival: int, rivals: int, seats: int, key: int) -> int:
    """A ship takes any place of the starting order with the same chance, the others go to different rivals,
    all with the same chance. Returns its seat. The cards of the deck must have been dealt."""
    seat = word_of(key, RIVAL_WORDS) * seats >> 32
    for rival in range(rivals):
        lane[SHUFFLED + rival] = first_rival + rival
    for number in range(seats - 1):
        draw_to(lane, key, RIVAL_WORDS + 1 + number, SHUFFLED + number, rivals - number)
        lane[CREWED + number + (number >= seat)] = lane[SHUFFLED + number]
    lane[CREWED + seat] = ship
    return seat
