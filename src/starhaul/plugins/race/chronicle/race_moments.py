"""What may have decided a race: black holes, long flights and tows, ships that come home, changes of the
lead; and what black holes cost. The weights are explained in formats.md §9."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from starhaul.chronicle.chronicle_part import StoryStep
from starhaul.chronicle.chronicle_records import (
    StoryLoss,
    StoryMoment,
    StoryPlayer,
    StoryTerm,
    StoryWords,
    amount,
)
from starhaul.race.config import Config, RaceSetup
from starhaul.race.events import (
    CardPlayed,
    GameEnded,
    HoleEvaded,
    HoleRetreat,
    RoundDealt,
    ShipFinished,
    ShipMoved,
    ShipTowed,
)
from starhaul.race.state import State
from starhaul.race.terms import COLOURS, SHIP_OF_NAME, colour_of

LEAST_LEAP, LEAST_HOLE, LEAST_TOW = 8, 2, 2
LED, FIRST_HOME, HOME, EVADED, WON = 6, 7, 3, 2, 9


def ship_term(ship: str) -> StoryTerm:
    number = SHIP_OF_NAME[ship]
    return StoryTerm(f"race-ship-{COLOURS[colour_of(number)]}", {"number": number % 2 + 1})


class RaceMoments:
    def __init__(self, config: Config) -> None:
        self.found: list[StoryMoment] = []
        self._setup: RaceSetup = config.setup
        self._round = 1
        self._player = 0
        """Who played the last card."""
        self._reached = 0
        """Where the ship was before a black hole sent it back."""
        self._home = 0
        self._leader: int | None = None
        self._lost: Counter[tuple[int, str]] = Counter()

    def hear(self, step: StoryStep) -> None:
        self._round = max(1, step.before.round)
        for event in step.events:
            note = _HEARD.get(type(event.record))
            if note is not None:
                note(self, event.record, step)

    def losses(self) -> list[StoryLoss]:
        return [
            StoryLoss(person, StoryTerm(f"story-cause-{cause}"), "spaces", number)
            for (person, cause), number in sorted(self._lost.items())
        ]

    def _owner(self, ship: str) -> int:
        return self._setup.owners[colour_of(SHIP_OF_NAME[ship])]

    # --- events --------------------------------------------------------------------------------------------

    def _played(self, record: CardPlayed, step: StoryStep) -> None:
        self._player = record.seat

    def _moved(self, record: ShipMoved, step: StoryStep) -> None:
        self._reached = record.to
        spaces = record.to - record.from_
        if spaces >= LEAST_LEAP:
            self._add("gain", step, spaces - 6, "leap", self._player, spaces, record.ship)

    def _sent_back(self, record: HoleRetreat, step: StoryStep) -> None:
        spaces = self._reached - record.to
        self._lost[self._owner(record.ship), "hole"] += spaces
        if spaces >= LEAST_HOLE:
            self._add("loss", step, spaces, "hole", self._owner(record.ship), spaces, record.ship)

    def _evaded(self, record: HoleEvaded, step: StoryStep) -> None:
        """What the black hole would have cost."""
        holes = self._setup.track.record.black_holes
        back = next((hole.retreat_to for hole in holes if hole.evade_to == record.to), record.to)
        spaces = record.to - back
        self._add("save", step, spaces + EVADED, "evaded", self._owner(record.ship), spaces, record.ship)

    def _towed(self, record: ShipTowed, step: StoryStep) -> None:
        spaces = record.to - record.from_
        if spaces >= LEAST_TOW:
            self._add("gain", step, spaces, "tow", self._player, spaces, record.ship)

    def _finished(self, record: ShipFinished, step: StoryStep) -> None:
        self._home += 1
        text, weight = ("home-first", FIRST_HOME) if self._home == 1 else ("home", HOME)
        self._add("gain", step, weight, text, self._owner(record.ship), 0, record.ship)

    def _dealt(self, record: RoundDealt, step: StoryStep) -> None:
        """Note a new team in the lead: the one whose ships have come furthest. A tie changes nothing."""
        state: State = step.after
        ways = [self._way(state, team) for team in sorted(set(self._setup.teams))]
        first = [team for team, way in enumerate(ways) if way == max(ways)]
        leader = first[0] if len(first) == 1 else None
        if leader is not None and self._leader not in (None, leader):
            players = self._members(leader)
            words = StoryWords("story-moment-race-lead", {"count": len(players)}, {"seat": players})
            self.found.append(StoryMoment("lead", self._round, step.done, LED, words))
        self._leader = self._leader if leader is None else leader

    def _won(self, record: GameEnded, step: StoryStep) -> None:
        players = [StoryPlayer(seat, seat) for seat in record.seats]
        words = StoryWords("story-moment-race-won", {"count": len(players)}, {"seat": players})
        self.found.append(StoryMoment("end", self._round, step.done, WON, words))

    # --- helpers -------------------------------------------------------------------------------------------

    def _way(self, state: State, team: int) -> int:
        return sum(state.places[ship][0] for ship in self._setup.ships if self._setup.sides[ship] == team)

    def _members(self, team: int) -> list[StoryPlayer]:
        return [StoryPlayer(seat, seat) for seat, one in enumerate(self._setup.teams) if one == team]

    def _add(
        self, kind: str, step: StoryStep, weight: int, text: str, seat: int, spaces: int, ship: str
    ) -> None:
        words = StoryWords(
            f"story-moment-race-{text}",
            {"round": self._round},
            {"seat": [StoryPlayer(seat, seat)]},
            {"ship": [ship_term(ship)], "amounts": [amount("spaces", spaces)]},
        )
        self.found.append(StoryMoment(kind, self._round, step.done, weight, words))


_HEARD: Mapping[type, Callable[[RaceMoments, Any, StoryStep], None]] = {
    CardPlayed: RaceMoments._played,
    ShipMoved: RaceMoments._moved,
    HoleRetreat: RaceMoments._sent_back,
    HoleEvaded: RaceMoments._evaded,
    ShipTowed: RaceMoments._towed,
    ShipFinished: RaceMoments._finished,
    RoundDealt: RaceMoments._dealt,
    GameEnded: RaceMoments._won,
}
