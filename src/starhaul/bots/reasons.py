"""The facts with which our bots say why. Each has a text `why-…` in every language (`cli/explain.py`).

Changes have a sign: what a ship, a crew or an account gains is positive, what it loses is negative. What is
not a number of things is in credits.
"""

from enum import StrEnum

Facts = dict[str, object]


class Reason(StrEnum):
    """A key in `Opinion.facts`. Bots of other people may use these too, or any of their own."""

    PLAYOUTS = "playouts"
    """How often an answer was played on."""
    PLAYED = "played"
    """What came of that on average, compared to the others."""
    JUDGED = "judged"
    """What it seemed worth before."""

    # --- what changes aboard
    ENGINES = "engines"
    """Strength, with power for all doubles; so are cannons."""
    CANNONS = "cannons"
    CREW = "crew"
    BATTERIES = "batteries"
    CARGO = "cargo"
    SPECIAL = "special"
    SHIELDED = "shielded"
    """Sides that shields cover."""
    GUARDED = "guarded"
    """Sides into which a cannon points, but the front."""
    TILES = "tiles"

    # --- why a tile lies well
    PLACE = "place"
    """Where it would lie best, as people name cells."""
    ADDED = "added"
    """What its parts are worth to this ship."""
    POWER = "power"
    """How much of the power that doubles and shields want the batteries will give, in percent."""
    JOINTS = "joints"
    DEAD_ENDS = "dead_ends"
    """Its connectors that nothing can ever be joined to."""
    ROOM = "room"
    """What becomes of the room around it, dead ends included."""
    COMPANY = "company"
    """Homes for aliens, and cabins that infect each other."""
    LANE = "lane"
    """The first cannon of a column."""
    BRIDGE = "bridge"
    """Parts that become one ship."""

    # --- what else a builder thinks of
    FITS = "fits"
    """In how many places a tile could lie."""
    RESERVED = "reserved"
    """What a tile set aside costs if it stays there."""
    MISJUDGED = "misjudged"
    """By how much this bot is mistaken, as it does not know."""
    LEAST = "least"
    """What a tile must add to be taken."""
    IMAGINED = "imagined"
    """Unseen tiles tried out in thought."""
    DRAWS = "draws"
    """About how many more tiles there is time to turn over."""
    SPACE = "space"
    """About how many more tiles will fit."""
    FAULTS = "faults"
    LOSSES = "losses"
    """What lost tiles are expected to cost."""

    # --- what else a pilot thinks of
    CREDITS = "credits"
    GOODS = "goods"
    DAYS = "days"
    STANDING = "standing"
    """What the place on the track is worth by the order of arrival."""
    CREW_WORTH = "crew_worth"
    """What the crew given away would have been good for; so with batteries."""
    BATTERY_WORTH = "battery_worth"
    STRENGTH = "strength"
    """As it would be announced."""
    FIGHT = "fight"
    """What follows from that strength: a reward, or a penalty as likely as it is."""
    DAMAGE = "damage"
    """What a hit would cost that is averted."""
    ARRIVAL = "arrival"
    """What giving up would give away."""
    PROSPECT = "prospect"
    """What the cards to come bring on average, losses and the danger of not arriving included."""
    CARDS = "cards"
    """Still to come."""
    INFECTED = "infected"
    """Cabins whose crews an epidemic would strike."""
    SCORE = "score"
    """In the contest for a title."""
    RIVAL = "rival"
    """The best score of the others."""


def changed(**changes: float) -> Facts:
    """Those that can be seen, by their keys.

    >>> changed(crew=2, cargo=0, room=0.001)
    {'crew': 2}
    """
    return {str(Reason(key)): change for key, change in changes.items() if round(change, 2)}
