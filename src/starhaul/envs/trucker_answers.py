"""The catalogue of answers in the trucker game: one number for each, whatever board and edition.

Most answers are looked up. Open questions get a finite choice: building without moves of the correction
window, loading by a few plans. Answers made of several choices (aliens, insurance, parts of a fleet …) are
numbered as they are listed.
"""

from collections.abc import Iterator
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
_WITHOUT = {
    2: frozenset({Goods.BLUE}),
    3: frozenset({Goods.BLUE, Goods.GREEN}),
    4: frozenset({Goods.BLUE, Goods.GREEN, Goods.YELLOW}),
}


_TAKE, _RESERVE, _RETURN, _PUT_BACK, _FLIP, _ROLL = Take(), Reserve(), Return(), PutBack(), Flip(), Roll()


def _fixed() -> Iterator[tuple[str, Action]]:
    """What can be looked up."""
    cells = range(CELLS)
    yield from (("take", _TAKE), ("reserve", _RESERVE), ("return", _RETURN))
    yield from (("put back", _PUT_BACK), ("flip", _FLIP), ("roll", _ROLL))
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
_REPORT = WAIT + 1 + len(_NAMED)
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
_ATTACH = NUMBERS[Attach(0, 0)]
_ATTACHES = [Attach(cell, turn) for cell in range(CELLS) for turn in range(4)]
_LOOKS = [Look(pile) for pile in range(PILES)]
_USES = [Use(slot) for slot in range(SLOTS)]
_LOOK = NUMBERS[_LOOKS[0]]
_OPENS = [TakeOpen(handle) for handle in range(256)]
_REMOVES = [Remove(cell) for cell in range(CELLS)]
_REMOVE = NUMBERS[_REMOVES[0]]
_USE = NUMBERS[_USES[0]]
_FINISHES = [Finish(start) for start in range(SEATS + 1)]
_FINISH = NUMBERS[_FINISHES[0]]

Answers = dict[int, Action | None]


class Round(NamedTuple):
    """What everybody knows of a round."""

    board: Board
    takes_back: bool
    """Whether the tile attached last may be returned or reserved."""
    shares_piles: bool
    """Whether several may look at the same pile."""


def answers_to(view: View, prompt: Prompt, at_ms: int, allows: Allows, round_: Round) -> Answers:
    """The legal answers by their numbers. There is always one: at least the default."""
    if prompt.options is not None:
        return _listed(view, prompt.options)
    if prompt.kind == "load":
        return _loads(view, prompt.default)
    found = _builds(view, prompt, at_ms, allows, round_)
    return found or {_CHOICE: prompt.default}


def _listed(view: View, options: tuple[Action, ...]) -> Answers:
    found: Answers = {}
    choice = _CHOICE
    for option in options:
        number = NUMBERS.get(option)
        if number is None and isinstance(option, Report):
            number = _REPORT + (option.seat - (view.me or 0)) % len(view.seats)
        elif number is None:
            number, choice = choice, choice + 1
        if number < len(CATALOGUE):
            found[number] = option
    return found


# --- loading -----------------------------------------------------------------------------------------------


def _loads(view: View, default: Load) -> Answers:
    """Parts of the default, or what is aboard already: all of them fit."""
    aboard = view.seats[view.me or 0].ship.goods
    found: Answers = {_LOAD: default, _LOAD + 5: Load(())}
    found[_LOAD + 1] = Load(tuple((cell, tuple(_LETTERS[c] for c in letters)) for cell, letters in aboard))
    for plan, dropped in _WITHOUT.items():
        found[_LOAD + plan] = _less(default, dropped)
    return found


def _less(load: Load, dropped: frozenset[Goods]) -> Load:
    kept = ((cell, tuple(cube for cube in cubes if cube not in dropped)) for cell, cubes in load.holds)
    return Load(tuple((cell, cubes) for cell, cubes in kept if cubes))


# --- building ----------------------------------------------------------------------------------------------


def _builds(view: View, prompt: Prompt, at_ms: int, allows: Allows, round_: Round) -> Answers:
    """What the view settles is not asked of the rules again: hands, places, tiles and start numbers."""
    yard, me = view.yard, view.seats[view.me or 0]
    assert yard is not None, "nobody builds in flight"
    found: Answers = {} if prompt.waits else {WAIT: None}
    tries: list[Action] = []
    if me.looking >= 0:
        found[NUMBERS[_PUT_BACK]] = _PUT_BACK
    elif me.hand:
        for turn, cells in enumerate(yard.places):
            for place in [4 * cell + turn for cell in cells]:
                found[_ATTACH + place] = _ATTACHES[place]
        tries += (_RESERVE, _RETURN)
    elif not me.start:
        _put_tiles(found, yard, me, at_ms)
        _put_starts(found, view, yard)
        if round_.takes_back:
            tries += (_RESERVE, _RETURN)
        if yard.piles and len(me.ship.tiles) > (round_.board.start is not None):
            # Who has attached nothing to the starting cabin may not look (BLD-36).
            _put_looks(found, view, allows, round_)
        if view.ship_class == LEARNING:
            _put_wrong(found, me.ship, round_.board)
    if yard.field and not yard.run_ends:
        tries += (_FLIP, _ROLL) if yard.die_due else (_FLIP,)
    for action in tries:
        if allows(action):
            found[NUMBERS[action]] = action
    return found


def _put_tiles(found: Answers, yard: YardView, me: SeatView, at_ms: int) -> None:
    for slot in range(len(me.reserve)):
        found[_USE + slot] = _USES[slot]
    if at_ms >= yard.ready_at:
        if yard.face_down:
            found[NUMBERS[_TAKE]] = _TAKE
        for handle, tile in yard.face_up:
            found[_TAKE_OPEN + tile - 1] = _OPENS[handle]


def _put_starts(found: Answers, view: View, yard: YardView) -> None:
    """Finishing, with a start number where there is an hourglass to beat."""
    if not yard.field:
        found[_FINISH] = _FINISHES[0]
        return
    taken = [seat.start for seat in view.seats]
    for start in range(1, len(view.seats) + 1):
        if start not in taken:
            found[_FINISH + start] = _FINISHES[start]


def _put_looks(found: Answers, view: View, allows: Allows, round_: Round) -> None:
    """Who may look at one free pile may look at all of them, except on a rough road."""
    taken = () if round_.shares_piles else [seat.looking for seat in view.seats]
    free = [pile for pile in range(PILES) if pile not in taken]
    if CLOSED_ARCHIVE in view.roads:
        free = free[:1] if free[:1] == [0] else []
    if free and allows(_LOOKS[free[0]]):
        for pile in free:
            found[_LOOK + pile] = _LOOKS[pile]


def _put_wrong(found: Answers, ship: ShipView, board: Board) -> None:
    """Tiles that a builder of the learning flight may take off: those with an error (LRN-06)."""
    tiles = tuple(ship.tiles)
    for cell in wrong_cells(board, tiles):
        found[_REMOVE + cell] = _REMOVES[cell]


@lru_cache(maxsize=64)
def wrong_cells(board: Board, tiles: tuple[tuple[int, int, int], ...]) -> tuple[int, ...]:
    hull = Hull.of(board, {cell: (tile, turn) for cell, tile, turn in tiles})
    return tuple(cell for cell in cells_of(involved(faults(hull, board.zone()))) if cell != board.start)
