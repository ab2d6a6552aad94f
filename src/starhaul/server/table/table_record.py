"""The record of a table: who sits there, what is played, who is host. Plain data and the operations on it.

Nothing here knows connections, clocks or disks; the room does. Every refusal is a `TableError`, whose texts
are `table-…`.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec
from msgspec import Struct, field

from starhaul.bots.installed_bots import bots_for
from starhaul.bots.skill_names import SKILLS, TEMPERAMENTS, USUAL_SKILL
from starhaul.games import at_table, config_of, game_named, lesson_named
from starhaul.kernel.errors import BadInput
from starhaul.kernel.fairness import SeedOrigin, commitment
from starhaul.kernel.typed import from_json
from starhaul.plugins.game_plugin import MOST_SEATS, TableKind
from starhaul.plugins.lesson_contract import rival_name
from starhaul.server.table import seat_tokens, visitor_text
from starhaul.server.table_error import TableError
from starhaul.server.wire import PlayedMatch

NOBODY = -1
MOST_PLAYED = 50
"""Number of past matches whose results are kept."""
MOST_MARKS, MOST_KICKED = 8, 64
"""Number of marks kept per person, and for all kicked people: the latest."""


class Seat(Struct):
    """A seat: empty, a person's, or a bot's."""

    name: str = ""
    bot: str = ""
    colour: int = 0
    is_taken: bool = False
    """By a person who has opened the link of the seat."""
    is_ready: bool = False
    is_muted: bool = False
    is_reserved: bool = False
    """Reserved by a person who has not connected yet."""
    generation: int = 0
    """The generation of its link; a kick invalidates the old one."""
    marks: list[str] = field(default_factory=list)
    """Marks of its person (`seat_tokens.mark`), so that a kicked person is recognised."""
    has_coach: bool = False
    """Whether its person wants a coach; see `coach_seats.coached`."""
    nonce: str = ""
    """What its person has contributed to the seed of the next match."""

    @property
    def is_free(self) -> bool:
        return not self.is_taken and not self.bot


class WithheldMatch(Struct, frozen=True):
    """A match that is over, but not yet for spectators."""

    match: str
    until_ms: int
    """On the service clock."""
    delay_ms: int = 0
    """By how much spectators see it later."""


class TableRecord(Struct, kw_only=True):
    """Everything about a table that survives a restart."""

    id: str
    opened_at: int = 0
    """Unix time in seconds; 0 at tables of versions that did not record it."""
    game: str
    config: dict[str, Any]
    """As given by the host; `agreed` completes it."""
    seats: list[Seat]
    host: int = 0
    is_listed: bool = False
    """Whether anyone may join and watch."""
    is_rated: bool = False
    """Rated play: spectators see everything 20 s later (HSE-O1)."""
    delay_minutes: int = 0
    """By how many minutes spectators see everything later (HSE-O12)."""
    has_stands: bool = True
    """Whether spectators may chat with each other."""
    withheld: list[WithheldMatch] = field(default_factory=list)
    """Matches whose end spectators have not seen yet."""
    stand_in: str = "defaults"
    match: str = ""
    """The ID of the current or next match."""
    secret: str = ""
    """The server's part of the seed of that match; combined with the nonces of the seats (HSE-O4)."""
    seed: str = ""
    """The seed of a match that was started by a version without secrets."""
    is_playing: bool = False
    paused_ms: int | None = None
    """The match time during a pause."""
    is_closed: bool = False
    watch_generation: int = 0
    """The generation of the spectators' link."""
    table_generation: int = 0
    """The generation of the table link."""
    code: str = ""
    """A short code for the table link, valid while the table is in memory."""
    kicked: list[str] = field(default_factory=list)
    """Marks of kicked people."""
    played: list[PlayedMatch] = field(default_factory=list)
    lesson: str = ""
    """The lesson that is played here; such a table stays as it is, is never listed and never rated."""

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_taken]

    @property
    def is_full(self) -> bool:
        return not any(seat.is_free for seat in self.seats)


def new_table(game: str, config: Mapping[str, object], name: str, *, is_listed: bool = False) -> TableRecord:
    """A table whose first seat is the host's."""
    seats = _seats_of(game, config)
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


def _seats_of(game: str, config: Mapping[str, object]) -> int:
    seats: int = config_of(game_named(game), config).seats
    if seats > MOST_SEATS:
        raise BadInput("config-wrong", place="seats", reason=f"Expected `int` <= {MOST_SEATS}")
    return seats


