"""`make mutants`: do the tests notice if a rule breaks?

python -m tools.mutants [--only TEXT] [--jobs 2]

Each entry of the table breaks one line of the rules. The tests of the trucker game run against it in a copy
of the tree: a mutant that no test notices has survived, and a rule is not proved. Goldens and random play are
left out on purpose: they notice every change without saying which rule it breaks.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCES = Path("src") / "starhaul" / "trucker"
COPIED = ("src", "tests", "tools", "docs", "pyproject.toml")
NOT_COPIED = shutil.ignore_patterns("*.pyc.*", "*.so", "compiled.stamp")
"""A compiled build would hide the changed lines. Byte code is copied, because it saves compiling all
modules in every process and is ignored where the source was changed, but not the temporary files of
processes that write some."""
SHIPS = ("board", "repair", "ship_check", "hull", "placement", "strength", "threats")
"""Modules about ships only, which have their own tests."""
SHIP_TESTS = (
    "boards", "ship_check", "naive", "naive_moves", "placement", "ship", "strength", "threats", "twin",
)  # fmt: skip
NOT_OF_RULES = ("draw", "rule_data", "protocol_docs")
LIMIT_SECONDS = 300
TESTS_FAILED = 1
"""Exit status of pytest; others mean that it could not run the tests."""
NO_PROOF = re.compile(r"^ERROR |^E +(?:NameError|SyntaxError|ImportError)\b", re.MULTILINE)
"""Tests that could not be collected, and mutants that are not valid code: with -x pytest reports both as
failures."""
KILLED, SURVIVED, BROKEN = "killed", "SURVIVED", "BROKEN"

MUTANTS: tuple[tuple[str, str, str], ...] = (
    # Ships.
    ("ship/strength.py", "ALIEN_BONUS = 2", "ALIEN_BONUS = 1"),
    ("ship/strength.py", "_with_bonus(2 * powered,", "_with_bonus(powered,"),
    ("ship/strength.py", "return 2 * forward + aside,", "return 2 * forward + 2 * aside,"),
    ("ship/strength.py", "return strength + bonus if strength else 0", "return strength + bonus"),
    ("ship/threats.py", "for cell in lane.cells:", "for cell in reversed(lane.cells):"),
    (
        "ship/threats.py",
        "bool(hull.open_connectors[strike.direction]",
        "bool(hull.open_connectors[strike.direction ^ 2]",
    ),
    (
        "ship/threats.py",
        "if direction in edition.wide_shots else",
        "if direction not in edition.wide_shots else",
    ),
    ("ship/ship_check.py", "(single & their_double) | (double & their_single)", "single & their_double"),
    ("ship/ship_check.py", "if direction != REAR:", "if direction == REAR ^ 2:"),
    ("ship/ship_check.py", "for cell in cells_of(hull.occupied & ~zone.cells):", "for cell in ():"),
    ("ship/placement.py", "smooth | double | (universal & strict),", "smooth | (universal & strict),"),
    ("ship/placement.py", "and placed.exhaust != REAR:", "and placed.exhaust == REAR:"),
    ("ship/repair.py", "return -number, cabin >> cell & 1, -left, cell", "return -number, 0, -left, cell"),
    ("ship/ship.py", "return occupied & self.hull.joined_to(occupied)", "return occupied"),
    ("ship/ship.py", "if cell >= 0 and not self.habitable(code) >> cell & 1:", "if cell < 0:"),
    ("ship/ship.py", "return self.humans() + self.crew.count(PURPLE) +", "return self.humans() +"),
    # The track, modifiers, titles.
    ("match/track.py", "while position % spaces in taken:", "while position in ():"),
    ("match/track.py", "key=lambda seat: -positions[seat]", "key=lambda seat: positions[seat]"),
    ("match/track.py", "leader - positions[seat] > spaces", "leader - positions[seat] > 2 * spaces"),
    ("match/modifiers.py", "return days + 1 if days and has_road", "return days + 1 if has_road"),
    ("match/modifiers.py", "return max(1, printed - 1)", "return max(0, printed - 1)"),
    ("match/modifiers.py", "strength=card.strength + 1", "strength=card.strength - 1"),
    ("match/titles.py", "if best == 0 and (state.round", "if best < 0 and (state.round"),
    ("match/titles.py", "[prices[trek.gold[n]] for n in defended]", "[prices[0] for n in defended]"),
    # Building.
    (
        "flow/building_checks.py",
        "if following >= timer.reserved and not is_finished(known, seat):",
        "if False:",
    ),
    (
        "match/building_status.py",
        "all(region & hull.occupied for region in",
        "any(region & hull.occupied for region in",
    ),
    ("match/state.py", "return self.in_yard.began[seat]", "return not self.in_yard.began[seat]"),
    (
        "flow/building_checks.py",
        "if action.pile in yard.looking and not",
        "if action.pile in yard.looking and",
    ),
    ("flow/building_checks.py", "elif not yard.fresh[seat]:", "elif yard.fresh[seat]:"),
    ("flow/building_checks.py", "if at_ms < state.in_yard.ready_at[seat]:", "if at_ms < 0:"),
    (
        "flow/building_steps.py",
        "yard.windows[seat] = RESERVED if takes_back(state) else CLOSED",
        "yard.windows[seat] = CLOSED",
    ),
    ("flow/hourglass.py", "FLIP_RUNS = 2\n", "FLIP_RUNS = 3\n"),
    ("match/building_status.py", "return -in_fine_sand(known, -turns)", "return in_fine_sand(known, turns)"),
    ("match/building_status.py", "TURNS_PER_SEAT = 8", "TURNS_PER_SEAT = 7"),
    ("flow/building_steps.py", "for one, other in ((0, 2), (1, 3)):", "for one, other in ((0, 2),):"),
    ("flow/piles.py", "sorted(pile, reverse=True)", "sorted(pile)"),
    # Check and launch.
    ("flow/launch.py", "state.lost[seat] = (*state.lost[seat], *reserve)", "pass"),
    ("flow/launch.py", "state.in_flight.fines[seat] += len(found)", "state.in_flight.fines[seat] += 1"),
    ("flow/launch.py", "distance * (2 if has_road", "distance * (1 if has_road"),
    ("flow/launch.py", "if one is None or one != other", "if True"),
    ("match/building_status.py", "out = {Kind.STARTING_CABIN}", "out = set()"),
    # Flight.
    ("flow/flight.py", "state.in_flight.fines[seat] += credits - paid", "state.in_flight.fines[seat] += 0"),
    ("flow/flight.py", "if cards[card].level == level", "if cards[card].level <= level"),
    ("flow/giving_up.py", "elif no_engines >> seat & 1:", "elif no_engines < 0:"),
    ("flow/giving_up.py", "elif seat in behind:", "elif seat not in flying:"),
    ("flow/moving.py", "key=lambda seat: -order.index(seat)", "key=lambda seat: order.index(seat)"),
    ("flow/giving_tokens.py", "if humans > 1 or (humans == 1 and not aliens):", "if humans > 0:"),
    ("flow/giving_tokens.py", "for shift in (0, 2, 4, 6) if aboard", "for shift in (6, 4, 2, 0) if aboard"),
    ("flow/giving_tokens.py", "state.in_flight.bank[shift // 2] += 1", "pass"),
    ("flow/giving_tokens.py", "min(self.left, ship.battery_count())", "0"),
    ("flow/hits.py", "[guns[cell].single for cell in cells]", "[0 for cell in cells]"),
    ("flow/hits.py", "size == Size.SMALL and not is_exposed", "size == Size.LARGE and not is_exposed"),
    ("flow/damage.py", "bank[colour] += packed >> 2 * colour & 3", "pass"),
    (
        "flow/damage.py",
        "(ship.humans_within(part), part.bit_count())",
        "(part.bit_count(), ship.humans_within(part))",
    ),
    ("flow/announcing.py", "1 if self.needed and not strengths[0] else 0", "1 if not strengths[0] else 0"),
    (
        "flow/announcing.py",
        "_announce(state, seat, min(found), found)",
        "_announce(state, seat, max(found), found)",
    ),
    (
        "flow/announcing.py",
        "state.frames.append(DoPayBatteries(seat, action.doubles, state.in_flight.fleets[seat][number]))",
        "pass",
    ),
    ("flow/cargo_loading.py", "if Goods.RED in load and not places[cell]:", "if False:"),
    ("flow/cargo_loading.py", "if len(load) > ship.hull.capacity(cell):", "if len(load) > 3:"),
    ("flow/settlement.py", "return whole + (half + 1) // 2", "return whole + half // 2"),
    ("flow/settlement.py", "else min(price, cap)", "else max(price, cap)"),
    (
        "flow/settlement.py",
        "fewest = min(open_.values(), default=0)",
        "fewest = max(open_.values(), default=0)",
    ),
    ("flow/settlement.py", "[max(0, total) for total in totals]", "totals"),
    ("flow/trek.py", "trek.gold[n] = True", "trek.gold[n] = False"),
    ("flow/trek.py", "if trek.holders.count(seat) > 1:", "if trek.holders.count(seat) > 2:"),
    # Cards.
    ("cards/abandoned.py", "crew_count() >= needed", "crew_count() > needed"),
    ("cards/abandoned.py", "lose_days(state, self.seat, self.card.days, told)", "pass"),
    ("cards/combat.py", "loser = self.order[lowest(values)]", "loser = self.order[-1]"),
    ("cards/combat.py", "if len(state.flying()) < 2:", "if len(state.flying()) < 1:"),
    ("cards/enemies.py", "if strength > enemy:", "if strength >= enemy:"),
    (
        "cards/enemies.py",
        "state.frames.append(structs.replace(attack, is_over=True))",
        "state.frames.append(following)",
    ),
    ("cards/enemies.py", "beaten=(*attack.beaten, seat)", "beaten=(seat,)"),
    ("cards/stardust.py", "for seat in reversed(order_of(state)):", "for seat in order_of(state):"),
    ("cards/stardust.py", "each = 2 if has_road", "each = 1 if has_road"),
    ("cards/meteors.py", "card.meteors, order_of(state)", "card.meteors, order_of(state)[:1]"),
    ("cards/open_space.py", "flight.no_engines |= 1 << seat", "pass"),
    ("cards/open_space.py", "needed=True", "needed=False"),
    ("cards/planets.py", "if planet not in self.landed]", "]"),
    ("cards/planets.py", "lose_days_together(state, landers, days, told)", "pass"),
    ("cards/sabotage.py", "ATTEMPTS = 3", "ATTEMPTS = 2"),
    ("cards/sabotage.py", "if len(state.flying()) < 2:", "if len(state.flying()) < 1:"),
)
"""File, text that occurs in it exactly once, and its replacement."""


class Mutant(NamedTuple):
    file: str
    old: str
    new: str

    @property
    def path(self) -> Path:
        return SOURCES / self.file

    @property
    def name(self) -> str:
        return f"{self.file}: {' '.join(self.old.split())}  →  {' '.join(self.new.split())}"


ALL = [Mutant(*entry) for entry in MUTANTS]


def problems(mutants: Sequence[Mutant] = ALL, root: Path = ROOT) -> list[str]:
    """Entries that no longer break anything: their text must occur in the file exactly once."""
    found = []
    for mutant in mutants:
        path = root / mutant.path
        times = path.read_text("utf-8").count(mutant.old) if path.is_file() else 0
        if times != 1 or mutant.old == mutant.new:
            found.append(f"{mutant.name} (found {times} times)")
    return found


def should_notice(mutant: Mutant, root: Path = ROOT) -> list[str]:
    """The fast tests that should notice, separately for ships and play."""
    folder = Path("tests") / "trucker"
    if Path(mutant.file).stem in SHIPS:
        return [str(folder / "ship" / f"test_{name}.py") for name in SHIP_TESTS]
    apart = {f"test_{name}.py" for name in (*SHIP_TESTS, *NOT_OF_RULES)}
    paths = sorted((root / folder).rglob("test_*.py"))
    return [str(path.relative_to(root)) for path in paths if path.name not in apart]


# --- running -----------------------------------------------------------------------------------------------


class Tree:
    """A copy of the sources and tests in which rules are broken and restored."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=NOT_COPIED)
            else:
                shutil.copy(source, folder / name)

    def test(self, tests: Sequence[str], *more: str) -> subprocess.CompletedProcess[str]:
        places = os.pathsep.join([str(self.folder / "src"), str(self.folder)])
        # No byte code is written: an edit within the same second must not meet the byte code of the previous
        # version.
        environment = {**os.environ, "PYTHONPATH": places, "PYTHONDONTWRITEBYTECODE": "1", "CI": "1"}
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow"]
        return subprocess.run(
            [*command, *more, *tests],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=LIMIT_SECONDS,
            check=False,
        )

    def fate(self, mutant: Mutant, red: Sequence[str]) -> str:
        """Only a failing test kills a mutant; tests that cannot be collected prove nothing about a rule."""
        path = self.folder / mutant.path
        text = path.read_text("utf-8")
        path.write_text(text.replace(mutant.old, mutant.new), "utf-8")
        try:
            done = self.test(should_notice(mutant), "-x", *_without(red))
            if done.returncode not in (0, TESTS_FAILED) or NO_PROOF.search(done.stdout):
                return BROKEN
            return KILLED if done.returncode else SURVIVED
        except subprocess.TimeoutExpired:
            # An endless loop counts as noticed.
            return KILLED
        finally:
            path.write_text(text, "utf-8")

    def red(self) -> list[str]:
        """Tests that fail without any mutant, which prove nothing. All others must pass, or else every
        mutant would seem to be killed."""
        tests = sorted({test for mutant in ALL for test in should_notice(mutant)})
        red = re.findall(r"^FAILED (.+?)(?: - .*)?$", self.test(tests).stdout, re.MULTILINE)
        done = self.test(tests, *_without(red))
        if done.returncode:
            raise SystemExit(
                f"the tests fail without any mutant:\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
            )
        return red


