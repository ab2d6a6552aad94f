"""What Starhaul loads: the game, its default configuration, and its words for the browser."""

from collections.abc import Mapping
from typing import Any

from starhaul.kernel.question_kinds import QuestionKind
from starhaul.plugins.game_plugin import GamePlugin, TableKind
from starhaul_reactor.game import Heat, Reactor, Store, View

ENGLISH = """
front-game-reactor = Reactor
front-game-reactor-hint = Heat it, but not too long
front-option-goal = Goal
front-option-goal-hint = The charge that wins
reactor-action-heat = Heat it
reactor-action-store = Store the charge
reactor-question-turn = Heat the reactor once more?
reactor-event-heated = { $seat } heats the reactor: { $die }
reactor-event-stored = { $seat } stores { $charge }
reactor-view-goal = Goal
reactor-view-stored = Stored
reactor-view-charge = Charge of this turn
reactor-view-turn = Turn
"""


def at_table(given: Mapping[str, Any], kind: TableKind) -> dict[str, Any]:
    return dict(given)


PLUGIN = GamePlugin(
    game=Reactor(),
    usual={"seats": 2},
    at_table=at_table,
    view_type=View,
    questions={"turn": QuestionKind(Heat | Store)},
    texts={"en": ENGLISH},
)
