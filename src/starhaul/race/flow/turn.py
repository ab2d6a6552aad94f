"""A turn: play, departure window, move, black-hole window or choice of side (chapters 5 to 7).

A step that needs no answer calls the next one directly; a step that asks pushes a frame with the `Turn`.
"""

from functools import cache, lru_cache

from msgspec import Struct, structs

from starhaul.kernel.contract import Event, Question
from starhaul.kernel.question_frames import QuestionFrame, deadline
from starhaul.race.actions import Play, PlayBonus, Side
from starhaul.race.decks import AT_DEPARTURE, BONUS, CARD_OF_NAME, EVASION, MOVEMENT
from starhaul.race.events import CardPlayed, HoleEvaded, HoleRetreat, ShipMoved, SideChosen
from starhaul.race.flow.bonus import spend
from starhaul.race.flow.tow import tow
from starhaul.race.moves import distance
from starhaul.race.state import State
from starhaul.race.terms import COLOURS, SHIP_OF_NAME, SHIPS, Place, colour_of, ships_of

PAIRS = tuple(ships_of(colour) for colour in range(len(COLOURS)))
COLOUR = tuple(card.colour for card in MOVEMENT)
LOWEST = tuple((card.value, card.colour, number) for number, card in enumerate(MOVEMENT))
"""The ranking of cards for the default: by number, then colour, then copy (decision D1)."""
PLAYS = tuple(tuple(Play(card.name, ship) for ship in SHIPS) for card in MOVEMENT)
BY_NAME = tuple(sorted(range(len(SHIPS)), key=lambda ship: SHIPS[ship]))
DECLINED = PlayBonus()
PLAYED = tuple(PlayBonus(name) for name in BONUS)


class Turn(Struct, frozen=True):
    """What has been decided about the current move."""

    active: int
    card: int
    ship: int
    origin: int
    """The index that the ship leaves."""
    bonus: int | None = None
    """The type of the bonus card played at departure; with one the ship cannot evade (TR-122)."""


Movable = tuple[tuple[int, ...], ...]
"""For each colour, the ships that a card of it may move."""


def movable(state: State) -> Movable:
    """The ships of the colour, or any ship for a joker (TR-041, TR-042, TR-160, TR-163)."""
    places, setup = state.places, state.setup
    finish = setup.track.finish
    home = [ship for ship in setup.ships if places[ship][0] == finish]
    return _movable(setup.ships, tuple(home), setup.set_up.jokers) if home else PAIRS


@cache
def _movable(ships: tuple[int, ...], home: tuple[int, ...], jokers: bool) -> Movable:
    free = tuple(ship for ship in BY_NAME if ship in ships and ship not in home)
    own = tuple(tuple(ship for ship in pair if ship not in home) for pair in PAIRS)
    return tuple(of_colour or free for of_colour in own) if jokers else own


@lru_cache(maxsize=4096)
def plays_of(hand: tuple[int, ...], ships: Movable) -> tuple[Play, ...]:
    """All options of a hand. Cached, because they are needed to ask and again to check the answer."""
    options: list[Play] = []
    for card in hand:
        plays = PLAYS[card]
        options += [plays[ship] for ship in ships[COLOUR[card]]] or [Play(MOVEMENT[card].name, None)]
    return tuple(options)


# --- play --------------------------------------------------------------------------------------------------


