"""Events of cards: landings, abandoned ships, enemies, combat, stardust, sabotage."""

from starhaul.trucker.match.events.event_fields import (
    AxisName,
    CardKind,
    CriterionName,
    DiceRolled,
    SeatEvent,
    TruckerEvent,
    ZeroBased,
)


class Landed(SeatEvent, frozen=True):
    """A seat lands on a planet (CRD-PLANETS-02)."""

    planet: ZeroBased
    """The number of the planet on the card, from 0."""


class Passed(SeatEvent, frozen=True):
    """A seat passes and lands on no planet (CRD-PLANETS-02)."""


class NobodyCan(TruckerEvent, frozen=True):
    """No seat has enough crew for an abandoned ship or station (CRD-SHIP-01)."""


class UsedShip(SeatEvent, frozen=True):
    """A seat sends crew to an abandoned ship (CRD-SHIP-02)."""


class Docked(SeatEvent, frozen=True):
    """A seat docks at an abandoned station (CRD-STATION-02)."""


class Declined(SeatEvent, frozen=True):
    """A seat declines what a card offers (FLT-09)."""


class EnemyEvent(SeatEvent, frozen=True):
    """Base: a fight with an enemy."""

    kind: CardKind
    """The kind of enemy."""
    strength: int
    """The strength of the enemy (not doubled) as it counts in this flight."""


class EnemyBeaten(EnemyEvent, frozen=True):
    """A seat beats the enemy (CRD-ENEMY-04)."""


class EnemyDrawn(EnemyEvent, frozen=True):
    """A seat is as strong as the enemy (CRD-ENEMY-05)."""


class EnemyWon(EnemyEvent, frozen=True):
    """A seat is weaker than the enemy (CRD-ENEMY-06)."""


class CombatLine(TruckerEvent, frozen=True):
    """The next line of a Combat Zone (CRD-COMBAT-01)."""

    line: ZeroBased
    """The number of the line, from 0."""
    criterion: CriterionName
    """What is compared: `crew`, `engine_strength` or `cannon_strength`."""


class CrewCounted(SeatEvent, frozen=True):
    """The crew of a seat (CRD-COMBAT-02); sent for every seat in a line that compares crews."""

    crew: int
    """The number of figures."""


class CombatLowest(SeatEvent, frozen=True):
    """A seat has the lowest value in a line of a Combat Zone (CRD-COMBAT-03)."""

    criterion: CriterionName
    """What was compared."""


class StardustCaught(SeatEvent, frozen=True, tag="stardust"):
    """Stardust slows a seat down (CRD-DUST-01)."""

    connectors: int
    """The open connectors of its ship."""


class Sabotaged(SeatEvent, frozen=True):
    """A seat with the smallest crew is sabotaged (CRD-SABOTAGE-01)."""


class SabotageRolled(SeatEvent, frozen=True):
    """The dice choose a column or a row for the saboteur (CRD-SABOTAGE-02)."""

    axis: AxisName
    """`column` or `row`."""
    dice: DiceRolled
    """The dice."""


class SabotageFailed(SeatEvent, frozen=True):
    """The saboteur finds no tile (CRD-SABOTAGE-03)."""
