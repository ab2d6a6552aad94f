"""tools/citations.py: what counts as a definition, a citation or a
mistake; and our pages have no mistakes."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from tools import citations

CATALOGUE = """\
# Made up

**SET-01 [1e]** Two players. See **SET-99** and SET-02. [S1]
**SET-02 [both] Bold heading.** Text.
**BLD-09a [1e]** One way.
**BLD-09b [2e]** Another way.
**CRD-ENEMY-04 [both]** Shoot.
**Not-an-ID** text, **HSE** text.

- **LM-001** `[S]` A list item.
| ID | effect |
|---|---|
| **HSE-T1** | hauler |
| EX-01 | Doc | SET-02 |
| X01 | red on start | SET-01 |
| X1 | a source, not an example |
| 44 | coverage | **SET-98**, EX-02 |
Fine print: **HSE-T7** xeno: far. **HSE-T10** engineer, unlike **HSE-T9**.

```
**SET-97** in a code block
```
"""
DEFINED = ["SET-01", "SET-02", "BLD-09a", "BLD-09b", "CRD-ENEMY-04", "LM-001"]
DEFINED += ["HSE-T1", "EX-01", "X01", "HSE-T7", "HSE-T10"]

TEST_SOURCE = """\
import pytest
from tests.rules import rule

pytestmark = rule("SET-01")

@rule("SET-02", "BLD-09a")
def test_one(): ...

@pytest.mark.rule("BLD-09b")
class TestTwo: ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("LM-001")), pytest.param(2, marks=[rule("X01")])])
def test_three(n): ...

