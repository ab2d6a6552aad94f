"""The log of a server: its two forms, and nothing personal in it."""

import json
import logging
import re
from datetime import datetime

import pytest
from websockets.sync.client import connect

from starhaul.server.house_log import JsonForm, TextForm, note
from starhaul.server.wire import VERSION
from tests.server.server_process import TIMEOUT_S, Process, serving, told_until_closed

NAME, GUEST = "Zyxwvia", "Qrstuvo"
STAMP = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d")


def play_a_little(process: Process) -> list[str]:
    """A whole evening: returns everything that must not be in a log."""
    status, body = process.get("/api/tables", "POST", {"game": "race", "name": NAME, "is_listed": True})
    assert status == 201
    made = json.loads(body)
    hello = {
        "do": "hello",
        "v": VERSION,
        "client": "client-one",
        "name": NAME,
        "device": "device-one",
        **made,
    }
    with connect(f"ws://127.0.0.1:{process.port}/ws", open_timeout=TIMEOUT_S) as line:
        line.send(json.dumps(hello))
        table = json.loads(line.recv(TIMEOUT_S))["table"]
        commands = [{"do": "bot", "seat": seat, "bot": "random"} for seat in (1, 2, 3)]
        commands += [{"do": "say", "text": "a-secret-remark"}, {"do": "ready"}]
        for seq, command in enumerate(commands, 1):
            line.send(json.dumps({"seq": seq, **command}))
        while json.loads(line.recv(TIMEOUT_S))["is"] != "update":
            pass
        process.get("/api/codes", "POST", {"code": "BCDFGH"})
        process.get("/api/tables/nowhere/join", "POST", {"name": GUEST})
        line.send(json.dumps({"seq": 99, "do": "close"}))
        told_until_closed(line)
    return [NAME, GUEST, "127.0.0.1", "client-one", "device-one", "a-secret-remark", made["token"],
            table["table_link"], table["watch_link"], table["code"]]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("form", ["text", "json"])
def test_the_story_of_an_evening_names_nobody(tmp_path, form):
    with serving(tmp_path, "--port", "0", "--log-level", "info", "--log-format", form) as process:
        hidden = play_a_little(process)
        assert process.end() == 0
        log = process.complaint
    for secret in hidden:
        assert secret not in log
    events = (
        "server-started",
        "table-opened",
        "match-started",
        "match-aborted",
        "table-closed",
        "server-stopped",
    )
    places = [log.index(event) for event in events]
    assert places == sorted(places)
    lines = log.splitlines()
    if form == "text":
        assert all(STAMP.match(line) for line in lines), log
        assert re.search(r"table-closed table=\w+ by=host", log)
        return
    told = [json.loads(line) for line in lines]
    assert all(datetime.fromisoformat(one["time"]).tzinfo for one in told)
    (started,) = [one for one in told if one.get("event") == "match-started"]
    assert (started["game"], started["people"], started["bots"]) == ("race", 1, 3)
    (aborted,) = [one for one in told if one.get("event") == "match-aborted"]
    assert (aborted["by"], aborted["match"]) == ("host", started["match"])


def record(**more: object) -> logging.LogRecord:
    made = logging.LogRecord("starhaul.x", logging.ERROR, "x.py", 1, "failed: %s", ("a\nb",), None)
    made.__dict__.update(more)
    return made


def test_a_json_line_is_one_line_with_its_error():
    try:
        raise ValueError("first\nsecond")
    except ValueError as error:
        told = JsonForm().format(record(exc_info=(ValueError, error, error.__traceback__)))
    assert "\n" not in told
    found = json.loads(told)
    assert (found["level"], found["logger"], found["message"]) == ("error", "starhaul.x", "failed: a\nb")
    assert "ValueError: first" in found["error"]


def test_both_forms_have_the_time_with_its_zone():
    text = TextForm("%(asctime)s %(message)s").format(record())
    assert STAMP.match(text)
    assert STAMP.fullmatch(json.loads(JsonForm().format(record()))["time"])


def test_facts_that_are_not_known_are_left_out(caplog):
    with caplog.at_level(logging.INFO, "starhaul.story"):
        note("table-closed", table="t", by="host", age_s=None, lesson="", listed=False)
    assert caplog.messages == ["table-closed table=t by=host listed=false"]
