"""What messages about a table consist of; the messages themselves are in `wire.py`."""

from collections.abc import Sequence

from msgspec import Struct


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A seat of the table."""

    name: str = ""
    """The name of the person; may be empty."""
    bot: str = ""
    """The bot that plays here; empty for people and empty seats."""
    colour: int = 0
    """One of four, each used by one seat."""
    team: int | None = None
    """The number of the team; partners share it. None if everybody plays alone."""
    is_taken: bool = False
    """Whether the seat belongs to a person, connected or not."""
    is_connected: bool = False
    """Whether the person is connected."""
    is_reserved: bool = False
    """Whether a person has reserved the seat and is about to connect; the reservation expires."""
    is_ready: bool = False
    """Whether the person is ready for the next match."""
    stand_in: str = ""
    """The stand-in that plays while the person is away: `defaults` or a bot."""
    takeover_ms: int | None = None
    """During a match, while the person is away and has no stand-in yet: in how many milliseconds a
    stand-in takes over."""
    wants_pause: bool = False
    """Whether the person asks for a pause."""
    is_muted: bool = False
    """Whether the host has muted the seat."""
    has_coach: bool = False
    """Whether the person has a coach."""
    nonce: str = ""
    """The person's contribution to the seed of the match (`contribute`); empty if there is none."""
    link: str = ""
    """The token of this seat: sent to the person in it, and to the host while the seat is free."""


class PlayedMatch(Struct, frozen=True):
    """A finished match of the table."""

    match: str
    """The match ID; the log is at `/api/matches/…/log`."""
    scores: Sequence[int]
    """By seat; more is better."""
    names: Sequence[str]
    """By seat, people and bots."""
    colours: Sequence[int] = ()
    """By seat; empty for matches from before they were stored."""
