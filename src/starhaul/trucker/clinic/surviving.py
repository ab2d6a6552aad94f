"""Which ship survives this swarm? Several ships, one card, fixed dice: exactly one comes through without a
loss (HIT-02 … HIT-12)."""

from collections.abc import Sequence

import msgspec

from starhaul.kernel.chance import Draw
from starhaul.trucker.clinic.difficulty import Features, bits, rating_of
from starhaul.trucker.clinic.exercise import (
    Attempt,
    ClinicFinding,
    Diagnosis,
    Exercise,
    Solved,
    Task,
    chosen,
    place_of,
)
from starhaul.trucker.clinic.swarm_flight import Aftermath, after_swarm
from starhaul.trucker.data import rule_data
from starhaul.trucker.files.shipfile import ShipFile, ShipPlan, describe, read
from starhaul.trucker.parts.records import MeteorSwarm
from starhaul.trucker.parts.terms import DIRECTION_BY_WORD
from starhaul.trucker.ship.board import Board
from starhaul.trucker.views.viewing import ship_view

TRIES = 120


class SwarmSurvival(Exercise, frozen=True, tag="survival"):
    """`ship` is the first of the ships."""

    others: tuple[ShipFile, ...]
    card: str
    dice: tuple[tuple[int, ...], ...]

    asks = "choice"
    is_manned = True

    def _plans(self) -> list[ShipPlan]:
        return [read(file) for file in (self.ship, *self.others)]

    def _swarm(self) -> MeteorSwarm:
        return next(card for card in swarms(self.ship.edition) if card.id == self.card)

    def _aftermaths(self) -> list[Aftermath]:
        return [after_swarm(plan.ship, self._swarm().meteors, self.dice) for plan in self._plans()]

    def task(self) -> Task:
        return self._task(
            ships=[ship_view(plan.ship) for plan in self._plans()],
            card=msgspec.to_builtins(self._swarm()),
            dice=[list(roll) for roll in self.dice],
        )

    def example(self) -> Attempt:
        return Attempt(choice=_survivor(self._aftermaths()))

    def grade(self, attempt: Attempt) -> Diagnosis:
        found = self._aftermaths()
        number = chosen(attempt, len(found))
        solved = Solved(choice=_survivor(found), lost=[list(end.lost) for end in found])
        hit = found[number].hit
        if hit is None:
            return Diagnosis(
                is_right=True, finding=ClinicFinding.SURVIVAL_RIGHT, rule="HIT-03", solved=solved
            )
        facts = {
            "meteor": hit.number + 1,
            "size": hit.size.value,
            "side": hit.side,
            "cell": place_of(self._plans()[number], hit.cell),
            "lost": len(found[number].lost),
        }
        return Diagnosis(
            is_right=False,
            finding=ClinicFinding.SURVIVAL_HIT,
            rule=hit.rule(self.ship.edition),
            facts=facts,
            solved=solved,
        )

    def features(self) -> Features:
        found, plans = self._aftermaths(), self._plans()
        return Features(
            tiles=sum(plan.ship.hull.occupied.bit_count() for plan in plans) // 2,
            bits=bits(len(plans), 1),
            steps=2 * len(self.dice),
            margin=min(len(end.lost) for end in found if end.lost),
        )


def swarms(edition: str) -> list[MeteorSwarm]:
    return [card for card in rule_data.cards(edition).cards if isinstance(card, MeteorSwarm)]


def _survivor(found: Sequence[Aftermath]) -> int:
    return next(number for number, end in enumerate(found) if not end.lost)


def rolled(board: Board, meteors: MeteorSwarm, draw: Draw) -> tuple[tuple[int, ...], ...]:
    """Dice for each meteor; a further die where the first deflects it."""
    found = []
    for threat in meteors.meteors:
        dice = tuple(1 + draw(6) for _ in range(board.dice_per_threat))
        if board.needs_another_die(DIRECTION_BY_WORD[threat.from_], dice):
            dice += (1 + draw(6),)
        found.append(dice)
    return tuple(found)


def make_survival(name: str, plans: Sequence[ShipPlan], draw: Draw) -> SwarmSurvival | None:
    """Dice with which exactly one of the ships loses nothing and every other one something."""
    board = plans[0].ship.hull.board
    cards = [card for card in swarms(board.edition) if card.level == min(3, board.record.level)]
    for _ in range(TRIES):
        card = cards[draw(len(cards))]
        dice = rolled(board, card, draw)
        found = [after_swarm(plan.ship, card.meteors, dice) for plan in plans]
        if sum(not end.lost for end in found) != 1:
            continue
        first, *others = (describe(plan.ship) for plan in plans)
        made = SwarmSurvival(id=name, rating=0, ship=first, others=tuple(others), card=card.id, dice=dice)
        return msgspec.structs.replace(made, rating=rating_of(made.features()))
    return None
