"""The trucker game as an implementation of the kernel's game contract. Frames use seats; this module maps
players to seats. Rules belong in `flow` and `cards`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import structs

from starhaul.kernel.chance import Draw, Luck, Stream, shuffle
from starhaul.kernel.contract import Action, Advice, Event, Question
from starhaul.kernel.event_records import EventRecord
from starhaul.kernel.frames import frames_in
from starhaul.kernel.parted_views import PartedViews
from starhaul.kernel.presence import HERE, PresenceGame
from starhaul.kernel.story_time import allow_for_story, limit_of
from starhaul.trucker import cards, flow
from starhaul.trucker.data import rule_data
from starhaul.trucker.flow import (
    flight,
    rounds,
)
from starhaul.trucker.match import actions
from starhaul.trucker.match.config import Config, account_of, check_config, crowded, discouraged
from starhaul.trucker.match.events import TruckerEvent
from starhaul.trucker.match.pace import story_ms
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.goods import count
from starhaul.trucker.ship.codec import decode_ship, encode_ship
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.views.hints import Hints, hints_of
from starhaul.trucker.views.sight import waited_for
from starhaul.trucker.views.view import View, parted_views_of, views_of

FRAMES = frames_in(flow, cards)
_ACTIONS_PER_ROUND = 60_000
"""A generous limit on building; random play finishes long before."""
_RARELY = 40
"""Random players give up about once in this number of times; more often, and flights would hardly begin."""


class Trucker(PresenceGame[Config, State]):
    name = "trucker"
    state_type: ClassVar[Any] = State
    config_type: ClassVar[Any] = Config
    action_type: ClassVar[Any] = actions.Action
    hints_type: ClassVar[Any] = Hints
    frame_type: ClassVar[Any] = FRAMES
    event_base: ClassVar[type[EventRecord]] = TruckerEvent
    hides = True

    def advice(self, config: Config) -> list[Advice]:
        alike = [Advice("alike", {"one": one, "other": other}) for one, other in discouraged(config)]
        return alike + [Advice("crowded", {"ship_class": one, "limit": n}) for one, n in crowded(config)]

    def rules_hash(self) -> str:
        return rule_data.data_hash()

    def seats(self, config: Config) -> int:
        return config.seats

    def teams(self, config: Config) -> Sequence[int]:
        is_alone = config.options.teams == "none"
        return () if is_alone else [account_of(config, seat) for seat in range(config.seats)]

    def bound(self, config: Config) -> int:
        return _ACTIONS_PER_ROUND * len(config.rounds)

    def new(self, config: Config, luck: Luck) -> State:
        check_config(config)
        state = State(
            config=config,
            round=0,
            players=list(range(config.seats)),
            presence=[HERE] * config.seats,
            handles=_handles(config, luck),
            credits=[0] * (2 if config.options.teams != "none" else config.seats),
            ships=[],
            lost=[],
            seen=[() for _ in range(config.seats)],
            cards=list(range(len(rule_data.cards(config.edition).cards))),
            used=[],
            unturned=[],
            order=[],
            aside=0,
            roads=(),
            yard_dice=(),
            yard=None,
            flight=None,
            trek=None,
            frames=[rounds.DoMatch()],
        )
        self.settle(state, 0, [])
        return state

    # --- persons and seats ---------------------------------------------------------------------------------

    def questions(self, state: State) -> Sequence[Question]:
        questions = super().questions(state)
        if state.config.options.teams == "none":
            return questions
        return [structs.replace(question, seat=state.players[question.seat]) for question in questions]

    def questions_of(self, state: State, seat: int) -> Sequence[Question]:
        if state.config.options.teams == "none":
            return super().questions_of(state, seat)
        return [question for question in self.questions(state) if question.seat == seat]

    def check_open(self, state: State, question: Question, action: Action, at_ms: int) -> None:
        super().check_open(state, _at_seat(state, question), action, at_ms)

    def sample(self, state: State, question: Question, draw: Draw, at_ms: int = 0) -> Action:
        if question.kind == "reveal" and draw(_RARELY):
            return actions.Fly()
        return super().sample(state, _at_seat(state, question), draw, at_ms)

    def perform(self, state: State, seat: int, action: Action, at_ms: int) -> list[Event]:
        players, before = state.players[:], limit_of(state)
        told = super().perform(state, players.index(seat) if seat >= 0 else seat, action, at_ms)
        if most := state.config.options.story_seconds:
            allow_for_story(state, before, story_ms(told), 1000 * most, at_ms)
        return [_to_persons(event, players) for event in told]

    # --- looking -----------------------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> View:
        return views_of(state, (seat,), waited_for(state), is_over=self.is_over(state))[0]

    def views(
        self, state: State, seats: Sequence[int | None], questions: Sequence[Question]
    ) -> Sequence[View]:
        return views_of(state, seats, _asked(state, questions), is_over=self.is_over(state))

    def parted_views(
        self, state: State, seats: Sequence[int | None], questions: Sequence[Question]
    ) -> PartedViews:
        return parted_views_of(state, seats, _asked(state, questions), is_over=self.is_over(state))

    def hints(self, state: State, seat: int, questions: Sequence[Question]) -> Hints | None:
        is_building = any(question.seat == seat and question.kind == "build" for question in questions)
        return hints_of(state, state.players.index(seat)) if is_building else None

    def scores(self, state: State) -> list[int]:
        """The credits of each player's account; team-mates share one (VAR-07)."""
        return [state.credits[state.account(state.players.index(player))] for player in state.seats]

    # --- keeping -----------------------------------------------------------------------------------------

    def clone(self, state: State) -> State:
        return state.copy()

    def encode_hook(self, value: object) -> Any:
        return encode_ship(value)

    def decode_hook(self, kind: type, raw: object) -> Any:
        return decode_ship(kind, raw)

    # --- for search and tests ----------------------------------------------------------------------------

    def resample(self, state: State, seat: int | None, draw: Draw) -> State:
        """Redeal the cards this player has not seen, level by level, and the handles of unseen tiles.
        Announcements of others are hidden until the card, so they are replaced by the default (RUL-37)."""
        other = state.copy()
        _forget_announcements(other, seat)
        _resample_cards(other, seat, draw)
        _resample_handles(other, draw)
        if not _knows_credits(state, None):
            _resample_credits(other, seat, draw)
        return other

    def conserved(self, state: State) -> Mapping[str, int]:
        yard, flight = state.yard, state.flight
        tiles = state.aside + sum(ship.hull.occupied.bit_count() for ship in state.ships)
        tiles += sum(map(len, state.lost))
        cards = len(state.cards) + len(state.used)
        if yard is not None:
            tiles += (
                len(yard.pool) + len(yard.open) + sum(map(len, yard.reserves)) + sum(map(bool, yard.hands))
            )
            cards += sum(map(len, yard.piles))
        cubes = sum(count(packed) for ship in state.ships for packed in ship.goods)
        if flight is not None:
            cubes += sum(map(sum, flight.shelved))
        bank = (
            rule_data.flights(state.config.edition).goods_in_bank.values() if flight is None else flight.bank
        )
        return {"tiles": tiles, "cards": cards, "cubes": cubes + sum(bank)}


