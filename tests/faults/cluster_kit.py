"""Several nodes on one database, which can be killed, stopped and replaced; clients go to whichever
answers."""

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from msgspec.structs import replace

from starhaul.remote.address import Address
from tests.faults.guests import Guest
from tests.faults.kit import QUICK, Service, Visitor


class Node(Service):
    """One server of the house."""

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.process.poll() is None

    async def stop(self) -> None:
        """As an operator does: it hands its tables over first."""
        assert await self.end(signal.SIGTERM) == 0
        self.running.close()


class House:
    """The nodes, by number."""

    def __init__(self, folder: Path, database: str, number: int, *settings: str) -> None:
        self.nodes = [self._node(folder / str(one), database, *settings) for one in range(number)]
        self.luck = Random(number)

    @staticmethod
    def _node(folder: Path, database: str, *settings: str) -> Node:
        folder.mkdir()
        return Node(folder, *QUICK, *settings, database=database)

    @property
    def running(self) -> Sequence[Node]:
        return [node for node in self.nodes if node.is_running]

    def any_port(self, avoid: int = 0) -> int:
        """The port of a node that runs, as a balancer would choose it."""
        ports = [node.port for node in self.running]
        return self.luck.choice([port for port in ports if port != avoid] or ports)


@asynccontextmanager
async def house_of(folder: Path, database: str, number: int, *settings: str) -> AsyncIterator[House]:
    house = House(folder, database, number, *settings)
    try:
        # The first one makes the tables of the database.
        await house.nodes[0].start()
        await asyncio.gather(*(node.start() for node in house.nodes[1:]))
        yield house
    finally:
        for node in house.nodes:
            if node.process is not None:
                node.process.close()


class RovingVisitor(Visitor):
    """Every attempt to connect goes to any node of the house."""

    def __init__(self, address: Address, house: House) -> None:
        super().__init__(address)
        self._house = house

    async def _greet(self) -> None:
        self.address = replace(self.address, socket=f"ws://127.0.0.1:{self._house.any_port()}/ws")
        await super()._greet()


class RovingGuest(Guest):
    def __init__(self, address: Address, luck: Random, house: House) -> None:
        super().__init__(address, luck)
        self.remote = RovingVisitor(address, house)


def at_any_node(house: House) -> Callable[[Address, Random], Guest]:
    """Makes guests who go to any node; in place of `Guest`."""
    return lambda address, luck: RovingGuest(address, luck, house)
