"""A small second engine for the team race, written from the catalogue alone (docs/rules/team-race.md).

It shares nothing with `starhaul.race` but the data files. The tests drive both with the same cards and
decisions and compare them; by itself it plays many races and measures them:

    python -m tests.race.simulate [--games 2000] [--seed 1] [--policy random|greedy|both]

Printed for 2, 3 and 4 players: mean number of cards played and of rounds, win share by seat (a shared victory
counts for each winning team by its part), and how often things happened in a race.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Protocol

Card = tuple[str, int, str]
"""Colour, value and copy of a movement card."""


def _load(name: str) -> Any:
    return json.loads((files("starhaul.race") / "data" / name).read_text(encoding="utf-8"))


BOARD, CARDS = _load("board.json"), _load("cards.json")
FACES: list[list[str]] = [space["faces"] for space in BOARD["spaces"]]
FINISH = len(FACES) - 1
COLOURS: list[str] = [colour["id"] for colour in CARDS["colours"]]
OWNERS = {2: (0, 1, 0, 1), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""The seat of each colour if nobody has chosen one (TR-013)."""
HAND, SHARE, MOST_TURNS = 6, 2, 4000


def movement_cards(colours: list[str]) -> list[Card]:
    copies = CARDS["movement"]["copies_per_value"]
    return [(c, int(value), "ab"[copy]) for c in colours for value in copies for copy in range(copies[value])]


def bonus_cards() -> list[str]:
    return [kind["id"] for kind in CARDS["bonus"]["types"] for _ in range(kind["copies"])]


# --- how far and where to ----------------------------------------------------------------------------------


def distance(face: str, value: int, bonus: str | None = None) -> int:
    """TR-050 … TR-056."""
    if face == "asteroid":
        return value if bonus == "experienced_pilot" else 1
    spaces = 2 * value if face == "hyperspace" or bonus == "light_speed" else value
    return spaces + (bonus == "acceleration")


def end_of(index: int, spaces: int) -> int:
    """TR-058."""
    return min(index + spaces, FINISH)


def at_departure(face: str) -> list[str]:
    """TR-130 … TR-132."""
    if face == "asteroid":
        return ["experienced_pilot"]
    return ["acceleration"] + (["light_speed"] if face in ("start", "normal", "bonus") else [])


def resting(index: int, *, evades: bool = False) -> int:
    """TR-063, TR-134."""
    if FACES[index] != ["black_hole"]:
        return index
    while "normal" not in FACES[index] and index not in (0, FINISH):
        index += 1 if evades else -1
    return index


# --- the engine --------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Ship:
    name: str
    colour: str
    owner: int
    team: int
    index: int = 0
    face: str = "start"


class Player(Protocol):
    """Decides for a seat; asked only where there is something to decide (TR-180)."""

    def choose(self, race: Race, seat: int) -> tuple[Card, Ship]: ...

    def departure(self, race: Race, seat: int, ship: Ship, value: int, options: list[str]) -> str | None: ...

    def evade(self, race: Race, seat: int, ship: Ship, end: int) -> bool: ...

    def side(self, race: Race, seat: int, ship: Ship, end: int) -> str: ...

    def tow(self, race: Race, seat: int, ships: list[Ship], end: int, face: str) -> Ship | None: ...


class Luck:
    """Shuffles decks and takes cards off them."""

    def __init__(self, draw: random.Random) -> None:
        self.draw = draw

    def shuffle(self, cards: list[Any]) -> None:
        self.draw.shuffle(cards)

    def take(self, cards: list[Any]) -> Any:
        return cards.pop()


