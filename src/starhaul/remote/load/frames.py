"""WebSocket frames, as few of them as a client of our server needs. `Remote` speaks the whole protocol; this
one costs a few microseconds for a message, so that a generator of load is not the one who is slow."""

import struct

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
_LAST, _MASKED = 0x80, 0x80
_NO_MASK = bytes(4)
"""Masks keep pages in a browser from speaking to machines between it and the server. We are no page."""
_SHORT, _MIDDLE = 126, 127
"""Lengths that say how many bytes the length itself takes."""


class FrameTrouble(Exception):
    """What came is not what our server sends."""


def framed(opcode: int, payload: bytes) -> bytes:
    """
    >>> framed(TEXT, b"ab").hex()
    '8182000000006162'
    """
    length = len(payload)
    if length < _SHORT:
        head = bytes((_LAST | opcode, _MASKED | length))
    elif length < 1 << 16:
        head = struct.pack("!BBH", _LAST | opcode, _MASKED | _SHORT, length)
    else:
        head = struct.pack("!BBQ", _LAST | opcode, _MASKED | _MIDDLE, length)
    return head + _NO_MASK + payload


class Frames:
    """Takes bytes as they come and gives the frames that are complete.

    >>> frames = Frames()
    >>> frames.feed(b"\\x81\\x02a"), frames.feed(b"b\\x89\\x00")
    ([], [(1, b'ab'), (9, b'')])
    """

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> list[tuple[int, bytes]]:
        if self._rest:
            data = self._rest + data
        found: list[tuple[int, bytes]] = []
        start, size = 0, len(data)
        while size - start >= 2:
            head, length = start + 2, data[start + 1]
            if length >= _SHORT:
                head += 2 if length == _SHORT else 8
                if size < head:
                    break
                length = int.from_bytes(data[start + 2 : head], "big")
            if size < head + length:
                break
            found.append((_opcode(data[start]), data[head : head + length]))
            start = head + length
        self._rest = data[start:]
        return found


def _opcode(first: int) -> int:
    if first & 0xF0 != _LAST:
        raise FrameTrouble("a fragment, or an extension")
    return first & 0x0F
