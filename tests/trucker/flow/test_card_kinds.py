"""Every kind of card has a function that begins it."""

import pytest

import starhaul.trucker.game
from starhaul.trucker.flow.card_kinds import begins, registered_kinds
from starhaul.trucker.parts.records import CARD_KINDS, Stardust


def test_every_kind_of_card_is_registered():
    assert starhaul.trucker.game.FRAMES
    assert set(CARD_KINDS.values()) - registered_kinds() == set()


def test_a_kind_cannot_be_registered_twice():
    with pytest.raises(TypeError, match="Stardust is registered twice"):
        begins(Stardust)(lambda *_: None)
