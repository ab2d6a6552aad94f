"""Loading goods: one final arrangement of all goods aboard and on offer (FLT-10 … FLT-15, RUL-40).

Used by cards that offer goods, and by the settlement for what the goods are worth. Losing goods is in
`giving_tokens`.
"""

from collections.abc import Mapping, Sequence

from starhaul.kernel.chance import Draw
from starhaul.kernel.contract import Event, Question, order_key
from starhaul.kernel.errors import Refusal
from starhaul.kernel.frames import DoFrame
from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.timed_questions import QuestionFrame, deadline
from starhaul.trucker.match.actions import Improve, Load
from starhaul.trucker.match.events.flight_events import GoodsAdded, GoodsLoaded, GoodsUpgraded
from starhaul.trucker.match.modifiers import cube_value
from starhaul.trucker.match.questions import HoldRoom
from starhaul.trucker.match.state import State
from starhaul.trucker.parts import goods as cubes
from starhaul.trucker.parts.memo import Memo
from starhaul.trucker.parts.terms import Goods
from starhaul.trucker.ship.board import cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.ship import Ship

Counts = list[int]
"""The number of cubes of each colour, dearest first."""
UPGRADE_OR_BLUE = "upgrade_or_blue"


class DoLoad(DoFrame, frozen=True, tag="do_load"):
    """Offer goods to a seat; cubes that the bank does not have are left out (FLT-15)."""

    seat: int
    offered: tuple[Goods, ...]

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        bank = state.in_flight.bank
        wanted = count(self.offered)
        offered = tuple(min(there, want) for there, want in zip(bank, wanted, strict=True))
        if not any(offered) or not holds(state.ships[self.seat]):
            return
        frame = AskLoad(seat=self.seat, offered=offered, until=deadline(state, at_ms))
        state.frames.append(frame)
        if state.profile.flight.modifiers.goods_gained == UPGRADE_OR_BLUE:
            question = AskImprove(seat=self.seat, offered=offered, until=frame.until)
            if len(question.improvements(state)) > 1:
                state.frames.append(question)


