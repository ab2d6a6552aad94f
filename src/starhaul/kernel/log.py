"""Match logs as JSON lines (docs/formats.md §5): writing, reading, replaying, verifying."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from starhaul.kernel.chance import Seed
from starhaul.kernel.contract import CHANCE, Game
from starhaul.kernel.errors import BadInput, Refusal
from starhaul.kernel.match import Entry, Match

VERSION = 1


class Head(Struct, frozen=True, kw_only=True):
    starhaul: int
    game: str
    config: Any
    seed: Seed
    rules: str


class End(Struct, frozen=True):
    end: str


class Log(Struct, frozen=True):
    """A log as read; `end` is the key of the last state, None while the match is going on."""

    head: Head
    entries: list[Entry]
    end: str | None


class Verdict(Struct, frozen=True):
    """What a replay showed: the final key, whether it is the logged one, whether chance kept to the seed."""

    key: str
    same_key: bool
    fair: bool
    actions: int


def lines_of(match: Match[Any, Any]) -> Iterator[bytes]:
    """The log of a match so far, line by line."""
    yield msgspec.json.encode(
        Head(
            starhaul=VERSION,
            game=match.game.name,
            config=match.config,
            seed=match.seed,
            rules=match.game.rules_hash(),
        )
    )
    for entry in match.entries:
        yield msgspec.json.encode(entry)
    if match.is_over:
        yield msgspec.json.encode(End(match.key))


def write_log(match: Match[Any, Any]) -> bytes:
    return b"\n".join(lines_of(match)) + b"\n"


def read_log(raw: bytes, source: str = "") -> Log:
    """Read a log; a bad line is named."""
    numbered = [(number, line) for number, line in enumerate(raw.split(b"\n"), start=1) if line.strip()]
    if not numbered:
        raise BadInput("log-empty", source=source)
    head: Head = _decode(numbered[0], Head, source)
    if head.starhaul != VERSION:
        raise BadInput("log-version", source=source, place="1", found=head.starhaul, known=VERSION)
    entries: list[Entry] = []
    end: str | None = None
    for number, line in numbered[1:]:
        # Only the last line begins so; entries begin with their index.
        item = _decode((number, line), End if line.startswith(b'{"end"') else Entry, source)
        if end is not None or (isinstance(item, Entry) and item.i != len(entries)):
            raise BadInput("log-order", source=source, place=str(number), expected=len(entries))
        if isinstance(item, End):
            end = item.end
        else:
            entries.append(item)
    return Log(head, entries, end)


def _decode(numbered: tuple[int, bytes], kind: Any, source: str) -> Any:
    number, line = numbered
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        reason, _, inside = str(error).partition(" - at ")
        place = ": ".join(part for part in (str(number), inside.strip("`").removeprefix("$.")) if part)
        raise BadInput("log-line", source=source, place=place, reason=reason) from None


def replay(game: Game[Any, Any], log: Log, upto: int | None = None, source: str = "") -> Match[Any, Any]:
    """The match of a log, up to an index; a log that the rules refuse is named with its line."""
    match = _begin(game, log, source)
    for entry in log.entries[:upto]:
        _repeat(match, entry, source)
    return match


def verify(game: Game[Any, Any], log: Log, source: str = "") -> Verdict:
    """Replay everything, compare the key, and see whether chance did what the seed says."""
    match = _begin(game, log, source)
    fair = True
    for entry in log.entries:
        drawn = match.drawn()
        if drawn is not None:
            fair = fair and entry.seat == CHANCE and drawn == game.to_action(CHANCE, entry.action)
        _repeat(match, entry, source)
    return Verdict(match.key, match.key == log.end, fair, len(log.entries))


def _begin(game: Game[Any, Any], log: Log, source: str) -> Match[Any, Any]:
    if log.head.game != game.name:
        raise BadInput("log-game", source=source, found=log.head.game, expected=game.name)
    try:
        config = msgspec.convert(log.head.config, type=game.config_type)
    except msgspec.ValidationError as error:
        raise BadInput("log-config", source=source, place="1", reason=str(error)) from None
    return Match(game, config, log.head.seed)


def _repeat(match: Match[Any, Any], entry: Entry, source: str) -> None:
    try:
        match.act(entry.seat, match.game.to_action(entry.seat, entry.action), entry.at_ms)
    except Refusal as why:
        # The head is line 1, so entry 0 is line 2.
        raise BadInput("log-refused", source=source, place=str(entry.i + 2), why=why, rule=why.rule) from why
