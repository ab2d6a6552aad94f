"""The texts of the load test."""

import ast
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import starhaul.locale
import starhaul.remote.load
from starhaul.cli.bench import MOST_PRINTED, summary
from starhaul.locale import LANGUAGES, Texts
from starhaul.remote.load.checking import Checked
from starhaul.remote.load.load_report import Plan, ProcessUse, Spent, report_of
from starhaul.remote.load.match_record import ServerViolation
from starhaul.remote.load.meter import Meter

LOCALE = Path(starhaul.locale.__file__).parent
LOAD = Path(starhaul.remote.load.__file__).parent
PLAN = Plan(tables=2, seats=2, rate=1, seconds=2, game="race")


def checks() -> set[str]:
    """All kinds of violations that the code can report."""
    found = set()
    for path in LOAD.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                first = node.args[0] if node.args else None
                if name in ("blame", "_blame", "ServerViolation") and isinstance(first, ast.Constant):
                    found.add(first.value)
            elif isinstance(node, ast.For) and ast.unparse(node.target).startswith("(check, "):
                found.update(pair.elts[0].value for pair in node.iter.elts)
    return found


def test_every_violation_has_a_text_and_no_text_is_idle():
    body = FluentParser().parse((LOCALE / "en" / "remote.ftl").read_text("utf-8")).body
    keys = {entry.id.name for entry in body if isinstance(entry, ftl.Message)}
    assert {key.removeprefix("violation-") for key in keys if key.startswith("violation-")} == checks()


def report(*violations: ServerViolation):
    use = ProcessUse(cpu=0.25, memory_mb=60.4)
    spent = Spent(seconds=2.0, server=use, generator=ProcessUse(cpu=None, memory_mb=None))
    meter = Meter()
    meter.answered(0.0123, is_action=True)
    meter.refused["not-asked"] += 3
    return report_of(PLAN, meter, spent, Checked(logs=1, views=2, violations=list(violations)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_can_be_told_in_every_language(language):
    violations = [ServerViolation(check, "t", "m", 1, "d") for check in sorted(checks())]
    said = summary(report(*violations), Texts(language))
    assert "not-asked ×3" in said
    assert Texts(language).number(12.3, 1) in said
    assert said.count("t/m/1: ") == len(checks())


def test_many_violations_are_counted_and_some_are_told():
    many = [ServerViolation("revision", "t", "m", None, f"{number}\n") for number in range(MOST_PRINTED + 5)]
    lines = summary(report(*many), Texts("en")).splitlines()
    assert lines[-1] == f"{MOST_PRINTED + 5} violations."
    assert sum(line.startswith("t/m: a revision is missing") for line in lines) == MOST_PRINTED


def test_figures_are_per_second_and_shares_of_a_core():
    found = report()
    assert (found.commands_per_second, found.actions.count, found.others.count) == (0.5, 1, 0)
    lines = summary(found, Texts("en")).replace("\N{NO-BREAK SPACE}", " ").splitlines()
    assert lines[-1] == "No violations."
    assert "Used by the server: 25% of a core, 60 MB" in lines
    assert "Used by the clients: –" in lines
    assert msgspec.json.decode(msgspec.json.encode(found))["server"]["cpu"] == 0.25
