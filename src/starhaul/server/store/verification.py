"""Verifies a store: replays every match from its seed and compares it with what is stored.

Used by `starhaul verify`; the server writes the heads of logs with the same function. The chain of hashes
over the batches is in `ledger`.
"""

from collections.abc import Iterable, Iterator
from typing import Protocol

import msgspec
from msgspec import Struct

from starhaul.games import game_named
from starhaul.kernel.contract import C, S
from starhaul.kernel.errors import BadInput, StarhaulError
from starhaul.kernel.log import VERSION, Log, LogHead, ReplayVerdict, replay
from starhaul.kernel.log import verify as judge
from starhaul.kernel.match import Match
from starhaul.kernel.match_records import Saved
from starhaul.kernel.typed import from_json
from starhaul.server.store.store_contract import Batch, MatchRow, Snapshot


class Logs(Protocol):
    """The part of a store that is needed here."""

    def matches(self, *, ended: bool | None = None) -> Iterator[MatchRow]: ...

    def log(self, match: str) -> tuple[MatchRow, Iterable[Batch]] | None: ...

    def snapshot(self, match: str) -> Snapshot | None: ...

    def broken_link(self, match: str) -> int | None: ...


class Finding(Struct, frozen=True):
    """A problem. The texts for codes are `verify-…`."""

    match: str
    code: str
    number: int | None = None
    """The number of the missing batch or action."""
    why: StarhaulError | None = None


class Account(Struct, frozen=True):
    """The result of replaying one match."""

    match: str
    actions: int
    findings: list[Finding]


def verify_store(store: Logs) -> Iterator[Finding]:
    """All problems of all matches, finished or not."""
    for account in accounts(store):
        yield from account.findings


def accounts(store: Logs) -> Iterator[Account]:
    """The results of all matches, one by one."""
    for row in store.matches():
        account = account_of(store, row.id)
        if account is not None:
            yield account


def account_of(store: Logs, match: str) -> Account | None:
    """None if the match has disappeared in the meantime."""
    # In this order, because the match may be in progress: then its log is at least as long as its snapshot.
    snapshot = store.snapshot(match)
    found = store.log(match)
    if found is None:
        return None
    account = _account(found[0], list(found[1]), snapshot)
    # Only if nothing else is wrong, since other findings say more.
    broken = None if account.findings else store.broken_link(match)
    if broken is not None:
        account.findings.append(Finding(match, "chain-broken", broken))
    return account


def _account(row: MatchRow, batches: list[Batch], snapshot: Snapshot | None) -> Account:
    findings: list[Finding] = []
    try:
        _check_numbers(row.id, batches, findings)
        if not findings:
            log = log_of(row, batches)
            findings += [Finding(row.id, fault) for fault in _faults(row, verdict_on(log))]
            if snapshot is not None:
                _check_snapshot(log, batches, snapshot, findings)
    except StarhaulError as why:
        findings.append(Finding(row.id, "refused", why=why))
    return Account(row.id, sum(len(batch.entries) for batch in batches), findings)


def _check_numbers(match: str, batches: list[Batch], findings: list[Finding]) -> None:
    """Neither batches nor actions have gaps."""
    actions = 0
    for expected, batch in enumerate(batches):
        if batch.number != expected:
            findings.append(Finding(match, "batch-missing", expected))
            return
        for entry in batch.entries:
            if entry.i != actions:
                findings.append(Finding(match, "action-missing", actions))
                return
            actions += 1


def log_of(row: MatchRow, batches: Iterable[Batch]) -> Log:
    """The log of a match, as in files."""
    entries = [entry for batch in batches for entry in batch.entries]
    return Log(head_of(row), entries, row.key, is_aborted=row.is_aborted)


def head_of(row: MatchRow) -> LogHead:
    """The first line of the log."""
    try:
        config = msgspec.json.decode(row.config)
    except msgspec.DecodeError as error:
        raise BadInput("log-config", reason=str(error)) from None
    return LogHead(
        starhaul=VERSION,
        game=row.game,
        config=config,
        seed=row.seed,
        rules=row.rules,
        chance=row.chance,
        origin=row.origin,
    )


def verdict_on(log: Log, source: str = "") -> ReplayVerdict:
    """The result of a replay. If the rules raise an error on a log, that is reported as well."""
    try:
        return judge(game_named(log.head.game), log, source=source)
    except StarhaulError:
        raise
    except Exception as error:
        # A bug in the rules and not in the log; the user still needs to know which log it is.
        reason = f"{type(error).__name__}: {error}"
        raise BadInput("log-crashes", source=source, reason=reason) from error


def disagreements(verdict: ReplayVerdict, *, ended: bool) -> list[str]:
    """Where a replay differs from what is stored. An unfinished match has no key yet."""
    checks = {
        "other-key": verdict.same_key or not ended,
        "unfair": verdict.fair,
        "other-rules": verdict.same_rules,
        "other-commitment": verdict.same_commitment,
        "other-origin": verdict.same_seed,
    }
    return [name for name, holds in checks.items() if not holds]


def _faults(row: MatchRow, verdict: ReplayVerdict) -> list[str]:
    ended = row.key is not None
    found = disagreements(verdict, ended=ended)
    if row.origin is not None and row.origin.match != row.id:
        found.append("other-origin")
    if row.is_aborted:
        return (["not-aborted"] if verdict.is_over else []) + found
    if ended != verdict.is_over:
        found.insert(0, "unfinished" if ended else "not-ended")
    return found


def _check_snapshot(log: Log, batches: list[Batch], snapshot: Snapshot, findings: list[Finding]) -> None:
    """A snapshot must equal the match after its batches, in everything that matters for continuing."""
    before = batches[: snapshot.batches]
    match = replay(game_named(log.head.game), log, upto=sum(len(batch.entries) for batch in before))
    try:
        stored = Match.restore(match.game, match.config, match.seed, snapshot.saved, match.generator.name)
        is_true = snapshot.key == match.key and _essence(stored) == _essence(match)
    except Exception:
        # Whatever the error is, the match cannot be continued from this snapshot.
        is_true = False
    has_revs = not before or tuple(snapshot.revs) == tuple(before[-1].revs)
    if not is_true or not has_revs or len(before) != snapshot.batches:
        findings.append(Finding(snapshot.match, "other-snapshot"))


def _essence(match: Match[C, S]) -> tuple[object, ...]:
    saved = from_json(match.save(), Saved)
    return bytes(saved.state), saved.generators, saved.next_index, saved.now_ms
