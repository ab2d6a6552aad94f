"""Follows a race: a round for each deal, with one scene for all its turns, and the track at the end of each
round."""

from collections.abc import Sequence

from msgspec import Struct

from starhaul.chronicle.chronicle_part import StoryStep
from starhaul.chronicle.chronicle_records import (
    StoryLoss,
    StoryMoment,
    StoryPicture,
    StoryPlayer,
    StoryRank,
    StoryRound,
    StoryScene,
    StoryWords,
)
from starhaul.chronicle.plain_narrator import public_events
from starhaul.kernel.match import Match
from starhaul.plugins.race.chronicle.race_moments import RaceMoments
from starhaul.race.config import Config
from starhaul.race.events import RoundDealt
from starhaul.race.state import State
from starhaul.race.terms import SHIPS


class TrackPicture(Struct, frozen=True):
    """The track to be drawn."""

    ships: list[tuple[str, int, str]]
    """(name, index, face)"""


class RaceNarrator:
    def __init__(self, match: Match[Config, State]) -> None:
        self._rounds: list[StoryRound] = []
        self._moments = RaceMoments(match.config)

    def hear(self, step: StoryStep) -> None:
        for told, record in zip(public_events(step), _public_records(step), strict=True):
            if isinstance(record, RoundDealt) or not self._rounds:
                self._turn_page(step)
            events = self._rounds[-1].scenes[0].events
            assert isinstance(events, list), "it grows while the round is told"
            events.append(told)
        self._moments.hear(step)

    def _turn_page(self, step: StoryStep) -> None:
        if self._rounds and not step.before.round:
            # What happens before the first deal belongs to the first round.
            return
        self._end_round(step.after, step.done, "end")
        words = StoryWords("story-round", {"round": len(self._rounds) + 1})
        self._rounds.append(
            StoryRound(len(self._rounds) + 1, words, step.done, [StoryScene(words, step.done, [])], [])
        )

    def _end_round(self, state: State, entry: int, what: str) -> None:
        if not self._rounds:
            return
        pictures = self._rounds[-1].pictures
        assert isinstance(pictures, list), "the round is still told"
        pictures.append(StoryPicture(what, entry, TrackPicture(_ships(state))))

    def rounds(self, match: Match[Config, State]) -> Sequence[StoryRound]:
        self._end_round(match.state, len(match.entries), "end" if match.is_over else "stopped")
        return self._rounds

    def moments(self, match: Match[Config, State]) -> Sequence[StoryMoment]:
        return self._moments.found

    def losses(self) -> Sequence[StoryLoss]:
        return self._moments.losses()

    def ranks(self, match: Match[Config, State]) -> Sequence[StoryRank]:
        """Winners first, then by ships at home, then by progress."""
        state = match.state
        teams = sorted(
            set(state.setup.teams), key=lambda team: (team not in state.winners, _rank(state, team), team)
        )
        return [_result(state, team, number) for number, team in enumerate(teams, start=1)]


def _public_records(step: StoryStep) -> list[object]:
    return [one.record for one in step.events if one.audience is None and not one.record.is_omitted]


def _ships(state: State) -> list[tuple[str, int, str]]:
    return [(SHIPS[ship], *state.places[ship]) for ship in state.setup.ships]


def _rank(state: State, team: int) -> tuple[int, int]:
    own = [ship for ship in state.setup.ships if state.setup.sides[ship] == team]
    return -sum(map(state.is_finished, own)), -sum(state.places[ship][0] for ship in own)


def _result(state: State, team: int, number: int) -> StoryRank:
    own = [ship for ship in state.setup.ships if state.setup.sides[ship] == team]
    players = [StoryPlayer(seat, seat) for seat, one in enumerate(state.setup.teams) if one == team]
    home = {"home": sum(map(state.is_finished, own)), "needed": len(own)}
    return StoryRank(1 if team in state.winners else number, players, StoryWords("story-race-score", home))
