"""The panel above a ship at the table: owner, position, strengths and load in flight, tiles in hand while
building.

Words: `seat-0` …, `gave-up-0` …, `asked`, `start`, `position`, `place`, `credits`, `lost`, `crew`, `engines`,
`cannons`, `batteries`, `cube-red` …, `fleet`, `hand`, `reserve`, `looking`.
"""

from collections.abc import Iterator

from starhaul.svg import Element, element, group, path, rect
from starhaul.svg import words as written
from starhaul.trucker.draw import tile_art
from starhaul.trucker.draw.marks import Words, at, labelled, mark, plaque, value
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.parts.terms import Goods, Kind
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.ship import ALIEN_OF_CODE
from starhaul.trucker.views.view import SeatView, View

HIGH = 116
"""The height of the panel, above the ship."""
_TILE = 0.56
_DIGIT = 10.5
_MIDDLE, _LOWER = 30, 83


def seat_colour(edition: str, seat: int) -> str:
    """Seats have the colours of their starting cabins."""
    tiles = tile_set(edition)
    return str(tiles.records[tiles.starting_cabins[seat]].colour)


def panel(view: View, number: int, yard: ShipPlan, width: float, words: Words) -> list[Element]:
    seat, edition = view.seats[number], yard.ship.hull.board.edition
    # Rounded at the top; the sheet of the ship follows below.
    drawn = [path(f"M0 {HIGH}V10A10 10 0 0 1 10 0H{width - 10:g}A10 10 0 0 1 {width:g} 10V{HIGH}Z", "panel")]
    is_asked = number in view.asked
    if is_asked:
        spoken = [element("title", words["asked"])] if "asked" in words else []
        bar = path(f"M10 0H20V{HIGH}H0V10A10 10 0 0 1 10 0Z", "turn")
        drawn.append(group(*spoken, bar, path(f"M6 {_MIDDLE - 7}L15 {_MIDDLE}L6 {_MIDDLE + 7}Z", "ink")))
    drawn.append(mark(f"emblem-{seat_colour(edition, number)}", 44, _MIDDLE))
    place = width - 20
    # From right to left; the name takes the remaining space.
    for sign, shown, wide in _state(seat, view, words):
        place -= wide
        drawn.append(group(at(sign, place + 14, _MIDDLE), value(place + 32, _MIDDLE, shown)))
    drawn += _name(seat, number, place - 82, words)
    drawn += _in_yard(seat, edition, words) if view.yard else _in_flight(seat, yard, width, words)
    about = {
        "data_seat": str(number),
        "data_asked": "yes" if is_asked else None,
        "data_gave_up": seat.gave_up or None,
        "data_start": str(seat.start) if seat.start else None,
        "data_position": str(seat.position) if view.flight else None,
        "data_lost": str(seat.lost),
    }
    return [group(*drawn, look="seat-head", **about)]


def signed(number: int) -> str:
    """With a minus sign instead of a hyphen."""
    return str(number).replace("-", "−")


def _name(seat: SeatView, number: int, room: float, words: Words) -> list[Element]:
    """The name of the seat, and the reason if it has given up."""
    name = words.get(f"seat-{number}", str(number + 1))
    if not seat.gave_up:
        return [written(70, _MIDDLE + 6, name, "word name", room)]
    reason = written(70, _MIDDLE + 16, words.get(f"gave-up-{number}", ""), "word note", room, 13)
    return [written(70, _MIDDLE - 3, name, "word name", room), reason]


# --- the first line ----------------------------------------------------------------------------------------


def _state(seat: SeatView, view: View, words: Words) -> Iterator[tuple[Element, str, float]]:
    """Signs with a number each and their width, from right to left."""
    if seat.lost:
        yield labelled(mark("lost", 0, 0, 0.9), words, "lost"), str(seat.lost), 72
    if seat.credits is not None:
        yield labelled(mark("coin", 0, 0), words, "credits"), str(seat.credits), 80
    if view.is_over:
        place = "–" if seat.place is None else str(seat.place)
        yield labelled(path(_CUP, "won"), words, "place"), place, 66
    elif seat.start:
        yield labelled(plaque(str(seat.start)), words, "start"), "", 40
    elif view.flight and not seat.gave_up:
        yield labelled(path(_PIN, "pin"), words, "position"), signed(seat.position), 84
    if seat.fleet:
        numbers = "·".join(str(number + 1) for number in seat.fleet)
        yield labelled(plaque("#"), words, "fleet"), numbers, 48 + 10 * len(numbers)


