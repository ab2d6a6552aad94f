"""Unsent data in the socket buffers of the system.

Used by `request_limits` to find clients that do not read.
"""

import socket
import struct
import sys
from asyncio import Transport
from contextlib import suppress

_INT = bytes(4)
_AT_ONCE = struct.pack("ii", 1, 0)


def unsent(transport: Transport) -> int:
    """Bytes in the send queue of the socket that the other side has not acknowledged; 0 if unknown.

    The system may buffer megabytes. While these drain slowly, the buffer of the transport does not change.
    """
    line = transport.get_extra_info("socket")
    if line is None:
        return 0
    with suppress(ImportError, OSError):  # Windows has no such call.
        from fcntl import ioctl
        from termios import TIOCOUTQ

        return int.from_bytes(ioctl(line.fileno(), TIOCOUTQ, _INT), sys.byteorder)
    return 0


def drop(transport: Transport) -> None:
    """Close a connection and discard unsent data, which the system would otherwise keep for minutes."""
    line = transport.get_extra_info("socket")
    if line is not None:
        with suppress(OSError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
    transport.abort()
