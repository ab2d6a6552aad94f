"""Search by playouts: sample worlds, try each answer in each of them, and play out the flight.

All answers are tried in the same worlds with the same cards and dice, so that few worlds suffice to compare
them. Worlds are added until one answer is clearly the best, or the work limit is reached.
"""

import time
from collections.abc import Mapping, Sequence
from math import inf
from statistics import fmean
from typing import NamedTuple

from starhaul.bots.bot_contract import Briefing, Chair
from starhaul.bots.reasons import Reason, ReasonValues
from starhaul.bots.trucker.flying_heuristics import Rules
from starhaul.bots.trucker.flying_outcome import QuickRules, outcome
from starhaul.bots.trucker.flying_values import Temper, cards_left
from starhaul.kernel.contract import Action, Question
from starhaul.trucker.match.state import State

_WEIGHED = ("reveal", "land", "use", "reward", "engines", "cannons", "crew", "defend", "part")
"""Questions worth searching; the others have obvious answers."""
_CARDS = 320
"""The total number of cards played in the playouts for one answer, whatever the number of options. A fixed
amount of work, not of time, so that the same seed gives the same answer on every machine."""
_FEWEST_WORLDS, _MOST_WORLDS = 4, 40
_MOST_OPTIONS = 5
_FAR_BEHIND = 5.0
"""Answers that seem this many credits worse than the best are not tried."""
_ALIKE = 0.005
_MISJUDGED = 3.0
"""The typical error of the heuristics when comparing two answers, in credits."""
_SPREAD, _SPREAD_TRUST = 5.0, 3
"""The prior standard deviation of the difference between two answers from world to world, and the weight of
this prior in worlds."""
_CLEARLY = 2.2
"""An answer that is behind by this many standard errors is not tried any further."""
_STOP_SHARE = 0.75
"""The share of the time limit after which the search stops; it usually stops much earlier."""

Results = Mapping[int, Sequence[float]]
"""Results by option number, one per world; fewer for options that were dropped."""


class Weighed(NamedTuple):
    """The values of the options after the search, and the results they are based on."""

    values: list[float]
    results: Mapping[int, float] = {}
    """The mean result of each option that was tried, by its number."""
    playouts: Mapping[int, int] = {}
    """The number of playouts of each of these."""

    def best(self, options: Sequence[Action], usual: Action) -> Action:
        best = max(self.values)
        if self.values[options.index(usual)] == best:
            return usual
        return options[self.values.index(best)]

    def reasons_for(self, option: int, judged: float) -> ReasonValues:
        """The results that corrected the value of the heuristics."""
        if option not in self.results:
            return {}
        reasons: ReasonValues = {Reason.PLAYOUTS: self.playouts[option], Reason.PLAYED: self.results[option]}
        return {Reason.JUDGED: judged} | reasons


