"""The personal data a table stores about one person, for inspection and deletion by that person.

Used by `lobby` for the requests of `http.rest`. Every field of the table record with data about a person must
occur here.
"""

from msgspec import Struct, structs

from starhaul.server.table.table_record import TableRecord, leave
from starhaul.server.wire import PlayedMatch


class KeptMatch(Struct, frozen=True):
    """A finished match in which the person's name is stored."""

    match: str
    """The match ID; its log is at `/api/matches/…/log`. Logs name seats, not people."""
    name: str
    """The person's name at that time."""
    seat: int
    """The person's seat."""
    score: int
    """More is better."""


class Person(Struct, frozen=True, kw_only=True):
    """All data stored about the person in a seat. Chat and addresses are not stored."""

    table: str
    """The table ID."""
    seat: int
    """The seat."""
    name: str
    """The name the person chose; may be empty."""
    colour: int
    """One of four."""
    is_host: bool
    """Whether the person is the host of the table."""
    is_ready: bool
    """Whether the person is ready for the next match."""
    is_muted: bool
    """Whether the host has muted the person."""
    marks: list[str]
    """Keyed hashes of address and device, which let a host keep a kicked person away."""
    playing: str
    """The current or next match; its log contains the actions of the seat."""
    matches: list[KeptMatch]
    """Finished matches with the person's current name."""


def kept_about(record: TableRecord, seat: int) -> Person:
    chosen = record.seats[seat]
    return Person(
        table=record.id,
        seat=seat,
        name=chosen.name,
        colour=chosen.colour,
        is_host=record.host == seat,
        is_ready=chosen.is_ready,
        is_muted=chosen.is_muted,
        marks=chosen.marks,
        playing=record.match,
        matches=_matches(record, chosen.name),
    )


def _matches(record: TableRecord, name: str) -> list[KeptMatch]:
    return [
        KeptMatch(played.match, called, number, played.scores[number])
        for played in record.played
        for number, called in enumerate(played.names)
        if name and called == name
    ]


def forget(record: TableRecord, seat: int) -> None:
    """Leave the seat and remove the name from the results. Actions in logs remain: others took part in the
    match."""
    name = record.seats[seat].name
    if name:
        record.played = [_without(played, name) for played in record.played]
    leave(record, seat)


def _without(played: PlayedMatch, name: str) -> PlayedMatch:
    return structs.replace(played, names=["" if called == name else called for called in played.names])
