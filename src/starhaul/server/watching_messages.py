"""The commands and messages of watching: reactions, and the chat of spectators.

Part of the protocol in `wire`, which lists them among all others. What is watched, the match itself, comes in
the same updates as for everybody else.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec import Meta

from starhaul.server.message_bases import Command, SeatNumber, ServerMessage, Text

REACTIONS = ("cheer", "laugh", "gasp", "tear", "heart", "boom")
"""All reactions, in the order in which they are offered."""
LONGEST_DELAY_MIN = 15
"""The longest delay for spectators that a table may choose, in minutes."""


class ReactCommand(Command, tag="react", frozen=True):
    """Shows everybody at the table a reaction for a moment; for players and spectators."""

    reaction: Annotated[str, Meta(pattern=f"^({'|'.join(REACTIONS)})$")]
    """Its name."""


class MurmurCommand(Command, tag="murmur", frozen=True):
    """A chat message of a spectator to the other spectators. Players get it only if they have asked for it
    with `listen`."""

    text: Text
    """Cleaned before others see it; see the limits."""


class ListenCommand(Command, tag="listen", frozen=True):
    """A player wants to read the chat of spectators, or no longer; spectators always get it."""

    on: bool = True
    """False: no longer."""


class ReactionsMessage(ServerMessage, tag="reactions", frozen=True):
    """The reactions of the last moment, several together."""

    seats: Sequence[tuple[SeatNumber, str]] = ()
    """Those of players: seat and reaction."""
    watchers: Mapping[str, int] = {}
    """Those of spectators: how many there were of each."""


class MurmuredMessage(ServerMessage, tag="murmured", frozen=True):
    """A chat message of a spectator."""

    watcher: int
    """The number of the spectator, as in `welcome`."""
    text: str
    """The message, cleaned; plain text, never markup."""
    name: str = ""
    """The name that the spectator gave in `hello`; may be empty."""
