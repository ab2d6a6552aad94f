"""Carries out an action frame by frame, so that every event can be seen beside the state just before it.

Used by `explaining` and by `hindsight`, which stops a match between two frames.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from starhaul.kernel.contract import CLOCK, Action, Event
from starhaul.kernel.frames import AskFrame
from starhaul.kernel.presence import PRESENCE
from starhaul.kernel.presence_records import Presence, PresenceChanged
from starhaul.trucker.match.state import State


class FrameStep(NamedTuple):
    """What one frame did."""

    before: State
    """The state when the frame was on top of the stack."""
    frame: Any
    asked: Any
    """The frame whose question the action answers."""
    action: Action
    told: list[Event]
    after: State
    """The state itself: it changes as soon as the next step is taken."""


def frame_steps(state: State, player: int, action: Action, at_ms: int) -> Iterator[FrameStep]:
    """Apply a legal action to the state, as `Trucker.perform` does, and yield every frame on the way."""
    if player == CLOCK and isinstance(action, Presence):
        before = state.copy()
        state.presence[action.player] = PRESENCE[action.now]
        told = [Event(PresenceChanged(player=action.player, now=action.now))]
        yield FrameStep(before, None, None, action, told, state)
        return
    seat = state.players.index(player) if player >= 0 else player
    asked, before = state.frames[-1], state.copy()
    told = []
    asked.answer(state, seat, action, at_ms, told)
    yield FrameStep(before, asked, asked, action, told, state)
    yield from steps_to_rest(state, asked, action, at_ms)


def steps_to_rest(state: State, asked: object, action: Action, at_ms: int) -> Iterator[FrameStep]:
    """Run `Do…` frames until a frame waits or the match is over."""
    while state.frames and not isinstance(state.frames[-1], AskFrame):
        before = state.copy()
        told: list[Event] = []
        frame = state.frames.pop()
        frame.proceed(state, at_ms, told)
        yield FrameStep(before, frame, asked, action, told, state)
