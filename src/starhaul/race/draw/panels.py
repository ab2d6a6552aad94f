"""The panels beside the track: seats, piles and a legend."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from starhaul.race.draw.emblems import HULLS, LETTERS, star
from starhaul.race.terms import Face
from starhaul.race.view import SeatView, View
from starhaul.svg import Element, circle, element, group, link, path, rect, text
from starhaul.svg import words as written

Words = Mapping[str, str]

GAP = 16
SEATS_HIGH, PILES_HIGH, LEGEND_HIGH = 92, 124, 64
_LEGEND = (Face.NORMAL, Face.BONUS, Face.HYPERSPACE, Face.ASTEROID, Face.BLACK_HOLE)
_TEAMS = "ABC"
_CUP = (
    "M-10 -15H10V-12H16V-6Q16 2 8 3Q6 7 2.5 8V12H8V16H-8V12H-2.5V8Q-6 7 -8 3Q-16 2 -16 -6V-12H-10Z"
    "M-10 -8.5H-12.5V-6Q-12.5 -2 -9.5 -1ZM10 -8.5H12.5V-6Q12.5 -2 9.5 -1Z"
)
"""The cup that marks winners."""


class Standing(NamedTuple):
    """The standing of a seat's team."""

    home: int
    needed: int
    has_won: bool


# --- seats -------------------------------------------------------------------------------------------------


def seats(view: View, x: float, y: float, width: float, finish: int, words: Words) -> Element:
    each = (width - GAP * (len(view.seats) - 1)) / len(view.seats)
    turn = on_turn(view)
    drawn = [
        _seat(view, number, each, number == turn, standing(view, seat.team, finish), words)
        for number, seat in enumerate(view.seats)
    ]
    return group(*(_moved(card, x + number * (each + GAP), y) for number, card in enumerate(drawn)))


def on_turn(view: View) -> int | None:
    """The active seat. A secret question does not change it: it stays the seat that played the card."""
    if view.is_over:
        return None
    if view.asked:
        return view.asked[0]
    return (view.first + view.turns - 1) % len(view.seats) if view.turns else None


def standing(view: View, team: int, finish: int) -> Standing:
    colours = {colour for seat in view.seats if seat.team == team for colour in seat.colours}
    own = [index for name, index, _ in view.ships if name.partition("-")[0] in colours]
    return Standing(sum(index == finish for index in own), len(own), team in view.winners)


def _seat(view: View, number: int, width: float, is_turn: bool, stand: Standing, words: Words) -> Element:
    seat = view.seats[number]
    drawn = [rect(0, 0, width, SEATS_HIGH, "panel winning" if stand.has_won else "panel", 10)]
    if is_turn:
        high, middle = SEATS_HIGH, SEATS_HIGH // 2
        drawn.append(path(f"M10 0H24V{high}H10A10 10 0 0 1 0 {high - 10}V10A10 10 0 0 1 10 0Z", "turn"))
        drawn.append(path(f"M7 {middle - 9}L19 {middle}L7 {middle + 9}Z", "mark"))
    place = 52.0
    for colour in seat.colours:
        where = f"translate({place:g} 28) scale(1.1)"
        drawn.append(element("use", href=link(f"hull-{colour}"), transform=where))
        place += 42
    room = width - place - 40
    drawn.append(written(place - 12, 34, words.get(f"seat-{number}", str(number + 1)), "word name", room))
    drawn += [circle(width - 26, 28, 14, "team"), text(width - 26, 34, _TEAMS[seat.team], "num on-team")]
    drawn += _holdings(seat, stand, words)
    return group(
        *drawn,
        look="seat",
        data_seat=str(number),
        data_team=str(seat.team),
        data_turn="yes" if is_turn else None,
        data_won="yes" if stand.has_won else None,
    )


def _holdings(seat: SeatView, stand: Standing, words: Words) -> list[Element]:
    """Number of cards in hand, the team's ships that are home, and a cup for winners."""
    y = 66
    found = []
    for x, name, number, label in (
        (48, "back-movement", seat.cards, "hand"),
        (116, "back-bonus", seat.bonus_cards, "bonus-hand"),
    ):
        spoken = [element("title", words[label])] if label in words else []
        back = element("use", href=link(name), transform=f"translate({x} {y}) scale(0.62)")
        found.append(group(*spoken, back, text(x + 28, y + 6, str(number), "num"), data_count=label))
    spoken = [element("title", words["home"])] if "home" in words else []
    flag = path("M176 82V52H178.5V55H200L193 62L200 69H178.5V82Z", "flag")
    found.append(group(*spoken, flag, text(222, y + 6, f"{stand.home}/{stand.needed}", "num")))
    if stand.has_won:
        spoken = [element("title", words["won"])] if "won" in words else []
        found.append(group(*spoken, path(_CUP, "won"), look="winner", transform=f"translate(258 {y - 1})"))
    return found


