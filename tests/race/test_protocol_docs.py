"""docs/race-protocol.md names every action, every question, every event and every option of the race."""

import json
import re

from msgspec.structs import fields

from starhaul.games import config_of
from starhaul.kernel.contract import CHANCE
from starhaul.race.config import Options
from starhaul.race.decks import BONUS, MOVEMENT, hand_at, hands_of
from starhaul.race.flow.rounds import AskPile
from starhaul.race.game import Race
from starhaul.race.terms import SHIPS, Face
from tests.protocol_page import DOCS, Page, PageTests, words

TEXT = (DOCS / "race-protocol.md").read_text("utf-8")


class TestTheRacePage(PageTests):
    page = Page("race-protocol.md", Race())

    def test_every_option_is_there_once(self):
        assert self.page.first_column("Options") == [field.encode_name for field in fields(Options)]

    def test_the_colours_of_the_example_can_be_chosen(self):
        (example,) = re.findall(r"such as `(\[\[.*\]\])`", TEXT)
        config_of(self.page.game, {"seats": 3, "options": {"colours": json.loads(example)}})


def names() -> str:
    return TEXT.split("## Names")[1].split("##")[0]


def test_bonus_cards_and_faces_stand_in_the_order_of_the_rules():
    listed = re.findall(r"`(\w+)`", names().split("**Bonus cards**")[1])
    assert listed[: len(BONUS)] == list(BONUS)
    places = words(names().split("**place**")[1])
    assert places == {str(face) for face in Face} - {"black_hole"}


def test_ships_and_cards_are_named_as_the_page_says():
    examples = re.findall(r"`([a-z]+-[-\w]+)`", names())
    assert examples == ["red-1", "red-2", "green-1", "yellow-2", "red-3-a"]
    assert {*examples} <= {*SHIPS, *(card.name for card in MOVEMENT)}


def test_chance_draws_types_by_their_number():
    game = Race()
    state = game.new(config_of(game, {"seats": 2}), 0)
    assert isinstance(state.frames[-1], AskPile)
    game.apply(state, CHANCE, BONUS.index("tow_hook"))
    assert state.finish_pile == [0, 0, 0, 0, 1]


def test_hands_are_ranked_like_words():
    deck = tuple(range(9))
    hands = [[MOVEMENT[card].name for card in hand_at(deck, 3, rank)] for rank in hands_of(deck, 3)]
    assert hands == sorted(hands)
    assert [card.name for card in MOVEMENT] == sorted(card.name for card in MOVEMENT)
