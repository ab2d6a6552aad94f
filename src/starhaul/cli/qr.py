"""QR codes for terminals: short texts such as the address of a server (ISO/IEC 18004, byte mode, level L).

Only versions 1 to 5, which have a single block and hold up to 106 bytes.
"""

from collections.abc import Iterator, Sequence

Matrix = list[list[bool]]

_DATA = (19, 34, 55, 80, 108)
"""Data bytes and error-correction bytes of each version."""
_CHECK = (7, 10, 15, 20, 26)
_LEVEL_L = 0b01
_QUIET = 2
"""Margin in modules; phones accept less than the standard requires."""
_MASKS = (
    lambda row, column: (row + column) % 2,
    lambda row, column: row % 2,
    lambda row, column: column % 3,
    lambda row, column: (row + column) % 3,
    lambda row, column: (row // 2 + column // 3) % 2,
    lambda row, column: row * column % 2 + row * column % 3,
    lambda row, column: (row * column % 2 + row * column % 3) % 2,
    lambda row, column: (row * column % 3 + (row + column) % 2) % 2,
)


def code_of(text: str) -> Matrix:
    """The modules of the code, true for dark; raises `ValueError` if the text is too long."""
    raw = text.encode()
    version = next((number for number, most in enumerate(_DATA, 1) if len(raw) + 2 <= most), 0)
    if not version:
        raise ValueError(f"at most {_DATA[-1] - 2} bytes fit, not {len(raw)}")
    bits = list(_bits(_codewords(raw, version)))
    masked = [_filled(version, bits, mask) for mask in range(len(_MASKS))]
    return min(masked, key=_penalty)


def drawn(code: Matrix) -> str:
    """As text: two rows of modules per line, light on a dark terminal, always with a light margin."""
    size = len(code) + 2 * _QUIET
    rows = [[False] * size for _ in range(size + size % 2)]
    for row, line in enumerate(code):
        rows[row + _QUIET][_QUIET : _QUIET + len(line)] = line
    blocks = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(blocks[pair] for pair in zip(*two, strict=True)) for two in pairs)


# --- the content -------------------------------------------------------------------------------------------


def _codewords(raw: bytes, version: int) -> list[int]:
    """Mode, length, text, padding and error correction."""
    room = _DATA[version - 1]
    bits = f"{0b0100:04b}{len(raw):08b}" + "".join(f"{byte:08b}" for byte in raw) + "0000"
    data = [int(bits[start : start + 8], 2) for start in range(0, len(bits), 8)]
    filling = (0xEC, 0x11)
    data += [filling[number % 2] for number in range(room - len(data))]
    return data + _correction(data, _CHECK[version - 1])


def _times(one: int, other: int) -> int:
    """Multiplication in GF(256)."""
    product = 0
    while other:
        product ^= one if other & 1 else 0
        one = (one << 1) ^ (0x11D if one & 0x80 else 0)
        other >>= 1
    return product


def _correction(data: Sequence[int], count: int) -> list[int]:
    """The Reed–Solomon remainder of the data."""
    generator, root = [1], 1
    for _ in range(count):
        shifted = [*generator, 0]
        for index, factor in enumerate(generator):
            shifted[index + 1] ^= _times(factor, root)
        generator, root = shifted, _times(root, 2)
    rest = [*data, *([0] * count)]
    for index in range(len(data)):
        for offset, factor in enumerate(generator):
            rest[index + offset] ^= _times(factor, rest[index]) if offset else 0
    return rest[len(data) :]


def _bits(codewords: Sequence[int]) -> Iterator[bool]:
    for word in codewords:
        yield from (bool(word >> shift & 1) for shift in range(7, -1, -1))


# --- the matrix --------------------------------------------------------------------------------------------


