"""Why a tile was destroyed: what came, where from, and what averts it (chapter HIT)."""

from starhaul.trucker.cards.sabotage import AskSabotage
from starhaul.trucker.flow.defence import METEOR, AskDefence, Attack
from starhaul.trucker.flow.hits import AskAim
from starhaul.trucker.match.events.hit_events import TileHit
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.terms import FRONT, REAR, SIDES, Size
from starhaul.trucker.ship.board import Mask, cells_of
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.threats import Strike, shooters
from starhaul.trucker.why.frame_steps import FrameStep
from starhaul.trucker.why.loss_records import LossReason, Remedy
from starhaul.trucker.why.penalty_reasons import crew_to_spare, penalty_reason


def struck(step: FrameStep, record: TileHit) -> LossReason | None:
    """The reason for a destroyed tile."""
    state, cells = step.before, (record.cell,)
    if isinstance(step.asked, AskSabotage):
        more = crew_to_spare(state, record.seat)
        remedies = (Remedy("crew", "CRD-SABOTAGE-01", number=more),) if more else ()
        return LossReason("sabotage", "CRD-SABOTAGE-02", cells, remedies=remedies)
    attack = attack_of(step)
    if attack is None:
        return None
    strikes = attack.strikes(state, record.seat)
    strike = next((one for one in strikes if one.cell == record.cell), None)
    return None if strike is None else _hit(state, record.seat, attack, strike)


def attack_of(step: FrameStep) -> Attack | None:
    """The threat whose dice or defence the action settled."""
    if isinstance(step.asked, AskAim):
        return Attack(step.asked.what, step.asked.threat, (*step.asked.dice, *step.action))
    return step.asked.attack if isinstance(step.asked, AskDefence) else None


def _hit(state: State, seat: int, attack: Attack, strike: Strike) -> LossReason:
    side = SIDES[strike.direction]
    cells = () if strike.cell is None else (strike.cell,)
    if attack.what == METEOR and attack.threat.size == Size.SMALL:
        close = Remedy("close", "HIT-04", cells, side)
        return LossReason(
            "meteor-small", "HIT-05", cells, side, remedies=(*_shield(state, seat, strike), close)
        )
    if attack.what == METEOR:
        return LossReason("meteor-large", "HIT-07", cells, side, remedies=(_cannon(state, seat, strike),))
    penalty = penalty_reason(state, seat)
    avoided = penalty.remedies if penalty is not None else ()
    if attack.meets_shields:
        remedies = (*_shield(state, seat, strike), *avoided)
        return LossReason("shot-small", "HIT-13", cells, side, remedies=remedies)
    return LossReason("shot-large", "HIT-14", cells, side, remedies=avoided)


def _shield(state: State, seat: int, strike: Strike) -> tuple[Remedy, ...]:
    """A shield for that side with a battery of the same ship (HIT-05, HIT-13; LM-112 for a fleet)."""
    ship, side = state.ships[seat], SIDES[strike.direction]
    region = _region_of(state, strike.cell or 0)
    shields = tuple(cells_of(ship.hull.layers[Layer.SHIELD + strike.direction] & region))
    if not shields:
        return (Remedy("shield", "BLD-24", side=side),)
    what = "pay" if ship.batteries_within(region) else "battery"
    return (Remedy(what, "HIT-15", shields, side, number=1),)


def _cannon(state: State, seat: int, strike: Strike) -> Remedy:
    """A cannon that points at the meteor: one that has no power, or one more (HIT-08 … HIT-10)."""
    ship, edition, side = state.ships[seat], state.profile.edition, SIDES[strike.direction]
    guns = shooters(ship.hull, strike, edition)
    if guns.double and not guns.single:
        regions = [region for region in state.zone.regions if region & guns.double]
        has_power = any(ship.batteries_within(region) for region in regions)
        return Remedy(
            "fire" if has_power else "battery", "HIT-10", tuple(cells_of(guns.double)), side, number=1
        )
    return Remedy("cannon", _line_rule(state, strike.direction), _cells(strike), side)


def _line_rule(state: State, direction: int) -> str:
    if direction == FRONT:
        return "HIT-08"
    if REAR in state.profile.edition.wide_shots:
        return "HIT-09b"
    return "RUL-47" if direction == REAR else "HIT-09a"


def _cells(strike: Strike) -> tuple[int, ...]:
    return () if strike.cell is None else (strike.cell,)


def _region_of(state: State, cell: int) -> Mask:
    """The cells of the ship that a tile belongs to: devices serve their own ship only."""
    return next(region for region in state.zone.regions if region >> cell & 1)
