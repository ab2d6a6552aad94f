"""`starhaul options`: everything that can be set, from its one declaration."""

import json

import pytest

from starhaul.cli.options_list import options_of
from starhaul.games import BUILT_IN
from starhaul.kernel.form_fields import declared
from starhaul.locale import LANGUAGES, Texts
from tests.cli.usage import say


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_option_is_there_with_its_meaning(game: str, language: str):
    found = options_of(BUILT_IN[game], Texts(language))
    assert [option.name for option in found] == [
        field.name for field in declared(BUILT_IN[game].game.config_type)
    ]
    assert [option.name for option in found if not (option.meaning and option.values)] == []


def test_in_words(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    said = say(["options", "--lang", "en"], monkeypatch, capsys)
    assert said.status == 0
    lines = said.out.replace("\u00a0", " ").splitlines()
    place = lines.index("--option strict-build · true, false · default false")
    assert lines[place + 1].strip().startswith("No faults. Tiles that do not fit are refused")
    assert '--rounds · I, II, III, IIIA, IC, IIC, IIIC, IVC, learning · default ["II"]' in lines


@pytest.mark.parametrize("game", BUILT_IN)
def test_what_is_listed_is_accepted(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    said = say(["options", game, "--json"], monkeypatch, capsys)
    listed = [json.loads(line) for line in said.out.splitlines()]
    line = ["simulate", "--game", game, "--games", "1", "--jobs", "1"]
    for option in listed:
        if option["written"].startswith("--option "):
            name = option["written"].removeprefix("--option ")
            line += ["--option", f"{name}={json.dumps(option['default'])}"]
    assert say(line, monkeypatch, capsys).status == 0


@pytest.mark.parametrize("spelling", ["rough-roads", "rough_roads", "roughRoads", "Rough-Roads"])
def test_a_name_may_be_spelled_as_in_logs(
    spelling: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    line = ["simulate", "--games", "1", "--jobs", "1", "--option", f"{spelling}=2", "--json"]
    said = say(line, monkeypatch, capsys)
    assert json.loads(said.out)["config"]["options"] == {"rough_roads": 2}
