"""The texts: complete in every language, with the same arguments, none missing and none unused."""

import ast
import errno
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import starhaul.locale
from starhaul.kernel.errors import BadInput, Refusal, StarhaulError
from starhaul.kernel.event_records import EventRecord, declared_events
from starhaul.kernel.presence import PRESENCE
from starhaul.locale import LANGUAGES, MissingText, Texts, language_from_environment, quoted
from starhaul.locale.typography import NBSP
from starhaul.race.events import RaceEvent
from starhaul.server.admin_error import AdminError
from starhaul.server.film.film_error import FilmError
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.trucker.data import rule_data
from starhaul.trucker.data.rule_data import EDITIONS
from starhaul.trucker.flow.defence import METEOR, SHOT
from starhaul.trucker.flow.giving_up import REASONS
from starhaul.trucker.match.events import TruckerEvent
from starhaul.trucker.parts.records import CARD_KINDS, CombatZone
from starhaul.trucker.parts.terms import SIDES, Alien, Goods, Kind, Size
from starhaul.trucker.ship.ship_check import LOOSE_PART

LOCALE = Path(starhaul.locale.__file__).parent
PACKAGE = LOCALE.parent
TRUCKER = PACKAGE / "trucker"
FILES = sorted(path.name for path in (LOCALE / "en").glob("*.ftl"))
ERRORS: dict[str, type[StarhaulError]] = {
    kind.__name__: kind for kind in (StarhaulError, Refusal, BadInput, StoreTrouble, FilmError, AdminError)
}
PLURALS = {
    "en": {"one", "other"},
    "cs": {"one", "few", "many", "other"},
    "pl": {"one", "few", "many", "other"},
}


