"""Heuristic bots: `Easy` uses a few heuristics and makes mistakes, `Medium` uses all of them.

The values they compare are computed in `judge`; this module only chooses among them.
"""

from abc import abstractmethod

from starhaul.bots.bot_contract import Bot, Briefing, Opinion
from starhaul.bots.race.judge import Judge, JudgedView, Rated, judge_for, sight_of
from starhaul.kernel.contract import Action, Question
from starhaul.race.actions import Play, PlayBonus, Side
from starhaul.race.decks import CARD_OF_NAME, MOVEMENT
from starhaul.race.moves import distance
from starhaul.race.terms import SHIP_OF_NAME, Face, Place

GRAINS = 1 << 20


class Thumb(Bot):
    """Base class: rates all answers and picks the best."""

    def answer(self, briefing: Briefing) -> Action | None:
        return self.opinions(briefing)[0].action

    def opinions(self, briefing: Briefing) -> list[Opinion]:
        """Best first; ties in the order of the options."""
        judge = judge_for(self.chair.config)
        rated = self.rate(judge, sight_of(briefing.view, self.chair.seat), briefing.question)
        return [Opinion(action, value) for value, action in sorted(rated, key=lambda entry: -entry[0])]

    @abstractmethod
    def rate(self, judge: Judge, sight: JudgedView, question: Question) -> Rated:
        """The value of each answer."""


class Medium(Thumb):
    """Rates positions, teams and bonus cards with all heuristics."""

    def rate(self, judge: Judge, sight: JudgedView, question: Question) -> Rated:
        return judge.rate(sight, question)


CHARM = {Face.BONUS: 1.5, Face.HYPERSPACE: 3.0, Face.ASTEROID: -2.5, Face.FINISH: 2.0}
"""The value of a face to `Easy`, in spaces."""
SLIP = 5
"""One in this many answers of `Easy` is random."""


class Easy(Thumb):
    """Considers only the next space, prefers big steps, saves no bonus cards, and sometimes answers at
    random."""

    def rate(self, judge: Judge, sight: JudgedView, question: Question) -> Rated:
        draw = self.chair.draw
        slips = draw(SLIP) == 0
        return [
            ((0.0 if slips else self._spaces(judge, sight, question, option)) + draw(GRAINS) / GRAINS, option)
            for option in question.options or ()
        ]

    def _spaces(self, judge: Judge, sight: JudgedView, question: Question, option: Action) -> float:
        """How many spaces an answer gains for the bot's own ships, or denies to the others."""
        if isinstance(option, Play):
            if option.ship is None:
                return 0.0
            return self._flown(judge, sight, SHIP_OF_NAME[option.ship], option.card, None)
        if isinstance(option, PlayBonus):
            ship = SHIP_OF_NAME[question.about["ship"]]
            if question.kind == "evade":
                return 0.0 if option.card is None else 2.0
            return self._flown(judge, sight, ship, question.about["card"], option.card)
        if isinstance(option, Side):
            sign = 1 if judge.is_mine(sight, SHIP_OF_NAME[question.about["ship"]]) else -1
            return sign * charm((0, option.face))
        if option.ship is None:
            return LEAST_TOW
        place = question.about["index"], question.about["face"]
        return charm(place) - charm(sight.places[SHIP_OF_NAME[option.ship]])

    def _flown(self, judge: Judge, sight: JudgedView, ship: int, card: str, bonus: str | None) -> float:
        origin, track, mine = sight.places[ship], judge.setup.track, judge.is_mine(sight, ship)
        end = track.end(origin[0], distance(origin[1], MOVEMENT[CARD_OF_NAME[card]].value, bonus))
        if track.is_hole(end):
            end = track.retreats[end][0]
        ends = [charm((end, face)) for face in track.faces[end]]
        return max(ends) - charm(origin) if mine else charm(origin) - min(ends)


LEAST_TOW = 3.0
"""For less than this `Easy` does not play a tow hook."""


def charm(place: Place) -> float:
    return place[0] + CHARM.get(Face(place[1]), 0.0)
