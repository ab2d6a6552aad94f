"""The penalties of enemies and the Combat Zone (CRD-ENEMY-07 … CRD-ENEMY-09, CRD-COMBAT-04).

Used by both cards; the single losses are in `moving`, `giving_tokens` and `hits`.
"""

from starhaul.kernel.contract import Event
from starhaul.trucker.flow.defence import SHOT
from starhaul.trucker.flow.giving_tokens import DoLoseCrew, DoLoseGoods
from starhaul.trucker.flow.hits import DoThreats
from starhaul.trucker.flow.moving import lose_days
from starhaul.trucker.match.modifiers import handicap
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import LoseCrew, LoseDays, LoseGoods, Penalty
from starhaul.trucker.parts.terms import Handicap


def suffer(state: State, seat: int, penalty: Penalty, told: list[Event]) -> None:
    if isinstance(penalty, LoseDays):
        lose_days(state, seat, penalty.amount, told)
    elif isinstance(penalty, LoseCrew):
        more = handicap(state, seat) is Handicap.FAINT_CREW
        state.frames.append(DoLoseCrew(seat, penalty.amount + more))
    elif isinstance(penalty, LoseGoods):
        state.frames.append(DoLoseGoods(seat, penalty.amount))
    else:
        state.frames.append(DoThreats(SHOT, penalty.shots, (seat,)))
