"""Race scenarios (docs/formats.md §4): plays turns with given answers from a position with given ships and
cards."""

from collections import deque
from collections.abc import Iterable
from typing import Annotated, Any, NamedTuple

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, structs

from starhaul.kernel.contract import CHANCE, Action, Event, Question
from starhaul.kernel.documents import decode, shaped
from starhaul.kernel.errors import BadInput
from starhaul.kernel.event_records import declared_events
from starhaul.kernel.frames import DoFrame
from starhaul.kernel.question_frames import NEVER
from starhaul.kernel.scenario_support import EventResult, results_of, unfit
from starhaul.race.actions import Play, Side, Tow
from starhaul.race.config import Config, Options
from starhaul.race.decks import BONUS, CARD_OF_NAME, COPIES, EVASION, MOVEMENT, rank_of
from starhaul.race.events import RaceEvent
from starhaul.race.flow.arrivals import winning_teams
from starhaul.race.flow.bonus import AskShare
from starhaul.race.flow.rounds import AskDeal, DoRound, DoTurn
from starhaul.race.game import Race
from starhaul.race.starting_places import check_place
from starhaul.race.state import State
from starhaul.race.terms import HAND, SHARE, SHIPS, Place
from starhaul.race.viewing import listed

MOST_TURNS = 1000
Cards = Annotated[tuple[str, ...], Meta(max_length=100)]