def _without(tests: Sequence[str]) -> list[str]:
    return [f"--deselect={test}" for test in tests]


def run(mutants: Sequence[Mutant], jobs: int) -> Iterator[tuple[Mutant, str]]:
    with tempfile.TemporaryDirectory() as folder:
        trees: Queue[Tree] = Queue()
        for number in range(jobs):
            trees.put(Tree(Path(folder) / str(number)))
        tree = trees.get()
        red = tree.red()
        trees.put(tree)
        for test in red:
            print(f"fails without any mutant, left out: {test}", flush=True)

        def one(mutant: Mutant) -> tuple[Mutant, str]:
            tree = trees.get()
            try:
                return mutant, tree.fate(mutant, red)
            finally:
                trees.put(tree)

        with ThreadPoolExecutor(jobs) as pool:
            yield from pool.map(one, mutants)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Break rules one at a time and see whether tests notice.")
    parser.add_argument("--only", default="", help="mutants with this text in their name")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(argv)
    if found := problems():
        raise SystemExit("these entries no longer match their files:\n" + "\n".join(found))
    chosen = [mutant for mutant in ALL if options.only in mutant.name]
    killed = 0
    for mutant, fate in run(chosen, options.jobs):
        killed += fate == KILLED
        print(f"{fate:8}  {mutant.name}", flush=True)
    print(f"{killed} of {len(chosen)} killed ({killed / max(1, len(chosen)):.0%})")
    return 0 if killed == len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