_CUP = "M-9 -13H9V-4A9 9 0 0 1 2 4.7V9H7V13H-7V9H-2V4.7A9 9 0 0 1 -9 -4Z"
_PIN = "M-13 -5H2V-12L13 0L2 12V5H-13Z"


# --- the second line ---------------------------------------------------------------------------------------


def _in_flight(seat: SeatView, yard: ShipPlan, width: float, words: Words) -> Iterator[Element]:
    found = list(_loads(seat, yard))
    letters = sum(len(shown) for _, _, shown in found)
    # Spread out as far as there is room, because a ship may carry something of everything.
    step = min(50, (width - 40 - letters * _DIGIT) / len(found))
    place = 46.0
    for label, drawn, shown in found:
        yield group(
            at(labelled(drawn, words, label), place, _LOWER),
            value(place + 17, _LOWER, shown),
            data_load=label,
            data_value=shown,
        )
        place += step + _DIGIT * len(shown)


def _loads(seat: SeatView, yard: ShipPlan) -> Iterator[tuple[str, Element, str]]:
    ship = yard.ship
    yield "engines", mark("kind-engine", -17, -17, 0.34), _range(*seat.ship.engines)
    yield "cannons", mark("kind-cannon", -17, -13, 0.34), _range(*(part / 2 for part in seat.ship.cannons))
    yield "batteries", mark("cell-full", 0, 0, 0.6), str(ship.battery_count())
    yield "crew", mark("human", 0, 0, 0.9), str(ship.humans())
    for code in ship.crew:
        if code in ALIEN_OF_CODE:
            yield f"alien-{ALIEN_OF_CODE[code]}", mark(f"alien-{ALIEN_OF_CODE[code]}", 0, 0, 0.65), "1"
    letters = "".join(letters for _, letters in seat.ship.goods)
    for colour in Goods:
        if number := letters.count(colour[0].upper()):
            yield f"cube-{colour}", mark(f"cube-{colour}", 0, 0), str(number)


def _range(low: float, high: float) -> str:
    """
    >>> _range(2, 4.5), _range(3, 3)
    ('2–4.5', '3')
    """
    return f"{low:g}" if low == high else f"{low:g}–{high:g}"


def _in_yard(seat: SeatView, edition: str, words: Words) -> Iterator[Element]:
    """The tile in hand, reserved tiles, and the pile that the player is looking at."""
    yield _slot(34, "hand", [seat.hand] if seat.hand else [], 1, edition, words)
    yield _slot(210, "reserve", list(seat.reserve), max(2, len(seat.reserve)), edition, words)
    if seat.looking >= 0:
        back = labelled(mark("card-back", 0, 0), words, "looking")
        yield group(
            at(back, 462, _LOWER), value(482, _LOWER, str(seat.looking + 1)), data_looking=str(seat.looking)
        )


def _slot(x: float, label: str, tiles: list[int], room: int, edition: str, words: Words) -> Element:
    side = 100 * _TILE
    top = _LOWER - side / 2
    drawn = []
    for number in range(room):
        left = x + number * (side + 14)
        drawn.append(rect(left, top, side, side, "slot", 6))
        if number < len(tiles):
            drawn.append(tile_at(edition, tiles[number], left, top, _TILE, words))
    if label in words:
        drawn.append(written(x + room * (side + 14), _LOWER + 5, words[label], "word caption", 96, 13))
    return group(
        *drawn,
        look=label,
        data_tiles=" ".join(map(str, tiles)) or None,
    )


def tile_at(edition: str, number: int, x: float, y: float, scale: float, words: Words) -> Element:
    """A tile that is not on a ship, as printed: with full batteries."""
    record = tile_set(edition).records[number]
    drawn = tile_art.tile(edition, number, 0)
    if record.kind is Kind.BATTERY:
        drawn += tile_art.cells(record, record.capacity)
    spoken = [element("title", words[record.kind])] if record.kind in words else []
    return group(*spoken, *drawn, transform=f"translate({x:.1f} {y:.1f}) scale({scale:g})")
