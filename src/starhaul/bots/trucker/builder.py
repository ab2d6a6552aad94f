"""The building phase: which tile to take, where to attach it, and when to look at piles, flip and stop.

A tile is worth taking if it adds more than the tiles still to come probably will. With many draws left for
few cells the builder is selective; with little time it takes what fits.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from starhaul.bots.bot_contract import Briefing, Chair
from starhaul.bots.trucker import launching
from starhaul.bots.trucker.building_view import BuildingView
from starhaul.bots.trucker.foresight import adjusted
from starhaul.bots.trucker.plot import Plot, ScoredPlacement
from starhaul.bots.trucker.ship_value import TASTES
from starhaul.kernel.contract import Action
from starhaul.trucker.flow.building_checks import may_flip, may_roll, piles_to_look_at
from starhaul.trucker.match.actions import (
    Attach,
    Finish,
    Flip,
    Look,
    PutBack,
    Remove,
    Reserve,
    Return,
    Roll,
    Take,
    TakeOpen,
    Use,
)
from starhaul.trucker.match.building_status import (
    TURNS_PER_SEAT,
    chooses_start,
    dice_to_come,
    has_hourglass,
    is_finished,
    takes_turns,
)
from starhaul.trucker.match.modifiers import reserve_slots
from starhaul.trucker.parts.terms import Kind
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.repair import removable


class Skill(NamedTuple):
    """How well and how fast a bot builds."""

    hurry: float
    """The time for an action, as a multiple of the fastest bot's."""
    slips: int
    """One tile in this many is attached wherever possible, even wrongly; 0: none."""
    noise: float
    """The maximum error in judging a value."""
    draws: float
    """The number of draws per cell of the board before the ship counts as good enough."""
    looks: int
    """The number of piles looked at."""
    sample: int
    """The number of unseen tiles evaluated to estimate the gain of a draw; 0: accepts any tile that fits."""
    compares: int
    """The number of face-up tiles compared."""


SKILLS = {
    "easy": Skill(hurry=2.6, slips=150, noise=1.2, draws=1.4, looks=0, sample=0, compares=3),
    "medium": Skill(hurry=1.8, slips=0, noise=0.8, draws=1.7, looks=1, sample=10, compares=8),
    "hard": Skill(hurry=1.0, slips=0, noise=0.0, draws=2.6, looks=3, sample=16, compares=14),
}
PACE_MS: dict[type, int] = {
    Take: 1000,
    TakeOpen: 1200,
    Use: 600,
    Attach: 1400,
    Reserve: 600,
    Return: 600,
    Look: 2500,
    PutBack: 500,
    Flip: 500,
    Roll: 500,
    Finish: 800,
    Remove: 1000,
}
WAIT_MS = 1000
LAST_TILES = 4
"""With no more tiles than this on the ship, no piles are looked at yet."""
FLOOR = -0.4
"""A tile that adds less than this is not attached."""
RESERVED = 1.0
"""A reserved tile that stays unused costs a credit."""
WORTH_KEEPING = 2.0
"""How much better than others a tile must be to be reserved."""
ROOM_TO_KEEP = 6
"""With room for no more tiles than this, none are reserved."""
MISSES = 14
"""After this many tiles in a row that fit nowhere the bot stops."""
WORTH_A_DRAW = 0.08
ROOM_LEFT = 2.5
"""With more room than this the bot keeps drawing for a while although little seems to fit."""


