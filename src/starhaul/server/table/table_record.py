"""A table: who sits there, what is played, who is host. Plain data, and what may be done with it.

Nothing here knows of connections, clocks or disks; the room does. Every refusal is a `BadInput` with a code
whose text begins with `table-`.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec
from msgspec import Struct, field

from starhaul.bots.registry import SKILLS, TEMPERAMENTS
from starhaul.games import at_table, config_of, game_named
from starhaul.kernel.fairness import SeedOrigin, commitment
from starhaul.kernel.typed import from_json
from starhaul.plugins.game_plugin import TableKind
from starhaul.server.table import seat_tokens, visitor_text
from starhaul.server.table_error import TableError
from starhaul.server.wire import PlayedMatch

NOBODY = -1
MOST_PLAYED = 50
"""Results of so many matches stay at the table."""
MOST_MARKS, MOST_KICKED = 8, 64
"""Marks of one person, and of all who were kicked: the latest."""


class Seat(Struct):
    """A place at the table: empty, a person's, or a bot's."""

    name: str = ""
    bot: str = ""
    colour: int = 0
    is_taken: bool = False
    """By a person; somebody who opened the link of the seat."""
    is_ready: bool = False
    is_muted: bool = False
    is_reserved: bool = False
    """Somebody has asked for the seat and not come yet."""
    generation: int = 0
    """Of its link; a kick makes the old one worthless."""
    marks: list[str] = field(default_factory=list)
    """By which its person would be known again (`tokens.mark`), for a host who does not want them back."""
    nonce: str = ""
    """What its person has given to the seed of the next match."""

    @property
    def is_free(self) -> bool:
        return not self.is_taken and not self.bot


class TableRecord(Struct, kw_only=True):
    """Everything about a table that survives a restart."""

    id: str
    game: str
    config: dict[str, Any]
    """As given; `config_of` completes it."""
    seats: list[Seat]
    host: int = 0
    is_listed: bool = False
    """Whether strangers may join and watch."""
    is_rated: bool = False
    """Rated play: spectators see everything 20 s later (HSE-O1)."""
    stand_in: str = "defaults"
    match: str = ""
    """Of the match that is being played or will be next."""
    secret: str = ""
    """What the seed of that match is made from, with the nonces of the seats (HSE-O4)."""
    seed: str = ""
    """Of a match that was begun by a version without secrets."""
    is_playing: bool = False
    paused_ms: int | None = None
    """The time of the match during a pause."""
    is_closed: bool = False
    watch_generation: int = 0
    """Of the link for spectators."""
    table_generation: int = 0
    """Of the link with which one can sit down."""
    code: str = ""
    """A short word for the same, valid while the table is in memory."""
    kicked: list[str] = field(default_factory=list)
    """Marks of people who may not come back by themselves."""
    played: list[PlayedMatch] = field(default_factory=list)

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_taken]

    @property
    def is_full(self) -> bool:
        return not any(seat.is_free for seat in self.seats)


def new_table(game: str, config: Mapping[str, Any], name: str, *, is_listed: bool = False) -> TableRecord:
    """A table whose first seat is the host's."""
    seats = config_of(game_named(game), config).seats
    record = TableRecord(
        id=seat_tokens.new_id(),
        game=game,
        config=dict(config),
        seats=[Seat(colour=number) for number in range(seats)],
        is_listed=is_listed,
        code=seat_tokens.new_code(),
    )
    take(record, 0, name)
    prepare(record)
    return record


def prepare(record: TableRecord) -> None:
    """The next match: the secret of the server is fixed now and shown as a commitment (HSE-O4)."""
    record.match, record.secret, record.seed = seat_tokens.new_id(), seat_tokens.new_secret(), ""
    record.is_playing = False
    for seat in record.seats:
        seat.is_ready, seat.nonce = False, ""


def wait_again(record: TableRecord) -> None:
    """The match has not begun after all; it will, with the secret and the numbers it had. Tables of an older
    version have no secret yet."""
    record.is_playing = False
    if not record.secret:
        prepare(record)


def check_host(record: TableRecord, seat: int | None) -> None:
    if seat is None or seat != record.host:
        raise TableError("host-only")


def check_waiting(record: TableRecord) -> None:
    if record.is_playing:
        raise TableError("playing")


# --- seats -------------------------------------------------------------------------------------------------


def take(record: TableRecord, seat: int, name: str = "") -> None:
    """Somebody has opened the link of a free seat. A name can be given later."""
    chosen = record.seats[seat]
    if not chosen.is_free:
        raise TableError("seat-taken", seat=seat)
    chosen.name = _unlike_others(record, seat, visitor_text.name(name)) if name else ""
    chosen.is_taken = True


