"""The games by name: the one place where tools that serve every game learn which there are."""

from collections.abc import Mapping
from typing import Any

import msgspec

from starhaul.kernel.contract import Game
from starhaul.kernel.errors import BadInput
from starhaul.kernel.typed import from_builtins
from starhaul.race.game import Race
from starhaul.trucker.game import Trucker

GAMES: Mapping[str, Game[Any, Any]] = {game.name: game for game in (Trucker(), Race())}

_USUAL: Mapping[str, Mapping[str, Any]] = {
    "trucker": {"edition": "2e", "seats": 4, "rounds": ["II"]},
    "race": {"seats": 4},
}
"""What is played unless something else is asked for, in the form in which logs write it."""


def game_named(name: str) -> Game[Any, Any]:
    """
    >>> game_named("trucker").name
    'trucker'
    """
    if name not in GAMES:
        raise BadInput("game-unknown", game=name, known=", ".join(GAMES))
    return GAMES[name]


def config_of(game: Game[Any, Any], given: Mapping[str, Any]) -> Any:
    """A configuration of this game: the usual one with what is given; refused in words if it makes no sense.

    >>> config_of(game_named("trucker"), {"seats": 3}).seats
    3
    """
    try:
        config = from_builtins(_completed(game.name, given), game.config_type)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).rpartition(" - at `$")
        raise BadInput("config-wrong", place=place.strip("`."), reason=reason or str(error)) from None
    # A first state is made of sense only; whatever else cannot be played together is refused here.
    game.new(config, 0)
    return config


def _completed(game: str, given: Mapping[str, Any]) -> dict[str, Any]:
    usual = dict(_USUAL.get(game, {}))
    if not given.get("trek"):
        return {**usual, **given}
    usual["rounds"] = ["I", "II", "III"]
    options = given.get("options", {})
    if not isinstance(options, Mapping):
        return {**usual, **given}
    # Rulings that came later are options, so that old logs are replayed as they were played.
    return {**usual, **given, "options": {"zero_defends": True, **options}}


DRAW_PAUSE_MS = 400
"""Between two tiles from the pool where people build beside bots (HSE-B5)."""
BREAK_SECONDS = 90
"""The longest break between two rounds (HSE-O7)."""
STORY_SECONDS = 12
"""The most that a story adds to the time for the question after it (HSE-O8)."""


NO_CLOCKS: Mapping[str, int] = dict.fromkeys(
    ("decision_seconds", "repair_seconds", "reveal_seconds", "claim_seconds"), 0
)
"""Where a person who takes their time keeps nobody waiting (HSE-B7)."""


def at_table(
    game: str, given: Mapping[str, Any], *, is_mixed: bool, is_open: bool, is_solo: bool = False
) -> dict[str, Any]:
    """What is given, with the defaults that depend on a table: whether people play with bots, or one person
    alone does, and whether strangers may come (HSE-B5, HSE-B7, RUL-93). People read settlements and see
    stories (HSE-O7, HSE-O8).

    >>> at_table("trucker", {"seats": 2}, is_mixed=True, is_open=False)
    {'seats': 2, 'options': {'safety_net': True, 'story_seconds': 12, 'draw_pause_ms': 400}}
    """
    if game == "race":
        return {**given, "options": {"story_seconds": STORY_SECONDS, **given.get("options", {})}}
    if game != "trucker":
        return dict(given)
    # Bots do not think of turning the hourglass for somebody who dawdles.
    options: dict[str, Any] = {"safety_net": is_open or is_mixed, "story_seconds": STORY_SECONDS}
    if is_mixed:
        options["draw_pause_ms"] = DRAW_PAUSE_MS
    if given.get("trek") or len(given.get("rounds", ())) > 1:
        options["break_seconds"] = BREAK_SECONDS
    chosen = given.get("options", {})
    if is_solo and chosen.get("build") == "relaxed":
        options |= NO_CLOCKS
    return {**given, "options": {**options, **chosen}}
