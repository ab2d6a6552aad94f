"""Meteors and shots: roll, defend, remove, fall apart (chapter HIT, RUL-46 … RUL-54)."""

from itertools import product
from typing import TYPE_CHECKING

from msgspec import structs

from starhaul.kernel.chance import Outcomes
from starhaul.kernel.contract import Event, Prompt
from starhaul.kernel.frames import Ask, Do
from starhaul.trucker.actions import Defend, Keep
from starhaul.trucker.board import Mask, cells_of
from starhaul.trucker.flow.question import Question, deadline
from starhaul.trucker.flow.tokens import battery_tiles, fullest_battery, pay_battery
from starhaul.trucker.records import Threat
from starhaul.trucker.ship import ALIEN_OF_CODE, Ship
from starhaul.trucker.terms import DIRECTION_BY_WORD, Size
from starhaul.trucker.threats import Strike, is_exposed, is_shielded, shooters, strikes

if TYPE_CHECKING:
    from starhaul.trucker.state import State

METEOR, SHOT = "meteor", "shot"
DICE = {number: tuple(product(range(1, 7), repeat=number)) for number in (1, 2)}


class DoThreats(Do, frozen=True, tag="threats"):
    """A series of threats against some seats, given in ranking order, one after the other as printed."""

    what: str
    threats: tuple[Threat, ...]
    seats: tuple[int, ...]
    number: int = 0

    def proceed(self, state: "State", at_ms: int, told: list[Event]) -> None:
        if self.seats and self.number < len(self.threats):
            state.frames.append(structs.replace(self, number=self.number + 1))
            state.frames.append(AskAim(self.what, self.threats[self.number], self.seats))


class AskAim(Ask, frozen=True, tag="aim"):
    """One roll for all ships under attack; who is furthest ahead of them rolls (HIT-16, RUL-61)."""

    what: str
    threat: Threat
    seats: tuple[int, ...]
    dice: tuple[int, ...] = ()

    def outcomes(self, state: "State") -> Outcomes:
        return Outcomes("dice", DICE[1 if self.dice else state.profile.board.dice_per_threat])

    def answer(
        self, state: "State", seat: int, action: tuple[int, ...], at_ms: int, told: list[Event]
    ) -> None:
        state.frames.pop()
        board, direction = state.profile.board, DIRECTION_BY_WORD[self.threat.from_]
        dice = (*self.dice, *action)
        about = {"what": self.what, "size": self.threat.size, "from": self.threat.from_, "dice": dice}
        told.append(Event("threat-rolled", {"seat": self.seats[0], **about}, outcome=action))
        if board.needs_another_die(direction, dice):
            state.frames.append(structs.replace(self, dice=dice))
            return
        aim = board.aim(direction, dice)
        if not aim.lanes:
            told.append(Event("threat-missed-all"))
        doomed: list[tuple[int, int]] = []
        deciding: list[tuple[int, int]] = []
        for target in self.seats:
            for strike in strikes(state.ships[target].hull, aim):
                self._sort(state, target, strike, doomed, deciding, told)
        attack = AskDefence(
            doomed=tuple(doomed), deciding=tuple(deciding), what=self.what, until=deadline(state, at_ms)
        )
        state.frames.append(attack if deciding else DoHits(attack.doomed))

    def _sort(
        self,
        state: "State",
        seat: int,
        strike: Strike,
        doomed: list[tuple[int, int]],
        deciding: list[tuple[int, int]],
        told: list[Event],
    ) -> None:
        """Misses, bounces and shots of single cannons are automatic; for the rest a battery may help."""
        ship = state.ships[seat]
        if strike.cell is None:
            told.append(Event("threat-missed", {"seat": seat}))
            return
        averted, can_pay = self._defences(state, ship, strike)
        if averted:
            told.append(Event(averted, {"seat": seat, "cell": strike.cell}))
        elif can_pay and any(ship.batteries):
            deciding.append((seat, strike.cell))
        else:
            doomed.append((seat, strike.cell))

    def _defences(self, state: "State", ship: Ship, strike: Strike) -> tuple[str, bool]:
        """How the threat is averted for nothing, if it is; else whether a battery can avert it."""
        hull = ship.hull
        if self.what == METEOR and self.threat.size is Size.LARGE:
            guns = shooters(hull, strike, state.profile.edition)
            return ("meteor-shot" if guns.single else ""), bool(guns.double)
        if self.what == METEOR and not is_exposed(hull, strike):
            return "meteor-bounced", False
        if self.threat.size is Size.LARGE:
            return "", False
        return "", is_shielded(hull, strike, hull.occupied)


