"""What a bot gets to know: a world in place of the state, the events for its seat, and its own random
stream.

Used for bots at tables (`table.bot_driver`) and over the wire (`remote.remote_match`). The state itself is
never part of it.
"""

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from starhaul.bots.arena import heard_by
from starhaul.kernel.chance import Seed, Stream
from starhaul.kernel.contract import Event, Game, Question
from starhaul.server.bots.calls import Answer, BotCall, HeardEvent


class Briefer:
    """Makes the calls to one bot at a table. There is a new one each time a bot takes a seat."""

    def __init__(
        self, game: Game[Any, Any], config: object, *, match: str, seat: int, bot: str, seed: Seed
    ) -> None:
        self.game = game
        self.seat = seat
        self._match = match
        self._bot = bot
        self._config = msgspec.json.encode(config)
        self._sitting = secrets.token_hex(8)
        # One-way: the seed of the match must not be computable from the random stream of a bot.
        self._luck = blake2b(f"{seed}\nbots".encode(), digest_size=16).hexdigest()
        self._worlds = Stream(self._luck, f"worlds-{seat}")
        self._received = 0
        self._unheard: list[Event] = []

    def tell(self, events: Sequence[Event]) -> None:
        """Queue events; the bot gets those for its seat with the next question."""
        self._unheard += heard_by(self.seat, events)

    def ask(self, state: Any, question: Question, at_ms: int) -> BotCall:
        return BotCall(
            match=self._match,
            seat=self.seat,
            sitting=self._sitting,
            bot=self._bot,
            game=self.game.name,
            config=self._config,
            luck=self._luck,
            at_ms=at_ms,
            kind=question.kind,
            world=self.game.dump(self.game.resample(state, self.seat, self._worlds)),
            first=self._received,
            events=tuple(map(HeardEvent.of, self._unheard)),
        )

    def note(self, answer: Answer) -> None:
        """Drop the events that the bot has received. Without an answer that is unknown, so they are sent
        again."""
        known = max(0, answer.received - self._received)
        del self._unheard[:known]
        self._received += known
