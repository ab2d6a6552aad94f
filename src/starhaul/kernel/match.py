"""A match: one game being played. It owns the state, draws for chance and records the log entries."""

from typing import Any, Generic

import msgspec
from msgspec import Struct

from starhaul.kernel.chance import CURRENT, Numbers, Seed, choose, following, generator_named
from starhaul.kernel.contract import CHANCE, CLOCK, TICK, Action, C, Event, Game, S
from starhaul.kernel.errors import Refusal
from starhaul.kernel.typed import from_json


class LogEntry(Struct, frozen=True):
    """An accepted action. Config, seed and entries determine a match completely."""

    i: int
    at_ms: int
    seat: int
    action: Any


class Saved(Struct, frozen=True):
    """A snapshot: enough to continue without the log."""

    state: msgspec.Raw
    generators: dict[str, int]
    """The position of each stream."""
    next_index: int
    now_ms: int


class Mark(Struct, frozen=True):
    """A point in a match that `undo` can return to."""

    state: Any
    positions: dict[str, int]
    next_index: int
    now_ms: int
    entries: int


class Match(Generic[C, S]):
    """Plays one game. Drivers call `act` for seats and the clock, and `advance` to let chance act."""

    def __init__(
        self, game: Game[C, S], config: C, seed: Seed, chance: str = CURRENT, state: S | None = None
    ) -> None:
        """`chance` names the generator; matches begun with an older one continue with it. With a `state` the
        match starts there instead of at the beginning."""
        self.game = game
        self.config = config
        self.seed = seed
        self.generator = generator_named(chance, seed)
        self.state = game.new(config, self.generator) if state is None else state
        self.entries: list[LogEntry] = []
        self.now_ms = 0
        self._positions: dict[str, int] = {}
        self._streams: dict[str, Numbers] = {}
        """Opened at the first draw; they have no state that a snapshot would have to store."""
        self._next_index = 0

    def act(self, seat: int, action: Action, at_ms: int | None = None) -> list[Event]:
        """Apply an action and log it. Time must not go backwards; by default it stays as it is.

        An outcome advances its stream, whether drawn or forced, so a replayed match continues as the original
        did.
        """
        when = self.now_ms if at_ms is None else at_ms
        if when < self.now_ms:
            raise Refusal("time-runs-back", "CONTRACT", at_ms=when, now_ms=self.now_ms)
        outcomes = self.game.outcomes(self.state) if seat == CHANCE else None
        told = self.game.apply(self.state, seat, action, when)
        if outcomes is not None:
            self._positions[outcomes.stream] = following(*self._stream(outcomes.stream))
        self.now_ms = when
        self._enter(seat, action)
        return told

    def _enter(self, seat: int, action: Action) -> None:
        self.entries.append(LogEntry(self._next_index, self.now_ms, seat, action))
        self._next_index += 1

    def advance(self) -> list[Event]:
        """Let chance act until seats or the clock are next. Drawn outcomes need no check."""
        told: list[Event] = []
        while (outcomes := self.game.outcomes(self.state)) is not None:
            numbers, position = self._stream(outcomes.stream)
            action = choose(outcomes, numbers, position)
            told += self.game.perform(self.state, CHANCE, action, self.now_ms)
            self._positions[outcomes.stream] = following(numbers, position)
            self._enter(CHANCE, action)
        return told

    def next_outcome(self) -> Action | None:
        """What chance will do now according to the seed; None when it is not its turn."""
        outcomes = self.game.outcomes(self.state)
        return None if outcomes is None else choose(outcomes, *self._stream(outcomes.stream))

    def _stream(self, name: str) -> tuple[Numbers, int]:
        """A stream and its position."""
        numbers = self._streams.get(name)
        if numbers is None:
            numbers = self._streams[name] = self.generator.stream(name)
        return numbers, self._positions.get(name, numbers.start)

    def tick(self, at_ms: int) -> list[Event]:
        return self.act(CLOCK, TICK, at_ms)

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    @property
    def key(self) -> str:
        return self.game.key(self.state)

    # --- copying and undo ----------------------------------------------------------------------------------

    def fork(self, seed: Seed | None = None) -> "Match[C, S]":
        """An independent copy: whatever happens in one of them, the other does not change.

        Without a seed it continues exactly as this match would. With a new seed all streams start anew, and
        the entries begin at the fork, as after `restore`: the log of another seed would not replay.
        """
        chosen, state = self.seed if seed is None else seed, self.game.clone(self.state)
        match = Match(self.game, self.config, chosen, self.generator.name, state)
        match.now_ms, match._next_index = self.now_ms, self._next_index
        if seed is None:
            match.entries, match._positions = self.entries[:], dict(self._positions)
        return match

    def mark(self) -> Mark:
        state = self.game.clone(self.state)
        return Mark(state, dict(self._positions), self._next_index, self.now_ms, len(self.entries))

    def undo(self, mark: Mark) -> None:
        """Return to the mark. Each mark can be used once, because its state is not copied again."""
        self.state = mark.state
        self._positions, self._next_index, self.now_ms = mark.positions, mark.next_index, mark.now_ms
        del self.entries[mark.entries :]

    # --- saving and restoring ------------------------------------------------------------------------------

    def save(self) -> bytes:
        """A snapshot of the match as it is now, without the log."""
        state = msgspec.Raw(self.game.dump(self.state))
        return msgspec.json.encode(Saved(state, self._positions, self._next_index, self.now_ms))

    @classmethod
    def restore(
        cls, game: Game[C, S], config: C, seed: Seed, saved: bytes, chance: str = CURRENT
    ) -> "Match[C, S]":
        """The match of a snapshot; its entries begin at the snapshot."""
        snapshot = from_json(saved, Saved)
        match = cls(game, config, seed, chance, game.load(bytes(snapshot.state)))
        match.now_ms = snapshot.now_ms
        match._positions = dict(snapshot.generators)
        match._next_index = snapshot.next_index
        return match
