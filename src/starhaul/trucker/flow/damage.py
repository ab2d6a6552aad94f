"""Damage: struck tiles are lost, ships fall apart, aliens leave (HIT-17 … HIT-21, RUL-51 … RUL-53).

Used after hits, repairs and sabotage. Which tiles are struck is decided in `hits` and `defence`.
"""

from msgspec import structs

from starhaul.kernel.contract import Event, Question
from starhaul.kernel.frames import DoFrame
from starhaul.trucker.flow.timed_questions import QuestionFrame, deadline
from starhaul.trucker.match.actions import Keep
from starhaul.trucker.match.events.flight_events import AlienLeft
from starhaul.trucker.match.events.hit_events import PartsLost, TileHit
from starhaul.trucker.match.state import State
from starhaul.trucker.ship.board import Mask, cells_of, first_cell
from starhaul.trucker.ship.repair import contested, keep_part
from starhaul.trucker.ship.ship import ALIEN_OF_CODE, Ship


class DoHits(DoFrame, frozen=True, tag="hits"):
    """All struck tiles are lost at once with their contents (HIT-17, HIT-20, LM-045); then the ships are
    checked for separate parts."""

    hits: tuple[tuple[int, int], ...]

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        for seat, cell in self.hits:
            tile = state.ships[seat].hull.tiles[cell]
            told.append(Event(TileHit(seat=seat, cell=cell, tile=tile)))
            lose_tiles(state, seat, 1 << cell)
        seats = tuple(dict.fromkeys(seat for seat, _ in self.hits))
        state.frames.append(DoFallApart(seats))


class DoFallApart(DoFrame, frozen=True, tag="fall_apart"):
    """The owner of a ship in several parts chooses one; then aliens without life support leave (RUL-52)."""

    seats: tuple[int, ...]

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        broken = tuple(seat for seat in self.seats if contested(state.ships[seat].hull, state.zone))
        for seat in self.seats:
            if seat not in broken:
                strand_aliens(state, seat, told)
        if broken:
            state.frames.append(AskPart(seats=broken, until=deadline(state, at_ms)))


class AskPart(QuestionFrame, frozen=True, kw_only=True, tag="part"):
    """Each broken ship keeps one part; the ships of a fleet one after the other (HIT-19, LM-114)."""

    seats: tuple[int, ...]

    def waiting(self, state: State) -> tuple[int, ...]:
        return self.seats

    def offer(self, state: State, seat: int) -> Question:
        return Question(
            seat=seat, kind="part", options=_choices(contested(state.ships[seat].hull, state.zone))
        )

    def ask(self, state: State, seat: int) -> Question:
        parts = contested(state.ships[seat].hull, state.zone)
        return Question(
            seat=seat,
            kind="part",
            options=_choices(parts),
            default=Keep(first_cell(best_part(state.ships[seat], parts))),
            about={"parts": [list(cells_of(part)) for part in parts]},
        )

    def decide(self, state: State, seat: int, action: Keep, at_ms: int, told: list[Event]) -> None:
        hull = state.ships[seat].hull
        kept = next(part for part in hull.parts if first_cell(part) == action.cell)
        gone = hull.occupied & ~keep_part(hull, state.zone, kept).occupied
        lose_tiles(state, seat, gone)
        told.append(Event(PartsLost(seat=seat, number=gone.bit_count())))
        if contested(state.ships[seat].hull, state.zone):
            return
        strand_aliens(state, seat, told)
        left = tuple(other for other in self.seats if other != seat)
        if left:
            state.frames[-1] = structs.replace(self, seats=left)
        else:
            state.frames.pop()


def _choices(parts: list[Mask]) -> tuple[Keep, ...]:
    return tuple([Keep(first_cell(part)) for part in parts])


def best_part(ship: Ship, parts: list[Mask]) -> Mask:
    """The part kept by default: most humans, then most tiles, then reading order (RUL-08)."""

    return max(parts, key=lambda part: (ship.humans_within(part), part.bit_count()))


def lose_tiles(state: State, seat: int, cells: Mask) -> None:
    """Tiles go to the lost pile, cubes back to the bank (HIT-17, HIT-20)."""
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


def strand_aliens(state: State, seat: int, told: list[Event]) -> None:
    """Aliens without life support leave (HIT-21, RUL-53)."""
    before = state.ships[seat]
    after = before.without_stranded_aliens()
    if after.crew != before.crew:
        state.ships[seat] = after
        gone = [was for was, now in zip(before.crew, after.crew, strict=True) if was != now]
        told += [Event(AlienLeft(seat=seat, alien=ALIEN_OF_CODE[code])) for code in gone]
