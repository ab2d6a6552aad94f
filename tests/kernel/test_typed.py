"""Types are inspected by one thread at a time; otherwise msgspec crashes the process."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import starhaul

SOURCES = sorted(Path(starhaul.__file__).parent.rglob("*.py"))
THREADS = """
import sys, threading
from starhaul.trucker.data import rule_data

sys.setswitchinterval(1e-6)
start = threading.Barrier(4)
numbers = []

def read():
    start.wait()
    numbers.append(sum(len(rule_data.cards(edition).cards) for edition in ("1e", "2e")))

threads = [threading.Thread(target=read) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert len(numbers) == 4 and len(set(numbers)) == 1, numbers
"""


@pytest.mark.slow
def test_threads_read_the_same_tables_at_once():
    """Without the lock, three processes in ten died of a segmentation fault here."""
    for _ in range(12):
        done = subprocess.run([sys.executable, "-c", THREADS], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def test_no_other_module_gives_a_type_to_msgspec_after_its_import():
    found = [
        f"{path.name}:{line}"
        for path in SOURCES
        if path.name != "typed.py"
        for line in _typed_calls(ast.parse(path.read_text("utf-8")))
    ]
    assert not found


def test_such_calls_are_found():
    source = "made = Decoder(A)\ndef f():\n    msgspec.json.decode(b, type=A)\n    msgspec.json.Decoder(A)\n"
    assert list(_typed_calls(ast.parse(source))) == [3, 4]


def _typed_calls(tree: ast.Module) -> Iterator[int]:
    """Lines in functions that call a decoding function with a type, or create a decoder."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    calls = {node for function in functions for node in ast.walk(function) if isinstance(node, ast.Call)}
    for call in sorted(calls, key=lambda call: call.lineno):
        name = ast.unparse(call.func).rsplit(".", 1)[-1]
        if name == "Decoder" or (
            name in ("decode", "convert") and any(given.arg == "type" for given in call.keywords)
        ):
            yield call.lineno
