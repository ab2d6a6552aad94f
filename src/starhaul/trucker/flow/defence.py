"""Averting hits by spending batteries: shields, double cannons, and which of two meteors is shot (RUL-46,
LM-139).

Asked by `hits`, which rolls for the threat; lost tiles are handled in `damage`.
"""

from typing import Any

from msgspec import Struct, structs

from starhaul.kernel.contract import Event, Question, order_key
from starhaul.kernel.frames import DoFrame
from starhaul.trucker.flow.damage import DoHits
from starhaul.trucker.flow.giving_tokens import battery_tiles, pay_battery
from starhaul.trucker.flow.timed_questions import QuestionFrame
from starhaul.trucker.match.actions import Defend, Shoot
from starhaul.trucker.match.events.hit_events import Defended, MeteorShot
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import Threat
from starhaul.trucker.parts.terms import DIRECTION_BY_WORD, SIDES, Size
from starhaul.trucker.ship.board import Cell
from starhaul.trucker.ship.threats import Shooters, Strike, each_has_its_own, is_shielded, shooters, strikes

METEOR, SHOT = "meteor", "shot"
GIVE_IN = Defend()


class ThreatSeries(DoFrame, frozen=True):
    """A series of threats against some seats, in ranking order; it stays on the stack below each threat."""

    what: str
    threats: tuple[Threat, ...]
    seats: tuple[int, ...]
    number: int = 0


class Attack(Struct, frozen=True):
    """A meteor or shot whose dice are known. What it strikes is derived from the ships (LM-043)."""

    what: str
    threat: Threat
    dice: tuple[int, ...]

    @property
    def is_shot_at(self) -> bool:
        """Large meteors are averted by cannons (HIT-08)."""
        return self.what == METEOR and self.threat.size == Size.LARGE

    @property
    def meets_shields(self) -> bool:
        """Shields avert everything small; there is no defence against large shots (HIT-13, HIT-14)."""
        return self.threat.size == Size.SMALL

    def strikes(self, state: State, seat: int) -> list[Strike]:
        direction = DIRECTION_BY_WORD[self.threat.from_]
        return strikes(state.ships[seat].hull, state.profile.board.aim(direction, self.dice))

    def guns(self, state: State, seat: int) -> dict[Cell, Shooters]:
        """For each tile that would be struck, the cannons that can shoot the meteor."""
        hull, edition = state.ships[seat].hull, state.profile.edition
        return {
            strike.cell: shooters(hull, strike, edition)
            for strike in self.strikes(state, seat)
            if strike.cell is not None
        }


class Peril(Struct, frozen=True):
    """Tiles of a seat that are about to be struck and can be saved, from front to rear."""

    seat: int
    cells: tuple[Cell, ...]
    unasked: int = 0
    """How many of the meteors single cannons shoot in any case; the seat chooses which (LM-139)."""
    shot: tuple[Cell, ...] = ()
    """Tiles whose meteors single cannons shoot, as chosen by the seat."""
    paid: tuple[tuple[Cell, int], ...] = ()
    """Tiles saved by double cannons so far, each with the ship of the cannon."""


def ways_to_pay(state: State, attack: Attack, peril: Peril) -> list[Defend]:
    """Every battery tile that can save something; with several meteors, also which of them to avert."""
    found = []
    for ship in state.in_flight.fleets[peril.seat]:
        batteries = battery_tiles(state.ships[peril.seat], state.zone.regions[ship])
        if batteries:
            for cell in _saved_by(state, attack, peril, ship):
                named = cell if attack.is_shot_at and len(peril.cells) > 1 else None
                found += [Defend(battery, named) for battery in batteries]
    return sorted(set(found), key=order_key)


def _saved_by(state: State, attack: Attack, peril: Peril, ship: int) -> list[Cell]:
    """The tiles in peril that a device of this ship could save."""
    cells = state.zone.regions[ship]
    if not attack.is_shot_at:
        return list(covered(state, attack, peril, ship))
    guns = attack.guns(state, peril.seat)
    busy = [guns[cell].double & state.zone.regions[other] for cell, other in peril.paid]
    return [cell for cell in peril.cells if each_has_its_own([*busy, guns[cell].double & cells])]


def covered(state: State, attack: Attack, peril: Peril, ship: int) -> tuple[Cell, ...]:
    """The tiles protected by one use of a shield of this ship: all of that ship (LM-038, LM-112)."""
    hull, cells = state.ships[peril.seat].hull, state.zone.regions[ship]
    by_cell = {strike.cell: strike for strike in attack.strikes(state, peril.seat)}
    mine = [cell for cell in peril.cells if attack.meets_shields and cells >> cell & 1]
    return tuple(cell for cell in mine if is_shielded(hull, by_cell[cell], cells))


def _series_of(state: State) -> ThreatSeries | None:
    """The series that the current threat belongs to."""
    for frame in state.frames[::-1]:
        if isinstance(frame, ThreatSeries):
            return frame
    return None


