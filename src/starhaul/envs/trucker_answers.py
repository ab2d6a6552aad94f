"""The catalogue of answers in the trucker game: one number for each, whatever board and edition.

Most answers are looked up. Open questions get a finite choice: building without moves of the correction
window, loading by a few plans. Answers made of several choices (aliens, insurance, parts of a fleet …) are
numbered as they are listed.
"""

from collections.abc import Iterator, Set
from functools import lru_cache
from typing import NamedTuple

from starhaul.envs.coding import Allows
from starhaul.kernel.contract import Action, Prompt
from starhaul.trucker.actions import (
    Accept,
    Attach,
    Battery,
    Cannons,
    Claim,
    Crew,
    Cube,
    Defend,
    Engines,
    Finish,
    Flip,
    Fly,
    GiveUp,
    Improve,
    Keep,
    KeepTitle,
    Land,
    Load,
    Look,
    PutBack,
    Ready,
    Remove,
    Report,
    Reserve,
    Return,
    Roll,
    Shoot,
    Take,
    TakeOpen,
    Use,
)
from starhaul.trucker.board import Board, cells_of
from starhaul.trucker.check import involved
from starhaul.trucker.config import LEARNING
from starhaul.trucker.faults import faults
from starhaul.trucker.goods import COLOURS
from starhaul.trucker.hull import Hull
from starhaul.trucker.terms import Goods
from starhaul.trucker.view import SeatView, ShipView, View, YardView

CELLS = 90
"""Of the largest board."""
TILES = 156
"""Of the larger set."""
SEATS, PILES, SLOTS, PLANETS, TITLES = 4, 3, 8, 6, 6
ENGINES, CANNONS = 20, 10
LOADS = ("the default", "nothing new", "no blue", "no blue or green", "red only", "nothing at all")
CHOICES = 64
CLOSED_ARCHIVE = "closed_archive"
"""The rough road that leaves one pile open (HSE-R7)."""
_LETTERS = {colour[0].upper(): colour for colour in COLOURS}
_NOTHING_NEW = 1
_WITHOUT: dict[int, frozenset[Goods]] = {
    0: frozenset(),
    2: frozenset({Goods.BLUE}),
    3: frozenset({Goods.BLUE, Goods.GREEN}),
    4: frozenset({Goods.BLUE, Goods.GREEN, Goods.YELLOW}),
    5: frozenset(COLOURS),
}


def _fixed() -> Iterator[tuple[str, Action]]:
    """What can be looked up."""
    cells = range(CELLS)
    yield from (("take", Take()), ("reserve", Reserve()), ("return", Return()))
    yield from (("put back", PutBack()), ("flip", Flip()), ("roll", Roll()))
    yield from ((f"finish: start {start}", Finish(start)) for start in range(SEATS + 1))
    yield from ((f"look: pile {pile}", Look(pile)) for pile in range(PILES))
    yield from ((f"use: slot {slot}", Use(slot)) for slot in range(SLOTS))
    yield from (
        (f"attach: cell {cell} turn {turn}", Attach(cell, turn)) for cell in cells for turn in range(4)
    )
    yield from ((f"claim: start {start}", Claim(start)) for start in range(1, SEATS + 1))
    yield from (("ready", Ready()), ("fly", Fly()), ("give up", GiveUp()))
    yield from ((f"land: {planet}", Land(planet)) for planet in (None, *range(PLANETS)))
    yield from (("accept: no", Accept(False)), ("accept: yes", Accept(True)))
    yield from ((f"engines: {number}", Engines(number)) for number in range(ENGINES + 1))
    for forward in range(CANNONS + 1):
        for aside in range(CANNONS + 1):
            yield f"cannons: {forward} forward {aside} aside", Cannons(forward, aside)
    for kind in (Remove, Keep, Battery, Crew, Cube, Shoot):
        yield from ((f"{kind.__name__.lower()}: cell {cell}", kind(cell)) for cell in cells)
    yield from ((f"defend: battery {cell}", Defend(cell)) for cell in (None, *cells))
    yield from (("improve: nothing", Improve()), ("improve: one more blue", Improve(extra=True)))
    yield from ((f"improve: {colour}", Improve(colour)) for colour in COLOURS[1:])
    yield from ((f"keep title: {title}", KeepTitle(title)) for title in range(TITLES))


