"""Draws the public view of a race with the words of a language."""

from starhaul.locale import Texts
from starhaul.plugins.race.terminal.story import seat_names, ship_name
from starhaul.race.config import Config
from starhaul.race.draw.panels import on_turn
from starhaul.race.draw.race_svg import race_svg
from starhaul.race.game import Race
from starhaul.race.state import State
from starhaul.race.terms import Face
from starhaul.race.view import View

_LABELS = (
    "round", "turn", "hand", "bonus-hand", "home", "won",
    "deck", "played", "bonus-deck", "bonus-played", "finish-pile",
)  # fmt: skip


def picture(state: State, texts: Texts) -> str:
    view = Race().view(state, None)
    return race_svg(view, state.setup.track.record, words_of(view, state.config, texts))


def words_of(view: View, config: Config, texts: Texts) -> dict[str, str]:
    """All words of the picture, by the keys that the drawing uses."""
    names = seat_names(texts, config)
    return {
        "title": texts("race-picture-title", round=view.round),
        "desc": _description(view, names, texts),
        **{label: texts(f"race-picture-{label}") for label in _LABELS},
        **{str(face): texts(f"race-face-{face}") for face in Face},
        **{ship: ship_name(texts, ship) for ship, _, _ in view.ships},
        **{f"seat-{number}": name for number, name in enumerate(names)},
    }


def _description(view: View, names: list[str], texts: Texts) -> str:
    """The text alternative: the position of each ship, and whose turn it is or who has won."""
    places = [
        texts("race-picture-place", ship=ship_name(texts, ship), index=index, face=texts(f"race-face-{face}"))
        for ship, index, face in view.ships
    ]
    turn = on_turn(view)
    ending = [] if turn is None else [texts("race-picture-to-play", seat=names[turn])]
    if view.is_over:
        winners = [names[number] for number, seat in enumerate(view.seats) if seat.team in view.winners]
        ending = [texts("race-event-game-ended", count=len(winners), seats=", ".join(winners))]
    return " ".join([*places, *ending])
