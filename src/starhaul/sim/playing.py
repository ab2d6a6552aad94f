"""Plays one match of a tournament.

Input and output are plain values, so that a match can be played in another process or on another machine.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, to_builtins

from starhaul.bots.arena import Arena, ThinkingTime
from starhaul.bots.registry import seat_bots
from starhaul.games import game_named
from starhaul.kernel.contract import C, Game, S
from starhaul.kernel.match import Match
from starhaul.kernel.typed import from_builtins
from starhaul.sim.match_figures import Figures, study_of

ThinkingTimes = dict[str, list[float]]
"""The time of answers in milliseconds, by kind of question."""


class Order(Struct, frozen=True):
    """A match to be played."""

    number: int
    game: str
    config: Any
    """In the form of logs."""
    seed: str
    bots: tuple[str, ...]
    """The name of the bot at each seat."""
    limit_ms: float | None = None
    """Slower answers are replaced; without a limit the results do not depend on the speed of the machine."""


class LapseRecord(Struct, frozen=True):
    """A case in which a bot's answer was replaced."""

    seat: int
    kind: str
    why: str
    detail: str = ""


class SimulatedMatch(Struct, frozen=True):
    """The result of a match; `failure` says why it failed, if it did."""

    number: int
    seed: str
    bots: tuple[str, ...]
    scores: list[int] = []
    actions: int = 0
    figures: list[Figures] = []
    lapses: list[LapseRecord] = []
    thinking_ms: list[ThinkingTimes] = []
    failure: str = ""


def play(order: Order) -> SimulatedMatch:
    try:
        return _played(order)
    except Exception as error:
        # Bots cannot make a match fail, so this is a bug in the rules: report it.
        reason = f"{type(error).__name__}: {error}"
        return SimulatedMatch(order.number, order.seed, order.bots, failure=reason)


def _played(order: Order) -> SimulatedMatch:
    game = game_named(order.game)
    config = from_builtins(order.config, game.config_type)
    bots = seat_bots(order.bots, game, config, order.seed)
    match = Match(game, config, order.seed)
    table = Arena(match, bots, limit_ms=order.limit_ms)
    table.play()
    return SimulatedMatch(
        number=order.number,
        seed=order.seed,
        bots=order.bots,
        scores=game.scores(match.state),
        actions=len(match.entries),
        figures=study_of(order.game).study(match),
        lapses=[LapseRecord(*lapse) for lapse in table.lapses],
        thinking_ms=_by_seat(table.thinking, len(bots)),
    )


def _by_seat(times: Sequence[ThinkingTime], seats: int) -> list[ThinkingTimes]:
    found: list[ThinkingTimes] = [{} for _ in range(seats)]
    for time in times:
        found[time.seat].setdefault(time.kind, []).append(round(time.took_ms, 3))
    return found


def orders(
    game: Game[C, S], config: object, seatings: Sequence[Sequence[str]], seed: str, limit_ms: float | None
) -> list[Order]:
    """All matches of a tournament, each with its own seed."""
    plain = to_builtins(config)
    return [
        Order(number, game.name, plain, f"{seed}/{number}", tuple(bots), limit_ms)
        for number, bots in enumerate(seatings)
    ]
