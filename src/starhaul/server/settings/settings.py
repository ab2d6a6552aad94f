"""The settings of a server and their defaults. `configuring.py` reads them."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from starhaul.kernel.errors import BadInput
from starhaul.server.settings.limits import Limits
from starhaul.server.settings.values import (
    Reader,
    choice,
    database,
    host_name,
    number,
    origin,
    secret_word,
    several,
    short,
    switch,
    text,
    whole,
)

LOG_LEVELS = ("debug", "info", "warning", "error")
LOG_FORMATS = ("text", "json")
RANDOM = "random"
LIMITS = "limits."
DATABASE = "starhaul.db"
_DAY_S = 86_400
_MANY = 10**9


class HouseCard(Struct, frozen=True):
    """What the operator tells visitors about the server: plain text, shown as it is."""

    name: str = ""
    welcome: str = ""
    contact: str = ""


class Settings(Struct, frozen=True, kw_only=True):
    """All settings of a server."""

    host: str = "127.0.0.1"
    port: int | None = None
    """None: the first free one from 8800."""
    db: str | None = None
    """A file, or an address such as `postgresql://…`, or several with spaces between them; None:
    `default_database()`."""
    node_address: str = ""
    """Where other nodes of the house reach this one, as host and port; empty: as it listens."""
    open: bool = False
    """Whether to open a browser."""
    bot_workers: int | None = None
    """None: one core is left to the tables, and at most four workers are used."""
    names: tuple[str, ...] = ()
    """Names under which clients reach this server, besides those of this machine; see `host_names.py`."""
    origins: tuple[str, ...] = ()
    """Origins of other sites whose pages may use this server."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies that are trusted to report the client's address."""
    server_name: str = ""
    """Shown on the front page, with the two below."""
    welcome: str = ""
    contact: str = ""
    invitation: str | None = None
    """The word without which nobody opens tables, joins without a link or sees lists; None: open to all."""
    admin_token: str | None = None
    """The token of the operator page; `random`: a new one at each start; None: there is no such page."""
    log_level: str = "warning"
    log_format: str = "text"
    keep_days: int = 0
    """Finished matches are deleted after this many days; 0: never."""
    close_unplayed_minutes: int = 1440
    """A table without any match is closed when nobody has visited for this long; 0: never."""
    close_played_days: int = 90
    """The same for a table where a match was played."""
    countdown_seconds: float = 5
    grace_building_seconds: float = 60
    grace_deciding_seconds: float = 30
    grace_absent_seconds: float = 300
    grace_reserved_seconds: float = 60
    grace_host_waiting_seconds: float = 60
    grace_host_playing_seconds: float = 180
    spectator_delay_seconds: float = 20
    most_viewers_per_table: int = 64
    limits: Limits = Limits()


_SECONDS = number(0, _DAY_S)
READERS: Mapping[str, Reader] = {
    "host": text,
    "port": whole(0, 65_535),
    "db": database,
    "node_address": text,
    "open": switch,
    "bot_workers": whole(1, 64),
    "names": several(host_name),
    "origins": several(origin),
    "proxies": several(text),
    "server_name": short(60),
    "welcome": short(600),
    "contact": short(200),
    "invitation": secret_word(4, 100),
    "admin_token": secret_word(16, 200, RANDOM),
    "log_level": choice(LOG_LEVELS),
    "log_format": choice(LOG_FORMATS),
    "keep_days": whole(0, 36_500),
    "close_unplayed_minutes": whole(0, 525_600),
    "close_played_days": whole(0, 36_500),
    "countdown_seconds": _SECONDS,
    "grace_building_seconds": _SECONDS,
    "grace_deciding_seconds": _SECONDS,
    "grace_absent_seconds": _SECONDS,
    "grace_reserved_seconds": _SECONDS,
    "grace_host_waiting_seconds": _SECONDS,
    "grace_host_playing_seconds": _SECONDS,
    "spectator_delay_seconds": _SECONDS,
    "most_viewers_per_table": whole(1, 10_000),
    # A bucket that cannot hold one whole token would refuse everything.
    "limits.socket_rate": number(0.01, _MANY),
    "limits.socket_burst": number(1, _MANY),
    "limits.seat_rate": number(0.01, _MANY),
    "limits.seat_burst": number(1, _MANY),
    "limits.address_rate": number(0.01, _MANY),
    "limits.address_burst": number(1, _MANY),
    "limits.code_rate": number(0.01, _MANY),
    "limits.code_burst": number(1, _MANY),
    "limits.request_rate": number(0.01, _MANY),
    "limits.request_burst": number(1, _MANY),
    "limits.most_tables": whole(1, _MANY),
    "limits.most_tables_per_address": whole(1, _MANY),
    "limits.most_listed_per_address": whole(0, _MANY),
    "limits.most_viewers": whole(1, _MANY),
    "limits.most_viewers_per_address": whole(1, _MANY),
    "limits.most_connections": whole(1, _MANY),
    "limits.most_connections_per_address": whole(1, _MANY),
    "limits.most_strikes": whole(1, _MANY),
    "limits.hello_seconds": number(0.1, 3600),
    "limits.unread_seconds": number(0.1, 3600),
}
"""The parser of each setting, in the order in which they are documented."""


def usual(name: str) -> Any:
    """The default of a setting."""
    defaults = Settings()
    if name.startswith(LIMITS):
        return getattr(defaults.limits, name.removeprefix(LIMITS))
    return getattr(defaults, name)


# --- the database ------------------------------------------------------------------------------------------


def default_database(environment: Mapping[str, str] | None = None) -> Path:
    """In the user's data directory."""
    return _data_folder(os.environ if environment is None else environment) / "starhaul" / DATABASE


def _data_folder(variables: Mapping[str, str]) -> Path:
    named = variables.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_DATA_HOME", "")
    # A relative directory would depend on where the server is started.
    if os.path.isabs(named):
        return Path(named)
    try:
        home = Path.home()
    except RuntimeError:
        raise BadInput("no-data-folder", source="--db") from None
    usual_places = {"win32": "AppData/Local", "darwin": "Library/Application Support"}
    return home / usual_places.get(sys.platform, ".local/share")


def database_of(settings: Settings) -> str:
    """The database: a file, or the address of one in PostgreSQL; creates the default directory."""
    return str(data_folder() / DATABASE) if settings.db is None else os.path.expanduser(settings.db)


def data_folder() -> Path:
    """The user's data directory, which nobody else can read; created if it does not exist."""
    folder = default_database().parent
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("data-folder-unwritable", source=str(folder), reason=error) from None
    return folder
