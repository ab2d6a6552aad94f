"""Epidemic: figures in adjoining cabins fall ill; no seat has a decision to make (CRD-EPIDEMIC)."""

from starhaul.kernel.contract import Event
from starhaul.trucker.flow.card_kinds import begins
from starhaul.trucker.flow.infection import spread_epidemic
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import Epidemic


@begins(Epidemic)
def begin(state: State, card: Epidemic, at_ms: int, told: list[Event]) -> None:
    spread_epidemic(state, told)
