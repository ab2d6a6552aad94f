"""Postcards of golden matches."""

from functools import cache
from typing import Any

from starhaul.kernel.log import read_log
from starhaul.server.postcard.postcard_maker import made
from starhaul.server.postcard.postcard_records import Postcard, PostcardOrder
from tests.server.film.films import golden_log

NAMES = ["Bertha", "hard:bold", "Žofie", "easy"]


@cache
def game_of(name: str) -> str:
    return read_log(golden_log(name)).head.game


def order(name: str, **more: Any) -> PostcardOrder:
    return PostcardOrder(
        **{"language": "en", "game": game_of(name), "log": golden_log(name), "names": NAMES, **more}
    )


def card(name: str, **more: Any) -> Postcard:
    return made(order(name, **more))
