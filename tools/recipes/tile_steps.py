"""Missing steps of kinds of tiles."""

from collections.abc import Iterator

from starhaul.plugins.trucker.commands import ship_text
from starhaul.trucker.data import rule_data
from starhaul.trucker.draw.pictograms import pictograms
from starhaul.trucker.parts.terms import Kind
from starhaul.trucker.ship.layers import LAYERED
from tests.locale.test_locale import PACKAGE
from tools.recipes.steps import Step, absent, missing_texts, place

TRUCKER = PACKAGE / "trucker"
TEXTS = {
    "trucker.ftl": ("kind", "code"),
    "client-building.ftl": ("building-does",),
    "client-inspect.ftl": ("inspect-does", "inspect-beware"),
}
"""Families of texts with one for each kind."""


def missing() -> Iterator[Step]:
    kinds = [str(kind) for kind in Kind]
    yield from absent("layer", place(TRUCKER / "ship" / "layers.py"), kinds, {str(kind) for kind in LAYERED})
    for edition in rule_data.EDITIONS:
        there = {str(tile.kind) for tile in rule_data.tiles(edition).tiles}
        yield from absent("tile", f"src/starhaul/trucker/data/{edition}/tiles.json", kinds, there)
    drawn = {name.removeprefix("kind-").partition("-")[0] for name in pictograms()}
    yield from absent("pictogram", place(TRUCKER / "draw" / "pictograms.py"), kinds, drawn)
    styled = {str(kind) for kind in ship_text.STYLES}
    yield from absent("style", place(PACKAGE / "plugins/trucker/commands/ship_text.py"), kinds, styled)
    for file, families in TEXTS.items():
        yield from missing_texts(file, {f"{family}-{kind}" for family in families for kind in kinds})
