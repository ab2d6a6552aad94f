"""The team race in the terminal."""

from typing import Any

from starhaul.cli.faces.race.scenario import play_scenario
from starhaul.cli.faces.race.story import Story as story
from starhaul.locale import Texts

__all__ = ["picture", "play_scenario", "story"]


def picture(state: Any, texts: Texts) -> str:
    # Loaded when somebody wants to look: drawings need much that words do not.
    from starhaul.cli.faces.race.picture import picture as draw

    return draw(state, texts)
