"""Settlement: rewards, goods, losses (chapter END, RUL-69), then the next round or the end."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from starhaul.kernel.contract import Event
from starhaul.kernel.frames import Do
from starhaul.trucker import tables
from starhaul.trucker.flow.loading import aboard
from starhaul.trucker.flow.moving import order_of
from starhaul.trucker.goods import COLOURS
from starhaul.trucker.modifiers import cube_value
from starhaul.trucker.records import Capped, WeakSpot
from starhaul.trucker.titles import title_rewards

if TYPE_CHECKING:
    from starhaul.trucker.state import State


class Line(Struct, frozen=True):
    """One booking of the settlement."""

    what: str
    credits: int


class DoSettle(Do, frozen=True, tag="settle"):
    def proceed(self, state: "State", at_ms: int, told: list[Event]) -> None:
        finishers = order_of(state)
        lines = [settlement(state, seat, finishers) for seat in state.seats]
        for seat in state.seats:
            items = [{"what": line.what, "credits": line.credits} for line in lines[seat]]
            told.append(Event("settled", {"seat": seat, "lines": items}))
        book(state, [sum(line.credits for line in booked) for booked in lines])
        state.order = [*finishers, *_later_first(state, finishers)]


def _later_first(state: "State", finishers: tuple[int, ...]) -> list[int]:
    """Those who gave up: the later the better, of equals the one further ahead (RUL-24, RUL-85)."""
    flight = state.in_flight
    others = [seat for seat in state.seats if seat not in finishers]
    return sorted(others, key=lambda seat: (-flight.gave_up_after[seat], -flight.positions[seat]))


def settlement(state: "State", seat: int, finishers: tuple[int, ...]) -> list[Line]:
    """All bookings of a seat, in the order of END-01."""
    lines = []
    if seat in finishers:
        place = finishers.index(seat)
        lines.append(Line("order", state.profile.flight.order_rewards[place]))
        if state.trek is not None:
            lines += [Line("title", credits) for credits in title_rewards(state, seat, finishers)]
        elif seat in prettiest(state, finishers):
            lines.append(Line("beauty", state.profile.flight.beauty_reward))
    value = goods_value(state, seat)
    if value:
        lines.append(Line("goods", value if seat in finishers else (value + 1) // 2))
    if state.lost[seat]:
        lines.append(Line("lost", -losses(state, seat)))
    if state.in_flight.fines[seat]:
        lines.append(Line("fines", -state.in_flight.fines[seat]))
    return lines


def prettiest(state: "State", finishers: tuple[int, ...]) -> list[int]:
    """Finishers with the fewest open connectors, all that tie (END-03); a ship without tiles does not
    compete (RUL-95)."""
    ships = {seat: state.ships[seat].hull for seat in finishers if state.ships[seat].hull.occupied}
    open_ = {seat: sum(m.bit_count() for m in hull.open_connectors) for seat, hull in ships.items()}
    fewest = min(open_.values(), default=0)
    return [seat for seat, number in open_.items() if number == fewest]


def goods_value(state: "State", seat: int) -> int:
    values = tables.flights(state.config.edition).goods_values
    cargo = zip(COLOURS, aboard(state.ships[seat]), strict=True)
    return sum(number * cube_value(state, values[colour]) for colour, number in cargo)


def losses(state: "State", seat: int) -> int:
    """One credit for each lost tile, up to the insurance cap of the ship class (END-07, END-08)."""
    price = tables.flights(state.config.edition).lost_tile_price * len(state.lost[seat])
    insurance = state.profile.board.record.insurance
    return min(price, insurance.cap) if isinstance(insurance, Capped | WeakSpot) else price


def book(state: "State", changes: list[int]) -> None:
    """Nobody owes: an account never falls below 0 (END-09, RUL-69, RUL-78)."""
    totals = list(state.credits)
    for seat in state.seats:
        totals[state.account(seat)] += changes[seat]
    state.credits = [max(0, total) for total in totals]


def places(credits: Sequence[int]) -> list[int | None]:
    """The place of each account at the end; only who owns a credit is a winner (WIN-02, WIN-03), and equal
    credits share a place (RUL-74).

    >>> places([7, 0, 12, 7])
    [2, None, 1, 2]
    """
    return [1 + sum(other > own for other in credits) if own else None for own in credits]
