"""What the other nodes of a house should know of this one, published every second through the database: its
part of the list of tables, and how much each visitor uses.

Visitors are named by a hash that is keyed with the secret of the house, so no addresses are stored.
"""

import logging
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hmac import digest

import msgspec
from msgspec import Raw, Struct

MOST_LISTED = 200
"""Tables of one node that are listed at the others: those with people and the latest activity."""
MOST_VISITORS = 5000


log = logging.getLogger("starhaul.house")


class ListedElsewhere(Struct, frozen=True, array_like=True):
    is_quiet: bool
    """Whether nobody is there."""
    idle_s: int
    shown: Raw
    """As in the list of tables."""


class VisitorUse(Struct, frozen=True, array_like=True):
    """What one visitor has at a node."""

    tables: int = 0
    listed: int = 0
    viewers: int = 0


class NodeSummary(Struct, frozen=True, kw_only=True):
    listed: Sequence[ListedElsewhere] = ()
    number: int = 0
    """Of listed tables, with those that are left out."""
    visitors: Mapping[str, VisitorUse] = {}
    codes: Mapping[str, str] = {}
    """Tables by the codes that people read out."""


_decode = msgspec.json.Decoder(NodeSummary).decode


def _readable(summaries: Iterable[bytes]) -> Iterator[NodeSummary]:
    """Without those that cannot be decoded: they come from nodes of another version."""
    for one in summaries:
        try:
            yield _decode(one)
        except msgspec.DecodeError as error:
            log.warning("the summary of another node cannot be read: %s", error)


def mark_of(secret: bytes, visitor: str) -> str:
    """A visitor as nodes name it to each other."""
    return urlsafe_b64encode(digest(secret, f"visitor/{visitor}".encode(), "sha256")[:9]).decode()


class OtherNodes:
    """What they have published last. Without other nodes everything is 0."""

    def __init__(self) -> None:
        self._secret = b""
        self._summaries: list[NodeSummary] = []

    def learn(self, secret: bytes, summaries: Iterable[bytes]) -> None:
        self._secret = secret
        self._summaries = list(_readable(summaries))

    @property
    def listed(self) -> list[ListedElsewhere]:
        return [one for summary in self._summaries for one in summary.listed]

    @property
    def number(self) -> int:
        """Of listed tables."""
        return sum(summary.number for summary in self._summaries)

    def table_of(self, code: str) -> str | None:
        """The table of a code, while it is in memory there."""
        return next((found for one in self._summaries if (found := one.codes.get(code))), None)

    def use_of(self, visitor: str) -> VisitorUse:
        """What a visitor has at all other nodes together."""
        if not self._summaries or not visitor:
            return VisitorUse()
        mark = mark_of(self._secret, visitor)
        found = [use for one in self._summaries if (use := one.visitors.get(mark)) is not None]
        return VisitorUse(
            sum(use.tables for use in found),
            sum(use.listed for use in found),
            sum(use.viewers for use in found),
        )
