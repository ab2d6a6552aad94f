"""Records about presence that are written to logs and messages of every game; the rules are in `presence`."""

from msgspec import Struct

from starhaul.kernel.event_records import KernelEvent, PersonNumber, PresenceName, SeatNumber


class Presence(Struct, frozen=True, tag_field="do", tag="presence"):
    """An action of the clock: a player is here, away, absent or gone, or a bot answers for them."""

    player: int
    now: str


class PresenceChanged(KernelEvent, frozen=True, tag="presence"):
    """Whether a person is at the table has changed (HSE-O3)."""

    player: PersonNumber
    """The person, whatever seat they sit at."""
    now: PresenceName
    """`here`, `away`, `absent`, `gone`, or `bot` for a bot that answers instead."""


class ByDefault(KernelEvent, frozen=True):
    """A seat has not answered in time or is not there: the default decides (HSE-O3). The audience may be that
    seat."""

    seat: SeatNumber
    """The seat."""
