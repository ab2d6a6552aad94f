"""A server runs on uvloop where it is installed, on Python's own event loop elsewhere, and says which."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from starhaul.server.process.event_loop import loop_factory, loop_name
from tests.server.server_process import Process, serving

WITHOUT_UVLOOP = """
import importlib.util, runpy, sys
real = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "uvloop" else real(name, *rest)
sys.modules["uvloop"] = None
runpy.run_module("starhaul", run_name="__main__", alter_sys=True)
"""


def serves_a_table(folder: Path, loop: str) -> None:
    with serving(folder, "--port", "0", "--log-level", "info") as server:
        made = server.table()
        with server.enter(made):
            assert server.get("/readyz") == (200, '"ok"')
        assert f" loop={loop}\n" in server.complaint
        assert server.end() == 0


def test_a_server_runs_without_uvloop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Process, "program", ("-c", WITHOUT_UVLOOP))
    serves_a_table(tmp_path, "asyncio")


@pytest.mark.skipif(not find_spec("uvloop"), reason="uvloop is not installed")
def test_a_server_runs_on_uvloop_where_it_is_installed(tmp_path: Path):
    serves_a_table(tmp_path, "uvloop")


def test_the_loop_that_is_made_is_the_one_that_is_named():
    loop = loop_factory()()
    try:
        assert type(loop).__module__.startswith(loop_name())
    finally:
        loop.close()
