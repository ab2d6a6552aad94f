"""Strips comments and indentation, a third of our modules, from the files of the client.

Used when a file is served (`client_files`), and for the packed client in a wheel (`tools/wheel_hook.py`,
which loads this file alone).
"""

import re

_DOCUMENTING = re.compile(rb"/\*\*.*?\*/", re.DOTALL)
"""JSDoc comments."""
_REMARK = re.compile(rb"^\s*//[^\n]*", re.MULTILINE)
_STYLE_COMMENT = re.compile(rb"/\*.*?\*/", re.DOTALL)
_STYLE_ROOM = re.compile(rb"\s*([{};])\s*")
_STYLE_VALUE = re.compile(rb"([{;][\w-]+:) ")
_INDENTED = re.compile(rb"\n\s+")


def lighter(text: bytes, suffix: str) -> bytes:
    """
    >>> lighter(b"/** Adds. */\\nexport const sum = (a, b) =>\\n  a + b;\\n", ".js")
    b'export const sum = (a, b) =>\\na + b;\\n'
    >>> lighter(b"/* Dark. */\\n.a, .b { color: red;\\n  top: 0; }\\n", ".css")
    b'.a, .b{color:red;top:0}'
    """
    if suffix == ".js":
        text = _REMARK.sub(b"", _DOCUMENTING.sub(b"", text))
    elif suffix == ".css":
        text = _STYLE_ROOM.sub(rb"\1", _STYLE_COMMENT.sub(b"", text)).replace(b";}", b"}")
        text = _STYLE_VALUE.sub(rb"\1", text)
    else:
        return text
    return _INDENTED.sub(b"\n", text).lstrip()
