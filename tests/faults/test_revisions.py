"""A restart is not visible in revisions: the same steps count before and after it."""

from starhaul.games import config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import next_action
from starhaul.server.store.store_contract import Batch, StoredMatch
from starhaul.server.table.table_match import TableMatch, resume, row_of


def test_the_same_viewers_notice_a_step_after_a_restart():
    """In a race some steps are visible only to seats that are asked in secret (TR-184)."""
    game = game_named("race")
    match = Match(game, config_of(game, {"seats": 4}), 2)
    play, luck, audiences = TableMatch("m", match), Stream(2, "people"), range(5)
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


def resumed(play: TableMatch, batches: list[Batch]) -> TableMatch:
    return resume(StoredMatch(row_of(play, "table", 0, 0), None, batches, []))
