"""Changes instead of whole updates: a client that applies them always has what a whole update would show."""

from typing import Any

import msgspec
import pytest

from starhaul.games import config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Game
from starhaul.kernel.match import Match
from starhaul.race.game import Race
from starhaul.remote.latest_update import LatestUpdate, LostTrack
from starhaul.server.table.table_match import Step, TableMatch
from starhaul.server.wire import ChangeMessage, encode
from tests.server.table.test_table_match import step

KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "race of four": ("race", {"seats": 4}),
    "race of two": ("race", {"seats": 2}),
    "second edition": ("trucker", {"seats": 4, "trek": True, "rounds": ["I", "II", "III"]}),
    "secret credits": ("trucker", {"edition": "1e", "seats": 3, "rounds": ["I", "II"]}),
    "teams": ("trucker", {"edition": "1e", "seats": 4, "options": {"teams": "advanced"}}),
    "in turns": ("trucker", {"seats": 3, "rounds": ["II"], "options": {"build": "turns"}}),
    "learning": ("trucker", {"seats": 2, "rounds": ["learning"]}),
    "fleets": ("trucker", {"edition": "1e", "seats": 2, "rounds": ["IVC"]}),
    "rough roads": ("trucker", {"seats": 2, "rounds": ["III"], "options": {"rough_roads": 3}}),
}
decode = msgspec.json.Decoder(ChangeMessage).decode


class Follower:
    """A client of one audience that gets changes, with hints."""

    def __init__(self, play: TableMatch, audience: int) -> None:
        self.play, self.audience = play, audience
        self.latest = LatestUpdate(self._whole(None))
        self.whole = self.changes = 0

    @property
    def _has_hints(self) -> bool:
        return self.audience != self.play.spectators

    def _whole(self, made: Step | None):
        at_ms = 0 if made is None else made.at_ms
        update = self.play.update(self.audience, made, at_ms)
        if not self._has_hints:
            return update
        return msgspec.structs.replace(update, hints=self.play.hints(self.audience))

    def follow(self, made: Step) -> None:
        patch = self.play.hints_change(self.audience) if self._has_hints else None
        frame = self.play.change(self.audience, made, patch)
        if frame is None:
            self.latest = LatestUpdate(self._whole(made))
            self.whole += 1
        else:
            self.latest.change(decode(frame))
            self.changes += 1

    def check(self, made: Step) -> None:
        assert plain(self.latest.update) == plain(self._whole(made))


def plain(update) -> Any:
    return msgspec.json.decode(encode(update))


def play_of(kind: str, game: Game | None = None, seed: str = "changes") -> TableMatch:
    name, config = KINDS[kind]
    game = game or game_named(name)
    return TableMatch("match", Match(game, config_of(game, config), seed))


def audiences(play: TableMatch) -> range:
    return range(play.seats + 1)


def seen(play: TableMatch, audience: int) -> bytes:
    """What an audience sees, as the rules say."""
    seat = None if audience == play.spectators else audience
    return encode(play.game.view(play.match.state, seat)) + encode(play.asked(audience))


def followed(play: TableMatch, steps: int) -> list[Follower]:
    draw = Stream(7, "players")
    play.keep(play.begin(audiences(play)))
    followers = [Follower(play, audience) for audience in audiences(play)]
    before = [seen(play, audience) for audience in audiences(play)]
    for _ in range(steps):
        made = step(play, draw, audiences(play))
        play.keep(made)
        now = [seen(play, audience) for audience in audiences(play)]
        for follower in followers:
            audience = follower.audience
            seat = None if audience == play.spectators else audience
            hears = any(event.is_for(seat) for event in made.events)
            assert (audience in made.noticed_by) == (hears or now[audience] != before[audience])
            if audience in made.noticed_by:
                follower.follow(made)
                follower.check(made)
        before = now
        if play.match.is_over:
            break
    return followers


