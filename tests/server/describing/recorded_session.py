"""A person's connection that keeps every frame, in both directions."""

import json
from typing import Any

from starhaul.remote.connection import Remote
from starhaul.server.wire import encode


class RecordedRemote(Remote):
    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.sent: list[Any] = []
        self.received: list[Any] = []

    async def _send(self, message: object) -> None:
        self.sent.append(json.loads(encode(message)))
        await super()._send(message)

    def _take(self, raw: bytes | str) -> None:
        self.received.append(json.loads(raw))
        super()._take(raw)

    async def _greet(self) -> None:
        await super()._greet()
        self.received.append(json.loads(encode(self.welcome)))
