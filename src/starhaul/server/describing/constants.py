"""Languages, skills of bots, stand-ins and reactions as a module of the client, which needs them before it
can ask the server and in every game."""

import json
from collections.abc import Sequence

from starhaul.bots.skill_names import OPPONENTS, SKILLS, USUAL_SKILL
from starhaul.locale import LANGUAGE_NAMES
from starhaul.server.wire import LONGEST_DELAY_MIN, REACTIONS, STAND_INS

HEAD = """\
// Made by `starhaul protocol --write` from starhaul/locale/__init__.py, starhaul/bots/registry.py and
// starhaul/server/wire.py. Do not edit: edit those.
"""


def constants() -> str:
    names = "".join(
        f"  {language}: {json.dumps(name, ensure_ascii=False)},\n"
        for language, name in LANGUAGE_NAMES.items()
    )
    return (
        f"{HEAD}\n"
        f"/** Each in its own language. */\nexport const LANGUAGE_NAMES = {{\n{names}}};\n\n"
        f"/** All skills of bots, the weakest first. */\n{_listed('SKILLS', SKILLS)}\n"
        f"/** Those that try to win. */\n{_listed('OPPONENTS', OPPONENTS)}\n"
        f"/** What may answer for people who are away. */\n{_listed('STAND_INS', STAND_INS)}\n"
        f"/** What people at a table can show for a moment. */\n{_listed('REACTIONS', REACTIONS)}\n"
        f"/** The longest delay for spectators, in minutes. */\n"
        f"export const LONGEST_DELAY_MIN = {LONGEST_DELAY_MIN};\n\n"
        f"/** Offered first. */\nexport const USUAL_SKILL = {json.dumps(USUAL_SKILL)};\n"
    )


def _listed(name: str, values: Sequence[str]) -> str:
    return f"export const {name} = /** @type {{const}} */ ({json.dumps(values)});\n"
