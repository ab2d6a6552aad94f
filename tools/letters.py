"""Makes `svg/letters/rubik.json`: the outlines of the letters in share pictures and link previews.

    python -m tools.letters FOLDER

The folder is that of the npm package @fontsource/rubik (SIL Open Font License); fontTools and brotli must be
installed. Only needed to change the font or its characters: the result is in the repository.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

TARGET = Path(__file__).parents[1] / "src/starhaul/svg/letters/rubik.json"
WEIGHTS = {"bold": 800, "text": 500}
SUBSETS = ("latin", "latin-ext", "cyrillic")
CHARACTERS = (
    "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x180)]))
    + "".join(map(chr, range(0x410, 0x450)))
    + "ЁёЄєІіЇїҐґȘșȚțẞ–—‘’‚“”„•…‹›€−"
)
"""Latin letters of European languages, common Cyrillic ones, digits and punctuation."""


def main(folder: Path) -> None:
    found = {name: _alphabet(folder, weight) for name, weight in WEIGHTS.items()}
    TARGET.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
    print(f"{TARGET}: {[len(one) for one in found.values()]} characters, {TARGET.stat().st_size} bytes")


def _alphabet(folder: Path, weight: int) -> dict[str, tuple[int, str]]:
    from fontTools.ttLib import TTFont

    found: dict[str, tuple[int, str]] = {}
    for subset in SUBSETS:
        font = TTFont(folder / "files" / f"rubik-{subset}-{weight}-normal.woff2")
        known = font.getBestCmap()
        for character in CHARACTERS:
            if ord(character) in known and character not in found:
                found[character] = _letter(font, known[ord(character)])
    return dict(sorted(found.items()))


def _letter(font: Any, name: str) -> tuple[int, str]:
    """Advance and outline, with the y axis pointing down."""
    from fontTools.pens.recordingPen import DecomposingRecordingPen
    from fontTools.pens.transformPen import TransformPen

    glyphs = font.getGlyphSet()
    scale = 1000 / font["head"].unitsPerEm
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
    return round(glyphs[name].width * scale), "".join(_commands(pen.value))


def _commands(recorded: list[tuple[str, tuple[Any, ...]]]) -> Iterator[str]:
    """A path with relative coordinates, which are shorter."""
    from fontTools.pens.basePen import decomposeQuadraticSegment

    at = (0, 0)
    for what, points in recorded:
        if what == "closePath":
            yield "z"
        elif what == "moveTo":
            at = _whole(points[0])
            yield f"M{_listed(at)}"
        elif what == "lineTo":
            end = _whole(points[0])
            yield f"l{_listed(_less(end, at))}"
            at = end
        else:
            assert what == "qCurveTo", what
            for control, point in decomposeQuadraticSegment(points):
                bend, end = _whole(control), _whole(point)
                yield f"q{_listed((*_less(bend, at), *_less(end, at)))}"
                at = end


def _whole(point: tuple[float, float]) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _less(point: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return point[0] - other[0], point[1] - other[1]


def _listed(numbers: Iterable[int]) -> str:
    """A minus sign separates numbers, too."""
    return " ".join(map(str, numbers)).replace(" -", "-")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
