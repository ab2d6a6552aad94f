"""Cards of lower levels in a flight of level IV: penalties and rewards both increase (LM-129 … LM-136).

Used by `modifiers`, which adds rough roads and handicaps. Rules take cards from there.
"""

from typing import TypeVar

from msgspec import structs

from starhaul.trucker.parts.records import (
    AbandonedShip,
    AbandonedStation,
    Card,
    CombatZone,
    Enemy,
    LoseCrew,
    LoseGoods,
    MeteorSwarm,
    Modifiers,
    Penalty,
    Reward,
    Threat,
    UnderFire,
)

AS_PRINTED = Modifiers()
EnemyT = TypeVar("EnemyT", bound=Enemy)


def as_in_level(card: Card, modifiers: Modifiers) -> Card:
    """The card as it counts in a flight with these modifiers. Days, Open Space and special events stay as
    printed (LM-135); how goods received are improved is the receiver's choice (`flow.cargo_loading`)."""
    if modifiers == AS_PRINTED:
        return card
    if isinstance(card, MeteorSwarm):
        return structs.replace(card, meteors=_first_again(card.meteors, modifiers))
    if isinstance(card, AbandonedShip):
        # The crew sent must be available, so the requirement grows with it (LM-130).
        crew = card.crew_lost + modifiers.abandoned_ship_crew_paid
        return structs.replace(card, crew_lost=crew, credits=_gained(card.credits, modifiers))
    if isinstance(card, AbandonedStation):
        crew = card.crew_required + modifiers.abandoned_crew_requirement
        return structs.replace(card, crew_required=crew)
    if isinstance(card, CombatZone):
        return _combat(card, modifiers)
    return _enemy(card, modifiers) if isinstance(card, Enemy) else card


def _enemy(card: EnemyT, modifiers: Modifiers) -> EnemyT:
    penalty = _harder(card.penalty, modifiers)
    if isinstance(penalty, UnderFire):
        penalty = UnderFire(_first_again(penalty.shots, modifiers))
    reward = Reward(_gained(card.reward.credits, modifiers), card.reward.goods)
    strength = card.strength + modifiers.enemy_strength
    return structs.replace(card, strength=strength, penalty=penalty, reward=reward)


def _combat(card: CombatZone, modifiers: Modifiers) -> CombatZone:
    """Losses increase in every line, but only the first shot of the card is doubled (LM-134)."""
    rows = [structs.replace(row, penalty=_harder(row.penalty, modifiers)) for row in card.rows]
    for number, row in enumerate(rows):
        if isinstance(row.penalty, UnderFire) and row.penalty.shots:
            shots = _first_again(row.penalty.shots, modifiers)
            rows[number] = structs.replace(row, penalty=UnderFire(shots))
            break
    return structs.replace(card, rows=tuple(rows))


def _harder(penalty: Penalty, modifiers: Modifiers) -> Penalty:
    """Increase a penalty (LM-133)."""
    if isinstance(penalty, LoseCrew):
        return LoseCrew(penalty.amount + modifiers.crew_taken)
    if isinstance(penalty, LoseGoods):
        return LoseGoods(penalty.amount + modifiers.goods_taken)
    return penalty


def _gained(credits: int, modifiers: Modifiers) -> int:
    """Cards that give credits give more (LM-131)."""
    return credits + modifiers.credits_gained if credits else 0


def _first_again(threats: tuple[Threat, ...], modifiers: Modifiers) -> tuple[Threat, ...]:
    return (*threats[:1], *threats) if modifiers.first_threat == "twice" else threats