WAIT = 0
_NAMED = list(_fixed())
NUMBERS: dict[Action, int] = {action: number for number, (_, action) in enumerate(_NAMED, WAIT + 1)}
_FIXED: list[Action | None] = [None, *(action for _, action in _NAMED)]
_REPORT = len(_FIXED)
_TAKE_OPEN = _REPORT + SEATS
_LOAD = _TAKE_OPEN + TILES
_CHOICE = _LOAD + len(LOADS)
CATALOGUE = (
    "wait",
    *(name for name, _ in _NAMED),
    *(f"report: seat {step}" for step in range(SEATS)),
    *(f"take open: tile {tile}" for tile in range(1, TILES + 1)),
    *(f"load: {plan}" for plan in LOADS),
    *(f"choice {number}" for number in range(CHOICES)),
)
_TAKE, _RESERVE, _RETURN, _PUT_BACK, _FLIP, _ROLL = range(WAIT + 1, WAIT + 7)
_ATTACH = NUMBERS[Attach(0, 0)]
_LOOK = NUMBERS[Look(0)]
_USE = NUMBERS[Use(0)]
_FINISH = NUMBERS[Finish(0)]
_REMOVE = NUMBERS[Remove(0)]

Answers = dict[int, Action | None]


class Round(NamedTuple):
    """What everybody knows of a round."""

    board: Board
    takes_back: bool
    """Whether the tile attached last may be returned or reserved."""
    shares_piles: bool
    """Whether several may look at the same pile."""


def mask_of(view: View, prompt: Prompt, at_ms: int, allows: Allows, round_: Round) -> bytearray:
    """The legal answers. There is always one: at least the default."""
    mask = bytearray(len(CATALOGUE))
    if prompt.options is not None:
        for number, _ in _listed(view, prompt.options):
            mask[number] = 1
    elif prompt.kind == "load":
        for plan in range(len(LOADS)):
            mask[_LOAD + plan] = 1
    else:
        mask[WAIT] = not prompt.waits
        _mark_builds(mask, view, at_ms, allows, round_)
        if 1 not in mask:
            mask[_CHOICE] = 1
    return mask


def answers_of(view: View, prompt: Prompt, numbers: Set[int]) -> Answers:
    """What legal numbers mean."""
    if prompt.options is not None:
        return {number: option for number, option in _listed(view, prompt.options) if number in numbers}
    if prompt.kind == "load":
        return {number: _load(view, prompt.default, number - _LOAD) for number in numbers}
    return _builds(view, prompt, numbers)


def _listed(view: View, options: tuple[Action, ...]) -> Iterator[tuple[int, Action]]:
    choice = _CHOICE
    for option in options:
        number = NUMBERS.get(option)
        if number is None and isinstance(option, Report):
            number = _REPORT + (option.seat - (view.me or 0)) % len(view.seats)
        elif number is None:
            number, choice = choice, choice + 1
        if number < len(CATALOGUE):
            yield number, option


# --- loading -----------------------------------------------------------------------------------------------


def _load(view: View, default: Load, plan: int) -> Load:
    """A part of the default, or what is aboard already: all of them fit."""
    if plan == _NOTHING_NEW:
        aboard = view.seats[view.me or 0].ship.goods
        return Load(tuple((cell, tuple(_LETTERS[c] for c in letters)) for cell, letters in aboard))
    return _less(default, _WITHOUT[plan])


def _less(load: Load, dropped: frozenset[Goods]) -> Load:
    kept = ((cell, tuple(cube for cube in cubes if cube not in dropped)) for cell, cubes in load.holds)
    return Load(tuple((cell, cubes) for cell, cubes in kept if cubes))


# --- building ----------------------------------------------------------------------------------------------


