"""Drawings of tiles and ships: well-formed, complete, self-contained, and always the same."""

import random
import xml.etree.ElementTree as ET
from collections import Counter

import msgspec
import pytest

from starhaul.svg import Element, walk, write
from starhaul.trucker.draw.pictograms import pictogram_name
from starhaul.trucker.draw.pipes import OFFSETS
from starhaul.trucker.draw.ship_svg import ship_svg
from starhaul.trucker.draw.style import Theme
from starhaul.trucker.draw.tile_svg import tile_svg
from starhaul.trucker.draw.truck_document import definitions
from starhaul.trucker.files.shipfile import ShipPlan, parse
from starhaul.trucker.parts import goods as cubes
from starhaul.trucker.parts.terms import Alien, Connector, Goods, Kind
from starhaul.trucker.ship.board import cells_of
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.ship_check import faults
from tests.trucker import shipyard
from tests.trucker.ship.random_ships import CLASSES, random_ship

SVG = "{http://www.w3.org/2000/svg}"
BOARDS = [(edition, class_) for edition, classes in CLASSES.items() for class_ in classes]
LIMIT = 150_000


def yard(seed: int, edition: str, class_: str, *, legal: bool) -> ShipPlan:
    return parse(msgspec.json.encode(random_ship(random.Random(seed), edition, class_, legal=legal)))


def uses(root: ET.Element) -> Counter[str]:
    """How often each definition is used."""
    return Counter(node.attrib["href"].removeprefix("#sh-") for node in root.iter(f"{SVG}use"))


def check_self_contained(svg: str, root: ET.Element) -> None:
    ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
    assert len(ids) == len(set(ids))
    for node in root.iter():
        assert node.tag.removeprefix(SVG) not in ("script", "image", "foreignObject", "a")
        for name, value in node.attrib.items():
            assert not name.startswith("on")
            if name.endswith("href"):
                assert value.removeprefix("#") in ids
            if "url(" in value:
                assert value.removeprefix("url(#").removesuffix(")") in ids
    assert svg.count("http") == 1  # the namespace
    assert "@import" not in svg
    assert "url(" not in (root.findtext(f"{SVG}style") or "")


def check_styled(root: ET.Element) -> None:
    """Shapes without a style rule would be black."""
    style = root.findtext(f"{SVG}style") or ""
    for tag in ("rect", "circle", "path", "text"):
        for node in root.iter(SVG + tag):
            for look in node.attrib.get("class", "").split():
                assert f".{look}{{" in style or f".{look}," in style, look


# --- tiles -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", CLASSES)
@pytest.mark.parametrize("turn", range(4))
def test_every_tile_shows_its_connectors_as_it_lies(edition: str, turn: int) -> None:
    tiles = tile_set(edition)
    for number in range(1, len(tiles.records)):
        svg = tile_svg(edition, number, turn)
        root = ET.fromstring(svg)
        check_self_contained(svg, root)
        check_styled(root)
        sides = [node for node in root.iter(f"{SVG}use") if node.attrib["href"].startswith("#sh-side-")]
        turned = {
            node.attrib.get("transform", "rotate(0 50 50)"): int(node.attrib["href"][-1]) for node in sides
        }
        expected = tiles.placed[number][turn].connectors
        assert turned == {f"rotate({90 * way} 50 50)": connector for way, connector in enumerate(expected)}


@pytest.mark.parametrize("connector", Connector)
def test_the_number_of_pipes_is_the_code(connector: Connector) -> None:
    side = definitions()[f"side-{int(connector)}"]
    pipes = [part for part in side.children if isinstance(part, Element) and part.tag == "g"]
    assert len(pipes) == int(connector) == len(OFFSETS[connector])
    bumpers = [part for part in walk(side) if dict(part.attributes).get("class") == "sh-bump"]
    assert len(bumpers) == (connector is Connector.SMOOTH)


def test_what_may_be_joined_lies_in_one_line() -> None:
    for mine, theirs in ((1, 1), (2, 2), (3, 3), (1, 3), (2, 3)):
        shared = set(OFFSETS[mine]) & set(OFFSETS[theirs])
        assert shared == set(OFFSETS[min(mine, theirs)])
    assert not set(OFFSETS[1]) & set(OFFSETS[2])


def test_each_kind_has_its_own_picture() -> None:
    records = {record.kind: record for record in tile_set("1e").records}
    assert set(records) == set(Kind)
    pictures = [write(definitions()[pictogram_name(record)]) for record in records.values()]
    assert len(set(pictures)) == len(Kind)


def test_seats_differ_by_more_than_colour() -> None:
    tiles = tile_set("1e")
    cabins = [definitions()[pictogram_name(tiles.records[number])] for number in tiles.starting_cabins]
    outlines = {
        tuple((part.tag, *(item for item in part.attributes if item[0] != "class")) for part in walk(cabin))
        for cabin in cabins
    }
    assert len(outlines) == len(cabins) == 4