@about("SET-02", "HSE-T7", "EX-01")
def test_four(): ...
"""


def project(root: Path, *, catalogue: str = CATALOGUE, test: str = TEST_SOURCE, untestable: str = "") -> Path:
    """A project folder with one catalogue, one test module and a list of untestable rules."""
    pages = root / "docs" / "rules"
    pages.mkdir(parents=True)
    (root / "tests" / "deep").mkdir(parents=True)
    (pages / "made_up.md").write_text(catalogue, encoding="utf-8")
    (pages / "README.md").write_text("**SET-96** is only an example here\n", encoding="utf-8")
    (pages / "untestable.md").write_text(f"| ID | reason |\n|---|---|\n{untestable}", encoding="utf-8")
    (root / "tests" / "deep" / "test_made_up.py").write_text(test, encoding="utf-8")
    return root


def test_only_definitions_are_found(tmp_path: Path) -> None:
    assert [place.id for place in citations.definitions(project(tmp_path))] == DEFINED


def test_a_place_names_file_and_line(tmp_path: Path) -> None:
    assert str(citations.definitions(project(tmp_path))[0]) == "docs/rules/made_up.md:3: SET-01"


def test_all_ways_to_cite_are_found(tmp_path: Path) -> None:
    cited = [place.id for place in citations.citations(project(tmp_path))]
    assert sorted(cited) == ["BLD-09a", "BLD-09b", "LM-001", "SET-01", "SET-02", "X01"]


@pytest.mark.parametrize(
    "source",
    [
        'error.rule("SET-01")',
        'unruly("SET-01")',
        '# rule("SET-01")',
        "text = 'rule(\"SET-01\")'",
        '@rule("SET-01")\n@pytest.mark.skip(reason="later")\ndef test(): ...',
        '@pytest.mark.xfail\nclass TestIt:\n    @rule("SET-01")\n    def test(self): ...',
    ],
)
def test_what_is_no_citation(source: str) -> None:
    assert citations.ids_cited_in(source) == []


def test_what_a_test_is_about_is_no_proof(tmp_path: Path) -> None:
    """SET-02 is proved by another test, EX-01 is listed as untestable, HSE-T7 is only touched."""
    root = project(tmp_path, untestable="| EX-01 | needs the picture |\n")
    touched = [place.id for place in citations.citations(root, citations.TOUCHES)]
    assert touched == ["SET-02", "HSE-T7", "EX-01"]
    found = citations.report(root)
    assert found.notes == []
    assert found.total.touched == ["HSE-T7"]
    assert "HSE-T7" in found.total.missing
    assert "SET-02" in found.total.tested
    assert citations.unmet(found, ["HSE-T7"]) == ["required HSE-T7: missing HSE-T7"]


@pytest.mark.parametrize(
    ("source", "ids"),
    [
        ('@about("SET-01", "SET-02")\ndef test(): ...', ["SET-01", "SET-02"]),
        ('@pytest.mark.about("SET-01")\ndef test(): ...', ["SET-01"]),
        ('@rule("SET-01")\n@about("SET-02")\ndef test(): ...', ["SET-02"]),
        ('@pytest.mark.skip\n@about("SET-01")\ndef test(): ...', []),
        ('talk.about("SET-01")', []),
    ],
)
def test_ways_to_say_what_a_test_is_about(source: str, ids: list[str]) -> None:
    assert [rule_id for rule_id, _ in citations.ids_cited_in(source, citations.TOUCHES)] == ids


def test_the_report_sorts_every_id_into_one_column(tmp_path: Path) -> None:
    found = citations.report(project(tmp_path, untestable="| EX-01 | needs the picture |\n"))
    total = found.total
    assert found.errors == []
    assert total.listed == ["EX-01"]
    assert total.missing == ["CRD-ENEMY-04", "HSE-T1", "HSE-T7", "HSE-T10"]
    assert sorted(total.tested + total.listed + total.missing) == sorted(DEFINED)


def test_a_mistyped_citation_fails_and_names_the_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = project(tmp_path, test='rule("SET-O1")\nrule("BLD-09")\nabout("SET-2")\n')
    assert citations.main([], root) == 1
    errors = capsys.readouterr().err
    assert "tests/deep/test_made_up.py:1: SET-O1 is in no catalogue" in errors
    assert "BLD-09 is in no catalogue (there is BLD-09a, BLD-09b)" in errors
    assert "tests/deep/test_made_up.py:3: SET-2 is in no catalogue" in errors


@pytest.mark.parametrize(
    ("row", "error"),
    [("| SET-77 | because |\n", "SET-77 is in no catalogue"), ("| SET-01 | |\n", "listed without a reason")],
)
def test_a_bad_row_of_the_list_fails(tmp_path: Path, row: str, error: str) -> None:
    (found,) = citations.report(project(tmp_path, untestable=row)).errors
    assert error in found


def test_an_id_defined_twice_fails(tmp_path: Path) -> None:
    (error,) = citations.report(project(tmp_path, catalogue=CATALOGUE + "**SET-01 [2e]** Again.\n")).errors
    assert "SET-01 is already defined in docs/rules/made_up.md:3" in error


def test_listed_and_tested_is_worth_a_note(tmp_path: Path) -> None:
    found = citations.report(project(tmp_path, untestable="| SET-01 | says somebody |\n"))
    assert found.errors == []
    assert len(found.notes) == 1
    assert "SET-01" in found.total.tested
    assert found.total.listed == []


@pytest.mark.parametrize(
    ("required", "status"),
    [
        (["SET", "BLD-09?"], 0),
        (["LM", "X"], 0),
        (["CRD"], 1),
        (["CRD-ENEMY-04"], 1),
        (["SET", "HSE-T*"], 1),
        (["EX"], 0),
        (["SETT"], 1),
    ],
)
def test_required_chapters_are_a_gate(tmp_path: Path, required: list[str], status: int) -> None:
    root = project(tmp_path, untestable="| EX-01 | needs the picture |\n")
    assert citations.main(["--require", *required], root) == status


def test_a_chapter_does_not_match_a_longer_name() -> None:
    assert not citations.matches("LM", "LMX-001")
    assert citations.matches("HSE", "HSE-T1")


def test_the_table_is_readable(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert citations.main([], project(tmp_path)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["chapter", "IDs", "tested", "listed", "missing", "touched", "done"]
    assert ["BLD", "2", "2", "0", "0", "0", "100", "%"] in [line.split() for line in lines]
    assert ["total", "11", "6", "0", "5", "2", "54", "%"] in [line.split() for line in lines]
    assert ["CRD-ENEMY", "04"] in [line.split() for line in lines[lines.index("missing") :]]
    assert lines[-3] == "touched by a test, but not proved"
    assert [line.split() for line in lines[-2:]] == [["HSE-T", "7"], ["EX", "01"]]
    assert max(map(len, lines)) <= 80


def test_missing_prints_bare_ids(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    citations.main(["--missing"], project(tmp_path))
    assert capsys.readouterr().out.split() == ["CRD-ENEMY-04", "HSE-T1", "HSE-T7", "HSE-T10", "EX-01"]


def test_json_carries_the_same_facts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    citations.main(["--json"], project(tmp_path))
    document = json.loads(capsys.readouterr().out)
    assert document["total"] == {"ids": 11, "tested": 6, "listed": 0, "missing": 5, "touched": 2}
    assert document["chapters"]["SET"] == {
        "ids": 2,
        "tested": ["SET-01", "SET-02"],
        "listed": [],
        "missing": [],
        "touched": [],
    }


def test_ids_are_shortened_to_ranges_of_three_and_more() -> None:
    ids = ["SET-10", "SET-02", "SET-03", "SET-01", "SET-09a", "SET-11", "HSE-T10", "HSE-T9"]
    assert citations.compact(ids) == "HSE-T9, HSE-T10, SET-01…SET-03, SET-09a, SET-10, SET-11"


# --- our own pages ----------------------------------------------------------------------------


def stated_counts() -> dict[str, int]:
    """The section "Counts" of trucker.md: number of rules by chapter."""
    text = (citations.ROOT / "docs" / "rules" / "trucker.md").read_text(encoding="utf-8")
    section = text.split("### Counts")[1]
    rows = re.findall(r"^\| \**([^|*]+?)\** \| \**(\d+)\** \|$", section, flags=re.MULTILINE)
    return {name: int(number) for name, number in rows}


def test_the_trucker_catalogue_has_as_many_rules_as_it_says() -> None:
    stated = stated_counts()
    without_rulings = stated.pop("Rules without rulings")
    stated["EX"] = stated.pop("Worked examples (EX)")
    places = citations.definitions(citations.ROOT)
    counted = Counter(citations.chapter_of(p.id) for p in places if p.file.endswith("/trucker.md"))
    assert dict(counted) == stated
    assert without_rulings == counted.total() - counted["RUL"] - counted["EX"]


@pytest.mark.parametrize(
    ("name", "first", "last", "number"),
    [
        ("house", "HSE-T1", "HSE-O14", 38),
        ("latest-models", "LM-001", "LMX-029", 165),
        ("team-race", "TR-001", "X40", 144),
    ],
)
def test_the_other_catalogues_are_read_from_end_to_end(name: str, first: str, last: str, number: int) -> None:
    ids = [p.id for p in citations.definitions(citations.ROOT) if p.file.endswith(f"/{name}.md")]
    assert (ids[0], ids[-1]) == (first, last)
    assert len(ids) >= number  # rulings may be added, but nothing is ever removed


@pytest.mark.slow
def test_no_test_cites_an_unknown_rule() -> None:
    assert citations.report(citations.ROOT).errors == []


@pytest.mark.slow
def test_known_answers_of_the_slow_twin_prove_no_rule_of_the_engine() -> None:
    twins = [place for place in citations.citations(citations.ROOT) if "/test_naive" in place.file]
    assert twins == []


@pytest.mark.slow
def test_finished_chapters_stay_proved() -> None:
    """Chapters whose rules are all implemented; add to the list, never remove from it."""
    finished = [
        *("SET", "BLD", "CHK", "PRE", "FLT", "PAR", "HIT", "CRD", "GIV", "END", "WIN", "VAR", "LRN", "TRK"),
        *("RUL", "EX", "LM", "TR", "X"),
        "HSE-*",
    ]
    assert citations.unmet(citations.report(), finished) == []
