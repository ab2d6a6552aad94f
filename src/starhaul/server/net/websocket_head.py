"""The header of a WebSocket frame (RFC 6455, section 5.2).

Used by the limits of the server and by the client of the load test.
"""

import struct

LAST = 0x80
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
