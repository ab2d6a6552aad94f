"""Postcards of whole matches: every golden one, in every language, won, lost and stopped."""

import re
import struct
import zlib
from xml.etree import ElementTree

import pytest

from starhaul.games import GAMES
from starhaul.kernel.log import read_log
from starhaul.locale import LANGUAGES
from starhaul.server.postcard.postcard_maker import made
from starhaul.server.postcard.postcard_records import SIZE, PostcardOrder
from starhaul.server.postcard.rasterizing import HAS_RENDERER
from tests.effort import effort
from tests.server.film.films import golden_log
from tests.server.postcard.cards import NAMES, card, game_of, order
from tools.golden import GOLDENS

SVG = "{http://www.w3.org/2000/svg}"
FEW = ("1e-I-II-III-2", "1e-IVC-3", "2e-learning-3", "1e-II-4-advanced-teams", "race-4")
NAMED = effort(FEW, tuple(GOLDENS))


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def stopped(name: str, entries: int) -> bytes:
    """The log of a match that was stopped after so many entries."""
    lines = golden_log(name).splitlines()[: entries + 1]
    return b"\n".join([*lines, b'{"end":"x","aborted":true}']) + b"\n"


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMED)
def test_every_match_has_a_postcard_without_fonts_and_links(name: str):
    made_card = card(name, wants="svg")
    root = parsed(made_card.svg)
    assert (root.get("width"), root.get("height")) == tuple(map(str, SIZE))
    assert list(root.iter(f"{SVG}text")) == [], "everything is written as outlines"
    used = {use.get("href") for use in root.iter(f"{SVG}use")}
    assert used <= {f"#{node.get('id')}" for node in root.iter() if node.get("id")}
    assert "http" not in made_card.svg.replace("http://www.w3.org/2000/svg", "")
    assert made_card.title.endswith(" · Starhaul")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["1e-IVC-3", "race-3"])
def test_words_are_in_the_language_and_short_enough(name: str, language: str):
    english, told = card(name), card(name, language=language)
    assert len(re.findall(r"[.!?](?= |$)", told.description)) >= 3
    assert len(told.description) < 400
    assert (told == english) is (language == "en")


@pytest.mark.slow
def test_a_person_gets_the_postcard_of_their_own_ship():
    cards = [card("2e-II-4-careful", person=person) for person in range(4)]
    assert len({one.description for one in cards}) == 4
    assert cards[0].description.count("Bertha") >= 2
    # A bot is called what it was called at the table.
    assert "Onyx" in cards[1].description
    assert "bot" not in cards[1].description


CABIN = re.compile(r'"#sh-kind-starting_cabin-(\w+)"')


@pytest.mark.slow
def test_ships_have_the_colours_that_people_chose():
    name, chosen = "2e-II-4-careful", [3, 2, 1, 0]
    usual = card(name, wants="svg", names=[], person=1)
    painted = card(name, wants="svg", names=[], person=1, colours=chosen)
    assert set(CABIN.findall(usual.svg)) == {"green"}
    assert set(CABIN.findall(painted.svg)) == {"yellow"}
    assert "Green sets off" in usual.description
    assert "Yellow sets off" in painted.description
    moment = card(name, wants="svg", moment=300, colours=chosen).svg
    seats = re.findall(r'"#sh-emblem-(\w+)"', moment)
    assert seats == ["red", "yellow", "green", "blue"]


@pytest.mark.slow
def test_what_was_lost_floats_beside_the_ship():
    root = parsed(card("1e-I-II-III-2", wants="svg").svg)
    looks = [node.get("class", "") for node in root.iter()]
    debris = looks.count("sh-debris")
    assert 1 <= debris <= 14
    assert "sh-gone" in looks
    assert "sh-burst" in looks


@pytest.mark.slow
def test_a_moment_shows_everything_as_it_was_then():
    early, late = (card("race-3", wants="svg", moment=moment).svg for moment in (0, 150))
    ships = [re.findall(r'data-ship="([\w-]+)" data-index="(\d+)"', one) for one in (early, late)]
    assert {index for _, index in ships[0]} == {"0"}
    assert {index for _, index in ships[1]} != {"0"}
    after_the_end = card("race-3", wants="svg", moment=1_000_000).svg
    assert 'data-index="45"' in after_the_end


STOPPED = [("2e-II-4-careful", 40), ("2e-II-4-careful", 0), ("race-2", 12)]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "entries"), STOPPED)
def test_a_match_that_was_stopped_has_a_postcard_as_well(name: str, entries: int):
    told = made(order(name, wants="svg", log=stopped(name, entries)))
    assert parsed(told.svg).get("width") == "1200"
    assert not re.search(r"\d\. \w+[^.]*: \d", told.description), "nobody has won"


@pytest.mark.slow
def test_names_are_shortened_and_escaped_and_may_be_missing():
    hostile = "<script>&\"'" + "x" * 200
    told = card("race-2", wants="svg", names=[hostile, "\u202e\x00evil"])
    parsed(told.svg)
    assert "<script>" not in told.svg
    assert "x" * 33 not in told.description
    assert "\x00" not in told.svg + told.description
    assert "Seat" not in card("race-2", names=[]).description
    assert "Blue" in card("2e-II-4-careful", names=[]).description


@pytest.mark.slow
@pytest.mark.parametrize("subject", ["running", "table"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_poster_needs_nothing_but_what_was_agreed(game: str, subject: str, language: str):
    name = next(name for name in FEW if game_of(name) == game)
    config = read_log(golden_log(name)).head.config
    told = made(PostcardOrder(wants="svg", language=language, game=game, config=config, subject=subject))
    parsed(told.svg)
    assert not any(name in told.svg + told.description for name in NAMES if name.isupper())
    assert told.title
    assert told.description


def pixels(png: bytes) -> tuple[int, int, bytes]:
    """Width, height and the rows of an RGBA picture, still filtered."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height, depth, kind = struct.unpack(">IIBB", png[16:26])
    assert (depth, kind) == (8, 6)
    at, data = 8, b""
    while at < len(png):
        length, what = struct.unpack(">I4s", png[at : at + 8])
        data += png[at + 8 : at + 8 + length] if what == b"IDAT" else b""
        at += length + 12
    return width, height, zlib.decompress(data)


@pytest.mark.slow
@pytest.mark.skipif(not HAS_RENDERER, reason="needs the extra `pictures`")
@pytest.mark.parametrize("name", ["1e-I-II-III-2", "race-3"])
def test_the_picture_is_drawn_and_not_too_large_for_messengers(name: str):
    png = card(name, wants="png").png
    width, height, rows = pixels(png)
    assert (width, height) == SIZE
    assert len(set(rows)) > 100, "not one colour"
    assert len(png) < 300_000
    assert card(name, wants="png").png == png, "the same again"
