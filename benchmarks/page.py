"""Writes the figures and the picture of docs/benchmarks.md from the reference results.

python -m benchmarks.page
"""

from __future__ import annotations

from pathlib import Path

from benchmarks import results
from benchmarks.picture import picture
from benchmarks.report import circumstances, figures_table, ratios_table
from benchmarks.results import Results

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = DOCS / "benchmarks.md"
BEGIN, END = "<!-- written by `python -m benchmarks.page`: -->\n", "<!-- until here -->"
TITLES = {"python": "Pure Python", "compiled": "Compiled"}


def files() -> dict[Path, str]:
    """The generated files and their contents, for the builds that have reference results."""
    found = [results.read(path) for build in TITLES if (path := results.reference_path(build)).is_file()]
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    sections = "\n\n".join(_section(one) for one in found)
    pictures = {_picture_path(one): picture(one) for one in found}
    return {PAGE: f"{before}{BEGIN}\n{sections}\n\n{END}{after}", **pictures}


def _picture_path(one: Results) -> Path:
    return DOCS / f"benchmarks-{one.build}.svg"


def _section(one: Results) -> str:
    title = TITLES[one.build]
    return "\n\n".join(
        [
            f"## {title}",
            circumstances(one),
            f"![{title}: Starhaul beside other engines]({_picture_path(one).name})",
            figures_table(one),
            "How many times as fast as a peer: the median of the ratios of all rounds.",
            ratios_table(one),
        ]
    )


def write() -> None:
    for path, content in files().items():
        path.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    write()
