"""What a game contributes to postcards: part `postcard` of its plug-in. Loaded by `postcard_maker`."""

from collections.abc import Mapping, Sequence
from typing import Protocol, cast

from starhaul.chronicle.chronicle_records import Chronicle, StoryPicture, StoryWords
from starhaul.games import PLUGINS
from starhaul.locale import Texts
from starhaul.svg.drawing_frame import FramedDrawing

ShipPair = tuple[StoryPicture, StoryPicture]
"""A ship at launch and at the end."""


class PostcardPart(Protocol):
    """Part `postcard` of a game plug-in. `colours` are those of the seats, by number; empty: as at first."""

    LOOKS: Mapping[str, str]
    """Style rules that only these pictures need, besides those of the part `browser`."""

    def line(self, config: object, texts: Texts) -> str:
        """What is played, in one line."""

    def heading(self, chronicle: Chronicle, pair: ShipPair | None) -> StoryWords:
        """The heading of the picture: of this ship, or of the whole match."""

    def seat_names(self, config: object, texts: Texts, colours: Sequence[int]) -> Sequence[str]:
        """What players are called whose names are not known."""

    def ships(
        self, pair: ShipPair, config: object, colours: Sequence[int]
    ) -> tuple[FramedDrawing, FramedDrawing]:
        """A ship before and after. Not called in games without ships of their own."""

    def table(self, state: object, colours: Sequence[int]) -> FramedDrawing:
        """Everything that everybody sees at a moment."""

    def poster(self) -> FramedDrawing:
        """A picture of the game itself: it depends on no match."""


def postcard_part(game: str) -> PostcardPart:
    return cast(PostcardPart, PLUGINS[game].part("postcard"))
