"""The team race as a `kernel` game. The rules are in `flow`; this module connects them to the contract."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from starhaul.kernel.chance import Draw, Luck
from starhaul.kernel.contract import Action, Event, Question
from starhaul.kernel.dealing import deal
from starhaul.kernel.event_records import EventRecord
from starhaul.kernel.frame_registry import frames_in
from starhaul.kernel.parted_views import PartedViews
from starhaul.kernel.presence import HERE, PresenceGame
from starhaul.kernel.question_frames import NEVER
from starhaul.kernel.story_time import allow_for_story, limit_of
from starhaul.race import actions
from starhaul.race.config import Config, check_config, setup_of
from starhaul.race.data import rule_data
from starhaul.race.decks import BONUS, COPIES
from starhaul.race.events import RaceEvent
from starhaul.race.flow import rounds, tow, turn
from starhaul.race.pace import story_ms
from starhaul.race.reach import Hints, reach_of
from starhaul.race.starting_places import starting_places
from starhaul.race.state import State
from starhaul.race.view import View
from starhaul.race.viewing import parted_views_of, uncovered_view_of, views_of

FRAMES = frames_in("starhaul.race.flow")
OPEN_QUESTIONS = (turn.AskPlay, turn.AskSide)
"""Everybody sees who is asked these; bonus cards are asked for in secret (TR-184)."""
SECRET_QUESTIONS = (turn.AskDeparture, turn.AskEvade, tow.AskTow)
MOST_ACTIONS = 20_000
"""A generous bound: random play needs a few hundred."""


class Race(PresenceGame[Config, State]):
    name = "race"
    state_type: ClassVar[Any] = State
    config_type: ClassVar[Any] = Config
    action_type: ClassVar[Any] = actions.Action
    hints_type: ClassVar[Any] = Hints
    frame_type: ClassVar[Any] = FRAMES
    event_base: ClassVar[type[EventRecord]] = RaceEvent
    hides = True
    asks_secretly = True

    def rules_hash(self) -> str:
        return rule_data.data_hash()

    def seats(self, config: Config) -> int:
        return config.seats

    def teams(self, config: Config) -> tuple[int, ...]:
        """TR-012: with two and three players everybody is a team of one."""
        found = setup_of(config).teams
        return found if len(set(found)) < len(found) else ()

    def bound(self, config: Config) -> int:
        return MOST_ACTIONS

    def new(self, config: Config, luck: Luck) -> State:
        check_config(config)
        state = State(
            config=config,
            presence=[HERE] * config.seats,
            places=starting_places(config),
            hands=[()] * config.seats,
            deck=setup_of(config).cards,
            discard=[],
            bonus_hands=[[0] * len(BONUS) for _ in range(config.seats)],
            bonus_deck=list(COPIES),
            bonus_discard=[0] * len(BONUS),
            finish_pile=[0] * len(BONUS),
            first=0,
            round=0,
            turns=0,
            winners=(),
            frames=[rounds.DoMatch()],
        )
        self.settle(state, 0, [])
        return state

    def perform(self, state: State, seat: int, action: Action, at_ms: int) -> list[Event]:
        asked = state.frames[-1]
        told = super().perform(state, seat, action, at_ms)
        if most := state.config.options.story_seconds:
            # Deadlines alone do not tell: a new question may have the same one as a question just answered.
            is_open = bool(state.frames) and state.frames[-1] is asked
            before = limit_of(state) if is_open else NEVER
            allow_for_story(state, before, story_ms(told), 1000 * most, at_ms)
        return told

    def scores(self, state: State) -> list[int]:
        """A point for everybody in a winning team (TR-171)."""
        return [int(team in state.winners) for team in state.setup.teams]

    def view(self, state: State, seat: int | None) -> View:
        return self.views(state, [seat])[0]

    def views(
        self, state: State, seats: Sequence[int | None], questions: Sequence[Question] = ()
    ) -> Sequence[View]:
        """The questions are ignored: they would reveal who is asked in secret."""
        return views_of(state, seats, _asked_openly(state), is_over=self.is_over(state))

    def parted_views(
        self, state: State, seats: Sequence[int | None], questions: Sequence[Question]
    ) -> PartedViews:
        return parted_views_of(state, seats, _asked_openly(state), is_over=self.is_over(state))

    def uncovered_view(self, state: State, questions: Sequence[Question]) -> View:
        """Also who is asked in secret."""
        asked = sorted({question.seat for question in questions if question.waits})
        return uncovered_view_of(state, asked, is_over=self.is_over(state))

    def hints(self, state: State, seat: int, questions: Sequence[Question]) -> Hints:
        return Hints(reach_of(state, seat))

    # --- copying -------------------------------------------------------------------------------------------

    def clone(self, state: State) -> State:
        return state.copy()

    # --- for search and tests ------------------------------------------------------------------------------

    def resample(self, state: State, seat: int | None, draw: Draw) -> State:
        """Redeal what this seat cannot see: the other hands, both decks and the finish pile."""
        other = state.copy()
        _deal_movement_anew(other, seat, draw)
        _deal_bonus_anew(other, seat, draw)
        return other

    def conserved(self, state: State) -> Mapping[str, int]:
        movement = len(state.deck) + len(state.discard) + sum(map(len, state.hands))
        bonus = sum(map(sum, state.bonus_hands))
        bonus += sum(state.bonus_deck) + sum(state.bonus_discard) + sum(state.finish_pile)
        return {"movement": movement, "bonus": bonus}


def _asked_openly(state: State) -> list[int]:
    top = state.frames[-1] if state.frames else None
    return list(top.waiting(state)) if isinstance(top, OPEN_QUESTIONS) else []


def _deal_movement_anew(state: State, seat: int | None, draw: Draw) -> None:
    others = [other for other in range(state.config.seats) if other != seat]
    # Sorted, here and below: the result must not depend on the current order of hidden cards.
    hidden = sorted([*state.deck, *(card for other in others for card in state.hands[other])])
    for other in others:
        state.hands[other] = tuple(sorted(deal(hidden, len(state.hands[other]), draw)))
    state.deck = tuple(sorted(hidden))


def _deal_bonus_anew(state: State, seat: int | None, draw: Draw) -> None:
    """A seat that is being asked for a bonus card keeps one that fits, or there would be no question
    (TR-180)."""
    required = _asked_for(state)
    for owner, kind in required:
        state.bonus_hands[owner][kind] -= 1
    places = [hand for other, hand in enumerate(state.bonus_hands) if other != seat]
    # The deck comes last, because what remains costs no draws.
    places += [state.finish_pile, state.bonus_deck]
    hidden = [kind for kind in range(len(BONUS)) for counts in places for _ in range(counts[kind])]
    for counts in places:
        size = sum(counts)
        dealt = deal(hidden, size, draw) if size < len(hidden) else hidden
        counts[:] = map(dealt.count, range(len(BONUS)))
    for owner, kind in required:
        state.bonus_hands[owner][kind] += 1


def _asked_for(state: State) -> list[tuple[int, int]]:
    """The seat that is asked in secret, with a type of card that it holds and may play."""
    top = state.frames[-1] if state.frames else None
    if not isinstance(top, SECRET_QUESTIONS):
        return []
    (asked,) = top.waiting(state)
    return [(asked, next(kind for kind in top.fitting(state) if state.bonus_hands[asked][kind]))]
