"""The page of the client with tags that messengers show as the preview of a link.

Used by `link_pages`. The page is the same as everywhere else: the tags are for programs that run no scripts,
and `web/core/sharedlinks.js` leads people to what the link is about.
"""

import re
from html import escape
from typing import NamedTuple

from starhaul.data_folder import data_folder
from starhaul.server.postcard.postcard_records import SIZE

LOCALES = {"en": "en_GB", "cs": "cs_CZ", "pl": "pl_PL"}
LONGEST_TITLE, LONGEST_WORDS = 120, 400
_TITLE = "<title>Starhaul</title>"
_LOCAL = re.compile(r'((?:href|src)=")(?!https?:|/|#|\.\./)')


class LinkPreview(NamedTuple):
    """What a preview says. Addresses are complete."""

    title: str
    description: str
    url: str
    image: str
    language: str


def page_with_preview(preview: LinkPreview, depth: int) -> bytes:
    """`depth` is the number of folders between the page and the files of the client."""
    page = data_folder("web").read("index.html").decode()
    page = _LOCAL.sub(rf"\g<1>{'../' * depth}", page)
    page = page.replace('<html lang="en"', f'<html lang="{escape(preview.language)}"', 1)
    return page.replace(_TITLE, tags_of(preview), 1).encode()


def tags_of(preview: LinkPreview) -> str:
    """
    >>> tags_of(LinkPreview("<b>", "", "u", "i", "en")).splitlines()[0]
    '<title>&lt;b&gt;</title>'
    """
    title, words = _cut(preview.title, LONGEST_TITLE), _cut(preview.description, LONGEST_WORDS)
    width, height = SIZE
    properties = {
        "og:type": "website",
        "og:site_name": "Starhaul",
        "og:locale": LOCALES.get(preview.language, preview.language),
        "og:title": title,
        "og:description": words,
        "og:url": preview.url,
        "og:image": preview.image,
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": words,
    }
    names = {
        "description": words,
        "robots": "noindex",
        "twitter:card": "summary_large_image",
        "twitter:title": title,
        "twitter:description": words,
        "twitter:image": preview.image,
        "twitter:image:alt": words,
    }
    lines = [f"<title>{escape(title)}</title>"]
    lines += [f'<meta property="{key}" content="{escape(value)}">' for key, value in properties.items()]
    lines += [f'<meta name="{key}" content="{escape(value)}">' for key, value in names.items()]
    return "\n    ".join(lines)


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"