class Race:
    def __init__(self, seats: int, luck: Luck, players: list[Player], first: int = 0) -> None:
        self.seats, self.luck, self.players, self.first = seats, luck, players, first
        self.teams = [seat % 2 for seat in range(seats)] if seats == 4 else list(range(seats))  # TR-012
        self.ships = [
            Ship(f"{COLOURS[number]}-{n}", COLOURS[number], owner, self.teams[owner])
            for number, owner in enumerate(OWNERS[seats])
            for n in (1, 2)
        ]
        self.all_cards = movement_cards(COLOURS[: len(OWNERS[seats])])
        self.deck: list[Card] = []
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.bonus_deck, self.bonus_discard = bonus_cards(), list[str]()
        luck.shuffle(self.bonus_deck)
        self.pile = [luck.take(self.bonus_deck) for _ in range(SHARE * seats)]  # TR-022
        self.bonus_hands: list[list[str]] = [[] for _ in range(seats)]
        self.turns = 0
        self.tally = Counter[str]()

    def clockwise(self, seat: int) -> list[int]:
        return [(seat + n) % self.seats for n in range(self.seats)]

    def movable(self, colour: str) -> list[Ship]:
        """TR-042, TR-160."""
        own = [ship for ship in self.ships if ship.colour == colour and ship.index < FINISH]
        return own or [ship for ship in self.ships if ship.index < FINISH]

    def crew(self, ship: Ship) -> list[int]:
        """TR-124."""
        mates = [seat for seat in range(self.seats) if self.teams[seat] == ship.team and seat != ship.owner]
        return [ship.owner, *mates]

    def winners(self) -> list[int]:
        """TR-170, TR-171."""
        away = {ship.team for ship in self.ships if ship.index < FINISH}
        return [team for team in sorted({*self.teams}) if team not in away]

    # --- rounds and turns ----------------------------------------------------------------------------------

    def play(self) -> list[int]:
        """Returns the winning teams."""
        while self.turns < MOST_TURNS:
            self.deal()
            for number in range(HAND * self.seats):
                self.turn((self.first + number) % self.seats)
                if won := self.winners():
                    self.tally["shared win"] += len(won) > 1
                    return won
        raise RuntimeError("the race does not end")

    def deal(self) -> None:
        """TR-031, TR-033."""
        if len(self.deck) < HAND * self.seats:
            self.deck = self.all_cards[:]
            self.luck.shuffle(self.deck)
        for seat in self.clockwise(self.first):
            self.hands[seat] = [self.luck.take(self.deck) for _ in range(HAND)]

    def turn(self, seat: int) -> None:
        card, ship = self.players[seat].choose(self, seat)
        assert ship in self.movable(card[0])
        self.hands[seat].remove(card)
        self.tally["joker"] += ship.colour != card[0]
        self.turns += 1
        self.move(seat, card[1], ship)

    def move(self, active: int, value: int, ship: Ship) -> None:
        origin, used = ship.index, set[Ship]()
        bonus = self._departure(ship, value, used)
        spaces = distance(ship.face, value, bonus)
        self.tally["asteroid brake"] += ship.face == "asteroid" and spaces < value
        ship.index, ship.face = self._stop(active, ship, end_of(origin, spaces), used)
        moved = [(ship, origin)] if ship.index != origin else []
        self._tow(active, (ship.index, ship.face), moved, used)
        self._arrive(active, moved)

    def spend(self, seat: int, card: str, ship: Ship, used: set[Ship]) -> None:
        self.bonus_hands[seat].remove(card)
        self.bonus_discard.append(card)
        used.add(ship)
        self.tally[card] += 1

    # --- the steps of a turn -------------------------------------------------------------------------------

    def _departure(self, ship: Ship, value: int, used: set[Ship]) -> str | None:
        for seat in self.crew(ship):
            options = [card for card in at_departure(ship.face) if card in self.bonus_hands[seat]]
            card = self.players[seat].departure(self, seat, ship, value, options) if options else None
            if card is not None:
                self.spend(seat, card, ship, used)
                return card
        return None

    def _stop(self, active: int, ship: Ship, end: int, used: set[Ship]) -> tuple[int, str]:
        """The resting place (TR-007)."""
        if FACES[end] == ["black_hole"]:
            self.tally["black hole"] += 1
            rest = resting(end, evades=ship not in used and self._evades(ship, end, used))
            return rest, "normal" if "normal" in FACES[rest] else FACES[rest][0]
        if len(FACES[end]) == 2:
            return end, self.players[active].side(self, active, ship, end)  # TR-062
        return end, FACES[end][0]

    def _evades(self, ship: Ship, end: int, used: set[Ship]) -> bool:
        for seat in self.crew(ship):
            if "evasive_manoeuvre" in self.bonus_hands[seat] and self.players[seat].evade(
                self, seat, ship, end
            ):
                self.spend(seat, "evasive_manoeuvre", ship, used)
                return True
        return False

    def _tow(
        self, active: int, place: tuple[int, str], moved: list[tuple[Ship, int]], used: set[Ship]
    ) -> None:
        """TR-135 … TR-142: starts over after each hook."""
        while True:
            for seat in self.clockwise(active):
                if "tow_hook" not in self.bonus_hands[seat]:
                    continue
                ships = self._towable(self.teams[seat], place[0], moved, used)
                towed = self.players[seat].tow(self, seat, ships, *place) if ships else None
                if towed is not None:
                    break
            else:
                return
            self.spend(seat, "tow_hook", towed, used)
            first, origin = moved[0]
            self.tally["chained tow"] += first.team == towed.team or origin > towed.index
            moved.append((towed, towed.index))
            towed.index, towed.face = place

    def _towable(self, team: int, end: int, moved: list[tuple[Ship, int]], used: set[Ship]) -> list[Ship]:
        """TR-137."""
        return [
            ship
            for ship in self.ships
            if ship.team == team
            and ship not in used
            and ship.index < end
            and any(mover.team != team and origin <= ship.index for mover, origin in moved)
        ]

    def _arrive(self, active: int, moved: list[tuple[Ship, int]]) -> None:
        """TR-070 … TR-073."""
        for ship, _ in moved:
            if ship.face == "bonus":
                self.tally["bonus space"] += 1
                self._draw(ship.owner)
        if self.pile and any(ship.face == "finish" for ship, _ in moved):
            for seat in self.clockwise(active):
                self.bonus_hands[seat] += [self.luck.take(self.pile) for _ in range(SHARE)]

    def _draw(self, seat: int) -> None:
        """TR-150."""
        if not self.bonus_deck:
            self.bonus_deck, self.bonus_discard = self.bonus_discard, []
            self.luck.shuffle(self.bonus_deck)
            self.tally["bonus reshuffle"] += 1
        if self.bonus_deck:
            self.bonus_hands[seat].append(self.luck.take(self.bonus_deck))
        else:
            self.tally["no bonus card left"] += 1


