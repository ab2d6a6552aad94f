"""Makes the English chapters of the rule book from the catalogues in docs/rules.

    python -m tools.rulebook            say which chapters are out of date
    python -m tools.rulebook --write    write them

The catalogues are written for people who implement the game; the chapters in `locale/en/rules` are for those
who play it. Sources, marks of certainty and remarks about files and tests are left out; rules, IDs and
edition tags stay. Czech and Polish chapters are written by hand, with the same IDs.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from tools.rulebook_wording import DROPPED_COLUMNS, DROPPED_LINES, INSTEAD, WORDS

ROOT = Path(__file__).resolve().parent.parent
CATALOGUES = ROOT / "docs" / "rules"
CHAPTERS = ROOT / "src" / "starhaul" / "locale" / "en" / "rules"

SECTIONS: Mapping[str, tuple[str, str]] = {
    "trucker-01-set-set-up": ("trucker", "2"),
    "trucker-02-bld-building": ("trucker", "3"),
    "trucker-03-chk-ship-check": ("trucker", "4"),
    "trucker-04-pre-preparation-for-launch": ("trucker", "5"),
    "trucker-05-flt-flight-in-general": ("trucker", "6"),
    "trucker-06-par-ship-parameters": ("trucker", "7"),
    "trucker-07-hit-threats-hits-and-damage": ("trucker", "8"),
    "trucker-08-cards-that-offer-something": ("trucker", "9"),
    "trucker-09-cards-that-threaten": ("trucker", "10"),
    "trucker-10-special-events": ("trucker", "11"),
    "trucker-11-giv-giving-up": ("trucker", "12"),
    "trucker-12-end-settlement": ("trucker", "13"),
    "trucker-13-win-winning": ("trucker", "14"),
    "trucker-14-var-variants": ("trucker", "15"),
    "trucker-15-lrn-learning-flight": ("trucker", "16"),
    "trucker-16-trk-transgalactic-trek": ("trucker", "17"),
    "trucker-17-rul-rulings": ("trucker", "19"),
    "trucker-18-worked-examples": ("trucker", "20"),
    "trucker-19-parameters": ("trucker", "21"),
    "trucker-20-differences-between-editions": ("trucker", "22"),
    "latest-01-contents-and-choice-of-fligh": ("latest-models", "1."),
    "latest-02-the-starting-cabin-in-every": ("latest-models", "2."),
    "latest-03-ic-and-iic-shape-and-buildin": ("latest-models", "3."),
    "latest-04-ic-and-iic-hits": ("latest-models", "4."),
    "latest-05-iiic-building-on-a-torus": ("latest-models", "5."),
    "latest-06-iiic-insurance-and-flight": ("latest-models", "6."),
    "latest-07-ivc-a-ship-of-four-parts": ("latest-models", "7."),
    "latest-08-level-iv-with-level-iii-card": ("latest-models", "8."),
    "latest-09-lmx-only-with-first-or-secon": ("latest-models", "9."),
    "race-01-terms": ("team-race", "1."),
    "race-02-players-teams-colours": ("team-race", "2."),
    "race-03-components-and-set-up": ("team-race", "3."),
    "race-04-rounds": ("team-race", "4."),
    "race-05-the-turn": ("team-race", "5."),
    "race-06-how-far-a-ship-moves": ("team-race", "6."),
    "race-07-where-it-stops": ("team-race", "7."),
    "race-08-arrivals-and-finish": ("team-race", "8."),
    "race-09-the-track": ("team-race", "9."),
    "race-10-bonus-cards": ("team-race", "10."),
    "race-11-jokers-2-and-4-players": ("team-race", "11."),
    "race-12-end-of-the-game": ("team-race", "12."),
    "race-13-decisions-for-an-engine": ("team-race", "13."),
    "house-01-hse-t-gold-titles-of-the-tre": ("house", "HSE-T"),
    "house-02-hse-r-rough-roads-fills-the": ("house", "HSE-R"),
    "house-03-hse-b-ways-to-build": ("house", "HSE-B"),
    "house-04-hse-o-online-tables": ("house", "HSE-O"),
}
"""For each chapter its catalogue and the first word of its section there. What is about the catalogue itself
(coverage, open points, test cases) is in no chapter."""

_SOURCES = re.compile(r"\s*\[(?:S\d|X\d|no statement)\b[^\]]*\]")
_BASIS = re.compile(r"\s*\*Basis:(?:\*.*$| (?:[^*]|\*(?=\w))*\*)")
_TEST = re.compile(r"\s*\*Test:\*.*?(?=\s`\[|$)")
_MARK = re.compile(r"`\[[SPDRX]\]`(?: \*\*ruling\*\*)?\s?")
_MARK_INSIDE = re.compile(r"\s(?:\[[SEI]\]|\(ruling\))(?= [A-Z\"])")
_MARK_AT_END = re.compile(r"\s(?:\[[SEI]\]|\((?:rulings?|consequence)\b).*$")
"""The marks of the race, the last one of a rule with what is said about it."""
_EXTERNAL = re.compile(r"\s*\((?:external|X\d)\b[^)]*\)|\s*\*\(external[^)]*\)\*")
_CODE = re.compile(r"`([^`]+)`")
_NUMBER = re.compile(r"^#+\s+(?:\d+(?:\.\d+)*\.?\s+)?")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z0-9])")


def chapter(name: str) -> str:
    """One chapter as Markdown."""
    catalogue, section = SECTIONS[name]
    text = (CATALOGUES / f"{catalogue}.md").read_text("utf-8")
    lines = [line for raw in _section(text, section) for line in _cleaned(raw, name)]
    joined = re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip() + "\n"
    return _without_columns(joined, DROPPED_COLUMNS.get(name, ()))


def _section(text: str, first: str) -> Iterator[str]:
    """The lines of a section, its heading included."""
    inside = False
    for line in text.splitlines():
        if line.startswith("## "):
            inside = line.split()[1] == first
        if inside and line.strip() != "---":
            yield line


def _cleaned(line: str, name: str) -> Iterator[str]:
    if any(line.startswith(start) for start in DROPPED_LINES):
        return
    for words, better in INSTEAD.get(name, {}).items():
        line = line.replace(words, better)
    if line.startswith("#"):
        hashes = "#" if line.startswith("## ") else "###"
        line = f"{hashes} {_NUMBER.sub('', line)}"
    for unwanted in (_SOURCES, _BASIS, _TEST, _MARK, _EXTERNAL):
        line = unwanted.sub("", line)
    if name.startswith("race"):
        line = _MARK_AT_END.sub("", _MARK_INSIDE.sub("", line))
    line = _CODE.sub(lambda found: f"*{_plain(found[1])}*", line)
    line = re.sub(r"(?<=\S)  +", " ", line).rstrip()
    for words, better in WORDS.items():
        line = re.sub(words, better, line)
    # Where a mark stood before a full stop.
    yield re.sub(r"(?<=\w) (?=\.(?:\s|$))", "", line)


def _plain(code: str) -> str:
    """A name of the program in words.

    >>> _plain("black_hole"), _plain("openCredits"), _plain("takeBack1e")
    ('black hole', 'open credits', 'take back 1e')
    """
    return _CAMEL.sub(" ", code.replace("_", " ")).lower() if code[:1].islower() else code


def _without_columns(text: str, unwanted: tuple[str, ...]) -> str:
    """Tables without the columns of these names."""
    lines, dropped = [], list[int]()
    for line in text.splitlines():
        if not line.startswith("|"):
            dropped = []
        elif unwanted:
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            dropped = dropped or [at for at, cell in enumerate(cells) if cell in unwanted]
            line = f"| {' | '.join(cell for at, cell in enumerate(cells) if at not in dropped)} |"
        lines.append(line)
    return "\n".join(lines) + "\n"


def outdated() -> list[Path]:
    """The chapters that differ from what the catalogues say, and files that are no chapter."""
    found = [path for path in CHAPTERS.glob("*.md") if path.stem not in SECTIONS]
    for name in SECTIONS:
        path = CHAPTERS / f"{name}.md"
        if not path.is_file() or path.read_text("utf-8") != chapter(name):
            found.append(path)
    return found


def main(argv: list[str]) -> int:
    paths = outdated()
    for path in paths:
        if "--write" in argv and path.stem in SECTIONS:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(chapter(path.stem), "utf-8")
        print(path.relative_to(ROOT))
    return 1 if paths and "--write" not in argv else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