def _handles(config: Config, luck: Luck) -> bytes:
    """An opaque name for each tile."""
    draw = Stream(luck, "handles")
    names = list(range(1, len(tile_set(config.edition).records)))
    shuffle(names, draw)
    return bytes([0, *names])


def _asked(state: State, questions: Sequence[Question]) -> list[int]:
    """The seats that everybody waits for."""
    return sorted({state.players.index(question.seat) for question in questions if question.waits})


def _at_seat(state: State, question: Question) -> Question:
    if state.config.options.teams == "none":
        return question
    return structs.replace(question, seat=state.players.index(question.seat))


def _to_persons(event: Event, players: list[int]) -> Event:
    if event.audience is None or players == sorted(players):
        return event
    return structs.replace(event, audience=tuple(sorted(players[seat] for seat in event.audience)))


def _knows_credits(state: State, seat: int | None) -> bool:
    return not state.profile.edition.secret_credits or state.config.options.open_credits or not state.frames


def _forget_announcements(state: State, player: int | None) -> None:
    mine = None if player is None else state.players.index(player)
    for depth, frame in enumerate(state.frames):
        if isinstance(frame, flight.AskReveal):
            state.frames[depth] = frame.as_seen_by(state, mine)


def _resample_credits(state: State, player: int | None, draw: Draw) -> None:
    mine = None if player is None else state.account(state.players.index(player))
    for account in range(len(state.credits)):
        if account != mine:
            state.credits[account] = draw(100)


