"""Where ships begin if they do not begin on the start planet (TR-028), and whether a place can be taken.

Used by `game` for prepared races and by `scenario` for positions; the rules never ask where a ship began.
"""

from starhaul.kernel.errors import BadInput
from starhaul.race.config import Config, RaceSetup
from starhaul.race.terms import SHIP_OF_NAME, SHIPS, Face, Place

START: Place = (0, str(Face.START))


def check_place(setup: RaceSetup, name: str, index: int, face: str, where: str) -> int:
    """The number of a ship that may stand there; raises `BadInput` for a place where none can be."""
    track, ship = setup.track, SHIP_OF_NAME.get(name)
    if ship is None or ship not in setup.ships:
        raise BadInput("ship-unknown", place=where, ship=name)
    if not 0 <= index <= track.finish:
        raise BadInput("space-unknown", place=where, index=index, last=track.finish)
    if track.is_hole(index):
        raise BadInput("ship-in-hole", place=where, index=index)
    if face not in track.faces[index]:
        faces = ", ".join(track.faces[index])
        raise BadInput("face-wrong", place=where, index=index, face=face, faces=faces)
    return ship


def starting_places(config: Config) -> list[Place]:
    """The place of each ship when the race begins, by number."""
    places = [START] * len(SHIPS)
    for number, (name, index, face) in enumerate(config.options.ships):
        where = f"options.ships[{number}]"
        ship = check_place(config.setup, name, index, face, where)
        if index == config.setup.track.finish:
            raise BadInput("ship-home", place=where, ship=name)
        places[ship] = (index, face)
    return places
