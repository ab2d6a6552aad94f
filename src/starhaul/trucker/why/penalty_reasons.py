"""Why a seat pays the penalty of a card: it was weaker than the enemy, or the lowest in a line of a Combat
Zone; and by how much (CRD-ENEMY, CRD-COMBAT)."""

from collections.abc import Sequence

from starhaul.trucker.cards.combat import DoCombatLine, DoCompare
from starhaul.trucker.cards.enemies import DoAttack, DoFight
from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.moving import order_of
from starhaul.trucker.match.modifiers import effective
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import Card, CombatRow, Enemy, Pirates, Slavers
from starhaul.trucker.ship.strength import Choice, cannon_choices, engine_choices
from starhaul.trucker.why.loss_records import LossReason, Remedy

_CAUSES = {
    "crew": "combat-crew",
    "engine_strength": "combat-engines",
    "cannon_strength": "combat-cannons",
}


def penalty_reason(state: State, seat: int) -> LossReason | None:
    """The reason for the penalty that a seat is suffering in this state; None if it suffers none."""
    row = _combat_row(state)
    if row is not None:
        return combat_reason(state, seat, row, order_of(state))
    card = open_card(state)
    return enemy_reason(state, seat, card) if isinstance(card, Enemy) else None


def _combat_row(state: State) -> CombatRow | None:
    """The line being resolved: the frame of the next one is below its penalty."""
    for frame in reversed(state.frames):
        if isinstance(frame, DoCompare):
            return frame.card.rows[frame.line]
        if isinstance(frame, DoCombatLine):
            return frame.card.rows[frame.line - 1] if frame.line else None
    return None


def open_card(state: State) -> Card | None:
    for frame in reversed(state.frames):
        if isinstance(frame, DoAttack | DoFight):
            return frame.card if isinstance(frame, DoAttack) else frame.attack.card
    cards = rule_data.cards(state.config.edition).cards
    found = next((card for card in cards if card.id and card.id == state.in_flight.card), None)
    return None if found is None else effective(state, found)


# --- enemies -----------------------------------------------------------------------------------------------


def enemy_reason(state: State, seat: int, card: Enemy) -> LossReason:
    """Equal strength is enough to get away (CRD-ENEMY-05)."""
    announced = state.in_flight.announced[seat]
    missing = max(0, 2 * card.strength - announced)
    remedies = _powered_cannons(state, seat, announced, missing, "CRD-ENEMY-05")
    return LossReason("enemy", _enemy_rule(card), number=card.strength, remedies=remedies)


def _enemy_rule(card: Enemy) -> str:
    if isinstance(card, Pirates):
        return "CRD-ENEMY-09"
    return "CRD-ENEMY-08" if isinstance(card, Slavers) else "CRD-ENEMY-07"


# --- combat zone -------------------------------------------------------------------------------------------


def combat_reason(state: State, seat: int, row: CombatRow, order: Sequence[int]) -> LossReason:
    """By how much a seat was the lowest; in a tie the one ahead pays (CRD-COMBAT-03)."""
    values = state.in_flight.announced
    missing = to_escape(values, seat, order)
    own, cause = values[seat], _CAUSES[row.criterion]
    remedies: tuple[Remedy, ...]
    if row.criterion == "crew":
        remedies = (Remedy("crew", "CRD-COMBAT-03", number=missing),)
    elif row.criterion == "cannon_strength":
        remedies = _powered_cannons(state, seat, own, missing, "CRD-COMBAT-03")
    else:
        powered = _power(_choices(state, seat, engines=True), own, missing)
        remedies = (
            *((Remedy("power-engines", "PAR-04", number=powered),) if powered else ()),
            Remedy("engines", "CRD-COMBAT-03", number=missing),
        )
    return LossReason(cause, "CRD-COMBAT-03", remedies=remedies)


def to_escape(values: Sequence[int], seat: int, order: Sequence[int]) -> int:
    """How much more a seat needs, so that another one is the lowest.

    >>> to_escape([3, 4, 9], 0, (0, 1, 2)), to_escape([3, 4, 9], 0, (1, 0, 2))
    (2, 1)
    """
    place = order.index(seat)
    others = [values[other] + (place < order.index(other)) for other in order if other != seat]
    return max(0, min(others, default=0) - values[seat])


def crew_to_spare(state: State, seat: int) -> int:
    """How many more crew members would have sent the saboteur to another ship (CRD-SABOTAGE-01)."""
    order = order_of(state)
    if seat not in order or len(order) < 2:
        return 0
    return to_escape([ship.crew_count() for ship in state.ships], seat, order)


# --- batteries that were not used --------------------------------------------------------------------------


def _powered_cannons(state: State, seat: int, own: int, missing: int, rule: str) -> tuple[Remedy, ...]:
    powered = _power(_choices(state, seat, engines=False), own, missing)
    more = Remedy("cannons", rule, doubled=missing)
    return (Remedy("power-cannons", "PAR-04", number=powered), more) if powered else (more,)


def _choices(state: State, seat: int, *, engines: bool) -> list[Choice]:
    """All strengths of a single ship; a fleet announces ship by ship, which has no single answer."""
    fleet = state.fleet(seat)
    if len(fleet) != 1:
        return []
    return (engine_choices if engines else cannon_choices)(state.ships[seat], fleet[0])


def _power(choices: Sequence[Choice], own: int, missing: int) -> int:
    """The fewest batteries that would have been enough; 0 if none were, or if some had been spent already, so
    that the choices left are not those that the seat had."""
    if not choices or choices[0].strength != own:
        return 0
    return min((choice.batteries for choice in choices if choice.strength >= own + missing), default=0)
