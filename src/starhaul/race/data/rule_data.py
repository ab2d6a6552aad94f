"""Loads and validates the files of track and cards (TR-110 … TR-118)."""

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib.resources import files

from starhaul.kernel.data_files import Problem, read_data
from starhaul.race.records import BonusTable, CardsRecord, MovementRecord, TrackRecord
from starhaul.race.terms import COLOURS, HAND, SHARE, SHIPS, SHIPS_EACH, Bonus
from starhaul.race.track import problems as track_problems

_FILES = ("board.json", "cards.json")


def _raw(name: str) -> bytes:
    return (files("starhaul.race") / "data" / name).read_bytes()


@cache
def usual_track() -> TrackRecord:
    return read_data(_raw("board.json"), "board.json", TrackRecord, track_problems)


@cache
def cards() -> CardsRecord:
    return read_data(_raw("cards.json"), "cards.json", CardsRecord, card_problems)


def card_problems(data: CardsRecord) -> Iterator[Problem]:
    """Check that the decks are those of the card list (TR-021 … TR-025)."""
    if tuple(colour.id for colour in data.colours) != COLOURS:
        yield "colours", "must be the four colours in their order"
    if tuple(ship for colour in data.colours for ship in colour.ships) != SHIPS:
        yield "colours", "each colour has two ships named after it"
    for reason in _movement_faults(data.movement):
        yield "movement", reason
    for reason in _bonus_faults(data.bonus):
        yield "bonus", reason
    for seats in ("2", "3", "4"):
        yield from _set_up_problems(data, seats)


def _movement_faults(movement: MovementRecord) -> Iterator[str]:
    if {str(value) for value in movement.values} != set(movement.copies_per_value):
        yield "every value needs its number of copies"
    if movement.hand_size_at_deal != HAND:
        yield f"a hand has {HAND} cards"


def _bonus_faults(bonus: BonusTable) -> Iterator[str]:
    if tuple(record.id for record in bonus.types) != tuple(Bonus):
        yield "must have the five types in their order"
    if sum(record.copies for record in bonus.types) != bonus.total:
        yield "copies do not add up to the total"


def _set_up_problems(data: CardsRecord, seats: str) -> Iterator[Problem]:
    place, set_up = f"setup {seats}", data.setup.get(seats)
    if set_up is None:
        yield place, "is missing"
        return
    if sorted(seat for team in set_up.teams for seat in team) != list(range(int(seats))):
        yield place, "every seat belongs to one team"
    if set_up.colours_in_play != int(seats) * set_up.colours_per_player:
        yield place, "colours do not come out even"
    copies = sum(data.movement.copies_per_value.values())
    if set_up.movement_cards != set_up.colours_in_play * copies:
        yield place, "movement cards do not come out even"
    if set_up.ships_to_win * len(set_up.teams) != SHIPS_EACH * set_up.colours_in_play:
        yield place, "ships to win do not come out even"
    if set_up.finish_pile != SHARE * int(seats):
        yield place, f"the finish pile has {SHARE} cards for each seat"
    if set_up.finish_pile + set_up.bonus_deck_start != data.bonus.total:
        yield place, "bonus cards do not come out even"


@cache
def data_hash() -> str:
    digest = blake2b(digest_size=8)
    for name in _FILES:
        digest.update(_raw(name))
    return digest.hexdigest()
