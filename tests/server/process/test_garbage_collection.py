"""Garbage collection runs when the server is idle."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from starhaul.server.process import garbage_collection


class Thing:
    """An object that only the garbage collector frees."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def lost(monkeypatch: pytest.MonkeyPatch) -> Iterator[weakref.ref[Thing]]:
    """Garbage; only the background task collects it."""
    monkeypatch.setattr(garbage_collection, "LOOK_S", 0.01)
    monkeypatch.setattr(garbage_collection, "SOME", 10)
    gc.disable()
    yield weakref.ref(Thing())
    gc.enable()


async def looked_for(times: int = 20) -> None:
    """Wait until the background task has run."""
    chore = asyncio.create_task(garbage_collection.collect_when_quiet())
    await asyncio.sleep(times * garbage_collection.LOOK_S)
    chore.cancel()


def test_it_is_found_in_a_quiet_moment(lost: weakref.ref[Thing], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(garbage_collection, "QUIET", 1000.0)
    asyncio.run(looked_for())
    assert lost() is None


def test_nobody_is_held_up_for_it(lost: weakref.ref[Thing], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(garbage_collection, "QUIET", 0.0)
    asyncio.run(looked_for())
    assert lost() is not None


def test_it_is_not_looked_for_without_need(lost: weakref.ref[Thing], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(garbage_collection, "QUIET", 1000.0)
    monkeypatch.setattr(garbage_collection, "SOME", 10**9)
    asyncio.run(looked_for())
    assert lost() is not None


def test_while_matches_are_played_only_new_objects_are_looked_at():
    kept = gc.get_threshold()
    generations: list[int] = []

    def note(phase: str, facts: dict[str, int]) -> None:
        generations.append(facts["generation"])

    gc.callbacks.append(note)
    try:
        garbage_collection.settle()
        generations.clear()
        # As in a match: each new state takes the place of an old one, and some of it stays.
        states: list[list[list[int]]] = [[] for _ in range(50)]
        for number in range(100 * garbage_collection.YOUNG):
            states[number % 50].append([number])
    finally:
        gc.callbacks.remove(note)
        gc.set_threshold(*kept)
        gc.unfreeze()
    assert len(generations) > 100
    assert set(generations) == {0}
