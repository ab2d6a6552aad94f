"""The coach of the trucker game: the answer of a strong bot, the runner-up, and why.

The part `coach` of the plug-in. It asks the bot for its opinions; what speaks for them is found in
`coach_building` and `coach_flying`, and put into phrases by `coach_answers` and `coach_phrases`. Only where
the bot is too choosy for a person does the coach differ from it (`coach_patience`).
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from starhaul.bots.bot_contract import Bot, Briefing, Opinion
from starhaul.bots.coaching import (
    MOST_REASONS,
    AdvisedAnswer,
    CoachPhrase,
    Counsel,
    Points,
    plain,
    runner_up,
    speaking_against,
    speaking_for,
)
from starhaul.bots.trucker import BUILDING, TruckerBot
from starhaul.bots.trucker.building_view import BuildingView
from starhaul.bots.trucker.coach_answers import AnswerPhrases
from starhaul.bots.trucker.coach_building import BuildingPoints
from starhaul.bots.trucker.coach_flying import FlyingPoints
from starhaul.bots.trucker.coach_patience import best_place, enough_choice
from starhaul.bots.trucker.coach_phrases import ANSWERS, REASONS, reason
from starhaul.bots.trucker.hearsay import HEEDED
from starhaul.kernel.chance import Stream
from starhaul.trucker.cards.abandoned import AskAbandoned
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import AbandonedShip
from starhaul.trucker.views.ship_figures import figures_of as figures

__all__ = ["ANSWERS", "HEEDED", "REASONS", "counsel", "figures"]

_OBVIOUS: Mapping[str, str] = {
    "load": "most_valuable",
    "improve": "most_valuable",
    "battery": "cheapest_loss",
    "cube": "cheapest_loss",
    "crew": "cheapest_loss",
    "break": "next_round",
    "build": "sand_first",
    "claim": "start_ahead",
    "inspect": "no_fault_seen",
    "reveal": "routine",
}
"""The reason where nothing more can be said, by kind of question."""


def counsel(bot: Bot, briefing: Briefing) -> Counsel:
    """Advice on an open question. The bot must have received the events of its seat."""
    assert isinstance(bot, TruckerBot), "bots of this game"
    kind = briefing.question.kind
    if kind in BUILDING:
        return _while_building(bot, briefing)
    world: State = briefing.worlds(Stream(0, "coach"))
    seat, frame = world.players.index(briefing.question.seat), world.frames[-1]
    is_station = isinstance(frame, AskAbandoned) and not isinstance(frame.card, AbandonedShip)
    say = AnswerPhrases(world.config, briefing.view, briefing.question, is_station=is_station)
    opinions = _opinions(bot, briefing)
    points = FlyingPoints(world, briefing.question, seat)
    return _advice(kind, opinions, lambda opinion: points(opinion, opinions[0]), say)


def _while_building(bot: TruckerBot, briefing: Briefing) -> Counsel:
    opinions = _opinions(bot, briefing)
    config = bot.chair.config
    site = BuildingView(config, briefing)
    points, say = BuildingPoints(bot.builder, site), AnswerPhrases(config, briefing.view, briefing.question)
    why = enough_choice(opinions, bot.builder, site)
    if why is None:
        return _advice(briefing.question.kind, opinions, points, say)
    place = best_place(opinions)
    opinions = sorted(opinions, key=lambda opinion: opinion is not place)
    found = _advice(briefing.question.kind, opinions, points, say)
    reasons = (why, *found.best.reasons[: MOST_REASONS - 1])
    return replace(found, best=replace(found.best, reasons=reasons))


def _opinions(bot: TruckerBot, briefing: Briefing) -> list[Opinion]:
    """The bot's opinions, its own answer first; one without reasons if it has none."""
    found = bot.opinions(briefing)
    if found or not briefing.question.waits:
        return found
    return [Opinion(briefing.question.default, 0.0)]


def _advice(
    kind: str, opinions: list[Opinion], points: Callable[[Opinion], Points], say: AnswerPhrases
) -> Counsel:
    if not opinions:
        return Counsel(kind, AdvisedAnswer(None, say(None), (reason(_OBVIOUS.get(kind, "routine")),)))
    best, second = opinions[0], runner_up(opinions, say)
    mine = points(best)
    theirs = points(second) if second is not None else {}
    reasons = speaking_for(mine, theirs) or (_plain_reason(kind, second is None and len(opinions) == 1),)
    answer = AdvisedAnswer(plain(best.action), say(best.action), reasons)
    if second is None:
        return Counsel(kind, answer)
    against = speaking_against(theirs, mine) or (reason("close_call"),)
    return Counsel(kind, answer, AdvisedAnswer(plain(second.action), say(second.action), against))


def _plain_reason(kind: str, is_alone: bool) -> CoachPhrase:
    found = _OBVIOUS.get(kind)
    return reason(found if found is not None else "only_choice" if is_alone else "routine")
