"""When a coach tells a person to attach a tile that the strong bot would return.

The bot is choosy because it works fast. Somebody with hardly any ship, or who has returned tile after tile,
is better served by a tile that is nearly as good as what the bot waits for. How much worse it may be grows
with the tiles returned in a row; the limit matters, because every bad tile costs credits in flight
(`tests/bots/trucker/test_newcomer.py` flies ships that were built this way). Used by `trucker_coach`.
"""

from starhaul.bots.bot_contract import Opinion
from starhaul.bots.coaching import CoachPhrase
from starhaul.bots.trucker.adviser import Adviser
from starhaul.bots.trucker.building_view import BuildingView
from starhaul.bots.trucker.coach_phrases import reason
from starhaul.trucker.match.actions import Attach, Return

BEGUN = 1 / 3
"""With a smaller share of its cells filled, a ship needs tiles more than choice."""
GIVEN_AT_FIRST = 2.5
"""How many credits a tile may be worse than what the bot waits for, while the ship is not begun."""
GIVEN_PER_RETURN = 0.5
"""How many credits worse it may be for every tile in a row that was not used, with the one in hand."""
RUINOUS = -1.0
"""A tile that costs more than this, because it leaves hardly any room, is returned all the same."""


def enough_choice(opinions: list[Opinion], adviser: Adviser, site: BuildingView) -> CoachPhrase | None:
    """Why the best placement is advised instead of returning the tile; None if the bot's answer stands."""
    if not opinions or opinions[0].action != Return():
        return None
    place = best_place(opinions)
    if place is None or place.value <= RUINOUS:
        return None
    is_under_way = is_begun(site)
    given = GIVEN_PER_RETURN * adviser.missed + (0 if is_under_way else GIVEN_AT_FIRST)
    if opinions[0].value - place.value > given:
        return None
    return reason("choosy_enough" if is_under_way else "begin_somewhere")


def is_begun(site: BuildingView) -> bool:
    """Whether there is enough of a ship to be choosy."""
    return site.hull.occupied.bit_count() >= BEGUN * site.zone.cells.bit_count()


def best_place(opinions: list[Opinion]) -> Opinion | None:
    """The best placement of the tile in hand; None if it fits nowhere."""
    places = (opinion for opinion in opinions if isinstance(opinion.action, Attach))
    return max(places, key=lambda opinion: opinion.value, default=None)
