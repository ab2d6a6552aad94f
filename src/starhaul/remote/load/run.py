"""One run from the first table to the report: open tables, play at a fixed rate, verify everything.

Used by `starhaul bench`, which prints the report.
"""

import asyncio
import gc
import os
import time
from collections.abc import Sequence
from itertools import chain
from random import Random

from starhaul.kernel.errors import BadInput
from starhaul.remote.load.checking import check_matches
from starhaul.remote.load.guest import Guest
from starhaul.remote.load.load_report import GAMES, LoadReport, Plan, ProcessUse, Spent, report_of
from starhaul.remote.load.load_tables import AT_ONCE, LoadTable, open_table
from starhaul.remote.load.meter import Meter, Progress
from starhaul.remote.load.server_process import ServerProcess, cpu_seconds, memory_mb

BEGIN_S, QUIET_S = 60.0, 15.0
"""Timeouts for the start of the matches and for the last answers."""
WAKE_S = 0.001
LOOK_S = 0.25


async def run(plan: Plan, url: str, server: ServerProcess | None, progress: Progress) -> LoadReport:
    """Raises `BadInput` if the tables cannot be opened. Our own server is stopped before its database is
    checked."""
    meter = Meter()
    tables = await opened(plan, url, meter, progress)
    guests = list(chain.from_iterable(table.guests for table in tables))
    try:
        await begun(tables)
        # Existing objects stay; scanning them in every collection would slow the generator down.
        gc.freeze()
        meter.reset()
        spent = await measured(guests, plan, server, progress)
        await quiet(guests)
        for guest in guests:
            guest.close_account()
        await parted(tables, guests, server)
    finally:
        gc.unfreeze()
        for guest in guests:
            guest.leave()
    return report_of(plan, meter, spent, await check_matches(tables, url, server, progress))


async def opened(plan: Plan, url: str, meter: Meter, progress: Progress) -> list[LoadTable]:
    games, luck, gate = GAMES[plan.game], Random(plan.seed), asyncio.Semaphore(AT_ONCE)
    tables: list[LoadTable] = []

    async def open_one(number: int) -> None:
        async with gate:
            table = await open_table(
                url,
                games[number % len(games)],
                plan.seats,
                meter,
                Random(luck.random()),
                keeps_views=number < plan.views,
            )
        tables.append(table)
        progress("bench-opening", len(tables) / plan.tables)

    try:
        await asyncio.gather(*map(open_one, range(plan.tables)))
    except OSError:
        raise BadInput("server-unreachable", source=url) from None
    return tables


async def begun(tables: Sequence[LoadTable]) -> None:
    """Wait until every table plays."""
    try:
        async with asyncio.timeout(BEGIN_S):
            while not all(table.is_playing for table in tables):
                await asyncio.sleep(0.05)
    except TimeoutError:
        raise BadInput("bench-no-start") from None


# --- measuring ---------------------------------------------------------------------------------------------


async def measured(
    guests: Sequence[Guest], plan: Plan, server: ServerProcess | None, progress: Progress
) -> Spent:
    pids = [os.getpid()] if server is None else [os.getpid(), server.pid]
    before, began = [cpu_seconds(pid) for pid in pids], time.perf_counter()
    peaks = [0.0 for _ in pids]
    looking = asyncio.create_task(_look(pids, peaks, began, plan.seconds, progress))
    await paced(guests, plan.rate, plan.seconds, Random(plan.seed))
    took = time.perf_counter() - began
    looking.cancel()
    progress("bench-playing", 1.0)
    after = [cpu_seconds(pid) for pid in pids]
    uses = [
        ProcessUse(
            cpu=None if start is None or end is None else round((end - start) / took, 3),
            memory_mb=round(peak, 1) or None,
        )
        for start, end, peak in zip(before, after, peaks, strict=True)
    ]
    return Spent(seconds=took, generator=uses[0], server=uses[1] if server is not None else None)


async def _look(
    pids: Sequence[int], peaks: list[float], began: float, seconds: float, progress: Progress
) -> None:
    while True:
        for number, pid in enumerate(pids):
            peaks[number] = max(peaks[number], memory_mb(pid) or 0.0)
        progress("bench-playing", min(1.0, (time.perf_counter() - began) / seconds))
        await asyncio.sleep(LOOK_S)


async def paced(guests: Sequence[Guest], rate: float, seconds: float, luck: Random) -> None:
    """Every client sends at its own fixed times, answered or not: waiting for answers would lower the load
    on a slow server and make it look fast."""
    order = list(guests)
    luck.shuffle(order)
    gap, total = 1 / (rate * len(order)), round(seconds * rate * len(order))
    start, number = time.perf_counter(), 0
    while number < total:
        now = time.perf_counter()
        while number < total and start + number * gap <= now:
            order[number % len(order)].speak(start + number * gap)
            number += 1
        await asyncio.sleep(max(WAKE_S, start + number * gap - time.perf_counter()))


async def quiet(guests: Sequence[Guest]) -> None:
    """Wait until everything is answered, or the timeout has passed."""
    until = time.perf_counter() + QUIET_S
    while time.perf_counter() < until and not all(guest.is_quiet for guest in guests):
        await asyncio.sleep(0.05)


# --- disconnecting -----------------------------------------------------------------------------------------


async def parted(tables: Sequence[LoadTable], guests: Sequence[Guest], server: ServerProcess | None) -> None:
    """Stop the clients and, on a server that is not ours, close the tables, so that nobody waits for the
    clients."""
    for guest in guests:
        guest.listen_no_more()
    if server is None:
        for table in tables:
            table.guests[0].close_table()
        await asyncio.sleep(LOOK_S)
