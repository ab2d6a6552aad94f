"""Rounds: setup (chapter SET), and what happens between them (END-10, END-11, WIN).

Used by `game` to start a match. Each stage of a round is in a module of its own.
"""

from starhaul.kernel.chance import Outcomes
from starhaul.kernel.contract import Event
from starhaul.kernel.frames import AskFrame, DoFrame
from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.between import DoBreak, DoCountdown, has_break
from starhaul.trucker.flow.building import DoStartBuilding
from starhaul.trucker.flow.flight import DoNextCard
from starhaul.trucker.flow.insurance_offer import DoInsure
from starhaul.trucker.flow.launch import DoCheck, DoDeck, DoPrepare, DoSeatAliens
from starhaul.trucker.flow.piles import DoDeal
from starhaul.trucker.flow.settlement import DoSettle
from starhaul.trucker.flow.trek import AskTitle, DoTitles
from starhaul.trucker.match.building_status import tiles_in_play
from starhaul.trucker.match.events.match_events import MatchEnded, RoughRoadDrawn, RoundBegan, RoundEnded
from starhaul.trucker.match.modifiers import drawable_roads
from starhaul.trucker.match.state import State, Yard
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.ship import Ship


class DoMatch(DoFrame, frozen=True, tag="match"):
    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        state.frames.append(DoRound())


class DoRound(DoFrame, frozen=True, tag="round"):
    """Set up ships with their starting cabins, the pool and the piles; then push the stages of the round, the
    first on top."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        state.roads, state.yard_dice, state.aside = (), (), 0
        state.lost = [() for _ in state.seats]
        state.seen = [() for _ in state.seats]
        if state.flight is not None:
            state.unturned = sorted([*state.unturned, *state.flight.deck])
        state.flight = None
        state.yard = new_yard(state)
        told.append(Event(RoundBegan(round=state.round + 1, class_=state.config.rounds[state.round])))
        state.frames += [
            DoEndRound(),
            DoSettle(),
            DoNextCard(),
            DoDeck(),
            DoSeatAliens(),
            DoPrepare(),
            DoInsure(),
            DoCheck(),
            DoStartBuilding(),
        ]
        if not state.profile.learning:
            state.frames.append(DoDeal(state.profile.edition.piles_before_building))
            if state.config.options.rough_roads:
                state.frames.append(AskRoad())
        if state.config.trek and state.trek is None:
            state.frames.append(AskTitle())


def new_yard(state: State) -> Yard:
    profile, count = state.profile, state.config.seats
    board, tiles = profile.board, tile_set(state.config.edition)
    state.ships = []
    reserves: list[tuple[int, ...]] = []
    for seat in state.seats:
        cabin, hull = tiles.starting_cabins[seat], Hull.empty(board)
        # On class C boards the starting cabin starts in the reserve (LM-009).
        state.ships.append(Ship.bare(hull if board.start is None else hull.place(board.start, cabin)))
        reserves.append((cabin,) if board.start is None else ())
    none, never = [0] * count, [-1] * count
    return Yard(
        pool=tiles_in_play(state),
        open=[],
        hands=none[:],
        origins=none[:],
        reserves=reserves,
        windows=never[:],
        fresh=[False] * count,
        looking=never[:],
        began=[False] * count,
        ready_at=none[:],
        starts=none[:],
        piles=[],
        field=0,
        run_ends=0,
        out_since=0,
        turns=0,
        started=0,
    )


class AskRoad(AskFrame, frozen=True, tag="road"):
    """Draw distinct modifiers, shown to everybody (HSE-R)."""

    def outcomes(self, state: State) -> Outcomes:
        return Outcomes("roads", tuple(n for n in drawable_roads(state) if n not in state.roads))

    def answer(self, state: State, seat: int, action: int, at_ms: int, told: list[Event]) -> None:
        state.roads = (*state.roads, action)
        told.append(Event(RoughRoadDrawn(road=rule_data.rough_roads().modifiers[action].id), outcome=action))
        if len(state.roads) == state.config.options.rough_roads:
            state.frames.pop()


# --- between rounds ----------------------------------------------------------------------------------------


class DoEndRound(DoFrame, frozen=True, tag="end_round"):
    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        state.frames.append(DoNextRound())
        breaks = has_break(state)
        if breaks:
            state.frames.append(DoCountdown())
        if state.trek is not None:
            finishers = tuple(seat for seat in state.order if not state.in_flight.reasons[seat])
            state.frames.append(DoTitles(finishers))
        if breaks:
            # On top of the stack, so that questions about titles come after the settlement has been read.
            state.frames.append(DoBreak())


class DoNextRound(DoFrame, frozen=True, tag="next_round"):
    """Everything returns to the bank and pool, credits are kept (END-10); or the match is over (WIN-01)."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        told.append(Event(RoundEnded(round=state.round + 1)))
        if state.round + 1 < len(state.config.rounds):
            state.round += 1
            state.frames.append(DoRound())
        else:
            told.append(Event(MatchEnded(accounts=tuple(state.credits)), reveals=True))
