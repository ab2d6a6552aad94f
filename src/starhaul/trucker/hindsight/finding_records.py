"""What a look back found, as records for the server, the command line and the browser client."""

from typing import Literal

from msgspec import Struct

Source = Literal["", "open", "reserve"]


class FlightResult(Struct, frozen=True, omit_defaults=True):
    """How a flight ended for a seat."""

    credits: int
    """What the flight brought, costs included; for partners of a team, both together."""
    lost: int = 0
    """Tiles in the lost pile."""
    crew: int = 0
    """Crew aboard at the end."""
    place: int = 0
    """The place in the order of arrival, from 1; 0 for a ship that gave up."""


class Change(Struct, frozen=True, omit_defaults=True):
    """One thing done otherwise."""

    what: str
    """A tile: `turn`, `leave`, `move`, `swap` or `add`. A decision: its kind of question."""
    cell: int = -1
    """The cell of the tile, or the cell that an answer names; −1 for none."""
    tile: int = 0
    """The tile that would lie there."""
    turn: int = 0
    """Its rotation."""
    old: int = 0
    """The tile that lay there."""
    source: Source = ""
    """Where the new tile was: face up on the table, or set aside."""
    comes_from: int = -1
    """The cell from which a tile would have been moved."""
    answer: str = ""
    """The answer given, as texts name it (`option_name`)."""
    instead: str = ""
    """The answer that would have been better."""
    number: int = 0
    """The number in that answer: batteries, or a planet from 1."""
    said: int = 0
    """The number in the answer given."""


class HindsightFinding(Struct, frozen=True, omit_defaults=True):
    """A change, and what it would have brought. Verified by playing the flight again."""

    change: Change
    gain: int
    """Credits more than in the flight as it was."""
    result: FlightResult
    """How the flight would have ended."""
    rule: str
    """The rule to read."""
    card: str = ""
    """The card that was open, by id or kind; empty for tiles."""
    number: int = 0
    """The number of that card in the flight, from 1."""
    keeps_flying: bool = False
    """Whether it would have brought home a ship that gave up."""
    guesses: int = 0
    """Cards and dice that the change made necessary but that never came: they were made up."""


class LookBack(Struct, frozen=True, omit_defaults=True):
    """The look back of a seat at one flight."""

    round: int
    """From 1."""
    seat: int
    """The seat in that flight."""
    ship_class: str
    """The class of the ship."""
    ship: dict[str, list[list[int]]]
    """The ship at the end of building: `tiles`, each as cell, tile and rotation."""
    result: FlightResult
    """How the flight ended."""
    decisions: tuple[HindsightFinding, ...] = ()
    """The decisions that cost most: first those that would have kept the ship flying, then the dearest."""
    tiles: tuple[HindsightFinding, ...] = ()
    """The tiles that cost most, in the same order."""
    replays: int = 0
    """How often the flight was played again."""
