"""What nodes tell each other through the database."""

from collections.abc import Sequence
from typing import NamedTuple

from starhaul.server.store.store_contract import BanRow


class HouseNews(NamedTuple):
    link_secret: bytes
    notice: str
    """The announcement of the operator."""
    notice_until: int | None
    """Unix time."""
    bans: Sequence[BanRow]
    summaries: Sequence[bytes]
    """Of the other nodes that are alive; `cluster.node_summary` reads them."""