def new_lesson_table(game: str, lesson: str, name: str) -> TableRecord:
    """A table for one person and the rivals of a lesson, who begin as soon as the person is there."""
    record = new_table(game, lesson_named(game, lesson).config, name)
    record.lesson = lesson
    record.seats[0].is_ready = True
    for seat in record.seats[1:]:
        seat.bot = rival_name(lesson)
    return record


def check_no_lesson(record: TableRecord) -> None:
    """What a lesson prepares fits only its own configuration and rivals."""
    if record.lesson:
        raise TableError("lesson")


def prepare(record: TableRecord) -> None:
    """Prepare the next match: the server's secret is fixed now and published as a commitment (HSE-O4)."""
    record.match, record.secret, record.seed = seat_tokens.new_id(), seat_tokens.new_secret(), ""
    record.is_playing = False
    for seat in record.seats:
        seat.is_ready, seat.nonce = False, ""


def wait_again(record: TableRecord) -> None:
    """The match has not begun after all; it will, with the same secret and nonces. Tables of an older
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
    """Somebody has opened the link of a free seat. A name may be set later."""
    chosen = record.seats[seat]
    if not chosen.is_free:
        raise TableError("seat-taken", seat=seat)
    chosen.name = _unlike_others(record, seat, visitor_text.name(name)) if name else ""
    chosen.is_taken = True


def _is_like_another(record: TableRecord, seat: int, name: str) -> bool:
    others = (other.name for number, other in enumerate(record.seats) if number != seat and other.name)
    return visitor_text.likeness(name) in map(visitor_text.likeness, others)


def _unlike_others(record: TableRecord, seat: int, name: str) -> str:
    """Append a number to a name that is already taken, because the person cannot choose another at this
    point."""
    number, free = 1, name
    while _is_like_another(record, seat, free):
        number += 1
        free = visitor_text.numbered(name, number)
    return free


def sit_down(record: TableRecord, seat: int, name: str, marks: Collection[str]) -> bool:
    """Somebody connects with the token of a seat; returns whether the seat has changed."""
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
    """Reserve a seat, or the first free one, for somebody who is about to connect."""
    chosen = free_seat(record) if seat is None else seat
    _seat(record, chosen)
    check_welcome(record, marks)
    take(record, chosen, name)
    record.seats[chosen].is_reserved = True
    note_marks(record, chosen, marks)
    return chosen


def free_seat(record: TableRecord) -> int:
    """The first seat that anyone may take."""
    for number, seat in enumerate(record.seats):
        if seat.is_free:
            return number
    raise TableError("full")


def move(record: TableRecord, seat: int, to: int) -> None:
    """Take another free seat. Links belong to seats, so both seats get new ones."""
    check_waiting(record)
    target = _seat(record, to)
    if not target.is_free:
        raise TableError("seat-taken", seat=to)
    old = record.seats[seat]
    target.name, target.is_taken, target.is_ready = old.name, True, False
    target.is_muted, target.marks, target.nonce = old.is_muted, old.marks, old.nonce
    target.has_coach = old.has_coach
    target.generation += 1
    old.colour, target.colour = target.colour, old.colour
    _empty(old)
    if record.host == seat:
        record.host = to


def leave(record: TableRecord, seat: int) -> None:
    """Leave for good; the first remaining person becomes host. A table without people is closed."""
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
    """A mark shared with somebody else at the table, such as an address, is not recorded."""
    others = {mark for number, other in enumerate(record.seats) if number != seat for mark in other.marks}
    marks = [mark for mark in record.seats[seat].marks if mark not in others]
    record.kicked = [*(mark for mark in record.kicked if mark not in marks), *marks][-MOST_KICKED:]


def note_marks(record: TableRecord, seat: int, marks: Collection[str]) -> bool:
    """Record the marks of the person in a seat; returns whether any is new. A kicked person who has been
    given the link of a seat since then is welcome again."""
    chosen = record.seats[seat]
    new = [mark for mark in marks if mark not in chosen.marks]
    forgiven = [mark for mark in record.kicked if mark in marks]
    chosen.marks = [*chosen.marks, *new][-MOST_MARKS:]
    record.kicked = [mark for mark in record.kicked if mark not in marks]
    return bool(new or forgiven)


def check_welcome(record: TableRecord, marks: Collection[str]) -> None:
    """For visitors without a seat."""
    if not set(marks).isdisjoint(record.kicked):
        raise TableError("sent-away")


def renew(record: TableRecord, by: int | None, which: str) -> None:
    """Replace the link for spectators or for the table."""
    check_host(record, by)
    if which == "watch":
        record.watch_generation += 1
    else:
        record.table_generation += 1
        record.code = seat_tokens.new_code()


def _empty(seat: Seat) -> None:
    seat.is_reserved, seat.marks = False, []
    seat.name, seat.bot, seat.is_taken, seat.is_ready, seat.is_muted = "", "", False, False, False
    seat.nonce, seat.has_coach = "", False
    seat.generation += 1


def _seat(record: TableRecord, number: int) -> Seat:
    if not 0 <= number < len(record.seats):
        raise TableError("no-such-seat", seat=number)
    return record.seats[number]


def put_bot(record: TableRecord, by: int | None, seat: int, bot: str) -> None:
    """Seat, replace or remove a bot; during a match only in a seat without a person."""
    check_host(record, by)
    check_no_lesson(record)
    chosen = _seat(record, seat)
    if chosen.is_taken:
        raise TableError("seat-taken", seat=seat)
    if bot and not is_bot(bot, record.game):
        raise TableError("bot-unknown", bot=bot)
    if not bot:
        check_waiting(record)
    elif chosen.is_free:
        chosen.generation += 1
    chosen.bot = bot
    chosen.name = ""


def is_bot(name: str, game: str) -> bool:
    """A bot of ours, with or without a temperament, or one that the operator has installed for this game; no
    other code is run for a host."""
    skill, colon, temperament = name.partition(":")
    is_known = skill in SKILLS or skill in bots_for(game)
    return is_known and (not colon or temperament in TEMPERAMENTS)


# --- the seed ----------------------------------------------------------------------------------------------


def contribute(record: TableRecord, seat: int, match: str, nonce: str) -> None:
    """HSE-O4: a person's part of the next seed. The first one counts: a second program in the same seat
    must not replace it."""
    check_waiting(record)
    chosen = record.seats[seat]
    if match != record.match:
        raise TableError("other-match")
    if chosen.nonce not in ("", nonce):
        raise TableError("nonce-given")
    chosen.nonce = nonce


def commitment_of(record: TableRecord) -> str:
    """What is published before a match; it does not depend on nonces."""
    if record.seed:
        return seat_tokens.commitment(record.seed)
    return commitment(record.secret, record.match)


def origin_of(record: TableRecord) -> SeedOrigin:
    """What the seed of the match that begins now is made from."""
    return SeedOrigin(
        match=record.match,
        commitment=commitment_of(record),
        secret=record.secret,
        nonces=[seat.nonce for seat in record.seats],
    )


# --- what is played ----------------------------------------------------------------------------------------


def agreed(record: TableRecord) -> dict[str, Any]:
    """The complete configuration, given the people at the table."""
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


def set_game(record: TableRecord, by: int | None, game: str, config: Mapping[str, object]) -> None:
    """Change the game or the configuration. With fewer seats, those beyond must be free or bots'."""
    check_host(record, by)
    check_waiting(record)
    seats = _seats_of(game, config)
    if any(seat.is_taken for seat in record.seats[seats:]):
        raise TableError("seats-in-use", seats=seats)
    del record.seats[seats:]
    used = {seat.colour for seat in record.seats}
    free = [colour for colour in range(4) if colour not in used]
    while len(record.seats) < seats:
        # Such a seat may have existed before, with links that must not work again.
        record.seats.append(Seat(colour=free.pop(0), generation=seat_tokens.new_generation()))
    record.game, record.config = game, dict(config)
    for seat in record.seats:
        seat.is_ready = False
        if seat.bot and not is_bot(seat.bot, game):
            # An installed bot that does not play the other game.
            seat.bot = USUAL_SKILL


def note_result(record: TableRecord, scores: list[int]) -> None:
    """A match has ended; prepare the next one."""
    names = [seat.name or seat.bot for seat in record.seats]
    colours = [seat.colour for seat in record.seats]
    played = PlayedMatch(record.match, scores, names, colours)
    record.played = [*record.played, played][-MOST_PLAYED:]
    prepare(record)


def scores_of(result: bytes) -> list[int]:
    """The scores as stored."""
    return from_json(result, list[int])


def is_ready(record: TableRecord, is_connected: Callable[[int], bool]) -> bool:
    """RUL-11: all seats are taken, everybody connected is ready, and at least one person is connected."""
    here = [seat for seat in record.people if is_connected(seat)]
    return record.is_full and bool(here) and all(record.seats[seat].is_ready for seat in here)


# --- storing -----------------------------------------------------------------------------------------------


def dump(record: TableRecord) -> bytes:
    return msgspec.json.encode(record)


def load(raw: bytes) -> TableRecord:
    """A table stored by an older version between matches has no secret yet: its next match is prepared
    again."""
    record = from_json(raw, TableRecord)
    if not record.is_playing:
        wait_again(record)
    return record
