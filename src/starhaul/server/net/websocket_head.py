"""The header of a WebSocket frame (RFC 6455, section 5.2), and frames that are whole messages of clients.

Used by the limits of the server and by the client of the load test.
"""

import struct

LAST = 0x80
MASKED = 0x80
_MASK = 4
"""Bytes of a mask."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SHORT, LONG = 126, 127
"""Length values which mean that the length follows in 2 or 8 bytes."""


def head(opcode: int, length: int, mask: int = 0) -> bytes:
    """The header of a frame that is a whole message; `mask` is the bit for a masked payload.


    >>> head(TEXT, 2).hex(), head(TEXT, 2, 0x80).hex(), head(TEXT, 1000).hex(), head(TEXT, 70_000).hex()
    ('8102', '8182', '817e03e8', '817f0000000000011170')
    """
    if length < SHORT:
        return bytes((LAST | opcode, mask | length))
    if length < 1 << 16:
        return struct.pack("!BBH", LAST | opcode, mask | SHORT, length)
    return struct.pack("!BBQ", LAST | opcode, mask | LONG, length)


def size_of(data: bytearray) -> int:
    """The size of the frame at the beginning of the data of a client, if it is complete, not a fragment and
    shorter than 64 KiB; else 0.


    >>> size_of(bytearray.fromhex("81820000000061626162")), size_of(bytearray.fromhex("818200000000"))
    (8, 0)
    """
    if len(data) < 2 + _MASK or data[0] & 0xF0 != LAST:
        return 0
    size = 2 + _MASK + data[1] - MASKED
    if data[1] == MASKED | SHORT:
        size = 4 + _MASK + (data[2] << 8 | data[3])
    # Without a mask the size comes out too small.
    return size if 2 + _MASK <= size <= len(data) and data[1] != MASKED | LONG else 0


def payload_of(frame: bytes) -> bytes:
    """The payload of such a frame, without its mask.


    >>> payload_of(bytes.fromhex("81850102030469676f686e"))
    b'hello'
    """
    start = 2 if frame[1] != MASKED | SHORT else 4
    mask, payload = frame[start : start + _MASK], frame[start + _MASK :]
    size = len(payload)
    key = (mask * (size // _MASK + 1))[:size]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")
