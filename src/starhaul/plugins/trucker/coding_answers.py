"""The catalogue of answers of the trucker game: numbers that are independent of board and edition.

Most answers have a fixed number. Open questions are reduced to a finite choice: building without the moves of
the correction window, loading by a few plans. Answers that combine several choices (aliens, insurance, parts
of a fleet …) are numbered in the order of the options.
"""

from collections.abc import Iterable, Iterator

from starhaul.envs.coding_contract import Allows, Answers
from starhaul.kernel.contract import Action, Question
from starhaul.trucker.flow.building_checks import piles_to_look_at
from starhaul.trucker.flow.building_steps import handle_of
from starhaul.trucker.flow.piles import OPEN_PILES
from starhaul.trucker.match.actions import (
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
from starhaul.trucker.match.building_status import NO_PILE, is_finished, start_choices, takes_back
from starhaul.trucker.match.state import RESERVE, State
from starhaul.trucker.parts.goods import COLOURS, unpack
from starhaul.trucker.parts.memo import Memo
from starhaul.trucker.parts.terms import Goods
from starhaul.trucker.ship.board import cells_of
from starhaul.trucker.ship.repair import removable
from starhaul.trucker.ship.ship import Ship
from starhaul.trucker.views.sight import Sight, YardSight

CELLS = 90
"""The number of cells of the largest board."""
TILES = 156
"""The number of tiles of the larger set."""
SEATS, SLOTS, PLANETS, TITLES = 4, 8, 6, 6
ENGINES, CANNONS = 20, 10
LOADS = ("the default", "nothing new", "no blue", "no blue or green", "red only", "nothing at all")
CHOICES = 64
_NOTHING_NEW = 1
_WITHOUT: dict[int, frozenset[Goods]] = {
    0: frozenset(),
    2: frozenset({Goods.BLUE}),
    3: frozenset({Goods.BLUE, Goods.GREEN}),
    4: frozenset({Goods.BLUE, Goods.GREEN, Goods.YELLOW}),
    5: frozenset(COLOURS),
}


def _fixed() -> Iterator[tuple[str, Action]]:
    """The answers with fixed numbers."""
    cells = range(CELLS)
    yield from (("take", Take()), ("reserve", Reserve()), ("return", Return()))
    yield from (("put back", PutBack()), ("flip", Flip()), ("roll", Roll()))
    yield from ((f"finish: start {start}", Finish(start)) for start in range(SEATS + 1))
    yield from ((f"look: pile {pile}", Look(pile)) for pile in range(OPEN_PILES))
    yield from ((f"use: slot {slot}", Use(slot)) for slot in range(SLOTS))
    yield from (
        (f"attach: cell {cell} turn {rotation}", Attach(cell, rotation))
        for cell in cells
        for rotation in range(4)
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


def mask_of(sight: Sight, question: Question, at_ms: int, allows: Allows) -> bytearray:
    """The mask of legal answers. At least one is legal: the default."""
    mask = bytearray(len(CATALOGUE))
    if question.options is not None:
        for number, _ in _listed(question.options, sight.me or 0, len(sight.players)):
            mask[number] = 1
    elif question.kind == "load":
        for plan in range(len(LOADS)):
            mask[_LOAD + plan] = 1
    else:
        assert sight.yard is not None, "nobody builds in flight"
        mask[WAIT] = not question.waits
        _mark_builds(mask, sight, sight.yard, at_ms, allows)
        if 1 not in mask:
            mask[_CHOICE] = 1
    return mask


def answers_of(state: State, question: Question, numbers: Iterable[int]) -> Answers:
    """The actions of legal numbers."""
    if question.options is not None:
        listed = dict(_listed(question.options, state.players.index(question.seat), len(state.players)))
        return {number: listed[number] for number in numbers}
    return {number: _open_answer(state, question, number) for number in numbers}


def _open_answer(state: State, question: Question, number: int) -> Action | None:
    if number < _REPORT:
        return _FIXED[number]
    if number < _LOAD:
        return TakeOpen(handle_of(state, number - _TAKE_OPEN + 1))
    if number < _CHOICE:
        ship = state.ships[state.players.index(question.seat)]
        return _load(ship, question.default, number - _LOAD)
    return question.default


def _listed(options: tuple[Action, ...], me: int, seats: int) -> Iterator[tuple[int, Action]]:
    choice = _CHOICE
    for option in options:
        number = NUMBERS.get(option)
        if number is None and isinstance(option, Report):
            number = _REPORT + (option.seat - me) % seats
        elif number is None:
            number, choice = choice, choice + 1
        if number < len(CATALOGUE):
            yield number, option


# --- loading -----------------------------------------------------------------------------------------------


def _load(ship: Ship, default: Load, plan: int) -> Load:
    """A subset of the default, or the current load: both always fit."""
    if plan == _NOTHING_NEW:
        return Load(tuple((cell, tuple(unpack(packed))) for cell, packed in enumerate(ship.goods) if packed))
    return _less(default, _WITHOUT[plan])


def _less(load: Load, dropped: frozenset[Goods]) -> Load:
    remaining = ((cell, tuple(cube for cube in cubes if cube not in dropped)) for cell, cubes in load.holds)
    return Load(tuple((cell, cubes) for cell, cubes in remaining if cubes))


# --- building ----------------------------------------------------------------------------------------------


def _mark_builds(mask: bytearray, sight: Sight, yard: YardSight, at_ms: int, allows: Allows) -> None:
    """Answers whose legality is visible in the sight (hand, placements, tiles, start numbers) are not checked
    again."""
    me = sight.me or 0
    if yard.looking[me] != NO_PILE:
        mask[_PUT_BACK] = 1
    elif yard.hands[me]:
        for rotation, cells in enumerate(yard.fits, _ATTACH):
            for cell in cells_of(cells):
                mask[rotation + 4 * cell] = 1
        # A tile goes back where it came from (BLD-34).
        is_reserved = yard.origins[me] == RESERVE
        mask[_RETURN], mask[_RESERVE] = not is_reserved, is_reserved or yard.has_room
    elif not is_finished(sight, me):
        _mark_tiles(mask, yard, me, at_ms)
        _mark_others(mask, sight, me)
        if takes_back(sight):
            mask[_RETURN] = allows(_FIXED[_RETURN])
            mask[_RESERVE] = yard.has_room and allows(_FIXED[_RESERVE])
    if yard.field >= 0 and not yard.run_ends:
        mask[_FLIP] = allows(_FIXED[_FLIP])
        mask[_ROLL] = yard.die_due and allows(_FIXED[_ROLL])


def _mark_others(mask: bytearray, sight: Sight, me: int) -> None:
    """Finishing, looking at piles and, in the learning flight, taking wrong tiles off."""
    for start in start_choices(sight):
        mask[_FINISH + start] = 1
    for pile in piles_to_look_at(sight, me):
        mask[_LOOK + pile] = 1
    if sight.profile.learning:
        for cell in cells_of(_removable(sight.hull_of(me), sight.profile.board.zone())):
            mask[_REMOVE + cell] = 1


def _mark_tiles(mask: bytearray, yard: YardSight, me: int, at_ms: int) -> None:
    for slot in range(len(yard.reserves[me])):
        mask[_USE + slot] = 1
    if at_ms >= yard.ready_at:
        mask[_TAKE] = yard.face_down > 0
        for tile in yard.open:
            mask[_TAKE_OPEN - 1 + tile] = 1


_removable = Memo(removable)
