"""What commands were answered with: one that is sent again gets the same answer and does nothing twice."""

from collections import OrderedDict
from collections.abc import Iterable

from starhaul.server.store.contract import Origin
from starhaul.server.wire import Done, Refused, encode

REMEMBERED = 64
"""Answers to each client of a seat."""
MOST_CLIENTS = 32
"""At one table; whoever has said nothing for longest is forgotten first."""


class _Client:
    def __init__(self) -> None:
        self.frames: OrderedDict[int, bytes] = OrderedDict()
        self.highest = 0


class Answers:
    def __init__(self) -> None:
        self._clients: OrderedDict[tuple[int | None, str], _Client] = OrderedDict()

    def find(self, seat: int | None, client: str, seq: int) -> bytes | None:
        """The answer given before; a number lower than others, whose answer is not known, comes too late."""
        known = self._clients.get((seat, client))
        if known is None or seq > known.highest:
            return None
        return known.frames.get(seq) or encode(Refused(seq=seq, code="stale-command", of="table"))

    def remember(self, seat: int | None, client: str, seq: int, frame: bytes) -> None:
        known = self._clients.setdefault((seat, client), _Client())
        self._clients.move_to_end((seat, client))
        known.frames[seq] = frame
        known.highest = max(known.highest, seq)
        if len(known.frames) > REMEMBERED:
            known.frames.popitem(last=False)
        if len(self._clients) > MOST_CLIENTS:
            self._clients.popitem(last=False)

    def recall(self, origins: Iterable[Origin]) -> None:
        """After a restart: what is in the log was done, whether its client has heard so or not."""
        for origin in origins:
            self.remember(origin.seat, origin.client, origin.seq, encode(Done(seq=origin.seq)))
