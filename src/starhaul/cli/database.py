"""What `starhaul verify` prints about the database of a server.

The verification of a single match is in `verdicts`, reading the database in `server.store.reading`.
"""

import os
from contextlib import closing

from starhaul.cli import BAD_INPUT, LONGEST_NAME, named
from starhaul.cli.files import named_troubles
from starhaul.cli.runs import EarlyEnd, follow
from starhaul.cli.verdicts import (
    UNTRUE,
    MatchesToVerify,
    VerdictLine,
    Verdicts,
    unusable,
    verified_matches,
)
from starhaul.kernel.errors import BadInput
from starhaul.locale import Texts, quoted
from starhaul.server.store.any_reader import name_for_people, open_reader
from starhaul.server.store.postgres.postgres_address import is_postgres
from starhaul.server.store.store_contract import StoreTrouble

_HEADER = b"SQLite format 3\0"
_AT_ONCE = 8
"""Matches for which the database is opened once."""
WORTH_A_WORKER = 40
"""With fewer matches than this, another process takes longer to start than it saves."""


def is_database(path: str) -> bool:
    if is_postgres(path):
        return True
    # A pipe can be read only once, and is never a database.
    if not os.path.isfile(path):
        return False
    with named_troubles(named(path)), open(path, "rb") as file:
        return file.read(len(_HEADER)) == _HEADER


def verify_database(path: str, jobs: int, verdicts: Verdicts, texts: Texts) -> EarlyEnd | None:
    """Print one line for each faulty match and one summary line."""
    name = quoted(name_for_people(path), longest=LONGEST_NAME)
    try:
        with closing(open_reader(path)) as database:
            if damage := database.damage():
                words = texts("verify-damaged", file=name, reason=quoted(damage[0]))
                verdicts.add(VerdictLine(words, UNTRUE, name_for_people(path), faults=("damaged",)))
                return None
            losses = database.losses()
            matches = [row.id for row in database.matches()]
    except (StoreTrouble, BadInput) as error:
        verdicts.add(unusable(name_for_people(path), error, texts))
        return None
    for count in losses:
        words = texts("verify-tail-missing", file=name, count=count)
        verdicts.add(VerdictLine(words, UNTRUE, name_for_people(path), faults=("tail-missing",)))
    return _verify_matches(path, matches, jobs, verdicts, texts)


def _verify_matches(
    path: str, matches: list[str], jobs: int, verdicts: Verdicts, texts: Texts
) -> EarlyEnd | None:
    # Imported late: worker processes need much that the help does not.
    from starhaul.sim import runners

    told: list[VerdictLine] = []

    def take(lines: list[VerdictLine]) -> None:
        told.extend(lines)
        for line in lines:
            verdicts.tell(line)

    wanted = [
        MatchesToVerify(path, tuple(matches[first : first + _AT_ONCE]), texts.language)
        for first in range(0, len(matches), _AT_ONCE)
    ]
    workers = runners.workers_for(jobs, worth=len(matches) // WORTH_A_WORKER)
    end = follow(runners.run(verified_matches, wanted, workers), take, texts)
    if end is None and all(line.status != BAD_INPUT for line in told):
        untrue = sum(line.status == UNTRUE for line in told)
        words = texts("verify-some-untrue", count=untrue) if untrue else texts("verify-all-true")
        name = quoted(name_for_people(path), longest=LONGEST_NAME)
        verdicts.add(VerdictLine(texts("verify-database", file=name, matches=len(told), words=words)))
    return end