def _filled(version: int, bits: Sequence[bool], mask: int) -> Matrix:
    """The code with one of the masks."""
    fixed = _patterns(version) | _format(version, mask)
    size = 17 + 4 * version
    cells = dict(fixed)
    left = iter(bits)
    for cell in _way(size):
        if cell not in fixed:
            cells[cell] = next(left, False) ^ (_MASKS[mask](*cell) == 0)
    return [[cells[row, column] for column in range(size)] for row in range(size)]


def _way(size: int) -> Iterator[tuple[int, int]]:
    """The order of data modules: up and down in strips of two columns from the right, skipping the timing
    column."""
    columns = [column for column in range(size - 1, -1, -1) if column != 6]
    for strip in range(0, len(columns), 2):
        up = strip // 2 % 2 == 0
        for step in range(size):
            for column in columns[strip : strip + 2]:
                yield (size - 1 - step if up else step), column


def _patterns(version: int) -> dict[tuple[int, int], bool]:
    """Three finder patterns with margins, the timing lines and the alignment pattern."""
    size = 17 + 4 * version
    cells: dict[tuple[int, int], bool] = {}
    for place in range(8, size - 8):
        cells[6, place] = cells[place, 6] = place % 2 == 0
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        cells |= _square(top + 3, left + 3, 4, size)
    if version > 1:
        cells |= _square(size - 7, size - 7, 2, size)
    cells[size - 8, 8] = True
    return cells


def _square(row: int, column: int, reach: int, size: int) -> dict[tuple[int, int], bool]:
    """Rings around a dot: a finder pattern (light at 2 and 4) or the alignment pattern (light at 1)."""
    light = (2, 4) if reach == 4 else (1,)
    return {
        (row + down, column + right): max(abs(down), abs(right)) not in light
        for down in range(-reach, reach + 1)
        for right in range(-reach, reach + 1)
        if 0 <= row + down < size and 0 <= column + right < size
    }


def _format(version: int, mask: int) -> dict[tuple[int, int], bool]:
    """The format information, level and mask, in both places."""
    size = 17 + 4 * version
    word = _LEVEL_L << 3 | mask
    rest = word << 10
    for shift in range(14, 9, -1):
        rest ^= (0b10100110111 << (shift - 10)) if rest >> shift & 1 else 0
    bits = (word << 10 | rest) ^ 0b101010000010010
    around = [(8, column) for column in (0, 1, 2, 3, 4, 5, 7, 8)] + [
        (row, 8) for row in (7, 5, 4, 3, 2, 1, 0)
    ]
    along = [(size - 1 - step, 8) for step in range(7)] + [(8, size - 8 + step) for step in range(8)]
    ways = [enumerate(around), enumerate(along)]
    return {cell: bool(bits >> (14 - index) & 1) for way in ways for index, cell in way}


# --- choosing the mask -------------------------------------------------------------------------------------


def _penalty(code: Matrix) -> int:
    """The penalty of the standard: lower is easier to scan."""
    turned = [list(column) for column in zip(*code, strict=True)]
    dark = sum(map(sum, code)) / len(code) ** 2
    blocks = sum(
        code[row][column] == code[row][column + 1] == code[row + 1][column] == code[row + 1][column + 1]
        for row in range(len(code) - 1)
        for column in range(len(code) - 1)
    )
    lines = [*code, *turned]
    return (
        sum(map(_runs, lines)) + 40 * sum(map(_finders, lines)) + 3 * blocks + 10 * int(abs(dark - 0.5) * 20)
    )


def _runs(line: Sequence[bool]) -> int:
    """Runs of five or more modules of one colour."""
    found, length = 0, 1
    for before, now in zip(line, [*line[1:], None], strict=True):
        if before == now:
            length += 1
        else:
            found += length - 2 if length >= 5 else 0
            length = 1
    return found


def _finders(line: Sequence[bool]) -> int:
    """Patterns that look like a finder with a margin on one side."""
    text = "".join("#" if dark else "." for dark in line)
    return sum(
        text.startswith(part, start)
        for part in ("#.###.#....", "....#.###.#")
        for start in range(len(text) - 10)
    )
