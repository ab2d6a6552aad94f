"""`starhaul bots`: the names of all bots that can be seated, for each game or for one."""

import sys
from typing import Annotated

import typer
from msgspec import Struct

from starhaul.bots.installed_bots import INSTALLED_BOTS, bots_for
from starhaul.bots.skill_names import SKILLS, TEMPERAMENTS
from starhaul.cli import TEXTS, speaking
from starhaul.cli.common_options import JsonLines, Language
from starhaul.cli.files import json_line
from starhaul.cli.listing import write_list
from starhaul.games import PLUGINS, plugin_named
from starhaul.locale import Texts, quoted


class ListedBot(Struct, frozen=True):
    """A bot and where it comes from; `package` is empty for ours."""

    game: str
    bot: str
    package: str = ""
    version: str = ""
    temperaments: tuple[str, ...] = ()


def list_bots(
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help=TEXTS("help-bots-game"), show_default=False)
    ] = None,
    as_json: JsonLines = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as texts:
        games = list(PLUGINS) if game is None else [plugin_named(game).game.name]
        found = [bot for name in games for bot in bots_of(name)]
    if as_json:
        sys.stdout.write("".join(map(json_line, found)))
    else:
        write_table(found, texts)


def bots_of(game: str) -> list[ListedBot]:
    tempers = TEMPERAMENTS if plugin_named(game).has_temperaments else ()
    ours = [ListedBot(game, skill, temperaments=() if skill == SKILLS[0] else tempers) for skill in SKILLS]
    entries = [(name, INSTALLED_BOTS.entry(name)) for name in bots_for(game)]
    return ours + [ListedBot(game, name, entry.package, entry.version) for name, entry in entries]


def write_table(bots: list[ListedBot], texts: Texts) -> None:
    heads = [texts(f"plugins-{head}") for head in ("game", "bot", "package", "temperaments")]
    write_list(
        heads,
        [
            (bot.game, bot.bot, quoted(f"{bot.package} {bot.version}".strip()), ", ".join(bot.temperaments))
            for bot in bots
        ],
    )
