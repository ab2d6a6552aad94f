"""What the coach of the trucker game says while a ship is built."""

from collections.abc import Iterator
from typing import Any

import pytest

from starhaul.bots.coaching import Counsel
from starhaul.bots.trucker.coach_phrases import PLACES, cell_values, where
from starhaul.games import config_of, game_named
from starhaul.kernel.match import Match
from starhaul.server.bots.coach_briefing import CoachBriefer
from starhaul.trucker.ship.board import board_of, cells_of
from tests.server.bots.test_advising import AskedMoment, advised, call_in, moments

RELAXED = {"build": "relaxed"}


def counsels(options: dict[str, Any]) -> Iterator[Counsel]:
    config = {"edition": "2e", "seats": 2, "rounds": ["II"], "options": options}
    for moment in moments("trucker", config, 4, 6):
        if moment.question.kind == "build":
            yield advised(call_in(moment, moment.match.state))


def reasons(options: dict[str, Any]) -> set[str]:
    found = [counsel.best for counsel in counsels(options)]
    found += [counsel.second for counsel in counsels(options) if counsel.second is not None]
    return {reason.kind for answer in found for reason in answer.reasons}


@pytest.mark.slow
def test_time_is_mentioned_only_where_it_runs():
    assert "draws_left" in reasons({})
    assert "draws_left" not in reasons(RELAXED)


CHOOSY = {"begin_somewhere", "choosy_enough"}


def dialogues(ship_class: str, seed: int) -> Iterator[tuple[Any, Counsel]]:
    """The view of somebody who builds exactly as the coach advises, and each piece of advice."""
    game = game_named("trucker")
    given = {"edition": "2e", "seats": 2, "rounds": [ship_class], "options": RELAXED}
    config = config_of(game, given)
    match = Match(game, config, seed)
    briefer = CoachBriefer(game, config, match="m", seat=0, seed=seed)
    briefer.tell(match.advance())
    while True:
        asked = game.questions_of(match.state, 0)[0]
        counsel = advised(call_in(AskedMoment(match, asked, briefer, []), match.state))
        yield game.view(match.state, 0), counsel
        if counsel.best.action is None or counsel.best.says.kind == "finish":
            return
        action = game.to_action(0, counsel.best.action)
        briefer.tell([*match.act(0, action, match.now_ms + 1500), *match.advance()])


def waits_for_better(counsel: Counsel) -> bool:
    """Whether the coach returns a tile that fits and leaves room to build on."""
    against = counsel.second.reasons if counsel.second is not None else ()
    is_needed = {"fits_nowhere", "walls_off", "less_room"} & {
        reason.kind for reason in (*counsel.best.reasons, *against)
    }
    return counsel.best.says.kind == "return" and not is_needed


@pytest.mark.many
@pytest.mark.parametrize(("ship_class", "seed"), [("I", 1), ("I", 2), ("II", 3)])
def test_somebody_without_a_ship_is_told_to_begin(ship_class: str, seed: int):
    """With a nearly empty ship hardly anybody waits for better tiles, and nobody ever for long."""
    waiting, early, kinds = 0, 0, set[str]()
    for view, counsel in dialogues(ship_class, seed):
        kinds |= {reason.kind for reason in counsel.best.reasons}
        if waits_for_better(counsel):
            early += len(view.seats[0].ship.tiles) < 6
            waiting += 1
        elif counsel.best.says.kind == "attach":
            waiting = 0
        assert waiting <= 3
    assert early <= 2
    assert kinds & CHOOSY


def test_cells_beside_the_middle_are_left_or_right_of_it():
    board = board_of("2e", "II")
    named = {board.coordinates_of(cell): where(board, cell) for cell in cells_of(board.full)}
    assert set(named.values()) <= set(PLACES)
    assert named[7, 7] == "middle-middle"
    assert named[6, 7] == "middle-left"
    assert named[8, 7] == "middle-right"
    assert named[7, 6] == "front-middle"
    assert named[8, 8] == "rear-right"


def test_no_two_cells_have_the_same_words():
    for shape in ("I", "II", "III"):
        board = board_of("2e", shape)
        words = [tuple(cell_values(board, cell).items()) for cell in cells_of(board.full)]
        assert len(set(words)) == len(words)
