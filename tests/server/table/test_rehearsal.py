"""What benchmarks time is what tables do."""

import pytest

from starhaul.games import game_named
from starhaul.server.table.rehearsal import recorded, rehearse

RACE, TRUCKER = ("race", {"seats": 4}), ("trucker", {"seats": 4, "rounds": ["I"]})


@pytest.mark.parametrize(("game", "config"), [RACE, TRUCKER])
def test_a_recorded_match_is_played_to_its_end(game, config):
    record = recorded(game_named(game), config, 3)
    made, whole = rehearse(record), rehearse(record, changes=False)
    assert made.commands == whole.commands == len(record.commands) > 50
    assert made.frames == whole.frames > 4 * made.commands
    assert 2.5 * made.size < whole.size
    assert rehearse(record) == made, "the same each time"
