"""Fast playouts of a race from a sampled world, with a sensible policy for all seats.

Used by `hard` only. Applies the rules through the game; what an answer is worth is in `judge`.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from starhaul.bots.race.judge import HOLD, Judge, judge_for
from starhaul.bots.race.worth import NUMBERS
from starhaul.kernel.chance import Draw
from starhaul.kernel.contract import CHANCE, Action
from starhaul.race.actions import Play, Side, Tow
from starhaul.race.config import Config
from starhaul.race.decks import EVASION, MOVEMENT, TOW_HOOK
from starhaul.race.flow.bonus import AskBonus, AskShare
from starhaul.race.flow.rounds import AskDeal
from starhaul.race.flow.tow import AskTow, towable
from starhaul.race.flow.turn import (
    COLOUR,
    DECLINED,
    PLAYED,
    PLAYS,
    AskDeparture,
    AskEvade,
    AskPlay,
    AskSide,
    movable,
)
from starhaul.race.game import Race
from starhaul.race.state import State
from starhaul.race.terms import SHIPS, Face, Place

GAME = Race()
VALUE = tuple(card.value for card in MOVEMENT)
SIDES = {face: Side(face) for face in map(str, Face)}
TOWED, NOT_TOWED = tuple(Tow(ship) for ship in SHIPS), Tow()
HELD = tuple(HOLD[kind] for kind in sorted(HOLD))
STEPS = 5
"""The resolution of the tables in the remaining length of the race."""
Scores = dict[bool, dict[Place, list[float]]]


class RacePlayout:
    """The policy of all seats: lookup tables and one method per question."""

    def __init__(self, judge: Judge) -> None:
        self.judge, self.setup, self.worth = judge, judge.setup, judge.worth
        self.scores = [self._scores(step / STEPS) for step in range(STEPS + 1)]
        """By remaining length of the race, whether a friend of the ship plays, its position and the card's
        value."""
        self._answers: dict[type, Callable[[State, Any], tuple[int, Action]]] = {
            AskPlay: self._play,
            AskDeparture: self._departure,
            AskEvade: self._evade,
            AskSide: self._side,
            AskTow: self._tow,
        }

    def _scores(self, later: float) -> Scores:
        """How much more a card gains than on average; `later` weights the average by the remaining race."""
        return {
            friend: {
                place: [0.0, *(self._score(place, number, later, friend=friend) for number in NUMBERS)]
                for place in self.worth.places
            }
            for friend in (True, False)
        }

    def _score(self, place: Place, number: int, later: float, *, friend: bool) -> float:
        usual = self.worth.usual[friend][number] * later
        gain = self.worth.landings[place, number, None, friend].gain
        return gain - usual if friend else usual - gain

    def run(self, state: State, draw: Draw, rounds: int) -> None:
        """Play until the race is over, or until `rounds` more rounds are about to be dealt."""
        until = state.round + rounds
        while state.frames:
            top = state.frames[-1]
            answer = self._answers.get(type(top))
            if answer is not None:
                seat, action = answer(state, top)
                GAME.perform(state, seat, action, 0)
            elif state.round >= until and isinstance(top, AskDeal):
                return
            else:
                GAME.perform(state, CHANCE, _drawn(state, top, draw), 0)

    def lead(self, state: State, team: int) -> float:
        """How many cards a team is ahead of the best other team."""
        needs = [self.judge.left(state.places, other) for other in range(len(self.setup.set_up.teams))]
        for seat, hand in enumerate(state.bonus_hands):
            if any(hand):
                needs[self.setup.teams[seat]] -= sum(map(float.__mul__, HELD, map(float, hand)))
        own = needs.pop(team)
        return min(needs) - own

    # --- one method per question ---------------------------------------------------------------------------

    def _play(self, state: State, top: AskPlay) -> tuple[int, Action]:
        seat, places, sides = top.seat, state.places, self.setup.sides
        team, ships = self.setup.teams[seat], movable(state)
        scores = self.scores[int(self.judge.later(places) * STEPS + 0.5)]
        best, found = -99.0, (-1, -1)
        for card in state.hands[seat]:
            number = VALUE[card]
            for ship in ships[COLOUR[card]]:
                score = scores[sides[ship] == team][places[ship]][number]
                if score > best:
                    best, found = score, (card, ship)
        card, ship = found
        if card < 0:
            return seat, Play(MOVEMENT[state.hands[seat][0]].name, None)
        return seat, PLAYS[card][ship]

    def _departure(self, state: State, top: AskDeparture) -> tuple[int, Action]:
        turn, teams = top.turn, self.setup.teams
        seat = self.setup.crews[turn.ship][top.number]
        friend = teams[turn.active] == teams[seat]
        place, number = state.places[turn.ship], VALUE[turn.card]
        hand, landings = state.bonus_hands[seat], self.worth.landings
        best, chosen = landings[place, number, None, friend].gain, DECLINED
        for kind in top.fitting(state):
            if hand[kind]:
                gain = landings[place, number, kind, friend].gain - HELD[kind]
                if gain > best:
                    best, chosen = gain, PLAYED[kind]
        return seat, chosen

    def _evade(self, state: State, top: AskEvade) -> tuple[int, Action]:
        track = self.worth.track
        gain = self.worth.gain(track.retreats[top.hole], track.escapes[top.hole])
        seat = self.setup.crews[top.turn.ship][top.number]
        return seat, PLAYED[EVASION] if gain > HELD[EVASION] else DECLINED

    def _side(self, state: State, top: AskSide) -> tuple[int, Action]:
        active, cost = top.turn.active, self.worth.cost
        mine = self.setup.sides[top.turn.ship] == self.setup.teams[active]
        faces = self.worth.track.faces[top.end]
        return active, SIDES[(min if mine else max)(faces, key=lambda face: cost[top.end, face])]

    def _tow(self, state: State, top: AskTow) -> tuple[int, Action]:
        seat = (top.active + top.number) % state.config.seats
        ships = towable(state, seat, top.place[0], top.moved)
        gain, ship = max((self.worth.gain(state.places[ship], top.place), ship) for ship in ships)
        return seat, TOWED[ship] if gain > HELD[TOW_HOOK] else NOT_TOWED


def _drawn(state: State, top: AskDeal | AskBonus | AskShare, draw: Draw) -> int:
    outcomes = top.outcomes(state)
    if outcomes.weights is None:
        return int(outcomes.options[draw(len(outcomes.options))])
    number = draw(sum(outcomes.weights))
    for option, weight in zip(outcomes.options, outcomes.weights, strict=True):
        number -= weight
        if number < 0:
            return int(option)
    raise AssertionError("weights do not add up")


@lru_cache(maxsize=64)
def playout_for(config: Config) -> RacePlayout:
    return RacePlayout(judge_for(config))
