"""The team race in the terminal."""

from typing import Any

from starhaul.locale import Texts
from starhaul.plugins.race.terminal.scenario_story import play_scenario
from starhaul.plugins.race.terminal.story import Story as story
from starhaul.plugins.race.terminal.tally import Tally as tally
from starhaul.plugins.race.terminal.tally import result

__all__ = ["picture", "play_scenario", "result", "story", "tally"]


def picture(state: Any, texts: Texts) -> str:
    # Loaded when somebody wants to look: drawings need much that words do not.
    from starhaul.plugins.race.terminal.drawing import picture as draw

    return draw(state, texts)
