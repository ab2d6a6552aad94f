"""Patches that both clients must apply alike; `python -m tests.web.patches` writes them."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from starhaul.server.patches import patch_of

FILE = Path(__file__).with_suffix(".json")
BY_HAND: list[dict[str, Any]] = [
    {"value": {"a": 1}, "patch": {"a": 2}, "result": {"a": 2}},
    {"value": {"a": 1, "b": 2}, "patch": {"b": []}, "result": {"a": 1}},
    {"value": {"a": 1}, "patch": {"b": [[]]}, "result": {"a": 1, "b": []}},
    {"value": {"a": 1}, "patch": {"b": [{"c": []}]}, "result": {"a": 1, "b": {"c": []}}},
    {"value": {"a": [1, 2, 3]}, "patch": {"a": [1, 1, []]}, "result": {"a": [1, 3]}},
    {"value": {"a": [1, 2, 3]}, "patch": {"a": [3, 0, [4, 5]]}, "result": {"a": [1, 2, 3, 4, 5]}},
    {"value": {"a": [1, 2, 3]}, "patch": {"a": [0, 3, [[7]]]}, "result": {"a": [[7]]}},
    {"value": {"a": [1, 2, 3]}, "patch": {"a": [[1, 1, []]]}, "result": {"a": [1, 1, []]}},
    {"value": [{"a": 1}, {"a": 1}], "patch": {"1": {"a": []}}, "result": [{"a": 1}, {}]},
    {"value": {"a": 1}, "patch": {"a": None}, "result": {"a": None}},
    {"value": {"a": 1}, "patch": {"a": [None]}, "result": {"a": None}},
    {"value": {"a": True}, "patch": {"a": False, "b": 0, "c": ""}, "result": {"a": False, "b": 0, "c": ""}},
    {"value": None, "patch": [{"a": 1}], "result": {"a": 1}},
    {"value": {"a": 1}, "patch": [None], "result": None},
    {"value": {"a": 1}, "patch": {}, "result": {"a": 1}},
]


def value(luck: Random, depth: int) -> Any:
    kind = luck.randrange(8) if depth else luck.randrange(5)
    if kind < 5:
        return (luck.randrange(9), "abc"[luck.randrange(3)], None, 7, "ž“")[kind]
    size = luck.randrange(5)
    if kind < 7:
        return {name: value(luck, depth - 1) for name in luck.sample("abcdef", size)}
    return [value(luck, depth - 1) for _ in range(size)]


def varied(luck: Random, old: Any, depth: int) -> Any:
    """The value with a few changes."""
    if luck.random() < 0.2:
        return value(luck, depth)
    if isinstance(old, dict):
        kept = {name: varied(luck, it, depth - 1) for name, it in old.items() if luck.random() < 0.9}
        return kept if luck.random() < 0.8 else {**kept, "new": value(luck, 1)}
    if isinstance(old, list):
        items = [varied(luck, it, depth - 1) for it in old if luck.random() < 0.9]
        return items if luck.random() < 0.7 else [*items, value(luck, 1)]
    return old


def pairs(number: int) -> list[tuple[Any, Any]]:
    luck, found = Random(5), []
    while len(found) < number:
        old = {"a": value(luck, 4), "b": value(luck, 3), "c": value(luck, 3)}
        new = varied(luck, old, 4)
        if old != new:
            found.append((old, new))
    return found


def text() -> str:
    made = [
        {"value": old, "patch": json.loads(msgspec.json.encode(patch_of(old, new))), "result": new}
        for old, new in pairs(60)
    ]
    lines = ",\n".join(json.dumps(vector, ensure_ascii=False) for vector in BY_HAND + made)
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
