"""The demonstration of the trucker game: `starhaul demo` plays a match without people and shows its ships."""

from collections import Counter
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.table import Table

from starhaul.cli import console
from starhaul.cli.replay import story
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CHANCE, Action, Event, Question
from starhaul.kernel.match import Match
from starhaul.locale import Texts
from starhaul.plugins.trucker.commands.ship_text import terminal_ship
from starhaul.plugins.trucker.terminal.story import colours
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.actions import (
    Accept,
    Attach,
    Finish,
    Flip,
    Land,
    PutBack,
    Reserve,
    Return,
    Roll,
    Take,
    Use,
)
from starhaul.trucker.match.building_status import die_is_due, free_starts, is_finished
from starhaul.trucker.match.config import Config
from starhaul.trucker.match.events.launch_events import Launched
from starhaul.trucker.match.events.match_events import bookings_by_seat
from starhaul.trucker.match.state import RESERVE, State
from starhaul.trucker.ship.board import Zone, cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.placement import blocked_cells, placements
from starhaul.trucker.ship.ship import Ship

GAME = Trucker()
ENOUGH = 26
"""A ship with this many tiles is finished."""
MANY_ENDS = 5
"""More places to extend the ship than this make no difference."""
_ACTION_MS = 150
LEFT_OUT = frozenset(
    {
        *("tile-drawn", "tile-taken", "tile-attached", "tile-reserved", "tile-returned"),
        *("pile-taken", "pile-seen", "pile-put-back", "card-dealt", "hourglass", "run-over", "flipped"),
        *("settled", "by-default"),
    }
)
"""Events omitted from the story: every step of building, and what the final table shows better."""

TruckerMatch = Match[Config, State]


def demonstrate(seats: int, seed: str) -> tuple[TruckerMatch, Callable[[Texts], str]]:
    """A match that has been played, and how to tell it."""
    match = Match(GAME, Config(edition="2e", seats=seats, rounds=("II",)), seed)
    told: list[Event] = []
    launched: list[Ship] = []
    for event in play_on(match, Stream(seed, "players")):
        told.append(event)
        if isinstance(event.record, Launched):
            launched = match.state.ships[:]
    return match, lambda texts: tell(match, launched, told, texts)


# --- playing -----------------------------------------------------------------------------------------------


def launch(match: TruckerMatch, draw: Stream) -> None:
    """Play until the ships are launched."""
    next(event for event in play_on(match, draw) if isinstance(event.record, Launched))


def play_on(match: TruckerMatch, draw: Stream) -> Iterator[Event]:
    """Play to the end with careful builders that accept all offers and use the defaults otherwise."""
    yield from _chance(match)
    while not match.is_over:
        due, questions = GAME.wake_at(match.state), GAME.questions(match.state)
        at_ms = match.now_ms + _ACTION_MS
        # Seats that have already answered could change their answer; they never do here.
        open_ = [question for question in questions if question.waits or question.kind == "build"]
        if due is not None and (due <= at_ms or not open_):
            yield from match.tick(max(due, match.now_ms))
        else:
            question = draw.pick(open_)
            yield from match.act(question.seat, answer(match.state, question, draw), at_ms)
        yield from _chance(match)


def _chance(match: TruckerMatch) -> Iterator[Event]:
    """One outcome at a time, so that the caller sees the state after each."""
    while (outcome := match.next_outcome()) is not None:
        yield from match.act(CHANCE, outcome)


def answer(state: State, question: Question, draw: Stream) -> Action:
    if question.kind == "build":
        return build(state, question.seat, draw)
    offers = [option for option in question.options or () if isinstance(option, Land | Accept)]
    return offers[-1] if offers else question.default


def build(state: State, seat: int, draw: Stream) -> Action:
    """Attach each tile where it joins the most neighbours and the ship can still grow."""
    if is_finished(state, seat):
        return Roll() if die_is_due(state) else Flip()
    if state.in_yard.looking[seat] >= 0:
        return PutBack()
    return _with_tile(state, seat, draw) if state.in_yard.hands[seat] else _with_empty_hand(state, seat)


