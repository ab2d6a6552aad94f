"""A small part of `make fuzz-server`: all kinds of invalid input, always the same."""

import re
from random import Random

import pytest

from tests.hostile.kit import BOUNDLESS
from tests.server.running_server import open_server
from tools.hostile.__main__ import attack
from tools.hostile.nonsense import COMMANDS, Nonsenses
from tools.hostile.raw_noise import send_noise
from tools.hostile.rounds import Broken, Round
from tools.hostile.visitor import Visitor

FRAMES = 5000
NUMBERED = re.compile(rb'"seq":[1-9]')


@pytest.fixture(scope="module")
async def open_to_all(tmp_path_factory):
    async with open_server(tmp_path_factory.mktemp("house"), limits=BOUNDLESS) as running:
        yield running


async def test_whatever_comes_is_answered_once_and_everybody_plays_on(open_to_all):
    made = []
    assert await attack(open_to_all.port, "tests", FRAMES, 4, made.append) == 0
    assert sum(made) >= FRAMES
    assert open_to_all.lobby.services.metrics.failures._value.get() == 0


async def test_random_bytes_harm_nobody(open_to_all):
    for number in range(25):
        await send_noise(open_to_all.port, f"tests/{number}")
    async with await Visitor.open(open_to_all.port) as visitor:
        assert (await visitor.hello("x"))["code"] == "unknown"


# --- the fuzz itself can fail ------------------------------------------------------------------------------


def answer_times(times, monkeypatch):
    """From now on visitors see one numbered answer this often."""
    take, chosen = Visitor._take, []

    async def changed(self, opcode, data):
        is_chosen = not chosen and b'"is":"done"' in data and NUMBERED.search(data)
        if is_chosen:
            chosen.append(data)
        for _ in range(times if is_chosen else 1):
            await take(self, opcode, data)

    monkeypatch.setattr(Visitor, "_take", changed)
    return chosen


async def test_a_command_without_answer_is_noticed(open_to_all, monkeypatch):
    chosen = answer_times(0, monkeypatch)
    monkeypatch.setattr("tools.hostile.visitor.TIMEOUT_S", 1.0)
    with pytest.raises((Broken, TimeoutError)):
        await Round(open_to_all.port, "others", "lobby").run()
    assert chosen


async def test_a_command_answered_twice_is_noticed(open_to_all, monkeypatch):
    chosen = answer_times(2, monkeypatch)
    with pytest.raises(Broken, match="how often they were answered"):
        await Round(open_to_all.port, "others", "lobby").run()
    assert chosen


def test_nonsense_is_of_every_kind():
    nonsenses = Nonsenses(Random(1), "trucker", lambda: [{"do": "take"}])
    said = [nonsenses.next() for _ in range(12_000)]
    texts = "\n".join(text for text, _ in said)
    assert all(f'"do":"{name}"' in texts for name in COMMANDS)
    assert all(word in texts for word in ("NaN", "\\ud800", "[" * 100, "9" * 1000, "x" * 5000, "take_open"))
    assert 0.3 < sum(seq > 0 for _, seq in said) / len(said) < 0.95
