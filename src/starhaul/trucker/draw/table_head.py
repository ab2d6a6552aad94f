"""The panel at the top of the table: the flight track with card and bank, or the yard with its pool.

Words: `round`, `card`, `card-name`, `deck`, `flown`, `bank`, `lap`, `pool`, `piles`, `hourglass`, `field`.
"""

from collections.abc import Sequence

from starhaul.svg import Element, element, group, named, path, rect, text
from starhaul.svg import words as written
from starhaul.trucker.draw.marks import Words, at, labelled, mark, value
from starhaul.trucker.draw.seat_panel import seat_colour, tile_at
from starhaul.trucker.parts.terms import Goods
from starhaul.trucker.ship.board import Board
from starhaul.trucker.views.view import FlightView, View, YardView

_PAD = 20
_LINE = 64
_STRIP = 92
_WIDEST = 58
_POOL = 0.42
"""The scale of the tiles in the pool."""
_POOL_STEP = 100 * _POOL + 14


def head(view: View, board: Board, width: float, words: Words) -> tuple[list[Element], float]:
    """The panel and its height."""
    drawn: list[Element] = []
    high: float = _LINE
    if view.flight is not None:
        drawn = [*_flight_line(view.flight, words), _strip(view, view.flight, board, width, words)]
        high = _LINE + _STRIP
    elif view.yard is not None:
        tiles = [tile for _, tile in view.yard.face_up]
        pool, pool_high = _pool(tiles, board.edition, width, words)
        drawn, high = [*_yard_line(view.yard, words), *pool], _LINE + pool_high
    name = words.get("round", "")
    drawn.append(element("text", name, x=width - _PAD, y=38, class_=named("word name right")))
    return [rect(0, 0, width, high, "panel", 10), *drawn], high


# --- the flight --------------------------------------------------------------------------------------------


def _flight_line(flight: FlightView, words: Words) -> list[Element]:
    """The current card, the deck and the bank."""
    name = words.get("card-name", flight.card)
    look = "card" if flight.card else "slot"
    card = group(
        rect(_PAD, 12, 260, 40, look, 6),
        text(_PAD + 46, 38, flight.card if flight.card and name != flight.card else "", "num on-card"),
        written(_PAD + 92, 38, name, "word on-card", 156),
        look="current-card",
        data_card=flight.card or None,
    )
    found = [labelled(card, words, "card")]
    found.append(labelled(at(mark("card-back", 0, 0), _PAD + 306, 32), words, "deck"))
    found.append(value(_PAD + 328, 32, str(flight.deck)))
    done = path("M-11 1L-3 9L12 -9", "tick-off")
    found.append(labelled(at(done, _PAD + 390, 32), words, "flown"))
    found.append(value(_PAD + 412, 32, str(flight.flown)))
    place = _PAD + 480.0
    for colour, number in zip(Goods, flight.bank, strict=True):
        cube = labelled(mark(f"cube-{colour}", 0, 0), words, "bank")
        found += [at(cube, place, 32), value(place + 17, 32, str(number))]
        place += 62
    return found


def _strip(view: View, flight: FlightView, board: Board, width: float, words: Words) -> Element:
    """The circular track drawn as a strip: rockets that leave at the right enter again on the left."""
    spaces = flight.spaces
    each = min(_WIDEST, (width - 2 * _PAD - 60) / spaces)
    left = (width - each * spaces) / 2
    top, side = _LINE + 8, 44
    drawn = [path(_loop(left, top + side / 2, each * spaces), "wrap-way")]
    for space in range(spaces):
        x = left + space * each
        box = {"x": x + 1, "y": top, "width": each - 2, "height": side, "rx": 5}
        drawn.append(element("rect", **box, class_=named("zone"), data_space=str(space)))
        drawn.append(text(x + each / 2, top + side + 18, str(space + 1), "num small"))
    # The lap is only shown if rockets are in different laps: those ahead show by how many.
    laps = [view.seats[seat].position // spaces for seat in flight.order]
    for seat, lap in zip(flight.order, laps, strict=True):
        space = view.seats[seat].position % spaces
        place = left + (space + 0.5) * each, top + side / 2
        rocket = mark(f"rocket-{seat_colour(board.edition, seat)}", scale=min(1, max(0.72, each / 46)))
        drawn.append(_rocket(rocket, seat, space, lap - min(laps), place, words))
    return group(*drawn, look="track")


def _loop(left: float, middle: float, width: float) -> str:
    """Arrows out at the right end and in at the left end."""
    right = left + width
    return f"M{right + 6:.1f} {middle:g}h14m-6 -6l6 6l-6 6M{left - 22:.1f} {middle:g}h14m-6 -6l6 6l-6 6"


def _rocket(
    drawn: Element, seat: int, space: int, lap: int, place: tuple[float, float], words: Words
) -> Element:
    x, y = place
    ahead = [text(0, -13, f"+{lap}", "num small")] if lap else []
    return group(
        labelled(drawn, words, f"seat-{seat}"),
        *ahead,
        look="rocket",
        transform=f"translate({x:.1f} {y + (7 if lap else 0):g})",
        data_seat=str(seat),
        data_space=str(space),
        data_lap=str(lap),
    )


# --- the yard ----------------------------------------------------------------------------------------------


def _yard_line(yard: YardView, words: Words) -> list[Element]:
    """Face-down tiles, piles of cards, and the field of the hourglass."""
    plate = group(rect(-17, -17, 34, 34, "body", 6), path("M-10 10L10 -10M-10 0L0 -10M0 10L10 0", "line"))
    found = [
        at(labelled(plate, words, "pool"), _PAD + 24, 32),
        value(_PAD + 52, 32, str(yard.face_down)),
    ]
    place = _PAD + 140.0
    for number, size in enumerate(yard.piles, start=1):
        back = group(mark("card-back", 0, 0), text(0, 6, str(number), "num on-dark"))
        pile = labelled(back if size else rect(-13, -18, 26, 36, "slot", 4), words, "piles")
        found += [at(pile, place, 32), value(place + 22, 32, str(size))]
        place += 72
    if yard.field:
        found.append(at(labelled(mark("hourglass", 0, 0), words, "hourglass"), place + 20, 32))
        found.append(written(place + 42, 38, words.get("field", yard.field), "word name", 260))
    return found


def _pool(tiles: Sequence[int], edition: str, width: float, words: Words) -> tuple[list[Element], float]:
    """All face-up tiles."""
    columns = int((width - 2 * _PAD) // _POOL_STEP)
    drawn = []
    for number, tile in enumerate(tiles):
        row, column = divmod(number, columns)
        x, y = _PAD + column * _POOL_STEP, _LINE + 6 + row * _POOL_STEP
        drawn.append(tile_at(edition, tile, x, y, _POOL, words))
    rows = -(-len(tiles) // columns)
    return [group(*drawn, look="pool", data_count=str(len(tiles)))], rows * _POOL_STEP + (10 if rows else 0)
