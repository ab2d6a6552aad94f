"""What a viewer may know (RUL-05), built from allowed fields only, in the form the state has.

A sight is for immediate use and must not be kept: its columns are the lists of the state itself, one entry
for each seat. Views (`view.py`) and observations for learning are made from it.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct, structs

from starhaul.kernel.question_frames import QuestionFrame
from starhaul.trucker.flow.between import interlude
from starhaul.trucker.flow.building_turns import AskTurn
from starhaul.trucker.flow.settlement import ranks
from starhaul.trucker.match.building_status import NO_PILE, die_is_due, has_hourglass, shows_beginning
from starhaul.trucker.match.config import Config, Profile
from starhaul.trucker.match.modifiers import reserve_slots
from starhaul.trucker.match.state import State, Trek, Yard
from starhaul.trucker.match.track import ranking
from starhaul.trucker.parts.memo import Memo
from starhaul.trucker.ship.board import Mask
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.placement import placements
from starhaul.trucker.ship.ship import Ship


class YardSight(Struct, frozen=True):
    """The yard, including what only the viewer sees."""

    face_down: int
    open: Sequence[int]
    hands: Sequence[int]
    origins: Sequence[int]
    reserves: Sequence[tuple[int, ...]]
    looking: Sequence[int]
    starts: Sequence[int]
    field: int
    """Index of the hourglass field; −1 without an hourglass."""
    run_ends: int
    die_due: bool
    piles: Sequence[int]
    """The number of cards in each pile."""
    pile: tuple[int, ...]
    """The cards in the viewer's hand."""
    fits: Sequence[Mask]
    """For each turn the cells on which the tile in the viewer's hand may be attached."""
    has_room: bool
    """Whether the viewer may set another tile aside (BLD-33)."""
    ready_at: int
    """When the viewer may draw again (HSE-B5)."""


class FlightSight(Struct, frozen=True):
    """The flight."""

    deck: int
    flown: int
    card: str
    order: tuple[int, ...]
    bank: Sequence[int]
    positions: Sequence[int]
    reasons: Sequence[str]
    announced: Sequence[int]
    fleets: Sequence[tuple[int, ...]]
    shelved: Sequence[tuple[int, ...]]
    caps: Sequence[int]
    cells: Sequence[tuple[Mask, ...]] | None
    """The ships that each fleet still flies; None unless the board is for fleets."""


class Sight(Struct, frozen=True):
    """The match as one viewer sees it."""

    config: Config
    round: int
    profile: Profile
    me: int | None
    """The seat where the viewer sits now."""
    players: Sequence[int]
    ships: Sequence[Ship]
    lost: Sequence[int]
    """How many tiles are on each pile of losses."""
    credits: Sequence[int | None]
    """None where credits are secret (SET-14)."""
    ends: Sequence[int | None]
    """The final rank of each seat, after the end of the match."""
    yard: YardSight | None
    flight: FlightSight | None
    trek: Trek | None
    roads: tuple[int, ...]
    yard_dice: tuple[int, ...]
    asked: list[int]
    is_over: bool
    interlude: str
    """Between two rounds: `break` or `countdown`."""

    # The attributes of `match.public_knowledge.KnownBuilding`, for rules that need only public knowledge.

    @property
    def in_yard(self) -> YardSight:
        assert self.yard is not None, "only while building"
        return self.yard

    def hull_of(self, seat: int) -> Hull:
        return self.ships[seat].hull

    def has_attached(self, seat: int) -> bool:
        return shows_beginning(self.ships[seat].hull)


class OwnSight(Struct, frozen=True):
    """What a viewer with a seat knows beyond what everybody knows; the names are those in the public part."""

    me: int
    credits: Sequence[int | None] | None
    """The column with the viewer's own credits; None where everybody knows all of them."""
    pile: tuple[int, ...]
    fits: tuple[Mask, ...]
    ready_at: int


def waited_for(state: State) -> list[int]:
    """The seats that everybody waits for, without making their questions."""
    top = state.frames[-1] if state.frames else None
    if isinstance(top, AskTurn):
        return [question.seat for question in top.questions(state) if question.waits]
    return sorted(top.waiting(state)) if isinstance(top, QuestionFrame) else []


