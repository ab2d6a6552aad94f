"""Everything that must be registered is, and whatever was forgotten is reported by name.

Proved with deliberately incomplete examples of a frame, an option, an event, a kind of card, a game and a
language; tests/test_questions.py does the same for a kind of question.
"""

import re
import sys
from collections.abc import Collection, Iterable, Iterator
from enum import StrEnum
from importlib import invalidate_caches
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import pytest
from msgspec import Meta, Struct

from starhaul.games import GAMES, PLUGINS
from starhaul.kernel.event_records import EventRecord, declared_events, fields_of
from starhaul.kernel.form_fields import (
    KINDS,
    Condition,
    NotOffered,
    Offer,
    declared,
    form_fields,
    text_keys,
    undescribed,
)
from starhaul.kernel.frame_registry import frames_in
from starhaul.locale import LANGUAGES
from starhaul.plugins.game_plugin import PARTS, missing_parts
from starhaul.server.describing.constants import constants
from starhaul.server.describing.meanings import field_meanings, meaning_of
from starhaul.trucker.flow.card_kinds import begins, card_flaws
from starhaul.trucker.parts.records import CardRecord
from tests.web.files import LOCALE, WEB
from tests.web.test_texts import KEY, keys_of
from tools.configs import options_of, options_to_try

# --- packages made for a test ------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder from which packages can be imported during the test."""
    monkeypatch.syspath_prepend(tmp_path)
    known = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - known:
        if name.startswith("incomplete_"):
            del sys.modules[name]


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    invalidate_caches()


# --- frames -----------------------------------------------------------------------------------------------

FRAMES = """
from starhaul.kernel.frames import AskFrame, DoFrame
from starhaul.kernel.question_frames import QuestionFrame

class DoRest(DoFrame, frozen=True, tag="rest"):
    def proceed(self, state, at_ms, told): ...
"""


INCOMPLETE = {
    "DoForgotten has no tag": "class DoForgotten(DoFrame, frozen=True):\n    def proceed(self, *_): ...",
    "DoNothing has no proceed": "class DoNothing(DoFrame, frozen=True, tag='nothing'): ...",
    "AskNobody has no answer": "class AskNobody(AskFrame, frozen=True, tag='nobody'): ...",
    "AskHalf has no waiting; AskHalf has no decide": (
        "class AskHalf(QuestionFrame, frozen=True, tag='half'):\n    def ask(self, *_): ..."
    ),
    "have the same tag: twin": "class DoTwin(DoRest, frozen=True, tag='twin'): ...\n"
    "class DoOther(DoRest, frozen=True, tag='twin'): ...",
}


@pytest.mark.parametrize("flaw", INCOMPLETE)
def test_an_incomplete_frame_is_named(folder: Path, flaw: str):
    package = f"incomplete_{[*INCOMPLETE].index(flaw)}"
    write(folder, {f"{package}/__init__.py": "", f"{package}/flow.py": f"{FRAMES}\n{INCOMPLETE[flaw]}\n"})
    with pytest.raises(TypeError, match=flaw):
        frames_in(package)


def test_a_frame_is_found_wherever_it_is_defined(folder: Path):
    write(folder, {"incomplete_none/__init__.py": "", "incomplete_none/deep/__init__.py": FRAMES})
    assert frames_in("incomplete_none").__name__ == "DoRest"


# --- options ----------------------------------------------------------------------------------------------


class IncompleteGroup(StrEnum):
    MAIN = "main"
    NOVEL = "novel"


class IncompleteOptions(Struct, frozen=True, kw_only=True):
    forgotten: bool = False
    formless: Annotated[dict[str, int], Offer(IncompleteGroup.MAIN)] = {}
    wordless: Annotated[bool, Offer(IncompleteGroup.NOVEL, needs=Condition("seats", (4,)))] = False
    hidden: Annotated[bool, NotOffered("for this test")] = False
    untried: Annotated[tuple[str, ...], Offer(IncompleteGroup.MAIN, kind="colours")] = ()


class IncompleteConfig(Struct, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=2, le=4), Offer(IncompleteGroup.MAIN, kind="seats")]
    options: IncompleteOptions = IncompleteOptions()


def missing_texts(config_type: type[Struct], language: str) -> set[str]:
    return set(text_keys(config_type)) - keys_of(language, "*.ftl")


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_described_with_its_texts(game: str):
    kind = GAMES[game].config_type
    assert undescribed(kind) == []
    assert {language: missing for language in LANGUAGES if (missing := missing_texts(kind, language))} == {}


@pytest.mark.parametrize("game", GAMES)
def test_conditions_name_fields_that_exist(game: str):
    kind = GAMES[game].config_type
    names = {field.name for field in declared(kind)}
    assert {field.needs.field for field in form_fields(kind) if field.needs} <= names


def test_an_option_without_a_description_is_named():
    assert undescribed(IncompleteConfig) == [
        "forgotten: no Offer and no NotOffered",
        "formless: its Offer names no kind, and its type has none",
    ]


