"""Meteors and shots: roll, deflect, split, then defence and damage (chapter HIT, RUL-46 … RUL-54, LM-048).

Used by the cards that attack ships. The questions to defenders are in `defence`, the losses in `damage`.
"""

from itertools import product

from msgspec import structs

from starhaul.kernel.chance import Outcomes
from starhaul.kernel.contract import Event
from starhaul.kernel.frames import AskFrame
from starhaul.trucker.flow.damage import DoHits
from starhaul.trucker.flow.defence import METEOR, AskDefence, Attack, Peril, ThreatSeries, ways_to_pay
from starhaul.trucker.flow.timed_questions import deadline
from starhaul.trucker.match.events.hit_events import (
    MeteorBounced,
    MeteorShot,
    ThreatMissed,
    ThreatMissedAll,
    ThreatRolled,
    ThreatSplit,
    ThreatTurned,
)
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import Threat
from starhaul.trucker.parts.terms import DIRECTION_BY_WORD, Size
from starhaul.trucker.ship.board import Cell
from starhaul.trucker.ship.threats import best_shots, is_exposed

DICE = {number: tuple(product(range(1, 7), repeat=number)) for number in (1, 2)}


class DoThreats(ThreatSeries, frozen=True, tag="threats"):
    """Resolve the threats of a series one after the other, in printed order."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        if self.seats and self.number < len(self.threats):
            state.frames.append(structs.replace(self, number=self.number + 1))
            state.frames.append(AskAim(self.what, self.threats[self.number], self.seats))


class AskAim(AskFrame, frozen=True, tag="aim"):
    """One roll for all ships under attack, made by the foremost of them (HIT-16, RUL-61)."""

    what: str
    threat: Threat
    seats: tuple[int, ...]
    dice: tuple[int, ...] = ()

    def outcomes(self, state: State) -> Outcomes:
        return Outcomes("dice", DICE[1 if self.dice else state.profile.board.dice_per_threat])

    def answer(self, state: State, seat: int, action: tuple[int, ...], at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        dice = (*self.dice, *action)
        board, direction = state.profile.board, DIRECTION_BY_WORD[self.threat.from_]
        rolled = ThreatRolled(
            seat=self.seats[0],
            what=self.what,
            size=self.threat.size,
            from_=self._side(state, self.dice),
            dice=action,
            targets=self.seats,
        )
        told.append(Event(rolled, outcome=action))
        if board.needs_another_die(direction, dice):
            told.append(Event(ThreatTurned(from_=self._side(state, dice))))
            state.frames.append(structs.replace(self, dice=dice))
            return
        aim = board.aim(direction, dice)
        if not aim.lanes:
            told.append(Event(ThreatMissedAll()))
        elif len(aim.lanes) > 1:
            told.append(Event(ThreatSplit()))
        self._strike(state, Attack(self.what, self.threat, dice), at_ms, told)

    def _side(self, state: State, dice: tuple[int, ...]) -> str:
        """A deflected threat counts as coming from its new side from the beginning (LM-033)."""
        direction = DIRECTION_BY_WORD[self.threat.from_]
        deflected = state.profile.board.deflected(direction, dice[0]) if dice else None
        return deflected or self.threat.from_

    def _strike(self, state: State, attack: Attack, at_ms: int, told: list[Event]) -> None:
        """Sort the tiles about to be struck into those that are lost and those that a seat may save."""
        doomed: list[tuple[int, Cell]] = []
        perils: list[Peril] = []
        for seat in self.seats:
            peril = _peril(state, attack, seat, told)
            if peril.unasked or (peril.cells and ways_to_pay(state, attack, peril)):
                perils.append(peril)
            else:
                doomed += [(seat, cell) for cell in peril.cells]
        if perils:
            until = deadline(state, at_ms)
            question = AskDefence(attack=attack, perils=tuple(perils), doomed=tuple(doomed), until=until)
            state.frames.append(question)
        else:
            state.frames.append(DoHits(tuple(doomed)))


def _peril(state: State, attack: Attack, seat: int, told: list[Event]) -> Peril:
    """Misses, bounces and shots of single cannons are automatic; the other tiles are in peril (RUL-07)."""
    hull = state.ships[seat].hull
    cells = []
    strikes = attack.strikes(state, seat)
    for strike in strikes:
        if strike.cell is None:
            told.append(Event(ThreatMissed(seat=seat, half=len(strikes) > 1)))
        elif attack.what == METEOR and attack.threat.size == Size.SMALL and not is_exposed(hull, strike):
            told.append(Event(MeteorBounced(seat=seat, cell=strike.cell)))
        else:
            cells.append(strike.cell)
    if not cells or not attack.is_shot_at:
        return Peril(seat, tuple(sorted(cells)))
    cells.sort()
    guns = attack.guns(state, seat)
    ways = best_shots([guns[cell].single for cell in cells])
    if len(ways) > 1:
        return Peril(seat, tuple(cells), unasked=len(ways[0]))
    shot = [cells[number] for number in ways[0]]
    told += [Event(MeteorShot(seat=seat, cell=cell)) for cell in shot]
    return Peril(seat, tuple(cell for cell in cells if cell not in shot), shot=tuple(shot))
