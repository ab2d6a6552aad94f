"""How a coach chooses its reasons, and the phrases of every game in every language."""

from itertools import product

import pytest

from starhaul.bots.bot_contract import Opinion
from starhaul.bots.coaching import (
    CoachPart,
    CoachPhrase,
    Phrases,
    Point,
    runner_up,
    speaking_against,
    speaking_for,
)
from starhaul.bots.trucker.coach_phrases import PLACES
from starhaul.games import PLUGINS
from starhaul.locale import LANGUAGES, Texts
from starhaul.race.terms import COLOURS, Bonus, Face
from starhaul.trucker.data import rule_data
from starhaul.trucker.parts.terms import Kind

NUMBERS = (0, 1, 2, 3, 5, 22, 2.5)
VALUES: dict[str, tuple[object, ...]] = {
    "tile": tuple(str(kind) for kind in Kind),
    "where": PLACES,
    "who": ("none", "human", "purple", "brown", "both"),
    "how": ("extra", "upgrade", "neither"),
    "penalty": ("days", "crew", "goods", "shots"),
    "colour": COLOURS,
    "face": tuple(str(face) for face in Face),
    "bonus": tuple(str(bonus) for bonus in Bonus),
    "side": ("mine", "theirs"),
    "title": tuple(title.id for title in rule_data.titles().titles),
    "place": (1, 2, 3, 4),
    "column": (4, 11),
    "row": (5, 9),
}
"""What values may be, by name; all others are numbers."""


def parts() -> list[tuple[str, CoachPart]]:
    return [(name, plugin.part("coach")) for name, plugin in PLUGINS.items() if plugin.has_coach]


def kinds() -> list[tuple[str, tuple[str, ...]]]:
    """The key of every text and the names of its values."""
    return [
        (f"coach-{family}-{kind}", names)
        for _, part in parts()
        for family, declared in (("do", part.ANSWERS), ("why", part.REASONS))
        for kind, names in declared.items()
    ]


def test_both_games_have_a_coach():
    assert {name for name, _ in parts()} == set(PLUGINS)


def test_games_that_share_a_phrase_mean_the_same():
    known: dict[str, tuple[str, ...]] = {}
    for key, names in kinds():
        assert known.setdefault(key, names) == names, key


@pytest.mark.many
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_every_phrase_is_a_sentence_in_every_language(language: str, edition: str):
    texts = Texts(language, edition)
    for key, names in kinds():
        for values in product(*(VALUES.get(name, NUMBERS) for name in names)):
            sentence = texts(key, **dict(zip(names, values, strict=True)))
            assert sentence[-1] in ".!…", sentence
            assert sentence[0] == sentence[0].upper(), sentence
            assert "{" not in sentence
            assert "  " not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_values_make_different_sentences(language: str):
    """A variant that is missing in a language would be replaced by another one in silence."""
    texts = Texts(language)
    for key in ("coach-tile", "coach-part", "coach-penalty", "coach-colour", "coach-bonus"):
        name = "where" if key == "coach-part" else key.removeprefix("coach-")
        said = {texts(key, **{name: value}) for value in VALUES[name]}
        assert len(said) == len(VALUES[name]), key


def test_a_phrase_has_exactly_the_values_that_were_declared():
    made = Phrases({"days": ("count",)})
    assert made("days", count=2) == CoachPhrase("days", {"count": 2})
    with pytest.raises(ValueError, match="days has the values"):
        made("days", place=2)
    with pytest.raises(KeyError):
        made("weeks", count=2)


def said(*names: str) -> tuple[CoachPhrase, ...]:
    return tuple(CoachPhrase(name) for name in names)


def pro(name: str, worth: float) -> Point:
    return Point(worth, CoachPhrase(name))


def con(name: str, worth: float) -> Point:
    return Point(worth, None, CoachPhrase(name))


def test_what_decides_is_said_first_and_the_largest_price_last():
    best = {
        "a": pro("a", 2.0),
        "b": pro("b", 1.9),
        "c": pro("c", 0.2),
        "d": con("d", -0.5),
        "e": con("e", -2.0),
    }
    assert speaking_for(best, {}) == said("a", "b", "e")
    # The second answer has the same merit a, so b decides.
    assert speaking_for(best, {"a": pro("a", 2.0)}) == said("b", "a", "e")


def test_negligible_points_are_not_mentioned():
    assert speaking_for({"a": pro("a", 0.01), "b": con("b", -0.01)}, {}) == ()
    assert speaking_against({"a": con("a", 1.0)}, {"a": pro("b", 1.01)}) == ()


def test_the_second_answer_is_told_where_it_falls_behind():
    second = {"a": con("a", -1.0), "b": con("b", -3.0), "c": con("c", 1.0), "d": pro("d", 9.0)}
    assert speaking_against(second, {"c": pro("c", 1.5)}) == said("b", "a")


def test_the_second_answer_reads_differently():
    opinions = [Opinion(action, 0.0) for action in (1, 11, 2)]
    second = runner_up(opinions, lambda action: CoachPhrase(str(action)[0]))
    assert second is not None
    assert second.action == 2
    assert runner_up(opinions[:2], lambda action: CoachPhrase(str(action)[0])) is None