class AskDefence(Question, frozen=True, kw_only=True, tag="defence"):
    """All who can avert the hit with a battery decide at once and independently (RUL-07)."""

    doomed: tuple[tuple[int, int], ...]
    deciding: tuple[tuple[int, int], ...]
    """Seats and the cells that would be struck; a split hit has two for a seat (LM-037)."""
    what: str

    def waiting(self, state: "State") -> tuple[int, ...]:
        return tuple(dict.fromkeys(seat for seat, _ in self.deciding))

    def ask(self, state: "State", seat: int) -> Prompt:
        ship = state.ships[seat]
        cell = dict(self.deciding)[seat]
        return Prompt(
            seat=seat,
            kind="defend",
            options=(Defend(), *(Defend(tile) for tile in battery_tiles(ship))),
            default=Defend(fullest_battery(ship)),
            about={"cell": cell, "what": self.what},
        )

    def decide(self, state: "State", seat: int, action: Defend, at_ms: int, told: list[Event]) -> None:
        mine = tuple(entry for entry in self.deciding if entry[0] == seat)
        doomed = self.doomed
        if action.battery is None:
            doomed = tuple(sorted((*doomed, *mine)))
        else:
            pay_battery(state, seat, action.battery, told)
            told += [Event("defended", {"seat": seat, "cell": cell}) for _, cell in mine]
        left = tuple(entry for entry in self.deciding if entry[0] != seat)
        following = structs.replace(self, doomed=doomed, deciding=left)
        state.frames[-1] = following if left else DoHits(doomed)


# --- damage ------------------------------------------------------------------------------------------------


class DoHits(Do, frozen=True, tag="hits"):
    """The struck tiles go with all they hold (HIT-17, HIT-20), then the ships are looked over."""

    hits: tuple[tuple[int, int], ...]

    def proceed(self, state: "State", at_ms: int, told: list[Event]) -> None:
        for seat, cell in self.hits:
            tile = state.ships[seat].hull.tiles[cell]
            told.append(Event("tile-hit", {"seat": seat, "cell": cell, "tile": tile}))
            lose_tiles(state, seat, 1 << cell)
        seats = tuple(dict.fromkeys(seat for seat, _ in self.hits))
        state.frames.append(DoFallApart(seats))


class DoFallApart(Do, frozen=True, tag="fall_apart"):
    """Ships in several parts: the owner chooses; then aliens without life support leave (RUL-52)."""

    seats: tuple[int, ...]

    def proceed(self, state: "State", at_ms: int, told: list[Event]) -> None:
        broken = tuple(seat for seat in self.seats if len(state.ships[seat].hull.parts) > 1)
        for seat in self.seats:
            if seat not in broken:
                strand_aliens(state, seat, told)
        if broken:
            state.frames.append(AskPart(seats=broken, until=deadline(state, at_ms)))


class AskPart(Question, frozen=True, kw_only=True, tag="part"):
    seats: tuple[int, ...]

    def waiting(self, state: "State") -> tuple[int, ...]:
        return self.seats

    def ask(self, state: "State", seat: int) -> Prompt:
        parts = state.ships[seat].hull.parts
        return Prompt(
            seat=seat,
            kind="part",
            options=tuple(Keep(first_cell(part)) for part in parts),
            default=Keep(first_cell(best_part(state.ships[seat], parts))),
            about={"parts": [list(cells_of(part)) for part in parts]},
        )

    def decide(self, state: "State", seat: int, action: Keep, at_ms: int, told: list[Event]) -> None:
        hull = state.ships[seat].hull
        kept = next(part for part in hull.parts if first_cell(part) == action.cell)
        gone = hull.occupied & ~kept
        lose_tiles(state, seat, gone)
        told.append(Event("parts-lost", {"seat": seat, "number": gone.bit_count()}))
        strand_aliens(state, seat, told)
        left = tuple(other for other in self.seats if other != seat)
        if left:
            state.frames[-1] = structs.replace(self, seats=left)
        else:
            state.frames.pop()


def first_cell(mask: Mask) -> int:
    return (mask & -mask).bit_length() - 1


def best_part(ship: Ship, parts: list[Mask]) -> Mask:
    """The part kept by default: most humans, then most tiles, then reading order (RUL-08)."""

    def worth(part: Mask) -> tuple[int, int]:
        humans = sum(ship.crew[cell] for cell in cells_of(part) if ship.crew[cell] <= 2)
        return humans, part.bit_count()

    return max(parts, key=worth)


def lose_tiles(state: "State", seat: int, cells: Mask) -> None:
    """Tiles to the lost pile, cubes back to the bank (HIT-17, HIT-20)."""
    ship = state.ships[seat]
    bank = state.in_flight.bank
    gone = []
    for cell in cells_of(cells):
        gone.append(ship.hull.tiles[cell])
        packed = ship.goods[cell]
        for colour in range(4):
            bank[colour] += packed >> 2 * colour & 3
    state.lost[seat] = (*state.lost[seat], *gone)
    state.ships[seat] = ship.without(cells)


def strand_aliens(state: "State", seat: int, told: list[Event]) -> None:
    """HIT-21, RUL-53."""
    before = state.ships[seat]
    after = before.without_stranded_aliens()
    if after.crew != before.crew:
        state.ships[seat] = after
        gone = [was for was, now in zip(before.crew, after.crew, strict=True) if was != now]
        told += [Event("alien-left", {"seat": seat, "colour": ALIEN_OF_CODE[code]}) for code in gone]
