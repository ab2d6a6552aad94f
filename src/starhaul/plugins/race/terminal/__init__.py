"""The race on the command line: stories, scenarios, statistics and pictures. Loaded by
`cli/terminal_game.py`; may import the game, `kernel`, `cli` and `locale`."""

from typing import Any

from starhaul.locale import Texts
from starhaul.plugins.race.terminal.scenario_story import play_scenario
from starhaul.plugins.race.terminal.story import Story as story
from starhaul.plugins.race.terminal.tally import Tally as tally
from starhaul.plugins.race.terminal.tally import result

__all__ = ["picture", "play_scenario", "result", "story", "tally"]


def picture(state: Any, texts: Texts) -> str:
    # Imported on demand: the drawing modules are many, and most commands do not need them.
    from starhaul.plugins.race.terminal.drawing import picture as draw

    return draw(state, texts)
