"""When a coach tells a person to attach a tile that the strong bot would return.

The bot is choosy because it works fast. Somebody with hardly any ship, or who has returned tile after tile,
is better served by a tile that fits. Used by `trucker_coach`.
"""

from starhaul.bots.bot_contract import Opinion
from starhaul.bots.coaching import CoachPhrase
from starhaul.bots.trucker.adviser import Adviser
from starhaul.bots.trucker.building_view import BuildingView
from starhaul.bots.trucker.coach_phrases import reason
from starhaul.trucker.match.actions import Attach, Return

BEGUN = 1 / 3
"""With a smaller share of its cells filled, a ship needs tiles more than choice."""
MOST_RETURNED = 2
"""After this many tiles in a row that were not used, the next one that fits is good enough."""
RUINOUS = -1.0
"""A tile that costs more than this, because it leaves hardly any room, is returned all the same."""


def enough_choice(opinions: list[Opinion], adviser: Adviser, site: BuildingView) -> CoachPhrase | None:
    """Why the best placement is advised instead of returning the tile; None if the bot's answer stands."""
    if not opinions or opinions[0].action != Return():
        return None
    place = best_place(opinions)
    if place is None or place.value <= RUINOUS:
        return None
    if not is_begun(site):
        return reason("begin_somewhere")
    # The bot has already counted the tile in hand.
    return reason("choosy_enough") if adviser.missed > MOST_RETURNED else None


def is_begun(site: BuildingView) -> bool:
    """Whether there is enough of a ship to be choosy."""
    return site.hull.occupied.bit_count() >= BEGUN * site.zone.cells.bit_count()


def best_place(opinions: list[Opinion]) -> Opinion | None:
    """The best placement of the tile in hand; None if it fits nowhere."""
    places = (opinion for opinion in opinions if isinstance(opinion.action, Attach))
    return max(places, key=lambda opinion: opinion.value, default=None)