class AskDefence(QuestionFrame, frozen=True, kw_only=True, tag="defence"):
    """All seats that can avert a hit decide at once and independently (RUL-07)."""

    attack: Attack
    perils: tuple[Peril, ...]
    doomed: tuple[tuple[int, Cell], ...]

    def waiting(self, state: State) -> tuple[int, ...]:
        return tuple([peril.seat for peril in self.perils])

    def _peril(self, seat: int) -> Peril:
        return next(peril for peril in self.perils if peril.seat == seat)

    # --- asking --------------------------------------------------------------------------------------------

    def ask(self, state: State, seat: int) -> Question:
        peril = self._peril(seat)
        about = {"cells": list(peril.cells), **self._subject(state)}
        if peril.unasked:
            options, best = self._shots(state, peril), self._best_shot(state, peril)
            return Question(seat=seat, kind="shoot", options=options, default=best, about=about)
        ways = ways_to_pay(state, self.attack, peril)
        batteries = state.ships[seat].batteries
        # Default: the front tile first (LM-139), paid by the tile with most batteries (RUL-08).
        default = min(ways, key=lambda way: (way.cell or 0, -batteries[way.battery or 0], way.battery or 0))
        return Question(seat=seat, kind="defend", options=(GIVE_IN, *ways), default=default, about=about)

    def offer(self, state: State, seat: int) -> Question:
        peril = self._peril(seat)
        if peril.unasked:
            return Question(seat=seat, kind="shoot", options=self._shots(state, peril))
        options = (GIVE_IN, *ways_to_pay(state, self.attack, peril))
        return Question(seat=seat, kind="defend", options=options)

    def _shots(self, state: State, peril: Peril) -> tuple[Shoot, ...]:
        return tuple([Shoot(cell) for cell in self._shootable(state, peril)])

    def _subject(self, state: State) -> dict[str, Any]:
        """The threat itself, as announced to the seats."""
        attack, board = self.attack, state.profile.board
        printed = DIRECTION_BY_WORD[attack.threat.from_]
        aim = board.aim(printed, attack.dice)
        deflected = aim.direction != printed
        series = _series_of(state)
        return {
            "what": attack.what,
            "size": attack.threat.size,
            "side": SIDES[aim.direction],
            "dice": list(attack.dice[board.dice_per_threat :] if deflected else attack.dice),
            "targets": list(series.seats) if series else [],
            "deflected": deflected,
            "split": len(aim.lanes) > 1,
        }

    def _shootable(self, state: State, peril: Peril) -> list[Cell]:
        guns = self.attack.guns(state, peril.seat)
        busy = [guns[cell].single for cell in peril.shot]
        return [cell for cell in peril.cells if each_has_its_own([*busy, guns[cell].single])]

    def _best_shot(self, state: State, peril: Peril) -> Shoot:
        """The shot that lets most meteors be shot in total; on a tie, the front tile is saved (LM-139)."""

        def left_over(cell: Cell) -> tuple[int, Cell]:
            following = _without(peril, cell)
            return (0 if following.unasked or ways_to_pay(state, self.attack, following) else 1), cell

        return Shoot(min(self._shootable(state, peril), key=left_over))

    # --- deciding ------------------------------------------------------------------------------------------

    def decide(self, state: State, seat: int, action: Defend | Shoot, at_ms: int, told: list[Event]) -> None:
        peril = self._peril(seat)
        if isinstance(action, Shoot):
            told.append(Event(MeteorShot(seat=seat, cell=action.cell)))
            self._replace(state, _without(peril, action.cell))
        elif action.battery is None:
            self._give_in(state, peril)
        else:
            ship = state.profile.board.ship_at(state.yard_dice, action.battery)
            saved = self._saved(state, peril, action, ship)
            pay_battery(state, seat, action.battery, told)
            tiles = state.ships[seat].hull.tiles
            told += [Event(Defended(seat=seat, cell=cell, tile=tiles[cell])) for cell in saved]
            left = tuple(cell for cell in peril.cells if cell not in saved)
            paid = (*peril.paid, *((cell, ship) for cell in saved))
            self._replace(state, structs.replace(peril, cells=left, paid=paid))

    def _saved(self, state: State, peril: Peril, action: Defend, ship: int) -> tuple[Cell, ...]:
        if not self.attack.is_shot_at:
            return covered(state, self.attack, peril, ship)
        return (peril.cells[0] if action.cell is None else action.cell,)

    def _replace(self, state: State, peril: Peril) -> None:
        """Ask again while something can still be saved."""
        if peril.unasked or ways_to_pay(state, self.attack, peril):
            perils = tuple(peril if other.seat == peril.seat else other for other in self.perils)
            state.frames[-1] = structs.replace(self, perils=perils)
        else:
            self._give_in(state, peril)

    def _give_in(self, state: State, peril: Peril) -> None:
        """Tiles that were not saved are struck."""
        doomed = (*self.doomed, *((peril.seat, cell) for cell in peril.cells))
        perils = tuple(other for other in self.perils if other.seat != peril.seat)
        following = structs.replace(self, perils=perils, doomed=doomed)
        state.frames[-1] = following if perils else DoHits(doomed)


def _without(peril: Peril, cell: Cell) -> Peril:
    left = tuple(other for other in peril.cells if other != cell)
    return structs.replace(peril, cells=left, unasked=peril.unasked - 1, shot=(*peril.shot, cell))
