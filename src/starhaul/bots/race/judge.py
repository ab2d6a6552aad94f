"""Heuristic values for the answers to every question of the race, based on what a seat can see.

Used by all bots of the race but the random one, and by the policy of playouts. Search belongs to `hard`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from starhaul.bots.race.worth import Worth, worth_of
from starhaul.kernel.contract import Action, Question
from starhaul.race.actions import Play, PlayBonus, Side, Tow
from starhaul.race.config import Config, RaceSetup, setup_of
from starhaul.race.decks import (
    ACCELERATION,
    AT_DEPARTURE,
    BONUS,
    CARD_OF_NAME,
    COPIES,
    EVASION,
    LIGHT_SPEED,
    MOVEMENT,
    PILOT,
    TOW_HOOK,
)
from starhaul.race.terms import SHIP_OF_NAME, SHIPS, Place
from starhaul.race.view import View

HOLD = {PILOT: 0.5, LIGHT_SPEED: 0.85, ACCELERATION: 0.4, EVASION: 0.25, TOW_HOOK: 0.8}
"""The value of a bonus card in hand, in movement cards: it is played only for a greater gain."""
HOOKS = COPIES[TOW_HOOK] / sum(COPIES)
"""The probability that an unknown bonus card is a tow hook."""
LAST_CARDS = 10.0
"""Below this number of cards needed, a team has less and less use for saved bonus cards."""
VICTORY = 10.0
"""Added for a move that wins the race; exceeds all other values."""
Rated = list[tuple[float, Action]]


class JudgedView(NamedTuple):
    """The relevant parts of a view, as numbers."""

    seat: int
    active: int
    """The seat that played the last card."""
    places: Sequence[Place]
    """By ship."""
    held: Sequence[int]
    """The bot's own bonus cards, by type."""
    unknown: Sequence[int]
    """The number of bonus cards of each seat."""


def sight_of(view: View, seat: int) -> JudgedView:
    places: list[Place] = [(0, "start")] * len(SHIPS)
    for name, index, face in view.ships:
        places[SHIP_OF_NAME[name]] = (index, face)
    hand = view.seats[seat].bonus_hand
    return JudgedView(
        seat=seat,
        active=(view.first + view.turns - 1) % len(view.seats),
        places=places,
        held=[hand.count(name) for name in BONUS],
        unknown=[other.bonus_cards for other in view.seats],
    )