def test_an_option_without_a_group_cannot_be_written():
    make: Any = Offer
    with pytest.raises(TypeError, match="group"):
        make()


def test_an_option_without_texts_is_named():
    for language in LANGUAGES:
        missing = missing_texts(IncompleteConfig, language)
        assert {"front-option-wordless", "front-option-wordless-hint", "front-group-novel"} <= missing
        assert "front-option-seats" not in missing


def test_an_option_without_a_value_to_try_is_named():
    with pytest.raises(LookupError, match="untried: tools/configs has no value to try"):
        options_of(IncompleteConfig, {"formless": ({"a": 1},)})
    with pytest.raises(LookupError, match="handicaps"):
        options_to_try("trucker", {})


def test_values_to_try_follow_from_the_declaration():
    found = options_of(IncompleteConfig, {"formless": ({"a": 1},), "untried": (["red"],)})
    assert [value for option in found for value in option.values()] == [True, {"a": 1}, True, True, ["red"]]


def test_forms_show_every_kind_of_field():
    """tests/web/front.test.mjs checks the same for the kinds that plug-ins add."""
    kinds = (WEB / "screens/front/fieldkinds.js").read_text()
    shown = kinds.split("export const KINDS = {")[1]
    assert [kind for kind in KINDS if f"\n  {kind}: {{" not in shown] == []


# --- events -----------------------------------------------------------------------------------------------


def event_flaws(event: type[EventRecord]) -> list[str]:
    """What is missing in the declaration of an event."""
    name, key = event.__name__, str(event.__struct_config__.tag)
    flaws = [] if event.__struct_config__.frozen else [f"{name} is not frozen"]
    flaws += [] if meaning_of(event) else [f"{name} has no docstring"]
    flaws += [] if re.fullmatch(r"[a-z]+(-[a-z]+)*", key) else [f"{name}: {key} is not in kebab case"]
    meanings, types = field_meanings(event), get_type_hints(event)
    for field in fields_of(event):
        flaws += [] if field.attribute in meanings else [f"{name}.{field.name} has no docstring"]
        flaws += [] if types[field.attribute] not in (Any, object) else [f"{name}.{field.name} has no type"]
        flaws += [] if re.fullmatch(r"[a-z]+(_[a-z]+)*", field.name) else [f"{name}.{field.name}: snake case"]
    return flaws


def missing_sentences(game: str, events: Iterable[type[EventRecord]], language: str) -> list[str]:
    """Events without a text: `event-KEY`, or with the name of the game before it."""
    known = keys_of(language, "*.ftl")
    keys = [str(event.__struct_config__.tag) for event in events]
    return [f"{key} in {language}" for key in keys if not {f"event-{key}", f"{game}-event-{key}"} & known]


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_a_documented_record_with_its_sentences(game: str):
    events = declared_events(GAMES[game].event_base)
    assert [flaw for event in events for flaw in event_flaws(event)] == []
    assert [flaw for language in LANGUAGES for flaw in missing_sentences(game, events, language)] == []


class IncompleteEvent(EventRecord, frozen=True):
    """The base class of the incomplete events."""


class GustBlew(IncompleteEvent, frozen=True, tag="gust_blew"):
    windForce: Any


class GustTwin(IncompleteEvent, frozen=True, tag="gust_blew"):
    """An event with the same key as another one."""


def test_an_incomplete_event_is_named():
    assert event_flaws(GustBlew) == [
        "GustBlew has no docstring",
        "GustBlew: gust_blew is not in kebab case",
        "GustBlew.windForce has no docstring",
        "GustBlew.windForce has no type",
        "GustBlew.windForce: snake case",
    ]
    for language in LANGUAGES:
        assert missing_sentences("trucker", [GustBlew], language) == [f"gust_blew in {language}"]


def test_an_event_that_can_be_changed_is_named():
    made = type(EventRecord)("GustChanged", (IncompleteEvent,), {"__doc__": "Changes."}, frozen=False)
    assert event_flaws(made) == ["GustChanged is not frozen"]


def test_an_event_with_the_key_of_another_one_is_named():
    with pytest.raises(TypeError, match="GustTwin and GustBlew have the same key: gust_blew"):
        declared_events(IncompleteEvent)


# --- cards ------------------------------------------------------------------------------------------------


def kinds_of_cards(kind: type[CardRecord] = CardRecord) -> Iterator[type[CardRecord]]:
    """Those of the game, without those made by tests."""
    for one in kind.__subclasses__():
        if one.__module__.startswith("starhaul."):
            yield from kinds_of_cards(one) if one.__subclasses__() else [one]


def test_every_kind_of_card_is_resolved():
    assert len(list(kinds_of_cards())) > 10
    assert card_flaws(kinds_of_cards()) == []


def test_a_kind_of_card_that_nothing_resolves_is_named():
    class SolarGust(CardRecord, frozen=True, tag="solar_gust"):
        """A record and nothing else."""

    flaws = card_flaws([SolarGust])
    assert [flaw.partition(":")[0] for flaw in flaws] == ["SolarGust", "SolarGust"]
    assert "begins it" in flaws[0]
    assert "records.Card" in flaws[1]


