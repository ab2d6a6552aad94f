"""The team race in the terminal."""

from typing import Any

from starhaul.cli.faces.race.scenario import play_scenario
from starhaul.cli.faces.race.story import Story as story
from starhaul.cli.faces.race.tally import Tally as tally
from starhaul.cli.faces.race.tally import result
from starhaul.locale import Texts

__all__ = ["picture", "play_scenario", "result", "story", "tally"]


def picture(state: Any, texts: Texts) -> str:
    # Loaded when somebody wants to look: drawings need much that words do not.
    from starhaul.cli.faces.race.drawing import picture as draw

    return draw(state, texts)
