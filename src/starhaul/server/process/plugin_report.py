"""Loads the plug-ins of installed packages when a server starts, and logs which are used and which are not.

A game is tried out first: one that fails is left out, and the server starts without it. From then on it has a
limit for each call, because it runs between the messages of all tables. Bots are only loaded;
they play in worker processes, which end those that hang (`server.bots`).
"""

import logging

from starhaul.bots.installed_bots import INSTALLED_BOTS
from starhaul.games import INSTALLED, try_installed_games
from starhaul.locale import LANGUAGES, Texts
from starhaul.plugins.bounded_game import bound

log = logging.getLogger("starhaul.plugins")


def load_plugins() -> None:
    try_installed_games()
    for installed in INSTALLED.values():
        bound(installed.game)
    texts = Texts(LANGUAGES[0])
    for shelf in (INSTALLED, INSTALLED_BOTS):
        for name in shelf:
            entry = shelf.entry(name)
            log.info("%s: %s from %s %s", entry.group, name, entry.package, entry.version)
        for plugin, why in shelf.refused:
            log.warning(
                "%s: %s from %s %s is not used: %s",
                *(plugin.group, plugin.name, plugin.package, plugin.version),
                texts.error(why),
            )
