"""Runs independent pieces of work in this process, on all cores of this machine, or on a Ray cluster.

Results come in the order of the work, each as soon as all before it are there: what a run has at any moment
does not depend on where and how fast it is done.
"""

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context
from types import ModuleType
from typing import Any, TypeVar

from starhaul.kernel.errors import BadInput
from starhaul.sim.extras import needed

T = TypeVar("T")
R = TypeVar("R")
Work = Callable[[T], R]
"""A function at the top of a module, because worker processes import it."""

_SHARES = 32
"""Each worker gets its work in about this many portions: few enough for low overhead, enough to balance the
load."""
_LARGEST = 8
_AHEAD = 8
"""How many portions for each worker are under way at most: a slow one does not stop the others, and a long
run does not fill the memory."""


def cores() -> int:
    """The cores that this process may use."""
    # Not on every system.
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1


def workers_for(jobs: int, worth: int) -> int:
    """The number of processes for a `--jobs` option; 0 stands for one on each core, but no more than `worth`.

    >>> workers_for(3, worth=1), workers_for(0, worth=1), workers_for(0, worth=0)
    (3, 1, 1)
    """
    return jobs or max(1, min(cores(), worth))


def run(work: Work[T, R], items: Iterable[T], jobs: int, *, size: int = 1) -> Generator[R, None, None]:
    """Do the work for all items with this many processes; `size` items are handed over at once."""
    return run_on_cores(work, items, jobs, size=size) if jobs > 1 else run_here(work, items)


def run_here(work: Work[T, R], items: Iterable[T]) -> Generator[R, None, None]:
    for item in items:
        yield work(item)


def run_on_cores(
    work: Work[T, R], items: Iterable[T], jobs: int, *, size: int = 1
) -> Generator[R, None, None]:
    """Raises `BadInput` when a worker dies, after all results that come before its own."""
    others = active_children()
    # Spawned processes, not forks: the same on every system, and safe in the presence of threads.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _end_quietly)
    portions = _portions(items, size)
    running: deque[Future[list[R]]] = deque()
    try:
        while True:
            for portion in islice(portions, jobs * _AHEAD - len(running)):
                running.append(pool.submit(do_all, work, portion, sys.path))
            if not running:
                return
            # Taken off the queue afterwards, so that an interrupt while waiting finds it there.
            results = running[0].result()
            running.popleft()
            yield from results
    except BrokenProcessPool as error:
        raise BadInput("worker-died", reason=str(error)) from None
    finally:
        # Nobody waits for results any more, if there are still any to come.
        for worker in active_children():
            if running and worker not in others:
                worker.terminate()
        pool.shutdown(cancel_futures=True)


def _end_quietly() -> None:
    """On an interrupt the workers should exit at once and without a traceback."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def run_on_ray(
    work: Work[T, R], items: Sequence[T], address: str, jobs: int = 0, *, size: int = 1
) -> Generator[R, None, None]:
    """`local` starts a temporary cluster on this machine, `auto` finds a running one."""
    ray = needed("ray", "cluster")
    here = {"num_cpus": jobs or None, "include_dashboard": False} if address == "local" else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", **here)
    except (OSError, RuntimeError, ValueError) as error:
        raise BadInput("cluster-unreachable", source="--ray", reason=str(error)) from None
    try:
        yield from _on_ray(ray, work, items, jobs or int(ray.cluster_resources().get("CPU", 1)), size)
    finally:
        ray.shutdown()


def _on_ray(
    ray: ModuleType, work: Work[T, R], items: Iterable[T], jobs: int, size: int
) -> Generator[R, None, None]:
    task = ray.remote(do_all)
    portions = _portions(items, size)
    running: deque[Any] = deque()
    while True:
        # Limit the number of running tasks, so that the cluster may grow or shrink.
        for portion in islice(portions, jobs * _AHEAD - len(running)):
            running.append(task.remote(work, portion, sys.path))
        if not running:
            return
        yield from ray.get(running.popleft())


def portion_size(items: int, jobs: int) -> int:
    """
    >>> portion_size(3, 2), portion_size(100, 2), portion_size(1001, 1)
    (1, 2, 8)
    """
    return min(_LARGEST, max(1, -(-items // (jobs * _SHARES))))


def _portions(items: Iterable[T], size: int) -> Iterator[list[T]]:
    left = iter(items)
    while portion := list(islice(left, size)):
        yield portion


def do_all(work: Work[T, R], items: Sequence[T], path: Sequence[str]) -> list[R]:
    """Runs in a worker; extends its import path so that third-party bots are found."""
    sys.path += [folder for folder in path if folder not in sys.path]
    return [work(item) for item in items]
