"""Pictures of the rule book are drawn from ships that follow the rules they explain."""

from xml.etree import ElementTree

import pytest

from starhaul.games import PLUGINS
from starhaul.plugins.trucker.book import building_pictures, flight_pictures
from starhaul.plugins.trucker.book.shipyard import built, laid, open_count
from starhaul.rulebook.book_part import book_part
from starhaul.server.http.game_assets import THEMES
from starhaul.svg.themes import Theme
from starhaul.trucker.parts.terms import FRONT, LEFT, RIGHT
from starhaul.trucker.ship.ship_check import faults

ALL = [(game, name) for game in PLUGINS for name in book_part(game).PICTURES.values()]
BARE = (
    "tile", "rocket", "space-time-crack", "frame-numbers", "torus", "start", "paper", "space", "hole", "face",
    "ship", "fault",
)  # fmt: skip
"""Groups that are named for tests and have no style."""
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_picture_is_a_complete_document(game: str, name: str, theme: Theme):
    root = ElementTree.fromstring(book_part(game).picture(name, theme))
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    used = {node.get("href", "")[1:] for node in root.iter(f"{SVG}use")}
    assert used <= set(ids)
    assert len(list(root.iter())) > 10
    assert not list(root.iter(f"{SVG}script"))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", PLUGINS)
def test_the_sheet_of_icons_has_a_view_for_each(game: str, theme: Theme):
    root = ElementTree.fromstring(book_part(game).icon_sheet(theme))
    views = [view.get("id") for view in root.iter(f"{SVG}view")]
    assert views == [icon.name for icon in book_part(game).ICONS]


def test_every_look_of_a_picture_has_its_style():
    for game, name in ALL:
        text = book_part(game).picture(name, "paper")
        looks = {
            look for node in ElementTree.fromstring(text).iter() for look in node.get("class", "").split()
        }
        style = text[text.index("<style>") : text.index("</style>")]
        bare = set(BARE)
        missing = {look for look in looks if f".{look}" not in style} - {f"sh-{look}" for look in bare}
        assert missing == set(), name


def test_a_planned_ship_has_no_faults():
    plan = built({(6, 7): "cabin", (7, 6): "cannon:0", (7, 8): "engine"})
    assert faults(plan.ship.hull, plan.zone) == []
    assert plan.ship.humans() == 4


def test_a_plus_sign_asks_for_open_connectors():
    few, many = (built({(6, 7): f"cabin{sign}"}).ship.hull for sign in ("", "+"))
    assert open_count(few) < open_count(many)


def test_an_impossible_plan_is_reported():
    with pytest.raises(AssertionError, match="plan"):
        built({(7, 6): "engine:0"})


def test_a_laid_ship_keeps_its_faults():
    assert faults(laid({(7, 8): (88, 1)}).ship.hull, laid({}).zone)


def test_the_small_meteors_of_the_pictures_do_what_the_captions_say():
    plan = flight_pictures._target()
    kinds = {flight_pictures._small(plan, side, dice) for side in (FRONT, RIGHT, LEFT) for dice in
             flight_pictures._rolls()}  # fmt: skip
    assert kinds == {True, False, None}


@pytest.mark.parametrize(("days", "others", "end"), [(-3, {7, 4}, 5), (-3, set(), 6), (2, {10}, 12)])
def test_rockets_skip_occupied_spaces(days: int, others: set[int], end: int):
    assert flight_pictures._moved(9, days, others) == end


def test_contacts_are_judged_as_the_ship_check_judges_them():
    verdicts = {
        pair: "tick-off" in str(building_pictures.contact(*pair).content)
        for pair in [(1, 1), (1, 2), (3, 1), (3, 0), (0, 0)]
    }
    assert verdicts == {(1, 1): True, (1, 2): False, (3, 1): True, (3, 0): False, (0, 0): True}
