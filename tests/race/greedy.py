"""The greedy policy of the catalogue (chapter 15) for the engine: looks one move ahead, for any seat."""

from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Action, Question
from starhaul.race.actions import Play, PlayBonus, Side, Tow
from starhaul.race.decks import CARD_OF_NAME, EVASION, MOVEMENT
from starhaul.race.flow.turn import PLAYED
from starhaul.race.moves import distance
from starhaul.race.state import State
from starhaul.race.terms import SHIP_OF_NAME, Place
from tests.race.simulate import FLUTTER, LEAST_BOOST, LEAST_TOW, WORTH

GRAINS = 1 << 20


def worth(place: Place) -> float:
    return place[0] + WORTH[place[1]]


def best(state: State, index: int, *, mine: bool) -> tuple[float, str]:
    """The value of stopping there, if its own team or the opponents choose the side."""
    track = state.setup.track
    rest = track.retreats[index][0] if track.is_hole(index) else index
    return (max if mine else min)((worth((rest, face)), face) for face in track.faces[rest])


class Greedy:
    def __init__(self, draw: Stream) -> None:
        self.draw = draw

    def answer(self, state: State, question: Question) -> Action:
        if question.kind == "play":
            return self._play(state, question)
        if question.kind == "departure":
            return self._departure(state, question)
        if question.kind == "evade":
            return PLAYED[EVASION]
        if question.kind == "side":
            mine = self._is_mine(state, question.seat, question.about["ship"])
            return Side(best(state, question.about["index"], mine=mine)[1])
        return self._tow(state, question)

    def _is_mine(self, state: State, seat: int, ship: str) -> bool:
        return state.setup.sides[SHIP_OF_NAME[ship]] == state.setup.teams[seat]

    def _end(self, state: State, ship: str, card: str, bonus: str | None, *, mine: bool) -> float:
        """The value of playing this card for the ship."""
        index, face = state.places[SHIP_OF_NAME[ship]]
        spaces = distance(face, MOVEMENT[CARD_OF_NAME[card]].value, bonus)
        return best(state, state.setup.track.end(index, spaces), mine=mine)[0]

    def _play(self, state: State, question: Question) -> Play:
        rated: list[tuple[float, int]] = []
        options = question.options or ()
        for number, option in enumerate(options):
            place = state.places[SHIP_OF_NAME[option.ship]]
            mine = self._is_mine(state, question.seat, option.ship)
            gain = self._end(state, option.ship, option.card, None, mine=mine) - worth(place)
            usual = MOVEMENT[CARD_OF_NAME[option.card]].value * (1.5 if place[1] == "hyperspace" else 1)
            score = gain - usual if mine else usual - gain
            rated.append((score + self.draw(GRAINS) / GRAINS * FLUTTER, number))
        chosen: Play = options[max(rated)[1]]
        return chosen

    def _departure(self, state: State, question: Question) -> PlayBonus:
        ship, card = question.about["ship"], question.about["card"]
        plain = self._end(state, ship, card, None, mine=False)
        held = [option.card for option in question.options or () if option.card is not None]
        gain, bonus = max((self._end(state, ship, card, bonus, mine=False) - plain, bonus) for bonus in held)
        return PlayBonus(bonus if gain >= LEAST_BOOST else None)

    def _tow(self, state: State, question: Question) -> Tow:
        end = worth((question.about["index"], question.about["face"]))
        ships = [SHIP_OF_NAME[option.ship] for option in question.options or () if option.ship is not None]
        gain, ship = max((end - worth(state.places[ship]), ship) for ship in ships)
        names = {SHIP_OF_NAME[option.ship]: option for option in question.options or () if option.ship}
        return names[ship] if gain >= LEAST_TOW else Tow(None)
