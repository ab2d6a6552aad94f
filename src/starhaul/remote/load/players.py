"""How clients of the load test choose actions: any legal one, found quickly from the update."""

from collections.abc import Mapping
from random import Random
from typing import Protocol, cast

from starhaul.games import PLUGINS
from starhaul.remote.load.lean_messages import LeanUpdate


class Choose(Protocol):
    """Chooses an answer from the view and the questions."""

    def __call__(self, update: LeanUpdate, luck: Random) -> bytes | None:
        """An action as JSON, or None if there is nothing to do."""


class LoadPlayer(Protocol):
    """Part `load_player` of a game plug-in."""

    CONFIG: Mapping[str, object]
    """The configuration: short matches, so that some of them end."""
    PRIVATE: frozenset[str]
    """Keys of events that not every seat receives; all other events must be the same for all."""
    choose: Choose


def player_of(game: str) -> LoadPlayer:
    return cast(LoadPlayer, PLUGINS[game].part("load_player"))


def at_random(update: LeanUpdate, luck: Random) -> bytes | None:
    """For games that list all options."""
    for question in update.asked:
        if question.options and question.waits:
            return bytes(luck.choice(question.options))
    return None
