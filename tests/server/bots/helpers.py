"""Helpers for the tests of bots at real tables."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from starhaul.bots.thinking import HANG_MS
from starhaul.games import config_of, game_named
from starhaul.kernel.match import Match
from starhaul.server.bots.briefing import Briefer
from starhaul.server.bots.calls import Answer, BotCall
from starhaul.server.bots.pool import BotPool
from tests.timeouts import scaled

GUESTS = "tests.server.bots.guests"
PATIENT_MS = 60_000
"""For bots that may take as long as a busy machine needs."""
T = TypeVar("T")


def begun(game: str = "race", seed: int | str = 1, **given: Any) -> Match[Any, Any]:
    """A match with an open question."""
    played = game_named(game)
    match = Match(played, config_of(played, given), seed)
    match.advance()
    return match


def guest(name: str) -> str:
    """A bot by name: one of ours, or one of `guests.py`."""
    return name if name.islower() else f"{GUESTS}:{name}"


def teller(match: Match[Any, Any], bot: str, *, id: str = "m", seat: int | None = None) -> Briefer:
    if seat is None:
        seat = match.game.questions(match.state)[0].seat
    return Briefer(match.game, match.config, match=id, seat=seat, bot=guest(bot), seed=match.seed)


def asked(telling: Briefer, match: Match[Any, Any]) -> BotCall:
    """The open question of the seat."""
    question = match.game.questions_of(match.state, telling.seat)[0]
    return telling.ask(match.state, question, match.now_ms)


def briefing(
    bot: str, game: str = "race", *, id: str = "m", seat: int | None = None, **given: Any
) -> BotCall:
    """The first question of a match."""
    match = begun(game, **given)
    return asked(teller(match, bot, id=id, seat=seat), match)


def with_pool(
    test: Callable[[BotPool], Awaitable[T]],
    workers: int = 1,
    *,
    hang_ms: float = HANG_MS,
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
) -> tuple[T, BotPool]:
    """Run a test with workers, which are stopped in any case."""

    async def run() -> tuple[T, BotPool]:
        pool = BotPool(workers, hang_ms=hang_ms)
        try:
            return await test(pool), pool
        finally:
            await pool.stop()

    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(run())


def answers(*asks: BotCall, workers: int = 1, hang_ms: float = HANG_MS) -> tuple[list[Answer], BotPool]:
    """Ask all of them at once."""

    async def test(pool: BotPool) -> list[Answer]:
        return await asyncio.gather(*map(pool.ask, asks))

    return with_pool(test, workers, hang_ms=hang_ms)


# --- processes and time ------------------------------------------------------------------------------------


def is_running(pid: int) -> bool:
    """Whether a process runs; one that has ended may still be waiting to be reaped."""
    try:
        os.kill(pid, 0)
        status = Path(f"/proc/{pid}/stat")
        return not status.exists() or status.read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


async def until(holds: Any) -> None:
    """Wait for something that must happen, however long a busy machine takes."""
    async with asyncio.timeout(scaled(60)):
        while not holds():
            await asyncio.sleep(0.01)


def napping(file: Path) -> BotCall:
    """A question to a bot that naps."""
    return briefing(f"Naps:file={file}")


def naps(file: Path) -> int:
    """How often it has started to nap."""
    return len(file.read_text("utf-8")) if file.exists() else 0


def wake(file: Path) -> None:
    """No more naps."""
    file.with_name(f"{file.name}.awake").touch()
