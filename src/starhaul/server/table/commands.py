"""Handlers for the commands of viewers. Each executes its command, or raises and changes nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from starhaul.kernel.errors import Refusal, StarhaulError
from starhaul.server.refusal_facts import facts_of
from starhaul.server.store.store_contract import Origin
from starhaul.server.table import coach_seats, table_record, visitor_text, watching_commands
from starhaul.server.table.delay import DelayedChat
from starhaul.server.table.hurrying import may_hurry
from starhaul.server.table.live_match import LiveMatch
from starhaul.server.table.looking_back import check_settled
from starhaul.server.table.teams import partners_of
from starhaul.server.table.viewer import Viewer
from starhaul.server.table_error import TableError
from starhaul.server.wire import (
    ActCommand,
    AdviseCommand,
    BotCommand,
    CloseCommand,
    CoachCommand,
    ContributeCommand,
    DoneMessage,
    EmoteCommand,
    HeardMessage,
    HurryCommand,
    ImaginedMessage,
    KickCommand,
    LeaveCommand,
    ListenCommand,
    LookBackCommand,
    MoveCommand,
    MurmurCommand,
    MuteCommand,
    OptionsCommand,
    PauseCommand,
    PingCommand,
    PongMessage,
    ReactCommand,
    ReadyCommand,
    RefusedMessage,
    RenewCommand,
    SayCommand,
    ServerMessage,
    SitCommand,
    WorldCommand,
    encode,
)

# A room calls these handlers and is what they act on: `room` imports this module.
if TYPE_CHECKING:
    from starhaul.server.table.room import Room

Handler = Callable[["Room", Viewer, Any], Awaitable[ServerMessage | None]]


def _seat(viewer: Viewer) -> int:
    if viewer.seat is None:
        raise TableError("spectators-watch")
    return viewer.seat


def _live(room: Room) -> LiveMatch:
    if room.live is None:
        raise TableError("not-playing")
    return room.live


def refusal(seq: int, why: StarhaulError) -> RefusedMessage:
    """The refusal of a command: a code and arguments, from which the client makes a sentence."""
    return RefusedMessage(
        seq=seq, code=why.code, rule=getattr(why, "rule", ""), facts=facts_of(why), of=why.prefix
    )


async def _changed(room: Room) -> None:
    """The table has changed: save it, check the start, send it to all viewers."""
    room.check_start()
    await room.save()
    room.show_table()


# --- the match ---------------------------------------------------------------------------------------------


async def act(room: Room, viewer: Viewer, command: ActCommand) -> None:
    seat, live = _seat(viewer), _live(room)
    if live.paused_ms is not None:
        raise TableError("paused")
    try:
        raw = msgspec.json.decode(command.action)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("not-an-action", "CONTRACT", reason=str(error)) from None
    action = live.play.game.to_action(seat, raw)
    await live.act(seat, action, Origin(seat, viewer.client, command.seq))


async def world(room: Room, viewer: Viewer, command: WorldCommand) -> ServerMessage:
    seat, live = _seat(viewer), _live(room)
    if live.paused_ms is not None:
        raise TableError("paused")
    if live.play.game.asks_secretly and not live.play.is_asked(seat):
        # A world reveals who is being asked, which may be secret.
        raise Refusal("not-asked", "TR-184", seat=seat)
    return ImaginedMessage(seq=command.seq, state=msgspec.Raw(live.play.world(seat, room.luck)))


async def look_back(room: Room, viewer: Viewer, command: LookBackCommand) -> None:
    """Answered at once; what is found is sent when it is there, so that the table does not wait for it."""
    seat, round_ = _seat(viewer), command.round - 1
    check_settled(room, command.match, round_)
    room.look_backs.send(room, viewer, (command.match, seat, round_))


async def ping(room: Room, viewer: Viewer, command: PingCommand) -> ServerMessage:
    is_late = viewer.seat is None and room.is_behind
    at_ms = room.live.now_ms if room.live is not None and not is_late else 0
    return PongMessage(seq=command.seq, at_ms=at_ms)


async def pause(room: Room, viewer: Viewer, command: PauseCommand) -> None:
    """HSE-O5: a pause begins when everybody connected wants it, and ends when anybody does."""
    seat, live = _seat(viewer), _live(room)

    async def keep(paused_ms: int | None) -> None:
        room.record.paused_ms = paused_ms
        await room.save()

    if command.wanted:
        here = filter(room.attendance.is_here, room.record.people)
        if {*room.wants_pause, seat}.issuperset(here):
            await live.pause(keep)
        room.wants_pause.add(seat)
    else:
        await live.resume(keep)
        room.wants_pause.clear()
    room.show_table()
    room.show_match()


async def hurry(room: Room, viewer: Viewer, command: HurryCommand) -> None:
    """HSE-O9: begins when everybody connected wants it."""
    seat, live = _seat(viewer), _live(room)
    if live.paused_ms is not None:
        raise TableError("paused")
    if not may_hurry(room, live):
        raise TableError("nobody-to-hurry")
    room.wants_hurry.add(seat)


# --- the coach ---------------------------------------------------------------------------------------------


async def coach(room: Room, viewer: Viewer, command: CoachCommand) -> None:
    coach_seats.set_coach(room.record, _seat(viewer), command.on)
    await _changed(room)
    for other in room.viewers:
        other.figures = None
    room.show_figures()


async def advise(room: Room, viewer: Viewer, command: AdviseCommand) -> None:
    seat, live = _seat(viewer), _live(room)
    coach_seats.check_coach(room.record, seat)
    if live.paused_ms is not None:
        raise TableError("paused")
    room.coaching.advise(live, seat)


# --- one's seat --------------------------------------------------------------------------------------------


async def sit(room: Room, viewer: Viewer, command: SitCommand) -> None:
    table_record.rename(room.record, _seat(viewer), command.name, command.colour)
    await _changed(room)


async def ready(room: Room, viewer: Viewer, command: ReadyCommand) -> None:
    table_record.check_waiting(room.record)
    room.record.seats[_seat(viewer)].is_ready = command.ready
    await _changed(room)


async def contribute(room: Room, viewer: Viewer, command: ContributeCommand) -> None:
    table_record.contribute(room.record, _seat(viewer), command.match, command.nonce)
    await _changed(room)


async def move(room: Room, viewer: Viewer, command: MoveCommand) -> None:
    seat = _seat(viewer)
    table_record.move(room.record, seat, command.seat)
    await room.save()
    room.answers.move(seat, command.seat)
    for other in room.viewers:
        if other.seat == seat:
            room.attendance.went(seat, room.clock.now_ms())
            other.seat = command.seat
            room.attendance.came(command.seat)
    room.check_start()
    room.show_table()


async def leave(room: Room, viewer: Viewer, command: LeaveCommand) -> None:
    seat = _seat(viewer)
    table_record.leave(room.record, seat)
    await room.save()
    # Before `bye`: nothing can be sent after it.
    viewer.send(encode(DoneMessage(seq=command.seq)))
    show_out(room, seat, "left")


def show_out(room: Room, seat: int, code: str) -> None:
    """The seat is free now; its viewers are disconnected."""
    for viewer in [viewer for viewer in room.viewers if viewer.seat == seat]:
        room.forget(viewer)
        viewer.drop(code)
    room.answers.forget(seat)
    room.wants_pause.discard(seat)
    room.wants_hurry.discard(seat)
    room.check_start()
    room.show_table()
    if room.record.is_closed:
        room.close()


# --- the host ----------------------------------------------------------------------------------------------


async def bot(room: Room, viewer: Viewer, command: BotCommand) -> None:
    table_record.put_bot(room.record, viewer.seat, command.seat, command.bot)
    await _changed(room)


def _check_options(room: Room, viewer: Viewer, command: OptionsCommand) -> None:
    """Who may change options, and when."""
    table_record.check_host(room.record, viewer.seat)
    table_record.check_no_lesson(room.record)
    if command.is_listed is True and not room.record.is_listed:
        room.check_listing()
    if command.is_rated is not UNSET or command.delay_minutes is not UNSET:
        table_record.check_waiting(room.record)


async def options(room: Room, viewer: Viewer, command: OptionsCommand) -> None:
    record = room.record
    _check_options(room, viewer, command)
    if command.game is not UNSET or command.config is not UNSET:
        game = record.game if command.game is UNSET else command.game
        config = record.config if command.config is UNSET else command.config
        table_record.set_game(record, viewer.seat, game, config)
    for name in ("is_listed", "is_rated", "delay_minutes", "has_stands", "stand_in"):
        if getattr(command, name) is not UNSET:
            setattr(record, name, getattr(command, name))
    await _changed(room)


async def kick(room: Room, viewer: Viewer, command: KickCommand) -> None:
    table_record.kick(room.record, viewer.seat, command.seat)
    await room.save()
    show_out(room, command.seat, "kicked")


async def renew(room: Room, viewer: Viewer, command: RenewCommand) -> None:
    """Spectators who used the old link are disconnected; listed tables need no link."""
    table_record.renew(room.record, viewer.seat, command.which)
    await room.save()
    ways = ("table",) if command.which == "table" else ("watch", "open")
    for other in [other for other in room.viewers if other.seat is None and other.way in ways]:
        room.forget(other)
        other.drop("removed")
    room.show_table()


async def close(room: Room, viewer: Viewer, command: CloseCommand) -> None:
    table_record.check_host(room.record, viewer.seat)
    room.closed_by = "host"
    room.record.is_closed = True
    await room.save()
    viewer.send(encode(DoneMessage(seq=command.seq)))
    room.close()


# --- chat --------------------------------------------------------------------------------------------------


async def say(room: Room, viewer: Viewer, command: SayCommand) -> None:
    _send_chat(room, HeardMessage(seat=_seat(viewer), text=visitor_text.chat(command.text), to=command.to))


async def emote(room: Room, viewer: Viewer, command: EmoteCommand) -> None:
    _send_chat(room, HeardMessage(seat=_seat(viewer), emote=command.emote, to=command.to))


def _send_chat(room: Room, chat: HeardMessage) -> None:
    """Chat is not stored: only current viewers get it."""
    if room.record.seats[chat.seat].is_muted:
        raise TableError("muted")
    team = _partners_here(room, chat.seat) if chat.to == "team" else None
    said = DelayedChat(encode(chat), chat.seat)
    for other in room.viewers:
        if other.seat is not None and (team is None or other.seat in team):
            said.send(other)
    if team is None:
        room.send_to_spectators(said)


def _partners_here(room: Room, seat: int) -> set[int]:
    """HSE-O11: the seats of one's own team. Raises if nobody else would receive the message."""
    partners = [one for one in partners_of(room.record, seat) if room.record.seats[one].is_taken]
    if not partners:
        raise TableError("no-partner")
    if not any(map(room.attendance.is_here, partners)):
        raise TableError("partner-away")
    return {seat, *partners}


