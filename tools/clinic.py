"""Makes the exercises of the ship clinic: `.venv/bin/python -m tools.clinic`.

Bots of every skill build ships; the generators of `starhaul.trucker.clinic` spoil, open and shoot at them.
Everything follows from the seeds below, so the same sources give the same files. What landing brings is
played out here, because that takes bots and minutes; the result is part of the file.
"""

import argparse
from collections.abc import Callable, Sequence
from functools import cache
from math import sqrt
from statistics import fmean, variance

from msgspec.structs import replace

from starhaul.bots.arena import Arena
from starhaul.bots.registry import seat_bots
from starhaul.bots.trucker.flying_heuristics import Rules
from starhaul.bots.trucker.flying_outcome import FlightPlayout
from starhaul.bots.trucker.flying_values import BALANCED
from starhaul.games import GAMES, config_of
from starhaul.kernel.chance import Draw, Stream
from starhaul.kernel.contract import Event
from starhaul.kernel.match import Match
from starhaul.trucker.cards.abandoned import AskAbandoned
from starhaul.trucker.cards.planets import AskLanding
from starhaul.trucker.clinic import exercise_files
from starhaul.trucker.clinic.averting import make_averting
from starhaul.trucker.clinic.closing_up import make_closing
from starhaul.trucker.clinic.exercise import Exercise
from starhaul.trucker.clinic.fault_hunt import make_hunt
from starhaul.trucker.clinic.landing_choice import (
    LandingChoice,
    action_of,
    before_card,
    card_named,
    options_of,
    rated,
)
from starhaul.trucker.clinic.placing import outer_tiles
from starhaul.trucker.clinic.repair_choice import make_repair
from starhaul.trucker.clinic.surviving import make_survival
from starhaul.trucker.data import rule_data
from starhaul.trucker.files.shipfile import ShipPlan, describe
from starhaul.trucker.flow.settlement import finishing_order, settlement
from starhaul.trucker.match.actions import Fly
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import AbandonedShip, AbandonedStation, Planets
from starhaul.trucker.ship.ship import Ship

EACH = 12
"""How many exercises of each kind are kept."""
BUILDERS = ("hard", "easy", "medium", "hard:careful")
HULLS = (
    *(("2e", "I"), ("1e", "I"), ("2e", "II"), ("1e", "II"), ("1e", "IC"), ("2e", "III")),
    *(("1e", "III"), ("1e", "IIC"), ("2e", "II"), ("1e", "IIIC"), ("2e", "I"), ("2e", "III")),
)
"""Edition and class of the exercises of each kind, one after the other."""
ATTEMPTS = 400
PLAYOUTS = 400
PAST_IS_RIGHT = (2, 4, 6, 12)
"""The landings, by number, in which flying past shall be right: left to chance, it seldom would be."""
CLEAR_CREDITS, CLEAR_ERRORS = 1.0, 4.0
"""A margin counts as clear from this many credits and this many standard errors."""


# --- ships -------------------------------------------------------------------------------------------------


@cache
def built(edition: str, ship_class: str, seed: int) -> tuple[ShipPlan, ...]:
    """The ships that bots build in one match, checked and manned."""
    game = GAMES["trucker"]
    config = config_of(game, {"edition": edition, "seats": 4, "rounds": [ship_class]})
    match = Match(game, config, f"clinic {seed}")
    arena = Arena(match, seat_bots(BUILDERS, game, config, seed), limit_ms=None, hang_ms=None)
    arena.begin()
    while match.state.flight is None:
        arena.step()
    return tuple(ShipPlan(ship, ship.hull.board.zone()) for ship in match.state.ships)


def some_ship(edition: str, ship_class: str, draw: Draw) -> ShipPlan:
    ships = built(edition, ship_class, draw(3))
    return ships[draw(len(ships))]


def unfinished(plan: ShipPlan, draw: Draw) -> ShipPlan:
    """The ship without some of its outer tiles."""
    ship = plan.ship
    for _ in range(2 + draw(4)):
        off = outer_tiles(ship.hull, plan.zone)
        ship = ship.without(1 << off[draw(len(off))]).without_stranded_aliens()
    return plan._replace(ship=ship)


def dealt(ship: Ship, draw: Draw) -> Ship:
    """The ship with some of its batteries spent, as it would be in the middle of a flight."""
    for cell, number in enumerate(ship.batteries):
        if number:
            ship = ship.with_batteries(cell, draw(number + 1))
    return ship


# --- kinds -------------------------------------------------------------------------------------------------


def hunts(name: str, edition: str, ship_class: str, draw: Draw) -> Exercise | None:
    return make_hunt(name, some_ship(edition, ship_class, draw), draw, 2 + draw(3))


def repairs(name: str, edition: str, ship_class: str, draw: Draw) -> Exercise | None:
    return make_repair(name, some_ship(edition, ship_class, draw), draw, 1 + draw(3))


def closings(name: str, edition: str, ship_class: str, draw: Draw) -> Exercise | None:
    return make_closing(name, some_ship(edition, ship_class, draw), draw, 2 + draw(3))


def avertings(name: str, edition: str, ship_class: str, draw: Draw) -> Exercise | None:
    return make_averting(name, unfinished(some_ship(edition, ship_class, draw), draw), draw)


def survivals(name: str, edition: str, ship_class: str, draw: Draw) -> Exercise | None:
    ships = built(edition, ship_class, draw(3))
    number, first = 2 + draw(2), draw(len(ships))
    chosen = [ships[(first + step) % len(ships)] for step in range(number)]
    plans = [plan._replace(ship=dealt(plan.ship, draw)) for plan in chosen]
    return make_survival(name, plans, draw)


