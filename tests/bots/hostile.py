"""Hostile bots, for tests of what keeps a match going."""

import time
from contextlib import suppress
from typing import Any

from starhaul.bots.bot_contract import Bot, Briefing, Chair
from starhaul.bots.registry import luck_of
from starhaul.bots.trucker import Random
from starhaul.kernel.chance import Seed
from starhaul.kernel.contract import CHANCE, CLOCK, TICK, Action, Game
from starhaul.kernel.presence_records import Presence
from starhaul.trucker.match.actions import Attach, Finish, Look, Remove, Return, Take, TakeOpen


class Raises(Bot):
    def answer(self, briefing: Briefing) -> Action | None:
        raise RuntimeError("no idea")


class Untold(Exception):
    def __str__(self) -> str:
        raise ValueError("not even this")


class Quits(Bot):
    """Raises SystemExit, or an error whose message raises another one; also in `hear`."""

    def hear(self, events: Any) -> None:
        raise Untold

    def answer(self, briefing: Briefing) -> Action | None:
        if self.chair.draw(2):
            raise SystemExit
        raise Untold


class Waits(Bot):
    """Always waits, even where the match waits for its answer."""

    def answer(self, briefing: Briefing) -> Action | None:
        return None


class Nonsense(Bot):
    """Returns values that are no answer, or no answer to this question."""

    def answer(self, briefing: Briefing) -> Action | None:
        said = [
            object(), TICK, CHANCE, CLOCK, 3.5, float("nan"), "pass", [], {}, {"do": "finish"}, (1, 2), set(),
            True, b"x", 10**40, Presence(self.chair.seat, "gone"), Presence(1, "absent"),
            Attach(cell="a", rotation=None), Attach(cell=-1, rotation=9), Attach(cell=10**30, rotation=0),  # type: ignore[arg-type]
            TakeOpen(tile=999), TakeOpen(tile=-1), Look(pile=-1), Finish(start=99), Remove(cell=-5), Take,
        ]  # fmt: skip
        return self.chair.draw.pick(said)

    def pace_ms(self, briefing: Briefing, action: Action | None) -> int:
        return self.chair.draw.pick([-5, 0, 10**12, 2.5, True])


class Pacer(Random):
    """Answers well, but returns invalid paces."""

    def pace_ms(self, briefing: Briefing, action: Action | None) -> Any:
        return self.chair.draw.pick([None, "soon", float("nan"), float("inf"), -1, 0])


def taken_and_returned(view: Any) -> Action:
    """Takes and returns tiles, without any progress."""
    if view.seats[view.me].hand:
        return Return()
    return Take() if view.yard.face_down else TakeOpen(view.yard.face_up[0][0])


class Restless(Random):
    """Takes and returns tiles without end while building; otherwise it plays."""

    def answer(self, briefing: Briefing) -> Action | None:
        if briefing.question.kind != "build":
            return super().answer(briefing)
        return taken_and_returned(briefing.view)

    def pace_ms(self, briefing: Briefing, action: Action | None) -> int:
        return 0


class Faulty(Random):
    """Finishes at once, whatever the state of its ship."""

    def answer(self, briefing: Briefing) -> Action | None:
        if briefing.question.kind != "build":
            return super().answer(briefing)
        if briefing.view.seats[briefing.view.me].hand:
            places = briefing.view.yard.places
            found = [(turn, cell) for turn, cells in enumerate(places) for cell in cells]
            return Attach(found[0][1], found[0][0]) if found else Return()
        free = [n for n in range(1, 5) if n not in {seat.start for seat in briefing.view.seats}]
        return Finish(self.chair.draw.pick([0, *free])) if self.chair.draw(3) == 0 else Take()


class Sleeps(Bot):
    """Sleeps longer than any time limit, and catches the exception that interrupts it."""

    def answer(self, briefing: Briefing) -> Action | None:
        while True:
            with suppress(Exception):
                time.sleep(60)


HOSTILE = (Raises, Quits, Waits, Nonsense, Pacer, Restless, Faulty)


def chair(game: Game[Any, Any], config: Any, seat: int, seed: Seed = 0) -> Chair:
    return Chair(game, config, seat, luck_of(seed, seat))
