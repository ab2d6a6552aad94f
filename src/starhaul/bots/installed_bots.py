"""The bots of installed packages, by the names of their entry points.

Used by the registry of bots, by the server for the bots it offers, and by the commands that list them.
"""

from inspect import isabstract

from starhaul.bots.bot_contract import Bot
from starhaul.bots.skill_names import SKILLS, TEMPERAMENTS
from starhaul.kernel.errors import BadInput
from starhaul.plugins.installed import BOTS, InstalledPlugin, PluginShelf
from starhaul.plugins.lesson_contract import RIVAL


def _accepted_bot(entry: InstalledPlugin, found: object) -> type[Bot]:
    if not (isinstance(found, type) and issubclass(found, Bot)) or isabstract(found):
        raise BadInput("bot-no-bot", bot=entry.place)
    return found


INSTALLED_BOTS = PluginShelf(BOTS, frozenset({*SKILLS, *TEMPERAMENTS, RIVAL}), _accepted_bot)


def bots_for(game: str) -> list[str]:
    """The installed bots that play a game."""
    return [name for name, kind in INSTALLED_BOTS.items() if plays(kind, game)]


def plays(kind: type[Bot], game: str) -> bool:
    return not kind.games or game in kind.games
