"""The track: where moves end, where ships leave black holes, and validation of track files.

Used by `config` for the set-up of a match, by hints and by bots. It knows neither ships nor cards.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from starhaul.kernel.data_files import Problem
from starhaul.race.moves import distance
from starhaul.race.records import TrackRecord
from starhaul.race.terms import Face, Place

FEWEST, MOST = 30, 60
"""Spaces between the planets (TR-118)."""
LONGEST_HOLE, SHORTEST_HOLE = 3, 2
NUMBERS = range(1, 7)
SINGLE = (Face.NORMAL, Face.BONUS, Face.HYPERSPACE, Face.ASTEROID, Face.BLACK_HOLE)
SIDES = {Face.NORMAL, Face.HYPERSPACE, Face.ASTEROID}
PAIRS = (
    frozenset((Face.HYPERSPACE, Face.NORMAL)),
    frozenset((Face.ASTEROID, Face.NORMAL)),
    frozenset((Face.HYPERSPACE, Face.ASTEROID)),
)


class Track:
    """A validated track, as lookup tables by index."""

    def __init__(self, record: TrackRecord) -> None:
        self.record = record
        self.faces: tuple[tuple[str, ...], ...] = tuple(
            tuple(str(face) for face in space.faces) for space in record.spaces
        )
        self.finish = len(self.faces) - 1
        self.retreats = tuple(self._normal(index, -1) for index in range(self.finish + 1))
        """For each index, the resting place behind it (TR-063)."""
        self.escapes = tuple(self._normal(index, 1) for index in range(self.finish + 1))
        """For each index, the resting place ahead of it (TR-134)."""

    def _normal(self, index: int, step: int) -> Place:
        """The next index with a normal face in that direction, else the planet."""
        index += step
        while 0 < index < self.finish and Face.NORMAL not in self.faces[index]:
            index += step
        index = min(max(index, 0), self.finish)
        return (
            (index, str(Face.NORMAL)) if Face.NORMAL in self.faces[index] else (index, self.faces[index][0])
        )

    def end(self, origin: int, spaces: int) -> int:
        """The finish does not have to be reached exactly (TR-058)."""
        return min(origin + spaces, self.finish)

    def is_hole(self, index: int) -> bool:
        return self.faces[index][0] == Face.BLACK_HOLE


@lru_cache(maxsize=32)
def track_of(record: TrackRecord) -> Track:
    return Track(record)


# --- validation --------------------------------------------------------------------------------------------


def problems(record: TrackRecord) -> Iterator[Problem]:
    """What is wrong with a track, simplest first; each check relies on the previous ones."""
    for check in (_index_problems, _planet_problems, _face_problems, _hole_problems, _way_problems):
        found = list(check(record))
        yield from found
        if found:
            return


def _index_problems(record: TrackRecord) -> Iterator[Problem]:
    """TR-111, TR-118."""
    for number, space in enumerate(record.spaces):
        if space.index != number:
            yield f"spaces[{number}]", f"TR-111: should have index {number}"
    between = len(record.spaces) - 2
    if not FEWEST <= between <= MOST:
        yield "spaces", f"TR-118: {between} between the planets, {FEWEST} to {MOST} are allowed"


def _planet_problems(record: TrackRecord) -> Iterator[Problem]:
    """TR-110."""
    last = len(record.spaces) - 1
    for number, space in enumerate(record.spaces):
        for planet, home in ((Face.START, 0), (Face.FINISH, last)):
            if (planet in space.faces) != (number == home) or (number == home and len(space.faces) > 1):
                yield f"spaces[{number}]", f"TR-110: the {planet} is the one face of index {home}"


def _face_problems(record: TrackRecord) -> Iterator[Problem]:
    """TR-111 … TR-113."""
    for number, space in enumerate(record.spaces):
        if len(space.faces) == 2:
            if space.faces[0] == space.faces[1]:
                yield f"spaces[{number}]", "TR-111: the two faces must differ"
            elif not set(space.faces) <= SIDES:
                yield f"spaces[{number}]", "TR-112: only normal, hyperspace and asteroid have two sides"
    there = {frozenset(space.faces) for space in record.spaces}
    for pair in PAIRS:
        if pair not in there:
            yield "spaces", f"TR-112: there is no {'+'.join(sorted(pair))}"
    for face in SINGLE:
        if frozenset((face,)) not in there:
            yield "spaces", f"TR-113: there is no {face}"


def _hole_problems(record: TrackRecord) -> Iterator[Problem]:
    """TR-114, TR-115, TR-117."""
    holes = list(stretches(record))
    for first, last in holes:
        place = f"spaces[{first}]"
        if not SHORTEST_HOLE <= last - first + 1 <= LONGEST_HOLE:
            yield place, f"TR-114: a black hole has {SHORTEST_HOLE} or {LONGEST_HOLE} spaces"
        for beside in (first - 1, last + 1):
            if record.spaces[beside].faces != (Face.NORMAL,):
                yield place, f"TR-115: index {beside} beside a black hole must be normal"
    listed = [(hole.first, hole.last, hole.retreat_to, hole.evade_to) for hole in record.black_holes]
    if listed != [(first, last, first - 1, last + 1) for first, last in holes]:
        yield "black_holes", "TR-117: the list does not agree with the spaces"


def stretches(record: TrackRecord) -> Iterator[tuple[int, int]]:
    """The first and last index of each black hole."""
    marks = [False, *(Face.BLACK_HOLE in space.faces for space in record.spaces), False]
    edges = [number for number, (one, other) in enumerate(pairwise(marks)) if one != other]
    for first, after in zip(edges[::2], edges[1::2], strict=True):
        yield first, after - 1


def _way_problems(record: TrackRecord) -> Iterator[Problem]:
    """TR-116: from every resting place cards alone lead home, whichever sides others choose."""
    last = len(record.spaces) - 1
    safe: set[Place] = {(last, str(face)) for face in record.spaces[last].faces}
    for index in range(last - 1, -1, -1):
        for face in record.spaces[index].faces:
            if face == Face.BLACK_HOLE:
                continue
            ends = {min(index + distance(face, number), last) for number in NUMBERS}
            if any(all((end, str(side)) in safe for side in record.spaces[end].faces) for end in ends):
                safe.add((index, str(face)))
            else:
                yield f"spaces[{index}]", f"TR-116: from the {face} no cards lead home for sure"
