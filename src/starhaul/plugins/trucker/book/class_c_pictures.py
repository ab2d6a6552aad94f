"""Pictures about ships of class C: the crack, the torus and the yard of four parts. Used by `pictures`."""

from starhaul.plugins.trucker.book.building_pictures import empty_board
from starhaul.plugins.trucker.book.canvas import (
    Drawing,
    around,
    cut_out,
    finished,
    framed,
    lane_arrow,
    no,
    scaled,
    sheet_of,
    side_by_side,
    whole,
    yes,
)
from starhaul.plugins.trucker.book.shipyard import Place, built, cell_at
from starhaul.svg import Element
from starhaul.svg.themes import Theme
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.parts.terms import DIRECTIONS, LEFT, RIGHT, Kind
from starhaul.trucker.ship.board import board_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.ship import Ship
from starhaul.trucker.ship.ship_check import faults
from starhaul.trucker.ship.threats import strikes


def _with(kind: Kind, side: int, connector: int, used: int = 0) -> tuple[int, int]:
    """A first-edition tile of a kind with this connector at this side, and its rotation."""
    tiles = tile_set("1e")
    return next(
        (number, rotation)
        for number, record in enumerate(tiles.records)
        if number and number != used and record.kind is kind
        for rotation in DIRECTIONS
        if tiles.placed[number][rotation].connectors[side] == connector
    )


def _pair(class_: str, left: Place, right: Place, connectors: tuple[int, int]) -> ShipPlan:
    board = board_of("1e", class_)
    one = _with(Kind.CABIN, RIGHT, connectors[0])
    other = _with(Kind.CARGO, LEFT, connectors[1])
    hull = Hull.empty(board).place(cell_at(board, left), *one).place(cell_at(board, right), *other)
    return ShipPlan(Ship.bare(hull), board.zone())


def crack(theme: Theme) -> str:
    """Pairs of tiles across the crack: equal connectors fit, a universal one fits only another."""
    drawings = []
    for number, pair in enumerate(((2, 2), (3, 2))):
        plan = _pair("IIC", (2, 3), (3, 3), pair)
        drawing = cut_out(plan, theme, name=f"-{number}")
        is_bad = bool(faults(plan.ship.hull, plan.zone))
        verdict = (no if is_bad else yes)(drawing.width / 2, drawing.height + 26)
        drawings.append(Drawing([*drawing.content, verdict], drawing.width, drawing.height + 50))
    return finished(framed(side_by_side(drawings)), theme)


def crack_board(theme: Theme) -> str:
    return finished(empty_board(theme, "IIC", "1e"), theme, is_bare=True)


def split(theme: Theme) -> str:
    """A roll of 3 from the left: the hit splits and comes in both rows with that number."""
    plan = built(
        {
            (2, 4): "cabin",
            (2, 3): "structural",
            (2, 5): "cargo",
            (2, 6): "battery",
        },
        "IIC",
        "1e",
        (3, 4),
    )
    hull, sheet = plan.ship.hull, sheet_of(plan)
    over = list[Element]()
    for strike in strikes(hull, hull.board.aim(LEFT, (3,))):
        over += lane_arrow(sheet, strike.lane.cells, LEFT, strike.cell)
        over += around(sheet, [strike.cell] if strike.cell is not None else [], "struck")
    return finished(whole(plan, theme, over), theme, is_bare=True)


def torus(theme: Theme) -> str:
    """Two tiles that are neighbours over the edge."""
    plan = _pair("IIIC", (6, 3), (1, 3), (2, 2))
    return finished(whole(plan, theme), theme, is_bare=True)


def yard(theme: Theme) -> str:
    """The four parts of IVC before the dice."""
    return finished(empty_board(theme, "IVC", "1e"), theme, is_bare=True)


def joined_yard(theme: Theme) -> str:
    """The same yard after a 3 and after a 3 and a 6."""
    board = board_of("1e", "IVC")
    drawings = []
    for number, dice in enumerate(((3,), (3, 6))):
        plan = ShipPlan(Ship.bare(Hull.empty(board)), board.zone(dice))
        drawings.append(scaled(whole(plan, theme, name=f"-{number}"), 0.6))
    return finished(framed(side_by_side(drawings)), theme)
