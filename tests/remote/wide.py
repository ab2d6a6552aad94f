"""A server with limits for programs, which are faster than people."""

from contextlib import AbstractAsyncContextManager
from pathlib import Path

from starhaul.server.settings.limits import Limits
from tests.server.running_server import Running, open_server

MANY = 1e6
RATES = [
    f"{whose}_{what}" for whose in ("socket", "seat", "address", "request") for what in ("rate", "burst")
]
NUMBERS = [f"most_{what}_per_address" for what in ("tables", "listed", "viewers", "connections")]
UNLIMITED = Limits(**dict.fromkeys(RATES, MANY), **dict.fromkeys(NUMBERS, int(MANY)))
SETTINGS = [part for name in (*RATES, *NUMBERS) for part in ("--set", f"limits.{name}={int(MANY)}")]
"""The same for a server in a separate process."""


def wide_house(folder: Path) -> AbstractAsyncContextManager[Running]:
    return open_server(folder, limits=UNLIMITED)
