"""Remembers the answers to commands: a command that is sent again gets the same answer and is not executed
twice.

Used by `played_table`. Carrying out commands is up to `commands`.
"""

from collections import OrderedDict
from collections.abc import Iterable

from starhaul.server.store.store_contract import Origin
from starhaul.server.wire import DoneMessage, RefusedMessage, encode

REMEMBERED = 64
"""Answers remembered for each client of a seat."""
MOST_CLIENTS = 8
"""Clients remembered per seat; the least recently active is dropped first, never because of other seats."""


class _Client:
    def __init__(self) -> None:
        self.frames: OrderedDict[int, bytes] = OrderedDict()
        self.highest = 0


_Clients = OrderedDict[str, _Client]


class CommandAnswers:
    def __init__(self) -> None:
        self._seats: dict[int | None, _Clients] = {}

    def find(self, seat: int | None, client: str, seq: int) -> bytes | None:
        """The answer given before. A lower number whose answer is no longer known is refused as stale."""
        clients = self._seats.get(seat)
        known = None if clients is None else clients.get(client)
        if known is None or seq > known.highest:
            return None
        return known.frames.get(seq) or encode(RefusedMessage(seq=seq, code="stale-command", of="table"))

    def remember(self, seat: int | None, client: str, seq: int, frame: bytes) -> None:
        clients = self._seats.setdefault(seat, _Clients())
        known = clients.setdefault(client, _Client())
        clients.move_to_end(client)
        known.frames[seq] = frame
        known.highest = max(known.highest, seq)
        if len(known.frames) > REMEMBERED:
            known.frames.popitem(last=False)
        if len(clients) > MOST_CLIENTS:
            clients.popitem(last=False)

    def move(self, seat: int, to: int) -> None:
        """The person in this seat has moved to another one."""
        self._seats[to] = self._seats.pop(seat, _Clients())

    def forget(self, seat: int) -> None:
        """The next person in this seat is somebody else."""
        self._seats.pop(seat, None)

    def recall(self, origins: Iterable[Origin]) -> None:
        """After a restart: commands in the log were executed, whether or not their clients got the answer."""
        for origin in origins:
            self.remember(origin.seat, origin.client, origin.seq, encode(DoneMessage(seq=origin.seq)))
