"""What the types of bodies do not say about requests: media types, query parameters, status codes.

Used by `openapi`, by the name of the function that handles a request. Tests compare it with the handlers: one
that reads another parameter, or answers with something else than JSON, needs an entry here.
"""

from collections.abc import Mapping, Sequence

JSON, HTML, PLAIN, SVG, PNG = "application/json", "text/html", "text/plain", "image/svg+xml", "image/png"
LOG = "application/jsonl"

ANSWERS: Mapping[str, str] = {
    "forget": JSON,
    "data": JSON,
    "data_of_table": JSON,
    "art": SVG,
    "style": "text/css",
    "texts": PLAIN,
    "further_texts": PLAIN,
    "icons": SVG,
    "picture": SVG,
    "log": LOG,
    "page": HTML,
    "admin_page": HTML,
    "admin": JSON,
    "match_page": HTML,
    "table_page": HTML,
    "match_picture": PNG,
    "table_picture": PNG,
    "postcard": SVG,
    "alive": JSON,
    "ready": JSON,
    "metrics": PLAIN,
}
"""The media type of answers without a record."""

FILES: Mapping[str, str] = {"film_of_file": LOG, "story_of_file": LOG}
"""The media type of request bodies that are files."""

_PART = ("start", "count")
_PREVIEW = ("lang", "seat")
QUERIES: Mapping[str, Sequence[str]] = {
    "list_tables": _PART,
    "thumbnails": _PART,
    "match_page": _PREVIEW,
    "table_page": ("lang",),
    "match_picture": _PREVIEW,
    "table_picture": ("lang",),
    "postcard": _PREVIEW,
}
"""The query parameters that a request takes; all of them may be left out."""

PARAMETERS: Mapping[str, tuple[type, str]] = {
    "start": (int, "How many entries to skip."),
    "count": (int, "How many entries to return at most."),
    "lang": (str, "The language of the texts, such as `cs`; by default the one that the browser prefers."),
    "seat": (int, "The number of the seat whose ship is shown."),
}
"""The type and the meaning of query parameters."""

CREATED = ("create", "join")
"""Requests that are answered with status 201."""
