"""What the system keeps of what was written to a connection."""

import socket
import struct
import sys
from asyncio import Transport
from contextlib import suppress

_INT = bytes(4)
_AT_ONCE = struct.pack("ii", 1, 0)


def unsent(transport: Transport) -> int:
    """Bytes in the send queue of its socket that the other side has not confirmed; 0 where nobody knows.

    A system may keep megabytes. While these are taken slowly, the buffer of the transport stays as it is.
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
    """Close a connection and forget what was not sent, or the system would keep it for minutes."""
    line = transport.get_extra_info("socket")
    if line is not None:
        with suppress(OSError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
    transport.abort()
