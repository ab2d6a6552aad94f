"""The checks of `starhaul doctor`: each looks at one thing and changes nothing.

Used by `doctor`, which turns findings into words (`doctor-…`).
"""

import os
import platform
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, suppress
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from starhaul import __version__
from starhaul.kernel.errors import BadInput, StarhaulError
from starhaul.native_build import build_name
from starhaul.server.net.addresses import of_network
from starhaul.server.net.listening import EVERYWHERE, SPARE_FILES, listen
from starhaul.server.settings.settings import Settings, default_database
from starhaul.server.store.any_reader import name_for_people, open_reader
from starhaul.server.store.lock import holder_of
from starhaul.server.store.ownership import ownership_problem
from starhaul.server.store.postgres.postgres_address import is_postgres
from starhaul.server.store.reading import SqliteReader
from starhaul.server.store.store_contract import StoreTrouble

OK, WARN, BAD = "ok", "warn", "bad"
OLDEST, NEWEST = (3, 11), (3, 13)
"""The Python versions that the tests run on."""
LITTLE, TINY = 0.1, 100_000_000
"""Share of the disk that should be free, and bytes that must be."""
SLACK_S = 120
"""How far ahead of the clock a file may seem to be."""
_PRIVATE = 0o077
_LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})


class DoctorFinding(NamedTuple):
    check: str
    verdict: str
    code: str = ""
    facts: Mapping[str, Any] = {}
    error: StarhaulError | None = None
    """Where the text is that of an error."""


def _program(settings: Settings) -> Iterator[DoctorFinding]:
    yield DoctorFinding("program", OK, "program", {"version": __version__, "build": build_name()})


def _python(settings: Settings) -> Iterator[DoctorFinding]:
    found = platform.python_version()
    is_tested = OLDEST <= sys.version_info[:2] <= NEWEST
    limits = {"found": found, "oldest": _dotted(OLDEST), "newest": _dotted(NEWEST)}
    yield DoctorFinding(
        "python", OK if is_tested else WARN, "python" if is_tested else "python-untested", limits
    )


def _dotted(number: tuple[int, ...]) -> str:
    return ".".join(map(str, number))


# --- packages ----------------------------------------------------------------------------------------------


def _packages(settings: Settings) -> Iterator[DoctorFinding]:
    try:
        needed = [line for line in requires("starhaul") or [] if "extra ==" not in line]
    except PackageNotFoundError:
        yield DoctorFinding("packages", WARN, "packages-unknown")
        return
    wrong = [problem for line in needed if (problem := _problem(line))]
    if wrong:
        yield DoctorFinding("packages", BAD, "packages-wrong", {"wrong": ", ".join(wrong)})
    else:
        yield DoctorFinding("packages", OK, "packages", {"number": len(needed)})


def _problem(line: str) -> str:
    """What is wrong with a required package; empty if nothing is."""
    name, *_ = re.split(r"([<>=!~;\s]|$)", line, maxsplit=1)
    if name == "uvloop":
        # It makes a server faster, and is looked at on its own.
        return ""
    try:
        found = version(name)
    except PackageNotFoundError:
        return f"{name} –"
    limits = re.findall(r"(>=|<)\s*([\d.]+)", line.partition(";")[0])
    is_fine = all(_holds(found, sign, limit) for sign, limit in limits)
    return "" if is_fine else f"{name} {found} ({', '.join(sign + limit for sign, limit in limits)})"


def _holds(found: str, sign: str, limit: str) -> bool:
    """
    >>> _holds("0.52.10", ">=", "0.52.1"), _holds("0.55.0", "<", "0.55"), _holds("1.0rc1", ">=", "1.0")
    (True, False, True)
    """
    ours, theirs = (_numbers(text) for text in (found, limit))
    return ours >= theirs if sign == ">=" else ours < theirs


def _numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", re.split(r"[a-z+]", text)[0])]


def _loop(settings: Settings) -> Iterator[DoctorFinding]:
    has_fast = find_spec("uvloop") is not None
    yield DoctorFinding(
        "loop", OK if has_fast else WARN, "loop" if has_fast else "loop-slow", {"loop": "uvloop"}
    )


# --- the machine -------------------------------------------------------------------------------------------


def _database(settings: Settings) -> str:
    return str(default_database()) if settings.db is None else os.path.expanduser(settings.db)


def _existing_folder(path: str) -> str:
    """The folder of the database, or the nearest one above it that exists."""
    folder = Path(os.path.abspath(path)).parent
    while not folder.is_dir():
        folder = folder.parent
    return str(folder)


def _is_elsewhere(settings: Settings) -> bool:
    """Whether the data are in PostgreSQL, whose disk and files are not ours to look at."""
    return is_postgres(_database(settings))


def _disk(settings: Settings) -> Iterator[DoctorFinding]:
    if _is_elsewhere(settings):
        return
    folder = _existing_folder(_database(settings))
    usage = shutil.disk_usage(folder)
    facts = {
        "free": round(usage.free / 1e9, 1),
        "share": round(100 * usage.free / usage.total),
        "folder": folder,
    }
    if usage.free < TINY:
        yield DoctorFinding("disk", BAD, "disk-full", facts)
    elif usage.free < LITTLE * usage.total:
        yield DoctorFinding("disk", WARN, "disk-little", facts)
    else:
        yield DoctorFinding("disk", OK, "disk", facts)


