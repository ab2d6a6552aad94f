"""The answers of the trucker game as phrases of a coach.

Used by `trucker_coach`. Reasons are in `coach_building` and `coach_flying`.
"""

from collections.abc import Callable
from typing import Any

from starhaul.bots.coaching import CoachPhrase, PhraseValue
from starhaul.bots.trucker.coach_phrases import answer_phrase, cell_values
from starhaul.kernel.contract import Action, Question
from starhaul.trucker.match.actions import (
    Accept,
    Aliens,
    Attach,
    Battery,
    Cannons,
    Claim,
    Crew,
    Cube,
    Defend,
    Engines,
    Finish,
    GiveTitle,
    GiveUp,
    Improve,
    Insure,
    Keep,
    KeepTitle,
    Land,
    Load,
    Look,
    Remove,
    Report,
    Reserve,
    Return,
    Shoot,
    TakeOpen,
    Use,
)
from starhaul.trucker.match.config import Config, profile
from starhaul.trucker.ship.board import Cell
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.views.view import View

_HUMAN, _PURPLE, _BROWN = "human", "purple", "brown"
_CREW = {3: _PURPLE, 4: _BROWN}
"""Codes of crew in a view; the others are humans."""


class AnswerPhrases:
    """Puts the answers of one question into phrases."""

    def __init__(self, config: Config, view: View, question: Question, *, is_station: bool = False) -> None:
        assert view.me is not None, "the seat is asked"
        self._config = config
        self._view = view
        self._question = question
        self._is_station = is_station
        """Whether the card is an abandoned station."""
        self._mine = view.seats[view.me]
        self._board = profile(config, view.round).board
        self._records = tile_set(config.edition).records
        self._tiles = {cell: tile for cell, tile, _ in self._mine.ship.tiles}

    def __call__(self, action: Action | None) -> CoachPhrase:
        if action is None:
            return answer_phrase("wait")
        said = _SAID.get(type(action))
        return answer_phrase(_name(action)) if said is None else said(self, action)

    def kind(self, tile: int) -> str:
        return str(self._records[tile].kind)

    def at(self, cell: Cell) -> dict[str, PhraseValue]:
        return cell_values(self._board, cell)

    # --- building ------------------------------------------------------------------------------------------

    def held(self) -> str:
        """The kind of the tile in hand; of the one attached or set aside last if the hand is empty."""
        last = (*self._tiles.values(), *self._mine.reserve)
        return self.kind(self._mine.hand or last[-1])

    def take_open(self, action: TakeOpen) -> CoachPhrase:
        assert self._view.yard is not None, "only while building"
        return answer_phrase("take_open", tile=self.kind(dict(self._view.yard.face_up)[action.tile]))

    def use(self, action: Use) -> CoachPhrase:
        return answer_phrase("use", tile=self.kind(self._mine.reserve[action.slot]))

    def attach(self, action: Attach) -> CoachPhrase:
        return answer_phrase("attach", tile=self.held(), **self.at(action.cell))

    def tile_at(self, kind: str, cell: Cell) -> CoachPhrase:
        return answer_phrase(kind, tile=self.kind(self._tiles[cell]), **self.at(cell))

    def aliens(self, action: Aliens) -> CoachPhrase:
        found = [
            name for name, cell in ((_PURPLE, action.purple), (_BROWN, action.brown)) if cell is not None
        ]
        return answer_phrase("aliens", who="both" if len(found) > 1 else found[0] if found else "none")

    # --- flight --------------------------------------------------------------------------------------------

    def land(self, action: Land) -> CoachPhrase:
        if action.planet is None:
            return answer_phrase("pass")
        return answer_phrase("land", planet=action.planet + 1)

    def accept(self, action: Accept) -> CoachPhrase:
        if self._question.kind == "reward":
            return answer_phrase("reward" if action.yes else "no_reward")
        if not action.yes:
            return answer_phrase("decline")
        return answer_phrase("use_station" if self._is_station else "use_ship")

    def crew(self, action: Crew) -> CoachPhrase:
        who = _CREW.get(dict(self._mine.ship.crew)[action.cell], _HUMAN)
        return answer_phrase("crew", who=who, **self.at(action.cell))

    def defend(self, action: Defend) -> CoachPhrase:
        if action.battery is None:
            return answer_phrase("take_hit")
        return answer_phrase("defend") if action.cell is None else self.tile_at("save", action.cell)

    def improve(self, action: Improve) -> CoachPhrase:
        how = "extra" if action.extra else "neither" if action.upgrade is None else "upgrade"
        return answer_phrase("improve", how=how)

    def give_title(self, action: GiveTitle) -> CoachPhrase:
        return answer_phrase("give_title", title=self._title(action.title), seat=self._person(action.seat))

    def keep_title(self, action: KeepTitle) -> CoachPhrase:
        return answer_phrase("keep_title", title=self._title(action.title))

    def _title(self, number: int) -> str:
        return self._view.titles[number].title

    def report(self, action: Report) -> CoachPhrase:
        return answer_phrase("report", seat=self._person(action.seat))

    def _person(self, seat: int) -> int:
        """Phrases name persons, because partners change seats."""
        return self._view.seats[seat].player


def _name(action: Action) -> str:
    return str(action.__struct_config__.tag)


_SAID: dict[type, Callable[[AnswerPhrases, Any], CoachPhrase]] = {
    TakeOpen: AnswerPhrases.take_open,
    Use: AnswerPhrases.use,
    Attach: AnswerPhrases.attach,
    Reserve: lambda say, action: answer_phrase("reserve", tile=say.held()),
    Return: lambda say, action: answer_phrase("return", tile=say.held()),
    Look: lambda say, action: answer_phrase("look", pile=action.pile + 1),
    Finish: lambda say, action: answer_phrase("finish", start=action.start),
    Claim: lambda say, action: answer_phrase("claim", start=action.start),
    Remove: lambda say, action: say.tile_at("remove", action.cell),
    Keep: lambda say, action: answer_phrase("keep", **say.at(action.cell)),
    Aliens: AnswerPhrases.aliens,
    Insure: lambda say, action: answer_phrase("insure", count=action.premium),
    Report: AnswerPhrases.report,
    GiveUp: lambda say, action: answer_phrase("give_up", count=len(action.ships)),
    Land: AnswerPhrases.land,
    Accept: AnswerPhrases.accept,
    Engines: lambda say, action: answer_phrase("engines", count=action.doubles),
    Cannons: lambda say, action: answer_phrase("cannons", count=action.forward + action.aside),
    Battery: lambda say, action: answer_phrase("battery", **say.at(action.cell)),
    Crew: AnswerPhrases.crew,
    Cube: lambda say, action: answer_phrase("cube", **say.at(action.cell)),
    Load: lambda say, action: answer_phrase("load", count=sum(len(goods) for _, goods in action.holds)),
    Defend: AnswerPhrases.defend,
    Shoot: lambda say, action: say.tile_at("shoot", action.cell),
    Improve: AnswerPhrases.improve,
    KeepTitle: AnswerPhrases.keep_title,
    GiveTitle: AnswerPhrases.give_title,
}
"""Answers whose phrases have values, or more than one kind."""
