"""Turns events of the race into sentences of a language (`race.ftl`).

Used by every command that tells a match; the browser words events itself, with the same texts.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from starhaul.kernel.contract import Event
from starhaul.kernel.event_records import EventField, EventRecord, fields_of
from starhaul.locale import Texts
from starhaul.race.config import Config, setup_of
from starhaul.race.decks import CARD_OF_NAME, MOVEMENT
from starhaul.race.events import CardPlayed
from starhaul.race.terms import COLOURS

Facts = dict[str, object]


class Story:
    """Writes the sentences of one race.

    >>> from starhaul.race.events import ShipFinished, ShipMoved
    >>> story = Story(Texts("en"), Config(seats=3))
    >>> story.sentence(Event(ShipMoved(ship="red-2", from_=3, to=8)))
    'Red ship 2 flies from 3 to 8.'
    >>> Story(Texts("cs"), Config(seats=3)).sentence(Event(ShipFinished(ship="red-2")))
    'Červená loď 2 je v\\xa0cíli.'
    """

    def __init__(self, texts: Texts, config: Config) -> None:
        self._texts = texts
        self.names = seat_names(texts, config)
        self._jokers = "yes" if setup_of(config).set_up.jokers else "no"

    def sentence(self, event: Event, *, everything: bool = False) -> str | None:
        """One sentence; None for events that are not public, unless `everything` is wanted."""
        if event.audience is not None and not everything:
            return None
        record = event.record
        facts: Facts = {"jokers": self._jokers}
        for field in fields_of(type(record)):
            facts |= self._told(field, getattr(record, field.attribute), record)
        told = self._texts(f"race-event-{record.key}", **facts)
        # The sentence may begin with a ship or a seat in lower case.
        return told[:1].upper() + told[1:]

    def is_told_again(self, event: Event, following: Event | None) -> bool:
        return False

    def _told(self, field: EventField, value: Any, record: EventRecord) -> Facts:
        """What a field gives to the sentence: mostly one fact by its own name."""
        form = field.form
        if form.word:
            return {field.name: self._texts(form.word + value)}
        return TELLERS[form.name](self, field.name, value, record)

    # --- fields that need more than a word -----------------------------------------------------------------

    def _seat(self, name: str, seat: int, record: EventRecord) -> Facts:
        return {name: self.names[seat]}

    def _seats(self, name: str, seats: Sequence[int], record: EventRecord) -> Facts:
        return {name: ", ".join(self.names[seat] for seat in seats), "count": len(seats)}

    def _card(self, name: str, card: str, record: EventRecord) -> Facts:
        """A movement card by colour and number, a bonus card by name."""
        return {name: card_name(self._texts, card)}

    def _cards(self, name: str, cards: Sequence[str], record: EventRecord) -> Facts:
        return {name: ", ".join(card_name(self._texts, card) for card in cards)}

    def _ship(self, name: str, ship: str | None, record: EventRecord) -> Facts:
        return {name: "" if ship is None else ship_name(self._texts, ship)}

    def _joker(self, name: str, colour: str | None, record: EventRecord) -> Facts:
        if colour is not None:
            return {name: "yes", "colour": self._texts(f"race-colour-{colour}")}
        assert isinstance(record, CardPlayed)
        return {name: "no" if record.ship else "nothing"}


def card_name(texts: Texts, card: str) -> str:
    if card in CARD_OF_NAME:
        known = MOVEMENT[CARD_OF_NAME[card]]
        return texts(f"race-card-{COLOURS[known.colour]}", number=known.value)
    return texts(f"race-bonus-{card}")


def ship_name(texts: Texts, ship: str) -> str:
    colour, _, number = ship.partition("-")
    return texts(f"race-ship-{colour}", number=number)


def seat_names(texts: Texts, config: Config) -> list[str]:
    """Seats are named after their colours."""
    owners = setup_of(config).owners
    return [
        " + ".join(
            texts(f"race-seat-{COLOURS[colour]}") for colour, owner in enumerate(owners) if owner == seat
        )
        for seat in range(config.seats)
    ]


TELLERS: Mapping[str, Callable[[Story, str, Any, EventRecord], Facts]] = {
    "card": Story._card,
    "cards": Story._cards,
    "joker": Story._joker,
    "person": Story._seat,
    "plain": lambda story, name, value, record: {name: value},
    "seat": Story._seat,
    "seats": Story._seats,
    "ship": Story._ship,
    "silent": lambda story, name, value, record: {},
}
"""By the form of a field (`race/events.py`), where it is not a single word."""
