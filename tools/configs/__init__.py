"""The configurations of each game that are tested: one module per game, with the same three functions.

`plain()` has no options, `with_options()` uses each option somewhere, `drawn(draw)` combines several at
random.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from starhaul.kernel.chance import Stream


class Configs(Protocol):
    def plain(self) -> tuple[dict[str, Any], ...]: ...

    def with_options(self) -> tuple[dict[str, Any], ...]: ...

    def drawn(self, draw: Stream) -> dict[str, Any]: ...


def configs_of(game: str) -> Configs:
    return cast(Configs, import_module(f"tools.configs.{game}"))
