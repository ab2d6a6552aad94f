"""Data for the browser about a game without drawings: there are none. The client shows its view and its
questions on the plain screen (`web/plain/screen.js`)."""

from collections.abc import Container, Mapping
from typing import Any

from starhaul.svg import Element
from starhaul.svg.themes import Theme

DEPENDS_ON_CONFIG = False
TEXTS: tuple[str, ...] = ()
FURTHER_TEXTS: Mapping[str, tuple[str, ...]] = {}


def data(config: object) -> Mapping[str, Any]:
    return {}


def form_data() -> Mapping[str, Any]:
    return {}


def definitions() -> Mapping[str, Element]:
    return {}


def style_sheet(theme: Theme, used: Container[str]) -> str:
    return ""
