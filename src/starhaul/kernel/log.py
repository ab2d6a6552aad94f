"""Match logs as JSON lines (docs/formats.md §5): writing, reading, replaying, verifying."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from starhaul.kernel.chance import GENERATORS, UNNAMED, Seed, is_generator
from starhaul.kernel.contract import CHANCE, C, Event, Game, S
from starhaul.kernel.errors import BadInput, Refusal
from starhaul.kernel.fairness import SeedOrigin, commitment, seed_of
from starhaul.kernel.match import Match
from starhaul.kernel.match_records import LogEntry
from starhaul.kernel.typed import from_builtins, from_json

VERSION = 1


class LogHead(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The first line of a log."""

    starhaul: int
    """The version of the format."""
    game: str
    """The game."""
    config: Any
    """The complete configuration."""
    seed: Seed
    """The seed of all random numbers."""
    rules: str
    """The hash of the rule data."""
    chance: str = UNNAMED
    """The name of the generator."""
    origin: SeedOrigin | None = None
    """How the seed was made, for matches at tables."""


class End(Struct, frozen=True, omit_defaults=True):
    end: str
    aborted: bool = False
    """The match was stopped early; `end` is the key of its last state."""


class Log(Struct, frozen=True):
    """A decoded log; `end` is the key of the last state, None while the match is running."""

    head: LogHead
    entries: list[LogEntry]
    end: str | None
    is_aborted: bool = False
    """The match was stopped early, as recorded in the log."""


class ReplayVerdict(Struct, frozen=True):
    """The result of verifying a log by replay."""

    key: str
    """The key of the last state."""
    same_key: bool
    """Whether it equals the key in the log."""
    fair: bool
    """Whether every chance action matches the seed."""
    same_rules: bool
    """Whether the rule data are the ones the match was played with."""
    is_over: bool
    """Whether the match was played to its end."""
    actions: int
    """The number of entries."""
    same_commitment: bool = True
    """Whether the secret matches the commitment; True where the log has none."""
    same_seed: bool = True
    """Whether the seed was computed from that secret and the players' nonces."""


def lines_of(match: Match[C, S]) -> Iterator[bytes]:
    """The log of a match so far, line by line."""
    yield msgspec.json.encode(
        LogHead(
            starhaul=VERSION,
            game=match.game.name,
            config=match.config,
            seed=match.seed,
            rules=match.game.rules_hash(),
            chance=match.generator.name,
        )
    )
    for entry in match.entries:
        yield msgspec.json.encode(entry)
    if match.is_over:
        yield msgspec.json.encode(End(match.key))


def write_log(match: Match[C, S]) -> bytes:
    return b"\n".join(lines_of(match)) + b"\n"


def read_log(raw: bytes, source: str = "") -> Log:
    """Decode a log; an error names the line."""
    lines = raw.rstrip().split(b"\n") if raw.strip() else []
    if not lines:
        raise BadInput("log-empty", source=source)
    head: LogHead = _decode(1, lines[0], LogHead, source)
    if head.starhaul != VERSION:
        raise BadInput("log-version", source=source, place="1", found=head.starhaul, known=VERSION)
    entries: list[LogEntry] = []
    end: End | None = None
    for number, line in enumerate(lines[1:], start=2):
        item = _decode(number, line, LogEntry, source)
        if end is not None or (isinstance(item, LogEntry) and item.i != len(entries)):
            raise BadInput("log-order", source=source, place=str(number), expected=len(entries))
        if isinstance(item, End):
            end = item
        else:
            entries.append(item)
    return Log(head, entries, None, False) if end is None else Log(head, entries, end.end, end.aborted)


def _decode(number: int, line: bytes, kind: Any, source: str) -> Any:
    try:
        found = from_json(line, dict[str, Any])
        return from_builtins(found, End if "end" in found and kind is LogEntry else kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        reason, _, inside = str(error).rpartition(" - at `$")
        place = ": ".join(part for part in (str(number), inside.strip("`.") if reason else "") if part)
        raise BadInput("log-line", source=source, place=place, reason=reason or str(error)) from None


def replay(game: Game[C, S], log: Log, upto: int | None = None, source: str = "") -> Match[C, S]:
    """Rebuild the match of a log, up to an index; an action that the rules refuse is reported with its
    line."""
    match = begin_again(game, log, source)
    for entry in log.entries[:upto]:
        repeat_entry(match, entry, source)
    return match


def verify(game: Game[C, S], log: Log, source: str = "") -> ReplayVerdict:
    """Replay the whole log, compare the key, and check chance against the seed."""
    match = begin_again(game, log, source)
    fair = True
    for entry in log.entries:
        if entry.seat == CHANCE:
            fair = fair and match.next_outcome() == game.to_action(CHANCE, entry.action)
        repeat_entry(match, entry, source)
    return verdict_on(match, log, fair=fair)


def verdict_on(match: Match[C, S], log: Log, *, fair: bool) -> ReplayVerdict:
    """The verdict on a log whose entries have all been repeated in the match."""
    origin = log.head.origin
    return ReplayVerdict(
        key=match.key,
        same_key=match.key == log.end,
        fair=fair,
        same_rules=match.game.rules_hash() == log.head.rules,
        is_over=match.is_over,
        actions=len(log.entries),
        same_commitment=origin is None or commitment(origin.secret, origin.match) == origin.commitment,
        same_seed=origin is None or seed_of(origin.secret, origin.match, origin.nonces) == log.head.seed,
    )


def begin_again(game: Game[C, S], log: Log, source: str = "") -> Match[C, S]:
    """The match of a log before its first action."""
    if log.head.game != game.name:
        raise BadInput("log-game", source=source, found=log.head.game, expected=game.name)
    if not is_generator(log.head.chance):
        known = ", ".join(GENERATORS)
        raise BadInput("log-chance", source=source, place="1", found=log.head.chance, known=known)
    try:
        config = from_builtins(log.head.config, game.config_type)
    except msgspec.ValidationError as error:
        raise BadInput("log-config", source=source, place="1", reason=str(error)) from None
    return Match(game, config, log.head.seed, log.head.chance)


def repeat_entry(match: Match[C, S], entry: LogEntry, source: str = "") -> list[Event]:
    """Carry out an entry of a log; an action that the rules refuse is reported with its line."""
    try:
        return match.act(entry.seat, match.game.to_action(entry.seat, entry.action), entry.at_ms)
    except Refusal as why:
        # The head is line 1, so entry 0 is on line 2.
        raise BadInput("log-refused", source=source, place=str(entry.i + 2), why=why, rule=why.rule) from why
