"""Pictures about building and the ship check. Used by `pictures`."""

from starhaul.plugins.trucker.book.canvas import (
    Drawing,
    around,
    count_at,
    cut_out,
    finished,
    framed,
    no,
    scaled,
    sheet_of,
    side_by_side,
    tile_drawing,
    whole,
    yes,
)
from starhaul.plugins.trucker.book.shipyard import built, cell_at, laid
from starhaul.svg import Element, element, group, link, path, use
from starhaul.svg.themes import Theme
from starhaul.trucker.draw import tile_art
from starhaul.trucker.draw.pipes import common
from starhaul.trucker.draw.sheet import SIDE
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.parts import goods as cubes
from starhaul.trucker.parts.terms import DIRECTIONS, Alien, Goods, Kind
from starhaul.trucker.ship.board import board_of, cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.ship import CODE_OF_ALIEN, Ship
from starhaul.trucker.ship.ship_check import faults
from starhaul.trucker.ship.strength import shielded


def empty_board(theme: Theme, class_: str, edition: str) -> Drawing:
    board = board_of(edition, class_)
    return whole(ShipPlan(Ship.bare(Hull.empty(board)), board.zone()), theme, name=f"-{class_}")


def boards(theme: Theme) -> str:
    """The boards of the three classes."""
    return finished(
        framed(side_by_side([scaled(empty_board(theme, name, "2e"), 0.6) for name in ("I", "II", "III")])),
        theme,
    )


def board_upright(theme: Theme) -> str:
    return finished(empty_board(theme, "IIIA", "1e"), theme, is_bare=True)


def start(theme: Theme) -> str:
    return finished(whole(built({}), theme), theme, is_bare=True)


def attaching(theme: Theme) -> str:
    """Where the next tile may go."""
    plan = built({(6, 7): "cabin", (7, 6): "cannon:0", (8, 7): "cargo"})
    hull, sheet = plan.ship.hull, sheet_of(plan)
    free = hull.board.touching(hull.occupied) & hull.board.zone().cells & ~hull.occupied
    return finished(whole(plan, theme, around(sheet, cells_of(free), "choice")), theme, is_bare=True)


# --- connectors --------------------------------------------------------------------------------------------


def contact(first: int, second: int) -> Drawing:
    """Two structural sides facing each other, with the verdict of the ship check."""
    left = group(*_sided(first), transform="translate(20 20)")
    right = group(*_sided(second), transform="translate(220 20) scale(-1 1)")
    sleeve = list[Element]()
    is_bad = bool(first) != bool(second) or (first != second and 3 not in (first, second))
    if first and second and not is_bad:
        name = f"joint-{common(first, second)}"
        sleeve = [element("use", href=link(name), transform="translate(120 70) rotate(90)")]
    verdict = no(120, 150) if is_bad else yes(120, 150)
    return Drawing([left, right, *sleeve, verdict], 240, 176)


def _sided(connector: int) -> list[Element]:
    """A bare tile with one connector at its right side."""
    sides = [
        use(f"side-{connector if direction == 1 else 0}", rotation=direction) for direction in DIRECTIONS
    ]
    return [use("body"), *sides, use("plate")]


def _contacts(pairs: list[tuple[int, int]], columns: int) -> Drawing:
    return framed(side_by_side([contact(*pair) for pair in pairs], 20, columns))


def fitting(theme: Theme) -> str:
    return finished(_contacts([(1, 1), (2, 2), (3, 1), (3, 2), (3, 3)], 3), theme)


def not_fitting(theme: Theme) -> str:
    return finished(_contacts([(1, 2), (1, 0), (2, 0), (3, 0)], 2), theme)


def smooth(theme: Theme) -> str:
    return finished(_contacts([(0, 0)], 1), theme)


# --- tiles -------------------------------------------------------------------------------------------------


def _tile(kind: Kind, capacity: int = 0) -> int:
    """The first tile of a kind."""
    return next(
        number
        for number, record in enumerate(tile_set("2e").records)
        if number and record.kind is kind and capacity in (0, record.capacity)
    )


def rotations(theme: Theme) -> str:
    number = _tile(Kind.CABIN)
    return finished(framed(side_by_side([tile_drawing(number, turn) for turn in DIRECTIONS])), theme)


def doubles(theme: Theme) -> str:
    kinds = (Kind.DOUBLE_CANNON, Kind.DOUBLE_ENGINE, Kind.SHIELD, Kind.BATTERY)
    return finished(framed(side_by_side([tile_drawing(_tile(kind)) for kind in kinds])), theme)


def batteries(theme: Theme) -> str:
    sizes = [tile_drawing(_tile(Kind.BATTERY, size)) for size in (2, 3)]
    return finished(framed(side_by_side(sizes)), theme)


