"""Verification after the run: compares the log of every available match with what its clients recorded.

Used by `run` at the end. What is compared in a single log is in `logs`.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from starhaul.kernel.errors import BadInput
from starhaul.kernel.log import Log, read_log
from starhaul.remote.load.load_requests import log_of
from starhaul.remote.load.load_tables import LoadTable
from starhaul.remote.load.logs import check_log
from starhaul.remote.load.match_record import MatchRecord, ServerViolation
from starhaul.remote.load.meter import Progress
from starhaul.remote.load.server_process import ServerProcess
from starhaul.server.http.match_logs import lines_of
from starhaul.server.store.any_reader import open_reader


class Checked(Struct, frozen=True, kw_only=True):
    logs: int
    views: int
    violations: list[ServerViolation]


async def check_matches(
    tables: Sequence[LoadTable], url: str, server: ServerProcess | None, progress: Progress
) -> Checked:
    """Finished matches by their public log; unfinished ones only if we have the server's database."""
    records = [record for table in tables for record in table.records.values()]
    logs = await _public_logs(records, url, progress)
    faults = [] if server is None else await _from_database(logs, records, server)
    for number, record in enumerate(records):
        if record.match in logs:
            check_log(record, logs[record.match])
        elif record.is_over or server is not None:
            record.blame("log-missing", None, "")
        progress("bench-checking", (number + 1) / len(records))
    checked = [record for record in records if record.match in logs]
    return Checked(
        logs=len(checked),
        views=sum(map(_views, checked)),
        violations=[*faults, *_found(tables, records)],
    )


async def _public_logs(records: Sequence[MatchRecord], url: str, progress: Progress) -> dict[str, Log]:
    logs: dict[str, Log] = {}
    for number, record in enumerate(records):
        if record.is_over:
            _keep(logs, record, await _public_log(url, record.match))
        progress("bench-reading", (number + 1) / len(records))
    return logs


async def _public_log(url: str, match: str) -> bytes | None:
    try:
        return await log_of(url, match)
    except BadInput:
        # A server that cannot be reached any more counts as a violation.
        return None


def _views(record: MatchRecord) -> int:
    return sum(len(listener.views) for listener in record.listeners)


def _keep(logs: dict[str, Log], record: MatchRecord, raw: bytes | None) -> None:
    if raw is None:
        return
    try:
        logs[record.match] = read_log(raw)
    except BadInput as error:
        record.blame("log", None, str(error))


async def _from_database(
    logs: dict[str, Log], records: Iterable[MatchRecord], server: ServerProcess
) -> list[ServerViolation]:
    """Every acknowledged action must be in the database after the server has stopped."""
    status = await server.end()
    reader = open_reader(server.database)
    try:
        for record in records:
            found = None if record.match in logs else reader.log(record.match)
            if found is not None:
                _keep(logs, record, b"".join(lines_of(*found)))
    finally:
        reader.close()
    return [ServerViolation("server", "", detail=f"{status}")] if status else []


def _found(tables: Iterable[LoadTable], records: Iterable[MatchRecord]) -> Iterable[ServerViolation]:
    for table in tables:
        for guest in table.guests:
            yield from guest.violations
    for record in records:
        yield from record.violations