def _builds(view: View, prompt: Prompt, numbers: Set[int]) -> Answers:
    assert view.yard is not None, "nobody builds in flight"
    found: Answers = {number: _FIXED[number] for number in numbers if number < _REPORT}
    if len(found) < len(numbers):
        for handle, tile in view.yard.face_up:
            if _TAKE_OPEN - 1 + tile in numbers:
                found[_TAKE_OPEN - 1 + tile] = TakeOpen(handle)
        if _CHOICE in numbers:
            found[_CHOICE] = prompt.default
    return found


def _mark_builds(mask: bytearray, view: View, at_ms: int, allows: Allows, round_: Round) -> None:
    """What the view settles is not asked of the rules again: hands, places, tiles and start numbers."""
    yard, me = view.yard, view.seats[view.me or 0]
    assert yard is not None, "nobody builds in flight"
    if me.looking >= 0:
        mask[_PUT_BACK] = 1
    elif me.hand:
        for turn, cells in enumerate(yard.places, _ATTACH):
            for cell in cells:
                mask[turn + 4 * cell] = 1
        # A tile goes back where it came from (BLD-34); whether there is room for another one, the rules know.
        mask[_RETURN] = not me.hand_reserved
        mask[_RESERVE] = me.hand_reserved or allows(_FIXED[_RESERVE])
    elif not me.start:
        _mark_tiles(mask, yard, me, at_ms)
        _mark_starts(mask, view, yard)
        if round_.takes_back:
            mask[_RETURN], mask[_RESERVE] = allows(_FIXED[_RETURN]), allows(_FIXED[_RESERVE])
        if yard.piles and len(me.ship.tiles) > (round_.board.start is not None):
            # Who has attached nothing to the starting cabin may not look (BLD-36).
            _mark_looks(mask, view, allows, round_)
        if view.ship_class == LEARNING:
            _mark_wrong(mask, me.ship, round_.board)
    if yard.field and not yard.run_ends:
        mask[_FLIP] = allows(_FIXED[_FLIP])
        mask[_ROLL] = yard.die_due and allows(_FIXED[_ROLL])


def _mark_tiles(mask: bytearray, yard: YardView, me: SeatView, at_ms: int) -> None:
    for slot in range(len(me.reserve)):
        mask[_USE + slot] = 1
    if at_ms >= yard.ready_at:
        mask[_TAKE] = yard.face_down > 0
        for _, tile in yard.face_up:
            mask[_TAKE_OPEN - 1 + tile] = 1


def _mark_starts(mask: bytearray, view: View, yard: YardView) -> None:
    """Finishing, with a start number where there is an hourglass to beat."""
    if not yard.field:
        mask[_FINISH] = 1
        return
    taken = [seat.start for seat in view.seats]
    for start in range(1, len(view.seats) + 1):
        mask[_FINISH + start] = start not in taken


def _mark_looks(mask: bytearray, view: View, allows: Allows, round_: Round) -> None:
    """Who may look at one free pile may look at all of them, except on a rough road."""
    taken = () if round_.shares_piles else [seat.looking for seat in view.seats]
    free = [pile for pile in range(PILES) if pile not in taken]
    if CLOSED_ARCHIVE in view.roads:
        free = free[:1] if free[:1] == [0] else []
    if free and allows(_FIXED[_LOOK + free[0]]):
        for pile in free:
            mask[_LOOK + pile] = 1


def _mark_wrong(mask: bytearray, ship: ShipView, board: Board) -> None:
    """Tiles that a builder of the learning flight may take off: those with an error (LRN-06)."""
    for cell in wrong_cells(board, tuple(ship.tiles)):
        mask[_REMOVE + cell] = 1


@lru_cache(maxsize=64)
def wrong_cells(board: Board, tiles: tuple[tuple[int, int, int], ...]) -> tuple[int, ...]:
    hull = Hull.of(board, {cell: (tile, turn) for cell, tile, turn in tiles})
    return tuple(cell for cell in cells_of(involved(faults(hull, board.zone()))) if cell != board.start)
