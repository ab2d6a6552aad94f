"""The choice of random players among listed answers; used by `Trucker.sample` and by the random bot."""

from typing import Any

from starhaul.kernel.chance import Draw
from starhaul.kernel.contract import Action

_RARELY = 40
"""Random players give up about once in this number of times; more often, and flights would hardly begin."""


def random_option(kind: str, options: tuple[Action, ...], draw: Draw) -> Any:
    """Any of the answers, each with the same probability, except that giving up is rare."""
    if kind == "reveal" and draw(_RARELY):
        return options[0]  # flying on
    return options[draw(len(options))]
