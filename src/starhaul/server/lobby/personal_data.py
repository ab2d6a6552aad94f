"""What a table keeps about one person, for that person: to be had, and to be deleted."""

from msgspec import Struct, structs

from starhaul.server.table.table_record import TableRecord, leave
from starhaul.server.wire import PlayedMatch


class KeptMatch(Struct, frozen=True):
    """A finished match in which the person's name is kept."""

    match: str
    """Which one: its log is at `/api/matches/…/log`. Logs name seats, not people."""
    name: str
    """As they were called then."""
    seat: int
    """Where they sat."""
    score: int
    """More is better."""


class Person(Struct, frozen=True, kw_only=True):
    """All that the server keeps about the person of a seat. Chat and addresses are not kept."""

    table: str
    """Which table."""
    seat: int
    """Which seat."""
    name: str
    """As the person wants to be called; may be empty."""
    colour: int
    """One of four."""
    is_host: bool
    """Whether the person decides what is played."""
    is_ready: bool
    """For the next match."""
    is_muted: bool
    """By the host."""
    marks: list[str]
    """Keyed hashes of address and device, by which a host can keep somebody away."""
    playing: str
    """The match that is being played or will be next; its log has the actions of the seat."""
    matches: list[KeptMatch]
    """Finished matches with the person's present name."""


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
    """The seat is left, and the name goes from the results. Actions in logs stay: others were there, too."""
    name = record.seats[seat].name
    if name:
        record.played = [_without(played, name) for played in record.played]
    leave(record, seat)


def _without(played: PlayedMatch, name: str) -> PlayedMatch:
    return structs.replace(played, names=["" if called == name else called for called in played.names])
