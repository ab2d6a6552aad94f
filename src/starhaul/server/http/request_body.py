"""Reads the body of a request: within the limit, as the record that is expected."""

import msgspec
from starlette.requests import ClientDisconnect, Request

from starhaul.kernel.typed import T, from_json
from starhaul.server.table_error import TableError
from starhaul.server.wire import LONGEST_FRAME


async def body_of(request: Request, kind: type[T]) -> T:
    raw = bytearray()
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > LONGEST_FRAME:
                raise TableError("too-big", longest=LONGEST_FRAME)
    except ClientDisconnect:
        raise TableError("bad-body", reason="cut off") from None
    # For a node to which the request is passed on.
    request.state.body = bytes(raw)
    try:
        return from_json(raw or b"{}", kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise TableError("bad-body", reason=str(error)[:200]) from None
