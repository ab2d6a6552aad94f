"""Makes `web/previews/GAME.png`: the pictures of links on servers that cannot make their own.

    python -m tools.previews

Needs the extra `pictures`, and Pillow, which `make ready-dev` installs.
Run it after a change to the layout of postcards or to the posters of the games.
"""

from io import BytesIO
from pathlib import Path

from PIL import Image

from starhaul.games import GAMES, PLUGINS
from starhaul.server.postcard.postcard_layout import PostcardText, laid_out
from starhaul.server.postcard.postcard_part import postcard_part
from starhaul.server.postcard.rasterizing import png_of

TARGET = Path(__file__).parents[1] / "src/starhaul/web/previews"
COLOURS = 128
"""Of a palette: a third of the bytes, which are a large part of the wheel."""


def picture_of(game: str) -> str:
    text = PostcardText("Starhaul", "", [], [], [], "Starhaul")
    return laid_out(game, text, [postcard_part(game).poster()])


def with_palette(png: bytes) -> bytes:
    picture = Image.open(BytesIO(png)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    smaller = BytesIO()
    picture.save(smaller, "PNG", optimize=True)
    return smaller.getvalue()


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    for game in GAMES:
        assert PLUGINS[game].has_part("postcard"), game
        png = png_of(picture_of(game))
        assert png is not None, "needs the extra `pictures`"
        png = with_palette(png)
        (TARGET / f"{game}.png").write_bytes(png)
        print(f"{game}.png: {len(png)} bytes")


if __name__ == "__main__":
    main()