class AskPlay(QuestionFrame, frozen=True, kw_only=True, tag="play"):
    """The active player plays a card and names the ship; passing is not allowed (TR-040, TR-044)."""

    seat: int

    def waiting(self, state: State) -> tuple[int, ...]:
        return (self.seat,)

    def ask(self, state: State, seat: int) -> Question:
        ships = movable(state)
        options, default = plays_of(state.hands[seat], ships), self._default(state, ships)
        return Question(seat=seat, kind="play", options=options, default=default)

    def offer(self, state: State, seat: int) -> Question:
        return Question(seat=seat, kind="play", options=plays_of(state.hands[seat], movable(state)))

    def _default(self, state: State, ships: Movable) -> Play:
        """The lowest card, for the ship furthest back; a joker helps the seat's team (decision D1)."""
        card = min(state.hands[self.seat], key=LOWEST.__getitem__)
        fit = ships[COLOUR[card]]
        if not fit:
            return Play(MOVEMENT[card].name, None)
        setup = state.setup
        if colour_of(fit[0]) != COLOUR[card]:
            own = tuple(ship for ship in fit if setup.sides[ship] == setup.teams[self.seat])
            fit = own or fit
        return PLAYS[card][min(fit, key=lambda ship: (state.places[ship][0], ship))]

    def decide(self, state: State, seat: int, action: Play, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        card = CARD_OF_NAME[action.card]
        state.hands[seat] = tuple(other for other in state.hands[seat] if other != card)
        state.discard.append(card)
        state.turns += 1
        told.append(_played(seat, action, MOVEMENT[card].colour))
        if action.ship is None:
            return
        ship = SHIP_OF_NAME[action.ship]
        depart(state, Turn(seat, card, ship, state.places[ship][0]), 0, at_ms, told)


def _played(seat: int, action: Play, colour: int) -> Event:
    named = colour if action.ship is None else colour_of(SHIP_OF_NAME[action.ship])
    joker = None if named == colour else COLOURS[named]
    return Event(CardPlayed(seat=seat, card=action.card, ship=action.ship, named=joker))


# --- departure window --------------------------------------------------------------------------------------


class AskCrew(QuestionFrame, frozen=True, kw_only=True):
    """Base class: asks the crew of the moved ship one by one, the owner first (TR-124). The other seats learn
    neither who is asked nor that somebody declined (TR-184)."""

    turn: Turn
    number: int
    """The index of the crew member that is asked."""

    def waiting(self, state: State) -> tuple[int, ...]:
        return (state.setup.crews[self.turn.ship][self.number],)

    def hears_default(self, state: State, seat: int) -> tuple[int, ...]:
        return (seat,)


def depart(state: State, turn: Turn, number: int, at_ms: int, told: list[Event]) -> None:
    """Ask the crew from `number` on for a bonus card, if somebody holds one that fits (TR-121, TR-180)."""
    types = AT_DEPARTURE[state.places[turn.ship][1]]
    crew = state.setup.crews[turn.ship]
    for asked in range(number, len(crew)):
        hand = state.bonus_hands[crew[asked]]
        if any(hand[kind] for kind in types):
            until = deadline(state.config.options.decision_seconds, at_ms)
            state.frames.append(AskDeparture(turn=turn, number=asked, until=until))
            return
    fly(state, turn, at_ms, told)


class AskDeparture(AskCrew, frozen=True, kw_only=True, tag="departure"):
    def fitting(self, state: State) -> tuple[int, ...]:
        return AT_DEPARTURE[state.places[self.turn.ship][1]]

    def ask(self, state: State, seat: int) -> Question:
        options = self._options(state, seat)
        return Question(
            seat=seat,
            kind="departure",
            options=options,
            default=DECLINED,
            about={
                "ship": SHIPS[self.turn.ship],
                "card": MOVEMENT[self.turn.card].name,
                "lands": [end_of(state, self.turn, option.card) for option in options],
            },
        )

    def offer(self, state: State, seat: int) -> Question:
        return Question(seat=seat, kind="departure", options=self._options(state, seat))

    def _options(self, state: State, seat: int) -> tuple[PlayBonus, ...]:
        held = [PLAYED[kind] for kind in self.fitting(state) if state.bonus_hands[seat][kind]]
        return (DECLINED, *sorted(held, key=lambda play: play.card or ""))

    def decide(self, state: State, seat: int, action: PlayBonus, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        if action.card is None:
            depart(state, self.turn, self.number + 1, at_ms, told)
        else:
            kind = BONUS.index(action.card)
            spend(state, seat, kind, self.turn.ship, told)
            fly(state, structs.replace(self.turn, bonus=kind), at_ms, told)


# --- move --------------------------------------------------------------------------------------------------


def fly(state: State, turn: Turn, at_ms: int, told: list[Event]) -> None:
    """Move, and handle the space where the ship stops (TR-050 … TR-063). Its place changes only in `rest`."""
    track = state.setup.track
    end = end_of(state, turn, None if turn.bonus is None else BONUS[turn.bonus])
    told.append(Event(ShipMoved(ship=SHIPS[turn.ship], from_=turn.origin, to=end)))
    if track.is_hole(end):
        fall(state, turn, end, 0, at_ms, told)
    elif len(track.faces[end]) > 1:
        until = deadline(state.config.options.decision_seconds, at_ms)
        state.frames.append(AskSide(turn=turn, end=end, until=until))
    else:
        rest(state, turn, (end, track.faces[end][0]), at_ms, told)


def end_of(state: State, turn: Turn, bonus: str | None) -> int:
    """Where the ship stops if this bonus card is played for it."""
    spaces = distance(state.places[turn.ship][1], MOVEMENT[turn.card].value, bonus)
    return state.setup.track.end(turn.origin, spaces)


def rest(state: State, turn: Turn, place: Place, at_ms: int, told: list[Event]) -> None:
    """Put the ship on its resting place; then others may be towed (TR-007)."""
    state.places[turn.ship] = place
    tow(state, turn.active, place, ((turn.ship, turn.origin),), 0, at_ms, told)


# --- black hole --------------------------------------------------------------------------------------------


def fall(state: State, turn: Turn, hole: int, number: int, at_ms: int, told: list[Event]) -> None:
    """The crew may evade unless a bonus card was played for the ship; otherwise the ship backs up (TR-063,
    TR-133)."""
    crew = state.setup.crews[turn.ship]
    if turn.bonus is None:
        for asked in range(number, len(crew)):
            if state.bonus_hands[crew[asked]][EVASION]:
                until = deadline(state.config.options.decision_seconds, at_ms)
                state.frames.append(AskEvade(turn=turn, number=asked, hole=hole, until=until))
                return
    place = state.setup.track.retreats[hole]
    told.append(Event(HoleRetreat(ship=SHIPS[turn.ship], to=place[0])))
    rest(state, turn, place, at_ms, told)


class AskEvade(AskCrew, frozen=True, kw_only=True, tag="evade"):
    hole: int

    def fitting(self, state: State) -> tuple[int, ...]:
        return (EVASION,)

    def ask(self, state: State, seat: int) -> Question:
        track = state.setup.track
        return Question(
            seat=seat,
            kind="evade",
            options=(DECLINED, PLAYED[EVASION]),
            default=DECLINED,
            about={
                "ship": SHIPS[self.turn.ship],
                "hole": self.hole,
                "lands": [track.retreats[self.hole][0], track.escapes[self.hole][0]],
            },
        )

    def decide(self, state: State, seat: int, action: PlayBonus, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        if action.card is None:
            fall(state, self.turn, self.hole, self.number + 1, at_ms, told)
            return
        spend(state, seat, EVASION, self.turn.ship, told)
        place = state.setup.track.escapes[self.hole]
        told.append(Event(HoleEvaded(ship=SHIPS[self.turn.ship], to=place[0])))
        rest(state, self.turn, place, at_ms, told)


# --- choice of side ----------------------------------------------------------------------------------------


class AskSide(QuestionFrame, frozen=True, kw_only=True, tag="side"):
    """The active player chooses, whoever owns the ship (TR-062)."""

    turn: Turn
    end: int

    def waiting(self, state: State) -> tuple[int, ...]:
        return (self.turn.active,)

    def ask(self, state: State, seat: int) -> Question:
        faces = state.setup.track.faces[self.end]
        return Question(
            seat=seat,
            kind="side",
            options=tuple(Side(face) for face in sorted(faces)),
            default=Side(faces[0]),
            about={"ship": SHIPS[self.turn.ship], "index": self.end},
        )

    def decide(self, state: State, seat: int, action: Side, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        told.append(Event(SideChosen(seat=seat, ship=SHIPS[self.turn.ship], face=action.face)))
        rest(state, self.turn, (self.end, action.face), at_ms, told)
