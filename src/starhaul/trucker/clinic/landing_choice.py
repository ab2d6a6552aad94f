"""Land or fly past? A card, a ship in a flight, and what each option brings on average.

The averages come from playouts (`tools.clinic`) and stand in the file: nobody waits for a thousand flights,
and everybody is graded alike. Only exercises with a clear margin are kept.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from starhaul.trucker.clinic.difficulty import Features, bits, rating_of
from starhaul.trucker.clinic.exercise import (
    Attempt,
    ClinicFinding,
    Diagnosis,
    Exercise,
    Situation,
    Solved,
    Task,
    chosen,
)
from starhaul.trucker.data import rule_data
from starhaul.trucker.files.prepared_flight import in_flight
from starhaul.trucker.files.shipfile import ShipFile, read
from starhaul.trucker.match.actions import Accept, Land
from starhaul.trucker.match.config import Config
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import AbandonedShip, AbandonedStation, Card, CardRecord, Planets

PAST = -1
"""The option to fly past."""
RULES: dict[type, str] = {
    Planets: "CRD-PLANETS-06",
    AbandonedShip: "CRD-SHIP-02",
    AbandonedStation: "CRD-STATION-02",
}
"""For each kind of card, the rule that says what it gives and what it costs."""


class LandingChoice(Exercise, frozen=True, tag="landing"):
    """The ship leads, so its player is asked first."""

    rival: ShipFile
    card: str
    ahead: Annotated[int, Meta(ge=1)]
    cards: int
    values: tuple[float, ...]
    """For each option, the credits that it brings on average."""
    error: float
    """The standard error of the lead of the best option."""

    asks = "choice"
    is_manned = True

    def _card(self) -> CardRecord:
        return card_named(self.ship.edition, self.card)

    def _options(self) -> list[int]:
        return options_of(self._card())

    def task(self) -> Task:
        return self._task(
            card=msgspec.to_builtins(self._card()),
            options=self._options(),
            situation=Situation(ahead=self.ahead, cards=self.cards, crew=self.plan().ship.crew_count()),
        )

    def example(self) -> Attempt:
        return Attempt(choice=self._best())

    def _best(self) -> int:
        return max(range(len(self.values)), key=lambda number: self.values[number])

    def grade(self, attempt: Attempt) -> Diagnosis:
        number, best = chosen(attempt, len(self.values)), self._best()
        others = [value for other, value in enumerate(self.values) if other != best]
        than = self.values[number] if number != best else max(others)
        return Diagnosis(
            is_right=number == best,
            finding=self._finding(number),
            rule=RULES[type(self._card())],
            facts={"margin": round(self.values[best] - than, 1)},
            solved=Solved(choice=best, values=list(self.values)),
        )

    def _finding(self, number: int) -> ClinicFinding:
        """What is said about a choice: it is right, or what would have been."""
        best, options = self._best(), self._options()
        if number == best:
            return ClinicFinding.LANDING_RIGHT
        if options[best] == PAST:
            return ClinicFinding.LANDING_PAST
        return ClinicFinding.LANDING_LAND if options[number] == PAST else ClinicFinding.LANDING_OTHER

    def features(self) -> Features:
        best, *others = sorted(self.values, reverse=True)
        tiles = self.plan().ship.hull.occupied.bit_count()
        return Features(
            tiles=tiles,
            bits=bits(len(self.values), 1),
            steps=2 + len(self.values),
            margin=best - others[0],
        )


def card_named(edition: str, name: str) -> CardRecord:
    return next(card for card in rule_data.cards(edition).cards if card.id == name)


def options_of(card: CardRecord) -> list[int]:
    places = len(card.planets) if isinstance(card, Planets) else 1
    return [PAST, *range(places)]


def action_of(card: CardRecord, option: int) -> Land | Accept:
    """The answer in a match that an option stands for."""
    if isinstance(card, Planets):
        return Land() if option == PAST else Land(option)
    return Accept(option != PAST)


def before_card(made: LandingChoice, cards: tuple[Card, ...]) -> State:
    """The flight of an exercise, before its card and the given further ones."""
    board = read(made.ship).ship.hull.board
    config = Config(edition=board.edition, seats=2, rounds=(board.record.class_,))
    ships = [read(made.ship).ship, read(made.rival).ship]
    return in_flight(config, ships, [made.ahead, 0], (made._card(), *cards), credits=[0, 0], settles=False)


def rated(made: LandingChoice) -> LandingChoice:
    return msgspec.structs.replace(made, rating=rating_of(made.features()))
