"""The coding of the race for learning environments; catalogue and layout are in docs/environments.md."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Any

from starhaul.envs.coding_contract import Allows, Answers, Coding
from starhaul.kernel.contract import Action, Question
from starhaul.plugins.race.coding_view import RaceSight, race_sight
from starhaul.race.actions import Play, PlayBonus, Side, Tow
from starhaul.race.config import NOBODY, Config, setup_of
from starhaul.race.decks import BONUS, MOVEMENT
from starhaul.race.game import Race
from starhaul.race.state import State
from starhaul.race.terms import SHIP_OF_NAME, SHIPS, Face, colour_of, ships_of
from starhaul.race.view import View

SLOTS = len(SHIPS)
COLOURS = SLOTS // 2
VALUES = 6
KINDS = ("play", "departure", "evade", "side", "tow")
FACES = {str(face): number for number, face in enumerate(Face, 1)}
SIDES = (Face.NORMAL, Face.HYPERSPACE, Face.ASTEROID)
MATE, RIVAL = 1, 2
_VALUE_OF_CARD = {card.name: card.value for card in MOVEMENT}

LAYOUT = {
    "question": len(KINDS),
    "about": 4,
    "turn": 4,
    "table": 3,
    "seats": 12,
    "ships": 2 * SLOTS,
    "hand": COLOURS * VALUES,
    "discard": COLOURS * VALUES,
    "bonus_hand": len(BONUS),
    "bonus_discard": len(BONUS),
    "decks": 3,
    "end": 2,
}
# The offset of each block; constants, because they are used in the hot path.
_FIRST, ABOUT, TURN, TABLE, SEATS, PLACES, HAND, DISCARD, BONUS_HAND, *_REST = accumulate(
    LAYOUT.values(), initial=0
)

_PLAYS = COLOURS * VALUES * (SLOTS + 1)
_BONUSES = _PLAYS
_SIDES = _BONUSES + 1 + len(BONUS)
_TOWS = _SIDES + len(SIDES)


def _names() -> Iterator[str]:
    ships = [f"ship {slot}" for slot in range(SLOTS)]
    for colour in range(COLOURS):
        for value in range(1, VALUES + 1):
            yield from (f"play colour {colour} value {value}: {ship}" for ship in [*ships, "no ship"])
    yield from (f"bonus: {name}" for name in ("none", *BONUS))
    yield from (f"side: {face}" for face in SIDES)
    yield from (f"tow: {ship}" for ship in [*ships, "none"])


def _slots_of(order: Iterable[int]) -> dict[str, int]:
    ships = [ship for colour in order for ship in ships_of(colour)]
    return {SHIPS[ship]: slot for slot, ship in enumerate(ships)}


def _places_of_ships(slots: Mapping[str, int]) -> list[tuple[int, int]]:
    return [(SHIP_OF_NAME[name], PLACES + 2 * slot) for name, slot in slots.items()]


def _places_of_cards(order: list[int], first: int) -> dict[int, int]:
    return {
        number: first + order.index(card.colour) * VALUES + card.value - 1
        for number, card in enumerate(MOVEMENT)
        if card.colour in order
    }


class RaceCoding(Coding):
    game = Race()
    version = 1
    layout = LAYOUT
    catalogue = tuple(_names())

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self._table = setup_of(config)
        orders = [self._colours_from(seat) for seat in range(self.seats)]
        self._slots = [_slots_of(order) for order in orders]
        """For each seat, the slot of each ship in play."""
        self._numbers = [dict(self._numbered(seat)) for seat in range(self.seats)]
        self._cards = [[_places_of_cards(order, first) for first in (HAND, DISCARD)] for order in orders]
        """For each seat, the bytes that count each card in its hand and in the discard pile."""
        self._seats = [self._places_of_seats(seat) for seat in range(self.seats)]
        """For each seat, the bytes that count the cards of every seat."""
        self._ships = [_places_of_ships(slots) for slots in self._slots]
        """For each seat, the bytes of every ship in play."""
        self._blank = [self._unchanging(seat) for seat in range(self.seats)]

    def _colours_from(self, seat: int) -> list[int]:
        """The colours in play, starting with the observer's, then clockwise."""
        owners = self._table.owners
        order = [(seat + step) % self.seats for step in range(self.seats)]
        return sorted(
            (colour for colour, owner in enumerate(owners) if owner != NOBODY),
            key=lambda colour: (order.index(owners[colour]), colour),
        )

    def _places_of_seats(self, seat: int) -> list[tuple[int, int]]:
        return [((seat + step) % self.seats, SEATS + 3 * step + 1) for step in range(self.seats)]

    def _numbered(self, seat: int) -> Iterator[tuple[Action, int]]:
        slots = self._slots[seat]
        colours = {colour_of(SHIP_OF_NAME[name]): slot // 2 for name, slot in slots.items()}
        ships: list[tuple[str | None, int]] = [*slots.items(), (None, SLOTS)]
        for card in MOVEMENT:
            if card.colour in colours:
                first = (colours[card.colour] * VALUES + card.value - 1) * (SLOTS + 1)
                yield from ((Play(card.name, ship), first + slot) for ship, slot in ships)
        yield from ((PlayBonus(name), _BONUSES + number) for number, name in enumerate((None, *BONUS)))
        yield from ((Side(face), _SIDES + number) for number, face in enumerate(SIDES))
        yield from ((Tow(ship), _TOWS + slot) for ship, slot in ships)

    def sight(self, state: State, seat: int, questions: Sequence[Question]) -> RaceSight:
        return race_sight(state, seat)

    def mask(self, sight: RaceSight, question: Question, at_ms: int, allows: Allows) -> bytearray:
        """Every option has a number."""
        mask, numbers = bytearray(len(self.catalogue)), self._numbers[question.seat]
        for option in question.options or ():
            mask[numbers[option]] = 1
        return mask

    def answers(self, state: State, question: Question, numbers: Iterable[int]) -> Answers:
        """Of two identical cards the first is played."""
        number_of = self._numbers[question.seat]
        # Reversed, because the last option entered under a number wins.
        found = {number_of[option]: option for option in reversed(question.options or ())}
        return {number: found[number] for number in numbers}

    def rivals(self, seat: int) -> Sequence[int]:
        teams = self._table.teams
        return [other for other in range(self.seats) if teams[other] != teams[seat]]

    def potential(self, view: View) -> float:
        """The progress of the seat's team compared with the others; from −1 to 1."""
        mine = view.seats[view.me or 0].team
        finish, ways = self._table.track.finish, {True: [0.0], False: [0.0]}
        for name, index, _ in view.ships:
            ways[self._table.sides[SHIP_OF_NAME[name]] == mine].append(index / finish)
        return sum(ways[True]) / (len(ways[True]) - 1) - sum(ways[False]) / (len(ways[False]) - 1)

    # --- observations --------------------------------------------------------------------------------------

    def _unchanging(self, seat: int) -> bytearray:
        """The bytes that are constant for a whole match."""
        blank = bytearray(self.length)
        blank[TABLE] = self.seats
        for step in range(self.seats):
            rival = (seat + step) % self.seats in self.rivals(seat)
            blank[SEATS + 3 * step] = RIVAL if rival else MATE
        return blank

    def observation(self, sight: RaceSight, question: Question | None, at_ms: int) -> bytearray:
        me, count = sight.me, self.seats
        seen = self._blank[me][:]
        hand, discard = self._cards[me]
        if question is not None:
            self._put_question(seen, question, self._slots[me])
        for asked in sight.asked:
            seen[TURN + (asked - me) % count] = 1
        seen[TABLE + 1], seen[TABLE + 2] = (sight.first - me) % count, min(sight.round, 255)
        for seat, place in self._seats[me]:
            seen[place], seen[place + 1] = sight.cards[seat], sight.bonus_cards[seat]
        for ship, place in self._ships[me]:
            index, face = sight.places[ship]
            seen[place], seen[place + 1] = index, FACES[face]
        for card in sight.hand:
            seen[hand[card]] += 1
        for card in sight.discard:
            seen[discard[card]] += 1
        seen[BONUS_HAND:] = (
            *sight.bonus_hand, *sight.bonus_discard, sight.deck, sight.bonus_deck, sight.finish_pile,
            sight.is_over, self._table.teams[me] in sight.winners,
        )  # fmt: skip
        return seen

    @staticmethod
    def _put_question(seen: bytearray, question: Question, slots: Mapping[str, int]) -> None:
        seen[KINDS.index(question.kind)] = 1
        about: Mapping[str, Any] = question.about
        if about:
            ship, card = about.get("ship"), about.get("card")
            seen[ABOUT:TURN] = (
                0 if ship is None else slots[ship] + 1,
                0 if card is None else _VALUE_OF_CARD[card],
                about.get("hole", about.get("index", 0)),
                FACES.get(about.get("face", ""), 0),
            )


CODING = RaceCoding
"""Loaded by the environments."""
SPEED_CASES: tuple[Mapping[str, Any], ...] = ({"seats": 4}, {"seats": 2})
"""Configurations in which `starhaul.envs.speed` measures."""
