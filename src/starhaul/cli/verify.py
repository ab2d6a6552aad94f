"""`starhaul verify`: replays the matches of logs and databases and compares the results."""

import os
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Annotated

import typer

from starhaul.cli import TEXTS, named, speaking
from starhaul.cli.common_options import Jobs, JsonLines, Language
from starhaul.cli.database import is_database, verify_database
from starhaul.cli.replay import logs_in
from starhaul.cli.runs import EarlyEnd, follow, tell_early_end
from starhaul.cli.verdicts import Known, LogToVerify, VerdictLine, Verdicts, unreadable, verified_log
from starhaul.kernel.errors import BadInput
from starhaul.locale import Texts

WORTH_A_WORKER = 1_000_000
"""With fewer bytes of logs than this, another process takes longer to start than it saves."""


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
    jobs: Jobs = 0,
    as_json: JsonLines = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as texts:
        verdicts = Verdicts(as_json=as_json)
        end = verify_all(logs, Known(commitment, nonce), jobs, verdicts, texts)
        tell_early_end(end, "verify-partial", texts)
    if verdicts.status:
        raise typer.Exit(verdicts.status)


def verify_all(
    paths: Sequence[str], known: Known, jobs: int, verdicts: Verdicts, texts: Texts
) -> EarlyEnd | None:
    """Print one line for each log in a file, and the report of a database, in the order of the paths."""
    for are_databases, group in groupby(paths, _is_database):
        together = list(group)
        end = None if are_databases else verify_logs(together, known, jobs, verdicts, texts)
        for path in together if are_databases else ():
            end = end or verify_database(path, jobs, verdicts, texts)
        if end is not None:
            return end._replace(done=verdicts.matches)
    return None


def verify_logs(
    paths: Sequence[str], known: Known, jobs: int, verdicts: Verdicts, texts: Texts
) -> EarlyEnd | None:
    # Imported late: worker processes need much that the help does not.
    from starhaul.sim import runners

    workers = runners.workers_for(jobs, worth=sum(map(_size, paths)) // WORTH_A_WORKER)
    wanted = _orders(paths, known, texts)
    return follow(runners.run(verified_log, wanted, workers), verdicts.tell, texts)


def _orders(paths: Sequence[str], known: Known, texts: Texts) -> Iterator[LogToVerify | VerdictLine]:
    """The logs to verify, each read when its turn comes; a file that cannot be read is a line at once."""
    for path in paths:
        try:
            for source, raw in logs_in(path):
                yield LogToVerify(source, raw, known, texts.language)
        except BadInput as error:
            error.source = error.source or named(path)
            yield unreadable(named(path), error, texts)


def _is_database(path: str) -> bool:
    try:
        return is_database(path)
    except BadInput:
        # Reading it as a log finds the same error, and names it.
        return False


def _size(path: str) -> int:
    # A pipe can be read only once; it has no size.
    return os.path.getsize(path) if os.path.isfile(path) else 0