# --- two ways to play --------------------------------------------------------------------------------------


class Random:
    """Any legal action; offered bonus cards are taken half of the time."""

    def __init__(self, draw: random.Random) -> None:
        self.draw = draw

    def choose(self, race: Race, seat: int) -> tuple[Card, Ship]:
        card = race.hands[seat][self.draw.randrange(len(race.hands[seat]))]
        return card, self.draw.choice(race.movable(card[0]))

    def departure(self, race: Race, seat: int, ship: Ship, value: int, options: list[str]) -> str | None:
        return self.draw.choice(options) if self.draw.random() < 0.5 else None

    def evade(self, race: Race, seat: int, ship: Ship, end: int) -> bool:
        return self.draw.random() < 0.5

    def side(self, race: Race, seat: int, ship: Ship, end: int) -> str:
        return self.draw.choice(FACES[end])

    def tow(self, race: Race, seat: int, ships: list[Ship], end: int, face: str) -> Ship | None:
        return self.draw.choice(ships) if self.draw.random() < 0.5 else None


WORTH = {
    "start": 0,
    "normal": 0,
    "bonus": 1.5,
    "hyperspace": 3,
    "asteroid": -2.5,
    "finish": 2,
    "black_hole": 0,
}
"""How many spaces a face is worth in addition to its index."""
FLUTTER, LEAST_BOOST, LEAST_TOW = 0.5, 2, 4
"""Random noise in the choice of a card; the minimum gain for which a bonus card or a hook is spent."""


