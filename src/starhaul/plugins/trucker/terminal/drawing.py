"""Draws the public view of a trucker match with the words of a language."""

from starhaul.locale import Texts
from starhaul.plugins.trucker.terminal.story import colours
from starhaul.trucker.data import rule_data
from starhaul.trucker.draw.table_svg import table_svg, yards_of
from starhaul.trucker.flow.flight import kind_of
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.config import LEARNING, Config, profile
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.terms import Alien, Goods, Kind
from starhaul.trucker.ship.board import Board
from starhaul.trucker.ship.ship_check import faults
from starhaul.trucker.views.view import View

_LABELS = (
    "asked", "start", "position", "place", "fleet", "hand", "reserve", "looking",
    "card", "deck", "flown", "bank", "pool", "piles", "hourglass",
)  # fmt: skip
_SHARED = ("lost", "credits", "crew", "engines", "cannons", "batteries")
"""Labels shared with reports."""


def picture(state: State, texts: Texts) -> str:
    view, texts = Trucker().view(state, None), texts.of_edition(state.config.edition)
    board = profile(state.config, view.round).board
    return table_svg(view, board, words_of(view, board, state.config, texts))


def words_of(view: View, board: Board, config: Config, texts: Texts) -> dict[str, str]:
    """All words of the picture, by the keys that the drawing uses."""
    found = {fault.kind for yard in yards_of(view, board) for fault in faults(yard.ship.hull, yard.zone)}
    title = _title(view, config, texts)
    return {
        "title": title,
        "round": title,
        "desc": _description(view, config, texts),
        **{label: texts(f"table-{label}") for label in _LABELS},
        **{label: texts(f"label-{label}") for label in _SHARED},
        **{str(kind): texts(f"kind-{kind}") for kind in Kind},
        **{f"alien-{alien}": texts(f"alien-{alien}") for alien in Alien},
        **{f"cube-{colour}": texts(f"cube-{colour}") for colour in Goods},
        **{kind: texts(f"fault-{kind}") for kind in sorted(found)},
        **{f"seat-{seat}": name for seat, name in enumerate(colours(texts, config))},
        **_phase_words(view, config, texts),
    }


def _title(view: View, config: Config, texts: Texts) -> str:
    is_learning = view.ship_class == LEARNING
    class_ = texts("class-learning") if is_learning else texts("class-ship", name=view.ship_class)
    return texts(
        "table-title",
        **{"class": class_[:1].upper() + class_[1:], "round": view.round + 1, "rounds": len(config.rounds)},
    )


def _phase_words(view: View, config: Config, texts: Texts) -> dict[str, str]:
    """Words that depend on the current phase."""
    words = {
        f"gave-up-{number}": texts(f"gave-up-reason-{seat.gave_up}")
        for number, seat in enumerate(view.seats)
        if seat.gave_up
    }
    if view.yard is not None and view.yard.field:
        words["field"] = texts(f"field-{view.yard.field}")
    if view.flight is not None:
        kinds = {card.id: kind_of(card) for card in rule_data.cards(config.edition).cards}
        card = view.flight.card
        # A card of a scenario may have no number; then its kind is used.
        words["card-name"] = texts(f"card-{kinds.get(card, card)}") if card else texts("table-no-card")
    return words


def _description(view: View, config: Config, texts: Texts) -> str:
    """The text alternative: the current phase, and the size of each ship."""
    seats = [
        texts("table-seat", seat=name, tiles=len(seat.ship.tiles), lost=seat.lost)
        for name, seat in zip(colours(texts, config), view.seats, strict=True)
    ]
    if view.is_over:
        going_on = texts("table-over")
    elif view.flight is not None:
        going_on = texts("table-flying", flown=view.flight.flown, deck=view.flight.deck)
    else:
        going_on = texts("table-building") if view.yard is not None else texts("table-between")
    return " ".join([going_on, *seats])