class AskImprove(QuestionFrame, frozen=True, kw_only=True, tag="improve"):
    """One of the cubes received is upgraded to the next dearer colour, or a blue one is added (LM-132)."""

    seat: int
    offered: tuple[int, ...]

    def waiting(self, state: State) -> tuple[int, ...]:
        return (self.seat,)

    def improvements(self, state: State) -> dict[Improve, tuple[int, ...]]:
        """The resulting offer for each choice; the bank must have the new cube."""
        bank, offered = state.in_flight.bank, self.offered
        yellow, green, blue = 1, 2, 3
        found = {Improve(): offered}
        if bank[blue] > offered[blue]:
            found[Improve(extra=True)] = _shifted(offered, None, blue)
        for colour in (blue, green, yellow):
            if offered[colour] and bank[colour - 1] > offered[colour - 1]:
                found[Improve(cubes.COLOURS[colour])] = _shifted(offered, colour, colour - 1)
        return {choice: found[choice] for choice in sorted(found, key=order_key)}

    def ask(self, state: State, seat: int) -> Question:
        choices = self.improvements(state)
        offered = _listed(self.offered)
        best = max(choices, key=lambda choice: self._worth(state, choice, choices[choice]))
        about = {"offered": offered, "becomes": [_received(choice) for choice in choices]}
        return Question(seat=seat, kind="improve", options=tuple(choices), default=best, about=about)

    def _worth(self, state: State, choice: Improve, offered: tuple[int, ...]) -> tuple[int, bool, bool]:
        """The value of the best load that fits; an upgrade wins a tie (LM-144)."""
        ship = state.ships[self.seat]
        everything = [mine + more for mine, more in zip(aboard(ship), offered, strict=True)]
        value = goods_value(state, most_valuable(ship, everything))
        return value, choice.upgrade is not None, choice.extra

    def decide(self, state: State, seat: int, action: Improve, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        offered = self.improvements(state)[action]
        state.frames[-1] = AskLoad(seat=seat, offered=offered, until=deadline(state, at_ms))
        if action.upgrade is not None:
            told.append(Event(GoodsUpgraded(seat=seat, cube=action.upgrade)))
        elif action.extra:
            told.append(Event(GoodsAdded(seat=seat)))


def _received(choice: Improve) -> Goods | None:
    """The new cube that a choice brings."""
    if choice.upgrade is not None:
        return cubes.COLOURS[cubes.COLOURS.index(choice.upgrade) - 1]
    return cubes.COLOURS[-1] if choice.extra else None


def _shifted(offered: tuple[int, ...], less: int | None, more: int) -> tuple[int, ...]:
    changed = list(offered)
    changed[more] += 1
    if less is not None:
        changed[less] -= 1
    return tuple(changed)


def _listed(offered: Sequence[int]) -> list[Goods]:
    return [colour for colour, n in zip(cubes.COLOURS, offered, strict=True) for _ in range(n)]


class AskLoad(QuestionFrame, frozen=True, kw_only=True, tag="load"):
    seat: int
    offered: tuple[int, ...]

    def waiting(self, state: State) -> tuple[int, ...]:
        return (self.seat,)

    def ask(self, state: State, seat: int) -> Question:
        ship = state.ships[seat]
        return Question(
            seat=seat,
            kind="load",
            default=arrangement(ship, most_valuable(ship, self._all(ship))),
            about={"offered": _listed(self.offered), "holds": _rooms(ship.hull)},
        )

    def _all(self, ship: Ship) -> Counts:
        return [mine + more for mine, more in zip(aboard(ship), self.offered, strict=True)]

    def check_open(self, state: State, question: Question, action: object, at_ms: int) -> None:
        if not isinstance(action, Load):
            raise Refusal("not-an-option", "FLT-10", kind=question.kind)
        ship = state.ships[question.seat]
        _check_holds(ship, action)
        stowed = count([cube for _, load in action.holds for cube in load])
        if any(has > most for has, most in zip(stowed, self._all(ship), strict=True)):
            raise Refusal("no-such-cubes", "FLT-12")

    def sample(self, state: State, question: Question, draw: Draw, at_ms: int) -> Load:
        """Put a few cubes into random holds; discard what does not fit."""
        ship = state.ships[question.seat]
        places = holds(ship)
        loads: dict[int, list[Goods]] = {cell: [] for cell in places}
        for colour, number in zip(cubes.COLOURS, self._all(ship), strict=True):
            for _ in range(number):
                cell = list(places)[draw(len(places))]
                fits = len(loads[cell]) < ship.hull.capacity(cell) and (places[cell] or colour != Goods.RED)
                if fits and draw(8):
                    loads[cell].append(colour)
        return _load_of(loads)

    def decide(self, state: State, seat: int, action: Load, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        ship = state.ships[seat]
        before = aboard(ship)
        goods = bytearray(ship.hull.board.size)
        for cell, load in action.holds:
            goods[cell] = cubes.pack(load)
        state.ships[seat] = Ship(ship.hull, ship.crew, ship.batteries, bytes(goods))
        after = aboard(state.ships[seat])
        bank = state.in_flight.bank
        for colour in range(4):
            bank[colour] += before[colour] - after[colour]
        changes = zip(cubes.COLOURS, before, after, strict=True)
        gained = tuple(colour for colour, then, now in changes for _ in range(now - then))
        told.append(Event(GoodsLoaded(seat=seat, number=len(gained), goods=gained)))


def _load_of(loads: Mapping[int, Sequence[Goods]]) -> Load:
    return Load(tuple((cell, tuple(load)) for cell, load in loads.items() if load))


def _check_holds(ship: Ship, action: Load) -> None:
    places = holds(ship)
    cells = [cell for cell, _ in action.holds]
    if len(cells) != len(set(cells)) or not set(cells) <= set(places):
        raise Refusal("no-such-hold", "FLT-10")
    for cell, load in action.holds:
        if len(load) > ship.hull.capacity(cell):
            raise Refusal("hold-full", "FLT-10", cell=cell)
        if Goods.RED in load and not places[cell]:
            raise Refusal("red-needs-special", "FLT-11", cell=cell)


def holds(ship: Ship) -> dict[int, bool]:
    """The holds of a ship in reading order, and whether each may carry red goods."""
    return _holds(ship.hull)


def _holds_of(hull: Hull) -> dict[int, bool]:
    special = hull.layers[Layer.SPECIAL_CARGO]
    return {cell: bool(special >> cell & 1) for cell in cells_of(hull.layers[Layer.CARGO] | special)}


def _room_of(hull: Hull) -> tuple[int, int]:
    """How many red cubes fit, and how many cubes in all."""
    rooms = [(hull.capacity(cell), takes_red) for cell, takes_red in _holds(hull).items()]
    return sum(room for room, takes_red in rooms if takes_red), sum(room for room, _ in rooms)


def _hold_rooms(hull: Hull) -> list[HoldRoom]:
    return [
        {
            "cell": cell,
            "room": hull.capacity(cell),
            "takes": [colour for colour in cubes.COLOURS if takes_red or colour is not Goods.RED],
        }
        for cell, takes_red in _holds(hull).items()
    ]


# Cached by hull: cubes change often, holds only with the tiles.
_holds = Memo(_holds_of)
_room = Memo(_room_of)
_rooms = Memo(_hold_rooms)


def count(goods: Sequence[Goods]) -> Counts:
    return [goods.count(colour) for colour in cubes.COLOURS]


def aboard(ship: Ship) -> Counts:
    totals = [0, 0, 0, 0]
    for packed in ship.goods:
        if packed:
            totals[0] += packed & 3
            totals[1] += packed >> 2 & 3
            totals[2] += packed >> 4 & 3
            totals[3] += packed >> 6
    return totals


def has_loaded(ship: Ship, before: Sequence[int]) -> bool:
    """Whether the ship has more cubes of some colour: it took one, even if it discarded others."""
    return any(now > then for now, then in zip(aboard(ship), before, strict=True))


def most_valuable(ship: Ship, available: Counts) -> Counts:
    """The most valuable set that fits: red goods up to the special holds, then the dearest (RUL-08)."""
    special, room = _room(ship.hull)
    chosen = [min(available[0], special), 0, 0, 0]
    room -= chosen[0]
    for colour in (1, 2, 3):
        chosen[colour] = min(available[colour], room)
        room -= chosen[colour]
    return chosen


def arrangement(ship: Ship, chosen: Counts) -> Load:
    """Red goods go into special holds first, then the rest in reading order, plain holds first."""
    places = holds(ship)
    loads: dict[int, list[Goods]] = {cell: [] for cell in places}
    special = [cell for cell in places if places[cell]]
    plain_first = [*(cell for cell in places if not places[cell]), *special]
    for colour in _listed(chosen):
        fitting = special if colour == Goods.RED else plain_first
        loads[next(c for c in fitting if len(loads[c]) < ship.hull.capacity(c))].append(colour)
    return _load_of(loads)


def gains(state: State, seat: int, offers: tuple[tuple[Goods, ...], ...]) -> list[int]:
    """How much the value of the goods aboard would rise with the best load from each offer. Cached by ship,
    because a question is built many times."""
    ship = state.ships[seat]
    latest: tuple[object, object, list[int]] | None = ship.memos.get(gains)
    if latest is None or latest[0] != offers or latest[1] != state.roads:
        latest = ship.memos[gains] = offers, state.roads, _gains(state, ship, offers)
    return latest[2]


def _gains(state: State, ship: Ship, offers: tuple[tuple[Goods, ...], ...]) -> list[int]:
    mine = aboard(ship)
    now = goods_value(state, most_valuable(ship, mine))
    loads = [[one + more for one, more in zip(mine, count(offer), strict=True)] for offer in offers]
    return [goods_value(state, most_valuable(ship, load)) - now for load in loads]


def goods_value(state: State, counts: Sequence[int]) -> int:
    """The price of these cubes (END-05)."""
    values = rule_data.flights(state.config.edition).goods_values
    return sum(
        number * cube_value(state, values[colour])
        for colour, number in zip(cubes.COLOURS, counts, strict=True)
    )