@pytest.mark.parametrize("kind", KINDS)
def test_a_client_that_follows_has_what_a_whole_update_shows(kind):
    followers = followed(play_of(kind), 1500)
    whole = sum(follower.whole for follower in followers)
    changes = sum(follower.changes for follower in followers)
    assert changes > 20 * whole, "only a new phase needs a whole view"


@pytest.mark.parametrize("kind", ["race of four", "second edition"])
def test_changes_are_small(kind):
    """At a table of four, spectators included, a command costs less than 2 kB on the wire."""
    play, draw, commands, size = play_of(kind), Stream(7, "players"), 0, 0
    play.keep(play.begin(audiences(play)))
    while commands < 400 and not play.match.is_over:
        made = step(play, draw, audiences(play))
        play.keep(made)
        commands += 1
        for audience in made.noticed_by:
            size += len(play.change(audience, made) or encode(play.update(audience, made, made.at_ms)))
    assert size / commands < 2000


class PlainRace(Race):
    """A race as somebody would write it who does not care for parts."""

    parted_views = Game.parted_views


def test_a_game_without_parts_is_followed_just_as_well():
    play, other = play_of("race of four", PlainRace()), play_of("race of four")
    for one, two in zip(followed(play, 200), followed(other, 200), strict=True):
        assert plain(one.latest.update) == plain(two.latest.update)
    assert play.revs == other.revs


class AliasingRace(PlainRace):
    """Its views share their lists with the state."""

    def views(self, state, seats, questions=()):
        return [{"discard": state.discard, "deck": len(state.deck), "seat": seat} for seat in seats]

    def view(self, state, seat):
        return self.views(state, [seat])[0]


def test_views_that_share_with_the_state_are_copied():
    followed(play_of("race of four", AliasingRace()), 100)


@pytest.mark.parametrize("kind", KINDS)
def test_parts_are_values_that_do_not_change_later(kind):
    play, draw, kept = play_of(kind), Stream(7, "players"), []
    play.keep(play.begin(audiences(play)))
    for _ in range(250):
        play.keep(step(play, draw, audiences(play)))
        parts = play.game.parted_views(play.match.state, range(play.seats), play.questions)
        values = parts.public, [own.values for own in parts.own]
        kept.append((values, values_of(values)))
        if play.match.is_over:
            break
    assert all(values_of(values) == encoded for values, encoded in kept)


def values_of(values: Any) -> str:
    return repr(msgspec.to_builtins(values, enc_hook=str))


def test_after_a_step_that_was_undone_changes_are_those_of_the_next_one():
    play, draw = play_of("second edition"), Stream(3, "players")
    play.keep(play.begin(audiences(play)))
    followers = [Follower(play, audience) for audience in audiences(play)]
    for number in range(120):
        made = step(play, draw, audiences(play))
        if number % 3 == 0:
            play.undo()
            continue
        play.keep(made)
        for follower in followers:
            if follower.audience in made.noticed_by:
                follower.follow(made)
                follower.check(made)


def test_an_audience_that_nobody_looked_for_gets_a_whole_update():
    play, draw = play_of("race of four"), Stream(3, "players")
    play.keep(play.begin([0, 1]))
    for _ in range(10):
        play.keep(step(play, draw, [0, 1]))
    made = step(play, draw, [0, 1, 2, 3])
    play.keep(made)
    assert play.change(0, made) is not None
    assert play.change(2, made) is None


def test_after_a_change_by_other_means_everybody_gets_a_whole_update():
    play, draw = play_of("race of four"), Stream(3, "players")
    play.keep(play.begin(audiences(play)))
    play.look_anew()
    made = step(play, draw, audiences(play))
    assert made.noticed_by == tuple(audiences(play))
    assert [play.change(audience, made) for audience in audiences(play)] == [None] * 5


def test_a_change_of_an_update_that_is_not_there_is_refused():
    play = play_of("race of four")
    play.keep(play.begin(audiences(play)))
    latest = LatestUpdate(play.update(0, None, 0))
    with pytest.raises(LostTrack):
        latest.change(ChangeMessage(rev=play.revs[0] + 2, at_ms=0))
