"""Turns events of the race into sentences of a language (`race.ftl`)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from starhaul.kernel.contract import Event
from starhaul.locale import Texts
from starhaul.race.config import Config, setup_of
from starhaul.race.decks import CARD_OF_NAME, MOVEMENT
from starhaul.race.terms import COLOURS

Facts = dict[str, object]


class Story:
    """Writes the sentences of one race.

    >>> story = Story(Texts("en"), Config(seats=3))
    >>> story.sentence(Event("ship_moved", {"ship": "red-2", "from": 3, "to": 8}))
    'Red ship 2 flies from 3 to 8.'
    >>> Story(Texts("cs"), Config(seats=3)).sentence(Event("ship_finished", {"ship": "red-2"}))
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
        facts: Facts = {"jokers": self._jokers}
        if event.key == "card_played":
            facts["named"] = "no" if event.args["ship"] else "nothing"
        for name, value in event.args.items():
            teller = _TELLERS.get(name)
            facts.update({name: value} if teller is None else teller(self, value))
        told = self._texts(f"race-{event.key}", **facts)
        # The sentence may begin with a ship or a seat in lower case.
        return told[:1].upper() + told[1:]

    def is_told_again(self, event: Event, following: Event | None) -> bool:
        return False

    # --- arguments that are converted ----------------------------------------------------------------------

    def _seat(self, seat: int) -> Facts:
        return {"seat": self.names[seat]}

    def _seats(self, seats: Sequence[int]) -> Facts:
        return {"seats": ", ".join(self.names[seat] for seat in seats), "count": len(seats)}

    def _card(self, card: str) -> Facts:
        """A movement card by colour and number, a bonus card by name."""
        return {"card": card_name(self._texts, card)}

    def _cards(self, cards: Sequence[str]) -> Facts:
        return {"cards": ", ".join(card_name(self._texts, card) for card in cards)}

    def _ship(self, ship: str | None) -> Facts:
        return {"ship": "" if ship is None else ship_name(self._texts, ship)}

    def _named(self, colour: str) -> Facts:
        return {"named": "yes", "colour": self._texts(f"race-colour-{colour}")}


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


_TELLERS: Mapping[str, Callable[[Story, Any], Facts]] = {
    "seat": Story._seat,
    "player": Story._seat,
    "seats": Story._seats,
    "order": Story._seats,
    "card": Story._card,
    "cards": Story._cards,
    "ship": Story._ship,
    "named": Story._named,
    "colour": lambda story, colour: {"colour": story._texts(f"race-colour-{colour}")},
    "face": lambda story, face: {"face": story._texts(f"race-face-{face}")},
    "now": lambda story, now: {"now": story._texts(f"presence-{now}")},
}
