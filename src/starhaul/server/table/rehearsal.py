"""Commands of a match through everything that a table does with them, but without sockets and store. For
benchmarks: record a match once, then time `rehearse`."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, structs

from starhaul.games import config_of
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CLOCK, Game
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import next_action
from starhaul.server.table.table_match import Step, TableMatch
from starhaul.server.wire import ActCommand, command_decoder, encode


class RecordedCommand(NamedTuple):
    """A command as it arrives, or an action of the clock."""

    seat: int
    frame: bytes
    at_ms: int


class RecordedMatch(NamedTuple):
    start: Match[Any, Any]
    """Before its first action."""
    commands: Sequence[RecordedCommand]


class Rehearsed(NamedTuple):
    commands: int
    frames: int
    size: int
    """Bytes of all frames."""


def recorded(
    game: Game[Any, Any], config: dict[str, Any], seed: int, most: int | None = None
) -> RecordedMatch:
    """A match of random play, to its end or up to `most` commands."""
    start = Match(game, config_of(game, config), seed)
    match, draw = start.fork(), Stream(seed, "rehearsal")
    match.advance()
    commands: list[RecordedCommand] = []
    while not match.is_over and len(commands) != most:
        seat, action, at_ms = next_action(match, draw)
        command = ActCommand(seq=len(commands) + 1, action=Raw(encode(action)))
        commands.append(RecordedCommand(seat, encode(command), at_ms))
        match.act(seat, action, at_ms)
        match.advance()
    return RecordedMatch(start, commands)


def rehearse(record: RecordedMatch, *, changes: bool = True, hints: bool = False) -> Rehearsed:
    """Play the match for all seats and spectators: read and carry out each command, look for everybody, and
    encode what everybody gets, as changes where possible or always whole, the seats with hints or without."""
    frames = size = 0
    play = TableMatch("rehearsal", record.start.fork())
    audiences = range(play.seats + 1)
    play.keep(play.begin(audiences))
    for command in record.commands:
        step = _carried_out(play, command, audiences)
        play.batch(step, command.at_ms)
        play.keep(step)
        for audience in step.noticed_by:
            frames += 1
            size += len(_frame(play, audience, step, changes, hints and audience != play.spectators))
    return Rehearsed(len(record.commands), frames, size)


def _carried_out(play: TableMatch, command: RecordedCommand, audiences: Sequence[int]) -> Step:
    if command.seat == CLOCK:
        return play.tick(audiences)
    raw = msgspec.json.decode(command_decoder.decode(command.frame).action)
    return play.act(command.seat, play.game.to_action(command.seat, raw), command.at_ms, audiences)


def _frame(play: TableMatch, audience: int, step: Step, changes: bool, hints: bool) -> bytes:
    if changes:
        frame = play.change(audience, step, play.hints_change(audience) if hints else None)
        if frame is not None:
            return frame
    update = play.update(audience, step, step.at_ms)
    return encode(structs.replace(update, hints=play.hints(audience)) if hints else update)
