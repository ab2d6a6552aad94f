"""`starhaul verify`: do logs and databases tell the truth? Each match is played again and compared."""

from typing import Annotated

import typer

from starhaul.cli import BAD_INPUT, LONGEST_NAME, TEXTS, complain, named, speaking
from starhaul.cli.database import is_database, tell_faults
from starhaul.cli.replay import read
from starhaul.kernel.errors import BadInput
from starhaul.kernel.log import Log, Verdict
from starhaul.locale import Texts, quoted
from starhaul.server import tokens
from starhaul.server.store.verify import disagreements, verdict_on

UNTRUE = 1


def verify(
    logs: Annotated[
        list[str], typer.Argument(metavar="LOG", help=TEXTS("help-verify-logs"), show_default=False)
    ],
    commitment: Annotated[
        str | None, typer.Option(metavar="HASH", help=TEXTS("help-verify-commitment"), show_default=False)
    ] = None,
    lang: Annotated[str | None, typer.Option(metavar="LANG", help=TEXTS("help-lang"))] = None,
) -> None:
    with speaking(lang) as texts:
        status = max(lines_for(log, commitment, texts) for log in logs)
    if status:
        raise typer.Exit(status)


def lines_for(path: str, commitment: str | None, texts: Texts) -> int:
    """A line for each log in a file, or some for a database, and the exit status."""
    try:
        if is_database(path):
            return UNTRUE if tell_faults(path, texts) else 0
        return max(one(log, source, commitment, texts) for source, log in read(path))
    except BadInput as error:
        error.source = error.source or named(path)
        complain([error], texts)
        return BAD_INPUT


def one(log: Log, source: str, commitment: str | None, texts: Texts) -> int:
    verdict = verdict_on(log, source)
    found = faults(verdict, log)
    if commitment is not None and tokens.commitment(str(log.head.seed)) != commitment.strip().lower():
        found.append("other-seed")
    holds = "verify-aborted" if log.is_aborted else "verify-true"
    words = ", ".join(texts(f"verify-{fault}") for fault in found) or texts(holds)
    name = quoted(source, longest=LONGEST_NAME)
    print(texts("verify-line", file=name, actions=verdict.actions, words=words))
    return UNTRUE if found else 0


def faults(verdict: Verdict, log: Log) -> list[str]:
    """What does not agree. A log without an end has no key to compare and is not the whole match; one that
    says that the match was aborted may stop anywhere before its end."""
    ended = log.end is not None
    found = disagreements(verdict, ended=ended)
    if log.is_aborted:
        return ["not-aborted", *found] if verdict.is_over else found
    return found if ended and verdict.is_over else ["unfinished", *found]
