"""Smugglers, Slavers and Pirates: they attack in ranking order until a ship beats them (CRD-ENEMY)."""

from msgspec import structs

from starhaul.kernel.contract import Event, Question
from starhaul.kernel.frames import DoFrame
from starhaul.trucker.cards.abandoned import DoLeave
from starhaul.trucker.flow.announcing import announce_cannons
from starhaul.trucker.flow.booking import earn
from starhaul.trucker.flow.card_kinds import begins
from starhaul.trucker.flow.cargo_loading import DoLoad, aboard, gains
from starhaul.trucker.flow.defence import SHOT
from starhaul.trucker.flow.hits import DoThreats
from starhaul.trucker.flow.moving import lose_days, order_of
from starhaul.trucker.flow.penalties import suffer
from starhaul.trucker.flow.timed_questions import QuestionFrame, deadline
from starhaul.trucker.match.actions import NO, NO_OR_YES, Accept
from starhaul.trucker.match.events.card_events import Declined, EnemyBeaten, EnemyDrawn, EnemyWon
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import Pirates, Slavers, Smugglers, UnderFire

EnemyCard = Smugglers | Slavers | Pirates


@begins(Pirates, Slavers, Smugglers)
def begin(state: State, card: EnemyCard, at_ms: int, told: list[Event]) -> None:
    state.frames.append(DoAttack(card, order_of(state)))


class DoAttack(DoFrame, frozen=True, tag="attack"):
    """The next seat in ranking order announces cannon strength; pirates fire after all fights (RUL-61)."""

    card: EnemyCard
    order: tuple[int, ...]
    number: int = 0
    beaten: tuple[int, ...] = ()
    is_over: bool = False

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        if not self.is_over and self.number < len(self.order):
            seat = self.order[self.number]
            state.frames.append(DoFight(self))
            announce_cannons(state, seat, at_ms, told)
        elif isinstance(self.card.penalty, UnderFire):
            state.frames.append(DoThreats(SHOT, self.card.penalty.shots, self.beaten))


class DoFight(DoFrame, frozen=True, tag="fight"):
    """Compare strengths: win, draw or lose (CRD-ENEMY-04 … CRD-ENEMY-06)."""

    attack: DoAttack

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        attack, card = self.attack, self.attack.card
        seat = attack.order[attack.number]
        strength, enemy = state.in_flight.announced[seat], 2 * card.strength
        kind = str(card.__struct_config__.tag)
        following = structs.replace(attack, number=attack.number + 1)
        if strength > enemy:
            told.append(Event(EnemyBeaten(seat=seat, kind=kind, strength=card.strength)))
            state.frames.append(structs.replace(attack, is_over=True))
            self._reward(state, seat, at_ms, told)
        elif strength == enemy:
            told.append(Event(EnemyDrawn(seat=seat, kind=kind, strength=card.strength)))
            state.frames.append(following)
        else:
            told.append(Event(EnemyWon(seat=seat, kind=kind, strength=card.strength)))
            if isinstance(card.penalty, UnderFire):
                state.frames.append(structs.replace(following, beaten=(*attack.beaten, seat)))
            else:
                state.frames.append(following)
                suffer(state, seat, card.penalty, told)

    def _reward(self, state: State, seat: int, at_ms: int, told: list[Event]) -> None:
        """In the learning flight the reward cannot be declined (LRN-10)."""
        if state.profile.learning:
            take_reward(state, seat, self.attack.card, told)
        else:
            state.frames.append(AskReward(seat=seat, card=self.attack.card, until=deadline(state, at_ms)))


class AskReward(QuestionFrame, frozen=True, kw_only=True, tag="reward"):
    """Take the reward and lose the days, or decline both; nobody else gets it then (CRD-ENEMY-04)."""

    seat: int
    card: EnemyCard

    def waiting(self, state: State) -> tuple[int, ...]:
        return (self.seat,)

    def ask(self, state: State, seat: int) -> Question:
        about = {"gains": [0, *gains(state, seat, (self.card.reward.goods,))]}
        return Question(seat=seat, kind="reward", options=NO_OR_YES, default=NO, about=about)

    def offer(self, state: State, seat: int) -> Question:
        return Question(seat=seat, kind="reward", options=NO_OR_YES)

    def decide(self, state: State, seat: int, action: Accept, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        if action.yes:
            take_reward(state, seat, self.card, told)
        else:
            told.append(Event(Declined(seat=seat)))


def take_reward(state: State, seat: int, card: EnemyCard, told: list[Event]) -> None:
    """Goods or credits first, then the days (RUL-62)."""
    if card.reward.goods:
        state.frames.append(DoLeave(seat, card.days, tuple(aboard(state.ships[seat]))))
        state.frames.append(DoLoad(seat, card.reward.goods))
    else:
        earn(state, seat, card.reward.credits, told)
        lose_days(state, seat, card.days, told)
