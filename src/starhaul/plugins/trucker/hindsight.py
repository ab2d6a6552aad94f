"""Why something was lost, and what would have averted it: the trucker game's part for the server and the
command line."""

from collections.abc import Callable, Iterable, Sequence

from starhaul.kernel.contract import Event
from starhaul.kernel.match import Match
from starhaul.kernel.match_records import LogEntry
from starhaul.trucker.flow.rounds import DoEndRound
from starhaul.trucker.hindsight import hindsight_search
from starhaul.trucker.hindsight.finding_records import LookBack
from starhaul.trucker.match.config import Config
from starhaul.trucker.match.state import State
from starhaul.trucker.why.explaining import Acted, explained, has_losses
from starhaul.trucker.why.loss_records import LossReason


def reasons(before: State, acts: Iterable[LogEntry], events: Sequence[Event]) -> Sequence[LossReason | None]:
    """The reason for each event of some actions; empty if none of them is a loss."""
    if not has_losses(events):
        return ()
    return explained(before, [Acted(one.seat, one.action, one.at_ms) for one in acts])


def is_settled(state: State, round_: int) -> bool:
    """Whether a round (from 0) is over: its last stage has begun."""
    is_current = round_ == state.round
    return round_ < state.round or (
        is_current and not any(isinstance(one, DoEndRound) for one in state.frames)
    )


def look_back(
    match: Match[Config, State],
    entries: Iterable[LogEntry],
    round_: int,
    player: int,
    go_on: Callable[[int], bool],
) -> LookBack:
    return hindsight_search.look_back(match, entries, round_, player, go_on)