def _is_like_another(record: TableRecord, seat: int, name: str) -> bool:
    others = (other.name for number, other in enumerate(record.seats) if number != seat and other.name)
    return visitor_text.likeness(name) in map(visitor_text.likeness, others)


def _unlike_others(record: TableRecord, seat: int, name: str) -> str:
    """Whoever sits down with the name of somebody else gets a number: they are not there to choose anew."""
    number, free = 1, name
    while _is_like_another(record, seat, free):
        number += 1
        free = visitor_text.numbered(name, number)
    return free


def sit_down(record: TableRecord, seat: int, name: str, marks: Collection[str]) -> bool:
    """Somebody greets with the token of a seat; whether anything about the seat is news."""
    chosen = record.seats[seat]
    is_new = not chosen.is_taken or chosen.is_reserved
    if not chosen.is_taken:
        take(record, seat, name)
    chosen.is_reserved = False
    return note_marks(record, seat, marks) or is_new


def rename(record: TableRecord, seat: int, name: str, colour: int | None) -> None:
    chosen = record.seats[seat]
    cleaned = visitor_text.name(name)
    if _is_like_another(record, seat, cleaned):
        raise TableError("name-taken", name=cleaned)
    if colour is not None and colour != chosen.colour:
        check_waiting(record)
        for other in record.seats:
            if other.colour == colour:
                if other.is_taken:
                    raise TableError("colour-taken", colour=colour)
                other.colour = chosen.colour
        chosen.colour = colour
    chosen.name = cleaned


def reserve(record: TableRecord, seat: int | None, name: str, marks: Collection[str]) -> int:
    """A seat, or the first free one, for somebody who is on the way."""
    chosen = free_seat(record) if seat is None else seat
    _seat(record, chosen)
    check_welcome(record, marks)
    take(record, chosen, name)
    record.seats[chosen].is_reserved = True
    note_marks(record, chosen, marks)
    return chosen


def free_seat(record: TableRecord) -> int:
    """Where a stranger may sit down."""
    for number, seat in enumerate(record.seats):
        if seat.is_free:
            return number
    raise TableError("full")


def move(record: TableRecord, seat: int, to: int) -> None:
    """Take another free seat. Links belong to seats, so the person keeps the generation of neither."""
    check_waiting(record)
    target = _seat(record, to)
    if not target.is_free:
        raise TableError("seat-taken", seat=to)
    old = record.seats[seat]
    target.name, target.is_taken, target.is_ready = old.name, True, False
    target.is_muted, target.marks, target.nonce = old.is_muted, old.marks, old.nonce
    target.generation += 1
    old.colour, target.colour = target.colour, old.colour
    _empty(old)
    if record.host == seat:
        record.host = to


def leave(record: TableRecord, seat: int) -> None:
    """For good; the oldest of the others becomes host. A table without people is closed."""
    _empty(record.seats[seat])
    if record.host == seat:
        record.host = next(iter(record.people), NOBODY)
    if record.host == NOBODY:
        record.is_closed = True


def kick(record: TableRecord, by: int | None, seat: int) -> None:
    check_host(record, by)
    if not _seat(record, seat).is_taken or seat == record.host:
        raise TableError("nobody-to-kick", seat=seat)
    _remember_kicked(record, seat)
    leave(record, seat)


def _remember_kicked(record: TableRecord, seat: int) -> None:
    """People may share an address; then it says nothing about who of them was kicked."""
    others = {mark for number, other in enumerate(record.seats) if number != seat for mark in other.marks}
    marks = [mark for mark in record.seats[seat].marks if mark not in others]
    record.kicked = [*(mark for mark in record.kicked if mark not in marks), *marks][-MOST_KICKED:]


def note_marks(record: TableRecord, seat: int, marks: Collection[str]) -> bool:
    """By what the person in a seat would be known again; whether that is news. Whoever was kicked and has got
    the link of a seat since then is welcome again."""
    chosen = record.seats[seat]
    new = [mark for mark in marks if mark not in chosen.marks]
    forgiven = [mark for mark in record.kicked if mark in marks]
    chosen.marks = [*chosen.marks, *new][-MOST_MARKS:]
    record.kicked = [mark for mark in record.kicked if mark not in marks]
    return bool(new or forgiven)


def check_welcome(record: TableRecord, marks: Collection[str]) -> None:
    """For who has no seat yet."""
    if not set(marks).isdisjoint(record.kicked):
        raise TableError("sent-away")


def renew(record: TableRecord, by: int | None, which: str) -> None:
    """Another link for spectators or for the table, in place of the old one."""
    check_host(record, by)
    if which == "watch":
        record.watch_generation += 1
    else:
        record.table_generation += 1
        record.code = seat_tokens.new_code()


