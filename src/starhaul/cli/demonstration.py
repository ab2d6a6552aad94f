"""`starhaul demo`: plays one match of a game without people and tells its story.

A game may bring a demonstration of its own (the part `commands.demo` of its plug-in), such as one that draws
the ships. Otherwise, or if bots are named, bots play and the story is that of `starhaul replay --text`.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Protocol, cast

import typer

from starhaul.cli import TEXTS, named, speaking
from starhaul.cli.common_options import DEFAULT_SEED, BotNames, GameName, JsonLines, Language, Seed
from starhaul.cli.matches import Seats, bots_from_here, config_for
from starhaul.cli.replay import in_json, shown
from starhaul.games import DEFAULT_GAME, plugin_named
from starhaul.kernel.contract import C, Game, S
from starhaul.kernel.errors import BadInput
from starhaul.kernel.log import read_log, write_log
from starhaul.kernel.match import Match
from starhaul.locale import Texts

BOTS = "medium"
"""The bots that play where none are named."""

AnyMatch = Match[Any, Any]
Report = Callable[[Texts], str]


class DemoPart(Protocol):
    """The part `commands.demo` of a game plug-in."""

    def demonstrate(self, seats: int, seed: str) -> tuple[AnyMatch, Report]:
        """A match that has been played, and how to tell it."""


def demo(
    game: GameName = DEFAULT_GAME,
    bots: BotNames = None,
    seed: Seed = DEFAULT_SEED,
    seats: Seats = None,
    log: Annotated[
        str | None, typer.Option(metavar="FILE", help=TEXTS("help-demo-log"), show_default=False)
    ] = None,
    as_json: JsonLines = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as texts:
        plugin = plugin_named(game)
        config = config_for(plugin.game, {} if seats is None else {"seats": seats}, texts)
        if bots is None and plugin.has_part("commands.demo"):
            part = cast(DemoPart, plugin.part("commands.demo"))
            match, in_words = part.demonstrate(plugin.game.seats(config), seed)
        else:
            with bots_from_here():
                match = played(plugin.game, config, bots or BOTS, seed)
            in_words = _as_replay(match)
        if log is not None:
            _save(match, log)
        if as_json:
            printed = "".join(in_json(read_log(_written(match, "--seed")), "", texts, None))
        else:
            printed = in_words(texts)
    sys.stdout.write(printed)


def played(game: Game[C, S], config: C, bots: str, seed: str) -> Match[C, S]:
    """A match between bots, from beginning to end."""
    # Imported late: a game with a demonstration of its own needs no bots.
    from starhaul.bots.arena import Arena
    from starhaul.bots.registry import seat_bots

    match = Match(game, config, seed)
    Arena(match, seat_bots(bots.split(","), game, config, seed)).play()
    return match


def _as_replay(match: AnyMatch) -> Report:
    return lambda texts: shown(read_log(_written(match, "--seed")), "", texts, as_story=True, to=None)


def _written(match: AnyMatch, source: str) -> bytes:
    try:
        return write_log(match)
    except UnicodeEncodeError as error:
        raise BadInput("log-unwritable", source=source, reason=error) from None


def _save(match: AnyMatch, path: str) -> None:
    try:
        Path(path).write_bytes(_written(match, named(path)))
    except OSError as error:
        raise BadInput("log-unwritable", source=named(path), reason=error) from None
