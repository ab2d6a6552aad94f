"""What a question costs in the arena, beside the rules and the bot's thinking, counted in calls of Python
functions: unlike times these are the same on every machine."""

import sys
from collections.abc import Iterator, Sequence
from types import FrameType
from typing import Any, NamedTuple

import pytest

from starhaul.bots.arena import Arena
from starhaul.bots.bot_contract import Bot, Briefing, Chair
from starhaul.bots.registry import seat_bots
from starhaul.games import config_of, game_named
from starhaul.kernel.chance import Draw
from starhaul.kernel.contract import CHANCE, Action, Event
from starhaul.kernel.match import LogEntry, Match
from tests.builds import pure_only

MOST = 2.0
"""A question in the arena may cost at most this many times what the
engine alone needs for the same answer."""
OWN_CALLS = {"trucker": 77, "race": 37}
"""What the arena itself adds to a question, including all checks of the answer (CPython 3.11). Lower these
figures when the arena becomes cheaper."""
TOLERANCE = 1.1
SEEDS = range(3)
CONFIGS: list[tuple[str, dict[str, Any]]] = [
    ("trucker", {"edition": "1e", "seats": 2, "rounds": ["I"]}),
    ("trucker", {"edition": "2e", "seats": 4, "rounds": ["II"]}),
    ("race", {"seats": 4}),
]


class Said(NamedTuple):
    """An answer: the number of the option, or an answer to an open question."""

    option: int | None
    action: Action | None
    pace_ms: int


class Recorder(Bot):
    """Records the answers of another bot."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.chair)
        self.said: list[Said] = []
        self._bot = bot

    def hear(self, events: Sequence[Event]) -> None:
        self._bot.hear(events)

    def answer(self, briefing: Briefing) -> Action | None:
        action, options = self._bot.answer(briefing), briefing.question.options
        found = [number for number, option in enumerate(options or ()) if option is action]
        pace = self._bot.pace_ms(briefing, action)
        self.said.append(Said(found[0] if found else None, action, pace))
        return action

    def pace_ms(self, briefing: Briefing, action: Action | None) -> int:
        return self.said[-1].pace_ms


class Parrot(Bot):
    """Repeats recorded answers without thinking."""

    def __init__(self, chair: Chair, said: Sequence[Said]) -> None:
        super().__init__(chair)
        self._said = iter(said)
        self._pace = 0

    def hear(self, events: Sequence[Event]) -> None:
        """It processes events, as most bots do."""

    def answer(self, briefing: Briefing) -> Action | None:
        option, action, self._pace = next(self._said)
        return action if option is None else (briefing.question.options or ())[option]

    def pace_ms(self, briefing: Briefing, action: Action | None) -> int:
        return self._pace


class Counted:
    """Counts calls of Python functions inside its block."""

    def __init__(self) -> None:
        self.calls = 0

    def __enter__(self) -> None:
        self._before = sys.getprofile()
        sys.setprofile(self._count)

    def __exit__(self, *error: object) -> None:
        sys.setprofile(self._before)

    def _count(self, frame: FrameType, event: str, argument: object) -> None:
        self.calls += event == "call" and frame.f_globals.get("__name__") != __name__


def recorded(name: str, given: dict[str, Any], bot: str) -> Iterator[tuple[Match[Any, Any], list[Recorder]]]:
    game = game_named(name)
    config = config_of(game, given)
    for seed in SEEDS:
        match = Match(game, config, seed)
        bots = [Recorder(one) for one in seat_bots([bot], game, config, seed)]
        Arena(match, bots, limit_ms=None).play()
        yield match, bots


def through_the_engine(match: Match[Any, Any], entries: Sequence[LogEntry]) -> None:
    """What every driver has to do: derive the questions, act, and let chance act."""
    match.advance()
    for entry in entries:
        match.game.questions(match.state)
        match.game.wake_at(match.state)
        match.act(entry.seat, entry.action, entry.at_ms)
        match.advance()


@pure_only
@pytest.mark.parametrize("bot", ["random", "easy"])
@pytest.mark.parametrize(("name", "given"), CONFIGS)
def test_a_question_costs_at_most_twice_what_the_engine_needs(name: str, given: dict[str, Any], bot: str):
    in_arena, in_engine, questions = Counted(), Counted(), 0
    for played, bots in recorded(name, given, bot):
        new = lambda played=played: Match(played.game, played.config, played.seed)  # noqa: E731
        table = Arena(new(), [Parrot(one.chair, one.said) for one in bots], limit_ms=None)
        with in_arena:
            table.play()
        again = new()
        with in_engine:
            through_the_engine(again, [entry for entry in played.entries if entry.seat != CHANCE])
        assert table.match.key == again.key == played.key
        questions += len(table.thinking)
    assert in_arena.calls <= MOST * in_engine.calls
    assert in_arena.calls - in_engine.calls <= TOLERANCE * OWN_CALLS[name] * questions


# --- what random bots do not pay for -----------------------------------------------------------------------


class Uses(Bot):
    """Counts the views, the worlds and the draws for worlds that another bot uses."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.chair)
        self.views = 0
        self.worlds: list[str] = []
        self.draws = 0
        self._bot = bot

    def answer(self, briefing: Briefing) -> Action | None:
        def look() -> Any:
            self.views += 1
            return briefing.view

        def worlds(draw: Draw) -> Any:
            self.worlds.append(briefing.question.kind)
            return briefing.worlds(counted(draw))

        def counted(draw: Draw) -> Draw:
            def drawn(below: int) -> int:
                self.draws += 1
                return draw(below)

            return drawn

        return self._bot.answer(Briefing(look, briefing.question, briefing.at_ms, worlds))


@pytest.mark.parametrize(("name", "given"), CONFIGS)
def test_a_random_bot_makes_no_view_and_draws_worlds_for_open_questions_only(
    name: str, given: dict[str, Any]
):
    game = game_named(name)
    config = config_of(game, given)
    bots = [Uses(bot) for bot in seat_bots(["random"], game, config, 1)]
    Arena(Match(game, config, 1), bots, limit_ms=None).play()
    assert sum(bot.views for bot in bots) == 0
    worlds = [kind for bot in bots for kind in bot.worlds]
    assert set(worlds) <= {"build", "load"}
    assert bool(worlds) == (name == "trucker")
    # The cards of the piles, and the credits of the others where they are secret.
    assert sum(bot.draws for bot in bots) <= 20 * len(worlds)


def test_a_view_is_made_once():
    made: list[int] = []
    briefing = Briefing(lambda: made.append(1) or "view", None, 0, lambda draw: None)  # type: ignore[arg-type, func-returns-value]
    assert made == []
    assert (briefing.view, briefing.view) == ("view", "view")
    assert made == [1]
