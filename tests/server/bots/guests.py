"""Bots that test what a worker can withstand. They report what they know through their pace."""

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from starhaul.bots.bot_contract import Bot, Briefing, Chair
from starhaul.bots.trucker import Random
from starhaul.kernel.contract import Action, Event


class Remembers(Random):
    """Its pace is 1000 plus one for each question so far and ten for each event."""

    def __init__(self, chair: Chair) -> None:
        super().__init__(chair)
        self.questions = self.events = 0

    def hear(self, events: Sequence[Event]) -> None:
        self.events += len(events)

    def answer(self, briefing: Briefing) -> Action | None:
        self.questions += 1
        return super().answer(briefing)

    def pace_ms(self, briefing: Briefing, action: Action | None) -> int:
        return 1000 + self.questions + 10 * self.events


class Naps(Random):
    """Thinks until it is released; its file shows how often it has started."""

    def answer(self, briefing: Briefing) -> Action | None:
        with open(self.traits["file"], "a", encoding="utf-8") as file:
            file.write("x")
        while not Path(self.traits["file"] + ".awake").exists():
            time.sleep(0.01)
        return super().answer(briefing)


class Meets(Random):
    """Waits until a bot at another seat is thinking, too."""

    def answer(self, briefing: Briefing) -> Action | None:
        folder = Path(self.traits["folder"])
        (folder / str(self.chair.seat)).touch()
        while len(list(folder.iterdir())) < 2:
            time.sleep(0.01)
        return super().answer(briefing)


class Sleeps(Random):
    """Hangs."""

    def answer(self, briefing: Briefing) -> Action | None:
        time.sleep(600)
        return None


class Stubborn(Bot):
    """Hangs, and catches the exception that interrupts it."""

    def answer(self, briefing: Briefing) -> Action | None:
        while True:
            try:
                time.sleep(600)
            except BaseException:
                continue


class Counts(Bot):
    """Hangs inside one C call, where signals are not handled."""

    def answer(self, briefing: Briefing) -> Action | None:
        return sum(range(10**15))


class HardOfHearing(Random):
    """Raises in `hear`, but still answers."""

    def hear(self, events: Sequence[Event]) -> None:
        raise RuntimeError("pardon?")


class Deaf(Random):
    """Hangs in `hear`."""

    def hear(self, events: Sequence[Event]) -> None:
        time.sleep(600)


class Raises(Bot):
    def answer(self, briefing: Briefing) -> Action | None:
        raise RuntimeError("no idea " * 10_000)


class Quits(Bot):
    def answer(self, briefing: Briefing) -> Action | None:
        raise SystemExit(3)


class Interrupts(Bot):
    def answer(self, briefing: Briefing) -> Action | None:
        raise KeyboardInterrupt


class Exits(Bot):
    """Ends its process."""

    def answer(self, briefing: Briefing) -> Action | None:
        os._exit(3)


class Prints(Random):
    """Prints to every possible stream."""

    def answer(self, briefing: Briefing) -> Action | None:
        for file in (sys.stdout, sys.stderr):
            file.write("x" * 2_000_000)
            file.flush()
        for descriptor in (1, 2):
            os.write(descriptor, b"x" * 200_000)
        return super().answer(briefing)


class Says(Bot):
    """Returns values that cannot be sent or are not legal."""

    def answer(self, briefing: Briefing) -> Action | None:
        itself: list[Any] = []
        itself.append(itself)
        said = {
            "object": object(),
            "itself": itself,
            "bytes": b"x" * 10**6,
            "text": "x" * 10**7,
            "many": list(range(10**5)),
            "number": 10**5000,
            "action": {"do": "finish"},
        }
        return said[self.traits["what"]]


class Waits(Bot):
    def answer(self, briefing: Briefing) -> Action | None:
        return None


class Takes(Bot):
    """Takes a tile without checking whether it may."""

    def answer(self, briefing: Briefing) -> Action | None:
        return {"do": "take"}


class Greedy(Bot):
    """Allocates as much memory as it can."""

    def answer(self, briefing: Briefing) -> Action | None:
        return bytearray(1 << 34)


class NoStart(Bot):
    def __init__(self, chair: Chair) -> None:
        raise RuntimeError("not today")

    def answer(self, briefing: Briefing) -> Action | None:
        return None


class Thinks(Random):
    """Uses more CPU time than a tournament would allow."""

    def answer(self, briefing: Briefing) -> Action | None:
        until = time.thread_time() + 0.3
        while time.thread_time() < until:
            pass
        return super().answer(briefing)
