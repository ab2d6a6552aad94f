"""Says whose the files of a database are, where that keeps a server from using them.

Used by `opening` when a database cannot be opened, and by `starhaul doctor`. SQLite would only say that it
cannot open the file: usual after a backup made by root has been moved into place.
"""

import os
import shlex
from pathlib import Path

from starhaul.kernel.errors import BadInput

BESIDE = ("", ".lock", ".head", "-wal", "-shm")
"""What belongs to the name of a database for all its files."""


def ownership_problem(path: str) -> BadInput | None:
    """What is wrong with the owner or the mode of a database, with the command that puts it right; None if
    nothing is."""
    for file in (f"{path}{end}" for end in BESIDE):
        if os.path.exists(file) and not os.access(file, os.R_OK | os.W_OK):
            return _problem(path, file)
    folder = os.path.dirname(os.path.abspath(path))
    if os.path.isdir(folder) and not os.access(folder, os.W_OK | os.X_OK):
        return _folder_problem(path, folder)
    return None


def _problem(path: str, file: str) -> BadInput:
    owner, user = owner_of(file), user_named(os.geteuid())
    if owner != user:
        command = f"chown {shlex.quote(user)} {shlex.quote(path)}*"
        return BadInput(
            "store-not-yours", source=path, file=_name(file), owner=owner, user=user, command=command
        )
    command = f"chmod u+rw {shlex.quote(path)}*"
    return BadInput("store-mode", source=path, file=_name(file), command=command)


def _folder_problem(path: str, folder: str) -> BadInput:
    owner, user = owner_of(folder), user_named(os.geteuid())
    if owner != user:
        command = f"chown {shlex.quote(user)} {shlex.quote(folder)}"
        return BadInput(
            "folder-not-yours", source=path, folder=folder, owner=owner, user=user, command=command
        )
    command = f"chmod u+rwx {shlex.quote(folder)}"
    return BadInput("store-mode", source=path, file=folder, command=command)


def owner_of(path: str) -> str:
    return user_named(os.stat(path).st_uid)


def user_named(number: int) -> str:
    """The name of a user; the number if there is no name."""
    try:
        import pwd

        return pwd.getpwuid(number).pw_name
    except (ImportError, KeyError):
        return str(number)


def _name(file: str) -> str:
    return Path(file).name