def _with_empty_hand(state: State, seat: int) -> Action:
    yard, hull = state.in_yard, state.ships[seat].hull
    if yard.reserves[seat]:
        # This builder never reserves tiles; only the starting cabin of class C can be in the reserve.
        return Use(0)
    is_full = hull.occupied.bit_count() >= ENOUGH or not yard.pool
    return Finish(free_starts(state)[0]) if is_full else Take()


def _with_tile(state: State, seat: int, draw: Stream) -> Action:
    yard, hull = state.in_yard, state.ships[seat].hull
    tile = yard.hands[seat]
    allowed = placements(hull, state.zone, tile, strict=True)
    places = [Attach(cell, rotation) for rotation in range(4) for cell in cells_of(allowed[rotation])]

    def merit(place: Attach) -> tuple[int, int, bool, int]:
        larger = hull.place(place.cell, tile, place.rotation)
        room = min(growth(larger, state.zone), MANY_ENDS)
        return room, sum(map(int.bit_count, larger.joints)), not place.rotation, draw(1000)

    back = Reserve() if yard.origins[seat] == RESERVE else Return()
    return max(places, key=merit) if places else back


def growth(hull: Hull, zone: Zone) -> int:
    """The number of cells where the ship can be extended."""
    reached = 0
    for direction, ends in enumerate(hull.open_connectors):
        reached |= hull.board.step(ends, direction)
    return (reached & zone.cells & ~hull.occupied & ~blocked_cells(hull)).bit_count()


# --- output ------------------------------------------------------------------------------------------------


def tell(match: TruckerMatch, launched: list[Ship], told: list[Event], texts: Texts) -> str:
    screen = console()
    with screen.capture() as capture:
        screen.print(texts("demo-title", seats=match.config.seats), style="bold")
        for name, ship in zip(colours(texts, match.config), launched, strict=True):
            screen.print()
            built = ship.hull.occupied.bit_count()
            screen.print(texts("demo-launched", seat=name, built=built), style="bold")
            screen.print(terminal_ship(ShipPlan(ship, ship.hull.board.zone()), texts), soft_wrap=True)
        screen.print()
        short = [event for event in told if event.key not in LEFT_OUT]
        for line in story(short, match, texts):
            screen.print(line.rstrip("\n"))
        screen.print()
        screen.print(_settlement(told, match, texts))
        _ending(screen, match, texts)
    return "".join(f"{line.rstrip()}\n" for line in capture.get().splitlines())


def _settlement(told: list[Event], match: TruckerMatch, texts: Texts) -> Table:
    """One row per ship, one column per kind of booking."""
    settled = bookings_by_seat(told)
    kinds = sorted({booking.item for bookings in settled.values() for booking in bookings})
    table = Table(box=None, padding=(0, 2))
    for label in ("label-seat", *(f"settlement-{kind}" for kind in kinds), "label-credits"):
        table.add_column(texts(label), justify="right")
    names = colours(texts, match.config)
    for seat, credits in enumerate(GAME.scores(match.state)):
        booked: Counter[str] = Counter()
        for booking in settled[seat]:
            booked[booking.item] += booking.credits
        table.add_row(names[seat], *(str(booked[kind]) for kind in kinds), str(credits))
    return table


def _ending(screen: Console, match: TruckerMatch, texts: Texts) -> None:
    scores = GAME.scores(match.state)
    named = zip(colours(texts, match.config), scores, strict=True)
    winners = [name for name, score in named if score == max(scores)]
    names = ", ".join(winners)
    screen.print(texts("demo-richest", count=len(winners), seats=names, credits=max(scores)), style="green")
    screen.print(texts("demo-log", actions=len(match.entries), final=match.key), style="bright_black")
