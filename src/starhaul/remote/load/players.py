"""Guests who play: whatever is legal, chosen quickly from what the server shows."""

from collections.abc import Mapping
from random import Random
from typing import Protocol, cast

from starhaul.games import PLUGINS
from starhaul.remote.load.lean_messages import LeanUpdate


class Choose(Protocol):
    """Chooses an answer, given what is shown and asked."""

    def __call__(self, update: LeanUpdate, luck: Random) -> bytes | None:
        """An action as JSON, or None where there is nothing to say."""


class LoadPlayer(Protocol):
    """The part `load_player` of a plug-in."""

    CONFIG: Mapping[str, object]
    """What is played: short matches, so that some of them end."""
    PRIVATE: frozenset[str]
    """Events that not everybody hears; all others must be the same for all."""
    choose: Choose


def player_of(game: str) -> LoadPlayer:
    return cast(LoadPlayer, PLUGINS[game].part("load_player"))


def at_random(update: LeanUpdate, luck: Random) -> bytes | None:
    """For games that list all options."""
    for question in update.asked:
        if question.options and question.waits:
            return bytes(luck.choice(question.options))
    return None
