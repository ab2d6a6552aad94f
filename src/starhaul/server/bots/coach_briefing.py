"""What the coach of a seat gets to know: a world in place of the state, and the events that its bot needs.

Used by `table.table_coach`. Like `briefing`, but nothing is remembered in a worker: each call is complete.
"""

from collections import deque
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, cast

import msgspec

from starhaul.bots.arena import heard_by
from starhaul.bots.coaching import COACH_BOT, CoachPart
from starhaul.games import plugin_named
from starhaul.kernel.chance import Seed, Stream
from starhaul.kernel.contract import Event, Game, Question
from starhaul.server.bots.calls import AdviceCall, HeardEvent

MOST_HEARD = 1000
"""Events kept: more than a round of building has."""
BUDGET_MS = 500
"""CPU time for thinking; the bot stops earlier, mostly after a tenth of it."""


class CoachBriefer:
    """Makes the calls for advice to one seat in one match."""

    def __init__(self, game: Game[Any, Any], config: object, *, match: str, seat: int, seed: Seed) -> None:
        self._game = game
        self._seat = seat
        self._match = match
        self._config = msgspec.json.encode(config)
        # One-way, and different from that of bots: the coach must not know what a bot is going to draw.
        self._luck = blake2b(f"{seed}\ncoach".encode(), digest_size=16).hexdigest()
        self._heeded = cast(CoachPart, plugin_named(game.name).part("coach")).HEEDED
        self._heard: deque[HeardEvent] = deque(maxlen=MOST_HEARD)

    def tell(self, events: Sequence[Event]) -> None:
        heard = heard_by(self._seat, events)
        self._heard.extend(HeardEvent.of(event) for event in heard if event.key in self._heeded)

    def ask(self, state: Any, question: Question, at_ms: int, moment: int) -> AdviceCall:
        """At the same moment of a match the call is the same, and therefore the advice."""
        draw = Stream(self._luck, f"worlds-{self._seat}-{moment}")
        return AdviceCall(
            match=self._match,
            seat=self._seat,
            bot=COACH_BOT,
            game=self._game.name,
            config=self._config,
            luck=f"{self._luck}-{moment}",
            budget_ms=BUDGET_MS,
            at_ms=at_ms,
            kind=question.kind,
            world=self._game.dump(self._game.resample(state, self._seat, draw)),
            events=tuple(self._heard),
        )
