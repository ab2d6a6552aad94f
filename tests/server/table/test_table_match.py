"""A match at a table: steps, revisions, undoing and continuing."""

import msgspec
import pytest

from starhaul.games import config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.errors import Refusal
from starhaul.kernel.match import Match
from starhaul.server.store.store_contract import Snapshot, StoredMatch
from starhaul.server.table.table_match import REMEMBERED, TableMatch, resume, row_of
from starhaul.server.update_parts import HIDDEN
from tests.builds import pure_only
from tests.rules import rule

ALL = range(5)


def play_of(game="trucker", seed="seed", **config) -> TableMatch:
    found = game_named(game)
    return TableMatch("match", Match(found, config_of(found, {"seats": 4, **config}), seed))


def step(play: TableMatch, draw: Stream, audiences=ALL):
    """One random action, or that of the clock if it is due."""
    state, at_ms = play.match.state, play.match.now_ms + 250
    due = play.game.wake_at(state)
    if due is not None and due <= at_ms:
        return play.tick(audiences)
    question = draw.pick(play.game.questions(state))
    return play.act(question.seat, play.game.sample(state, question, draw, at_ms), at_ms, audiences)


def played(play: TableMatch, steps: int, audiences=ALL):
    """The batches of a match played at random."""
    draw = Stream(7, "players")
    made = play.begin(audiences)
    batches = [play.batch(made, 0)]
    play.keep(made)
    while len(batches) < steps and not play.match.is_over:
        made = step(play, draw, audiences)
        batches.append(play.batch(made, 0))
        play.keep(made)
    return batches


@pytest.mark.parametrize("game", ["trucker", "race"])
def test_every_revision_is_told_once_to_each_audience(game):
    play, draw = play_of(game), Stream(7, "players")
    heard = {audience: [] for audience in ALL}
    play.keep(play.begin(ALL))
    before = play.revs[:]
    for _ in range(150):
        made = step(play, draw)
        play.keep(made)
        for audience in ALL:
            if audience in made.noticed_by:
                update = play.update(audience, made, made.at_ms)
                heard[audience].append((update.rev, list(update.events)))
        if play.match.is_over:
            break
    for audience in ALL:
        revs = [rev for rev, _ in heard[audience]]
        assert revs == list(range(before[audience] + 1, play.revs[audience] + 1))
        missed = play.missed(audience, before[audience])
        assert [(one.rev, list(one.events)) for one in missed] == heard[audience]


def test_what_happened_too_long_ago_is_not_made_up_for():
    play = play_of()
    played(play, REMEMBERED + 20)
    last = play.revs[0]
    assert play.missed(0, last) == []
    assert len(play.missed(0, last - 5)) == 5
    assert play.missed(0, 0) is None
    assert play.missed(0, last + 1) is None


@pytest.mark.parametrize("game", ["trucker", "race"])
@pytest.mark.parametrize("snapshot_at", [None, 0, 40])
def test_a_match_goes_on_from_what_is_kept(game, snapshot_at):
    play = play_of(game)
    kept = None
    batches = played(play, 41)
    if snapshot_at is not None:
        kept = play.snapshot()
        kept = Snapshot(match="match", batches=kept.batches, saved=kept.saved, key=kept.key, revs=kept.revs)
    draw = Stream(9, "more")
    for _ in range(30):
        made = step(play, draw)
        batches.append(play.batch(made, 0))
        play.keep(made)
    rest = batches if kept is None else batches[kept.batches :]
    again = resume(StoredMatch(row_of(play, "table", 0, 0), kept, rest, []))
    assert again.match.key == play.match.key
    assert (again.revs, again.batches, again.match.now_ms) == (play.revs, play.batches, play.match.now_ms)
    for audience in ALL:
        last = play.revs[audience] - 10
        assert again.missed(audience, last) == play.missed(audience, last)
        assert again.update(audience, None, 5) == play.update(audience, None, 5)
    assert [entry.i for batch in batches for entry in batch.entries] == list(range(again.match._next_index))


def test_what_could_not_be_kept_has_not_happened():
    play, draw = play_of("race"), Stream(3, "players")
    played(play, 20)
    shown = [play.update(audience, None, 0) for audience in ALL]
    before = play.match.key, play.revs[:], play.match.now_ms
    made = step(play, draw)
    assert play.match.key != before[0]
    play.undo()
    assert (play.match.key, play.revs, play.match.now_ms) == before
    assert [play.update(audience, None, 0) for audience in ALL] == shown
    draw = Stream(3, "players")
    assert step(play, draw).events == made.events, "and it can happen then"


def test_a_refused_action_changes_nothing():
    play = play_of()
    played(play, 30)
    before = play.match.key, play.revs[:], list(play.match.entries)
    with pytest.raises(Refusal):
        play.act(0, play.game.to_action(0, {"do": "attach", "cell": 0, "turn": 0}), 10**9, ALL)
    assert (play.match.key, play.revs, play.match.entries) == (before[0], before[1], before[2])


@pure_only
def test_rules_that_fail_halfway_leave_the_match_as_it_was(monkeypatch):
    play, draw = play_of("race"), Stream(3, "players")
    played(play, 10)
    before = play.match.key

    def fail(state, seat, action, at_ms):
        state.frames.clear()
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(type(play.game), "perform", lambda self, *args: fail(*args))
        with pytest.raises(ZeroDivisionError):
            step(play, draw)
    assert play.match.key == before
    step(play, draw)


@rule("RUL-99")
def test_a_pause_in_building_hides_boards_and_pool():
    play = play_of()
    played(play, 20)
    for audience in ALL:
        paused = play.update(audience, None, 0, paused=True)
        assert (paused.view, paused.asked, paused.is_paused) == (HIDDEN, (), True)
        assert play.update(audience, None, 0).view != HIDDEN


@rule("RUL-99")
def test_a_pause_in_flight_hides_nothing():
    play = play_of("race")
    played(play, 20)
    assert play.update(0, None, 0, paused=True).view != HIDDEN


@rule("TR-184")
def test_nobody_notices_a_secret_question():
    """Steps that only one seat may know of are no revision for the others, and no deadline reveals them."""
    secret = 0
    play, draw = play_of("race"), Stream(5, "players")
    play.keep(play.begin(ALL))
    while not play.match.is_over:
        asked = {question.seat for question in play.game.questions(play.match.state)}
        for audience in ALL:
            if audience not in asked:
                assert play.deadline(audience) is None
        made = step(play, draw)
        play.keep(made)
        secret += 0 < len(made.noticed_by) < len(ALL)
    assert secret, "some question was secret"


@pytest.mark.parametrize("game", ["trucker", "race"])
def test_matches_that_differ_in_hidden_things_only_look_the_same(game):
    """A seat gets the same bytes, whatever the hidden data are, as long as the same things happen."""
    play = play_of(game)
    played(play, 60)
    for seat in range(4):
        other = play_of(game)
        other.match.state = play.game.resample(play.match.state, seat, Stream(seat, "other"))
        other.match.now_ms = play.match.now_ms
        mine, theirs = play.update(seat, None, 0), other.update(seat, None, 0)
        assert msgspec.structs.replace(theirs, rev=mine.rev) == mine
    assert play.game.key(other.match.state) != play.match.key
