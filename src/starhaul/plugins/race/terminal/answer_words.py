"""Answers of the race as advice in words: “play red 3 for the red ship 1”.

Used by `starhaul explain`. Sentences about what happened are in `story`.
"""

from starhaul.locale import Texts
from starhaul.plugins.race.terminal.story import card_name, seat_names, ship_name
from starhaul.race.actions import Play, PlayBonus, RaceAction, Side, Tow
from starhaul.race.config import Config
from starhaul.race.view import View

__all__ = ["in_words", "seat_names"]

_NONE = "none"


def in_words(action: RaceAction, view: View, config: Config, texts: Texts) -> str:
    arguments: dict[str, object] = {}
    if isinstance(action, Play | PlayBonus):
        arguments["card"] = _NONE if action.card is None else card_name(texts, action.card)
    if isinstance(action, Play | Tow):
        arguments["ship"] = _NONE if action.ship is None else ship_name(texts, action.ship)
    if isinstance(action, Side):
        arguments["face"] = texts(f"race-face-{action.face}")
    return texts(f"answer-{action.__struct_config__.tag}", **arguments)
