"""`starhaul verify`: replays the matches of logs and databases and compares the results."""

from typing import Annotated, NamedTuple

import typer

from starhaul.cli import BAD_INPUT, LONGEST_NAME, TEXTS, complain, named, speaking
from starhaul.cli.database import is_database, tell_faults
from starhaul.cli.replay import read
from starhaul.kernel.errors import BadInput
from starhaul.kernel.log import Log, ReplayVerdict
from starhaul.locale import Texts, quoted
from starhaul.server.store.verification import disagreements, verdict_on
from starhaul.server.table import seat_tokens

UNTRUE = 1


class Known(NamedTuple):
    """What the user already knows about a match: commitment and nonces seen before it."""

    commitment: str | None
    nonce: str | None


def verify(
    logs: Annotated[
        list[str], typer.Argument(metavar="LOG", help=TEXTS("help-verify-logs"), show_default=False)
    ],
    commitment: Annotated[
        str | None, typer.Option(metavar="HASH", help=TEXTS("help-verify-commitment"), show_default=False)
    ] = None,
    nonce: Annotated[
        str | None, typer.Option(metavar="NUMBER", help=TEXTS("help-verify-nonce"), show_default=False)
    ] = None,
    lang: Annotated[str | None, typer.Option(metavar="LANG", help=TEXTS("help-lang"))] = None,
) -> None:
    with speaking(lang) as texts:
        status = max(lines_for(log, Known(commitment, nonce), texts) for log in logs)
    if status:
        raise typer.Exit(status)


def lines_for(path: str, known: Known, texts: Texts) -> int:
    """Print one line for each log in a file, or the report of a database; returns the exit status."""
    try:
        if is_database(path):
            return UNTRUE if tell_faults(path, texts) else 0
        return max(one(log, source, known, texts) for source, log in read(path))
    except BadInput as error:
        error.source = error.source or named(path)
        complain([error], texts)
        return BAD_INPUT


def one(log: Log, source: str, known: Known, texts: Texts) -> int:
    verdict = verdict_on(log, source)
    found = faults(verdict, log) + broken_promises(log, known)
    words = ", ".join(texts(f"verify-{fault}") for fault in found) or _praise(log, texts)
    name = quoted(source, longest=LONGEST_NAME)
    print(texts("verify-line", file=name, actions=verdict.actions, words=words))
    return UNTRUE if found else 0


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
