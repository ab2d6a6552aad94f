"""Tracks who is connected, and for how long the others have been away. A seat is not a connection (HSE-O3,
RUL-09)."""

from msgspec import Struct


class Grace(Struct, frozen=True):
    """How long a person may be away before anything happens, in milliseconds."""

    building: int = 60_000
    deciding: int = 30_000
    absent: int = 300_000


class Attendance:
    """The connections of each seat; times are on the service clock."""

    def __init__(self, grace: Grace, now_ms: int) -> None:
        self._grace = grace
        self._began_ms = now_ms
        self._connections: dict[int, int] = {}
        """Only of those who have any."""
        self._left_ms: dict[int, int] = {}

    def came(self, seat: int) -> None:
        self._connections[seat] = self._connections.get(seat, 0) + 1
        self._left_ms.pop(seat, None)

    def went(self, seat: int, now_ms: int) -> None:
        left = self._connections.pop(seat, 0) - 1
        if left > 0:
            self._connections[seat] = left
        else:
            self._left_ms[seat] = now_ms

    def expect(self, seat: int, now_ms: int) -> None:
        """Somebody has just reserved the seat and is expected to connect."""
        if not self.is_here(seat):
            self._left_ms[seat] = now_ms

    def away_since(self, seat: int) -> int | None:
        """None if the person is connected."""
        return None if self.is_here(seat) else self._left_ms.get(seat, self._began_ms)

    def is_here(self, seat: int) -> bool:
        return seat in self._connections

    @property
    def number_here(self) -> int:
        """How many seats are connected."""
        return len(self._connections)

    def state(self, seat: int, now_ms: int, *, building: bool) -> tuple[str, int | None]:
        """`here`, `away` or `absent`, and when that will change if nobody connects."""
        if self.is_here(seat):
            return "here", None
        left = self._left_ms.get(seat, self._began_ms)
        away = left + (self._grace.building if building else self._grace.deciding)
        absent = max(left + self._grace.absent, away)
        if now_ms < away:
            return "here", away
        return ("away", absent) if now_ms < absent else ("absent", None)