def sight_of(state: State, player: int | None, asked: list[int], *, is_over: bool) -> Sight:
    return sights_of(state, [player], asked, is_over=is_over)[0]


def sights_of(state: State, players: Iterable[int | None], asked: list[int], *, is_over: bool) -> list[Sight]:
    """What several viewers may know at the same moment; the shared part is built once."""
    public = public_sight(state, asked, is_over=is_over)
    return [
        public if player is None else _with_own(public, own_sight(state, public, player))
        for player in players
    ]


def public_sight(state: State, asked: list[int], *, is_over: bool) -> Sight:
    """The part that everybody may know."""
    profile = state.profile
    return Sight(
        state.config,
        min(state.round, len(state.config.rounds) - 1),
        profile,
        None,
        state.players,
        state.ships,
        list(map(len, state.lost)),
        _shared_credits(state, profile, is_over=is_over),
        _ends(state) if is_over else [None] * len(state.players),
        None if state.yard is None else _yard(state, state.yard),
        None if state.flight is None else _flight(state, profile),
        state.trek,
        state.roads,
        state.yard_dice,
        asked,
        is_over,
        interlude(state),
    )


def own_sight(state: State, public: Sight, player: int) -> OwnSight:
    me, yard = state.players.index(player), state.yard
    credits_ = None if public.credits[me] is not None else _own_credits(state, me)
    if yard is None:
        return OwnSight(me, credits_, (), (), 0)
    looking, tile = yard.looking[me], yard.hands[me]
    return OwnSight(
        me,
        credits_,
        pile=() if looking == NO_PILE else yard.piles[looking],
        fits=_fits(state, me, tile) if tile else (),
        ready_at=yard.ready_at[me],
    )


def _with_own(public: Sight, own: OwnSight) -> Sight:
    yard = public.yard
    if yard is not None:
        has_room = len(yard.reserves[own.me]) < reserve_slots(public, own.me)
        yard = structs.replace(yard, pile=own.pile, fits=own.fits, has_room=has_room, ready_at=own.ready_at)
    credits_ = public.credits if own.credits is None else own.credits
    return structs.replace(public, me=own.me, credits=credits_, yard=yard)


def _shared_credits(state: State, profile: Profile, *, is_over: bool) -> Sequence[int | None]:
    """In the first edition credits are secret from all but their owners until the end (SET-14, WIN-01)."""
    options = state.config.options
    if profile.edition.secret_credits and not options.open_credits and not is_over:
        return [None] * len(state.players)
    if options.teams == "none":
        return state.credits[:]
    return [state.credits[state.account(seat)] for seat in state.seats]


def _own_credits(state: State, me: int) -> Sequence[int | None]:
    mine = state.account(me)
    return [state.credits[mine] if state.account(seat) == mine else None for seat in state.seats]


def _ends(state: State) -> list[int | None]:
    found = ranks(state.credits)
    return [found[state.account(seat)] for seat in state.seats]


def _yard(state: State, yard: Yard) -> YardSight:
    is_timed = has_hourglass(state)
    return YardSight(
        len(yard.pool),
        yard.open,
        yard.hands,
        yard.origins,
        yard.reserves,
        yard.looking,
        yard.starts,
        yard.field if is_timed else -1,
        yard.run_ends,
        is_timed and die_is_due(state),
        list(map(len, yard.piles)),
        pile=(),
        fits=(),
        has_room=False,
        ready_at=0,
    )


def _fits(state: State, seat: int, tile: int) -> tuple[Mask, ...]:
    return _allowed(state.ships[seat].hull, state.yard_dice, tile, state.config.options.strict_build)


# Cached: an action of one seat rarely changes what the others hold. The dice stand for the zone, because they
# are quicker to look up.
_allowed = Memo(lambda hull, dice, tile, strict: placements(hull, hull.board.zone(dice), tile, strict=strict))


def _flight(state: State, profile: Profile) -> FlightSight:
    flight = state.in_flight
    is_fleet = profile.board.is_fleet
    return FlightSight(
        len(flight.deck),
        flight.flown,
        flight.card,
        ranking(flight.positions, state.flying()),
        flight.bank,
        flight.positions,
        flight.reasons,
        flight.announced,
        flight.fleets,
        flight.shelved,
        flight.caps,
        [tuple(state.fleet(seat)) for seat in state.seats] if is_fleet else None,
    )