class Builder:
    """The building part of a bot. It remembers only what it saw at its own seat."""

    def __init__(self, chair: Chair, skill: str, temperament: str) -> None:
        self.chair = chair
        self.skill = SKILLS[skill]
        self.temperament = temperament
        self.taste = TASTES[temperament]
        self._round = -1
        self._forget()

    def _forget(self) -> None:
        """Reset for a new round."""
        self._drawn = 0
        self._missed = 0
        self._dice: tuple[int, ...] = ()
        self._turns = (-1, 0)
        self._looked: list[int] = []
        self._cards: list[str] = []
        self._wanted = 0
        self._closing = False
        self._plot: tuple[object, Plot] | None = None
        self._misjudged: dict[int, float] = {}

    def pace_ms(self, briefing: Briefing, action: Action | None) -> int:
        """The time a person would need; a draw pause is waited for."""
        if action is None:
            yard = briefing.view.yard
            return max(WAIT_MS, yard.ready_at - briefing.at_ms) if yard is not None else WAIT_MS
        return round(PACE_MS.get(type(action), 800) * self.skill.hurry)

    def answer(self, briefing: Briefing) -> Action | None:
        site = BuildingView(self.chair.config, briefing)
        if site.view.round != self._round:
            self._round = site.view.round
            self._forget()
        kinds: dict[str, Callable[[], Action | None]] = {
            "build": lambda: self._build(site),
            "claim": lambda: launching.claim(site, briefing, self.temperament),
            "inspect": lambda: launching.inspect(site, briefing),
            "repair": lambda: launching.repair(site, briefing, self.taste),
            "aliens": lambda: launching.aliens(site, briefing, self.taste),
            "insure": lambda: launching.insure(site, briefing, self.temperament),
        }
        return kinds[briefing.question.kind]()

    # --- one step ------------------------------------------------------------------------------------------

    def _build(self, site: BuildingView) -> Action | None:
        if is_finished(site, site.seat):
            return self._turn_glass(site)
        if site.mine.looking >= 0:
            self._remember(site)
            return PutBack()
        if site.view.yard_dice != self._dice:
            # There is new room: start counting again.
            self._dice, self._drawn, self._missed, self._closing = site.view.yard_dice, 0, 0, False
        if site.hand:
            return self._dispose(site)
        self._count_turn(site)
        return self._mend(site) or self._flip_early(site) or self._look(site) or self._fetch(site)

    def _turn_glass(self, site: BuildingView) -> Action | None:
        if may_roll(site, site.seat):
            return Roll()
        return Flip() if may_flip(site, site.seat) else None

    def _flip_early(self, site: BuildingView) -> Action | None:
        """Roll dice of the yard early. An hourglass that has run out gives everybody time, so only a builder
        who needs no more time than the others flips it."""
        if may_roll(site, site.seat):
            return Roll()
        if not may_flip(site, site.seat):
            return None
        most = max((len(site.view.seats[seat].ship.tiles) for seat in site.rivals), default=0)
        ahead = not self.skill.noise and len(site.mine.ship.tiles) >= most + 3
        done = self.plot(site).fillable() < 3
        return Flip() if ahead or done or dice_to_come(site) else None

    def _mend(self, site: BuildingView) -> Action | None:
        """In a learning flight wrong tiles may be removed while building (LRN-06)."""
        if not site.profile.learning:
            return None
        wrong = removable(site.hull, site.zone)
        return Remove(wrong.bit_length() - 1) if wrong else None

    def _look(self, site: BuildingView) -> Action | None:
        tiles = site.hull.occupied.bit_count()
        if len(self._looked) >= self.skill.looks or tiles <= LAST_TILES or takes_turns(site):
            return None
        if has_hourglass(site) and site.time_left_ms() < 60_000:
            return None
        piles = [pile for pile in piles_to_look_at(site, site.seat) if pile not in self._looked]
        return Look(piles[0]) if piles else None

    def _remember(self, site: BuildingView) -> None:
        self._read(site, site.mine.looking, site.yard.pile)

    def _read(self, site: BuildingView, pile: int, cards: Sequence[str]) -> None:
        self._looked.append(pile)
        self._cards += cards
        self.taste = adjusted(TASTES[self.temperament], site.config.edition, self._cards)
        self._plot = None

    def _count_turn(self, site: BuildingView) -> None:
        if takes_turns(site):
            field, number = self._turns
            self._turns = (site.in_yard.field, number + 1 if field == site.in_yard.field else 1)

    # --- choosing a tile -----------------------------------------------------------------------------------

    def _fetch(self, site: BuildingView) -> Action | None:
        """Take the reserved or face-up tile with the greatest advantage over a draw, or draw, or stop."""
        cabin = self._starting_cabin(site)
        if cabin is not None:
            return cabin
        if site.at_ms < site.yard.ready_at:
            return None
        draws = self._imagined(site)
        bar = self._bar(site, draws)
        hope = sum(max(0.0, gain - bar) for gain in draws) / max(1, len(draws))
        can_draw = site.yard.face_down > 0 and self._may_draw(site)
        chosen = max([*self._reserved(site), *self._face_up(site)], key=lambda c: c[0], default=None)
        if chosen and chosen[0] >= (bar + hope if can_draw else FLOOR):
            self._wanted = chosen[2]
            return chosen[1]
        if can_draw and self._may_find_more(site, draws):
            self._drawn += 1
            return Take()
        return self._stop(site)

    def _may_find_more(self, site: BuildingView, draws: list[float]) -> bool:
        hope = sum(max(0.0, gain - FLOOR) for gain in draws) / max(1, len(draws))
        if hope > WORTH_A_DRAW or not draws or self.plot(site).is_split:
            return True
        return self.plot(site).fillable() > ROOM_LEFT and self._missed < MISSES // 2

    def _starting_cabin(self, site: BuildingView) -> Action | None:
        """Class C: the starting cabin is in the reserve, and the ship grows from it."""
        records = tile_set(site.config.edition).records
        for slot, tile in enumerate(site.reserve):
            if records[tile].kind is Kind.STARTING_CABIN and self.plot(site).best(tile):
                self._wanted = tile
                return Use(slot)
        return None

    def _reserved(self, site: BuildingView) -> list[tuple[float, Action, int]]:
        spots = [(slot, tile, self.plot(site).best(tile)) for slot, tile in enumerate(site.reserve)]
        return [(spot.gain + RESERVED, Use(slot), tile) for slot, tile, spot in spots if spot]

    def _face_up(self, site: BuildingView) -> list[tuple[float, Action, int]]:
        """The most promising tiles; evaluating all of them exactly would take too long."""
        plot = self.plot(site)
        promising = sorted(site.yard.face_up, key=lambda entry: (-plot.rough_gain(entry[1]), entry[1]))
        found = []
        for handle, tile in promising:
            spot = plot.best(tile)
            if spot:
                found.append((spot.gain + self._misjudgement(tile), TakeOpen(handle), tile))
            if len(found) == self.skill.compares:
                break
        return found

    def _imagined(self, site: BuildingView) -> list[float]:
        """The gains of a sample of unseen tiles, best first."""
        hidden = site.hidden
        step = max(1, len(hidden) // max(1, self.skill.sample))
        if not self.skill.sample:
            return []
        spots = [self.plot(site).best(tile) for tile in hidden[step // 2 :: step]]
        return sorted((spot.gain if spot else FLOOR - 1 for spot in spots), reverse=True)

    def _bar(self, site: BuildingView, draws: list[float]) -> float:
        """The minimum gain of a tile: with room for n tiles and m draws to come, the best n of m are
        taken."""
        if not draws:
            return FLOOR
        room, left = self.plot(site).fillable(), self._draws_left(site)
        taken = len(draws) * room / max(left, 0.5)
        return max(FLOOR, draws[min(len(draws) - 1, int(taken))])

    def _draws_left(self, site: BuildingView) -> float:
        limit = self.skill.draws * site.zone.cells.bit_count() - self._drawn
        share = site.yard.face_down / max(1, site.builders) + len(site.yard.face_up) / 3
        if not has_hourglass(site):
            return min(limit, share)
        if takes_turns(site):
            turns = TURNS_PER_SEAT - self._turns[1] + TURNS_PER_SEAT * site.fields_to_come
            return min(turns, share)
        cycle = (PACE_MS[Take] + PACE_MS[Attach]) * self.skill.hurry + site.config.options.draw_pause_ms
        return min(limit, share, site.time_left_ms() / cycle)

    def _may_draw(self, site: BuildingView) -> bool:
        if self.plot(site).is_split:
            return self._missed < 5 * MISSES
        return self._missed < MISSES and self._drawn < self.skill.draws * site.zone.cells.bit_count() + 4

    def _stop(self, site: BuildingView) -> Action | None:
        """First fill remaining cells without regard for later tiles, then finish. But wait while dice of the
        yard are to come: they may still break up a fleet."""
        if dice_to_come(site):
            if may_flip(site, site.seat):
                return Flip()
            if not takes_turns(site):
                return None
            if site.yard.face_down:
                return Take()
        elif not self._closing:
            self._closing, self._plot = True, None
            return self._fetch(site)
        return self._finish(site)

    def _finish(self, site: BuildingView) -> Finish:
        return Finish(launching.start_number(site, self.temperament) if chooses_start(site) else 0)

    # --- a tile in hand ------------------------------------------------------------------------------------

    def _dispose(self, site: BuildingView) -> Action:
        tile, plot = site.hand, self.plot(site)
        spot = self._slip(site) or plot.best(tile)
        from_reserve = site.mine.hand_reserved
        if spot and (tile == self._wanted or from_reserve or self._is_good(site, tile, spot)):
            self._missed, self._wanted = 0, 0
            return Attach(spot.cell, spot.rotation)
        self._wanted = 0
        if from_reserve:
            return Reserve()
        self._missed += 1
        return Reserve() if self._is_worth_keeping(site, tile) else Return()

    def _slip(self, site: BuildingView) -> ScoredPlacement | None:
        """Beginners sometimes attach a tile wrongly."""
        if not self.skill.slips or self.chair.draw(self.skill.slips) or site.config.options.strict_build:
            return None
        return max(self.plot(site).spots(site.hand, strict=False), default=None)

    def _is_good(self, site: BuildingView, tile: int, spot: ScoredPlacement) -> bool:
        return spot.gain + self._misjudgement(tile) >= self._bar(site, self._imagined(site))

    def _is_worth_keeping(self, site: BuildingView, tile: int) -> bool:
        if not self._could_keep(site):
            return False
        bar = self._bar(site, self._imagined(site))
        return self.plot(site).rough_gain(tile) > bar + WORTH_KEEPING

    def _could_keep(self, site: BuildingView) -> bool:
        """Whether a slot is free and there is enough left to build that a reserved tile may be used later."""
        if not self.skill.sample or len(site.reserve) >= reserve_slots(site, site.seat) or takes_turns(site):
            return False
        return self.plot(site).fillable() > ROOM_TO_KEEP

    def _misjudgement(self, tile: int) -> float:
        """A constant per tile, so that the bot does not take a tile and return it at once."""
        if not self.skill.noise:
            return 0
        if tile not in self._misjudged:
            self._misjudged[tile] = self.skill.noise * (self.chair.draw(2001) - 1000) / 1000
        return self._misjudged[tile]

    def plot(self, site: BuildingView) -> Plot:
        """Cached while the ship does not change; changes in the supply of tiles are negligible."""
        key = site.key()
        if self._plot is None or self._plot[0] != key:
            self._plot = (key, Plot(site, self.taste, is_last=self._closing))
        return self._plot[1]
