"""An event loop in a thread of its own, for connections that both coroutines and blocking calls use."""

import asyncio
from collections.abc import Coroutine
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


class LoopThread:
    """Runs until it is closed."""

    def __init__(self, name: str) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._serve, name=name, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_forever()

    def call(self, work: Coroutine[object, object, T]) -> T:
        """Block until it is done; its time limits are its own."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    async def join(self, work: Coroutine[object, object, T]) -> T:
        """The same without blocking, from another loop."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()
