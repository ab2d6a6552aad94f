"""Titles of the Trek: how ships score and what a title is worth (chapter TRK, HSE-T7 … HSE-T10).

Used by settlement, `flow.trek` and bots. Who gets and keeps a title is decided in `flow.trek`.
"""

from collections.abc import Callable

from starhaul.trucker.data import rule_data
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.terms import DIRECTIONS
from starhaul.trucker.ship.board import cells_of
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.ship import BROWN, PURPLE, Ship

FIRST_FLIGHT = 0


def tiles_with_goods(ship: Ship) -> int:
    return sum(1 for packed in ship.goods if packed)


def battery_powered_tiles(ship: Ship) -> int:
    """The number of double cannons, double engines and shields."""
    layers = ship.hull.layers
    powered = 0
    for first in (Layer.DOUBLE_CANNON, Layer.DOUBLE_ENGINE, Layer.SHIELD):
        for direction in DIRECTIONS:
            powered |= layers[first + direction]
    return powered.bit_count()


def alien_isolation_sum(ship: Ship) -> int:
    """The sum over all aliens of the distance to the nearest other cabin tile, in rows plus columns
    (HSE-T7)."""
    layers, columns = ship.hull.layers, ship.hull.board.columns
    cabins = list(cells_of(layers[Layer.CABIN] | layers[Layer.STARTING_CABIN]))

    def distance(one: int, other: int) -> int:
        return abs(one // columns - other // columns) + abs(one % columns - other % columns)

    homes = [cell for cell, code in enumerate(ship.crew) if code in (PURPLE, BROWN)]
    return sum(min((distance(home, c) for c in cabins if c != home), default=0) for home in homes)


def cabins_with_view(ship: Ship) -> int:
    """Occupied cabins with a smooth side towards a cell without a tile or the edge of the board (HSE-T8)."""
    hull = ship.hull
    seeing = 0
    for direction in DIRECTIONS:
        blocked = hull.board.step(hull.occupied, direction ^ 2)
        seeing |= hull.layers[Layer.SMOOTH + direction] & ~blocked
    return sum(1 for cell, code in enumerate(ship.crew) if code and seeing >> cell & 1)


def tiles_on_ship(ship: Ship) -> int:
    """The number of tiles, including the starting cabin (HSE-T10)."""
    return ship.hull.occupied.bit_count()


def longest_corridor(ship: Ship) -> int:
    """The longest simple path along joints through tiles with connectors on one or two sides (HSE-T9)."""
    hull = ship.hull
    narrow = 0
    for cell in cells_of(hull.occupied):
        if sum(map(bool, hull.lying(cell).connectors)) <= 2:
            narrow |= 1 << cell
    # Every tile of the corridor has at most two joints, so it is a path or a ring: its length is its size.
    best = 0
    while narrow:
        group, grown = 0, narrow & -narrow
        while grown != group:
            group = grown
            grown |= hull.joined_to(group) & narrow
        best = max(best, group.bit_count())
        narrow &= ~group
    return best


METRICS: dict[str, Callable[[Ship], int]] = {
    "tiles_with_goods": tiles_with_goods,
    "battery_powered_tiles": battery_powered_tiles,
    "alien_isolation_sum": alien_isolation_sum,
    "cabins_with_view": cabins_with_view,
    "tiles_on_ship": tiles_on_ship,
    "longest_corridor": longest_corridor,
}


def score(ship: Ship, title: int) -> int:
    return METRICS[rule_data.titles().titles[title].metric](ship)


def best_in(state: State, title: int, finishers: tuple[int, ...]) -> list[int]:
    """The finishers with the best score, in ranking order. On the first flight a score of 0 does not win
    (TRK-04); later the highest score counts whatever it is (RUL-91)."""
    scores = [score(state.ships[seat], title) for seat in finishers]
    best = max(scores, default=0)
    if best == 0 and (state.round == FIRST_FLIGHT or not state.config.options.zero_defends):
        return []
    return [seat for seat, points in zip(finishers, scores, strict=True) if points == best]


def title_rewards(state: State, seat: int, finishers: tuple[int, ...]) -> list[int]:
    """The credits a finisher gets for titles in this flight (TRK-03, TRK-06, TRK-08, RUL-88)."""
    trek = state.trek
    if trek is None:
        return []
    credits = rule_data.titles().credits
    if state.round == FIRST_FLIGHT:
        return [credits["best"] for title in trek.titles if seat in best_in(state, title, finishers)]
    defended = [
        n
        for n, title in enumerate(trek.titles)
        if trek.holders[n] == seat and seat in best_in(state, title, finishers)
    ]
    if state.round == FIRST_FLIGHT + 1:
        return [credits["defended"]] * len(defended)
    prices = credits["defended_silver"], credits["defended_gold"]
    return [prices[trek.gold[n]] for n in defended]
