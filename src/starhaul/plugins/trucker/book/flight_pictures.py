"""Pictures about flight: the track, strengths, threats and damage, and what cards do. Used by `pictures`."""

from starhaul.plugins.trucker.book.building_pictures import open_ship
from starhaul.plugins.trucker.book.canvas import (
    Drawing,
    around,
    arrow,
    cut_out,
    finished,
    framed,
    lane_arrow,
    sheet_of,
    side_by_side,
    tile_drawing,
    whole,
)
from starhaul.plugins.trucker.book.shipyard import built, cell_at
from starhaul.plugins.trucker.book.threat_art import threat
from starhaul.svg import Element, element, group, named, text
from starhaul.svg.themes import Theme
from starhaul.trucker.data import rule_data
from starhaul.trucker.data.edition import edition
from starhaul.trucker.draw.marks import mark
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.parts.terms import FRONT, LEFT, REAR, RIGHT, Goods
from starhaul.trucker.ship.board import cells_of
from starhaul.trucker.ship.threats import is_exposed, shooters, strikes

_EACH = 62


# --- the track ---------------------------------------------------------------------------------------------


def _track(spaces: int, rockets: dict[int, str], ghosts: dict[int, str] | None = None) -> list[Element]:
    drawn = []
    for space in range(spaces):
        box = {"x": space * _EACH + 2, "y": 60, "width": _EACH - 4, "height": 56, "rx": 6}
        drawn.append(element("rect", **box, class_=named("zone")))
        drawn.append(text(space * _EACH + _EACH / 2, 136, str(space + 1), "num small"))
    for look, where in (("dim", ghosts or {}), ("rocket", rockets)):
        drawn += [
            group(mark(f"rocket-{colour}", _EACH * (space + 0.5), 88), look=look)
            for space, colour in where.items()
        ]
    return drawn


def _hop(first: int, last: int) -> list[Element]:
    """A bow over the track from one space to another."""
    middle = (first + last + 1) / 2 * _EACH
    start, end = (first + 0.5) * _EACH, (last + 0.5) * _EACH
    return arrow([(start, 52), (start, 26), (middle, 18), (end, 26), (end, 54)], "way")


def _moved(start: int, days: int, others: set[int]) -> int:
    """Where a rocket ends (FLT-05, FLT-06): occupied spaces are skipped and not counted."""
    step, left, place = (1 if days > 0 else -1), abs(days), start
    while left:
        place += step
        left -= place not in others
    return place


def order(theme: Theme) -> str:
    drawn = _track(10, {8: "yellow", 6: "blue", 3: "green", 2: "red"})
    for number, space in enumerate((8, 6, 3, 2), start=1):
        drawn.append(text(_EACH * (space + 0.5), 44, str(number), "num big"))
    return finished(framed(Drawing(drawn, 10 * _EACH, 142)), theme)


def _move_picture(theme: Theme, start: int, days: int, others: dict[int, str]) -> str:
    end = _moved(start, days, set(others))
    drawn = [*_track(12, {**others, end: "blue"}, {start: "blue"}), *_hop(start, end)]
    return finished(framed(Drawing(drawn, 12 * _EACH, 142)), theme)


def losing_days(theme: Theme) -> str:
    return _move_picture(theme, 9, -3, {7: "green", 4: "red"})


def gaining_days(theme: Theme) -> str:
    return _move_picture(theme, 1, 4, {3: "green", 5: "red"})


def lapped(theme: Theme) -> str:
    """The leader has come round and passed the last rocket."""
    drawn = _track(12, {4: "blue", 6: "yellow", 10: "green"})
    drawn += arrow([(0.2 * _EACH, 36), (6.3 * _EACH, 36)], "aim")
    drawn.append(text(7 * _EACH, 48, "+1", "num big"))
    return finished(framed(Drawing(drawn, 12 * _EACH, 142)), theme)


# --- threats -----------------------------------------------------------------------------------------------


def _target() -> ShipPlan:
    """The ship at which the pictures aim."""
    return built(
        {
            (7, 6): "cannon:0",
            (6, 7): "cabin",
            (8, 7): "shield:0",
            (7, 8): "engine",
            (6, 8): "engine",
            (8, 8): "battery+",
        }
    )