class _Needs(Visitor):
    """What a message needs and which plural forms it has."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []
        self.references: set[str] = set()
        """Other messages that it contains; their variables are its own."""

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        # Every text gets `$box`; whether its wording depends on it differs by language.
        if node.id.name != "box":
            self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.plurals.append({v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)})
        self.generic_visit(node)


def resource(language: str, name: str) -> ftl.Resource:
    return FluentParser().parse((LOCALE / language / name).read_text("utf-8"))


def needs(language: str) -> dict[str, _Needs]:
    found: dict[str, _Needs] = {}
    for name in FILES:
        for entry in resource(language, name).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = _Needs()
                found[entry.id.name].visit(entry)
    for message in found.values():
        for key in message.references:
            message.variables |= found[key].variables
    return found


ENGLISH = needs("en")


def parsed() -> Iterator[ast.AST]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text("utf-8")))


@cache
def raised() -> set[str]:
    """The keys of all errors that the code raises, anywhere in it."""
    keys, named = set(), constants()
    for node in parsed():
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            code = named.get(getattr(node.args[0], "id", "")) or getattr(node.args[0], "value", None)
            if name in ERRORS and isinstance(code, str):
                keys.add(f"{ERRORS[name].prefix}-{code}")
    return keys


def constants() -> dict[str, str]:
    """Strings that have a name in capitals."""
    return {
        target.id: node.value.value
        for node in parsed()
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name) and target.id.isupper() and isinstance(node.value.value, str)
    }


def spoken() -> tuple[set[str], set[str]]:
    """Keys that the code contains in full, and prefixes of keys that it completes (`f"kind-{kind}"`)."""
    whole, begun = set(), set()
    for node in parsed():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            whole.add(node.value)
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            begun.add(str(node.values[0].value))
    return whole, {start for start in whole | begun if re.fullmatch(r"[a-z]+(-[a-z]+)*-", start)}


def told(base: type[EventRecord]) -> list[str]:
    """The keys of the events that a game declares."""
    return [str(event.__struct_config__.tag) for event in declared_events(base)]


def words() -> set[str]:
    """The keys of all words that the sentences about events may need."""
    settlement = (TRUCKER / "flow" / "settlement.py").read_text("utf-8")
    boards = [board for edition in EDITIONS for board in rule_data.boards(edition).boards]
    cards = [card for edition in EDITIONS for card in rule_data.cards(edition).cards]
    rows = [row for card in cards if isinstance(card, CombatZone) for row in card.rows]
    levels = [level for edition in EDITIONS for level in rule_data.flights(edition).levels]
    cabins = [tile.colour for edition in EDITIONS for tile in rule_data.tiles(edition).tiles if tile.colour]
    return {
        *(f"seat-{colour}" for colour in cabins),
        *("class-learning", "class-ship", "names-none", "settled-nothing", "line-row", "line-column"),
        *(f"field-{field}" for level in levels for field in level.hourglass_fields),
        *(f"field-{board.extra_field}" for board in boards if board.extra_field),
        *(f"presence-{now}" for now in PRESENCE),
        *(f"gave-up-reason-{reason}" for reason in REASONS),
        *(f"card-{kind}" for kind in CARD_KINDS),
        *(f"threat-{what}-{size}" for what in (METEOR, SHOT) for size in Size),
        *(f"from-{side}" for side in SIDES),
        *(f"criterion-{row.criterion}" for row in rows),
        *(f"cube-{colour}" for colour in Goods),
        *(f"settled-{what}" for what in re.findall(r'Booking\("(\w+)"', settlement)),
        *(f"title-{title.id}" for title in rule_data.titles().titles),
        *(f"road-{road.id}" for road in rule_data.rough_roads().modifiers),
    }


# --- the files ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_file_is_sound(language: str, name: str):
    body = resource(language, name).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    keys = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert len(keys) == len(set(keys))


def test_no_key_stands_in_two_files():
    total = sum(isinstance(entry, ftl.Message) for name in FILES for entry in resource("en", name).body)
    assert total == len(ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files_and_no_other_is_there(language: str):
    assert sorted(path.name for path in (LOCALE / language).iterdir() if path.name != "rules") == FILES
    folders = {path.name for path in LOCALE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == set(LANGUAGES)


@pytest.mark.many
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_in_the_same_order(language: str):
    assert list(needs(language)) == list(ENGLISH)


@pytest.mark.many
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_needs_the_same_facts(language: str):
    for key, found in needs(language).items():
        assert found.variables == ENGLISH[key].variables, key


@pytest.mark.many
@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_complete(language: str):
    """All categories that the language has; a text without plurals in English may need them elsewhere."""
    for key, found in needs(language).items():
        for forms in found.plurals:
            if forms & {"one", "few", "many"}:
                assert forms == PLURALS[language], key


# --- the code ----------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_every_error_has_a_text():
    assert raised() - set(ENGLISH) == set()


@pytest.mark.slow
def test_no_text_is_idle():
    whole, begun = spoken()
    errors = {error.prefix for error in ERRORS.values()}
    in_browsers = {
        entry.id.name
        for path in (LOCALE / "en").glob("client*.ftl")
        for entry in resource("en", path.name).body
        if isinstance(entry, ftl.Message)
    }
    idle = [
        key
        for key in ENGLISH
        if key not in whole
        and key not in raised()
        and (key.split("-")[0] in errors or not any(key.startswith(start) for start in begun))
        # Good-byes are checked by tests/server/test_texts.py, texts of the browser
        # client by tests/web/test_texts.py.
        and not key.startswith("bye-")
        and key not in in_browsers
    ]
    assert idle == []


def test_events_have_their_sentences_and_words_and_no_others():
    found = {entry.id.name for entry in resource("en", "events.ftl").body if isinstance(entry, ftl.Message)}
    sentences = {f"event-{key}" for key in told(TruckerEvent)}
    assert found - sentences - words() == set()
    assert (sentences | words()) - found == set()


def test_the_events_of_the_race_have_their_sentences():
    found = {entry.id.name for entry in resource("en", "race.ftl").body if isinstance(entry, ftl.Message)}
    sentences = {f"race-event-{key}" for key in told(RaceEvent)}
    assert {key for key in found if key.startswith("race-event-")} == sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_colour_direction_and_fault_has_a_word(language: str):
    texts = Texts(language)
    for value in (*Kind, *Alien, *Goods):
        assert texts(f"{type(value).__name__.lower()}-{value}")
    source = (TRUCKER / "ship" / "ship_check.py").read_text("utf-8")
    kinds = [*re.findall(r'"(?:CHK|LM)-\d+",[^"\n]*"(\w+)"', source), LOOSE_PART]
    assert len(kinds) == 8
    for kind in kinds:
        assert texts(f"fault-{kind}")


def test_no_text_is_left_to_the_code_that_has_one_in_every_language():
    """English words in a Czech or Polish text were forgotten in translation."""
    english = Texts("en")
    same = {"legend-code", "input-wrong-shape", "type-null", "value-open", "value-strength"}
    # Words that these languages have taken over.
    shared = {"partner", "Bot", "–", "Start", "autopilot", "Trucker", "bot", "Link", "Chat", "Wow!", "Menu"}
    shared |= {"Disk", "Port", "Proxy", "Python"}
    for key in ENGLISH:
        if ENGLISH[key].variables or key.startswith("code-") or key in same or english(key) in shared:
            continue
        assert [language for language in ("cs", "pl") if Texts(language)(key) == english(key)] == [], key


# --- formatting --------------------------------------------------------------------------------------------


def test_an_unknown_key_is_our_mistake():
    with pytest.raises(MissingText, match="no text 'nonsense' in language 'cs'"):
        Texts("cs")("nonsense")
    with pytest.raises(KeyError):
        Texts("xx")("nonsense")


def test_a_missing_fact_is_our_mistake():
    with pytest.raises(Exception, match="count"):
        Texts("en")("value-humans")


def test_only_an_unknown_language_falls_back_to_english():
    assert Texts("de")("kind-cannon") == "cannon"
    assert Texts("pl")("kind-cannon") == "działo"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["0 humans", "1 human", "2 humans", "5 humans", "22 humans"]),
        ("cs", ["0 kosmonautů", "1 kosmonaut", "2 kosmonauti", "5 kosmonautů", "22 kosmonautů"]),
        ("pl", ["0 kosmonautów", "1 kosmonauta", "2 kosmonautów", "5 kosmonautów", "22 kosmonautów"]),
    ],
)
def test_plurals(language: str, expected: list[str]):
    found = [Texts(language)("value-humans", count=count) for count in (0, 1, 2, 5, 22)]
    assert [text.replace(NBSP, " ") for text in found] == expected


def test_numbers_are_written_as_the_language_does():
    assert Texts("en")("value-strength", base=4.5) == "4.5"
    assert Texts("cs")("value-strength", base=4.5) == "4,5"


def test_errors_name_tiles_and_quote_what_came_from_outside():
    texts = Texts("en")
    error = BadInput("no-cabin", kind=Kind.BATTERY)
    assert texts.error(error) == "crew in something that is not a cabin: battery tile"
    assert (
        texts.error(BadInput("tile-unknown", tile=12345, edition="1e"))
        == "there is no tile 12345 in edition 1e"
    )
    assert texts.error(BadInput("edition-unknown", edition="\n" * 99)).count("\\n") == 29
    assert texts.error(Refusal("cell-taken", "BLD-10", cell=5)) == "There is already a tile on this cell."


def test_what_the_decoder_says_is_translated():
    reason = "Expected `int | str`, got `array`"
    error = BadInput("wrong-shape", reason=reason)
    assert Texts("en").error(error) == "expected a whole number or a text, found a list"
    assert Texts("cs").error(error) == "čekalo se: celé číslo nebo text, je tu: seznam"
    assert Texts("en").error(BadInput("not-json", reason="something new")) == "not JSON: something new"


def test_what_the_system_says_is_translated():
    full = BadInput("svg-unwritable", reason=OSError(errno.ENOSPC, "Disk full"))
    assert Texts("pl").error(full) == "nie można zapisać rysunku: brak miejsca"
    strange = BadInput("svg-unwritable", reason=OSError(errno.EXDEV, "Odd\nthing"))
    assert Texts("en").error(strange) == "the drawing cannot be written: Odd\\nthing"
    assert Texts("en").error(BadInput("unreadable", reason=OSError("odd"))) == "cannot be read: odd"


def test_quotes_are_short():
    assert quoted("x" * 100) == "x" * 59 + "…"
    assert quoted("\x1b") == "\\x1b"


def test_no_isolation_characters():
    assert Texts("en")("report-heading", file="f", edition="e", ship_class="I") == "f · e · class I"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "cs_CZ", "LC_MESSAGES": "pl_PL@euro"}, "pl"),
        ({"LANG": "cs_CZ", "LC_MESSAGES": "pl_PL", "LC_ALL": "C"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "CS_cz"}, "cs"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str):
    assert language_from_environment(environment) == language


@pytest.mark.parametrize(
    ("language", "written"), [("en", "1,234.50"), ("cs", "1~234,50"), ("pl", "1~234,50")]
)
def test_figures_are_written_as_the_language_does(language: str, written: str):
    assert Texts(language).number(1234.498, 2) == written.replace("~", NBSP)
    assert Texts(language).number(0.4) == "0"
