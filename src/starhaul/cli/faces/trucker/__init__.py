"""The trucker game in the terminal."""

from typing import Any

from starhaul.cli.faces.trucker.scenario import play_scenario
from starhaul.cli.faces.trucker.story import Story as story
from starhaul.cli.faces.trucker.tally import Tally as tally
from starhaul.cli.faces.trucker.tally import result
from starhaul.locale import Texts

__all__ = ["picture", "play_scenario", "result", "story", "tally"]


def picture(state: Any, texts: Texts) -> str:
    # Loaded when somebody wants to look: drawings need much that words do not.
    from starhaul.cli.faces.trucker.drawing import picture as draw

    return draw(state, texts)
