"""Which picture explains which rule, and the function that draws it."""

from collections.abc import Callable, Mapping

from starhaul.plugins.trucker.book import building_pictures as building
from starhaul.plugins.trucker.book import class_c_pictures as class_c
from starhaul.plugins.trucker.book import flight_pictures as flight
from starhaul.svg.themes import Theme

_DRAWN: Mapping[str, tuple[str, Callable[[Theme], str]]] = {
    "SET-04": ("boards", building.boards),
    "SET-05": ("start", building.start),
    "BLD-10": ("attaching", building.attaching),
    "BLD-12": ("fitting", building.fitting),
    "BLD-13": ("not-fitting", building.not_fitting),
    "BLD-14": ("smooth", building.smooth),
    "BLD-17": ("rotations", building.rotations),
    "BLD-18": ("engines", building.engines),
    "BLD-19": ("cannons", building.cannons),
    "BLD-20": ("doubles", building.doubles),
    "BLD-23": ("batteries", building.batteries),
    "BLD-24": ("shields", building.shields),
    "BLD-26": ("holds", building.holds),
    "BLD-28": ("life-support", building.life_support),
    "BLD-29": ("open-connectors", building.open_connectors),
    "CHK-02": ("faulty", building.faulty),
    "CHK-08": ("loose", building.loose),
    "PRE-03": ("aboard", flight.aboard),
    "FLT-03": ("order", flight.order),
    "FLT-05": ("losing-days", flight.losing_days),
    "FLT-06": ("gaining-days", flight.gaining_days),
    "PAR-01": ("thrust", flight.thrust),
    "PAR-03": ("strength", flight.strength),
    "HIT-02": ("aiming", flight.aiming),
    "HIT-03": ("aiming-side", flight.aiming_side),
    "HIT-04": ("bouncing", flight.bouncing),
    "HIT-05": ("exposed", flight.exposed),
    "HIT-08": ("shooting-front", flight.shooting_front),
    "HIT-09b": ("shooting-side", flight.shooting_side),
    "HIT-12": ("hole", flight.open_hole),
    "HIT-14": ("missing", flight.missing),
    "HIT-18": ("falling-apart", flight.falling_apart),
    "CRD-EPIDEMIC-01": ("epidemic", flight.epidemic),
    "CRD-SABOTAGE-02": ("sabotage", flight.sabotage),
    "GIV-10": ("lapped", flight.lapped),
    "END-05": ("prices", flight.prices),
    "VAR-02": ("board-upright", building.board_upright),
    "LM-023": ("crack-board", class_c.crack_board),
    "LM-024": ("crack", class_c.crack),
    "LM-036": ("split", class_c.split),
    "LM-052": ("torus", class_c.torus),
    "LM-078": ("yard", class_c.yard),
    "LM-079": ("joined-yard", class_c.joined_yard),
}
PICTURES: Mapping[str, str] = {rule: name for rule, (name, _) in _DRAWN.items()}
DRAWINGS: Mapping[str, Callable[[Theme], str]] = dict(_DRAWN.values())