class AnswerEntry(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    answer: dict[str, Any]


class PositionFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: Annotated[str, Meta(pattern="^(race)$")]
    players: Annotated[int, Meta(ge=2, le=4)]
    hands: tuple[Annotated[tuple[str, ...], Meta(max_length=HAND)], ...]
    turn: Annotated[int, Meta(ge=0)] = 0
    turns: Annotated[int, Meta(ge=0, le=MOST_TURNS)] = 1
    ships: dict[str, Raw] = {}
    """Positions, decoded one by one, because the decoder's error would not name the ship."""
    bonus_hands: tuple[Cards, ...] | UnsetType = UNSET
    movement_deck: Cards = ()
    bonus_deck: Cards = ()
    bonus_discard: Cards = ()
    finish_pile: Cards = ()
    answers: Annotated[tuple[AnswerEntry, ...], Meta(max_length=10_000)] = ()


class Piles(Struct):
    """Cards that chance draws in the order of the file."""

    movement: list[int]
    bonus: list[int]
    finish: list[int]


class Position(NamedTuple):
    config: Config
    state: State
    turn: int
    turns: int
    piles: Piles
    answers: list[deque[tuple[str, dict[str, Any]]]]


# --- reading -----------------------------------------------------------------------------------------------


def parse(raw: bytes) -> Position:
    """Read a position; raises `BadInput` with the location in the file."""
    file = decode(raw, PositionFile)
    config = Config(seats=file.players, options=Options(first=0, decision_seconds=NEVER))
    state = Race().new(config, 0)
    if file.turn >= file.players:
        raise BadInput("seat-unknown", place="turn", seat=file.turn, seats=file.players)
    _put_ships(file, state)
    _deal(file, state)
    piles = Piles(
        [CARD_OF_NAME[name] for name in file.movement_deck],
        [BONUS.index(name) for name in file.bonus_deck],
        [BONUS.index(name) for name in file.finish_pile] if any(state.finish_pile) else [],
    )
    answers = _answers(file)
    _begin(file, state)
    return Position(config, state, file.turn, file.turns, piles, answers)


def _put_ships(file: PositionFile, state: State) -> None:
    for name, stated in file.ships.items():
        where = f"ships.{name}"
        index, face = shaped(b"[%b]" % bytes(stated), tuple[int, str], where)
        state.places[check_place(state.setup, name, index, face, where)] = (index, face)


def _deal(file: PositionFile, state: State) -> None:
    """Deal the cards of the file; no movement card twice, and no more bonus cards than there are."""
    nothing: tuple[Cards, ...] = ((),) * file.players
    bonus_hands = nothing if isinstance(file.bonus_hands, UnsetType) else file.bonus_hands
    for place, hands in (("hands", file.hands), ("bonus_hands", bonus_hands)):
        if len(hands) != file.players:
            raise BadInput("hands-per-seat", place=place, count=len(hands), seats=file.players)
    _deal_movement(file, state)
    _deal_bonus(file, state, bonus_hands)


def _deal_movement(file: PositionFile, state: State) -> None:
    used: set[int] = set()
    for seat, hand in enumerate(file.hands):
        state.hands[seat] = tuple(sorted(_movement(state, hand, f"hands[{seat}]", used)))
    state.deck = tuple(sorted(_movement(state, file.movement_deck, "movement_deck", used)))
    # All cards that are not listed have been played.
    state.discard = [card for card in state.setup.cards if card not in used]


def _deal_bonus(file: PositionFile, state: State, hands: Iterable[Cards]) -> None:
    left = list(COPIES)
    for seat, hand in enumerate(hands):
        state.bonus_hands[seat] = _bonus(hand, f"bonus_hands[{seat}]", left)
    state.bonus_deck = _bonus(file.bonus_deck, "bonus_deck", left)
    state.bonus_discard = _bonus(file.bonus_discard, "bonus_discard", left)
    pile = _bonus(file.finish_pile, "finish_pile", left)
    most = SHARE * file.players
    if sum(pile) > most:
        raise BadInput("pile-too-large", place="finish_pile", count=sum(pile), limit=most)
    # A ship is home, so the pile has been taken (TR-073).
    taken = any(state.is_finished(ship) for ship in state.setup.ships)
    state.finish_pile = [0] * len(BONUS) if taken else pile


def _movement(state: State, names: Cards, place: str, used: set[int]) -> list[int]:
    found = []
    for number, name in enumerate(names):
        card = CARD_OF_NAME.get(name)
        if card is None or card not in state.setup.cards:
            raise BadInput("card-unknown-race", place=f"{place}[{number}]", card=name)
        if card in used:
            raise BadInput("card-twice", place=f"{place}[{number}]", card=name)
        used.add(card)
        found.append(card)
    return found


def _bonus(names: Cards, place: str, left: list[int]) -> list[int]:
    counts = [0] * len(BONUS)
    for number, name in enumerate(names):
        if name not in BONUS:
            known = ", ".join(BONUS)
            raise BadInput("not-among", place=f"{place}[{number}]", known=known)
        kind = BONUS.index(name)
        if not left[kind]:
            raise BadInput("bonus-too-many", place=f"{place}[{number}]", card=name, limit=COPIES[kind])
        left[kind] -= 1
        counts[kind] += 1
    return counts


def _answers(file: PositionFile) -> list[deque[tuple[str, dict[str, Any]]]]:
    queues: list[deque[tuple[str, dict[str, Any]]]] = [deque() for _ in range(file.players)]
    for number, entry in enumerate(file.answers):
        place = f"answers[{number}]"
        if not 0 <= entry.seat < file.players:
            raise BadInput("seat-unknown", place=f"{place}.seat", seat=entry.seat, seats=file.players)
        queues[entry.seat].append((place, entry.answer))
    return queues


def _begin(file: PositionFile, state: State) -> None:
    """Start with the turn of a seat, which deals a new round if nobody has cards; refuse a race that is
    over."""
    state.winners, state.first = winning_teams(state), file.turn
    if state.winners and file.turns:
        raise BadInput("race-over", place="ships")
    state.frames = [DoTurn(file.turn)]


# --- playing -----------------------------------------------------------------------------------------------


class Staged(Race):
    """A race that stops after a number of turns, before new cards are dealt."""

    def __init__(self, turns: int) -> None:
        self.turns = turns

    def settle(self, state: State, at_ms: int, told: list[Event]) -> None:
        while self.goes_on(state) and isinstance(state.frames[-1], DoFrame):
            if isinstance(state.frames[-1], DoRound):
                _check_deal(state)
            state.frames.pop().proceed(state, at_ms, told)

    def goes_on(self, state: State) -> bool:
        """Whether the last turn is still in progress, or another one follows."""
        if not state.frames:
            return False
        return state.turns < self.turns or not isinstance(state.frames[-1], DoTurn)


def _check_deal(state: State) -> None:
    """Cards are dealt when all hands are empty, from the deck of the file: nothing is shuffled here."""
    if any(state.hands):
        raise BadInput("hand-empty", place=f"hands[{state.first}]", seat=state.first)
    wanted = HAND * state.config.seats
    if len(state.deck) < wanted:
        raise BadInput("cards-missing", place="movement_deck", count=len(state.deck), wanted=wanted)


def play(position: Position) -> list[Event]:
    """Play the turns, changing the state. All answers must be used."""
    state, told, game = position.state, list[Event](), Staged(position.turns)
    game.settle(state, 0, told)
    while game.goes_on(state):
        if game.outcomes(state) is not None:
            told += game.apply(state, CHANCE, _outcome(position))
        else:
            question = game.questions(state)[0]
            told += game.apply(state, question.seat, _answer(position, question))
    for seat, queue in enumerate(position.answers):
        if queue:
            raise BadInput("answers-left", place=queue[0][0], count=len(queue), seat=seat)
    return told


def _outcome(position: Position) -> int:
    """The next card of the pile that is drawn from, in the order of the file."""
    state, piles = position.state, position.piles
    if isinstance(state.frames[-1], AskDeal):
        return _rank(position)
    if isinstance(state.frames[-1], AskShare):
        return piles.finish.pop(0)
    if not piles.bonus:
        # The discard pile has become the deck; its cards come in the order of their types.
        piles.bonus += [kind for kind, number in enumerate(state.bonus_deck) for _ in range(number)]
    return piles.bonus.pop(0)


def _rank(position: Position) -> int:
    """The rank of the hand made of the next six cards of the deck."""
    deck, pile = position.state.deck, position.piles.movement
    hand = pile[:HAND]
    del pile[:HAND]
    return rank_of(deck, hand)


_KEYS = {"play": "play", "departure": "bonus", "evade": "bonus", "side": "side", "tow": "tow"}
"""The key that identifies the answer to each kind of question."""


def _answer(position: Position, question: Question) -> Action:
    """The seat's next answer if it is for this question; bonus windows without an answer are declined."""
    queue, options = position.answers[question.seat], question.options or ()
    if not queue and question.kind == "play":
        raise BadInput("play-missing", place="answers", seat=question.seat)
    if question.kind != "play" and not (queue and _is_meant(question, queue[0][1])):
        return question.default
    place, raw = queue.popleft()
    for option in options:
        if written(option) == raw:
            return option
    raise unfit(question, place, map(written, options))


def _is_meant(question: Question, raw: dict[str, Any]) -> bool:
    """Whether an answer is for this question: a bonus card for another window stays in the queue."""
    key = _KEYS[question.kind]
    if key not in raw:
        return False
    is_evasion = raw[key] == BONUS[EVASION]
    return key != "bonus" or raw[key] is None or is_evasion == (question.kind == "evade")


def written(action: Action) -> dict[str, Any]:
    """An action as written in scenario files."""
    if isinstance(action, Play):
        return {"play": action.card, "ship": action.ship}
    if isinstance(action, Side):
        return {"side": action.face}
    return {"tow": action.ship} if isinstance(action, Tow) else {"bonus": action.card}


# --- the result --------------------------------------------------------------------------------------------


RULED_KEYS = {
    str(event.__struct_config__.tag): str(event.__struct_config__.tag).replace("-", "_")
    for event in declared_events(RaceEvent)
    if issubclass(event, RaceEvent)
}


class Result(Struct, frozen=True):
    """The fields of the file after the turns, the winning seats and the events."""

    game: str
    players: int
    turn: int
    turns: int
    ships: dict[str, Place]
    hands: list[list[str]]
    bonus_hands: list[list[str]]
    movement_deck: list[str]
    bonus_deck: list[str]
    bonus_discard: list[str]
    finish_pile: list[str]
    winners: list[int]
    events: list[EventResult]


def _results_of(told: list[Event]) -> list[EventResult]:
    """Results name events as TR-182 does (`card_played`); messages spell keys as in every game."""
    return [
        structs.replace(result, key=RULED_KEYS.get(result.key, result.key)) for result in results_of(told)
    ]


def result_of(position: Position, told: list[Event]) -> Result:
    state, piles = position.state, position.piles
    return Result(
        game="race",
        players=state.config.seats,
        turn=(position.turn + state.turns) % state.config.seats,
        turns=state.turns,
        ships={SHIPS[ship]: state.places[ship] for ship in state.setup.ships},
        hands=[[MOVEMENT[card].name for card in hand] for hand in state.hands],
        bonus_hands=[listed(hand) for hand in state.bonus_hands],
        movement_deck=[MOVEMENT[card].name for card in piles.movement],
        bonus_deck=[BONUS[kind] for kind in piles.bonus],
        bonus_discard=listed(state.bonus_discard),
        finish_pile=[BONUS[kind] for kind in piles.finish],
        winners=[seat for seat, team in enumerate(state.setup.teams) if team in state.winners],
        events=_results_of(told),
    )
