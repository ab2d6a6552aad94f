"""The trucker game in pictures to share: a ship before and after its flight, or all ships at a moment.

Loaded by `server.postcard.postcard_part`. How ships and debris are drawn is in `trucker.draw.wreck_art`.
"""

from collections.abc import Mapping, Sequence

from starhaul.chronicle.chronicle_records import Chronicle, StoryPicture, StoryWords
from starhaul.locale import Texts
from starhaul.plugins.trucker.book.shipyard import built
from starhaul.server.postcard.postcard_part import ShipPair
from starhaul.svg import Element, group
from starhaul.svg.drawing_frame import FramedDrawing
from starhaul.trucker.draw import wreck_art
from starhaul.trucker.draw.marks import mark
from starhaul.trucker.draw.style import SEAT_COLOURS
from starhaul.trucker.draw.table_svg import painted, ship_seen
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.config import LEARNING, Config, profile
from starhaul.trucker.match.state import State
from starhaul.trucker.ship.board import Board, board_of
from starhaul.trucker.ship.ship import Ship

LOOKS: Mapping[str, str] = wreck_art.LOOKS
_COLOURS = list(SEAT_COLOURS)
_GAP = 70
_SCRATCHED, _BATTERED = 3, 8
"""The most lost tiles for these headings."""
_POSTER = {
    (7, 6): "cabin", (6, 7): "battery", (8, 7): "cargo", (7, 8): "shield:0", (7, 5): "cannon:0",
    (5, 7): "cabin", (9, 7): "cannon:0", (6, 8): "engine", (8, 8): "engine", (5, 8): "engine",
    (9, 8): "structural",
}  # fmt: skip
"""The ship on the poster, by printed column and row."""
_POSTER_LOST = ((9, 7), (9, 8), (8, 8), (5, 8))


def line(config: Config, texts: Texts) -> str:
    words = (texts("front-game-trucker"), texts(f"edition-{config.edition}"), _flight(config, texts))
    return " · ".join(words)


def _flight(config: Config, texts: Texts) -> str:
    if config.trek:
        return texts("front-flight-trek")
    if len(config.rounds) == 1:
        class_ = config.rounds[0]
        return texts("class-learning") if class_ == LEARNING else texts("class-ship", name=class_)
    return texts("front-flight-rounds", rounds=len(config.rounds), classes=", ".join(config.rounds))


def heading(chronicle: Chronicle, pair: ShipPair | None) -> StoryWords:
    if pair is None:
        return StoryWords("postcard-trucker-unbuilt")
    before, after = pair
    names = {} if after.player is None else {"seat": [after.player]}
    return StoryWords(
        f"postcard-trucker-{_mood(pair)}", {"lost": len(_tiles(before)) - len(_tiles(after))}, names
    )


def _mood(pair: ShipPair) -> str:
    lost = len(_tiles(pair[0])) - len(_tiles(pair[1]))
    if any(note.text == "story-trucker-gave-up" for note in pair[1].notes):
        return "gave-up"
    if not lost:
        return "whole"
    return "scratched" if lost <= _SCRATCHED else "battered" if lost <= _BATTERED else "wrecked"


def _tiles(picture: StoryPicture) -> Sequence[object]:
    tiles: Sequence[object] = picture.drawing.ship.tiles
    return tiles


def seat_names(config: Config, texts: Texts, colours: Sequence[int]) -> Sequence[str]:
    return [texts(f"client-colour-{_colour(seat, colours)}") for seat in range(config.seats)]


def _colour(seat: int, colours: Sequence[int]) -> str:
    return _COLOURS[colours[seat] if seat < len(colours) else seat]


def ships(pair: ShipPair, config: Config, colours: Sequence[int]) -> tuple[FramedDrawing, FramedDrawing]:
    before, after = (_ship(one, config, colours) for one in pair)
    return wreck_art.before_and_after(before, after)


def _ship(picture: StoryPicture, config: Config, colours: Sequence[int]) -> Ship:
    drawing = picture.drawing
    ship = ship_seen(drawing.ship, _board(drawing.ship_class, config))
    return ship if picture.player is None else painted(ship, _colour(picture.player.seat, colours))


def _board(class_: str, config: Config) -> Board:
    return profile(config, config.rounds.index(class_)).board


def table(state: State, colours: Sequence[int]) -> FramedDrawing:
    """All ships side by side, each below the emblem of its seat."""
    view = Trucker().view(state, None)
    board = state.profile.board
    drawings = [
        _with_emblem(ship_seen(seat.ship, board), _colour(number, colours))
        for number, seat in enumerate(view.seats)
    ]
    width = sum(one.width for one in drawings) + _GAP * (len(drawings) - 1)
    height = max(one.height for one in drawings)
    content, x = list[Element](), 0.0
    for one in drawings:
        content.append(group(*one.content, transform=f"translate({x:g} {height - one.height:g})"))
        x += one.width + _GAP
    return FramedDrawing(content, width, height)


def _with_emblem(ship: Ship, colour: str) -> FramedDrawing:
    drawing = wreck_art.whole_ship(painted(ship, colour))
    emblem = mark(f"emblem-{colour}", drawing.width / 2, 40, 2.4)
    moved = group(*drawing.content, transform="translate(0 80)")
    return FramedDrawing([emblem, moved], drawing.width, drawing.height + 80)


def poster() -> FramedDrawing:
    """A ship that has been somewhere."""
    ship = built(_POSTER).ship
    board = board_of("2e", "I")
    rest = ship.hull
    for place in _POSTER_LOST:
        cell = board.cell_at(*place)
        assert cell is not None, "places of the poster are on the board"
        rest = rest.remove(1 << cell)
    return wreck_art.before_and_after(ship, Ship.launched(rest))[1]
