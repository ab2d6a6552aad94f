"""The part of the WebSocket framing that the load test needs. Unlike `Remote` it takes only a few
microseconds per message, so that the load generator is not the bottleneck."""

from starhaul.server.net.websocket_head import LAST, SHORT, head

_MASKED = 0x80
_NO_MASK = bytes(4)
"""Masking protects proxies from scripts in web pages; a zero mask is valid and costs nothing."""


class FrameTrouble(Exception):
    """Received something that our server never sends."""


def framed(opcode: int, payload: bytes) -> bytes:
    """
    >>> framed(1, b"ab").hex()
    '8182000000006162'
    """
    return head(opcode, len(payload), _MASKED) + _NO_MASK + payload


class WebSocketReader:
    """Takes bytes as they arrive and returns the complete frames.


    >>> frames = WebSocketReader()
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
            begin, length = start + 2, data[start + 1]
            if length >= SHORT:
                begin += 2 if length == SHORT else 8
                if size < begin:
                    break
                length = int.from_bytes(data[start + 2 : begin], "big")
            if size < begin + length:
                break
            found.append((_opcode(data[start]), data[begin : begin + length]))
            start = begin + length
        self._rest = data[start:]
        return found


def _opcode(first: int) -> int:
    if first & 0xF0 != LAST:
        raise FrameTrouble("a fragment, or an extension")
    return first & 0x0F