# --- piles -------------------------------------------------------------------------------------------------


def piles(view: View, x: float, y: float, width: float, words: Words) -> Element:
    """The decks with their sizes; only the last card played is face up."""
    stacks: list[tuple[str, int, Callable[[], list[Element]]]] = [
        ("deck", view.deck, lambda: _closed("back-movement")),
        ("played", len(view.discard), lambda: _open_card(view.discard[-1])),
        ("bonus-deck", view.bonus_deck, lambda: _closed("back-bonus")),
        ("bonus-played", len(view.bonus_discard), lambda: [_gift()]),
        (
            "finish-pile",
            view.finish_pile,
            lambda: [*_closed("back-bonus"), *_badge(LETTERS[Face.FINISH])],
        ),
    ]
    drawn = [rect(0, 0, width, PILES_HIGH, "panel", 10), *_clockwork(view, words)]
    left = 190.0
    each = (width - left) / len(stacks)
    for number, (name, size, picture) in enumerate(stacks):
        cards = picture() if size else [rect(-17, -24, 34, 48, "gap", 5)]
        middle = left + each * (number + 0.5) - 24
        stack = [
            group(*cards, transform=f"translate({middle:.1f} 44) scale(1.25)"),
            text(middle + 48, 51, str(size), "num"),
            written(middle + 12, 108, words.get(name, ""), "num caption", each - 16, 14),
        ]
        drawn.append(group(*stack, look="pile", data_pile=name, data_count=str(size)))
    return _moved(group(*drawn, look="piles"), x, y)


def _clockwork(view: View, words: Words) -> list[Element]:
    """The round and turn counters."""
    found = []
    for row, (name, value) in enumerate((("round", view.round), ("turn", view.turns))):
        y = 50 + 38 * row
        found.append(written(24, y, words.get(name, ""), "word caption", 96, 14))
        found.append(text(146, y, str(value), "num"))
    return [*found, path(f"M186 20V{PILES_HIGH - 20}", "rule")]


def _closed(name: str) -> list[Element]:
    return [
        element("use", href=link(name), transform="translate(4 3)"),
        element("use", href=link(name)),
    ]


def _open_card(name: str) -> list[Element]:
    """A movement card: the shape of its colour above its value."""
    colour, value, _ = name.split("-")
    shape = group(path(HULLS[colour], f"ship-{colour}"), transform="translate(0 -11) scale(0.68)")
    return [
        group(
            rect(-17, -24, 34, 48, "front", 5),
            shape,
            text(0, 18, value, "num value"),
            data_card=f"{colour}-{value}",
        )
    ]


def _gift() -> Element:
    return group(rect(-17, -24, 34, 48, "front", 5), path(star(5, 12, 5.2), "prize"))


def _badge(letter: str) -> list[Element]:
    return [circle(15, -20, 10, "team"), text(15, -15.5, letter, "num on-team small")]


# --- legend ------------------------------------------------------------------------------------------------


def legend(x: float, y: float, width: float, words: Words) -> Element:
    each = width / len(_LEGEND)
    drawn = []
    for number, face in enumerate(_LEGEND):
        left = each * number
        look = "on-hole" if face == Face.BLACK_HOLE else "plate"
        # The emblem on its background, with its plate as on the track.
        key = [
            rect(left, 0, 52, 56, f"face-{face}", 4),
            rect(left + 52, 0, 20, 56, f"plate-{face}", 4),
            element("use", href=link(f"face-{face}"), transform=f"translate({left + 26:.1f} 28)"),
            text(left + 62, 33.5, LETTERS[face], f"letter {look}"),
            written(left + 84, 34, words.get(face, ""), "word caption", each - 96, 14),
        ]
        drawn.append(group(*key, data_legend=face))
    return _moved(group(*drawn, look="legend"), x, y)


def _moved(drawn: Element, x: float, y: float) -> Element:
    return group(drawn, transform=f"translate({x:.1f} {y:.1f})")


def high() -> float:
    """The height of all panels including gaps."""
    return SEATS_HIGH + PILES_HIGH + LEGEND_HIGH + 3 * GAP


def all_panels(view: View, x: float, y: float, width: float, finish: int, words: Words) -> Sequence[Element]:
    below = y + SEATS_HIGH + GAP
    return [
        seats(view, x, y, width, finish, words),
        piles(view, x, below, width, words),
        legend(x, below + PILES_HIGH + GAP, width, words),
    ]
