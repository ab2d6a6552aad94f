"""Which rules of the catalogues are tested, which are listed as untestable, which are missing?

    python tools/citations.py                       the whole table
    python tools/citations.py --missing             only the IDs still missing
    python tools/citations.py --require SET 'TR-0*' exit 1 unless all of these are tested or listed
    python tools/citations.py --json                the same data for programs

Reads docs/rules/*.md and the sources of tests/; runs no test. A typo fails: an ID that is cited or
listed but defined nowhere, or defined twice, is an error and the exit status is 1.

Only `rule("ID")` proves. What tests name through `about("ID")` alone stays missing; the column
"touched" tells how many of the missing rules those are.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UNTESTABLE = "untestable.md"
NOT_CATALOGUES = {"README.md", UNTESTABLE}

_ID = r"[A-Z]+(?:-[A-Z]+)*-[A-Z]?\d+[a-z]?"
# Bold marks a definition, at the start of a line, list item or table row or of a sentence;
# a bold ID elsewhere ("see **SET-01**") is a mention.
_BOLD = re.compile(rf"(?:^(?:[-*]\s+|\|\s*)?|[.:]\s+)\*\*({_ID})(?![\w-])")
# Worked examples are table rows with a plain ID: EX-01 (trucker) and X01 (team race).
_EXAMPLE = re.compile(r"^\|\s*(EX-\d+|X\d\d+)\s*\|")
_LISTED = re.compile(rf"^\|\s*({_ID}|X\d\d+)\s*\|(.*)\|\s*$")


@dataclass(frozen=True, slots=True)
class Place:
    """Where an ID was found."""

    id: str
    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.id}"


@dataclass(slots=True)
class Chapter:
    """The IDs of one chapter in catalogue order, and their status."""

    name: str
    ids: list[str] = field(default_factory=list)
    tested: list[str] = field(default_factory=list)
    listed: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    touched: list[str] = field(default_factory=list)
    """Missing IDs that a test at least mentions with `about`."""


@dataclass(slots=True)
class Report:
    chapters: list[Chapter]
    errors: list[str]
    notes: list[str]

    @property
    def total(self) -> Chapter:
        whole = Chapter("total")
        for chapter in self.chapters:
            whole.ids += chapter.ids
            whole.tested += chapter.tested
            whole.listed += chapter.listed
            whole.missing += chapter.missing
            whole.touched += chapter.touched
        return whole


def chapter_of(rule_id: str) -> str:
    """The part of an ID before its number.

    >>> [chapter_of(i) for i in ("SET-01", "BLD-09a", "CRD-ENEMY-04", "HSE-T10", "X07")]
    ['SET', 'BLD', 'CRD-ENEMY', 'HSE-T', 'X']
    """
    return re.sub(r"-?\d+[a-z]?$", "", rule_id)


def natural(rule_id: str) -> tuple[str, int, str]:
    """Sort key that puts HSE-R2 before HSE-R10."""
    number = re.search(r"(\d+)([a-z]?)$", rule_id)
    if number is None:
        return rule_id, 0, ""
    return chapter_of(rule_id), int(number[1]), number[2]


# --- the catalogues ---------------------------------------------------------------------------


def _lines(path: Path, root: Path) -> Iterator[tuple[str, int, str]]:
    """File name as shown, line number and text of every line outside fenced code."""
    shown = path.relative_to(root).as_posix()
    fenced = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced:
            yield shown, number, line


def ids_defined_in(line: str) -> list[str]:
    """The IDs that one line of a catalogue defines."""
    example = _EXAMPLE.match(line)
    return [example[1]] if example else _BOLD.findall(line)


def definitions(root: Path) -> list[Place]:
    """Every ID defined in docs/rules, in the order of the files' names and lines."""
    found = []
    for path in sorted((root / "docs" / "rules").glob("*.md")):
        if path.name not in NOT_CATALOGUES:
            for shown, number, line in _lines(path, root):
                found += [Place(rule_id, shown, number) for rule_id in ids_defined_in(line)]
    return found


def listed(root: Path) -> dict[str, tuple[Place, str]]:
    """The IDs of untestable.md, each with its place and the reason given."""
    path = root / "docs" / "rules" / UNTESTABLE
    if not path.exists():
        return {}
    rows = {}
    for shown, number, line in _lines(path, root):
        if row := _LISTED.match(line):
            rows[row[1]] = (Place(row[1], shown, number), row[2].strip())
    return rows


# --- the tests --------------------------------------------------------------------------------


