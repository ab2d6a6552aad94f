"""Flies a ship through meteors with fixed dice, by the rules of the game, defending whatever can be defended.

Used by `surviving` and `averting`. Batteries are spent wherever they save a tile: a ship that can come
through without a loss does so, whichever of its battery tiles pays.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from starhaul.kernel.contract import CHANCE, Action, Event, Question
from starhaul.trucker.files.prepared_flight import in_flight
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.actions import Defend
from starhaul.trucker.match.config import Config
from starhaul.trucker.match.events.hit_events import ThreatRolled, ThreatTurned, TileHit
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import MeteorSwarm, Threat
from starhaul.trucker.parts.terms import Size
from starhaul.trucker.ship.board import Cell, cells_of
from starhaul.trucker.ship.ship import Ship

GAME = Trucker()
Dice = Sequence[Sequence[int]]


class Hit(Struct, frozen=True):
    """The first meteor that strikes a tile."""

    number: int
    """Which of the meteors, from 0."""
    cell: Cell
    side: str
    """The side it comes from in the end."""
    size: Size

    def rule(self, edition: str) -> str:
        """Small meteors strike open connectors; which cannons shoot large ones depends on the side."""
        if self.size is Size.SMALL:
            return "HIT-05"
        if self.side == "front":
            return "HIT-08"
        if edition == "2e":
            return "HIT-09b"
        return "RUL-47" if self.side == "rear" else "HIT-09a"


class Aftermath(Struct, frozen=True):
    """What meteors have done to a ship."""

    lost: tuple[Cell, ...]
    hit: Hit | None
    """None if nothing was struck."""


def after_swarm(ship: Ship, meteors: Sequence[Threat], dice: Dice) -> Aftermath:
    """The least that the ship loses; `dice` has the dice of each meteor, further ones included."""
    board = ship.hull.board
    # The other seat has given up: rules of a match need two seats, and this ship shall be alone.
    config = Config(edition=board.edition, seats=2, rounds=(board.record.class_,))
    idle = Ship.bare(ship.hull.remove(ship.hull.occupied))
    state = in_flight(config, [ship, idle], [0, -1], (MeteorSwarm(meteors=tuple(meteors)),), settles=False)
    told: list[Event] = []
    GAME.settle(state, 0, told)
    rolls = tuple(tuple(roll) for roll in dice)
    ends = list(_endings(state, ship, rolls, 0, 0, told))
    return min(ends, key=lambda end: len(end.lost))


def _endings(
    state: State, ship: Ship, dice: tuple[tuple[int, ...], ...], number: int, used: int, told: list[Event]
) -> Iterator[Aftermath]:
    """All ways in which it may end, one for each choice of what to defend."""
    while state.frames:
        outcomes = GAME.outcomes(state)
        if outcomes is not None:
            width = len(outcomes.options[0])
            roll = dice[number][used : used + width]
            told += GAME.apply(state, CHANCE, roll)
            used += width
            if used == len(dice[number]):
                number, used = number + 1, 0
            continue
        question = next(question for question in GAME.questions(state) if question.waits)
        ways = _ways(question)
        for way in ways[1:]:
            other, heard = state.copy(), list(told)
            heard += GAME.apply(other, question.seat, way)
            yield from _endings(other, ship, dice, number, used, heard)
        told += GAME.apply(state, question.seat, ways[0])
    lost = ship.hull.occupied & ~state.ships[0].hull.occupied
    yield Aftermath(tuple(cells_of(lost)), _first_hit(told))


def _ways(question: Question) -> list[Action]:
    """The answers worth trying: every tile that can be saved, each with one battery."""
    if question.kind not in ("defend", "shoot", "part") or question.options is None:
        return [question.default]
    tried: dict[object, Action] = {}
    for option in question.options:
        if isinstance(option, Defend):
            if option.battery is not None:
                tried.setdefault(option.cell, option)
        else:
            tried[option] = option
    return list(tried.values()) or [question.default]


def _first_hit(told: list[Event]) -> Hit | None:
    number, rolled, is_turned = -1, None, False
    for event in told:
        record = event.record
        if isinstance(record, ThreatTurned):
            is_turned = True
        elif isinstance(record, ThreatRolled):
            # A deflected meteor is rolled for twice (LM-032).
            number, rolled, is_turned = number + (not is_turned), record, False
        elif isinstance(record, TileHit) and rolled is not None and record.seat == 0:
            return Hit(number, record.cell, rolled.from_, Size(rolled.size))
    return None