async def mute(room: Room, viewer: Viewer, command: MuteCommand) -> None:
    if viewer.seat == room.record.host:
        if command.seat >= len(room.record.seats):
            raise TableError("no-such-seat", seat=command.seat)
        room.record.seats[command.seat].is_muted = command.muted
        await _changed(room)
    elif command.muted:
        viewer.muted.add(command.seat)
    else:
        viewer.muted.discard(command.seat)


ASKS_ONLY = (WorldCommand, LookBackCommand, PingCommand)
"""Read-only commands: their answers are not remembered; a repeated one is executed again."""
HANDLERS: dict[type, Handler] = {
    ActCommand: act,
    WorldCommand: world,
    LookBackCommand: look_back,
    PingCommand: ping,
    PauseCommand: pause,
    HurryCommand: hurry,
    CoachCommand: coach,
    AdviseCommand: advise,
    SitCommand: sit,
    ReadyCommand: ready,
    ContributeCommand: contribute,
    MoveCommand: move,
    LeaveCommand: leave,
    BotCommand: bot,
    OptionsCommand: options,
    KickCommand: kick,
    RenewCommand: renew,
    CloseCommand: close,
    SayCommand: say,
    EmoteCommand: emote,
    MuteCommand: mute,
    ReactCommand: watching_commands.react,
    MurmurCommand: watching_commands.murmur,
    ListenCommand: watching_commands.listen,
}
