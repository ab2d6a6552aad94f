"""One command through the server, without sockets and without a disk: from the bytes of the command to the
encoded updates for four seats and the spectators."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec import structs

from benchmarks.row import Work
from starhaul.games import config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CHANCE
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.server.table.table_match import Step, TableMatch
from starhaul.server.wire import ActCommand, command_decoder, encode

OPTIONS: dict[str, dict[str, object]] = {
    "trucker": {"edition": "2e", "seats": 4, "rounds": ["II"]},
    "race": {"seats": 4},
}
AUDIENCES = range(5)


class Sent(NamedTuple):
    """A command as it arrives, or an action of the clock."""

    seat: int
    frame: bytes
    at_ms: int


def commands(game: str, matches: int = 3, hints: bool = False, most: int | None = None) -> Work:
    """Random matches, whole or up to `most` commands; these are recorded in advance."""
    recorded = [_recorded(game, seed, most) for seed in range(1, matches + 1)]

    def work() -> tuple[float, ...]:
        number = sent = 0
        for start, lines in recorded:
            play = TableMatch("bench", start.fork())
            play.keep(play.begin(AUDIENCES))
            for line in lines:
                sent += _through(play, line, hints)
            number += len(lines)
        return number, sent / number

    return work


def _recorded(game: str, seed: int, most: int | None) -> tuple[Match[Any, Any], list[Sent]]:
    found = game_named(game)
    start = Match(found, config_of(found, OPTIONS[game]), seed)
    match = start.fork()
    play_random(match, Stream(seed, "players"))
    lines = []
    for entry in match.entries:
        if entry.seat != CHANCE:
            action = msgspec.Raw(msgspec.json.encode(entry.action))
            lines.append(Sent(entry.seat, encode(ActCommand(seq=entry.i, action=action)), entry.at_ms))
    return start, lines[:most]


def _through(play: TableMatch, line: Sent, hints: bool) -> int:
    """Carry out a command and encode what everybody who notices it receives; returns the number of bytes."""
    command = command_decoder.decode(line.frame)
    action = play.game.to_action(line.seat, msgspec.json.decode(command.action))
    step = play.act(line.seat, action, line.at_ms, AUDIENCES)
    play.batch(step, line.at_ms)
    play.keep(step)
    return sum(len(_frame(play, audience, step, hints)) for audience in step.noticed_by)


def _frame(play: TableMatch, audience: int, step: Step, hints: bool) -> bytes:
    update = play.update(audience, step, step.at_ms)
    if hints and audience != play.spectators:
        update = structs.replace(update, hints=play.hints(audience))
    return encode(update)
