"""Sample matches: the messages to every seat, as a server would send them, and the log."""

from typing import Any

import msgspec

from starhaul.games import config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.log import Log, LogHead
from starhaul.kernel.match import Match
from starhaul.kernel.match_records import LogEntry
from starhaul.remote.load.lean_messages import decoder
from starhaul.remote.load.match_record import MatchRecord
from starhaul.remote.load.players import player_of
from starhaul.remote.load.shown_update import ShownUpdate
from starhaul.server.table.table_match import Step, TableMatch
from starhaul.server.wire import encode

SEATS = 2


class Story:
    """A match of random play. `frames` are the updates in the order of arrival, with their seats."""

    def __init__(self, game: str = "race", decisions: int = -1, **config: Any) -> None:
        found = game_named(game)
        self.game = game
        self.play = TableMatch("m", Match(found, config_of(found, {"seats": SEATS, **config}), "story"))
        self.frames: list[tuple[int, bytes]] = []
        self.acts: list[tuple[int, bytes]] = []
        self._entries: list[LogEntry] = []
        self._draw = Stream(1, "players")
        self._note(self.play.begin(range(SEATS)))
        while decisions and not self.play.match.is_over:
            decisions -= 1
            self._note(self._step())

    def _step(self) -> Step:
        play, at_ms = self.play, self.play.match.now_ms + 100
        state = play.match.state
        due = play.game.wake_at(state)
        if due is not None and due <= at_ms:
            return play.tick(range(SEATS))
        question = self._draw.pick(play.game.questions(state))
        action = play.game.sample(state, question, self._draw, at_ms)
        self.acts.append((question.seat, encode(action)))
        return play.act(question.seat, action, at_ms, range(SEATS))

    def _note(self, step: Step) -> None:
        self._entries += self.play.match.entries
        self.play.keep(step)
        for seat in (audience for audience in step.noticed_by if audience < SEATS):
            self.frames.append((seat, encode(self.play.update(seat, step, step.at_ms))))

    @property
    def log(self) -> Log:
        match = self.play.match
        config = msgspec.to_builtins(match.config)
        head = LogHead(
            starhaul=1, game=self.game, config=config, seed="story", rules="", chance=match.generator.name
        )
        # As read by a program that has only the file.
        entries = msgspec.json.decode(encode(self._entries), type=list[LogEntry])
        return Log(head, entries, match.key if match.is_over else None)

    def heard(
        self, *, keeps_views: bool = True, frames: list[tuple[int, bytes]] | None = None
    ) -> MatchRecord:
        """What load-test guests have recorded of it."""
        record = MatchRecord(
            "t", "m", self.game, SEATS, player_of(self.game).PRIVATE, keeps_views=keeps_views
        )
        for seat, act in self.acts:
            record.listeners[seat].acts.append(act)
        for seat, frame in self.frames if frames is None else frames:
            record.hear(seat, decoder.decode(frame), ShownUpdate(frame))
        return record


def checks(record: MatchRecord) -> set[str]:
    return {violation.check for violation in record.violations}
