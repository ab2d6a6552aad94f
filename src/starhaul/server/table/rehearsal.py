"""Commands of a match through everything that a table does with them, but without sockets and store. For
benchmarks: record a match once, then time `rehearse`."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from starhaul.games import config_of
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CLOCK, Game
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import next_action
from starhaul.server.table.table_match import Step, TableMatch
from starhaul.server.wire import encode


class RecordedCommand(NamedTuple):
    """An action as a client sends it."""

    seat: int
    action: bytes
    at_ms: int


class RecordedMatch(NamedTuple):
    game: Game[Any, Any]
    config: Any
    seed: int
    commands: Sequence[RecordedCommand]


class Rehearsed(NamedTuple):
    commands: int
    frames: int
    size: int
    """Bytes of all frames."""


def recorded(game: Game[Any, Any], config: dict[str, Any], seed: int) -> RecordedMatch:
    """A match of random play to its end."""
    made = config_of(game, config)
    match, draw = Match(game, made, seed), Stream(seed, "rehearsal")
    match.advance()
    commands = []
    while not match.is_over:
        seat, action, at_ms = next_action(match, draw)
        commands.append(RecordedCommand(seat, encode(action), at_ms))
        match.act(seat, action, at_ms)
        match.advance()
    return RecordedMatch(game, made, seed, commands)


def rehearse(record: RecordedMatch, *, changes: bool = True) -> Rehearsed:
    """Play the match for all seats and spectators: read and carry out each command, look for everybody, and
    encode what everybody gets, as changes or whole."""
    game, frames, size = record.game, 0, 0
    play = TableMatch("rehearsal", Match(game, record.config, record.seed))
    audiences = range(play.seats + 1)
    play.keep(play.begin(audiences))
    for command in record.commands:
        step = _carried_out(play, command, audiences)
        play.keep(step)
        for audience in step.noticed_by:
            frame = play.change(audience, step) if changes else None
            frames += 1
            size += len(frame or encode(play.update(audience, step, step.at_ms)))
    return Rehearsed(len(record.commands), frames, size)


def _carried_out(play: TableMatch, command: RecordedCommand, audiences: Sequence[int]) -> Step:
    if command.seat == CLOCK:
        return play.tick(audiences)
    action = play.game.to_action(command.seat, msgspec.json.decode(command.action))
    return play.act(command.seat, action, command.at_ms, audiences)
