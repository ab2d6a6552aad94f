"""Where seeds come from: the format, and that every broken link of the chain is detected."""

from hashlib import blake2b
from typing import Any

import msgspec
import pytest

from starhaul.kernel.fairness import SeedOrigin, commitment, seed_of
from starhaul.kernel.log import Log, read_log, verify, write_log
from starhaul.kernel.match import Match
from tests.kernel.pebbles import Config, Pebbles
from tests.kernel.test_match import played
from tests.rules import rule

SECRET, MATCH, NONCES = "a7" * 32, "0123456789abcdef", ("5a" * 16, "", "c3" * 16)


def by_the_book(person: str, *lines: str) -> str:
    return blake2b("\n".join(lines).encode(), digest_size=32, person=person.encode()).hexdigest()


@rule("HSE-O10")
def test_commitment_and_seed_are_those_of_the_format() -> None:
    assert commitment(SECRET, MATCH) == by_the_book("starhaul-commit", SECRET, MATCH)
    assert seed_of(SECRET, MATCH, NONCES) == by_the_book("starhaul-match", SECRET, MATCH, *NONCES)
    assert len(bytes.fromhex(seed_of(SECRET, MATCH, NONCES))) * 8 >= 192


@rule("HSE-O10")
def test_every_part_and_its_place_change_the_seed() -> None:
    one, other = "5a" * 16, "c3" * 16
    parts = [
        (SECRET, MATCH, (one, other)),
        (SECRET, MATCH, (other, one)),
        (SECRET, MATCH, (one, "")),
        (SECRET, MATCH, ("", one)),
        (SECRET, MATCH, (one,)),
        (SECRET, MATCH, ()),
        (SECRET, MATCH, ("",)),
        (SECRET, "fedcba9876543210", (one, other)),
        ("b" * 64, MATCH, (one, other)),
    ]
    assert len({seed_of(*part) for part in parts}) == len(parts)
    assert len({commitment(secret, match) for secret, match, _ in parts}) == 3


def log_of(**changes: Any) -> Log:
    """The log of a match at a table."""
    seed = seed_of(SECRET, MATCH, NONCES)
    log = read_log(write_log(played(seed)))
    origin = SeedOrigin(match=MATCH, commitment=commitment(SECRET, MATCH), secret=SECRET, nonces=NONCES)
    head = msgspec.structs.replace(log.head, origin=msgspec.structs.replace(origin, **changes))
    # Through bytes, as in a file.
    return msgspec.structs.replace(log, head=msgspec.json.decode(msgspec.json.encode(head), type=type(head)))


@pytest.mark.parametrize(
    ("changes", "committed", "derived"),
    [
        ({}, True, True),
        ({"secret": "b8" * 32}, False, False),
        ({"match": "fedcba9876543210"}, False, False),
        ({"commitment": "00" * 32}, False, True),
        ({"nonces": ("5a" * 16, "", "c4" * 16)}, True, False),
        ({"nonces": ("5a" * 16, "c3" * 16, "")}, True, False),
        ({"nonces": ("5a" * 16,)}, True, False),
        ({"nonces": ()}, True, False),
    ],
)
@rule("HSE-O10")
def test_a_tampered_origin_is_found(changes: dict[str, Any], committed: bool, derived: bool) -> None:
    verdict = verify(Pebbles(), log_of(**changes))
    assert (verdict.same_commitment, verdict.same_seed) == (committed, derived)
    assert verdict.fair, "the draws are those of the seed all the same"


def test_a_seed_that_fits_another_origin_does_not_fit_the_draws() -> None:
    """Changing the nonces together with the seed is detected by means of the dice."""
    nonces = ("5a" * 16, "", "c4" * 16)
    log = log_of(nonces=nonces)
    head = msgspec.structs.replace(log.head, seed=seed_of(SECRET, MATCH, nonces))
    verdict = verify(Pebbles(), msgspec.structs.replace(log, head=head))
    assert (verdict.same_commitment, verdict.same_seed, verdict.fair) == (True, True, False)


def test_a_match_without_a_table_has_no_origin() -> None:
    raw = write_log(Match(Pebbles(), Config(2), 7))
    assert b"origin" not in raw
    verdict = verify(Pebbles(), read_log(raw))
    assert verdict.same_commitment
    assert verdict.same_seed
