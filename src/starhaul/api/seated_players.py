"""Whatever a program may seat at a match: names of bots, classes of bots, functions.

Used by `MatchHandle.play`. Each player becomes a bot with a random stream of its own.
"""

from collections.abc import Callable, Sequence

from starhaul.bots.bot_contract import Bot, Briefing, Chair
from starhaul.bots.registry import bot_named, luck_of
from starhaul.kernel.contract import Action, C, S
from starhaul.kernel.errors import BadInput
from starhaul.kernel.match import Match

Answerer = Callable[[Briefing], Action | None]
"""Answers a question; None waits, where the question does not `wait`."""
Player = str | type[Bot] | Answerer


class FunctionBot(Bot):
    """A function as a bot."""

    def __init__(self, chair: Chair, function: Answerer) -> None:
        super().__init__(chair)
        self._function = function

    def answer(self, briefing: Briefing) -> Action | None:
        return self._function(briefing)


def seated(match: Match[C, S], players: Player | Sequence[Player]) -> list[Bot]:
    """A bot for each seat."""
    seats = match.game.seats(match.config)
    chosen = [players] * seats if isinstance(players, str) or callable(players) else list(players)
    if len(chosen) != seats:
        raise BadInput("api-players", seats=seats, given=len(chosen))
    return [_bot(match, seat, player) for seat, player in enumerate(chosen)]


def _bot(match: Match[C, S], seat: int, player: Player) -> Bot:
    chair = Chair(match.game, match.config, seat, luck_of(match.seed, seat))
    if isinstance(player, str):
        return bot_named(player, chair)
    if isinstance(player, type) and issubclass(player, Bot):
        return player(chair)
    return FunctionBot(chair, player)
