"""What places are worth: how many cards of its colour a ship still needs from there.

Half of the cards that move a ship lie in hostile hands: they are played where they do little, and they choose
the bad side of double spaces. The tables follow from the track alone, so any track will do.
"""

from functools import cached_property, lru_cache
from typing import NamedTuple

from starhaul.race.decks import AT_DEPARTURE, BONUS, EVASION
from starhaul.race.moves import distance
from starhaul.race.terms import Face, Place
from starhaul.race.track import Track

NUMBERS = range(1, 7)
DRAWN = 0.6
"""A card drawn on a bonus space saves about so many movement cards."""
FIT = (9, 8, 6, 6, 4, 3)
"""Who plays a card has others to choose from: how often it is the number that fits best, second best …"""
PASSES = 6
"""After so many the tables no longer change."""
Costs = dict[Place, float]


class Landing(NamedTuple):
    """Where a move ends and what the ship's team gains by it, in cards."""

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
        """The finish first."""
        self.cost: Costs = dict.fromkeys(self.places, 0.0)
        self.usual = {True: [0.0] * 7, False: [0.0] * 7}
        """By who plays it (friend or foe of the ship) and number: what a card gains for a ship on average."""
        for _ in range(PASSES):
            self._count()

    def _count(self) -> None:
        """Once from the finish to the start, then the averages."""
        for place in self.places[1:]:
            self.cost[place] = 1 + (self._after(place, friend=True) + self._after(place, friend=False)) / 2
        for friend in (True, False):
            for number in NUMBERS:
                gains = [self.landing(place, number, None, friend=friend).gain for place in self.places[1:]]
                self.usual[friend][number] = sum(gains) / len(gains)

    def _after(self, place: Place, *, friend: bool) -> float:
        """The cost that remains after a card that is played for the ship, or against it."""
        usual = self.usual[friend]
        landings = [(self.landing(place, number, None, friend=friend).gain, number) for number in NUMBERS]
        landings.sort(key=lambda entry: entry[0] - usual[entry[1]], reverse=friend)
        here = self.cost[place]
        return sum(weight * (here - gain) for weight, (gain, _) in zip(FIT, landings, strict=True)) / sum(FIT)

    def gain(self, origin: Place, end: Place) -> float:
        """What it brings to come from one place to another."""
        return self.cost[origin] - self.cost[end] + (DRAWN if end[1] == Face.BONUS else 0.0)

    def landing(self, origin: Place, number: int, bonus: int | None, *, friend: bool) -> Landing:
        """Where a card leads to if a friend or a foe of the ship chooses the side."""
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
        """All that `landing` can be asked for: origin, number, bonus card, friend."""
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