def landings(name: str, edition: str, ship_class: str, draw: Draw) -> Exercise | None:
    ships = built(edition, ship_class, draw(3))
    mine, rival = draw(len(ships)), draw(len(ships) - 1)
    rival += rival >= mine
    level = min(3, ships[mine].ship.hull.board.record.level)
    cards = [
        card
        for card in rule_data.cards(edition).cards
        if isinstance(card, Planets | AbandonedShip | AbandonedStation) and card.level == level
    ]
    card = cards[draw(len(cards))]
    made = LandingChoice(
        id=name,
        rating=0,
        ship=describe(dealt(ships[mine].ship, draw)),
        rival=describe(ships[rival].ship),
        card=card.id,
        ahead=1 + draw(5),
        cards=1 + draw(6),
        values=(),
        error=0.0,
    )
    found = judged(made, PLAYOUTS // 20)
    is_past = found is not None and found.example().choice == 0
    return judged(made, PLAYOUTS) if found and is_past == (int(name[-2:]) in PAST_IS_RIGHT) else None


Maker = Callable[[str, str, str, Draw], Exercise | None]
MAKERS: dict[str, Maker] = {
    "faults": hunts,
    "repair": repairs,
    "closing": closings,
    "averting": avertings,
    "survival": survivals,
    "landing": landings,
}


# --- playouts ----------------------------------------------------------------------------------------------


def judged(made: LandingChoice, playouts: int) -> LandingChoice | None:
    """The exercise with the averages of its options; None if no option is clearly the best, or if nobody can
    choose (too small a crew)."""
    options = options_of(card_named(made.ship.edition, made.card))
    rows = [row for world in range(playouts) if (row := earnings(made, options, world))]
    if not rows:
        return None
    values = [fmean(column) for column in zip(*rows, strict=True)]
    best = max(range(len(values)), key=lambda number: values[number])
    second = max((n for n in range(len(values)) if n != best), key=lambda number: values[number])
    leads = [row[best] - row[second] for row in rows]
    error = sqrt(variance(leads) / len(leads))
    if fmean(leads) < max(CLEAR_CREDITS, CLEAR_ERRORS * error):
        return None
    rounded = tuple(round(value, 2) for value in values)
    return rated(replace(made, values=rounded, error=round(error, 2)))


def earnings(made: LandingChoice, options: Sequence[int], world: int) -> list[float]:
    """What each option earns with the same further cards and dice; empty if the leader is not asked."""
    draw = Stream(f"clinic {made.card}", f"world {world}")
    deck = [card for card in rule_data.cards(made.ship.edition).cards if not card.learning]
    level = card_named(made.ship.edition, made.card).level
    further = [card for card in deck if card.level == level and card.id != made.card]
    cards = [further.pop(draw(len(further))) for _ in range(made.cards)]
    start = before_card(made, tuple(cards))
    _to_question(start)
    if not _is_asked(start, made.card):
        return []
    return [_earned(start, made, option, world) for option in options]


def _is_asked(state: State, card: str) -> bool:
    """Whether the leader now decides on this card; a crew that is too small is not asked."""
    frame = state.frames[-1] if state.frames else None
    is_about = isinstance(frame, AskLanding | AskAbandoned) and frame.card.id == card
    return is_about and GAMES["trucker"].questions(state)[0].seat == 0


def _to_question(state: State) -> None:
    """Nobody gives up before the card."""
    told: list[Event] = []
    game = GAMES["trucker"]
    game.settle(state, 0, told)
    while questions := [q for q in game.questions(state) if q.kind == "reveal" and q.waits]:
        game.apply(state, questions[0].seat, Fly())


def _earned(start: State, made: LandingChoice, option: int, world: int) -> float:
    state, told = start.copy(), list[Event]()
    action = action_of(card_named(made.ship.edition, made.card), option)
    state.frames[-1].answer(state, 0, action, 0, told)
    FlightPlayout(state, Rules(BALANCED), world).play()
    lines = settlement(state, 0, finishing_order(state))
    return float(state.credits[0] - start.credits[0] + sum(line.credits for line in lines))


# --- files -------------------------------------------------------------------------------------------------


def made_by(kind: str, number: int) -> Exercise:
    """One exercise; the first attempt that succeeds."""
    edition, ship_class = HULLS[number % len(HULLS)]
    for attempt in range(ATTEMPTS):
        draw = Stream(f"clinic {kind} {number}", f"attempt {attempt}")
        made = MAKERS[kind](f"{kind}-{number + 1:02}", edition, ship_class, draw)
        if made is not None:
            return made
    raise SystemExit(f"{kind} {number + 1}: no exercise for {edition} {ship_class} in {ATTEMPTS} attempts")


def all_of(kind: str) -> list[Exercise]:
    """The exercises of a kind, numbered from the easiest to the hardest."""
    made = sorted((made_by(kind, number) for number in range(EACH)), key=lambda one: one.rating)
    named = [replace(one, id=f"{kind}-{number:02}") for number, one in enumerate(made, start=1)]
    for one in named:
        print(f"{one.id}  rating {one.rating}  level {one.level}", flush=True)
    return named


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"some of {', '.join(MAKERS)}; default: all")
    for kind in parser.parse_args().kinds or MAKERS:
        (exercise_files.FOLDER / f"{kind}.json").write_bytes(exercise_files.written(all_of(kind)))


if __name__ == "__main__":
    main()
