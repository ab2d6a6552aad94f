"""What the trucker game contributes to the rule book: scopes of chapters, pictures and icons, and the rules
of tiles and cards.

Loaded by `rulebook.book_part`. The chapters themselves are in `locale`.
"""

from collections.abc import Mapping

from starhaul.plugins.trucker.book.icons import ICONS as ICONS
from starhaul.plugins.trucker.book.icons import icon_sheet as icon_sheet
from starhaul.plugins.trucker.book.pictures import DRAWINGS
from starhaul.plugins.trucker.book.pictures import PICTURES as PICTURES
from starhaul.rulebook.book_part import ChapterScope
from starhaul.svg.themes import Theme
from starhaul.trucker.parts.records import RULE_OF_CARD
from starhaul.trucker.parts.terms import RULE_OF_KIND

_CRACKED, _FLEET = ("IC", "IIC"), ("IVC",)
_CLASS_C = (*_CRACKED, "IIIC", *_FLEET)
EDITIONS = ("1e", "2e")
CLASSES = ("I", "II", "III", "IIIA", *_CLASS_C)
SCOPES = (
    ChapterScope("trucker-16", ("2e",)),
    ChapterScope("trucker"),
    ChapterScope("latest-03", ("1e",), _CRACKED),
    ChapterScope("latest-04", ("1e",), _CRACKED),
    ChapterScope("latest-05", ("1e",), ("IIIC",)),
    ChapterScope("latest-06", ("1e",), ("IIIC",)),
    ChapterScope("latest-07", ("1e",), _FLEET),
    ChapterScope("latest-08", ("1e",), _FLEET),
    ChapterScope("latest", ("1e",), _CLASS_C),
    ChapterScope("house-01", ("2e",)),
    ChapterScope("house-02"),
    ChapterScope("house-03"),
)
LINKS: Mapping[str, Mapping[str, str]] = {
    "tile": {str(kind): rule for kind, rule in RULE_OF_KIND.items()},
    "card": RULE_OF_CARD,
}


def picture(name: str, theme: Theme) -> str:
    return DRAWINGS[name](theme)
