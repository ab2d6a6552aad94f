"""Test vectors that the browser client must reproduce; `python -m tests.web.vectors` writes them."""

import json
from hashlib import blake2b
from math import comb
from pathlib import Path
from typing import Any

from starhaul.kernel.chance import Stream
from starhaul.kernel.fairness import commitment, seed_of

FILE = Path(__file__).with_suffix(".json")
LENGTHS = (0, 1, 3, 111, 127, 128, 129, 255, 256, 257, 1000)
BELOWS = (1, 2, 6, 48, comb(48, 6), 2**53 - 1, 2**53, 3 << 62, 2**64 - 1, 2**64)
SEED = seed_of("a7" * 32, "0123456789abcdef", ["5a" * 16, "", "c3" * 16])


def digests() -> list[dict[str, Any]]:
    """Digests of bytes that count up, with various keys and sizes."""
    found = []
    for length in LENGTHS:
        data = bytes(n % 251 for n in range(length))
        for key, size, person in (
            (0, 64, ""),
            (32, 64, "starhaul-draw"),
            (64, 32, "sixteen-letters!"),
            (1, 1, "x"),
        ):
            made = blake2b(data, key=bytes(range(key)), digest_size=size, person=person.encode())
            found.append(
                {"length": length, "key": key, "size": size, "person": person, "digest": made.hexdigest()}
            )
    return found


def draws() -> list[dict[str, Any]]:
    """Includes ranges that often reject words. Numbers are strings, because
    many are too large for JavaScript."""
    found = []
    for seed in (SEED, "7", "žluťoučký kůň"):
        for stream in ("dice", "cards"):
            draw = Stream(seed, stream)
            numbers = [str(draw(BELOWS[n % len(BELOWS)])) for n in range(50)]
            found.append({"seed": seed, "stream": stream, "numbers": numbers})
    return found


def origins() -> list[dict[str, Any]]:
    found = []
    for nonces in ([], [""], ["5a" * 16, ""], ["00" * 16, "ff" * 16, "", "12" * 16]):
        secret, match = "a7" * 32, "0123456789abcdef"
        found.append(
            {
                "secret": secret,
                "match": match,
                "nonces": nonces,
                "commitment": commitment(secret, match),
                "seed": seed_of(secret, match, nonces),
            }
        )
    return found


def text() -> str:
    made = {"digests": digests(), "belows": [str(n) for n in BELOWS], "draws": draws(), "origins": origins()}
    return json.dumps(made, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
