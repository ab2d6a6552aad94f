"""Verifies one log, or some matches of a database, and adds up what was found. Input and output are plain
values, because it may be done in another process."""

import sys
from contextlib import closing, suppress

from msgspec import Struct

from starhaul.cli import BAD_INPUT, LONGEST_NAME, complaint, named
from starhaul.cli.files import json_line
from starhaul.kernel.errors import BadInput
from starhaul.kernel.log import Log, ReplayVerdict, read_log
from starhaul.locale import Texts, quoted
from starhaul.server.store.any_reader import name_for_people, open_reader
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.server.store.verification import Account, Finding, account_of, disagreements, verdict_on
from starhaul.server.table import seat_tokens

UNTRUE = 1
"""Exit status."""


class Known(Struct, frozen=True):
    """What the user already knows about a match: commitment and nonces seen before it."""

    commitment: str | None
    nonce: str | None


class LogToVerify(Struct, frozen=True):
    source: str
    """The name to use in lines and errors."""
    raw: bytes
    known: Known
    language: str


class MatchesToVerify(Struct, frozen=True):
    database: str
    matches: tuple[str, ...]
    language: str


class VerdictLine(Struct, frozen=True):
    """What is printed about a match, and the exit status that it deserves."""

    text: str
    status: int = 0
    source: str = ""
    """The log, or `DATABASE#MATCH`; empty for the summary of a database."""
    actions: int | None = None
    faults: tuple[str, ...] = ()
    """What is wrong, as codes."""


class JsonVerdict(Struct, frozen=True, omit_defaults=True):
    """A line of `--json`."""

    log: str
    ok: bool
    actions: int | None = None
    faults: tuple[str, ...] = ()
    says: str = ""
    """The same in words."""


class Verdicts(Struct):
    """What has been told so far."""

    matches: int = 0
    status: int = 0
    """The exit status that the worst line deserves."""
    as_json: bool = False

    def tell(self, line: VerdictLine) -> None:
        """Print the line of a match as soon as it is known."""
        self.matches += line.status != BAD_INPUT
        self.add(line)

    def add(self, line: VerdictLine) -> None:
        """Print a line. About what cannot be read, it is an error."""
        self.status = max(self.status, line.status)
        if self.as_json:
            if line.source:
                told = JsonVerdict(line.source, not line.status, line.actions, line.faults, line.text)
                print(json_line(told), end="", flush=True)
        elif line.status == BAD_INPUT:
            # If standard error cannot be written, the exit status still reports the failure.
            with suppress(OSError):
                print(line.text, file=sys.stderr)
        elif line.text:
            print(line.text, flush=True)


# --- logs --------------------------------------------------------------------------------------------------


def verified_log(order: LogToVerify | VerdictLine) -> VerdictLine:
    """The line for a log; a line that is already there stays as it is."""
    if isinstance(order, VerdictLine):
        return order
    texts = Texts(order.language)
    try:
        return _on_log(read_log(order.raw, order.source), order, texts)
    except BadInput as error:
        error.source = error.source or order.source
        return unreadable(order.source, error, texts)


def unreadable(source: str, error: BadInput, texts: Texts) -> VerdictLine:
    return VerdictLine(complaint(error, texts), BAD_INPUT, source, faults=(error.code,))


def _on_log(log: Log, order: LogToVerify, texts: Texts) -> VerdictLine:
    verdict = verdict_on(log, order.source)
    found = faults(verdict, log) + broken_promises(log, order.known)
    words = ", ".join(texts(f"verify-{fault}") for fault in found) or _praise(log, texts)
    name = quoted(order.source, longest=LONGEST_NAME)
    line = texts("verify-line", file=name, actions=verdict.actions, words=words)
    return VerdictLine(line, UNTRUE if found else 0, order.source, verdict.actions, tuple(found))


def broken_promises(log: Log, known: Known) -> list[str]:
    """Where the log differs from what the user saw or contributed."""
    origin, found = log.head.origin, []
    if known.commitment is not None:
        shown = seat_tokens.commitment(str(log.head.seed)) if origin is None else origin.commitment
        if shown != known.commitment.strip().lower():
            found.append("other-seed" if origin is None else "other-promise")
    if known.nonce is not None and known.nonce.strip().lower() not in (origin.nonces if origin else ()):
        found.append("nonce-missing")
    return found


def _praise(log: Log, texts: Texts) -> str:
    """The line for a log that is right; it also says where the seed came from, if known."""
    holds = texts("verify-aborted" if log.is_aborted else "verify-true")
    if log.head.origin is None:
        return holds
    return f"{holds}; {texts('verify-origin', players=sum(map(bool, log.head.origin.nonces)))}"


def faults(verdict: ReplayVerdict, log: Log) -> list[str]:
    """What does not agree. A log without an end has no key to compare and is incomplete; one marked as
    aborted may stop anywhere."""
    ended = log.end is not None
    found = disagreements(verdict, ended=ended)
    if log.is_aborted:
        return ["not-aborted", *found] if verdict.is_over else found
    return found if ended and verdict.is_over else ["unfinished", *found]


# --- databases ---------------------------------------------------------------------------------------------


def verified_matches(order: MatchesToVerify) -> list[VerdictLine]:
    """One line for each match that is still there; it is empty if nothing is wrong."""
    texts = Texts(order.language)
    try:
        with closing(open_reader(order.database)) as database:
            accounts = [account_of(database, match) for match in order.matches]
    except (StoreTrouble, BadInput) as error:
        return [unusable(name_for_people(order.database), error, texts)]
    name = quoted(name_for_people(order.database), longest=LONGEST_NAME)
    return [_on_match(account, name, texts) for account in accounts if account is not None]


def unusable(database: str, error: StoreTrouble | BadInput, texts: Texts) -> VerdictLine:
    """The line for a database that cannot be read."""
    if isinstance(error, StoreTrouble):
        error = BadInput("store-unusable", why=error)
    error.source = error.source or named(database)
    return unreadable(database, error, texts)


def _on_match(account: Account, name: str, texts: Texts) -> VerdictLine:
    file = f"{name}#{account.match}"
    if not account.findings:
        return VerdictLine("", source=file, actions=account.actions)
    words = ", ".join(_words(finding, texts) for finding in account.findings)
    line = texts("verify-line", file=file, actions=account.actions, words=words)
    faults = tuple(finding.code for finding in account.findings)
    return VerdictLine(line, UNTRUE, file, account.actions, faults)


def _words(finding: Finding, texts: Texts) -> str:
    if isinstance(finding.why, BadInput):
        return complaint(finding.why, texts)
    if finding.why is not None:
        return texts.error(finding.why)
    facts = {} if finding.number is None else {"number": finding.number}
    return texts(f"verify-{finding.code}", **facts)
