"""Meteor Swarm: meteors in printed order, each against all ships at once (CRD-METEOR)."""

from typing import TYPE_CHECKING

from starhaul.kernel.contract import Event
from starhaul.trucker.flow.defence import METEOR
from starhaul.trucker.flow.hits import DoThreats
from starhaul.trucker.flow.moving import order_of
from starhaul.trucker.records import MeteorSwarm

if TYPE_CHECKING:
    from starhaul.trucker.state import State


def begin(state: "State", card: MeteorSwarm, at_ms: int, told: list[Event]) -> None:
    state.frames.append(DoThreats(METEOR, card.meteors, order_of(state)))