def test_letters_and_numbers_stay_upright() -> None:
    """Definitions with text are never rotated."""
    for number in range(1, len(tile_set("1e").records)):
        for turn in (1, 2, 3):
            for node in ET.fromstring(tile_svg("1e", number, turn)).iter(f"{SVG}use"):
                name = node.attrib["href"].removeprefix("#sh-")
                if "rotate" in node.attrib.get("transform", ""):
                    assert not any(part.tag == "text" for part in walk(definitions()[name]))


# --- ships -------------------------------------------------------------------------------------------------


@pytest.mark.many
@pytest.mark.parametrize(("edition", "class_"), BOARDS)
@pytest.mark.parametrize("legal", [True, False])
def test_a_ship_is_drawn_completely(edition: str, class_: str, legal: bool) -> None:
    for seed in range(12):
        built = yard(seed, edition, class_, legal=legal)
        theme: Theme = "space" if seed % 2 else "paper"
        svg = ship_svg(built, theme=theme)
        root = ET.fromstring(svg)
        assert len(svg) <= LIMIT
        check_self_contained(svg, root)
        check_styled(root)
        check_contents(built, uses(root))
        check_piping(built, uses(root))
        looks = Counter(look for node in root.iter() for look in node.attrib.get("class", "").split())
        assert looks["sh-tile"] == built.ship.hull.occupied.bit_count()
        assert looks["sh-zone"] == built.zone.cells.bit_count()
        assert looks["sh-fault"] == len(faults(built.ship.hull, built.zone))
        assert looks["sh-start"] == (built.ship.hull.board.start is not None)
        assert looks["sh-space-time-crack"] == (class_ in ("IC", "IIC"))
        assert looks["sh-torus"] == looks["sh-ghost"] == looks["sh-wrap"] == (class_ == "IIIC")
        assert looks["sh-berth"] == (len(built.zone.regions) if class_ == "IVC" else 0)
        check_numbers(built, root)


def check_contents(built: ShipPlan, drawn: Counter[str]) -> None:
    ship = built.ship
    assert drawn["human"] == ship.humans()
    assert {alien for alien in Alien if drawn[f"alien-{alien}"]} == set(ship.aliens())
    assert drawn["cell-full"] == ship.battery_count()
    records = tile_set(ship.hull.board.edition).records
    tiles = [records[ship.hull.tiles[cell]] for cell in cells_of(ship.hull.occupied)]
    room = Counter({kind: sum(tile.capacity for tile in tiles if tile.kind is kind) for kind in Kind})
    assert drawn["cell-full"] + drawn["cell-spent"] == room[Kind.BATTERY]
    assert (drawn["place"], drawn["place-special"]) == (room[Kind.CARGO], room[Kind.SPECIAL_CARGO])
    aboard = Counter(cube for packed in ship.goods for cube in cubes.unpack(packed))
    assert {colour: drawn[f"cube-{colour}"] for colour in Goods} == {
        colour: aboard[colour] for colour in Goods
    }


def check_piping(built: ShipPlan, drawn: Counter[str]) -> None:
    hull = built.ship.hull
    opened = sum(mask.bit_count() for mask in hull.open_connectors)
    assert sum(drawn[f"open-{connector}"] for connector in (1, 2, 3)) == opened
    joints = sum(mask.bit_count() for mask in hull.joints) // 2
    sleeves = sum(drawn[f"{name}-{connector}"] for name in ("joint", "hose") for connector in (1, 2, 3))
    assert sleeves >= joints  # on the torus, joints over the edge are shown at both edges
    if not hull.board.record.torus:
        assert sleeves == joints


def check_numbers(built: ShipPlan, root: ET.Element) -> None:
    """Printed numbers are at both ends of their lines; the other texts are numbers of
    ships, letters of goods and tabs."""
    record = built.ship.hull.board.record
    texts = Counter(node.text for node in root.iter(f"{SVG}text"))
    rows = ["6", "5", "4↑", "3↑", "4↓", "3↓", "2", "1"] if record.crack_after else map(str, record.rows)
    expected = Counter(label for label in (*map(str, record.columns), *rows) for _ in range(2))
    ships = len(built.zone.regions)
    expected.update(str(number) for number in range(1, ships + 1) if ships > 1)
    assert {text: count for text, count in texts.items() if text and text[0].isdigit()} == expected
    assert all(text and len(text) <= 2 for text in texts)


def test_yard_marks_show_and_say_whether_they_are_open() -> None:
    raw = msgspec.json.encode({"edition": "1e", "class": "IVC", "tiles": [], "yard_dice": [3, 5]})
    built = parse(raw)
    root = ET.fromstring(ship_svg(built))
    board = built.ship.hull.board
    marks = Counter(board.mark_of(cell) for cell in cells_of(board.marked))
    drawn = uses(root)
    assert {mark: drawn["die-double" if mark == "D" else f"die-{mark}"] for mark in marks} == marks
    looks = Counter(node.attrib.get("class") for node in root.iter())
    assert looks["sh-shut"] == looks["sh-dim"] == (board.marked & ~built.zone.cells).bit_count() > 0


