"""Meteor Swarm: the meteors in printed order, each against all ships at once (CRD-METEOR)."""

from starhaul.kernel.contract import Event
from starhaul.trucker.flow.card_kinds import begins
from starhaul.trucker.flow.defence import METEOR
from starhaul.trucker.flow.hits import DoThreats
from starhaul.trucker.flow.moving import order_of
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import MeteorSwarm


@begins(MeteorSwarm)
def begin(state: State, card: MeteorSwarm, at_ms: int, told: list[Event]) -> None:
    state.frames.append(DoThreats(METEOR, card.meteors, order_of(state)))
