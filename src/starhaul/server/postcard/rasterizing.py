"""Turns SVG documents into PNG pictures, where the library for it (extra `pictures`) is installed.

Used by `postcard_maker`. Documents must have outlines instead of text: no fonts are needed.
"""

from importlib.util import find_spec

HAS_RENDERER = find_spec("resvg_py") is not None


def png_of(svg: str) -> bytes | None:
    """None without a renderer."""
    if not HAS_RENDERER:
        return None
    import resvg_py

    png: bytes = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts="foreign" not in svg)
    return png
