"""What is said about ships: figures, the best single change, comparison on common decks."""

from pathlib import Path
from random import Random

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.odds import flown_decks
from starhaul.odds.flight_study import study_ships
from starhaul.odds.flown_decks import fly_crews
from starhaul.odds.odds_book import book_of
from starhaul.odds.ship_changes import Effort, best_change, changed_ships, refitted
from starhaul.odds.ship_odds import expectation, ship_odds
from starhaul.odds.ship_row import ship_row
from starhaul.trucker.files.shipfile import ShipPlan, parse
from starhaul.trucker.parts.terms import REAR
from starhaul.trucker.ship.board import cells_of
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.repair import settled
from starhaul.trucker.ship.ship_check import faults

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture(autouse=True)
def plainly(monkeypatch: pytest.MonkeyPatch):
    """Compiling takes longer than these few flights."""
    monkeypatch.setattr(flown_decks, "can_compile", lambda: False)


def example(class_: str) -> ShipPlan:
    return parse((EXAMPLES / f"ship-class-{class_}.json").read_bytes())


def without_engines() -> ShipPlan:
    plan = example("IC")
    layers = plan.ship.hull.layers
    hull = plan.ship.hull.remove(layers[Layer.ENGINE + REAR] | layers[Layer.DOUBLE_ENGINE + REAR])
    return ShipPlan(refitted(plan.ship, settled(hull, plan.zone)), plan.zone)


def test_the_figures_add_up():
    plan = example("III")
    book = book_of("1e", "III")
    odds = ship_odds(book, plan.ship, fly_crews(book, [ship_row(book, plan.ship, plan.zone)], [[0]], 100))
    assert sum(odds.sources.values()) == pytest.approx(odds.credits.mean)
    assert sum(odds.counts.values()) == odds.flights == 100
    assert odds.home.mean + sum(odds.leaving.values()) == pytest.approx(1)
    assert sum(odds.lost_to.values()) == pytest.approx(odds.tiles_lost.mean)
    assert sum(risk.share for risk in odds.tiles) == pytest.approx(odds.tiles_lost.mean)
    assert odds.tiles_lost.mean > 0
    assert odds.weakest == max(odds.tiles, key=lambda risk: risk.share)


def test_the_margin_shrinks_with_the_root_of_the_number():
    values = [Random(4).randint(0, 20) for _ in range(50)]
    assert expectation(values * 4).margin == pytest.approx(expectation(values).margin / 2, rel=0.02)


def test_changes_pass_the_check_and_none_comes_twice():
    plan = example("IC")
    found = list(changed_ships(plan.ship, plan.zone))
    assert len(found) > 100
    assert not any(faults(ship.hull, plan.zone) for _, ship in found)
    assert len({(change.at, change.tile, change.rotation) for change, _ in found}) == len(found)
    assert plan.ship.hull not in [ship.hull for _, ship in found]


@pytest.mark.slow
def test_a_ship_without_engines_gets_one():
    """Without thrust it does not survive Open Space, so nothing helps it more."""
    plan, book = without_engines(), book_of("1e", "IC")
    found = best_change(book, plan.ship, plan.zone, Effort(((12, 20), (60, 1)), 150), 3)
    assert found is not None
    assert found.gain.mean > found.gain.margin
    (changed,) = [ship for change, ship in changed_ships(plan.ship, plan.zone) if change == found.change]
    layers = changed.hull.layers
    assert layers[Layer.ENGINE + REAR] | layers[Layer.DOUBLE_ENGINE + REAR]


def test_what_was_aboard_stays():
    plan = example("III")
    cell = next(cell for cell in cells_of(plan.ship.hull.occupied) if plan.ship.crew[cell])
    ship = plan.ship.with_crew(cell, 1)
    assert refitted(ship, ship.hull) == ship


def test_ships_of_a_class_are_compared_and_others_not():
    three, one = example("III"), example("IC")
    bare = ShipPlan(refitted(three.ship, three.ship.hull.remove(0)), three.zone)
    for cell in cells_of(bare.ship.hull.layers[Layer.BATTERY]):
        bare = ShipPlan(bare.ship.with_batteries(cell, 0), bare.zone)
    first, second, other = study_ships([three, bare, one], 100, "1", improves=False)
    assert first.behind is None
    assert other.behind is None
    assert second.behind is not None
    assert second.behind.mean == pytest.approx(first.odds.credits.mean - second.odds.credits.mean)
    assert [study.ship_class for study in (first, second, other)] == ["III", "III", "IC"]


def test_a_ship_with_faults_is_refused():
    plan = example("III")
    layers = plan.ship.hull.layers
    hull = plan.ship.hull.remove(layers[Layer.ENGINE + REAR] | layers[Layer.DOUBLE_ENGINE + REAR])
    assert faults(hull, plan.zone)
    with pytest.raises(BadInput) as error:
        study_ships([ShipPlan(refitted(plan.ship, hull), plan.zone)], 10, "1", improves=False)
    assert error.value.code == "odds-faulty"
