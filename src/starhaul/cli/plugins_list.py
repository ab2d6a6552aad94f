"""`starhaul plugins`: the games and bots of installed packages, with their versions, and what is wrong with
those that are not used. Exits with status 1 if there are any of these."""

import sys

import typer
from msgspec import Struct

from starhaul.bots.installed_bots import INSTALLED_BOTS
from starhaul.cli import FAILED, speaking
from starhaul.cli.common_options import JsonLines, Language
from starhaul.cli.files import json_line
from starhaul.cli.listing import write_list
from starhaul.games import INSTALLED, try_installed_games
from starhaul.locale import Texts, quoted
from starhaul.plugins.installed import InstalledPlugin


class ListedPlugin(Struct, frozen=True, omit_defaults=True):
    group: str
    name: str
    package: str
    version: str
    place: str
    problem: str = ""
    """Why it is not used; empty if it is."""


def list_plugins(
    as_json: JsonLines = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as texts:
        try_installed_games()
        found = [*shelf_of(texts)]
    if as_json:
        sys.stdout.write("".join(map(json_line, found)))
    elif found:
        write_table(found, texts)
    else:
        sys.stdout.write(f"{texts('plugins-none')}\n")
    if any(plugin.problem for plugin in found):
        raise typer.Exit(FAILED)


def shelf_of(texts: Texts) -> list[ListedPlugin]:
    found = []
    for shelf in (INSTALLED, INSTALLED_BOTS):
        found += [_listed(shelf.entry(name)) for name in shelf]
        found += [_listed(plugin, texts.error(why)) for plugin, why in shelf.refused]
    return found


def _listed(plugin: InstalledPlugin, problem: str = "") -> ListedPlugin:
    return ListedPlugin(
        group=plugin.group,
        name=plugin.name,
        package=plugin.package,
        version=plugin.version,
        place=plugin.place,
        problem=problem,
    )


def write_table(plugins: list[ListedPlugin], texts: Texts) -> None:
    heads = [texts(f"plugins-{head}") for head in ("name", "kind", "package", "state")]
    write_list(heads, [_row(plugin, texts) for plugin in plugins])


def _row(plugin: ListedPlugin, texts: Texts) -> tuple[str, str, str, str]:
    kind = texts(f"plugins-kind-{plugin.group.rpartition('.')[2]}")
    package = quoted(f"{plugin.package} {plugin.version}")
    return quoted(plugin.name), kind, package, plugin.problem or texts("plugins-used")
