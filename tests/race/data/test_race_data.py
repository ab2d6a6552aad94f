"""The data files of the race: the usual track (TR-100 … TR-102), and mistakes in card tables."""

from collections import Counter
from typing import Any

import msgspec

from starhaul.race.data import rule_data
from starhaul.race.data.rule_data import usual_track
from starhaul.race.track import Track, problems
from tests.rules import rule


@rule("TR-100")
def test_five_kinds_besides_the_planets_and_three_double_spaces():
    kinds = Counter("+".join(sorted(space.faces)) for space in usual_track().spaces)
    assert set(kinds) == {
        "start", "finish", "normal", "bonus", "hyperspace", "asteroid", "black_hole",
        "hyperspace+normal", "asteroid+normal", "asteroid+hyperspace",
    }  # fmt: skip


@rule("TR-101")
def test_one_way_without_branches():
    """Moving on by a number of spaces always ends at the one space whose index is higher by that number."""
    track = Track(usual_track())
    for index in range(track.finish):
        assert [track.end(index, spaces) for spaces in range(1, 5)] == [
            min(index + spaces, track.finish) for spaces in range(1, 5)
        ]


@rule("TR-102")
def test_the_usual_track_has_44_spaces_between_the_planets():
    spaces = usual_track().spaces
    assert len(spaces) - 2 == 44
    assert not list(problems(usual_track()))


def test_broken_card_tables_are_named():
    """Each change breaks one thing that the set-up relies on; the entry is named."""
    good: dict[str, Any] = msgspec.to_builtins(rule_data.cards())
    changes: list[tuple[str, Any]] = [
        ("colours", [*good["colours"][1:], good["colours"][0]]),
        ("movement", {**good["movement"], "hand_size_at_deal": 5}),
        ("movement", {**good["movement"], "values": [1, 2, 3, 4, 5]}),
        ("bonus", {**good["bonus"], "total": 21}),
        ("bonus", {**good["bonus"], "types": good["bonus"]["types"][::-1]}),
        ("setup", {key: value for key, value in good["setup"].items() if key != "3"}),
        *(
            ("setup", {**good["setup"], "4": {**good["setup"]["4"], name: value}})
            for name, value in (
                ("teams", [[0, 2], [1, 2]]), ("colours_in_play", 3), ("movement_cards", 47),
                ("ships_to_win", 5), ("finish_pile", 7), ("bonus_deck_start", 13),
            )
        ),
    ]  # fmt: skip
    assert list(rule_data.card_problems(msgspec.convert(good, type=type(rule_data.cards())))) == []
    for name, value in changes:
        broken = msgspec.convert({**good, name: value}, type=type(rule_data.cards()))
        entries = [entry for entry, _ in rule_data.card_problems(broken)]
        assert entries, (name, value)
        assert entries[0].startswith(name)
