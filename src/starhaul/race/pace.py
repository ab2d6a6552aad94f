"""How long clients show each event, in milliseconds; events not listed take no time.

The browser shows events at this pace (`plugins/race/browser.py` serves the table), and the rules add the time
to the limit of the question that follows (HSE-O8).
"""

from collections.abc import Iterable, Mapping

from starhaul.kernel.contract import Event

PACES_MS: Mapping[str, int] = {
    "first_player": 900,
    "round_dealt": 900,
    "card_played": 750,
    "bonus_played": 1000,
    "ship_moved": 280,
    "hole_retreat": 900,
    "hole_evaded": 800,
    "side_chosen": 450,
    "ship_towed": 1500,
    "bonus_drawn": 450,
    "bonus_seen": 700,
    "finish_pile_taken": 1400,
    "ship_finished": 900,
    "colour_finished": 1100,
    "game_ended": 1600,
}
SPACE_MS = 95
"""Extra time for each space a ship moves."""


def story_ms(told: Iterable[Event]) -> int:
    """How long it takes to show these events one after the other.

    >>> story_ms([Event("card_played"), Event("ship_moved", {"from": 9, "to": 11})])
    1220
    """
    return sum(PACES_MS.get(event.key, 0) + SPACE_MS * _spaces(event) for event in told)


def _spaces(event: Event) -> int:
    return abs(event.args["to"] - event.args["from"]) if event.key == "ship_moved" else 0
