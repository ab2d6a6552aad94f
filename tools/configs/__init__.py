"""The configurations of each game that are tested: one module per game, with the same three functions.

`plain()` has no options, `with_options()` uses each option somewhere, `drawn(draw)` combines several at
random.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from msgspec import Struct

from starhaul.games import game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.form_fields import declared, other_values


class Configs(Protocol):
    def plain(self) -> tuple[dict[str, Any], ...]: ...

    def with_options(self) -> tuple[dict[str, Any], ...]: ...

    def drawn(self, draw: Stream) -> dict[str, Any]: ...


def options_to_try(game: str, special: Mapping[str, Sequence[Any]]) -> list[dict[str, Any]]:
    """Each option with the values that follow from its declaration, or with those of `special`."""
    return options_of(game_named(game).config_type, special)


def options_of(config_type: type[Struct], special: Mapping[str, Sequence[Any]]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for field in declared(config_type):
        if field.is_option:
            values = special.get(field.name) or other_values(field)
            if not values:
                raise LookupError(f"{field.name}: tools/configs has no value to try")
            found += ({field.name: value} for value in values)
    return found


def configs_of(game: str) -> Configs:
    return cast(Configs, import_module(f"tools.configs.{game}"))
