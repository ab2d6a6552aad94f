"""Arrivals, the end of a turn, and the end of the race (chapters 8 and 12)."""

from starhaul.kernel.contract import Event
from starhaul.kernel.frames import DoFrame
from starhaul.race.events import ColourFinished, FinishPileTaken, GameEnded, ShipFinished
from starhaul.race.flow.bonus import AskShare, DoDraw
from starhaul.race.state import State
from starhaul.race.terms import COLOURS, SHARE, SHIPS, Face, Place, colour_of, ships_of

Moved = tuple[tuple[int, int], ...]
"""The ships moved or towed in this turn, and the index each of them left."""


def arrive(state: State, active: int, place: Place, moved: Moved, told: list[Event]) -> None:
    """After a move all moved ships are in one place: draw bonus cards for their owners, or handle the finish
    (TR-070 … TR-073)."""
    ships = tuple(ship for ship, _ in moved)
    if place[1] == Face.BONUS:
        owners = tuple(state.setup.crews[ship][0] for ship in ships)
        state.frames.append(DoDraw(owners))
    elif place[1] == Face.FINISH and any(state.finish_pile):
        order = tuple((active + n) % state.config.seats for n in range(state.config.seats))
        told.append(Event(FinishPileTaken(order=order)))
        state.frames += [DoEndTurn(ships), AskShare(tuple(s for s in order for _ in range(SHARE)))]
    else:
        end_turn(state, ships if place[1] == Face.FINISH else (), told)


# --- the end of a turn -------------------------------------------------------------------------------------


class DoEndTurn(DoFrame, frozen=True, tag="end_turn"):
    home: tuple[int, ...]

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        end_turn(state, self.home, told)


def end_turn(state: State, home: tuple[int, ...], told: list[Event]) -> None:
    """Report ships that have come home, and end the race if a team has won (TR-170)."""
    if not home:
        return
    _tell_home(state, home, told)
    state.winners = winning_teams(state)
    if state.winners:
        seats = tuple(seat for seat, team in enumerate(state.setup.teams) if team in state.winners)
        told.append(Event(GameEnded(teams=state.winners, seats=seats)))


def _tell_home(state: State, home: tuple[int, ...], told: list[Event]) -> None:
    told += [Event(ShipFinished(ship=SHIPS[ship])) for ship in home]
    for colour in dict.fromkeys(colour_of(ship) for ship in home):
        if all(state.is_finished(ship) for ship in ships_of(colour)):
            told.append(Event(ColourFinished(colour=COLOURS[colour])))


def winning_teams(state: State) -> tuple[int, ...]:
    """Teams with all their ships home; several share the victory (TR-170, TR-171)."""
    setup = state.setup
    away = {setup.sides[ship] for ship in setup.ships if not state.is_finished(ship)}
    return tuple(team for team in range(len(setup.set_up.teams)) if team not in away)