def _resample_handles(state: State, draw: Draw) -> None:
    """Only the handles of face-up tiles have been shown to anybody."""
    named = set() if state.yard is None else set(state.yard.open)
    hidden = [tile for tile in range(1, len(state.handles)) if tile not in named]
    # Sorted, here and below: the result must not depend on the actual order of hidden tiles and cards.
    names = sorted(state.handles[tile] for tile in hidden)
    shuffle(names, draw)
    handles = bytearray(state.handles)
    for tile, name in zip(hidden, names, strict=True):
        handles[tile] = name
    state.handles = bytes(handles)


def _resample_cards(state: State, player: int | None, draw: Draw) -> None:
    """Unseen cards of one level may be in any pile, in the deck or among the unused cards."""
    table = rule_data.cards(state.config.edition).cards
    seen = () if player is None else state.seen[player]
    if state.yard is None:
        _forget_seen(state, player)
    for level in (1, 2, 3):
        hidden = {c for c in range(len(table)) if table[c].level == level and c not in seen}
        _shuffle_places(state, hidden, draw)
    if state.flight is not None and not state.config.options.predictable:
        state.flight.deck.sort()
    state.cards.sort()


def _forget_seen(state: State, player: int | None) -> None:
    """It is not public which cards of the deck others have seen, so the sample drops that knowledge."""
    state.seen = [cards if person == player else () for person, cards in enumerate(state.seen)]


def _shuffle_places(state: State, hidden: set[int], draw: Draw) -> None:
    """Permute these cards among their places."""
    lying = _as_they_lie(state, hidden)
    cards = sorted(lying)
    shuffle(cards, draw)
    _swap_cards(state, dict(zip(lying, cards, strict=True)))


def _as_they_lie(state: State, wanted: set[int]) -> list[int]:
    """These cards in the order of their places."""
    piles_ = () if state.yard is None else state.yard.piles
    deck = [] if state.flight is None else state.flight.deck
    found = [*state.cards, *(card for pile in piles_ for card in pile), *deck, *state.unturned]
    return [card for card in found if card in wanted]


def _swap_cards(state: State, swapped: Mapping[int, int]) -> None:
    deck = [] if state.flight is None else state.flight.deck
    turned = set(state.used).difference(deck, state.unturned)
    state.cards = _swapped(state.cards, swapped)
    # A player who looked at this pile has seen the cards that are in it now.
    state.seen = [tuple(sorted(_swapped(seen, swapped))) for seen in state.seen]
    if state.yard is not None:
        state.yard.piles = [tuple(_swapped(pile, swapped)) for pile in state.yard.piles]
    if state.flight is not None:
        state.flight.deck = deck = _swapped(deck, swapped)
    state.unturned = sorted(_swapped(state.unturned, swapped))
    state.used = sorted([*turned, *deck, *state.unturned])


def _swapped(cards: Iterable[int], swapped: Mapping[int, int]) -> list[int]:
    return [swapped.get(card, card) for card in cards]
