"""QR codes in the terminal: the same modules as drawn by the library of the page."""

import shutil
import subprocess
from hashlib import sha256
from pathlib import Path

import pytest

from starhaul.cli import qr
from tests.timeouts import scaled

VENDORED = Path(qr.__file__).parent.parent / "web/vendor/qrcode.js"
TEXTS = [
    "x",
    "http://10.0.0.5:8801/",
    "http://192.168.178.23:8800/",
    "http://[2001:db8::1]:8800/ž",
    "b" * 106,
]
PRINT = """
import qrcode from %r;
for (const text of process.argv.slice(1)) {
  const code = qrcode(0, "L");
  code.addData(text);
  code.make();
  const all = [...Array(code.getModuleCount()).keys()];
  const rows = all.map((row) => all.map((column) => (code.isDark(row, column) ? "#" : ".")).join(""));
  console.log(rows.join("\\n") + "\\n");
}
"""


def shown(code: qr.Matrix) -> str:
    return "\n".join("".join("#" if dark else "." for dark in row) for row in code)


def masked(text: str) -> list[str]:
    """With each of the masks; which one is best is a matter of taste."""
    raw = text.encode()
    version = (len(qr.code_of(text)) - 17) // 4
    bits = list(qr._bits(qr._codewords(raw, version)))
    return [shown(qr._filled(version, bits, mask)) for mask in range(8)]


@pytest.mark.skipif(shutil.which("node") is None, reason="compares with a library in JavaScript")
def test_codes_are_those_of_the_library_in_the_page():
    program = PRINT % VENDORED.as_uri()
    # The library supports only ASCII by default.
    texts = [text for text in TEXTS if text.isascii()]
    command = ["node", "--input-type=module", "-e", program, *texts]
    said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=scaled(60)).stdout
    for text, theirs in zip(texts, said.strip().split("\n\n"), strict=True):
        assert theirs in masked(text), text


@pytest.mark.parametrize("text", TEXTS)
def test_the_code_is_the_best_of_all_masks(text):
    code = qr.code_of(text)
    assert shown(code) in masked(text)
    assert {len(row) for row in code} == {len(code)}


def test_codes_do_not_change():
    found = sha256(shown(qr.code_of(TEXTS[2])).encode()).hexdigest()
    assert found == "e303880c71f7136cbd18a6609bdc0eedf45e0962d47e027bcdbf791d815b3eb8"


def test_what_is_too_long_is_refused():
    with pytest.raises(ValueError, match="106"):
        qr.code_of("x" * 107)


def test_a_drawing_shows_every_module_with_a_light_margin():
    code = qr.code_of(TEXTS[2])
    blocks = {"█": (False, False), "▀": (False, True), "▄": (True, False), " ": (True, True)}
    rows: list[list[bool]] = []
    for line in qr.drawn(code).splitlines():
        rows += [list(row) for row in zip(*(blocks[sign] for sign in line), strict=True)]
    inside = [row[2 : 2 + len(code)] for row in rows[2 : 2 + len(code)]]
    assert inside == code
    margin = [*rows[:2], *rows[2 + len(code) :], *([row[0], row[1], row[-1], row[-2]] for row in rows)]
    assert not any(any(row) for row in margin)
