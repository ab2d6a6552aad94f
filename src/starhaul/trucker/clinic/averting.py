"""Where to put this shield or cannon? One tile, one meteor with fixed dice: place the tile so that the ship
loses nothing (HIT-05, HIT-07 … HIT-09)."""

import msgspec

from starhaul.kernel.chance import Draw
from starhaul.trucker.clinic.difficulty import Features, bits, rating_of
from starhaul.trucker.clinic.exercise import (
    Attempt,
    ClinicFinding,
    Diagnosis,
    Exercise,
    Solved,
    Task,
    place_of,
    seen,
)
from starhaul.trucker.clinic.placing import Spot, sound_spots, with_placed
from starhaul.trucker.clinic.spoiling import unused_tiles
from starhaul.trucker.clinic.surviving import rolled
from starhaul.trucker.clinic.swarm_flight import after_swarm
from starhaul.trucker.files.shipfile import ShipPlan, describe
from starhaul.trucker.parts.records import MeteorSwarm, Threat
from starhaul.trucker.parts.terms import SIDES, Kind, Size
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.ship import Ship
from starhaul.trucker.ship.ship_check import faults

TRIES = 150
DEVICES = {Kind.SHIELD: Size.SMALL, Kind.CANNON: Size.LARGE, Kind.DOUBLE_CANNON: Size.LARGE}
"""The devices, and the meteors that they are made for."""


class Averting(Exercise, frozen=True, tag="averting"):
    tile: int | str
    """The tile to place, by its ID."""
    meteor: Threat
    dice: tuple[int, ...]

    asks = "placed"
    is_manned = True

    def _number(self) -> int:
        return tile_set(self.ship.edition).number_of_id[self.tile]

    def task(self) -> Task:
        card = MeteorSwarm(meteors=(self.meteor,), level=min(3, self.plan().ship.hull.board.record.level))
        return self._task(
            tiles=[self._number()],
            turns=[0],
            card=msgspec.to_builtins(card),
            dice=[list(self.dice)],
        )

    def _solutions(self) -> list[Spot]:
        plan, tile = self.plan(), self._number()
        return [
            spot
            for spot in sound_spots(plan.ship.hull, plan.zone, tile)
            if self._is_averted(plan, plan.ship.hull.place(spot[0], tile, spot[1]))
        ]

    def _is_averted(self, plan: ShipPlan, hull: Hull) -> bool:
        return not after_swarm(loaded(plan.ship, hull), (self.meteor,), (self.dice,)).lost

    def example(self) -> Attempt:
        return Attempt(placed=(self._solutions()[0],))

    def grade(self, attempt: Attempt) -> Diagnosis:
        plan = self.plan()
        hull = with_placed(plan, [self._number()], attempt)
        found = faults(hull, plan.zone)
        solved = Solved(placed=self._solutions()[:1], faults=seen(found))
        if found:
            facts = {"fault": found[0].kind, "cell": place_of(plan, found[0].cells[0])}
            return Diagnosis(
                is_right=False,
                finding=ClinicFinding.PLACING_FAULT,
                rule=found[0].rule,
                facts=facts,
                solved=solved,
            )
        end = after_swarm(loaded(plan.ship, hull), (self.meteor,), (self.dice,))
        size = self.meteor.size.value
        if end.hit is None:
            rule = "HIT-05" if self.meteor.size is Size.SMALL else "HIT-07"
            facts = {"size": size}
            return Diagnosis(
                is_right=True, finding=ClinicFinding.AVERTING_RIGHT, rule=rule, facts=facts, solved=solved
            )
        facts = {"size": size, "side": end.hit.side, "cell": place_of(plan, end.hit.cell)}
        return Diagnosis(
            is_right=False,
            finding=ClinicFinding.AVERTING_HIT,
            rule=end.hit.rule(self.ship.edition),
            facts=facts,
            solved=solved,
        )

    def features(self) -> Features:
        plan = self.plan()
        spots = list(sound_spots(plan.ship.hull, plan.zone, self._number()))
        return Features(
            tiles=plan.ship.hull.occupied.bit_count(),
            bits=bits(len(spots), len(self._solutions())),
            steps=2,
            margin=1,
        )


def loaded(ship: Ship, hull: Hull) -> Ship:
    """The ship with one more tile; everything aboard stays where it is."""
    return Ship(hull, ship.crew, ship.batteries, ship.goods)


def make_averting(name: str, plan: ShipPlan, draw: Draw) -> Averting | None:
    """A meteor that costs a tile now, and a device that averts it on few of the cells where it fits."""
    records = tile_set(plan.ship.hull.board.edition).records
    tiles = [tile for tile in unused_tiles(plan.ship.hull) if records[tile].kind in DEVICES]
    for _ in range(TRIES):
        tile = tiles[draw(len(tiles))]
        threat = Threat(size=DEVICES[records[tile].kind], from_=SIDES[draw(4)])
        dice = rolled(plan.ship.hull.board, MeteorSwarm(meteors=(threat,)), draw)[0]
        if not after_swarm(plan.ship, (threat,), (dice,)).lost:
            continue
        file = describe(plan.ship)
        made = Averting(id=name, rating=0, ship=file, tile=records[tile].id, meteor=threat, dice=dice)
        spots, right = len(list(sound_spots(plan.ship.hull, plan.zone, tile))), len(made._solutions())
        if right and spots >= 4 and right * 3 <= spots:
            return msgspec.structs.replace(made, rating=rating_of(made.features()))
    return None