def _aimed(plan: ShipPlan, theme: Theme, what: str, side: int, dice: tuple[int, int], look: str) -> str:
    """A threat on its way to the tile that the rules say it strikes; `look` frames that tile."""
    hull, sheet = plan.ship.hull, sheet_of(plan)
    over = list[Element]()
    for strike in strikes(hull, hull.board.aim(side, dice)):
        over += lane_arrow(sheet, strike.lane.cells, side, strike.cell)
        over += around(sheet, [strike.cell] if strike.cell is not None else [], look)
        x, y = sheet.corner(strike.lane.cells[0])
        dx, dy = {FRONT: (50, -42), RIGHT: (142, 50), REAR: (50, 142), LEFT: (-42, 50)}[side]
        turn = f"translate({x + dx:g} {y + dy:g}) rotate({90 * side}) scale(.9)"
        over.append(group(threat(what), transform=turn))
    return finished(whole(plan, theme, over), theme, is_bare=True)


def aiming(theme: Theme) -> str:
    return _aimed(_target(), theme, "shot-small", FRONT, (3, 3), "struck")


def aiming_side(theme: Theme) -> str:
    return _aimed(_target(), theme, "shot-small", LEFT, (4, 4), "struck")


def missing(theme: Theme) -> str:
    return _aimed(_target(), theme, "shot-large", FRONT, (4, 5), "struck")


def bouncing(theme: Theme) -> str:
    plan = _target()
    dice = next(d for d in _rolls() if _small(plan, FRONT, d) is False)
    return _aimed(plan, theme, "meteor-small", FRONT, dice, "saved")


def exposed(theme: Theme) -> str:
    plan = _target()
    side, dice = next((s, d) for s in (RIGHT, REAR, LEFT) for d in _rolls() if _small(plan, s, d))
    return _aimed(plan, theme, "meteor-small", side, dice, "struck")


def _rolls() -> list[tuple[int, int]]:
    return [(first, second) for first in range(1, 7) for second in range(first, 7)]


def _small(plan: ShipPlan, side: int, dice: tuple[int, int]) -> bool | None:
    """Whether a small meteor finds an open connector; None if it misses."""
    hull = plan.ship.hull
    found = [strike for strike in strikes(hull, hull.board.aim(side, dice)) if strike.cell is not None]
    return is_exposed(hull, found[0]) if found else None


def _shooting(theme: Theme, plan: ShipPlan, side: int, dice: tuple[int, int]) -> str:
    """A large meteor, the tile it would strike, and in green the cannons that can shoot it."""
    hull, sheet = plan.ship.hull, sheet_of(plan)
    (strike,) = strikes(hull, hull.board.aim(side, dice))
    guns = shooters(hull, strike, edition("2e"))
    over = [
        *lane_arrow(sheet, strike.lane.cells, side, strike.cell),
        *around(sheet, [strike.cell] if strike.cell is not None else [], "struck"),
        *around(sheet, cells_of(guns.single | guns.double), "saved"),
    ]
    x, y = sheet.corner(strike.lane.cells[0])
    dx, dy = {FRONT: (50, -42), RIGHT: (142, 50), REAR: (50, 142), LEFT: (-42, 50)}[side]
    place = f"translate({x + dx:g} {y + dy:g}) rotate({90 * side}) scale(.8)"
    over.append(group(threat("meteor-large"), transform=place))
    return finished(whole(plan, theme, over), theme, is_bare=True)


def shooting_front(theme: Theme) -> str:
    plan = built({(6, 7): "cabin", (6, 6): "cannon:0", (8, 7): "cargo", (8, 6): "cannon:0"})
    return _shooting(theme, plan, FRONT, (3, 3))


def shooting_side(theme: Theme) -> str:
    plan = built(
        {(6, 7): "cabin", (7, 6): "structural", (6, 6): "cannon:3", (7, 8): "cargo", (6, 8): "cargo"}
    )
    return _shooting(theme, plan, LEFT, (3, 4))


