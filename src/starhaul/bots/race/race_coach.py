"""The coach of the race: which card for which ship, the runner-up, and why.

The part `coach` of the plug-in. The reasons come from the heuristics (`judge`, `worth`); where only the
playouts of the bot decide, that is said.
"""

from collections.abc import Callable
from typing import Any

from starhaul.bots.bot_contract import Bot, Briefing, Opinion
from starhaul.bots.coaching import (
    AdvisedAnswer,
    CoachPhrase,
    Counsel,
    PhraseKinds,
    Phrases,
    Point,
    Points,
    plain,
    runner_up,
    speaking_against,
    speaking_for,
)
from starhaul.bots.race.judge import VICTORY, Judge, JudgedView, judge_for, sight_of
from starhaul.kernel.contract import Action, Question
from starhaul.race.actions import Play, PlayBonus, Side, Tow
from starhaul.race.decks import BONUS, CARD_OF_NAME, MOVEMENT, TOW_HOOK
from starhaul.race.moves import distance
from starhaul.race.terms import SHIP_OF_NAME, Face, Place

ANSWERS: PhraseKinds = {
    "play": ("number", "colour", "ship", "side"),
    "play_none": ("number",),
    "bonus": ("bonus",),
    "no_bonus": (),
    "side": ("face",),
    "tow": ("colour", "ship"),
    "no_tow": (),
}
REASONS: PhraseKinds = {
    "ship_gains": ("spaces",),
    "ship_barely": ("spaces",),
    "rival_held": ("spaces",),
    "rival_gains": ("spaces",),
    "lands_on": ("face",),
    "rival_lands_on": ("face",),
    "into_hole": (),
    "rival_into_hole": (),
    "wins": (),
    "loses": (),
    "towed_behind": (),
    "can_tow": (),
    "good_fit": (),
    "better_later": (),
    "misses_chance": (),
    "saves_bonus": ("bonus",),
    "spends_bonus": ("bonus",),
    "face_pays": ("face",),
    "face_costs": ("face",),
    "tow_gains": ("spaces",),
    "keeps_hook": (),
    "plays_out": (),
    "only_choice": (),
    "close_call": (),
}
HEEDED: frozenset[str] = frozenset()
"""The bots of the race need only their view."""
_SPECIAL = (Face.BONUS, Face.HYPERSPACE, Face.ASTEROID, Face.FINISH)
"""Faces that are worth a word."""

_answer = Phrases(ANSWERS)
_reason = Phrases(REASONS)


def figures(state: object, player: int) -> None:
    """Nothing is built in a race."""


def counsel(bot: Bot, briefing: Briefing) -> Counsel:
    judge, view = judge_for(bot.chair.config), briefing.view
    sight = sight_of(view, bot.chair.seat)
    points = _RacePoints(judge, sight, briefing.question)
    opinions = bot.opinions(briefing)
    best, second = opinions[0], runner_up(opinions, points.said)
    mine = points(best)
    if second is None:
        reasons = speaking_for(mine, {}) if len(briefing.question.options or ()) > 1 else ()
        return Counsel(briefing.question.kind, points.advised(best, reasons or (_reason("only_choice"),)))
    theirs = points(second)
    reasons, against = speaking_for(mine, theirs), speaking_against(theirs, mine)
    return Counsel(
        briefing.question.kind,
        points.advised(best, reasons or (_reason("plays_out"),)),
        points.advised(second, against or (_reason("close_call"),)),
    )


