"""Two nodes of one house: whatever is asked at one holds at the other."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.server_process import Process, serving, until

pytestmark = pytest.mark.slow

TOKEN = "token-of-the-operator"
AWAY = {"X-Forwarded-For": "203.0.113.5"}


@pytest.fixture
def nodes(tmp_path: Path, postgres_address: str) -> Iterator[list[Process]]:
    settings = [f"admin_token={TOKEN}", "proxies=127.0.0.1", "limits.most_tables_per_address=1"]
    given = [part for one in settings for part in ("--set", one)]
    with ExitStack() as stack:
        yield [
            stack.enter_context(serving(tmp_path / name, "--port", "0", "--db", postgres_address, *given))
            for name in ("one", "two")
        ]


def operator(node: Process, **request: Any) -> Any:
    status, body = node.get("/api/admin", "POST", request, Authorization=f"Bearer {TOKEN}")
    assert status == 200, body
    return json.loads(body)


def listed(node: Process) -> list[str]:
    return [table["table"] for table in json.loads(node.get("/api/tables")[1])["tables"]]


def test_the_house_is_the_same_at_every_node(nodes: list[Process]):
    one, two = nodes
    status, body = one.get("/api/tables", "POST", {"game": "race", "is_listed": True}, **AWAY)
    assert status == 201
    made = json.loads(body)
    with one.enter(made) as host:
        # The list, and the seat links.
        until(lambda: listed(two) == [made["table"]])
        with two.enter(made):
            pass
        # Requests about a table are answered by its node, and its people see what comes of them.
        status, body = two.get(f"/api/tables/{made['table']}/join", "POST", {"name": "Bob"})
        assert status == 201
        names: list[str] = []
        while "Bob" not in names:
            message = json.loads(host.recv())
            table = message.get("table", message)
            names = [seat.get("name", "") for seat in table.get("seats", ())]
        # What was refused there is refused here.
        status, body = two.get(f"/api/tables/{made['table']}/person", "POST", {"token": "wrong"})
        assert (status, json.loads(body)["code"]) == (400, "wrong-link")
        # An address has as many tables as it may have in the house.
        status, body = two.get("/api/tables", "POST", {"game": "race"}, **AWAY)
        assert (status, json.loads(body)["code"]) == (429, "address-tables")
        assert two.get("/api/tables", "POST", {"game": "race"})[0] == 201


def test_the_operator_speaks_for_the_house(nodes: list[Process]):
    one, two = nodes
    assert operator(one, do="say", text="Cake at nine")["code"] == "said"
    until(lambda: json.loads(two.get("/api/about")[1])["notice"] == "Cake at nine")
    assert operator(two, do="ban", network="203.0.113.0/24")["code"] == "banned"
    until(lambda: one.get("/api/about", **AWAY)[0] == 403)
    assert one.get("/api/about")[0] == 200
    assert operator(one, do="unban", network="203.0.113.0/24")["code"] == "unbanned"
    until(lambda: two.get("/api/about", **AWAY)[0] == 200)


def test_links_are_replaced_everywhere(nodes: list[Process]):
    one, two = nodes
    made = one.table()
    with two.enter(made):
        assert operator(two, do="rotate-secret")["code"] == "rotated"
    path = f"/api/tables/{made['table']}/person"
    until(lambda: one.get(path, "POST", {"token": made["token"]})[0] == 400)


def test_a_drained_node_gives_its_tables_away_and_ends(nodes: list[Process]):
    one, two = nodes
    made = one.table()
    with one.enter(made) as host:
        assert operator(one, do="drain", seconds=600)["code"] == "draining"
        said = json.loads(host.recv())
        while said["is"] != "bye":
            said = json.loads(host.recv())
        assert said["code"] == "moved"
        assert said["reconnect_ms"] < 1000
    with two.enter(made):
        assert one.process.wait(60) == 0
