"""The hourglass: fields, runs, flips, the dice between them, and what the server does if no player flips it
(BLD-39 … BLD-42, LM-088, LM-089).

Used by the frames of building. Which fields a round has is data (`match.config.Profile.timer`).
"""

from starhaul.kernel.chance import Outcomes
from starhaul.kernel.contract import Event
from starhaul.kernel.frames import AskFrame, DoFrame
from starhaul.trucker.flow import building_steps as steps
from starhaul.trucker.match import building_status as status
from starhaul.trucker.match.events.building_events import Hourglass, RunOver, YardDie
from starhaul.trucker.match.modifiers import run_ms
from starhaul.trucker.match.state import State
from starhaul.trucker.ship.board import cells_of

DICE = tuple((die,) for die in range(1, 7))
FLIP_RUNS = 2
"""Run lengths after which the server flips (RUL-19)."""
LAST_RUNS = 10
"""Run lengths after the start at which the server ends building if nobody has finished."""


class AskYardDie(AskFrame, frozen=True, tag="yard_die"):
    """A yard die opens marked cells for all fleets and joins parts (LM-079, LM-080)."""

    def outcomes(self, state: State) -> Outcomes:
        return Outcomes("dice", DICE)

    def answer(self, state: State, seat: int, action: tuple[int, ...], at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        before = state.zone
        state.yard_dice = (*state.yard_dice, *action)
        opened = tuple(cells_of(state.zone.cells & ~before.cells))
        rolled = YardDie(die=action[0], cells=opened, ships=len(state.zone.regions))
        told.append(Event(rolled, outcome=action))


class DoFlip(DoFrame, frozen=True, tag="flip"):
    """Flip to the next field, after the die that was due."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        flip(state, state.in_yard.field + 1, at_ms, told)


class DoYardDice(DoFrame, frozen=True, tag="yard_dice"):
    """Dice not rolled during building are rolled at its end, because they decide the shape of fleets (LM-083,
    LM-093)."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        if status.dice_to_come(state):
            state.frames += [DoYardDice(), AskYardDie()]


def roll_and_flip(state: State, at_ms: int, told: list[Event]) -> None:
    """Flip the hourglass to its next field; a die that is due is rolled first (LM-143)."""
    if status.die_is_due(state):
        state.frames += [DoFlip(), AskYardDie()]
    else:
        flip(state, state.in_yard.field + 1, at_ms, told)


def flip(state: State, field: int, at_ms: int, told: list[Event]) -> None:
    """Put the hourglass on a field; in the advanced team variant partners swap at every flip before Start
    (VAR-09, LM-140)."""
    yard, timer = state.in_yard, state.profile.timer
    yard.field = field
    yard.run_ends = at_ms + run_ms(state)
    yard.turns = turns_in_field(state)
    told.append(Event(Hourglass(field=timer.fields[field])))
    if 0 < field < timer.reserved and state.config.options.teams == "advanced":
        for seat in state.seats:
            # A tile in hand stays with the seat, an open pile is put back, correction windows close (RUL-77).
            if yard.looking[seat] != status.NO_PILE:
                steps.put_back(state, seat, told)
            steps.close_window(state, seat)
        steps.swap_partners(state, told)


def end_run(state: State, at_ms: int, told: list[Event]) -> None:
    """The sand has run out on a field that is not the last."""
    yard, timer = state.in_yard, state.profile.timer
    yard.run_ends, yard.out_since = 0, at_ms
    told.append(Event(RunOver(field=timer.fields[yard.field])))
    if state.config.options.auto_flip and yard.field + 1 < timer.reserved:
        roll_and_flip(state, at_ms, told)


def server_flips(state: State) -> bool:
    """Whether the server may flip at all: only with the safety net (RUL-93), and onto a field reserved for
    finished players only if some seat has finished (RUL-19, LM-140)."""
    yard = state.in_yard
    reserved = yard.field + 1 >= state.profile.timer.reserved
    return state.config.options.safety_net and (not reserved or any(yard.starts))


def server_flip_at(state: State) -> int | None:
    """When the server flips because no entitled player has."""
    return state.in_yard.out_since + FLIP_RUNS * run_ms(state) if server_flips(state) else None


def server_end_at(state: State) -> int | None:
    """When the server ends building because no seat has finished by then (RUL-19)."""
    yard = state.in_yard
    if not state.config.options.safety_net or any(yard.starts):
        return None
    return yard.started + LAST_RUNS * run_ms(state)


def server_roll_at(state: State) -> int | None:
    """Without an hourglass, the yard dice are rolled one and two run lengths after the start (LM-143)."""
    if not status.dice_to_come(state):
        return None
    return state.in_yard.started + (len(state.yard_dice) + 1) * run_ms(state)


def stands_still(state: State) -> bool:
    """Whether no clock runs: there is no hourglass, or only a player can flip it."""
    return not status.has_hourglass(state) or not (state.in_yard.run_ends or state.config.options.safety_net)


def turns_in_field(state: State) -> int:
    """How many turns a field that begins now will last."""
    starts = state.in_yard.starts
    return status.field_turns(state, sum(state.takes_part(seat) and not starts[seat] for seat in state.seats))
