"""A restart does not show in what viewers are told: the same steps count, before and after it."""

from starhaul.games import config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.driver import next_action
from starhaul.kernel.match import Match
from starhaul.server.play import Play, resume, row_of
from starhaul.server.store.contract import Batch, Course


def test_who_notices_what_is_the_same_after_a_restart():
    """In a race some steps are seen by nobody but those who are asked in secret (TR-184)."""
    game = game_named("race")
    match = Match(game, config_of(game, {"seats": 4}), 2)
    play, luck, audiences = Play("m", match), Stream(2, "people"), range(5)
    batches: list[Batch] = []
    unnoticed = 0
    step = play.begin(audiences)
    while not match.is_over:
        batches.append(play.batch(step, 0))
        play.keep(step)
        action = next_action(match, luck)
        again = resumed(play, batches).act(*action, audiences)
        step = play.act(*action, audiences)
        assert (again.noticed_by, again.revs) == (step.noticed_by, step.revs)
        unnoticed += len(step.noticed_by) < len(audiences)
    assert unnoticed > 0, "otherwise there would have been nothing to tell apart"


def resumed(play: Play, batches: list[Batch]) -> Play:
    return resume(Course(row_of(play, "table", 0, 0), None, batches, []))
