"""boardgame.io: one move through its server part, in a Node process beside ours that measures itself.

The move is trivial (one number into one cell, one die), so this is its fixed cost of a move: rules would come
on top.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from benchmarks.peers.peer import Peer
from benchmarks.row import COMMAND, Row, Work, by_own_account, given

NAME = "boardgame.io"
FOLDER = Path(__file__).resolve().parents[2] / ".node" / "peers" / "node_modules"
"""Where tools/node-peers.sh installs it."""
SCRIPT = Path(__file__).with_name("boardgame_io.cjs")
MOVES = 2000
WARM_UP = 8
"""Until the compiler of Node has seen everything often enough."""


def installed_version() -> str | None:
    about = FOLDER / "boardgame.io" / "package.json"
    if shutil.which("node") is None or not about.is_file():
        return None
    return str(json.loads(about.read_text("utf-8"))["version"])


def moves(number: int = MOVES) -> Work:
    """Starts Node; every call of the work lets it make that many moves in a new match."""
    environment = {**os.environ, "NODE_PATH": str(FOLDER), "NODE_ENV": "production"}
    node = subprocess.Popen(
        ["node", str(SCRIPT)], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )

    def work() -> tuple[float, ...]:
        done = _asked(node, number)
        return done["seconds"], done["moves"], done["bytes"] / done["moves"]

    for _ in range(WARM_UP):
        work()
    return work


def _asked(node: subprocess.Popen[str], number: int) -> dict[str, Any]:
    assert node.stdin is not None, "a pipe"
    assert node.stdout is not None, "a pipe"
    node.stdin.write(f"{number}\n")
    node.stdin.flush()
    done: dict[str, Any] = json.loads(node.stdout.readline())
    return done


PEER = Peer(
    NAME,
    installed_version,
    (
        Row(
            "server",
            "trivial move",
            (COMMAND, given("bytes/command")),
            moves,
            NAME,
            by_own_account,
        ),
    ),
)