# --- damage ------------------------------------------------------------------------------------------------


def falling_apart(theme: Theme) -> str:
    """The tile that is hit, and what falls off with it; then the ship that flies on."""
    plan = built(
        {(6, 7): "structural", (5, 7): "cabin", (5, 8): "engine", (8, 7): "cargo", (7, 6): "cannon:0"}
    )
    hull, sheet = plan.ship.hull, sheet_of(plan)
    hit = cell_at(hull.board, (6, 7))
    lost = [part for part in hull.parts_without(1 << hit) if not part >> cell_at(hull.board, (7, 7)) & 1]
    gone = sum(lost) | 1 << hit
    shown = [cell for cell, tile in enumerate(hull.tiles) if tile]
    over = [*around(sheet, [hit], "struck"), *around(sheet, cells_of(gone & ~(1 << hit)), "choice")]
    before = cut_out(plan, theme, over, shown, "-before")
    after = cut_out(ShipPlan(plan.ship.without(gone), plan.zone), theme, (), shown, "-after")
    way = Drawing(arrow([(0, 20), (50, 20)], "way"), 60, 40)
    return finished(framed(side_by_side([before, way, after])), theme)


def epidemic(theme: Theme) -> str:
    """Occupied cabins that are joined to each other fall ill."""
    plan = built({(6, 7): "cabin", (8, 7): "cargo", (9, 7): "cabin"})
    sheet = sheet_of(plan)
    over = around(sheet, cells_of(plan.ship.infected()), "struck")
    return finished(cut_out(plan, theme, over), theme, is_bare=True)


def sabotage(theme: Theme) -> str:
    """A column and a row, and the tile where they meet."""
    plan = _target()
    hull, sheet = plan.ship.hull, sheet_of(plan)
    (cell,) = hull.board.cells_named(8, 8)
    column = hull.board.aim(FRONT, (4, 4)).lanes[0].cells
    row = hull.board.aim(LEFT, (4, 4)).lanes[0].cells
    over = [
        *lane_arrow(sheet, column, FRONT, cell),
        *lane_arrow(sheet, row, LEFT, cell),
        *around(sheet, [cell], "struck"),
    ]
    return finished(whole(plan, theme, over), theme, is_bare=True)


# --- cards -------------------------------------------------------------------------------------------------


def prices(theme: Theme) -> str:
    """Goods and their prices."""
    return finished(framed(side_by_side([_priced(colour) for colour in Goods], 36)), theme)


def _priced(colour: Goods) -> Drawing:
    price = rule_data.flights("2e").goods_values[colour]
    coins = [mark("coin", 34 + 30 * (number % 2), 84 + 30 * (number // 2)) for number in range(price)]
    return Drawing([mark(f"cube-{colour}", 50, 30, 1.8), *coins], 100, 130)


def strength(theme: Theme) -> str:
    """Cannons by direction and what each counts."""
    parts = [(103, 0, "1"), (103, 1, "½"), (127, 0, "2"), (127, 1, "1")]
    return finished(framed(side_by_side([_counted(*part) for part in parts])), theme)


def thrust(theme: Theme) -> str:
    return finished(framed(side_by_side([_counted(*part) for part in [(73, 0, "1"), (92, 0, "2")]])), theme)


def _counted(number: int, rotation: int, value: str) -> Drawing:
    drawing = tile_drawing(number, rotation)
    return Drawing([*drawing.content, text(70, 180, value, "num big")], 140, 190)


def open_hole(theme: Theme) -> str:
    """A hole inside a ship: connectors there are open, but nothing from outside reaches them."""
    plan = built(
        {
            (7, 6): "structural",
            (6, 6): "cabin+",
            (5, 6): "structural",
            (5, 7): "cargo+",
            (5, 8): "structural",
            (6, 8): "cabin+",
            (7, 8): "structural",
        },
        "II",
    )
    return finished(cut_out(plan, theme), theme, is_bare=True)


def aboard(theme: Theme) -> str:
    """A ship ready for launch: crew and batteries in their places."""
    return finished(cut_out(open_ship(), theme), theme, is_bare=True)
