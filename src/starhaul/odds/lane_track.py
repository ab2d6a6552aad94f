"""Days and the ranking order (FLT-03 … FLT-09)."""

from starhaul.odds.lane_code import Numbers, lane_code
from starhaul.odds.lane_layout import FLIES, FLYING, ORDER, ORDERED, PLACE, REASON, SEAT, SEATED, SPACES


@lane_code
def flies(lane: Numbers, seat: int) -> bool:
    return lane[seat * SEAT + REASON] == FLIES


@lane_code
def flying_seats(lane: Numbers) -> int:
    """As a mask."""
    found = 0
    for seat in range(lane[SEATED]):
        if flies(lane, seat):
            found |= 1 << seat
    return found


@lane_code
def rank(lane: Numbers) -> None:
    """List the flying seats in `ORDER`, the leader first."""
    number = 0
    for seat in range(lane[SEATED]):
        if not flies(lane, seat):
            continue
        at = number
        while at > 0 and lane[lane[ORDER + at - 1] * SEAT + PLACE] < lane[seat * SEAT + PLACE]:
            lane[ORDER + at] = lane[ORDER + at - 1]
            at -= 1
        lane[ORDER + at] = seat
        number += 1
    lane[ORDERED] = number


@lane_code
def is_taken(book: Numbers, lane: Numbers, me: int, place: int) -> bool:
    for seat in range(lane[SEATED]):
        if (
            seat * SEAT != me
            and flies(lane, seat)
            and (lane[seat * SEAT + PLACE] - place) % book[SPACES] == 0
        ):
            return True
    return False


@lane_code
def moved_to(book: Numbers, lane: Numbers, me: int, days: int) -> int:
    """The place after gaining or losing days: only free spaces count."""
    place = lane[me + PLACE]
    if lane[FLYING] == 1:
        return place + days
    step = 1 if days > 0 else -1
    for _ in range(abs(days)):
        place += step
        while is_taken(book, lane, me, place):
            place += step
    return place


@lane_code
def move_days(book: Numbers, lane: Numbers, me: int, days: int) -> None:
    lane[me + PLACE] = moved_to(book, lane, me, days)
