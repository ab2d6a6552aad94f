"""Log files from anywhere: refused in words, within limits, and tampering is named."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from starhaul.kernel.chance import UNNAMED, Stream
from starhaul.kernel.log import write_log
from starhaul.server.film.film import LONGEST_LOG, MOST_ENTRIES, encoded, film_of
from starhaul.server.film.film_error import FilmError
from starhaul.server.film.studio import shoot
from starhaul.server.film.told_story import story_of
from tests.effort import effort
from tests.server.film.films import golden_log
from tests.timeouts import scaled
from tools.golden import GOLDENS, play

NAME = "race-3"


def lines() -> list[bytes]:
    return golden_log(NAME).splitlines()


def joined(*parts: bytes) -> bytes:
    return b"\n".join(parts)


def with_line(number: int, **changes: object) -> bytes:
    """The golden log with other fields in a line, counted from 1."""
    found = lines()
    found[number - 1] = msgspec.json.encode({**msgspec.json.decode(found[number - 1]), **changes})
    return joined(*found)


HOSTILE: dict[str, tuple[Callable[[], bytes], str]] = {
    "nothing": (lambda: b"", "not-a-log"),
    "a picture": (lambda: b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "not-a-log"),
    "not text": (lambda: b"\xff\xfe" * 1000, "not-a-log"),
    "another version": (lambda: with_line(1, starhaul=99), "not-a-log"),
    "another game": (lambda: with_line(1, game="chess"), "game"),
    "a game that is no text": (lambda: with_line(1, game=["race"]), "not-a-log"),
    "a configuration of the wrong type": (lambda: with_line(1, config=7), "config"),
    "a million seats": (lambda: with_line(1, config={"seats": 10**6}), "config"),
    "an unknown generator": (lambda: with_line(1, chance="dice of my own"), "config"),
    "a seed that is no seed": (lambda: with_line(1, seed={"a": 1}), "not-a-log"),
    "nested a thousand times": (
        lambda: joined(lines()[0], b'{"i":0,"at_ms":0,"seat":0,"action":' + b"[" * 1000),
        "not-a-log",
    ),
    "nested and closed": (
        lambda: joined(
            lines()[0], b'{"i":0,"at_ms":0,"seat":0,"action":' + b"[" * 10**5 + b"]" * 10**5 + b"}"
        ),
        "not-a-log",
    ),
    "an action of the wrong type": (lambda: with_line(9, action={"play": []}), "refused"),
    "a seat that is not there": (lambda: with_line(9, seat=17), "refused"),
    "a seat that is no number": (lambda: with_line(9, seat="red"), "not-a-log"),
    "time before the beginning": (lambda: with_line(9, at_ms=-5), "refused"),
    "an entry left out": (lambda: joined(*lines()[:20], *lines()[21:]), "not-a-log"),
    "two entries swapped": (
        lambda: joined(*lines()[:20], lines()[21], lines()[20], *lines()[22:]),
        "not-a-log",
    ),
    "an outcome that cannot be": (lambda: with_line(2, action=10**12), "refused"),
    "a seed of a megabyte": (lambda: with_line(1, seed="x" * 10**6), "not-a-log"),
    "an origin of a megabyte": (
        lambda: with_line(
            1, origin={"match": "m", "commitment": "c", "secret": "s", "nonces": ["x" * 1000] * 1000}
        ),
        "not-a-log",
    ),
    "a configuration nested a thousand times": (
        lambda: joined(lines()[0].replace(b'"seats":3', b'"seats":' + b"[" * 1000 + b"]" * 1000)),
        # How deep JSON may be depends on the version of Python.
        "not-a-log config",
    ),
    "an action of a megabyte": (lambda: with_line(9, action={"play": "x" * 10**6}), "refused"),
    "a time beyond every clock": (
        lambda: joined(lines()[0], b'{"i":0,"at_ms":%d,"seat":-1,"action":0}' % 10**30),
        "not-a-log",
    ),
    "too many entries": (lambda: joined(lines()[0], *[lines()[1]] * 10**5), "too-many"),
    "too many bytes": (lambda: b"x" * (LONGEST_LOG + 1), "too-big"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_with_a_reason(name: str):
    make, code = HOSTILE[name]
    raw, began = make(), time.monotonic()
    with pytest.raises(FilmError) as why:
        film_of(raw, "watch")
    assert why.value.code in code.split()
    assert time.monotonic() - began < scaled(3)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_has_no_story_either(name: str):
    make, code = HOSTILE[name]
    with pytest.raises(FilmError) as why:
        story_of(make())
    assert why.value.code in code.split()


def test_a_story_is_given_up_when_it_takes_too_long():
    def out_of_time() -> None:
        raise FilmError("too-long", seconds=1)

    with pytest.raises(FilmError) as why:
        story_of(golden_log(NAME), "", out_of_time)
    assert why.value.code == "too-long"


def test_a_refusal_names_the_line_and_the_rule():
    with pytest.raises(FilmError) as why:
        film_of(with_line(9, seat=17), "watch")
    assert why.value.detail["line"] == 9
    assert why.value.detail["rule"]


def test_an_unknown_point_of_view_is_refused():
    for eye in ("3", "-1", "", "everything", "0" * 300):
        with pytest.raises(FilmError) as why:
            film_of(golden_log(NAME), eye)
        assert why.value.code == "eye"


CHANGES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**53,
    2**64,
    10**30,
    1.5,
    "",
    "x" * 10**4,
    [],
    [[]],
    {},
    {"a": {}},
)


def changed(value: Any, draw: Stream) -> Any:
    """The same with one part, at any depth, left out or replaced."""
    if not isinstance(value, dict | list) or not value or not draw(3):
        return draw.pick(CHANGES)
    found: Any = dict(value) if isinstance(value, dict) else list(value)
    place: Any = draw.pick(list(value)) if isinstance(value, dict) else draw(len(value))
    if isinstance(value, dict) and not draw(6):
        del found[place]
    else:
        found[place] = changed(value[place], draw)
    return found


@pytest.mark.many
@pytest.mark.parametrize("name", ["race-3", "2e-learning-3", "1e-IVC-3"])
def test_a_log_changed_at_random_is_refused_with_a_reason_or_replayed(name: str):
    draw, codes = Stream(f"changes {name}", "logs"), Counter[str]()
    found = golden_log(name).splitlines()
    for number in range(effort(60, 2000)):
        log = found[: 2 + draw(60)]
        line = 0 if draw(3) == 0 else draw(len(log))
        log[line] = msgspec.json.encode(changed(msgspec.json.decode(log[line]), draw))
        try:
            shown = film_of(joined(*log), ("watch", "open", "0")[number % 3])
            assert shown.revisions
            codes["film"] += 1
        except FilmError as why:
            codes[why.code] += 1
    assert {"film", "not-a-log", "refused"} <= set(codes)


def test_a_log_that_leaves_out_what_is_usual_makes_a_whole_film():
    head = msgspec.json.decode(golden_log("2e-learning-3").splitlines()[0])
    short = {name: head["config"][name] for name in ("edition", "seats", "rounds")}
    raw = msgspec.json.encode({**head, "config": short})
    shown = msgspec.json.decode(encoded(film_of(raw, "open")))
    assert (
        shown["config"]
        == msgspec.json.decode(encoded(film_of(golden_log("2e-learning-3"), "open")))["config"]
    )
    assert len(shown["revisions"]) == 1


@pytest.mark.parametrize("name", ["race-3", "2e-learning-3"])
def test_a_match_of_the_old_generator_makes_a_film_that_the_engine_vouches_for(name: str):
    shown = film_of(write_log(play(GOLDENS[name], UNNAMED)[0]), "open")
    assert (shown.head.chance, shown.verdict.fair, shown.verdict.same_key) == (UNNAMED, True, True)


@pytest.mark.many
@pytest.mark.parametrize("name", ["race-3", "2e-learning-3"])
def test_a_log_can_be_cut_off_anywhere(name: str):
    found = golden_log(name).splitlines()
    # Without its last line a log has all actions, but does not say that it is whole.
    whole = len(found) - 1
    for end in sorted({*range(1, whole, effort(9, 1)), whole}):
        shown = film_of(joined(*found[:end]), "open")
        assert (shown.verdict.actions, shown.verdict.same_key) == (end - 1, False)
        assert (shown.scores is None) == (end < whole)
        assert len(shown.revisions) == len(shown.entries) > 0


def test_another_seed_is_noticed():
    shown = film_of(with_line(1, seed=2), "watch")
    assert not shown.verdict.fair


def test_another_end_is_noticed():
    assert not film_of(with_line(len(lines()), end="0" * 32), "watch").verdict.same_key


@pytest.mark.slow
def test_a_worker_makes_the_same_film_and_passes_refusals_on():
    made = msgspec.json.decode(shoot(golden_log(NAME), "1", "m"))
    assert (made["seat"], made["match"], made["verdict"]["same_key"]) == (1, "m", True)
    with pytest.raises(FilmError) as why:
        shoot(with_line(9, seat=17), "watch")
    assert (why.value.code, why.value.detail["line"]) == ("refused", 9)


@pytest.mark.slow
def test_a_worker_has_a_budget():
    with pytest.raises(FilmError) as why:
        shoot(golden_log(NAME), "watch", budget_s=0)
    assert why.value.code == "too-long"
    with pytest.raises(FilmError) as why:
        shoot(golden_log(NAME), "watch", wait_s=0.001)
    assert why.value.code == "too-long"


@pytest.mark.slow
def test_a_log_with_all_entries_that_are_allowed_is_read_in_time():
    raw = joined(
        lines()[0],
        *[msgspec.json.encode({"i": n, "at_ms": 0, "seat": 0, "action": 0}) for n in range(MOST_ENTRIES)],
    )
    with pytest.raises(FilmError) as why:
        shoot(raw, "watch")
    assert why.value.code == "refused"
