"""Answers of the trucker game as advice in words: “attach the cannon at [7,5]”.

Used by `starhaul explain`. Sentences about what happened are in `story`.
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import structs

from starhaul.locale import Texts
from starhaul.plugins.trucker.terminal.story import colours
from starhaul.trucker.data import rule_data
from starhaul.trucker.match.actions import (
    Aliens,
    Attach,
    Defend,
    GiveUp,
    Improve,
    Load,
    TakeOpen,
    TruckerAction,
    Use,
)
from starhaul.trucker.match.config import Config, profile
from starhaul.trucker.ship.board import Board
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.views.view import View

TextArguments = dict[str, object]
_QUARTER = 90


def in_words(action: TruckerAction, view: View, config: Config, texts: Texts) -> str:
    do, texts = str(action.__struct_config__.tag), texts.of_edition(config.edition)
    return texts(f"answer-{do}", **_Teller(view, config, texts).arguments(action))


class _Teller:
    """Converts the fields of an answer to words, as the seat being asked sees things."""

    def __init__(self, view: View, config: Config, texts: Texts) -> None:
        self._view = view
        self._config = config
        self._texts = texts

    def arguments(self, action: TruckerAction) -> TextArguments:
        special = _SPECIAL.get(type(action))
        if special is not None:
            return special(self, action)
        return {name: self._argument(name, value) for name, value in structs.asdict(action).items()}

    @property
    def _board(self) -> Board:
        return profile(self._config, self._view.round).board

    def _argument(self, name: str, value: Any) -> object:
        if name == "cell":
            return self._cell(value)
        if name == "seat":
            return colours(self._texts, self._config)[value]
        if name == "title":
            return self._texts(f"title-{rule_data.titles().titles[value].id}")
        if name in ("pile", "planet"):
            return 0 if value is None else value + 1
        return ("yes" if value else "no") if isinstance(value, bool) else value

    def _cell(self, cell: int) -> str:
        column, row = self._board.coordinates_of(cell)
        return f"[{column},{row}]"

    def _cell_or_none(self, cell: int | None) -> str:
        return self._texts("answer-nowhere") if cell is None else self._cell(cell)

    def _tile(self, tile: int) -> str:
        records = tile_set(self._config.edition).records
        return self._texts(f"kind-{records[tile].kind}") if tile else self._texts("answer-tile")

    def _mine(self) -> Any:
        return self._view.seats[self._view.me or 0]

    # --- answers that need more than their fields ----------------------------------------------------------

    def _attach(self, action: Attach) -> TextArguments:
        """With an empty hand, the tile attached last is moved."""
        arguments: TextArguments = {"tile": self._tile(self._mine().hand), "cell": self._cell(action.cell)}
        return {**arguments, "degrees": _QUARTER * action.rotation}

    def _take_open(self, action: TakeOpen) -> TextArguments:
        lying = dict(self._view.yard.face_up) if self._view.yard else {}
        return {"tile": self._tile(lying.get(action.tile, 0))}

    def _use(self, action: Use) -> TextArguments:
        reserve = self._mine().reserve
        return {"tile": self._tile(reserve[action.slot] if action.slot < len(reserve) else 0)}

    def _aliens(self, action: Aliens) -> TextArguments:
        return {
            "purple": self._cell_or_none(action.purple),
            "brown": self._cell_or_none(action.brown),
        }

    def _give_up(self, action: GiveUp) -> TextArguments:
        return {"ships": ", ".join(str(ship + 1) for ship in action.ships), "number": len(action.ships)}

    def _load(self, action: Load) -> TextArguments:
        words = [
            f"{self._cell(cell)} " + ", ".join(self._texts(f"goods-{cube}") for cube in cubes)
            for cell, cubes in action.holds
            if cubes
        ]
        return {"goods": "; ".join(words) or self._texts("answer-nothing")}

    def _defend(self, action: Defend) -> TextArguments:
        what = "hit" if action.battery is None else "only" if action.cell is None else "cell"
        battery, cell = self._cell_or_none(action.battery), self._cell_or_none(action.cell)
        return {"what": what, "battery": battery, "cell": cell}

    def _improve(self, action: Improve) -> TextArguments:
        if action.upgrade is not None:
            return {"what": "upgrade", "goods": self._texts(f"goods-{action.upgrade}")}
        return {"what": "extra" if action.extra else "neither", "goods": ""}


_SPECIAL: Mapping[type, Callable[[_Teller, Any], TextArguments]] = {
    Aliens: _Teller._aliens,
    Attach: _Teller._attach,
    Defend: _Teller._defend,
    GiveUp: _Teller._give_up,
    Improve: _Teller._improve,
    Load: _Teller._load,
    TakeOpen: _Teller._take_open,
    Use: _Teller._use,
}


def seat_names(texts: Texts, config: Config) -> list[str]:
    return colours(texts, config)
