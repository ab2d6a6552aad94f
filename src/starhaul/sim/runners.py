"""Runs matches in this process, on all cores of this machine, or on a Ray cluster.

Matches are returned as they finish; their results do not depend on where they were played.
"""

import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from types import ModuleType
from typing import Any, TypeVar

from starhaul.kernel.errors import BadInput
from starhaul.sim.extras import needed
from starhaul.sim.playing import Order, SimulatedMatch, play

T = TypeVar("T")
_SHARES = 32
"""Each worker gets its matches in about this many chunks: few enough for low overhead, enough to balance the
load."""
_LARGEST = 8


def run_here(orders: Sequence[Order]) -> Iterator[SimulatedMatch]:
    return map(play, orders)


def run_on_cores(orders: Sequence[Order], jobs: int) -> Iterator[SimulatedMatch]:
    # Spawned processes, not forks: the same on every system, and safe in the presence of threads.
    pool = ProcessPoolExecutor(min(jobs, len(orders)), get_context("spawn"), _end_quietly)
    try:
        running = [pool.submit(play_all, portion, sys.path) for portion in portions(orders, jobs)]
        for done in as_completed(running):
            yield from done.result()
    except BrokenProcessPool as error:
        raise BadInput("worker-died", reason=str(error)) from None
    finally:
        pool.shutdown(cancel_futures=True)


def _end_quietly() -> None:
    """On an interrupt the workers should exit at once and without a traceback."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def run_on_ray(orders: Sequence[Order], address: str, jobs: int | None = None) -> Iterator[SimulatedMatch]:
    """`local` starts a temporary cluster on this machine, `auto` finds a running one."""
    ray = needed("ray", "cluster")
    here = {"num_cpus": jobs, "include_dashboard": False} if address == "local" else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", **here)
    except (OSError, RuntimeError, ValueError) as error:
        raise BadInput("cluster-unreachable", source="--ray", reason=str(error)) from None
    try:
        yield from _on_ray(ray, orders, jobs or int(ray.cluster_resources().get("CPU", 1)))
    finally:
        ray.shutdown()


def _on_ray(ray: ModuleType, orders: Sequence[Order], jobs: int) -> Iterator[SimulatedMatch]:
    task = ray.remote(play_all)
    waiting = list(reversed(list(portions(orders, jobs))))
    running: list[Any] = []
    while waiting or running:
        # Limit the number of running tasks, so that the cluster may grow or shrink.
        while waiting and len(running) < 2 * jobs:
            running.append(task.remote(waiting.pop(), sys.path))
        done, running = ray.wait(running)
        for portion in ray.get(done):
            yield from portion


def portions(orders: Sequence[T], jobs: int) -> Iterator[Sequence[T]]:
    """
    >>> [*portions([1, 2, 3], 2)], [len(portion) for portion in portions(range(1001), 1)][-3:]
    ([[1], [2], [3]], [8, 8, 1])
    """
    size = min(_LARGEST, max(1, -(-len(orders) // (jobs * _SHARES))))
    for first in range(0, len(orders), size):
        yield orders[first : first + size]


def play_all(orders: Sequence[Order], path: Sequence[str]) -> list[SimulatedMatch]:
    """Runs in a worker; extends its import path so that third-party bots are found."""
    sys.path += [folder for folder in path if folder not in sys.path]
    return [play(order) for order in orders]