def _files(settings: Settings) -> Iterator[DoctorFinding]:
    with suppress(ImportError):  # Windows has no such limit.
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = settings.limits.most_viewers + settings.limits.most_connections + SPARE_FILES
        is_enough = hard == resource.RLIM_INFINITY or hard >= wanted
        # Infinity is a huge number, which would only confuse.
        facts = {"wanted": wanted, "limit": wanted if is_enough else hard}
        yield DoctorFinding("files", OK if is_enough else WARN, "files" if is_enough else "files-few", facts)


def _clock(settings: Settings) -> Iterator[DoctorFinding]:
    """A clock that runs behind would keep bans and deadlines of links too long."""
    newest = max((_changed_at(_database(settings)), _changed_at(__file__)))
    if newest > time.time() + SLACK_S:
        yield DoctorFinding("clock", BAD, "clock-behind", {"seconds": int(newest - time.time())})
    else:
        yield DoctorFinding("clock", OK, "clock", {"zone": time.strftime("%Z %z")})


def _changed_at(path: str) -> float:
    try:
        return os.path.getmtime(path)
    except OSError:
        return 0.0


# --- the database ------------------------------------------------------------------------------------------


def _folder(settings: Settings) -> Iterator[DoctorFinding]:
    path = _database(settings)
    if _is_elsewhere(settings):
        return
    folder = str(Path(os.path.abspath(path)).parent)
    if not os.path.isdir(folder):
        # The default folder is made at the first start; others are not.
        is_default = settings.db is None
        yield DoctorFinding(
            "folder",
            OK if is_default else BAD,
            f"folder-{'later' if is_default else 'missing'}",
            {"folder": folder},
        )
        return
    is_open = bool(os.stat(folder).st_mode & _PRIVATE)
    yield DoctorFinding(
        "folder", WARN if is_open else OK, "folder-open" if is_open else "folder", {"folder": folder}
    )


def _postgres(address: str) -> DoctorFinding:
    name = name_for_people(address)
    try:
        with closing(open_reader(address)) as reader:
            losses = reader.losses()
    except (BadInput, StoreTrouble) as error:
        is_old = error.code == "store-older"
        return DoctorFinding("database", OK if is_old else BAD, error=error)
    if losses:
        return DoctorFinding("database", WARN, "database-losses", {"file": name, "times": len(losses)})
    return DoctorFinding("database", OK, "database-postgres", {"database": name})


def _state(settings: Settings) -> Iterator[DoctorFinding]:
    path = _database(settings)
    if _is_elsewhere(settings):
        yield _postgres(path)
        return
    problem = ownership_problem(path)
    if problem is not None:
        yield DoctorFinding("database", BAD, error=problem)
        return
    if not os.path.exists(path):
        yield DoctorFinding("database", OK, "database-new", {"file": path})
        return
    try:
        with closing(SqliteReader(path)) as reader:
            losses = reader.losses()
    except BadInput as error:
        is_old = error.code == "store-older"
        yield DoctorFinding("database", OK if is_old else BAD, error=error)
        return
    except StoreTrouble as error:
        yield DoctorFinding("database", BAD, error=error)
        return
    yield _healthy(path, losses)


def _healthy(path: str, losses: list[int]) -> DoctorFinding:
    holder = holder_of(path)
    if losses:
        return DoctorFinding("database", WARN, "database-losses", {"file": path, "times": len(losses)})
    size = round(os.path.getsize(path) / 1e6, 1)
    if holder:
        return DoctorFinding(
            "database", OK, "database-in-use", {"file": path, "size": size, "process": holder}
        )
    return DoctorFinding("database", OK, "database", {"file": path, "size": size})


# --- the network -------------------------------------------------------------------------------------------


def _port(settings: Settings) -> Iterator[DoctorFinding]:
    try:
        with listen(settings.host, settings.port) as listener:
            port = str(listener.getsockname()[1])
    except BadInput as error:
        is_ours = error.code == "port-busy" and bool(holder_of(_database(settings)))
        if is_ours:
            yield DoctorFinding("port", OK, "port-in-use", {"port": str(settings.port)})
        else:
            yield DoctorFinding("port", BAD, error=error)
        return
    yield DoctorFinding("port", OK, "port", {"port": port, "host": settings.host})


def _proxy(settings: Settings) -> Iterator[DoctorFinding]:
    if settings.names and not settings.proxies:
        yield DoctorFinding("proxy", WARN, "proxy-unlisted", {"names": ", ".join(settings.names)})
    elif settings.proxies and not settings.names:
        yield DoctorFinding("proxy", WARN, "proxy-nameless", {"proxies": ", ".join(settings.proxies)})
    elif settings.proxies:
        yield DoctorFinding("proxy", OK, "proxy", {"names": ", ".join(settings.names)})
    else:
        yield DoctorFinding("proxy", OK, "proxy-none")


def _reach(settings: Settings) -> Iterator[DoctorFinding]:
    if settings.host.strip("[]") in _LOOPBACK:
        yield DoctorFinding("reach", OK, "reach-local")
        return
    found = of_network()
    if settings.host.strip("[]") in EVERYWHERE and not found:
        yield DoctorFinding("reach", WARN, "reach-none")
    else:
        yield DoctorFinding("reach", OK, "reach", {"addresses": ", ".join(found or [settings.host])})


CHECKS: Iterable[Callable[[Settings], Iterator[DoctorFinding]]] = (
    _program,
    _python,
    _packages,
    _loop,
    _disk,
    _files,
    _clock,
    _folder,
    _state,
    _port,
    _proxy,
    _reach,
)
