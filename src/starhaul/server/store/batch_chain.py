"""The chain of hashes over the batches of each match: every batch has a hash over itself and the hash before
it.

So a batch cannot be changed, replaced or removed without breaking the chain. The total number of batches and
the hash of the last one are the head of the store (`head.py`). Used by the writers of all stores; what they
write is up to them.
"""

from collections import OrderedDict
from collections.abc import Iterable
from hashlib import blake2b

import msgspec

from starhaul.server.store.head import DatabaseHead
from starhaul.server.store.rows import Row

_REMEMBERED = 10_000
"""Matches whose last hash is cached."""

_encode = msgspec.msgpack.Encoder().encode


def hash_of(before: bytes, row: Row) -> bytes:
    """The hash of a batch, given as a row of `rows.from_batch`."""
    return blake2b(before + _encode(row), digest_size=16, person=b"starhaul-batch").digest()


class BatchChain:
    """Used by one writer only."""

    def __init__(self, head: DatabaseHead) -> None:
        self.head = head
        """As of the last commit."""
        self._links: OrderedDict[str, bytes] = OrderedDict()
        self._new_links: dict[str, bytes] = {}
        """Of the current transaction."""
        self._new_batches = 0

    def unknown(self, rows: Iterable[Row]) -> list[str]:
        """The matches among these rows whose last hash has to be read from the store (`learn`)."""
        matches = {str(row[0]): None for row in rows if row[1] != 0}
        return [match for match in matches if match not in self._new_links and match not in self._links]

    def learn(self, match: str, last: bytes | None) -> None:
        """The last hash of a match in the store; batches of older versions have none."""
        self._links[match] = last or b""

    def link(self, row: Row) -> bytes:
        """The hash of the next batch of a match that is known, or begins."""
        match = str(row[0])
        before = b"" if row[1] == 0 else self._new_links.get(match) or self._links.get(match, b"")
        made = hash_of(before, row)
        # Moved to the end: the last one is the head.
        self._new_links.pop(match, None)
        self._new_links[match] = made
        self._new_batches += 1
        return made

    @property
    def next_head(self) -> DatabaseHead:
        """The head once the batches linked so far are committed."""
        if not self._new_batches:
            return self.head
        last = next(reversed(self._new_links.values()))
        return DatabaseHead(self.head.database, self.head.batches + self._new_batches, last.hex())

    def commit(self) -> None:
        """The linked batches are on disk."""
        if not self._new_batches:
            return
        self.head = self.next_head
        for match, last in self._new_links.items():
            self._links[match] = last
            self._links.move_to_end(match)
        while len(self._links) > _REMEMBERED:
            self._links.popitem(last=False)
        self.roll_back()

    def roll_back(self) -> None:
        """Discard what was linked since the last commit."""
        self._new_links = {}
        self._new_batches = 0

    def drop(self, matches: Iterable[str]) -> None:
        """Others may have written these matches: their last hash has to be read again."""
        for match in matches:
            self._links.pop(match, None)
