"""The value of positions: how many cards of its colour a ship still needs from there.

Half of the cards that move a ship are held by opponents, who play them where they gain little and choose the
worse side of double spaces. The tables are computed from the track alone, so they work for any track.
"""

from functools import cached_property, lru_cache
from typing import NamedTuple

from starhaul.race.decks import AT_DEPARTURE, BONUS, EVASION
from starhaul.race.moves import distance
from starhaul.race.terms import Face, Place
from starhaul.race.track import Track

NUMBERS = range(1, 7)
DRAWN = 0.6
"""A card drawn on a bonus space saves about this many movement cards."""
FIT = (9, 8, 6, 6, 4, 3)
"""Players choose among several cards: the weight of playing the best value for the ship, the second best …"""
PASSES = 6
"""The tables have converged after this many iterations."""
Costs = dict[Place, float]


class Landing(NamedTuple):
    """Where a move ends, and the gain of the ship's team, in cards."""

    place: Place
    gain: float


class Worth:
    """The tables of one track."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self.places = [
            (index, face)
            for index in range(track.finish, -1, -1)
            for face in track.faces[index]
            if face != Face.BLACK_HOLE
        ]
        """Finish first."""
        self.cost: Costs = dict.fromkeys(self.places, 0.0)
        self.usual = {True: [0.0] * 7, False: [0.0] * 7}
        """By whether a friend of the ship plays, and value: the average gain of a card."""
        for _ in range(PASSES):
            self._count()

    def _count(self) -> None:
        """One iteration from the finish to the start, then the averages."""
        for place in self.places[1:]:
            self.cost[place] = 1 + (self._after(place, friend=True) + self._after(place, friend=False)) / 2
        for friend in (True, False):
            for number in NUMBERS:
                gains = [self.landing(place, number, None, friend=friend).gain for place in self.places[1:]]
                self.usual[friend][number] = sum(gains) / len(gains)

    def _after(self, place: Place, *, friend: bool) -> float:
        """The expected cost after a card that is played for or against the ship."""
        usual = self.usual[friend]
        landings = [(self.landing(place, number, None, friend=friend).gain, number) for number in NUMBERS]
        landings.sort(key=lambda entry: entry[0] - usual[entry[1]], reverse=friend)
        here = self.cost[place]
        return sum(weight * (here - gain) for weight, (gain, _) in zip(FIT, landings, strict=True)) / sum(FIT)

    def gain(self, origin: Place, end: Place) -> float:
        """The gain of moving from one position to another."""
        return self.cost[origin] - self.cost[end] + (DRAWN if end[1] == Face.BONUS else 0.0)

    def landing(self, origin: Place, number: int, bonus: int | None, *, friend: bool) -> Landing:
        """Where a card leads if a friend or an opponent of the ship chooses the side."""
        spaces = distance(origin[1], number, None if bonus is None else BONUS[bonus])
        end = self.track.end(origin[0], spaces)
        if self.track.is_hole(end):
            rests = [self.track.escapes[end] if bonus == EVASION else self.track.retreats[end]]
        else:
            rests = [(end, face) for face in self.track.faces[end]]
        landings = [Landing(rest, self.gain(origin, rest)) for rest in rests]
        return (max if friend else min)(landings, key=lambda landing: landing.gain)

    @cached_property
    def landings(self) -> dict[tuple[Place, int, int | None, bool], Landing]:
        """`landing` for all arguments: origin, value, bonus card, friend."""
        return {
            (place, number, bonus, friend): self.landing(place, number, bonus, friend=friend)
            for place in self.places
            for number in NUMBERS
            for bonus in (None, *AT_DEPARTURE[place[1]], EVASION)
            for friend in (True, False)
        }


@lru_cache(maxsize=32)
def worth_of(track: Track) -> Worth:
    return Worth(track)
