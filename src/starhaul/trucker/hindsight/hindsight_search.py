"""Looks back at a finished flight: tries what could have been done otherwise and ranks it: what would
have kept the ship flying comes first, then what would have earned most credits.

The entry point of this package. How long to go on is up to the caller, because rules have no clock.
"""

from collections.abc import Callable, Iterable

from starhaul.kernel.match import Match
from starhaul.kernel.match_records import LogEntry
from starhaul.trucker.hindsight.decision_changes import RULES, as_change, other_answers
from starhaul.trucker.hindsight.finding_records import Change, FlightResult, HindsightFinding, LookBack
from starhaul.trucker.hindsight.finished_flight import FinishedFlight, finished_flight
from starhaul.trucker.hindsight.flight_replay import DecisionPoint, FlightReplay, flown_as_it_was
from starhaul.trucker.hindsight.tile_changes import tile_changes, with_tile_change
from starhaul.trucker.match.config import Config
from starhaul.trucker.match.state import State
from starhaul.trucker.ship.board import cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import tile_set

MOST_FINDINGS = 3
"""Of decisions, and of tiles."""
MOST_REPLAYS = 400

Best = dict[object, HindsightFinding]
GoOn = Callable[[int], bool]
"""Whether another replay may be made, given how many there have been."""


def in_all(replays: int) -> bool:
    """The limit without a clock."""
    return replays < MOST_REPLAYS


def look_back(
    match: Match[Config, State], entries: Iterable[LogEntry], round_: int, player: int, go_on: GoOn = in_all
) -> LookBack:
    """What would have saved a player in a round (from 0) of this log; raises `BadInput` while it lasts."""
    flight = finished_flight(match, entries, round_, player)
    seat = flight.start.players.index(player)
    return Search(flight, seat, go_on).run()


class Search:
    """The search for one seat."""

    def __init__(self, flight: FinishedFlight, seat: int, go_on: GoOn) -> None:
        self.flight, self.seat = flight, seat
        self.replays = 1
        self._go_on = go_on
        self.result, self._points = flown_as_it_was(flight, seat)

    def run(self) -> LookBack:
        state = self.flight.start
        decisions = self.decisions()
        tiles = self.tiles()
        return LookBack(
            round=state.round + 1,
            seat=self.seat,
            ship_class=state.profile.board.record.class_,
            ship={"tiles": _listed(state.ships[self.seat].hull)},
            result=self.result,
            decisions=decisions,
            tiles=tiles,
            replays=self.replays,
        )

    def decisions(self) -> tuple[HindsightFinding, ...]:
        """The decisions with the dearest answers; they get at most half of the replays."""
        best: Best = {}
        for one in other_answers(self._points):
            if not self._go_on(2 * self.replays):
                break
            found = self._otherwise(one.point, one.instead)
            finding = self._finding(found, as_change(one), RULES[one.point.question.kind], one.point)
            # Only one finding for each kind of question on a card, and about giving up only one in all.
            name = finding.change.what
            _keep_best(best, (name, 0 if name == "reveal" else finding.number), finding)
        return _first(best.values())

    def _otherwise(self, point: DecisionPoint, instead: object) -> FlightReplay:
        return FlightReplay.otherwise(self.flight, self.seat, point, instead)

    def tiles(self) -> tuple[HindsightFinding, ...]:
        """The dearest tiles; findings about the same cell, or with the same kind of tile, count once."""
        best: Best = {}
        for one in tile_changes(self.flight, self.seat):
            if not self._go_on(self.replays):
                break
            replay = FlightReplay(self.flight, self.seat, with_tile_change(self.flight, self.seat, one))
            _keep_best(best, one.change, self._finding(replay, one.change, one.rule))
        return self._distinct(sorted(best.values(), key=_weightiest_first))

    def _distinct(self, findings: list[HindsightFinding]) -> tuple[HindsightFinding, ...]:
        records = tile_set(self.flight.start.config.edition).records
        chosen: list[HindsightFinding] = []
        taken: set[object] = set()
        for finding in findings:
            change = finding.change
            names: set[object] = {cell for cell in (change.cell, change.comes_from) if cell >= 0}
            if change.what in ("swap", "add"):
                names.add(records[change.tile].kind)
            if not names & taken:
                taken |= names
                chosen.append(finding)
        return tuple(chosen[:MOST_FINDINGS])

    def _finding(
        self, replay: FlightReplay, change: Change, rule: str, point: DecisionPoint | None = None
    ) -> HindsightFinding:
        self.replays += 1
        result: FlightResult = replay.play()
        flight = None if point is None else point.state.in_flight
        return HindsightFinding(
            change=change,
            gain=result.credits - self.result.credits,
            result=result,
            rule=rule,
            keeps_flying=result.place > 0 and self.result.place == 0,
            card="" if flight is None else flight.card,
            number=0 if flight is None else flight.flown + 1,
            guesses=replay.guesses,
        )


def _keep_best(best: Best, key: object, finding: HindsightFinding) -> None:
    """A ship that arrives without earning more is worth a word, too; one that earns less is not."""
    is_better = finding.gain > 0 or (finding.keeps_flying and finding.gain == 0)
    if is_better and (key not in best or _weightiest_first(finding) < _weightiest_first(best[key])):
        best[key] = finding


def _weightiest_first(finding: HindsightFinding) -> tuple[bool, int, int]:
    return not finding.keeps_flying, -finding.gain, finding.guesses


def _first(findings: Iterable[HindsightFinding]) -> tuple[HindsightFinding, ...]:
    return tuple(sorted(findings, key=_weightiest_first)[:MOST_FINDINGS])


def _listed(hull: Hull) -> list[list[int]]:
    return [[cell, hull.tiles[cell], hull.rotations[cell]] for cell in cells_of(hull.occupied)]
