"""How far a ship moves (chapter 6).

Used by the rules, by hints and by bots, so that the distance is computed in one place. Where a move ends is
up to `track`.
"""

from starhaul.race.terms import Bonus, Face


def distance(face: str, number: int, bonus: str | None = None) -> int:
    """Spaces that a card of this number moves a ship from this face (TR-050 … TR-056).

    >>> distance("normal", 4), distance("hyperspace", 4), distance("asteroid", 5)
    (4, 8, 1)
    >>> distance("hyperspace", 4, "acceleration"), distance("asteroid", 5, "experienced_pilot")
    (9, 5)
    """
    if face == Face.ASTEROID and bonus != Bonus.PILOT:
        return 1
    doubled = face == Face.HYPERSPACE or bonus == Bonus.LIGHT_SPEED
    return (2 * number if doubled else number) + (bonus == Bonus.ACCELERATION)