def worth(index: int, face: str) -> float:
    return index + WORTH[face]


def best(index: int, *, mine: bool) -> tuple[float, str]:
    """The value of stopping there, if its own team or the opponents choose the side."""
    rest = resting(index)
    return (max if mine else min)((worth(rest, face), face) for face in FACES[rest])


class Greedy(Random):
    """Looks one move ahead: the best card for its team, the worst for others; saves bonus cards."""

    def choose(self, race: Race, seat: int) -> tuple[Card, Ship]:
        rated: list[tuple[float, Card, Ship]] = []
        for card in race.hands[seat]:
            for ship in race.movable(card[0]):
                mine = ship.team == race.teams[seat]
                gain = best(end_of(ship.index, distance(ship.face, card[1])), mine=mine)[0]
                gain -= worth(ship.index, ship.face)
                usual = card[1] * (1.5 if ship.face == "hyperspace" else 1)
                score = gain - usual if mine else usual - gain
                rated.append((score + self.draw.random() * FLUTTER, card, ship))
        _, card, ship = max(rated, key=lambda entry: entry[0])
        return card, ship

    def departure(self, race: Race, seat: int, ship: Ship, value: int, options: list[str]) -> str | None:
        def end(bonus: str | None) -> float:
            return best(end_of(ship.index, distance(ship.face, value, bonus)), mine=False)[0]

        gain, card = max((end(option) - end(None), option) for option in options)
        return card if gain >= LEAST_BOOST else None

    def evade(self, race: Race, seat: int, ship: Ship, end: int) -> bool:
        return True

    def side(self, race: Race, seat: int, ship: Ship, end: int) -> str:
        return best(end, mine=ship.team == race.teams[seat])[1]

    def tow(self, race: Race, seat: int, ships: list[Ship], end: int, face: str) -> Ship | None:
        gains = [worth(end, face) - worth(ship.index, ship.face) for ship in ships]
        gain, number = max((gain, number) for number, gain in enumerate(gains))
        return ships[number] if gain >= LEAST_TOW else None


# --- measuring ---------------------------------------------------------------------------------------------


@dataclass
class Figures:
    seats: int
    turns: list[int]
    shares: list[float]
    """By seat."""
    tally: Counter[str]

    @property
    def cards(self) -> float:
        return sum(self.turns) / len(self.turns)


def measure(seats: int, games: int, seed: str, policy: type[Random]) -> Figures:
    figures = Figures(seats, [], [0.0] * seats, Counter())
    for number in range(games):
        draw = random.Random(f"{seed}/{seats}/{number}")
        race = Race(seats, Luck(draw), [policy(draw) for _ in range(seats)])
        won = race.play()
        figures.turns.append(race.turns)
        figures.tally.update(race.tally)
        for seat, team in enumerate(race.teams):
            figures.shares[seat] += (team in won) / len(won) / games
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description="Play many races and measure them.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--policy", choices=["random", "greedy", "both"], default="both")
    asked = parser.parse_args()
    policies: dict[str, list[type[Random]]] = {
        "random": [Random],
        "greedy": [Greedy],
        "both": [Random, Greedy],
    }
    for policy in policies[asked.policy]:
        for seats in OWNERS:
            found = measure(seats, asked.games, asked.seed, policy)
            rounds = found.cards / HAND / seats
            print(f"{seats} players, {policy.__name__.lower()}: {found.cards:.1f} cards, {rounds:.2f} rounds")
            print("   win share by seat: " + " / ".join(f"{share:.3f}" for share in found.shares))
            per_race = (f"{name} {number / asked.games:.2f}" for name, number in sorted(found.tally.items()))
            print("   in a race: " + ", ".join(per_race))


if __name__ == "__main__":
    main()
