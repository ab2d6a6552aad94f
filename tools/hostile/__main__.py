"""`make fuzz-server`: hundreds of thousands of hostile frames against a server process.

python -m tools.hostile [--frames 200000] [--seed SEED] [--lines 8]

Every round is a table: in the lobby, building, in flight or in a race. Afterwards every command must have
been answered once, the match must continue, and the server must have logged no error and stop when asked.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from tools.hostile.raw_noise import send_noise
from tools.hostile.rounds import TARGETS, Round

NOISE_EVERY = 3
"""One round in this many is followed by raw noise."""
_RATES = [
    f"{whose}_{what}" for whose in ("socket", "seat", "address", "request") for what in ("rate", "burst")
]
_SHARES = [f"most_{what}_per_address" for what in ("tables", "listed", "viewers", "connections")]
_NUMBERS = ("most_strikes", *_SHARES)
SETTINGS = ["countdown_seconds=0", *(f"limits.{name}=1000000000" for name in (*_RATES, *_NUMBERS))]
"""High limits, because rate limits would stop the invalid input before it reaches anything."""


class Trouble(Exception):
    """What the server has logged."""


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[int]:
    """The port of a server; at the end it must stop when asked, without logged errors."""
    given = [word for setting in SETTINGS for word in ("--set", setting)]
    command = ["-m", "starhaul", "serve", "--port", "0", "--db", str(folder / "db"), *given]
    with open(folder / "errors", "w+b") as errors:
        process = await asyncio.create_subprocess_exec(
            sys.executable, *command, stdout=asyncio.subprocess.PIPE, stderr=errors
        )
        try:
            assert process.stdout is not None
            line = (await process.stdout.readline()).decode()
            found = re.search(r"http://\S+?:(\d+)/", line)
            if found is None:
                raise Trouble(line + (folder / "errors").read_text("utf-8"))
            yield int(found[1])
        finally:
            if process.returncode is None:
                process.send_signal(signal.SIGTERM)
            code = await process.wait()
    report = (folder / "errors").read_text("utf-8")
    if code or re.search(r"Traceback| ERROR | WARNING starhaul\.", report):
        raise Trouble(f"status {code}\n{report[-10_000:]}")


async def attack(port: int, seed: str, frames: int, lines: int, sent: Callable[[int], None]) -> int:
    """Rounds on several connections at once until enough frames were sent; returns the number of failures."""
    numbers, made, failed = iter(range(sys.maxsize)), 0, 0

    def count(number: int = 1) -> None:
        nonlocal made
        made += number
        sent(number)

    async def line() -> None:
        nonlocal failed
        while made < frames:
            number = next(numbers)
            try:
                await Round(port, f"{seed}/{number}", TARGETS[number % len(TARGETS)], count).run()
                if number % NOISE_EVERY == 0:
                    count(await send_noise(port, f"{seed}/{number}"))
            except Exception as error:
                failed += 1
                print(f"round {number}: {error!r}")

    await asyncio.gather(*(line() for _ in range(lines)))
    return failed


async def fuzz(seed: str, frames: int, lines: int, sent: Callable[[int], None]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as port:
            return await attack(port, seed, frames, lines, sent)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Hostile frames against a server.")
    parser.add_argument("--frames", type=int, default=200_000)
    parser.add_argument("--seed", default=time.strftime("%Y-%m-%d %H:%M:%S"), help="default: the time")
    parser.add_argument("--lines", type=int, default=8, help="tables at once")
    options = parser.parse_args(argv)
    screen = Console(stderr=True)
    began = time.monotonic()
    with Progress(console=screen, disable=not screen.is_terminal) as progress:
        task = progress.add_task("frames", total=options.frames)
        try:
            failed = asyncio.run(
                fuzz(options.seed, options.frames, options.lines, lambda n: progress.advance(task, n))
            )
        except Trouble as trouble:
            print(f"the server has logged errors: {trouble}")
            failed = 1
        made = int(progress.tasks[0].completed)
    took = time.monotonic() - began
    print(f"{made} frames in {took:.0f} s, {failed} failures, seed {options.seed!r}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
