"""Ships of the trucker game outside and inside of matches: what is wrong with them, how strong they are, and
how they look, as text and as a picture."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

import msgspec

from starhaul.api.match_handle import MatchHandle, V
from starhaul.kernel.contract import C, S
from starhaul.kernel.errors import BadInput
from starhaul.locale import Texts
from starhaul.trucker.files.ship_report import ShipReport, inspect
from starhaul.trucker.files.shipfile import ShipPlan, describe, parse
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.terms import Kind


class ShipHandle:
    """One ship. Nothing changes it."""

    def __init__(self, plan: ShipPlan, yard_dice: tuple[int, ...] | None = None) -> None:
        self._plan = plan
        self._yard_dice = yard_dice

    @cached_property
    def report(self) -> ShipReport:
        """Faults with their rules, strengths, crew, cargo space (docs/formats.md §2)."""
        return inspect(self._plan)

    @property
    def is_sound(self) -> bool:
        """Whether the ship check finds no fault."""
        return not self.report.faults

    def document(self) -> dict[str, Any]:
        """The ship as a ship file has it (docs/formats.md §1); `read_ship` reads it again."""
        plain: dict[str, Any] = msgspec.to_builtins(describe(self._plan.ship, yard_dice=self._yard_dice))
        return plain

    def text(self, language: str = "en") -> str:
        """The ship drawn with characters, and what the signs mean."""
        # Imported on demand: most programs draw nothing.
        from starhaul.plugins.trucker.commands.ship_text import legend, terminal_ship

        texts = self._texts(language)
        return "\n".join([terminal_ship(self._plan, texts).plain, *legend(self._plan, texts)]) + "\n"

    def svg(self, language: str = "en", theme: Literal["paper", "space"] = "paper", title: str = "") -> str:
        """The ship as a picture."""
        from starhaul.trucker.draw.ship_svg import ship_svg

        texts = self._texts(language)
        words = {str(kind): texts(f"kind-{kind}") for kind in Kind}
        words |= {fault.kind: texts(f"fault-{fault.kind}") for fault in self.report.faults}
        return ship_svg(self._plan, title=title, labels=words, theme=theme)

    def _texts(self, language: str) -> Texts:
        return Texts(language, self._plan.ship.hull.board.edition)


def read_ship(source: Path | str | bytes | Mapping[str, object]) -> ShipHandle:
    """A ship from a ship file: its path, its contents, or the decoded document. Raises `BadInput` with the
    place of a mistake."""
    if isinstance(source, Path):
        return ShipHandle(parse(source.read_bytes()))
    return ShipHandle(parse(source if isinstance(source, str | bytes) else msgspec.json.encode(source)))


def ships_of(match: MatchHandle[C, S, V]) -> list[ShipHandle]:
    """The ship of each seat, with everything aboard. Raises `BadInput` for a game without ships."""
    state = match.state
    if not isinstance(state, State):
        raise BadInput("api-ship")
    dice = state.yard_dice if state.profile.board.is_fleet else None
    return [ShipHandle(ShipPlan(ship, state.zone), dice) for ship in state.ships]
