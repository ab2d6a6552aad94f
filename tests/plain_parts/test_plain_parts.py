"""Parts for any game, tried with the game of examples/reactor, which brings none of its own."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec
import pytest

import starhaul
from starhaul.envs.zoo import coding_of
from starhaul.games import INSTALLED
from starhaul.kernel.errors import BadInput
from starhaul.kernel.log import read_log, replay
from starhaul.locale import LANGUAGES, Texts
from starhaul.plugins.game_plugin import PARTS, PLAIN_PARTS, GamePlugin, promised_names
from starhaul.remote.load.lean_messages import LeanUpdate
from tests.installed_packages import install_example, plugins_from


@pytest.fixture(scope="module")
def plugin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GamePlugin]:
    with plugins_from(install_example(tmp_path_factory.mktemp("site"))):
        yield INSTALLED["reactor"]


def test_every_part_but_the_coding_is_there(plugin: GamePlugin):
    assert not any(plugin.has_part(name) for name in PLAIN_PARTS)
    for name, place in PLAIN_PARTS.items():
        assert plugin.part(name).__name__ == place
    with pytest.raises(BadInput) as refused:
        coding_of("reactor")
    assert refused.value.code == "plugin-no-part"


@pytest.mark.parametrize("part", PLAIN_PARTS)
def test_a_part_keeps_the_same_promises_as_ours(part: str):
    assert set(promised_names(PARTS[part])) <= set(dir(import_module(PLAIN_PARTS[part])))


def test_more_playouts_play_better(plugin: GamePlugin):
    def wins_of(one: str, other: str) -> int:
        results = [
            *starhaul.simulate("reactor", bots=[one, other], matches=30),
            *starhaul.simulate("reactor", bots=[other, one], matches=30, seed=1),
        ]
        return sum(result.scores[number >= 30] >= 30 for number, result in enumerate(results))

    assert wins_of("hard", "random") >= 40
    assert wins_of("hard", "easy") >= 32


def test_a_bot_gives_the_same_answers_for_the_same_seed(plugin: GamePlugin):
    one, other = (list(starhaul.simulate("reactor", bots="medium", matches=3, seed=7)) for _ in range(2))
    assert [match.scores for match in one] == [match.scores for match in other]
    assert not any(match.lapses for match in one)


def played(seed: int) -> starhaul.AnyMatch:
    match = starhaul.new_match("reactor", seed=seed)
    match.play("steady")
    return match


def test_the_story_names_what_happened(plugin: GamePlugin):
    match = starhaul.new_match("reactor", seed=3)
    story = plugin.part("terminal").story(Texts("en"), match.config)
    question = match.questions[0]
    sentences = [story.sentence(event) for event in match.answer(question.seat, question.options[0])]
    assert sentences == [f"heated: seat 0, die {match.view().charge or 1}"]


def test_the_tally_adds_up_scores(plugin: GamePlugin):
    terminal = plugin.part("terminal")
    tallies, scores = [terminal.tally(), terminal.tally()], []
    for seed, tally in enumerate(tallies):
        log = read_log(played(seed).log())
        match = replay(plugin.game, log)
        tally.add(match)
        scores.append(match.game.scores(match.state))
    tallies[0].merge(tallies[1])
    means = [f"{(a + b) / 2:.2f}" for a, b in zip(*scores, strict=True)]
    for language in LANGUAGES:
        assert [value for _, value in tallies[0].figures(Texts(language))] == means
        assert terminal.result(match, Texts(language))[1] == ", ".join(map(str, scores[-1]))


@pytest.mark.parametrize("what", ["picture", "play_scenario"])
def test_there_are_no_pictures_and_no_scenarios(plugin: GamePlugin, what: str):
    terminal = plugin.part("terminal")
    with pytest.raises(BadInput, match="plain-no"):
        terminal.picture(None, Texts("en")) if what == "picture" else terminal.play_scenario(b"{}")


def test_the_browser_gets_no_drawings(plugin: GamePlugin):
    browser: Any = plugin.part("browser")
    assert (browser.data(None), browser.form_data(), browser.definitions()) == ({}, {}, {})
    assert browser.style_sheet("space", ()) == ""


def test_the_load_test_answers_what_is_offered(plugin: GamePlugin):
    from random import Random

    asked = [{"kind": "turn", "options": [1]}]
    message = {"is": "update", "match": "m", "rev": 1, "at_ms": 0, "view": {}, "asked": asked}
    update = msgspec.json.decode(msgspec.json.encode(message), type=LeanUpdate)
    assert plugin.part("load_player").choose(update, Random(0)) == b"1"
