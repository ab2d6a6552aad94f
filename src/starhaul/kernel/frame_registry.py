"""Finds the frames of a game, so that none is forgotten when a saved state is loaded. Used by the games."""

from collections.abc import Iterable, Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, Union

from starhaul.kernel.frames import Frame
from starhaul.kernel.record_types import tag_of


def frames_in(*packages: str) -> Any:
    """The union of all tagged frames defined in these packages, for loading saved states.

    Every module is imported, so a new frame is found wherever it is defined and cannot be forgotten. A frame
    that is incomplete is named in a `TypeError`.
    """
    places = tuple(f"{package}." for package in packages)
    for package, place in zip(packages, places, strict=True):
        for found in walk_packages(import_module(package).__path__, place):
            import_module(found.name)
    frames = [frame for frame in _subclasses(Frame) if frame.__module__.startswith(places)]
    if incomplete := [flaw for frame in frames for flaw in flaws_of(frame)]:
        raise TypeError("; ".join(incomplete))
    return Union[tuple(_by_tag(frames).values())]  # noqa: UP007, for a tuple that is made at run time


def _by_tag(frames: Iterable[type[Frame]]) -> dict[str, type[Frame]]:
    tags: dict[str, type[Frame]] = {}
    for frame in frames:
        tag = tag_of(frame)
        if tag is not None and tags.setdefault(tag, frame) is not frame:
            raise TypeError(f"{frame.__name__} and {tags[tag].__name__} have the same tag: {tag}")
    return tags


def flaws_of(frame: type[Frame]) -> list[str]:
    """What a kind of frame lacks; those that others derive from may lack all of it."""
    if frame.__subclasses__():
        return []
    flaws = [] if tag_of(frame) is not None else [f"{frame.__name__} has no tag"]
    for base in frame.__mro__:
        for act in vars(base).get("to_define", ()):
            if getattr(frame, act) is getattr(base, act):
                flaws.append(f"{frame.__name__} has no {act}")
    return flaws


def _subclasses(kind: type[Frame]) -> Iterator[type[Frame]]:
    for subclass in kind.__subclasses__():
        yield subclass
        yield from _subclasses(subclass)