def test_marks_under_tiles_still_show() -> None:
    root = ET.fromstring(ship_svg(shipyard.yard("IVC", "5,9 start", yard_dice=[4])))
    (mark,) = [node for node in root.iter(f"{SVG}use") if node.attrib["href"] == "#sh-die-4"]
    assert "scale(0.7)" in mark.attrib["transform"]


@pytest.mark.parametrize(
    ("dice", "ships"), [([], 4), ([3], 3), ([1, 6], 3), ([3, 3], 2), ([1, 2], 2), ([1, 3], 2), ([5, 5], 1)]
)
def test_each_ship_of_a_fleet_has_its_outline_and_number(dice: list[int], ships: int) -> None:
    built = shipyard.yard("IVC", yard_dice=dice)
    root = ET.fromstring(ship_svg(built))
    lines = [node.attrib["d"] for node in root.iter() if node.attrib.get("class") == "sh-berth"]
    assert [line.count("M") for line in lines] == [edges(built, region) for region in built.zone.regions]
    assert len(lines) == ships
    numbers = [node.text for node in root.iter() if node.attrib.get("class") == "sh-num sh-on-plaque"]
    assert numbers == [str(number) for number in range(1, ships + 1) if ships > 1]


def edges(built: ShipPlan, region: int) -> int:
    """How many sides of its cells are borders of a region."""
    board = built.ship.hull.board
    sides = ((cell, direction) for cell in cells_of(region) for direction in range(4))
    return sum(not region & board.step(1 << cell, direction) for cell, direction in sides)


def test_a_joint_over_the_edge_of_the_torus_shows_at_both_edges() -> None:
    """Front row and rear row of column 3; the letter there is C, the third."""
    built = shipyard.yard("IIIC", "3,1 start", "3,6 cabin ..1.")
    assert not faults(built.ship.hull, built.zone)
    root = ET.fromstring(ship_svg(built))
    joints = [node for node in root.iter(f"{SVG}use") if node.attrib["href"].startswith("#sh-joint-")]
    (x, rear), (same, front) = (
        map(float, node.attrib["transform"].removeprefix("translate(").removesuffix(")").split())
        for node in joints
    )
    assert (same, rear) == (x, front + 600)
    ghosts = [node for node in root.iter(f"{SVG}use") if node.attrib["href"] == "#sh-ship"]
    assert len(ghosts) == 4
    assert Counter(node.text for node in root.iter(f"{SVG}text"))["C"] == 2


def test_the_crack_runs_between_its_columns_and_hoses_cross_it() -> None:
    built = shipyard.yard("IIC", "2,2 start", "3,2 structural ...3")
    assert not faults(built.ship.hull, built.zone)
    root = ET.fromstring(ship_svg(built))
    left, right = (
        float(node.attrib["transform"].removeprefix("translate(").split()[0])
        for node in root.iter()
        if node.attrib.get("class") == "sh-tile"
    )
    crack = next(node.attrib["d"] for node in root.iter() if node.attrib.get("class") == "sh-crack")
    assert all(left + 100 <= float(point.split()[0]) <= right for point in crack[1:].split("L"))
    assert sum(uses(root)[f"hose-{connector}"] for connector in (1, 2, 3)) == 1


def test_a_tile_outside_the_zone_is_drawn_but_no_square_under_it() -> None:
    file = {"edition": "1e", "class": "II", "tiles": [{"tile": 37, "at": [3, 4]}]}
    root = ET.fromstring(ship_svg(parse(msgspec.json.encode(file))))
    assert uses(root)["fault-outside_zone"] == 1
    classes = [node.attrib["class"] for node in root.iter() if node.attrib.get("data-cell") == "0"]
    assert classes == ["sh-tile"]


@pytest.mark.parametrize(("edition", "class_"), BOARDS)
def test_the_same_ship_gives_the_same_bytes(edition: str, class_: str) -> None:
    first, second = (yard(5, edition, class_, legal=False) for _ in range(2))
    assert ship_svg(first, title="x") == ship_svg(second, title="x")


def test_words_from_outside_are_escaped() -> None:
    nasty = "<script>\"&'</title>\x00\x1b]]>\ufffe\ud800"
    svg = ship_svg(yard(1, "1e", "II", legal=True), title=nasty, labels={"desc": nasty, "cabin": nasty})
    root = ET.fromstring(svg.encode())
    assert root.findtext(f"{SVG}title") == root.findtext(f"{SVG}desc") == "<script>\"&'</title>]]>"
    assert not list(root.iter(f"{SVG}script"))


def test_no_words_unless_they_are_given() -> None:
    root = ET.fromstring(ship_svg(yard(1, "1e", "II", legal=True)))
    assert not list(root.iter(f"{SVG}title"))
    assert not list(root.iter(f"{SVG}desc"))