class Judge:
    """Rates the answers of a seat; a value is the number of movement cards gained over an average answer."""

    def __init__(self, played: RaceSetup, worth: Worth) -> None:
        self.setup = played
        self.worth = worth

    def rate(self, sight: JudgedView, question: Question) -> Rated:
        """Every answer with its value, in the order of the options."""
        options = question.options or ()
        if question.kind == "play":
            return [(self.play(sight, option), option) for option in options]
        if question.kind == "departure":
            return self._departures(sight, question, options)
        if question.kind == "evade":
            return [(self._evade(sight, question, option), option) for option in options]
        if question.kind == "side":
            return [(self._side(sight, question, option), option) for option in options]
        place = (question.about["index"], question.about["face"])
        return [(self._tow(sight, place, option), option) for option in options]

    def is_mine(self, sight: JudgedView, ship: int) -> bool:
        return self.setup.sides[ship] == self.setup.teams[sight.seat]

    def hold(self, sight: JudgedView, kind: int) -> float:
        """The value of saving a card; decreases near the end."""
        team = self.setup.teams[sight.seat]
        left = self.left(sight.places, team)
        return HOLD[kind] * min(1.0, left / LAST_CARDS)

    def left(self, places: Sequence[Place], team: int) -> float:
        """The number of cards a team still needs."""
        sides, cost = self.setup.sides, self.worth.cost
        return sum(cost[places[ship]] for ship in self.setup.ships if sides[ship] == team)

    # --- play ----------------------------------------------------------------------------------------------

    def play(self, sight: JudgedView, option: Play) -> float:
        """How much more a card gains than it would on average."""
        if option.ship is None:
            return 0.0
        ship, number = SHIP_OF_NAME[option.ship], MOVEMENT[CARD_OF_NAME[option.card]].value
        mine = self.is_mine(sight, ship)
        usual = self.worth.usual[mine][number] * self.later(sight.places)
        value = self._for(sight, ship, number) - usual if mine else usual + self._against(sight, ship, number)
        if self._comes_home_last(sight, ship, number):
            value += VICTORY if mine else -VICTORY
        return value

    def later(self, places: Sequence[Place]) -> float:
        """How useful cards will be later: little if the race ends soon."""
        cost, sides, left = self.worth.cost, self.setup.sides, [0.0] * len(self.setup.set_up.teams)
        for ship in self.setup.ships:
            left[sides[ship]] += cost[places[ship]]
        return min(1.0, min(left) / LAST_CARDS)

    def _comes_home_last(self, sight: JudgedView, ship: int, number: int) -> bool:
        """Whether the move wins the race for the ship's team."""
        finish, sides = self.worth.track.finish, self.setup.sides
        end, _ = self.worth.landings[sight.places[ship], number, None, True].place
        return end == finish and all(
            sight.places[other][0] == finish
            for other in self.setup.ships
            if sides[other] == sides[ship] and other != ship
        )

    def _for(self, sight: JudgedView, ship: int, number: int) -> float:
        """The best value with one of the bot's own bonus cards, or without."""
        origin, landings = sight.places[ship], self.worth.landings
        best = -99.0
        for kind in (None, *(kind for kind in (*AT_DEPARTURE[origin[1]], EVASION) if sight.held[kind])):
            landing = landings[origin, number, kind, True]
            price = 0.0 if kind is None else self.hold(sight, kind)
            value = landing.gain - price - self.towed_behind(sight, ship, landing.place)
            best = max(best, value)
        return best

    def _against(self, sight: JudgedView, ship: int, number: int) -> float:
        origin = sight.places[ship]
        landing = self.worth.landings[origin, number, None, False]
        return self.hook(sight, origin[0], landing.place) - landing.gain

    def hook(self, sight: JudgedView, origin: int, end: Place) -> float:
        """The gain of playing a tow hook behind an opponent's ship."""
        if not sight.held[TOW_HOOK]:
            return 0.0
        gains = [
            self.worth.gain(sight.places[ship], end)
            for ship in self.setup.ships
            if self.is_mine(sight, ship) and origin <= sight.places[ship][0] < end[0]
        ]
        return max(0.0, max(gains, default=0.0) - self.hold(sight, TOW_HOOK))

    def towed_behind(self, sight: JudgedView, mover: int, end: Place) -> float:
        """The gain of opponents who may hook on, weighted by the probability that they can."""
        origin = sight.places[mover][0]
        gains = [
            self.worth.gain(sight.places[ship], end)
            for ship in self.setup.ships
            if not self.is_mine(sight, ship) and origin <= sight.places[ship][0] < end[0]
        ]
        most = max(gains, default=0.0) - HOLD[TOW_HOOK]
        return max(0.0, most) * self._hook_chance(sight)

    def _hook_chance(self, sight: JudgedView) -> float:
        team = self.setup.teams[sight.seat]
        cards = sum(n for seat, n in enumerate(sight.unknown) if self.setup.teams[seat] != team)
        return float(1 - (1 - HOOKS) ** cards)

    # --- windows -------------------------------------------------------------------------------------------

    def _departures(self, sight: JudgedView, question: Question, options: Sequence[PlayBonus]) -> Rated:
        """Values relative to declining; an evasive manoeuvre in hand may still be used at a black hole."""
        ship, number = (
            SHIP_OF_NAME[question.about["ship"]],
            MOVEMENT[CARD_OF_NAME[question.about["card"]]].value,
        )
        friend = self.setup.teams[sight.active] == self.setup.teams[sight.seat]
        origin, landings = sight.places[ship], self.worth.landings
        plain = landings[origin, number, None, friend].gain
        if sight.held[EVASION]:
            plain = max(plain, landings[origin, number, EVASION, friend].gain - self.hold(sight, EVASION))
        rated: Rated = []
        for option in options:
            kind = None if option.card is None else BONUS.index(option.card)
            gain = (
                plain
                if kind is None
                else landings[origin, number, kind, friend].gain - self.hold(sight, kind)
            )
            rated.append((gain - plain, option))
        return rated

    def _evade(self, sight: JudgedView, question: Question, option: PlayBonus) -> float:
        if option.card is None:
            return 0.0
        track, hole = self.worth.track, question.about["hole"]
        return self.worth.gain(track.retreats[hole], track.escapes[hole]) - self.hold(sight, EVASION)

    def _side(self, sight: JudgedView, question: Question, option: Side) -> float:
        ship, index = SHIP_OF_NAME[question.about["ship"]], question.about["index"]
        gain = self.worth.gain(sight.places[ship], (index, option.face))
        return gain if self.is_mine(sight, ship) else -gain

    def _tow(self, sight: JudgedView, place: Place, option: Tow) -> float:
        if option.ship is None:
            return 0.0
        gain = self.worth.gain(sight.places[SHIP_OF_NAME[option.ship]], place)
        return gain - self.hold(sight, TOW_HOOK)


@lru_cache(maxsize=64)
def judge_for(config: Config) -> Judge:
    played = setup_of(config)
    return Judge(played, worth_of(played.track))
