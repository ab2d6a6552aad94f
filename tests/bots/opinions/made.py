"""Artificial choices for weights that decide nothing in our matches: premiums and start numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from starhaul.bots.bot_contract import Briefing
from starhaul.bots.trucker import launching
from starhaul.bots.trucker.building_view import BuildingView
from starhaul.kernel.contract import Question
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.actions import Insure
from starhaul.trucker.match.config import Config
from starhaul.trucker.parts.terms import FRONT, Kind
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import tile_set

GAME = Trucker()
CANNON = next(n for n, tile in enumerate(tile_set("1e").records) if n and tile.kind is Kind.CANNON)


def _asked(class_: str, question: Question) -> tuple[BuildingView, Briefing]:
    """The first of two seats is asked; it has a starting cabin with a cannon in front of it."""
    config = Config(edition="1e", seats=2, rounds=(class_,))
    state = GAME.new(config, "made")
    board = state.profile.board
    middle = board.start
    if middle is None:
        middle = max(cell for cell in range(board.size) if board.zone(()).cells >> cell & 1)
    hull = Hull.empty(board).place(middle, tile_set("1e").starting_cabins[0])
    hull = hull.place(middle - board.columns, CANNON, FRONT)
    state.ships[0] = type(state.ships[0]).bare(hull)
    briefing = Briefing(lambda: GAME.view(state, 0), question, 0, lambda draw: state)
    return BuildingView(config, briefing), briefing


def premium(temperament: str) -> Any:
    """No insurance, or one that covers everything for one credit."""
    options = (Insure(0), Insure(1))
    site, briefing = _asked("II", Question(seat=0, kind="insure", options=options, about={"caps": [-1, 0]}))
    return launching.insure(site, briefing, temperament)


def start_number(class_: str) -> int:
    """A careful bot with a single cannon lets others go first."""
    site, _ = _asked(class_, Question(seat=0, kind="claim"))
    return launching.start_number(site, "careful")


MADE: dict[str, tuple[Callable[[], Any], float]] = {
    **{
        f"trucker.launching._LOSSES.{temperament}": (partial(premium, temperament), 40.0)
        for temperament in ("careful", "balanced", "greedy", "bold")
    },
    **{
        f"trucker.launching._WEAK_CANNONS.{level}": (partial(start_number, class_), 0.1)
        for level, class_ in enumerate(("I", "II", "III", "IVC"))
    },
}
"""By weight: a choice, and how far the weight is changed so that another answer is chosen."""
