"""The store of one table in one epoch: every write carries the fence, and the database refuses it once the
table belongs to somebody else."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Protocol

from starhaul.server.store.fence import Fence
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.server.store.stored_reading import Ask, StoredReading
from starhaul.server.store.stored_writing import Statement, Step, StoredWriting


class FencingStore(Protocol):
    """What is needed of the store of the node."""

    @property
    def trouble(self) -> StoreTrouble | None: ...

    def moment(self) -> AbstractContextManager[Ask]: ...

    async def write_fenced(self, fence: Fence, steps: Sequence[Step]) -> int: ...


class FencedStore(StoredWriting, StoredReading):
    """Implements `store_contract.TableStore`."""

    def __init__(self, store: FencingStore, fence: Fence) -> None:
        self._store = store
        self._fence = fence

    @property
    def trouble(self) -> StoreTrouble | None:
        return self._store.trouble

    async def _write(self, *steps: Step) -> int:
        return await self._store.write_fenced(self._fence, steps)

    async def put_offset(self, match: str, offset_ms: int, service_ms: int) -> None:
        """Without the beat that a server alone writes with it: the clock of a table is not that of the
        node."""
        await self._write(
            Statement(
                "UPDATE matches SET offset_ms = ? WHERE id = ?", (offset_ms, match), must_change_one=True
            )
        )

    def moment(self) -> AbstractContextManager[Ask]:
        return self._store.moment()
