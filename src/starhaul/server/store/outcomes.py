"""Completes the calls that wait for a writer in another thread."""

from asyncio import AbstractEventLoop, Future
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, NamedTuple

from starhaul.server.store.store_contract import StoreTrouble


class Outcome(NamedTuple):
    future: Future[Any]
    result: Any
    error: StoreTrouble | None = None


def tell(outcomes: list[Outcome]) -> None:
    """Wake the event loop once for all of them."""
    loops: dict[AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        loops.setdefault(outcome.future.get_loop(), []).append(outcome)
    for loop, some in loops.items():
        # The loop was closed meanwhile, so nobody is waiting.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_resolve, some)


def _resolve(outcomes: Iterable[Outcome]) -> None:
    for future, result, error in outcomes:
        # The caller was cancelled.
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
