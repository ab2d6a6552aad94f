"""A proxy between a browser and the server that can be cut like a cable.

A browser in offline mode keeps its open connections; a real network failure does not.
"""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

CHUNK = 65_536


class Cable:
    """Listens on a port of its own and forwards everything in both directions until it is cut."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._lock = threading.Lock()
        self._ends: list[socket.socket] = []
        self._is_cut = self._is_deaf = False
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}/"
        threading.Thread(target=self._welcome, daemon=True).start()

    def cut(self) -> None:
        """Close every connection and accept no new ones."""
        with self._lock:
            self._is_cut = True
            for end in self._ends:
                _close(end)
            self._ends.clear()

    def deafen(self) -> None:
        """Forward what the browser sends, but no responses."""
        self._is_deaf = True

    def mend(self) -> None:
        with self._lock:
            self._is_cut = self._is_deaf = False

    def end(self) -> None:
        _close(self._door)
        self.cut()

    def _welcome(self) -> None:
        with suppress(OSError):
            while True:
                self._lay(self._door.accept()[0])

    def _lay(self, near: socket.socket) -> None:
        with self._lock:
            if self._is_cut:
                _close(near)
                return
            far = socket.create_connection(("127.0.0.1", self._to))
            self._ends += [near, far]
        threading.Thread(target=self._carry, args=(near, far, False), daemon=True).start()
        threading.Thread(target=self._carry, args=(far, near, True), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, is_answer: bool) -> None:
        with suppress(OSError):
            while said := source.recv(CHUNK):
                if not (is_answer and self._is_deaf):
                    target.sendall(said)
        _close(source)
        _close(target)


def _close(end: socket.socket) -> None:
    # Shutting down wakes the thread that waits at this end; closing alone would not.
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextmanager
def cable(port: int) -> Iterator[Cable]:
    laid = Cable(port)
    try:
        yield laid
    finally:
        laid.end()
