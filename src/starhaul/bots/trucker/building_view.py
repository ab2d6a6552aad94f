"""What a builder makes of its view: its hull, the zone, the tiles it has not seen, and the time left.

No rules: a `BuildingView` is a `KnownBuilding`, which the rules themselves can be asked about.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from starhaul.bots.bot_contract import Briefing
from starhaul.bots.trucker.ship_value import FLEET, SCALES
from starhaul.trucker.match.building_status import (
    dice_to_come,
    extra_ms,
    last_field,
    shows_beginning,
    tiles_in_play,
)
from starhaul.trucker.match.config import Config, profile, rivals_of
from starhaul.trucker.match.modifiers import run_ms
from starhaul.trucker.match.state import Trek
from starhaul.trucker.ship.board import Mask, Zone
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.views.view import SeatView, View, YardView
from starhaul.trucker.views.viewing import roads_of, trek_of


class YardInView(NamedTuple):
    """The yard as rules ask for it (`KnownYard`)."""

    hands: Sequence[int]
    looking: Sequence[int]
    starts: Sequence[int]
    piles: Sequence[int]
    field: int
    run_ends: int


class BuildingView:
    """One look at the yard. Everything here follows from the view and the agreed configuration."""

    def __init__(self, config: Config, briefing: Briefing) -> None:
        view: View = briefing.view
        assert view.me is not None, "builders sit at the table"
        self.config = config
        self.view = view
        self.at_ms = briefing.at_ms
        self.seat: int = view.me
        self.mine: SeatView = view.seats[view.me]
        self.profile = profile(config, view.round)
        self.board = self.profile.board
        self.round = view.round
        self.yard_dice = view.yard_dice
        self.whole: Zone = self.board.zone(view.yard_dice)
        self.scale = SCALES[FLEET if self.board.is_fleet else min(self.profile.flight.level, FLEET) - 1]
        self.hand = self.mine.hand
        self.reserve = self.mine.reserve

    @property
    def yard(self) -> YardView:
        assert self.view.yard is not None, "only while building"
        return self.view.yard

    @cached_property
    def in_yard(self) -> YardInView:
        seats, yard = self.view.seats, self.yard
        return YardInView(
            [seat.hand for seat in seats],
            [seat.looking for seat in seats],
            [seat.start for seat in seats],
            yard.piles,
            self.profile.timer.fields.index(yard.field) if yard.field else -1,
            yard.run_ends,
        )

    @cached_property
    def roads(self) -> tuple[int, ...]:
        return roads_of(self.view)

    @cached_property
    def trek(self) -> Trek | None:
        return trek_of(self.view)

    def has_attached(self, seat: int) -> bool:
        return shows_beginning(self.hull_of(seat))

    @cached_property
    def hull(self) -> Hull:
        return self._read_hull(self.seat)

    def hull_of(self, seat: int) -> Hull:
        return self.hull if seat == self.seat else self._read_hull(seat)

    def _read_hull(self, seat: int) -> Hull:
        tiles = self.view.seats[seat].ship.tiles
        return Hull.of(self.board, {cell: (tile, rotation) for cell, tile, rotation in tiles})

    @cached_property
    def zone(self) -> Zone:
        """Where to build. Dice of the yard will join ships: as long as any is to come only one is begun, so
        that none is too full to be joined to another."""
        if not dice_to_come(self):
            return self.whole
        begun = self.hull.occupied
        region = max(self.whole.regions, key=lambda region: (bool(region & begun), region.bit_count()))
        return Zone(region, (region,))

    @cached_property
    def free(self) -> Mask:
        return self.zone.cells & ~self.hull.occupied

    # --- tiles ---------------------------------------------------------------------------------------------

    @cached_property
    def hidden(self) -> list[int]:
        """The tiles nobody has turned over yet, in the order of their numbers."""
        seen = {tile for _, tile in self.yard.face_up}
        for seat in self.view.seats:
            seen.update(tile for _, tile, _ in seat.ship.tiles)
            seen.update((seat.hand, *seat.reserve))
        return [tile for tile in tiles_in_play(self) if tile not in seen]

    # --- the others ----------------------------------------------------------------------------------------

    @property
    def rivals(self) -> list[int]:
        return rivals_of(self.config, self.seat)

    @property
    def builders(self) -> int:
        """How many share what is left of the pool."""
        return sum(not seat.start for seat in self.view.seats)

    # --- time ----------------------------------------------------------------------------------------------

    @property
    def fields_to_come(self) -> int:
        return last_field(self) - self.in_yard.field

    def time_left_ms(self) -> int:
        """If everybody flips as soon as possible."""
        running = self.yard.run_ends - self.at_ms if self.yard.run_ends else 0
        return running + self.fields_to_come * run_ms(self) + extra_ms(self, self.seat)

    def key(self) -> Any:
        """Same key, same worth of tiles: the ship and the zone."""
        return self.hull, self.view.yard_dice