class Lookahead:
    def __init__(self, chair: Chair, rules: Rules, temper: Temper) -> None:
        self._chair = chair
        self._rules = rules
        self._quick = QuickRules(temper)

    def choose(self, briefing: Briefing, state: State, seat: int, usual: Action) -> Action:
        """The best answer according to the playouts; `usual` if it is equally good."""
        question = briefing.question
        values = self._rules.values(state, question, seat) if question.kind in _WEIGHED else None
        if values is None or question.options is None:
            return usual
        return self.weighed(briefing, state, seat, values).best(question.options, usual)

    def weighed(self, briefing: Briefing, state: State, seat: int, values: Sequence[float]) -> Weighed:
        """The values of the options, corrected by playouts; options that were not tried come last."""
        tried = _promising(values)
        if len(tried) < 2 or _is_clear(briefing.question, state, values):
            return Weighed(list(values))
        results = self._played(briefing, seat, tried, _CARDS // _cards_each(state))
        playouts = {option: len(found) for option, found in results.items()}
        return Weighed(_blended(values, results), _compared(results), playouts)

    def _played(self, briefing: Briefing, seat: int, tried: Sequence[int], playouts: int) -> Results:
        """Try the remaining options in one world after the other, until the limit of playouts is reached."""
        results: dict[int, list[float]] = {option: [] for option in tried}
        alive, worlds = list(tried), 0
        until = time.thread_time() + _STOP_SHARE * self._chair.budget_ms / 1000
        while len(alive) > 1 and (worlds < _FEWEST_WORLDS or len(alive) <= playouts):
            found = self._played_once(briefing, seat, alive, until if worlds else inf)
            if not found:
                break
            for option, result in zip(alive, found, strict=True):
                results[option].append(result)
            worlds, playouts = worlds + 1, playouts - len(alive)
            if worlds == _MOST_WORLDS:
                break
            if worlds >= _FEWEST_WORLDS:
                alive = _in_the_race(results, alive)
        return results

    def _played_once(self, briefing: Briefing, seat: int, tried: Sequence[int], until: float) -> list[float]:
        """The outcome of each option in one world. Empty if the time is up, because a world in which only
        some options were tried would bias the comparison."""
        options = briefing.question.options or ()
        world, luck = briefing.worlds(self._chair.draw), self._chair.draw(1 << 60)
        found: list[float] = []
        for option in tried:
            if time.thread_time() > until:
                return []
            found.append(outcome(world, seat, options[option], self._quick, luck))
        return found


def _cards_each(state: State) -> int:
    """The number of cards in one playout; fleets decide more with every card."""
    return (cards_left(state) + 1) * max(map(len, state.in_flight.fleets))


def _promising(values: Sequence[float]) -> list[int]:
    """The options worth trying; of nearly equal ones (which tile pays a battery) only one."""
    found: list[int] = []
    for number in sorted(range(len(values)), key=lambda n: -values[n]):
        behind = values[found[0]] - values[number] if found else 0.0
        is_new = not found or values[found[-1]] - values[number] > _ALIKE
        if is_new and behind < _FAR_BEHIND and len(found) < _MOST_OPTIONS:
            found.append(number)
    return sorted(found)


def _lead(results: Results, one: int, other: int) -> tuple[float, float]:
    """The mean difference of two options over the worlds in which both were tried, and the variance of that
    mean."""
    leads = [mine - theirs for mine, theirs in zip(results[one], results[other], strict=False)]
    number, lead = len(leads), fmean(leads)
    squares = sum((found - lead) ** 2 for found in leads) + _SPREAD**2 * _SPREAD_TRUST
    return lead, squares / (number - 1 + _SPREAD_TRUST) / number


def _leader(results: Results) -> int:
    """The best of the options that were tried in all worlds."""
    return max(results, key=lambda option: (len(results[option]), sum(results[option])))


def _compared(results: Results) -> dict[int, float]:
    """The mean of each option, as if it had been tried in all worlds of the leader."""
    leader = _leader(results)
    mean = fmean(results[leader])
    return {option: mean - _lead(results, leader, option)[0] for option in results}


def _in_the_race(results: Results, alive: Sequence[int]) -> list[int]:
    """The options that are not clearly behind the leader."""
    leader = max(alive, key=lambda option: sum(results[option]))
    found = []
    for option in alive:
        lead, error = _lead(results, leader, option)
        if option == leader or lead < _CLEARLY * error**0.5:
            found.append(option)
    return found


def _blended(values: Sequence[float], results: Results) -> list[float]:
    """How far each option is behind the leader: a mean of playouts and heuristics, weighted by how reliable
    the playouts are. Options that were not tried are behind all that were."""
    leader = _leader(results)
    found = {leader: 0.0}
    for option in results:
        if option != leader:
            lead, error = _lead(results, leader, option)
            trust = _MISJUDGED**2 / (_MISJUDGED**2 + error)
            found[option] = -trust * lead - (1 - trust) * (values[leader] - values[option])
    best, worst = max(values), min(found.values())
    return [found.get(option, worst - 0.01 + min(0.0, value - best)) for option, value in enumerate(values)]


def _is_clear(question: Question, state: State, values: Sequence[float]) -> bool:
    """Whether no search is needed; for example, nobody gives up a ship in good condition."""
    if question.kind not in _WEIGHED:
        return True
    if question.kind == "reveal":
        return values[0] > _FAR_BEHIND / 2 or state.profile.learning
    return False
