"""Settlement after a flight: rewards, goods, losses (chapter END, RUL-69), and the final ranks.

Used by `rounds`, views and bots. How titles score is in `match.titles`.
"""

from collections.abc import Sequence

from starhaul.kernel.contract import Event
from starhaul.kernel.frames import DoFrame
from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.cargo_loading import aboard, goods_value
from starhaul.trucker.flow.moving import order_of
from starhaul.trucker.match.events.match_events import Booking, Settled
from starhaul.trucker.match.state import NO_CAP, State
from starhaul.trucker.match.titles import title_rewards


class DoSettle(DoFrame, frozen=True, tag="settle"):
    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        finishers = finishing_order(state)
        lines = [settlement(state, seat, finishers) for seat in state.seats]
        for seat in state.seats:
            told.append(Event(Settled(seat=seat, bookings=tuple(lines[seat]))))
        book(state, [sum(line.credits for line in booked) for booked in lines])
        state.order = [*finishers, *_later_first(state, finishers)]


def finishing_order(state: State) -> tuple[int, ...]:
    """Finishers in the order that counts for rewards: more ships first, then the position on the track
    (END-02, LM-121)."""
    fleets = state.in_flight.fleets
    return tuple(sorted(order_of(state), key=lambda seat: -len(fleets[seat])))


def _later_first(state: State, finishers: tuple[int, ...]) -> list[int]:
    """Seats that gave up: the latest first; on a tie, the one further ahead (RUL-24, RUL-85)."""
    flight = state.in_flight
    others = [seat for seat in state.seats if seat not in finishers]
    return sorted(others, key=lambda seat: (-flight.gave_up_after[seat], -flight.positions[seat]))


def settlement(state: State, seat: int, finishers: tuple[int, ...]) -> list[Booking]:
    """All lines of a seat's settlement, in the order of END-01."""
    lines = []
    if seat in finishers:
        place = finishers.index(seat)
        lines.append(Booking("order", state.profile.flight.order_rewards[place]))
        if state.trek is not None:
            lines += [Booking("title", credits) for credits in title_rewards(state, seat, finishers)]
        elif seat in prettiest(state, finishers):
            lines.append(Booking("beauty", state.profile.flight.beauty_reward))
    if goods := sales(state, seat, finished=seat in finishers):
        lines.append(Booking("goods", goods))
    if state.lost[seat]:
        lines.append(Booking("lost", -losses(state, seat)))
    if state.in_flight.fines[seat]:
        lines.append(Booking("fines", -state.in_flight.fines[seat]))
    if state.in_flight.owed[seat]:
        lines.append(Booking("premium", -state.in_flight.owed[seat]))
    return lines


def prettiest(state: State, finishers: tuple[int, ...]) -> list[int]:
    """The finishers with the fewest open connectors, including ties (END-03); a ship without tiles does not
    compete (RUL-95), nor does a fleet with fewer ships than another (LM-122)."""
    fleets = state.in_flight.fleets
    most = max((len(fleets[seat]) for seat in finishers), default=0)
    hulls = {seat: state.ships[seat].hull for seat in finishers if len(fleets[seat]) == most}
    open_ = {
        seat: sum(mask.bit_count() for mask in hull.open_connectors)
        for seat, hull in hulls.items()
        if hull.occupied
    }
    fewest = min(open_.values(), default=0)
    return [seat for seat, number in open_.items() if number == fewest]


def sales(state: State, seat: int, *, finished: bool) -> int:
    """The proceeds of goods: full price for finishers, half for ships that gave up, rounded up once (END-05,
    LM-119)."""
    cargo = goods_value(state, aboard(state.ships[seat]))
    shelved = goods_value(state, state.in_flight.shelved[seat])
    whole, half = (cargo, shelved) if finished else (0, cargo + shelved)
    return whole + (half + 1) // 2


def losses(state: State, seat: int) -> int:
    """One credit per lost tile, up to the cap of the insurance (END-07, END-08, LM-067, LM-098)."""
    price = rule_data.flights(state.config.edition).lost_tile_price * len(state.lost[seat])
    cap = state.in_flight.caps[seat]
    return price if cap == NO_CAP else min(price, cap)


def book(state: State, changes: list[int]) -> None:
    """An account never falls below 0 (END-09, RUL-69, RUL-78)."""
    totals = list(state.credits)
    for seat in state.seats:
        totals[state.account(seat)] += changes[seat]
    state.credits = [max(0, total) for total in totals]


def ranks(credits: Sequence[int]) -> list[int | None]:
    """The final rank of each account; an account without a credit has none (WIN-02, WIN-03), and equal
    credits share a rank (RUL-74).

    >>> ranks([7, 0, 12, 7])
    [2, None, 1, 2]
    """
    return [1 + sum(other > own for other in credits) if own else None for own in credits]
