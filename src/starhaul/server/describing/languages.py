"""The languages for the client, as a module: it must know them before it can ask the server anything."""

import json

from starhaul.locale import LANGUAGE_NAMES

HEAD = "// Made by `starhaul protocol --write` from starhaul/locale/__init__.py. Do not edit: edit that.\n"


def languages() -> str:
    names = "".join(
        f"  {language}: {json.dumps(name, ensure_ascii=False)},\n"
        for language, name in LANGUAGE_NAMES.items()
    )
    return f"{HEAD}\n/** Each in its own language. */\nexport const LANGUAGE_NAMES = {{\n{names}}};\n"
