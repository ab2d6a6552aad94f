"""The dashboard and the alert rules in `deploy/`: their form, and that every metric in them exists."""

import json
import re
from pathlib import Path

import pytest
import yaml

from tests.server.server_process import serving

DEPLOY = Path(__file__).parents[3] / "deploy"
ALERTS = yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))
DASHBOARD = json.loads((DEPLOY / "grafana-dashboard.json").read_text("utf-8"))
NAME = re.compile(r"\b(?:starhaul|process)_[a-z_]+\b")
DURATION = re.compile(r"\d+[smhd]")
OF_OTHERS = {"node_filesystem_avail_bytes", "node_filesystem_size_bytes"}
"""Metrics of the node exporter."""


def rules() -> list[dict]:
    return [rule for group in ALERTS["groups"] for rule in group["rules"]]


def queries() -> list[str]:
    shown = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    return [*shown, *(rule["expr"] for rule in rules()), DASHBOARD["templating"]["list"][1]["query"]["query"]]


@pytest.mark.slow
def test_every_metric_that_is_used_is_one_of_a_running_server(tmp_path):
    with serving(tmp_path, "--port", "0") as server:
        status, page = server.get("/metrics")
    assert status == 200
    families = dict(re.findall(r"^# TYPE (\S+) (\S+)$", page, re.MULTILINE))
    there = set(families)
    for name, kind in families.items():
        if kind == "histogram":
            there |= {f"{name}_{end}" for end in ("bucket", "sum", "count")}
    used = {name for query in queries() for name in NAME.findall(query)}
    assert used - there == set()
    assert len(used) > 25


def test_labels_that_are_used_exist():
    """By label and metric; a label that does not exist would select nothing."""
    known = {
        "game",
        "how",
        "answer",
        "why",
        "code",
        "part",
        "instance",
        "job",
        "le",
        "version",
        "python",
        "engine",
    }
    for query in queries():
        assert set(re.findall(r"(\w+)=~?\"", query)) <= known
        for group in re.findall(r"by \(([^)]*)\)", query):
            assert {label.strip() for label in group.split(",")} <= known


def test_alert_rules_have_the_form_that_prometheus_reads():
    assert set(ALERTS) == {"groups"}
    names = [rule["alert"] for rule in rules()]
    assert len(set(names)) == len(names) >= 10
    for group in ALERTS["groups"]:
        assert set(group) == {"name", "rules"}
    for rule in rules():
        assert (
            {"alert", "expr", "labels", "annotations"}
            <= set(rule)
            <= {*("alert", "expr", "labels", "annotations", "for")}
        )
        assert re.fullmatch(r"Starhaul[A-Z]\w+", rule["alert"])
        assert DURATION.fullmatch(rule.get("for", "1m"))
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert set(rule["annotations"]) == {"summary", "description"}
        assert all(isinstance(text, str) and text for text in rule["annotations"].values())


def test_queries_are_balanced_and_name_only_known_metrics():
    for query in queries():
        for opening, closing in ("()", "[]", "{}"):
            assert query.count(opening) == query.count(closing), query
        others = set(re.findall(r"\bnode_\w+", query))
        assert others <= OF_OTHERS


def test_panels_of_the_dashboard_do_not_overlap():
    taken: dict[tuple[int, int], str] = {}
    for panel in DASHBOARD["panels"]:
        place = panel["gridPos"]
        assert place["x"] + place["w"] <= 24
        for x in range(place["x"], place["x"] + place["w"]):
            for y in range(place["y"], place["y"] + place["h"]):
                assert (x, y) not in taken, (panel["title"], taken.get((x, y)))
                taken[x, y] = panel["title"]
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])
    assert all(panel["title"] and panel["targets"] for panel in DASHBOARD["panels"])


def test_every_alert_is_explained_to_operators():
    page = (DEPLOY.parent / "docs" / "operate.md").read_text("utf-8")
    assert [rule["alert"] for rule in rules() if f"`{rule['alert']}`" not in page] == []