def _empty(seat: Seat) -> None:
    seat.is_reserved, seat.marks = False, []
    seat.name, seat.bot, seat.is_taken, seat.is_ready, seat.is_muted = "", "", False, False, False
    seat.nonce = ""
    seat.generation += 1


def _seat(record: TableRecord, number: int) -> Seat:
    if not 0 <= number < len(record.seats):
        raise TableError("no-such-seat", seat=number)
    return record.seats[number]


def put_bot(record: TableRecord, by: int | None, seat: int, bot: str) -> None:
    """Seat, replace or remove a bot; in a match only where a bot or nobody is."""
    check_host(record, by)
    chosen = _seat(record, seat)
    if chosen.is_taken:
        raise TableError("seat-taken", seat=seat)
    if bot and not is_bot(bot):
        raise TableError("bot-unknown", bot=bot)
    if not bot:
        check_waiting(record)
    elif chosen.is_free:
        chosen.generation += 1
    chosen.bot = bot
    chosen.name = ""


def is_bot(name: str) -> bool:
    """A bot of ours, with a temperament or without; a server runs nobody else's code."""
    skill, colon, temperament = name.partition(":")
    return skill in SKILLS and (not colon or temperament in TEMPERAMENTS)


# --- the seed ----------------------------------------------------------------------------------------------


def contribute(record: TableRecord, seat: int, match: str, nonce: str) -> None:
    """HSE-O4: a person's part of the next seed. The first one counts: a program that finds one there already
    is not the only one in this seat."""
    check_waiting(record)
    chosen = record.seats[seat]
    if match != record.match:
        raise TableError("other-match")
    if chosen.nonce not in ("", nonce):
        raise TableError("nonce-given")
    chosen.nonce = nonce


def commitment_of(record: TableRecord) -> str:
    """What is shown before a match; it does not depend on nonces."""
    if record.seed:
        return seat_tokens.commitment(record.seed)
    return commitment(record.secret, record.match)


def origin_of(record: TableRecord) -> SeedOrigin:
    """From what the seed of the match is made that begins now."""
    return SeedOrigin(
        match=record.match,
        commitment=commitment_of(record),
        secret=record.secret,
        nonces=[seat.nonce for seat in record.seats],
    )


# --- what is played ----------------------------------------------------------------------------------------


def agreed(record: TableRecord) -> dict[str, Any]:
    """What is played at this table as it is now."""
    bots = sum(bool(seat.bot) for seat in record.seats)
    people = len(record.seats) - bots
    return at_table(
        record.game,
        record.config,
        TableKind(
            is_mixed=bots > 0 and people > 0,
            is_open=record.is_listed,
            is_solo=bots > 0 and people == 1,
        ),
    )


def set_game(record: TableRecord, by: int | None, game: str, config: Mapping[str, Any]) -> None:
    """Another game or configuration. With fewer seats those beyond must be free or bots'."""
    check_host(record, by)
    check_waiting(record)
    seats = config_of(game_named(game), config).seats
    if any(seat.is_taken for seat in record.seats[seats:]):
        raise TableError("seats-in-use", seats=seats)
    del record.seats[seats:]
    used = {seat.colour for seat in record.seats}
    free = [colour for colour in range(4) if colour not in used]
    while len(record.seats) < seats:
        # There may have been such a seat before, with links that must not work again.
        record.seats.append(Seat(colour=free.pop(0), generation=seat_tokens.new_generation()))
    record.game, record.config = game, dict(config)
    for seat in record.seats:
        seat.is_ready = False


def note_result(record: TableRecord, scores: list[int]) -> None:
    """A match has ended; the table is ready for another one."""
    names = [seat.name or seat.bot for seat in record.seats]
    record.played = [*record.played, PlayedMatch(record.match, scores, names)][-MOST_PLAYED:]
    prepare(record)


def scores_of(result: bytes) -> list[int]:
    """As the store kept them."""
    return from_json(result, list[int])


def is_ready(record: TableRecord, is_connected: Callable[[int], bool]) -> bool:
    """RUL-11: all seats taken, and everybody who is connected has pressed “ready”; at least one person."""
    here = [seat for seat in record.people if is_connected(seat)]
    return record.is_full and bool(here) and all(record.seats[seat].is_ready for seat in here)


# --- keeping -----------------------------------------------------------------------------------------------


def dump(record: TableRecord) -> bytes:
    return msgspec.json.encode(record)


def load(raw: bytes) -> TableRecord:
    """A table that an older version left waiting has no secret yet: its next match is prepared anew."""
    record = from_json(raw, TableRecord)
    if not record.is_playing:
        wait_again(record)
    return record
