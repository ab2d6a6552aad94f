"""A replay as a single HTML file that works offline: the client's modules, texts, drawings, all films and the
story.

Used by `film_pages` and `starhaul replay --html`. Browsers do not load modules from files, so the page makes
its modules from texts in it, under names of an import map. The entry is `web/screens/replay/single.js`; which
texts it has is decided in `single_texts`.
"""

import re
from base64 import b85encode
from collections.abc import Callable, Sequence
from functools import cache
from gzip import compress
from itertools import zip_longest
from posixpath import dirname, join, normpath
from typing import Any

import msgspec

from starhaul.data_folder import data_folder
from starhaul.kernel.log import read_log
from starhaul.kernel.typed import from_json
from starhaul.locale import LANGUAGES
from starhaul.server.film.film import eyes_of
from starhaul.server.film.film_records import OPEN, STORY
from starhaul.server.http import game_assets
from starhaul.server.http.rest import described_games
from starhaul.server.http.single_texts import texts_side_by_side

ENTRY = "screens/replay/single.js"
PLUGIN = "plugin.js"
DecodedFilm = dict[str, Any]
"""A decoded film."""
_TEXTS = (
    "client",
    "client-front",
    "client-names",
    "client-match",
    "client-waiting",
    "client-replay",
    "client-results",
    "client-rules",
    "client-story",
    "story",
)
_IMPORT = re.compile(r"""((?:\bfrom|\bimport)\s*\(?\s*)(["'])(\.{1,2}/[^"']+\.js)\2""")
_LEFT_OUT = re.compile(
    r"/(?:hero|lesson|clinic/index|special/specialpage|waiting|postcard|keepsake|thumbnail|bookface"
    r"|plainscreen|plainplugin|bookdialog|chat|reactions|nextway|mydata)\.js$"
)
"""What is loaded for other pages than matches, and for tables of a server."""
_SHEETS = re.compile(r'href="(style/[^"]+)"')
"""Those of every page."""
_SHEET = re.compile(r'"([\w/-]+\.css)"')

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;.=>?@^_`{|}~"
"""Of base 85, as `b85encode` has them, except for one."""

PAGE = """<!doctype html>
<html lang="en" data-theme="space" data-single>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Starhaul</title>
</head>
<body>
<div id="app"></div><div id="art" hidden></div>
<script id="bundle" type="text/plain">%(bundle)s</script>
<script>
(async () => {
  const DIGITS = "%(digits)s";
  const digits = document.getElementById("bundle").textContent;
  const values = {};
  for (const [value, digit] of [...DIGITS].entries()) values[digit] = value;
  const bytes = new DataView(new ArrayBuffer((digits.length / 5) * 4));
  for (let at = 0, word = 0; at < digits.length; at += 1) {
    word = word * 85 + values[digits[at]];
    if (at %% 5 === 4) {
      bytes.setUint32(((at - 4) / 5) * 4, word);
      word = 0;
    }
  }
  const packed = new Blob([bytes.buffer.slice(0, %(size)d)]);
  const stream = packed.stream().pipeThrough(new DecompressionStream("gzip"));
  const { style, modules, files, films, languages, texts } = JSON.parse(await new Response(stream).text());
  document.head.append(Object.assign(document.createElement("style"), { textContent: style }));
  for (const [number, language] of languages.entries())
    files[`texts/${language}.ftl`] = texts.map((row) => row[number]).join("\\n");
  for (const [number, eye] of films.eyes.entries()) {
    const revisions = films.revisions.map((row) => row[number]).filter(Boolean);
    files[`films/${eye}.json`] = JSON.stringify({ ...films.shared, ...films.own[number], revisions });
  }
  const made = (text, type) => URL.createObjectURL(new Blob([text], { type }));
  const imports = {};
  for (const [name, text] of Object.entries(modules))
    imports[`starhaul/${name}`] = made(text, "text/javascript");
  globalThis.starhaulFiles = {};
  for (const [name, text] of Object.entries(files))
    starhaulFiles[name] = made(text, name.endsWith(".css") ? "text/css" : "text/plain");
  for (const [type, text] of [
    ["importmap", JSON.stringify({ imports })],
    ["module", 'import "starhaul/%(entry)s";'],
  ]) {
    const script = document.createElement("script");
    script.type = type;
    script.textContent = text;
    document.head.append(script);
  }
})();
</script>
</body>
</html>
"""


def single_page(
    log: bytes, names: Sequence[str], shoot: Callable[[str], bytes], colours: Sequence[int] = ()
) -> bytes:
    """`shoot` makes the film for a point of view. Names and colours of the seats may not be known."""
    game = read_log(log).head.game
    first = from_json(shoot(OPEN), DecodedFilm)
    eyes = eyes_of(first["config"]["seats"])
    info = next(one for one in msgspec.json.decode(described_games()) if one["game"] == game)
    contents = {"info": info, "names": names, "colours": colours, "key": first["verdict"]["key"]}
    files = {
        "contents.json": msgspec.json.encode(contents).decode(),
        "story.json": msgspec.json.encode(_story(shoot(STORY))).decode(),
        "log.jsonl": log.decode(),
        **_files(game),
    }
    films = _together(eyes, [first if eye == OPEN else from_json(shoot(eye), DecodedFilm) for eye in eyes])
    parts = {
        "style": "\n".join(_file(name) for name in _SHEETS.findall(_file("index.html"))),
        "modules": _modules(game),
        "languages": LANGUAGES,
        "texts": _texts(game),
        "files": files,
        "films": films,
    }
    bundle = compress(msgspec.json.encode(parts), 9, mtime=0)
    words = {"entry": ENTRY, "digits": DIGITS, "bundle": _digits(bundle), "size": len(bundle)}
    return (PAGE % words).encode()


def _digits(data: bytes) -> str:
    """In base 85, which takes 6 % less than base 64; without `<`, which would end the text."""
    return b85encode(data, pad=True).decode().replace("<", ".")


def _story(raw: bytes) -> DecodedFilm:
    """Without what the films have as well. It is told without links to a server."""
    return {**from_json(raw, DecodedFilm), "match": "", "data": None}


@cache
def _files(game: str) -> dict[str, str]:
    """What a page asks a server for, whatever the match."""
    return {
        f"api/games/{game}/data": game_assets.data(game, None).decode(),
        f"art/{game}.svg": game_assets.art(game).decode(),
        **{
            f"art/{game}-{theme}.css": game_assets.style(game, theme).decode() for theme in game_assets.THEMES
        },
        # They are among the others.
        **{f"texts/{one}/{subject}.ftl": "" for one in LANGUAGES for subject in _subjects(game)},
        **{name: _file(name) for name in _sheets_of(game)},
    }


def _together(eyes: Sequence[str], films: Sequence[DecodedFilm]) -> dict[str, Any]:
    """All films in one. What several points of view are sent at the same moment is nearly the same, and side
    by side it compresses well."""
    shared = {name: value for name, value in films[0].items() if all(film[name] == value for film in films)}
    own = [{name: film[name] for name in film if name not in {*shared, "revisions"}} for film in films]
    rows = zip_longest(*(film["revisions"] for film in films))
    return {"eyes": eyes, "shared": shared, "own": own, "revisions": list(rows)}


@cache
def _texts(game: str) -> list[list[str]]:
    """Those that a replay of the game may need."""
    part, further = game_assets.browser_part(game), game_assets.further_text_files()
    later = [name for one in _subjects(game) if one in part.FURTHER_TEXTS for name in further[one]]
    names = dict.fromkeys((*_TEXTS, *part.TEXTS, *later))
    return texts_side_by_side(game, names, _modules(game).values())


def _file(name: str) -> str:
    return data_folder("web").read(name).decode()


def _sheets_of(game: str) -> list[str]:
    """The style sheets that the modules of a replay name."""
    return sorted({name for text in _modules(game).values() for name in _SHEET.findall(text)})


def _subjects(game: str) -> list[str]:
    """Of the texts that a page fetches when it needs them; lessons are not replayed as lessons."""
    own = game_assets.browser_part(game).FURTHER_TEXTS
    return [one for one in (*game_assets.FURTHER_TEXTS, *own) if not one.startswith("lesson")]


@cache
def _modules(game: str) -> dict[str, str]:
    """All modules that a replay of the game may need, by their names in the import map."""
    found: dict[str, str] = {}
    wanted = [ENTRY, f"{game}/{PLUGIN}"]
    while wanted:
        name = wanted.pop()
        if name not in found:
            found[name], more = _with_full_names(name)
            wanted += more
    found[PLUGIN] = f'export {{ plugin }} from "starhaul/{game}/{PLUGIN}";'
    # Modules of a folder have much in common.
    return dict(sorted(found.items()))


def _with_full_names(name: str) -> tuple[str, list[str]]:
    """A module that names others as the import map does, and which it names."""
    others = list[str]()

    def full(match: re.Match[str]) -> str:
        if "(" in match[1] and _LEFT_OUT.search(match[3]):
            return match[0]
        other = normpath(join(dirname(name), match[3]))
        others.append(other)
        return f"{match[1]}{match[2]}starhaul/{other}{match[2]}"

    return _IMPORT.sub(full, _without_comments(_file(name))), others


_COMMENT = re.compile(r"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*\n|^[ \t]*// [^\n]*\n", re.DOTALL | re.MULTILINE)
_TYPE = re.compile(r"/\*\* @(?:type|param) [^\n]*?\*/ ?")


def _without_comments(text: str) -> str:
    """Types of modules are comments; they name modules that are not needed."""
    return _TYPE.sub("", _COMMENT.sub("", text))
