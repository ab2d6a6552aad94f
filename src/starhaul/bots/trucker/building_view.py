"""What a builder makes of its view: its hull, the zone, the tiles it has not seen, and the time left."""

from functools import cached_property
from typing import Any

from starhaul.bots.bot_contract import Briefing
from starhaul.bots.trucker.ship_value import FLEET, SCALES
from starhaul.trucker.data import rule_data
from starhaul.trucker.match.config import Config, profile
from starhaul.trucker.match.modifiers import LAST_FLIGHT
from starhaul.trucker.parts.terms import Kind
from starhaul.trucker.ship.board import Mask, Zone
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.views.view import SeatView, View, YardView

_LIFE_SUPPORTS = (Kind.LIFE_SUPPORT_PURPLE, Kind.LIFE_SUPPORT_BROWN)
TURNS_PER_FIELD = 8
"""In turns every seat has about so many in each field."""
NO_RESERVE, NO_LOOKING = "HSE-T5", "HSE-T6"


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
        self.whole: Zone = self.board.zone(view.yard_dice)
        self.scale = SCALES[FLEET if self.board.is_fleet else min(self.profile.flight.level, FLEET) - 1]
        self.hand = self.mine.hand
        self.reserve = self.mine.reserve

    @property
    def yard(self) -> YardView:
        assert self.view.yard is not None, "only while building"
        return self.view.yard

    @cached_property
    def hull(self) -> Hull:
        return self.hull_of(self.seat)

    def hull_of(self, seat: int) -> Hull:
        tiles = self.view.seats[seat].ship.tiles
        return Hull.of(self.board, {cell: (tile, rotation) for cell, tile, rotation in tiles})

    @cached_property
    def zone(self) -> Zone:
        """Where to build. Dice of the yard will join ships: as long as any is to come only one is begun, so
        that none is too full to be joined to another."""
        if not self.dice_to_come:
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
        out = {Kind.STARTING_CABIN}
        if self.profile.learning and not self.profile.edition.learns_with_life_supports:
            out.update(_LIFE_SUPPORTS)
        records = tile_set(self.config.edition).records
        return [n for n in range(1, len(records)) if n not in seen and records[n].kind not in out]

    @property
    def slots(self) -> int:
        """How many tiles may be set aside."""
        if self.profile.learning or self.handicap == NO_RESERVE:
            return 0
        return 1 if "tidy_yard" in self.view.roads else self.board.record.reserve_slots

    @property
    def handicap(self) -> str:
        """What a gold title makes harder for this seat, by its rule."""
        if not self.view.titles or self.view.round != LAST_FLIGHT or not self.config.options.gold_handicaps:
            return ""
        rules = {title.id: title.handicap for title in rule_data.titles().titles}
        return next((rules[t.title] for t in self.view.titles if t.gold and t.seat == self.seat), "")

    # --- the others ----------------------------------------------------------------------------------------

    @property
    def is_finished(self) -> bool:
        return self.mine.start > 0

    @property
    def rivals(self) -> list[int]:
        """All other seats, but not the own team's: opposite seats are partners."""
        team = self.config.options.teams != "none"
        others = [seat for seat in range(self.config.seats) if seat != self.seat]
        return [seat for seat in others if not team or (seat - self.seat) % 2]

    @property
    def builders(self) -> int:
        """How many share what is left of the pool."""
        return sum(not seat.start for seat in self.view.seats)

    @property
    def free_starts(self) -> list[int]:
        taken = [seat.start for seat in self.view.seats]
        return [number for number in range(1, self.config.seats + 1) if number not in taken]

    # --- piles ---------------------------------------------------------------------------------------------

    def piles_to_look_at(self) -> list[int]:
        """The open piles that may be taken now (BLD-36, BLD-37)."""
        if self.handicap == NO_LOOKING or not self._has_begun:
            return []
        last = 1 if "closed_archive" in self.view.roads else 3
        shared = self.config.options.shared_piles
        taken = [] if shared else [seat.looking for seat in self.view.seats]
        return [pile for pile in range(min(last, len(self.yard.piles))) if pile not in taken]

    @property
    def _has_begun(self) -> bool:
        if self.board.start is None:
            return all(region & self.hull.occupied for region in self.whole.regions)
        return self.hull.occupied.bit_count() > 1

    # --- time ----------------------------------------------------------------------------------------------

    @property
    def in_turns(self) -> bool:
        return self.config.options.build == "turns" and not self.profile.learning

    @property
    def has_hourglass(self) -> bool:
        return self.config.options.build != "relaxed" and not self.profile.learning

    @property
    def chooses_start(self) -> bool:
        return self.has_hourglass

    @property
    def field(self) -> int:
        return self.profile.timer.fields.index(self.yard.field)

    @property
    def fields_to_come(self) -> int:
        return len(self.profile.timer.fields) - 1 - self.field

    def time_left_ms(self) -> int:
        """If everybody flips as soon as possible."""
        seconds = self.config.options.run_seconds or rule_data.flights(self.config.edition).hourglass_seconds
        run_ms = seconds * 2000 // 3 if "fine_sand" in self.view.roads else seconds * 1000
        running = self.yard.run_ends - self.at_ms if self.yard.run_ends else 0
        extra = self.config.options.handicaps
        return running + self.fields_to_come * run_ms + (1000 * extra[self.seat] if extra else 0)

    @property
    def dice_to_come(self) -> int:
        """Dice of the yard not yet rolled: until then nobody knows which ships will be one."""
        return self.board.dice_in_yard - len(self.view.yard_dice)

    def may_flip(self) -> bool:
        if not self.has_hourglass or self.yard.run_ends or not self.fields_to_come:
            return False
        if self.yard.die_due and not self.in_turns:
            return False
        return self.is_finished or self.field + 1 < self.profile.timer.reserved

    def may_roll(self) -> bool:
        return self.has_hourglass and self.yard.die_due and not self.in_turns

    def key(self) -> Any:
        """Same key, same worth of tiles: the ship and the zone."""
        return self.hull, self.view.yard_dice