def test_a_kind_of_card_is_resolved_by_one_function():
    kind = next(kinds_of_cards())
    with pytest.raises(TypeError, match=f"{kind.__name__} is registered twice"):
        begins(kind)(lambda *_: None)


# --- games ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_plug_in_has_all_its_parts(game: str):
    assert missing_parts(f"starhaul.plugins.{game}") == []
    assert (WEB / game / "plugin.js").is_file(), f"web/{game}/plugin.js"


def test_a_plug_in_that_lacks_parts_is_named(folder: Path):
    write(
        folder,
        {
            "incomplete_game/__init__.py": "",
            "incomplete_game/plugin.py": "PLUGIN = None",
            "incomplete_game/browser.py": "TEXTS = ()\nDEPENDS_ON_CONFIG = False\ndef data(config): ...",
            "incomplete_game/bots.py": "class Easy: ...\nclass Medium: ...\nclass Random: ...",
        },
    )
    absent = ("terminal", "study", "coding", "load_player")
    assert missing_parts("incomplete_game") == [
        "incomplete_game.browser: FURTHER_TEXTS",
        "incomplete_game.browser: form_data",
        "incomplete_game.browser: definitions",
        "incomplete_game.browser: style_sheet",
        *(f"incomplete_game: {name}, {PARTS[name].words}" for name in absent),
        "incomplete_game.bots: Hard",
    ]
    write(folder, {"incomplete_empty/__init__.py": ""})
    assert missing_parts("incomplete_empty")[0] == "incomplete_empty.plugin: PLUGIN"


def missing_in_client(plugin: str) -> list[str]:
    """The parts of a client plug-in that `core/games.js` requires and its source does not have."""
    contract = (WEB / "core/games.js").read_text().split("@typedef {object} GamePlugin")[1].split("*/")[0]
    required = re.findall(r"^ \* @property \{.*\} (\w+)\b", contract, re.MULTILINE)
    assert {"screen", "quick", "kinds", "styles"} <= set(required)
    return [name for name in required if not re.search(rf"^  {name}\b", plugin, re.MULTILINE)]


@pytest.mark.parametrize("game", GAMES)
def test_every_plug_in_of_the_client_has_all_its_parts(game: str):
    assert missing_in_client((WEB / game / "plugin.js").read_text()) == []


def test_a_plug_in_of_the_client_that_lacks_parts_is_named():
    source = (WEB / "race/plugin.js").read_text()
    assert missing_in_client(source.replace("  kinds: KINDS,\n", "")) == ["kinds"]
    assert missing_in_client("export const plugin = {};")[0] == "screen"


def test_games_are_offered_in_their_order():
    orders = [plugin.order for plugin in PLUGINS.values()]
    assert orders == sorted(orders)
    assert {plugin.game.name: plugin for plugin in PLUGINS.values()} == PLUGINS


# --- languages --------------------------------------------------------------------------------------------


def test_every_language_has_its_folder_and_its_words_on_the_empty_page():
    folders = {path.parent.name for path in LOCALE.glob("*/*.ftl")}
    assert folders == set(LANGUAGES)
    page = (WEB / "index.html").read_text()
    for words in re.findall(r'<(?:p class="first-word"|noscript)>([^<]+)<', page):
        assert len(words.split(" · ")) == len(LANGUAGES), words


def language_flaws(locale: Path, names: Collection[str]) -> list[str]:
    """What languages lack in comparison with English."""
    folders = {path.name for path in locale.iterdir() if path.is_dir() and path.name != "__pycache__"}
    flaws = [f"{language}: not in LANGUAGE_NAMES" for language in sorted(folders - set(names))]
    flaws += (f"{language}: no folder" for language in names if language not in folders)
    for english in sorted((locale / "en").glob("*.ftl")):
        needed = set(KEY.findall(english.read_text("utf-8")))
        for language in sorted(folders & set(names)):
            path = locale / language / english.name
            found = set(KEY.findall(path.read_text("utf-8"))) if path.is_file() else set()
            flaws += (f"{language}/{english.name}: {key}" for key in sorted(needed - found))
    return flaws


def test_no_language_lacks_a_text():
    assert language_flaws(LOCALE, LANGUAGES) == []


def test_an_incomplete_language_is_named(tmp_path: Path):
    write(
        tmp_path,
        {
            "en/a.ftl": "hello = Hello\nbye = Goodbye\n",
            "en/b.ftl": "thanks = Thanks\n",
            "nl/a.ftl": "hello = Hallo\n",
            "da/a.ftl": "",
        },
    )
    assert language_flaws(tmp_path, ("en", "nl", "sv")) == [
        "da: not in LANGUAGE_NAMES",
        "sv: no folder",
        "nl/a.ftl: bye",
        "nl/b.ftl: thanks",
    ]


def test_the_client_knows_the_same_languages_and_skills():
    assert (WEB / "core/constants.js").read_text() == constants(), "starhaul protocol --write"
