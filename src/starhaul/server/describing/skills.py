"""The skills of bots and the stand-ins for the client, as a module: they are the same in every game."""

import json
from collections.abc import Sequence

from starhaul.bots.registry import OPPONENTS, SKILLS, USUAL_SKILL
from starhaul.server.wire import STAND_INS

HEAD = "// Made by `starhaul protocol --write` from `bots/registry.py` and `server/wire.py`. Do not edit.\n"


def skills() -> str:
    return (
        f"{HEAD}\n"
        f"/** All skills of bots, the weakest first. */\n{_listed('SKILLS', SKILLS)}\n"
        f"/** Those that try to win. */\n{_listed('OPPONENTS', OPPONENTS)}\n"
        f"/** What may answer for people who are away. */\n{_listed('STAND_INS', STAND_INS)}\n"
        f"/** Offered first. */\nexport const USUAL_SKILL = {json.dumps(USUAL_SKILL)};\n"
    )


def _listed(name: str, values: Sequence[str]) -> str:
    return f"export const {name} = /** @type {{const}} */ ({json.dumps(values)});\n"
