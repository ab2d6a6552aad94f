"""Checks the games of installed packages: when they are loaded, and with a trial match before a server offers
them.

Used by `starhaul.games`. The trial shows that a game can be played at all; that it keeps the contract is what
its author tests with `kernel.conformance`.
"""

import sys

import msgspec

from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Game
from starhaul.kernel.errors import BadInput
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import Stumble, play_random
from starhaul.kernel.typed import from_builtins
from starhaul.plugins.game_plugin import MOST_SEATS, PLAIN_PARTS, GamePlugin
from starhaul.plugins.installed import InstalledPlugin, refusing

_TRIAL_SEED = "trial"


def accepted_game(entry: InstalledPlugin, found: object) -> GamePlugin:
    """The plug-in, with the package that has its parts; raises `BadInput` if it cannot be used."""
    if not isinstance(found, GamePlugin) or not isinstance(found.game, Game):
        raise BadInput("plugin-no-game", found=entry.place)
    if found.game.name != entry.name:
        raise BadInput("plugin-name-differs", name=entry.name, found=found.game.name)
    if found.lessons or found.has_exercises or found.has_hindsight:
        raise BadInput("plugin-only-ours", name=entry.name)
    _begun(found)
    return found._replace(package=_package_of(entry.place.partition(":")[0]))


def _package_of(module: str) -> str:
    """The package that contains a module; a package contains itself, and a module outside of any package has
    no parts."""
    is_package = hasattr(sys.modules[module], "__path__")
    return module if is_package else module.rpartition(".")[0] or module


def _begun(plugin: GamePlugin) -> Match[object, object]:
    """A match with the default configuration."""
    game = plugin.game
    config = from_builtins({**plugin.usual, **plugin.complete(plugin.usual)}, game.config_type)
    seats = game.seats(config)
    if getattr(config, "seats", None) != seats or not 1 <= seats <= MOST_SEATS:
        raise BadInput("plugin-seats", most=MOST_SEATS)
    return Match(game, config, _TRIAL_SEED)


def fails_on_trial(plugin: GamePlugin) -> BadInput | None:
    """Why the game cannot be played; None if a match at random comes to its end."""
    try:
        with refusing():
            for part in PLAIN_PARTS:
                plugin.part(part)
            match = _begun(plugin)
            _look(match)
            play_random(match, Stream(_TRIAL_SEED, "players"), checked=True)
            _look(match)
            match.game.load(match.game.dump(match.state))
    except BadInput as why:
        cause = why.__cause__.__cause__ if isinstance(why.__cause__, Stumble) else None
        return why if cause is None else BadInput("plugin-broken", reason=f"{type(cause).__name__}: {cause}")
    return None


def _look(match: Match[object, object]) -> None:
    """The views of everybody, as a server would send them."""
    for seat in (None, *range(match.game.seats(match.config))):
        view = msgspec.json.decode(msgspec.json.encode(match.game.view(match.state, seat)))
        if not isinstance(view, dict) or view.get("is_over") is not match.is_over:
            raise BadInput("plugin-view")
    msgspec.json.encode(match.game.uncovered_view(match.state, match.game.questions(match.state)))
