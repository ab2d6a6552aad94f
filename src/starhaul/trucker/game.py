"""The trucker game as an implementation of the kernel's game contract. Frames use seats; this module maps
players to seats. Rules belong in `flow` and `cards`."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec import structs

from starhaul.kernel.chance import Draw, Luck, Stream, shuffle
from starhaul.kernel.contract import Action, Advice, Event, Question
from starhaul.kernel.event_records import EventRecord
from starhaul.kernel.frame_registry import frames_in
from starhaul.kernel.parted_views import PartedViews
from starhaul.kernel.presence import HERE, PresenceGame
from starhaul.kernel.story_time import allow_for_story, limit_of
from starhaul.trucker.data import rule_data
from starhaul.trucker.flow import rounds
from starhaul.trucker.match import actions
from starhaul.trucker.match.config import Config, account_of, check_config, crowded, discouraged
from starhaul.trucker.match.events import TruckerEvent
from starhaul.trucker.match.pace import story_ms
from starhaul.trucker.match.random_options import random_option
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.goods import count
from starhaul.trucker.ship.codec import decode_ship, encode_ship
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.views.hints import Hints, hints_of
from starhaul.trucker.views.resampling import resampled
from starhaul.trucker.views.sight import waited_for
from starhaul.trucker.views.view import View
from starhaul.trucker.views.viewing import parted_views_of, uncovered_view_of, views_of

FRAMES = frames_in("starhaul.trucker.flow", "starhaul.trucker.cards")
_ACTIONS_PER_ROUND = 60_000
"""A generous limit on building; random play finishes long before."""


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
        if not state.has_teams:
            return questions
        return [structs.replace(question, seat=state.players[question.seat]) for question in questions]

    def questions_of(self, state: State, seat: int) -> Sequence[Question]:
        if not state.has_teams:
            return super().questions_of(state, seat)
        return [question for question in self.questions(state) if question.seat == seat]

    def asked(self, state: State) -> Sequence[int]:
        seats = super().asked(state)
        return [state.players[seat] for seat in seats] if state.has_teams else seats

    def offers(self, state: State, seat: int) -> Sequence[Question]:
        return self.questions_of(state, seat) if state.has_teams else super().offers(state, seat)

    def check_open(self, state: State, question: Question, action: Action, at_ms: int) -> None:
        super().check_open(state, _at_seat(state, question), action, at_ms)

    def sample(self, state: State, question: Question, draw: Draw, at_ms: int = 0) -> Action:
        if question.options is not None:
            return random_option(question.kind, question.options, draw)
        return super().sample(state, _at_seat(state, question), draw, at_ms)

    def perform(self, state: State, seat: int, action: Action, at_ms: int) -> list[Event]:
        most = state.config.options.story_seconds
        if not most and not state.has_teams:
            # Without teams the number of a player is that of the seat.
            return super().perform(state, seat, action, at_ms)
        players, before = state.players[:], limit_of(state)
        told = super().perform(state, players.index(seat) if seat >= 0 else seat, action, at_ms)
        if most:
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

    def uncovered_view(self, state: State, questions: Sequence[Question]) -> View:
        return uncovered_view_of(state, _asked(state, questions), is_over=self.is_over(state))

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
        return resampled(state, seat, draw)

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
    if not state.has_teams:
        return question
    return structs.replace(question, seat=state.players.index(question.seat))


def _to_persons(event: Event, players: list[int]) -> Event:
    if event.audience is None or players == sorted(players):
        return event
    return structs.replace(event, audience=tuple(sorted(players[seat] for seat in event.audience)))
