"""Each variant is played to its final score in the page: a third of them
always, all of them in the long form."""

from types import SimpleNamespace

import pytest

from tests.browser.hands import MATCH_OVER
from tests.browser.kinds_met import KINDS, PROPERTY, KindsMet
from tests.browser.robot import Robot
from tests.browser.variants import VARIANTS, WELL_BUILT, Variant
from tests.browser.visits import LAPTOP, PHONE
from tests.effort import IS_LONG

PLAYED = [*VARIANTS, *WELL_BUILT] if IS_LONG else [variant for variant in VARIANTS if variant.often]


@pytest.mark.parametrize("variant", PLAYED, ids=[variant.name for variant in PLAYED])
def test_a_variant_is_played_to_its_final_score(visits, variant: Variant, record_property):
    path = visits.table(variant.game, variant.config, ["easy"] * (variant.seats - 1))
    page = visits.open(LAPTOP, path=path)
    built_at = visits.address + path if variant.is_helped else ""
    met = Robot(page, built_at, is_late=variant.is_late).play(variant.tiles)
    record_property(PROPERTY, sorted(met))
    page.wait_for_selector(MATCH_OVER)
    assert met >= set(variant.asks), sorted(met)
    assert page.locator(".results .ranking > li").count() >= min(2, variant.seats)


def test_names_of_variants_differ_and_a_good_part_is_always_played():
    assert len({variant.name for variant in VARIANTS}) == len(VARIANTS)
    often = [variant for variant in VARIANTS if variant.often]
    assert len(often) >= len(VARIANTS) // 3
    assert {variant.game for variant in often} == {"trucker", "race"}


def test_a_kind_that_no_match_has_is_reported():
    report = SimpleNamespace(when="call", user_properties=[(PROPERTY, ["build", "play"])])
    sums = KindsMet(matches=2)
    sums.pytest_runtest_logreport(report)
    assert sums.missing == set(), "not all have been played"
    sums.pytest_runtest_logreport(report)
    assert sums.missing == KINDS - {"build", "play"}


@pytest.mark.skipif(not IS_LONG, reason="the long form")
def test_a_fleet_on_a_phone(visits):
    variant = next(variant for variant in VARIANTS if variant.name == "IVC")
    page = visits.open(PHONE, path=visits.table(variant.game, variant.config, ["easy"]), language="pl")
    assert Robot(page).play(variant.tiles) >= set(variant.asks)
