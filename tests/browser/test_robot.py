"""Each variant is played to its final score in the page: a third of them
always, all of them in the long form."""

from types import SimpleNamespace

import pytest

from tests.browser.conftest import ROOT
from tests.browser.hands import MATCH_OVER
from tests.browser.kinds_met import KINDS, PROPERTY, KindsMet
from tests.browser.robot import Robot
from tests.browser.variants import HASTE, VARIANTS, WELL_BUILT, Variant
from tests.browser.visits import LAPTOP, PHONE, Visits
from tests.effort import IS_LONG
from tests.remote.wide import SETTINGS
from tests.rules import rule
from tests.server.server_process import Process

PLAYED = [*VARIANTS, *WELL_BUILT] if IS_LONG else [variant for variant in VARIANTS if variant.often]


@pytest.mark.parametrize("variant", PLAYED, ids=[variant.name for variant in PLAYED])
def test_a_variant_is_played_to_its_final_score(visits, variant: Variant, record_property):
    path = visits.table(variant.game, variant.config, [variant.rivals] * (variant.seats - 1))
    page = visits.open(LAPTOP, path=path)
    built_at = visits.address + path if variant.is_helped else ""
    met = Robot(page, built_at, is_late=variant.is_late).play(variant.tiles)
    record_property(PROPERTY, sorted(met))
    page.wait_for_selector(MATCH_OVER)
    assert met >= set(variant.asks), sorted(met)
    assert page.locator(".results .ranking > li").count() >= min(2, variant.seats)


class SplitMeteor(Process):
    program = (str(ROOT / "tests/browser/split_meteor.py"),)


@rule("LM-139")
def test_the_page_asks_which_of_two_meteors_is_shot(visits, tmp_path, record_property):
    settings = ("--lang", "en", "--port", "0", "--set", "countdown_seconds=1", *SETTINGS)
    server = SplitMeteor(tmp_path, *settings, PYTHONPATH=str(ROOT))
    try:
        elsewhere = Visits(visits.browser, server.port)
        config = {"edition": "1e", "seats": 2, "rounds": ["IIC"], "options": HASTE}
        page = elsewhere.open(LAPTOP, path=elsewhere.table("trucker", config, ["easy"]))
        met = Robot(page).play(tiles=0)
        page.wait_for_selector(MATCH_OVER)
    finally:
        server.close()
    record_property(PROPERTY, sorted(met))
    assert "shoot" in met
    assert not elsewhere.problems


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
