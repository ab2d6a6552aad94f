"""The SVG builder: escaping, attributes, transforms, standalone documents and style sheets."""

import xml.etree.ElementTree as ET

import pytest

from starhaul.svg import Element, element, group, named, placed, rect, use, walk, words, write
from starhaul.svg.standalone import standalone
from starhaul.svg.themes import COMMON, PALETTES, Theme, backdrop, style_sheet

SVG = "{http://www.w3.org/2000/svg}"
DOT = rect(0, 0, 1, 1, "dot")
PAIR = group(use("dot"), use("dot", 2))
KNOWN = {"dot": DOT, "pair": PAIR, "idle": rect(0, 0, 1, 1, "idle")}


def document(*content: Element, title: str = "", description: str = "") -> ET.Element:
    text = standalone(
        list(content),
        (0, 0, 10, 20),
        look="picture",
        known=KNOWN,
        style=lambda looks: " ".join(sorted(looks)),
        title=title,
        description=description,
    )
    return ET.fromstring(text)


# --- elements ----------------------------------------------------------------------------------------------


def test_names_of_attributes_are_those_of_svg():
    made = element("a", class_="x", stroke_width=2, href=None)
    assert made.attributes == (("class", "x"), ("stroke-width", "2"))


def test_texts_and_attributes_are_escaped():
    assert write(element("a", "<&>", title='"<')) == "<a title='\"&lt;'>&lt;&amp;&gt;</a>"


@pytest.mark.parametrize("code", [0x0, 0x1F, 0xD800, 0xDFFF, 0xFFFE, 0xFFFF])
def test_characters_that_xml_cannot_have_are_left_out(code: int):
    assert write(element("a", f"x{chr(code)}y", title=chr(code))) == '<a title="">xy</a>'


@pytest.mark.parametrize("code", [0x9, 0xA, 0x20, 0xD7FF, 0xE000, 0xFFFD, 0x10000])
def test_all_other_characters_stay(code: int):
    assert write(element("a", chr(code))) == f"<a>{chr(code)}</a>"


def test_an_element_without_content_is_closed_at_once():
    assert write(element("a")) == "<a/>"
    assert write(element("a", element("b"))) == "<a><b/></a>"


def test_walking_meets_every_element_once_from_the_outside():
    inner, other = element("b", element("c")), element("d")
    assert [node.tag for node in walk(element("a", "text", inner, other))] == ["a", "b", "c", "d"]


def test_a_transform_moves_then_rotates_then_scales():
    assert placed() is None
    assert placed(1.5, 0) == "translate(1.5 0)"
    assert placed(0, 2, rotation=3, scale=0.5) == "translate(0 2) rotate(270 50 50) scale(0.5)"


def test_words_are_squeezed_only_where_they_do_not_fit():
    short, long = (dict(words(0, 0, "m" * count, "word", room=96).attributes) for count in (10, 11))
    assert "textLength" not in short
    assert long["textLength"] == "96"


# --- documents ---------------------------------------------------------------------------------------------


def test_a_document_has_the_definitions_it_uses_and_no_others():
    root = document(use("pair"))
    defined = [node.get("id") for node in root.iterfind(f"{SVG}defs/*")]
    assert defined == [named("dot"), named("pair")]
    assert root.findtext(f"{SVG}style") == "dot"
    assert document(DOT).find(f"{SVG}defs/*") is None


def test_a_document_states_its_size():
    root = document()
    assert (root.get("viewBox"), root.get("width"), root.get("height")) == ("0 0 10 20", "10", "20")


def test_title_and_description_are_there_if_they_are_given():
    told = document(title="A & B", description="both")
    assert (told.findtext(f"{SVG}title"), told.findtext(f"{SVG}desc")) == ("A & B", "both")
    assert {node.tag for node in document()} == {f"{SVG}style", f"{SVG}defs"}


# --- themes ------------------------------------------------------------------------------------------------


def test_a_style_sheet_has_the_rules_it_needs_in_the_colours_of_the_theme():
    sheet = style_sheet(COMMON, PALETTES["space"], {"star", "word"})
    assert ".sh-star{fill:#c3cff2}" in sheet
    assert ".sh-word{" in sheet
    assert ".sh-ground" not in sheet
    assert ".sh-word{" not in style_sheet(COMMON, PALETTES["paper"], {"star"})


def test_both_themes_have_the_same_colours():
    assert set(PALETTES["paper"]) == set(PALETTES["space"])


@pytest.mark.parametrize("theme", PALETTES)
def test_a_backdrop_covers_everything_and_has_rules_for_what_it_draws(theme: Theme):
    drawn = list(walk(backdrop(200, 100, theme, inset=10)))
    (whole,) = [dict(node.attributes) for node in drawn if node.tag == "rect"]
    assert (whole["width"], whole["height"]) == ("200", "100")
    looks = {dict(node.attributes).get("class") for node in drawn} - {None}
    assert looks <= {named(look) for look in COMMON}
    assert len(looks) == 2


def test_stars_stay_within_the_margin():
    stars = [
        dict(node.attributes) for node in walk(backdrop(200, 100, "space", inset=10)) if node.tag == "circle"
    ]
    assert len(stars) > 50
    assert all(10 <= float(star["cx"]) <= 190 and 10 <= float(star["cy"]) <= 90 for star in stars)
