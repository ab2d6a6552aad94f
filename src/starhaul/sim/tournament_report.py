"""Computes the report of a tournament. It does not depend on the order in which the matches finished.

Only thinking times differ from run to run.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from msgspec import Struct

from starhaul.sim.playing import SimulatedMatch
from starhaul.sim.ratings import SIGMAS, Rating, ratings
from starhaul.sim.schedule import Party

VERSION = 1
"""The version of the JSON format."""
SLOW_MS = 250
_EXAMPLES = 20


class Mean(Struct, frozen=True):
    """A mean over matches with the margin of its 95 % confidence interval."""

    value: float
    margin: float


class Duel(Struct, frozen=True):
    """Comparisons of the scores of two bots in the same match; a tie counts half."""

    won: int
    tied: int
    lost: int
    share: Mean


class Pace(Struct, frozen=True):
    """Thinking times in milliseconds of CPU time."""

    answers: int
    median: float
    p99: float
    longest: float
    slow: int
    """Answers that took longer than `SLOW_MS`."""


class Example(Struct, frozen=True):
    """A lapse, and the seed of the match in which it occurred."""

    seed: str
    seat: int
    kind: str
    why: str
    detail: str


class BotResults(Struct, frozen=True):
    """The results of one bot."""

    bot: str
    seats: int
    """The number of seats played; two seats in one match count twice."""
    matches: int
    rating: Rating
    wins: Mean
    """Its share of victories; tied winners share one victory."""
    fair: float
    """The share it would have if all bots were equally strong."""
    score: Mean
    scores: list[int]
    """All scores, in the order of the matches."""
    figures: dict[str, float]
    """The figures of the game, per unit."""
    lapses: int
    examples: list[Example]
    times: dict[str, Pace]
    """By kind of question; `all` for all questions."""


class TournamentReport(Struct, frozen=True):
    starhaul_tournament: int
    game: str
    config: Any
    seed: str
    matches: int
    cycle: int
    """After a multiple of this many matches every bot has played every seat equally often."""
    unit: str
    """What figures are averaged over."""
    bots: list[BotResults]
    """Best first."""
    duels: dict[str, dict[str, Duel]]


class ReportHead(Struct, frozen=True):
    """The part of a report that is known before the results."""

    game: str
    config: Any
    seed: str
    cycle: int
    unit: str
    parties: Sequence[Party]


def report(head: ReportHead, played: Iterable[SimulatedMatch]) -> TournamentReport:
    matches = sorted(played, key=lambda match: match.number)
    names = list(dict.fromkeys(name for match in matches for name in match.bots))
    rated = ratings(map(by_bot, matches), sorted(names))
    lines = [_line(name, rated[name], head, matches) for name in names]
    lines.sort(key=lambda line: (-line.rating.mu, line.bot))
    ranked = [line.bot for line in lines]
    return TournamentReport(
        VERSION,
        head.game,
        head.config,
        head.seed,
        len(matches),
        head.cycle,
        head.unit,
        lines,
        duels(ranked, matches, head.parties),
    )


def by_bot(match: SimulatedMatch) -> dict[str, float]:
    """The mean score of each bot in a match."""
    scores = defaultdict(list)
    for name, score in zip(match.bots, match.scores, strict=True):
        scores[name].append(score)
    return {name: fmean(scores[name]) for name in sorted(scores)}


def mean(values: Sequence[float]) -> Mean:
    """
    >>> mean([1, 0, 1, 0])
    Mean(value=0.5, margin=0.566)
    """
    margin = SIGMAS * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(round(fmean(values), 4), round(margin, 3))


def share(values: Sequence[float]) -> Mean:
    """The mean of values from 0 to 1. The margin is computed with one more win and one more loss, so that a
    bot that has won every match so far does not get a margin of 0.

    >>> share([1.0] * 20)
    Mean(value=1.0, margin=0.089)
    """
    return Mean(round(fmean(values), 4), mean([*values, 0.0, 1.0]).margin)


# --- one bot -----------------------------------------------------------------------------------------------


def _line(name: str, rating: Rating, head: ReportHead, matches: Sequence[SimulatedMatch]) -> BotResults:
    own = [match for match in matches if name in match.bots]
    seats = _seats(name, own)
    lapses = _lapses(name, own)
    return BotResults(
        bot=name,
        seats=len(seats),
        matches=len(own),
        rating=rating,
        wins=share([_victory(name, match, head.parties) for match in own]),
        fair=round(fmean(_fair(name, match, head.parties) for match in own), 4),
        score=mean([by_bot(match)[name] for match in own]),
        scores=[match.scores[seat] for match, seat in seats],
        figures=_figures(head.unit, [match.figures[seat] for match, seat in seats]),
        lapses=len(lapses),
        examples=lapses[:_EXAMPLES],
        times=_times([match.thinking_ms[seat] for match, seat in seats]),
    )


def _seats(name: str, matches: Sequence[SimulatedMatch]) -> list[tuple[SimulatedMatch, int]]:
    return [(match, seat) for match in matches for seat, bot in enumerate(match.bots) if bot == name]


def _lapses(name: str, matches: Sequence[SimulatedMatch]) -> list[Example]:
    return [
        Example(match.seed, lapse.seat, lapse.kind, lapse.why, lapse.detail)
        for match in matches
        for lapse in match.lapses
        if match.bots[lapse.seat] == name
    ]


def _victory(name: str, match: SimulatedMatch, parties: Sequence[Party]) -> float:
    best = max(match.scores)
    ahead = [party for party in parties if match.scores[party[0]] == best]
    return sum(match.bots[party[0]] == name for party in ahead) / len(ahead)


def _fair(name: str, match: SimulatedMatch, parties: Sequence[Party]) -> float:
    return sum(match.bots[party[0]] == name for party in parties) / len(parties)


def _figures(unit: str, sums: Sequence[Mapping[str, int]]) -> dict[str, float]:
    total: Counter[str] = Counter()
    for figures in sums:
        total.update(figures)
    units = total.pop(unit, 0)
    return {key: round(total[key] / units, 4) for key in sorted(total)} if units else {}


def _times(thinking_ms: Sequence[Mapping[str, Sequence[float]]]) -> dict[str, Pace]:
    kinds: dict[str, list[float]] = defaultdict(list)
    for answers in thinking_ms:
        for kind, times in answers.items():
            kinds[kind] += times
    everything = sorted(took for times in kinds.values() for took in times)
    paces = {kind: _pace(sorted(kinds[kind])) for kind in sorted(kinds)}
    return {"all": _pace(everything), **paces} if everything else {}


def _pace(times: Sequence[float]) -> Pace:
    """Statistics of sorted times."""
    p99 = times[min(len(times) - 1, len(times) * 99 // 100)]
    slow = sum(took > SLOW_MS for took in times)
    return Pace(len(times), times[len(times) // 2], p99, times[-1], slow)


# --- two bots ----------------------------------------------------------------------------------------------


def duels(
    names: Sequence[str], matches: Sequence[SimulatedMatch], parties: Sequence[Party]
) -> dict[str, dict[str, Duel]]:
    """Compare every pair of parties in every match. Margins are computed over matches, because the
    comparisons within a match are not independent."""
    found: dict[tuple[str, str], list[tuple[int, int, int]]] = defaultdict(list)
    for match in matches:
        for pair, counts in _compared(match, parties).items():
            found[pair].append(counts)
    table: dict[str, dict[str, Duel]] = {name: {} for name in names}
    for one in names:
        for other in names:
            if (one, other) in found:
                table[one][other] = _duel(found[one, other])
    return table


def _compared(match: SimulatedMatch, parties: Sequence[Party]) -> dict[tuple[str, str], tuple[int, int, int]]:
    counts: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0, 0])
    for one, other in combinations([party[0] for party in parties], 2):
        names = match.bots[one], match.bots[other]
        if names[0] != names[1]:
            ahead = (match.scores[one] > match.scores[other]) - (match.scores[one] < match.scores[other])
            counts[names][1 - ahead] += 1
            counts[names[::-1]][1 + ahead] += 1
    return {pair: (won, tied, lost) for pair, (won, tied, lost) in counts.items()}


def _duel(counts: Sequence[tuple[int, int, int]]) -> Duel:
    won, tied, lost = (sum(column) for column in zip(*counts, strict=True))
    within = share([_share(*match) for match in counts])
    return Duel(won, tied, lost, Mean(round(_share(won, tied, lost), 4), within.margin))


def _share(won: int, tied: int, lost: int) -> float:
    return (won + tied / 2) / (won + tied + lost)