class _RacePoints:
    """Finds the points of the answers to one question."""

    def __init__(self, judge: Judge, sight: JudgedView, question: Question) -> None:
        self._judge, self._sight, self._question = judge, sight, question

    def advised(self, opinion: Opinion, reasons: tuple[CoachPhrase, ...]) -> AdvisedAnswer:
        return AdvisedAnswer(plain(opinion.action), self.said(opinion.action), reasons)

    def __call__(self, opinion: Opinion) -> Points:
        return _POINTS[type(opinion.action)](self, opinion.action)

    def said(self, action: Action) -> CoachPhrase:
        if isinstance(action, Play):
            number = _number(action.card)
            if action.ship is None:
                return _answer("play_none", number=number)
            colour, ship = action.ship.rsplit("-", 1)
            side = "mine" if self._judge.is_mine(self._sight, SHIP_OF_NAME[action.ship]) else "theirs"
            return _answer("play", number=number, colour=colour, ship=int(ship), side=side)
        if isinstance(action, PlayBonus):
            return _answer("no_bonus") if action.card is None else _answer("bonus", bonus=action.card)
        if isinstance(action, Side):
            return _answer("side", face=action.face)
        if action.ship is None:
            return _answer("no_tow")
        colour, ship = action.ship.rsplit("-", 1)
        return _answer("tow", colour=colour, ship=int(ship))

    # --- a card for a ship ---------------------------------------------------------------------------------

    def played(self, action: Play) -> Points:
        if action.ship is None:
            return {}
        judge, sight = self._judge, self._sight
        ship, number = SHIP_OF_NAME[action.ship], _number(action.card)
        mine, origin = judge.is_mine(sight, ship), sight.places[ship]
        landing = judge.worth.landings[origin, number, None, mine]
        found = self._move(origin, number, landing.place, landing.gain, mine)
        usual = judge.worth.usual[mine][number] * judge.later(sight.places)
        ahead = landing.gain - usual if mine else usual - landing.gain
        found["fit"] = Point(ahead / 2, _reason("good_fit"), _reason("better_later"))
        if judge.play(sight, action) > VICTORY / 2:
            found["end"] = Point(VICTORY, _reason("wins"))
        elif judge.play(sight, action) < -VICTORY / 2:
            found["end"] = Point(-VICTORY, None, _reason("loses"))
        if mine and (risk := judge.towed_behind(sight, ship, landing.place)) > 0:
            found["tow"] = Point(-risk, None, _reason("towed_behind"))
        if not mine and (hook := judge.hook(sight, origin[0], landing.place)) > 0:
            found["tow"] = Point(hook, _reason("can_tow"))
        return found

    def _move(self, origin: Place, number: int, end: Place, gain: float, mine: bool) -> dict[str, Point]:
        """How far the ship gets, and where it lands."""
        spaces, found = end[0] - origin[0], dict[str, Point]()
        if self._falls(origin, number):
            if mine:
                found["hole"] = Point(min(gain, -0.5), None, _reason("into_hole"))
            else:
                found["hole"] = Point(max(-gain, 0.5), _reason("rival_into_hole"))
        elif mine:
            barely = _reason("ship_barely", spaces=spaces)
            found["move"] = Point(gain, _reason("ship_gains", spaces=spaces), barely)
        else:
            held = _reason("rival_held", spaces=spaces)
            found["move"] = Point(0.4 - gain, held, _reason("rival_gains", spaces=spaces))
        if end[1] in _SPECIAL:
            worth = (-0.5 if end[1] == Face.ASTEROID else 0.5) * (1 if mine else -1)
            phrase = _reason("lands_on" if mine else "rival_lands_on", face=end[1])
            found["face"] = Point(worth, phrase, phrase)
        return found

    def _falls(self, origin: Place, number: int) -> bool:
        track = self._judge.worth.track
        spaces = distance(origin[1], number, None)
        return track.is_hole(track.end(origin[0], spaces))

    # --- windows -------------------------------------------------------------------------------------------

    def bonus(self, action: PlayBonus) -> Points:
        held = self._sight.held
        value = {option.card: value for value, option in self._rated()}[action.card]
        if action.card is not None:
            spent = _reason("spends_bonus", bonus=action.card)
            return {
                "use": Point(max(value, 0.1), _reason("good_fit"), _reason("better_later")),
                "card": Point(-0.2, None, spent),
            }
        card = next(kind for kind, number in enumerate(held) if number) if any(held) else TOW_HOOK
        saved = _reason("saves_bonus", bonus=BONUS[card])
        return {"card": Point(0.3, saved), "use": Point(0.0, None, _reason("misses_chance"))}

    def _rated(self) -> list[tuple[float, Any]]:
        return self._judge.rate(self._sight, self._question)

    def side(self, action: Side) -> Points:
        values = {option.face: value for value, option in self._rated()}
        value = values[action.face] - sum(values.values()) / len(values)
        pays, costs = _reason("face_pays", face=action.face), _reason("face_costs", face=action.face)
        return {"face": Point(value, pays, costs)}

    def tow(self, action: Tow) -> Points:
        if action.ship is None:
            return {
                "hook": Point(0.3, _reason("keeps_hook")),
                "tow": Point(0.0, None, _reason("misses_chance")),
            }
        origin = self._sight.places[SHIP_OF_NAME[action.ship]]
        spaces = self._question.about["index"] - origin[0]
        value = next(value for value, option in self._rated() if option == action)
        gains = _reason("tow_gains", spaces=spaces)
        return {
            "tow": Point(max(value, 0.1), gains),
            "hook": Point(-0.2, None, _reason("spends_bonus", bonus=BONUS[TOW_HOOK])),
        }


def _number(card: str) -> int:
    return MOVEMENT[CARD_OF_NAME[card]].value


_POINTS: dict[type, Callable[[_RacePoints, Any], Points]] = {
    Play: _RacePoints.played,
    PlayBonus: _RacePoints.bonus,
    Side: _RacePoints.side,
    Tow: _RacePoints.tow,
}