PROVES, TOUCHES = "rule", "about"
"""The two marks of tests/rules.py."""


def _is_mark(function: ast.expr, mark: str) -> bool:
    """Whether this is the callee of rule(...), rules.rule(...) or pytest.mark.rule(...), or the same with
    about."""
    if isinstance(function, ast.Name):
        return function.id == mark
    if not isinstance(function, ast.Attribute) or function.attr != mark:
        return False  # an attribute of something else, such as error.rule
    owner = function.value
    name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
    return name in {"mark", "rules"}


def _never_runs(node: ast.AST) -> bool:
    """Whether this function or class is marked skip or xfail, so that it proves nothing."""
    for decorator in getattr(node, "decorator_list", []):
        mark = decorator.func if isinstance(decorator, ast.Call) else decorator
        if isinstance(mark, ast.Attribute) and mark.attr in {"skip", "xfail"}:
            return True
    return False


def _calls(node: ast.AST, mark: str) -> Iterator[ast.Call]:
    if _never_runs(node):
        return
    if isinstance(node, ast.Call) and _is_mark(node.func, mark):
        yield node
    for child in ast.iter_child_nodes(node):
        yield from _calls(child, mark)


def ids_cited_in(source: str, mark: str = PROVES) -> list[tuple[str, int]]:
    """The IDs, with line numbers, that the source of a test module cites as string literals."""
    return [
        (argument.value, argument.lineno)
        for call in _calls(ast.parse(source), mark)
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def citations(root: Path, mark: str = PROVES) -> list[Place]:
    """Every ID cited with that mark in tests/**/*.py."""
    found = []
    for path in sorted((root / "tests").rglob("*.py")):
        shown = path.relative_to(root).as_posix()
        for rule_id, line in ids_cited_in(path.read_text(encoding="utf-8"), mark):
            found.append(Place(rule_id, shown, line))
    return found


# --- comparing --------------------------------------------------------------------------------


def _similar(rule_id: str, known: Iterable[str]) -> str:
    """A hint for an unknown ID: citing a rule without its edition letter is the usual mistake."""
    hints = [other for other in known if other.rstrip("ab") == rule_id.rstrip("ab")]
    return f" (there is {', '.join(hints)})" if hints else ""


def _errors(defined: list[Place], cited: list[Place], rows: dict[str, tuple[Place, str]]) -> Iterator[str]:
    known: dict[str, Place] = {}
    for place in defined:
        if place.id in known:
            first = known[place.id]
            yield f"{place} is already defined in {first.file}:{first.line}"
        known.setdefault(place.id, place)
    for place in cited + [place for place, _ in rows.values()]:
        if place.id not in known:
            yield f"{place} is in no catalogue{_similar(place.id, known)}"
    for place, reason in rows.values():
        if not reason:
            yield f"{place} is listed without a reason"


def _chapters(
    defined: list[Place], tested: set[str], touched: set[str], rows: Iterable[str]
) -> list[Chapter]:
    chapters: dict[str, Chapter] = {}
    excused = set(rows)
    for rule_id in dict.fromkeys(place.id for place in defined):
        name = chapter_of(rule_id)
        chapter = chapters.setdefault(name, Chapter(name))
        chapter.ids.append(rule_id)
        if rule_id in tested:
            chapter.tested.append(rule_id)
        elif rule_id in excused:
            chapter.listed.append(rule_id)
        else:
            chapter.missing.append(rule_id)
            if rule_id in touched:
                chapter.touched.append(rule_id)
    return list(chapters.values())


def report(root: Path = ROOT) -> Report:
    """Compare catalogues, list and tests of the project in the folder root."""
    defined, rows = definitions(root), listed(root)
    proofs, touches = citations(root, PROVES), citations(root, TOUCHES)
    tested, touched = {place.id for place in proofs}, {place.id for place in touches}
    both = [place for place, _ in rows.values() if place.id in tested]
    return Report(
        chapters=_chapters(defined, tested, touched, rows),
        errors=list(_errors(defined, proofs + touches, rows)),
        notes=[f"{place} is listed as untestable, but a test cites it" for place in both],
    )


def matches(pattern: str, rule_id: str) -> bool:
    """Whether a chapter ("SET", "CRD", "CRD-ENEMY") or a glob of IDs ("TR-0*") includes this ID."""
    chapter = chapter_of(rule_id)
    return chapter == pattern or chapter.startswith(pattern + "-") or fnmatchcase(rule_id, pattern)


def unmet(found: Report, patterns: Sequence[str]) -> list[str]:
    """Why the required chapters and IDs are not complete; empty if they are."""
    whole = found.total
    complaints = []
    for pattern in patterns:
        missing = [rule_id for rule_id in whole.missing if matches(pattern, rule_id)]
        if missing:
            complaints.append(f"required {pattern}: missing {compact(missing)}")
        elif not any(matches(pattern, rule_id) for rule_id in whole.ids):
            complaints.append(f"required {pattern}: no such chapter or ID")
    return complaints


# --- printing ---------------------------------------------------------------------------------


def compact(ids: Iterable[str]) -> str:
    """IDs of one or more chapters in a short form.

    >>> compact(["SET-01", "SET-02", "SET-03", "SET-07", "HSE-T9", "HSE-T10", "BLD-09a"])
    'BLD-09a, HSE-T9, HSE-T10, SET-01…SET-03, SET-07'
    """
    # Consecutive numbers share the difference between number and index.
    plain = sorted(set(ids), key=natural)
    keyed = [(natural(rule_id), place, rule_id) for place, rule_id in enumerate(plain)]
    parts: list[str] = []
    for _, group in groupby(keyed, key=lambda item: (item[0][0], item[0][2], item[0][1] - item[1])):
        run = [rule_id for _, _, rule_id in group]
        parts += [f"{run[0]}…{run[-1]}"] if len(run) > 2 else run
    return ", ".join(parts)


def _percent(chapter: Chapter) -> str:
    done = len(chapter.tested) + len(chapter.listed)
    # Rounded down, so that 100 % means all of them.
    return f"{100 * done // len(chapter.ids)} %" if chapter.ids else "-"


def table(found: Report) -> str:
    heads = ("chapter", "IDs", "tested", "listed", "missing", "touched", "done")
    rows = [
        (c.name, *(str(len(ids)) for ids in (c.ids, c.tested, c.listed, c.missing, c.touched)), _percent(c))
        for c in [*found.chapters, found.total]
    ]
    width = max(len(row[0]) for row in [heads, *rows])
    lines = [row[0].ljust(width) + "".join(cell.rjust(9) for cell in row[1:]) for row in [heads, *rows]]
    bar = "-" * len(lines[0])
    return "\n".join([lines[0], bar, *lines[1:-1], bar, lines[-1]])


def ids_text(found: Report, column: str) -> str:
    """One line per chapter, the IDs without the chapter's name: "SET  01…04, 07"."""
    width = max((len(chapter.name) for chapter in found.chapters), default=0)
    rows = [(chapter.name, getattr(chapter, column)) for chapter in found.chapters]
    return "\n".join(
        name.ljust(width) + "  " + re.sub(rf"{name}-?", "", compact(ids)) for name, ids in rows if ids
    )


def as_json(found: Report) -> str:
    def facts(chapter: Chapter) -> dict[str, object]:
        return {
            "ids": len(chapter.ids),
            "tested": chapter.tested,
            "listed": chapter.listed,
            "missing": chapter.missing,
            "touched": chapter.touched,
        }

    columns = ("ids", "tested", "listed", "missing", "touched")
    document = {
        "chapters": {chapter.name: facts(chapter) for chapter in found.chapters},
        "total": {name: len(getattr(found.total, name)) for name in columns},
        "errors": found.errors,
        "notes": found.notes,
    }
    return json.dumps(document, indent=2, ensure_ascii=False)


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Which rules of the catalogues are tested?")
    parser.add_argument("--missing", action="store_true", help="print only the missing IDs, one per line")
    parser.add_argument("--json", action="store_true", help="print everything as one JSON document")
    parser.add_argument(
        "--require",
        nargs="+",
        default=[],
        metavar="CHAPTER_OR_ID_GLOB",
        help="exit 1 unless all matching IDs are tested or listed",
    )
    return parser.parse_args(argv)


def _show(found: Report, options: argparse.Namespace) -> None:
    if options.json:
        print(as_json(found))
    elif options.missing:
        print("".join(f"{rule_id}\n" for rule_id in found.total.missing), end="")
    else:
        print(table(found))
        if found.total.missing:
            print("\nmissing\n" + ids_text(found, "missing"))
        if found.total.touched:
            print("\ntouched by a test, but not proved\n" + ids_text(found, "touched"))


def main(argv: Sequence[str] | None = None, root: Path = ROOT) -> int:
    options = _arguments(argv)
    found = report(root)
    _show(found, options)
    for note in found.notes:
        print("note:", note, file=sys.stderr)
    failures = found.errors + unmet(found, options.require)
    for failure in failures:
        print("error:", failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