def holds(theme: Theme) -> str:
    """Holds with the goods that they may carry."""
    loads = [
        (Kind.CARGO, (Goods.YELLOW, Goods.GREEN)),
        (Kind.CARGO, (Goods.YELLOW, Goods.GREEN, Goods.BLUE)),
        (Kind.SPECIAL_CARGO, (Goods.RED,)),
        (Kind.SPECIAL_CARGO, (Goods.RED, Goods.BLUE)),
    ]
    return finished(framed(side_by_side([_hold(kind, load) for kind, load in loads])), theme)


def _hold(kind: Kind, load: tuple[Goods, ...]) -> Drawing:
    number, board = _tile(kind, len(load)), board_of("2e", "I")
    cell = cell_at(board, (7, 7))
    ship = Ship.bare(Hull.empty(board).place(cell, number)).with_goods(cell, cubes.pack(load))
    drawn = [*tile_art.tile("2e", number, 0), *tile_art.contents(ship, cell)]
    return Drawing([group(*drawn, transform="translate(20 20)")], 140, 140)


# --- ships -------------------------------------------------------------------------------------------------


def engines(theme: Theme) -> str:
    """An engine in its place, one that points the wrong way, one with a tile behind it."""
    good = built({(7, 8): "engine"})
    turned = laid({(7, 8): (88, 1)})
    blocked = laid({(7, 8): (76, 0), (7, 9): (38, 0)})
    return finished(_judged([good, turned, blocked], theme), theme)


def cannons(theme: Theme) -> str:
    """Cannons with and without a free cell in front of them."""
    good = built({(7, 6): "cannon:0", (6, 7): "cannon:3"})
    blocked = laid({(7, 6): (103, 0), (7, 5): (35, 0)})
    return finished(_judged([good, blocked], theme), theme)


def _judged(plans: list[ShipPlan], theme: Theme) -> Drawing:
    """Ships side by side, each with the verdict of the ship check."""
    drawings = []
    for number, plan in enumerate(plans):
        drawing = cut_out(plan, theme, name=f"-{number}")
        verdict = (no if faults(plan.ship.hull, plan.zone) else yes)(drawing.width / 2, drawing.height + 26)
        drawings.append(Drawing([*drawing.content, verdict], drawing.width, drawing.height + 50))
    return framed(side_by_side(drawings))


def shields(theme: Theme) -> str:
    """Two shields and the sides of the ship that they cover."""
    plan = built({(6, 7): "shield:3", (8, 7): "battery", (7, 6): "cannon:0", (7, 8): "engine"})
    hull, sheet = plan.ship.hull, sheet_of(plan)
    covered = shielded(plan.ship)
    shown = [cell for cell, tile in enumerate(hull.tiles) if tile]
    xs, ys = zip(*(sheet.corner(cell) for cell in shown), strict=True)
    left, top, right, low = min(xs) - 24, min(ys) - 24, max(xs) + SIDE + 24, max(ys) + SIDE + 24
    lines = (
        f"M{left} {top}H{right}",
        f"M{right} {top}V{low}",
        f"M{right} {low}H{left}",
        f"M{left} {low}V{top}",
    )
    arcs = [path(lines[direction], "cover") for direction in covered]
    return finished(cut_out(plan, theme, arcs), theme, is_bare=True)


def life_support(theme: Theme) -> str:
    """A cabin with an alien beside its life support, and a cabin with humans."""
    plan = built({(6, 7): "cabin", (5, 7): "life_support_purple", (8, 7): "cabin"})
    board = plan.ship.hull.board
    ship = plan.ship.with_crew(cell_at(board, (6, 7)), CODE_OF_ALIEN[Alien.PURPLE])
    return finished(cut_out(ShipPlan(ship, plan.zone), theme), theme, is_bare=True)


def open_ship() -> ShipPlan:
    """A ship with a few open connectors."""
    return built(
        {(6, 7): "cabin+", (8, 7): "cargo+", (7, 6): "cannon:0", (7, 8): "engine", (6, 8): "battery+"}, "II"
    )


def open_connectors(theme: Theme) -> str:
    """Every open connector with its number."""
    plan = open_ship()
    sheet, marks = sheet_of(plan), list[Element]()
    for direction in DIRECTIONS:
        for cell in cells_of(plan.ship.hull.open_connectors[direction]):
            marks.append(count_at(sheet, cell, direction, len(marks) + 1))
    return finished(cut_out(plan, theme, marks), theme, is_bare=True)


def faulty(theme: Theme) -> str:
    """A ship with several errors, marked as in the check."""
    plan = laid(
        {
            (6, 7): (40, 0),
            (5, 7): (27, 3),
            (8, 7): (71, 1),
            (7, 6): (103, 0),
            (7, 5): (17, 0),
            (7, 8): (76, 0),
            (7, 9): (101, 2),
            (9, 7): (38, 0),
        },
        "II",
    )
    return finished(cut_out(plan, theme), theme, is_bare=True)


def loose(theme: Theme) -> str:
    """A part that no connector joins to the ship."""
    plan = laid({(6, 7): (8, 0), (5, 7): (8 + 1, 2), (8, 7): (21, 0), (5, 6): (145, 3)}, "II")
    return finished(cut_out(plan, theme), theme, is_bare=True)
