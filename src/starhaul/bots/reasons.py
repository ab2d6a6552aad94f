"""The reasons our bots give for an answer. Each has a text `why-…` in every language (`cli/explain.py`).

Changes are signed: gains of a ship, crew or account are positive, losses negative. Values that are not counts
are in credits.
"""

from enum import StrEnum

ReasonValues = dict[str, object]


class Reason(StrEnum):
    """A key in `Opinion.reasons`. Third-party bots may use these keys or their own."""

    PLAYOUTS = "playouts"
    """The number of playouts of an answer."""
    PLAYED = "played"
    """The average result of the playouts, compared to the other answers."""
    JUDGED = "judged"
    """The value before the playouts."""

    # --- changes aboard
    ENGINES = "engines"
    """Strength with all doubles powered; the same for cannons."""
    CANNONS = "cannons"
    CREW = "crew"
    BATTERIES = "batteries"
    CARGO = "cargo"
    SPECIAL = "special"
    SHIELDED = "shielded"
    """Sides covered by shields."""
    GUARDED = "guarded"
    """Sides other than the front that a cannon points to."""
    TILES = "tiles"

    # --- the position of a tile
    PLACE = "place"
    """The best position of the tile, in printed coordinates."""
    ADDED = "added"
    """The value of its parts for this ship."""
    POWER = "power"
    """The share of the power needed by doubles and shields that the batteries supply, in percent."""
    JOINTS = "joints"
    DEAD_ENDS = "dead_ends"
    """Its connectors that nothing can ever be joined to."""
    ROOM = "room"
    """The change of the room around it, dead ends included."""
    COMPANY = "company"
    """Cabins for aliens, and cabins that infect each other."""
    LANE = "lane"
    """The first cannon of a column."""
    BRIDGE = "bridge"
    """Parts that become one ship."""

    # --- more about building
    FITS = "fits"
    """The number of positions where a tile fits."""
    RESERVED = "reserved"
    """The cost of a reserved tile that stays unused."""
    MISJUDGED = "misjudged"
    """The bot's simulated error of judgement."""
    LEAST = "least"
    """The minimum gain for which a tile is taken."""
    IMAGINED = "imagined"
    """The number of unseen tiles evaluated."""
    DRAWS = "draws"
    """The approximate number of tiles there is still time to draw."""
    SPACE = "space"
    """The approximate number of tiles that will still fit."""
    FAULTS = "faults"
    LOSSES = "losses"
    """The expected cost of lost tiles."""

    # --- more about flying
    CREDITS = "credits"
    GOODS = "goods"
    DAYS = "days"
    STANDING = "standing"
    """The value of the position on the track for the order of arrival."""
    CREW_WORTH = "crew_worth"
    """The value of the crew given away; the same for batteries."""
    BATTERY_WORTH = "battery_worth"
    STRENGTH = "strength"
    """As it would be announced."""
    FIGHT = "fight"
    """The consequence of that strength: a reward, or a penalty weighted by its probability."""
    DAMAGE = "damage"
    """The cost of a hit that is averted."""
    ARRIVAL = "arrival"
    """What giving up would forfeit."""
    PROSPECT = "prospect"
    """The average gain of the cards to come, including losses and the risk of not arriving."""
    CARDS = "cards"
    """The number of cards to come."""
    INFECTED = "infected"
    """Cabins whose crews an epidemic would strike."""
    SCORE = "score"
    """In the contest for a title."""
    RIVAL = "rival"
    """The best score of the others."""


def changed(**changes: float) -> ReasonValues:
    """The changes that are not negligible, by key.

    >>> changed(crew=2, cargo=0, room=0.001)
    {'crew': 2}
    """
    return {str(Reason(key)): change for key, change in changes.items() if round(change, 2)}
