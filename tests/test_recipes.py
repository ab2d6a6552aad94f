"""The recipes of docs/recipes/ work: a skeleton, the list of what is missing, the example filled in.

Each is done in a copy of the sources by `starhaul new` and the marked blocks of its page.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.recipes.pages import PAGES, apply, blocks
from tests.timeouts import scaled
from tools.mutants import COPIED, Tree

ROOT = Path(__file__).resolve().parent.parent

CARD = """\
src/starhaul/trucker/cards/gust.py: what happens; the skeleton only raises NotImplementedError
src/starhaul/trucker/data/{1e,2e}/cards.json: a card of the kind “gust”
tests/scenarios/1e-gust.json: a scenario that plays “gust”
tests/scenarios/2e-gust.json: a scenario that plays “gust”
docs/trucker-protocol.md: the question “gust” in the table “Questions”
tests/web/question_kinds.test.mjs: an example of the question “gust”
src/starhaul/locale/{en,cs,pl}/events.ftl: card-gust, event-gust-accepted
src/starhaul/locale/{en,cs,pl}/client-cards.ftl: card-text-gust, inspect-steps-gust
src/starhaul/locale/{en,cs,pl}/client-questions.ftl: question-ui-gust, question-ui-gust-how, \
question-ui-gust-yes
src/starhaul/web/trucker/cards/shape.js: the family of the card “gust”
src/starhaul/web/trucker/cards/shape.js: the figures printed on the card “gust”
src/starhaul/web/trucker/cards.js: the picture of the card “gust”
src/starhaul/web/types.d.ts: out of date; run starhaul protocol --write
docs/trucker-protocol.md: out of date; run starhaul protocol --write
src/starhaul/web/trucker/events.js: out of date; run starhaul protocol --write
"""


OPTION = """\
src/starhaul/trucker/match/config.py: the meaning of “calm_space”; the skeleton says “To be written.”
src/starhaul/trucker: something that depends on the option “calm_space”
src/starhaul/locale/{en,cs,pl}/client-front.ftl: front-option-calm_space, front-option-calm_space-hint
src/starhaul/web/types.d.ts: out of date; run starhaul protocol --write
tests/web/games.json: out of date; run python -m tests.web.games
"""


GAME = """\
src/starhaul/nim/flow.py: what happens; the skeleton only raises NotImplementedError
tests/test_imports.py: a place among the packages for “nim”
src/starhaul/plugins/nim: browser, data, art and styles for the browser client; `web/GAME/plugin.js` goes with it
src/starhaul/plugins/nim: terminal, stories, scenarios and pictures for the command line
src/starhaul/plugins/nim: study, the figures that a tournament reports
src/starhaul/plugins/nim: coding, numbers for learning environments
src/starhaul/plugins/nim: load_player, a fast player for the load test
src/starhaul/plugins/nim: bots, bots of every skill
src/starhaul/web/nim/plugin.js: screen, quick, line, kinds, isTeams, score, styles
src/starhaul/locale/{en,cs,pl}/nim.ftl: a file for the texts of “nim”
src/starhaul/locale/{en,cs,pl}/client-front.ftl: front-game-nim, front-game-nim-hint
docs/protocol.md: out of date; run starhaul protocol --write
src/starhaul/web/types.d.ts: out of date; run starhaul protocol --write
docs/nim-protocol.md: out of date; run starhaul protocol --write
src/starhaul/web/nim/events.js: out of date; run starhaul protocol --write
tests/web/games.json: out of date; run python -m tests.web.games
"""  # noqa: E501


class Checkout(Tree):
    """A copy of the sources in which a recipe is tried."""

    def starhaul(self, *arguments: str) -> str:
        return self._run("-m", "starhaul", *arguments)

    def _run(self, *arguments: str) -> str:
        places = os.pathsep.join([str(self.folder / "src"), str(self.folder)])
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": places, "PYTHONDONTWRITEBYTECODE": "1", "LANG": "en"},
            capture_output=True,
            text=True,
            timeout=scaled(60),
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def generate(self) -> None:
        self.starhaul("protocol", "--write")
        self._run("-m", "tests.web.games")

    def missing(self, kind: str, name: str, *options: str) -> str:
        """The list that `starhaul new` prints, without its numbers."""
        told = self.starhaul("new", kind, name, "--lang", "en", *options)
        return "".join(
            line.split(". ", 1)[1] for line in told.splitlines(keepends=True) if line.startswith(" ")
        )

    def format(self) -> None:
        """`make format`: the order of imports depends on the name."""
        if self._has_ruff():
            self._run(
                "-m", "ruff", "check", "--no-cache", "-q", "--fix", "--select", "I", "src", "tests", "tools"
            )

    @staticmethod
    def _has_ruff() -> bool:
        return shutil.which("ruff", path=str(Path(sys.executable).parent)) is not None

    def lint(self) -> None:
        files = [str(path) for path in self.touched_python()]
        if self._has_ruff():
            self._run("-m", "ruff", "check", "--no-cache", "-q", *files)
            self._run("-m", "ruff", "format", "--no-cache", "--check", "-q", *files)

    def touched(self) -> list[Path]:
        """The files that are not as in the original."""
        return sorted(self._touched())

    def _touched(self) -> Iterator[Path]:
        for path in (path for name in COPIED for path in (self.folder / name).rglob("*") if path.is_file()):
            original = ROOT / path.relative_to(self.folder)
            if not original.is_file() or original.read_bytes() != path.read_bytes():
                yield path

    def touched_python(self) -> list[Path]:
        return [path for path in self.touched() if path.suffix == ".py"]

    def check(self, *tests: str) -> None:
        done = self.test(tests)
        assert done.returncode == 0, done.stdout


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@pytest.mark.slow
def test_a_card_kind(checkout: Checkout):
    assert checkout.missing("card", "gust") == CARD
    checkout.lint()
    apply("card", checkout.folder)
    checkout.starhaul("protocol", "--write")
    assert checkout.missing("card", "gust", "--check") == ""
    checkout.lint()
    assert len(checkout.touched_python()) <= 4
    checkout.check(
        "tests/test_scenarios.py",
        "tests/test_locale.py",
        "tests/test_questions.py",
        "tests/test_protocol_docs.py",
        "tests/test_registrations.py",
        "tests/trucker/data",
        "tests/web/test_texts.py",
    )
    if shutil.which("node"):
        tests = [f"tests/web/{name}.test.mjs" for name in ("cards", "question_kinds", "events")]
        done = subprocess.run(["node", "--test", *tests], cwd=checkout.folder, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_an_option(checkout: Checkout):
    assert checkout.missing("option", "calm_space") == OPTION
    checkout.lint()
    apply("option", checkout.folder)
    checkout.generate()
    assert checkout.missing("option", "calm_space", "--check") == ""
    checkout.lint()
    assert len(checkout.touched_python()) <= 2
    checkout.check(
        "tests/test_registrations.py",
        "tests/test_conformance_matrix.py::test_the_matrix_is_wide",
        "tests/trucker/cards/test_stardust.py",
        "tests/web/test_texts.py",
    )


@pytest.mark.slow
def test_a_game(checkout: Checkout):
    assert checkout.missing("game", "nim") == GAME
    checkout.format()
    checkout.lint()
    apply("game", checkout.folder)
    checkout.format()
    checkout.generate()
    assert checkout.missing("game", "nim", "--check") == ""
    checkout.lint()
    checkout.check(
        "tests/nim",
        "tests/test_imports.py",
        "tests/test_registrations.py",
        "tests/test_glossary.py",
        "tests/test_questions.py",
        "tests/web/test_texts.py",
    )
    told = checkout.starhaul("simulate", "--game", "nim", "--games", "2", "--lang", "en")
    assert "matches" in told


@pytest.mark.slow
def test_an_event(checkout: Checkout):
    apply("event", checkout.folder)
    checkout.starhaul("protocol", "--write")
    checkout.lint()
    assert len(checkout.touched_python()) == 2
    checkout.check("tests/test_locale.py", "tests/test_protocol_docs.py", "tests/test_registrations.py")


@pytest.mark.slow
def test_a_tile_kind(checkout: Checkout):
    apply("tile", checkout.folder)
    checkout.lint()
    checkout.check(
        "tests/test_locale.py",
        "tests/plugins/trucker/test_terminal_ship.py",
        "tests/trucker/ship/test_twin.py",
    )


@pytest.mark.slow
def test_a_language(checkout: Checkout):
    texts = checkout.folder / "src" / "starhaul" / "locale"
    shutil.copytree(texts / "en", texts / "nl")
    apply("language", checkout.folder)
    checkout.starhaul("protocol", "--write")
    checkout.lint()
    assert 'nl: "Nederlands"' in (checkout.folder / "src/starhaul/web/core/constants.js").read_text("utf-8")
    checkout.check("tests/test_locale.py", "tests/web/test_texts.py")


def test_every_page_is_listed_and_every_block_has_its_place():
    pages = {path.stem for path in PAGES.glob("*.md")} - {"README"}
    listed = set(re.findall(r"\]\((\w+)\.md\)", (PAGES / "README.md").read_text("utf-8")))
    assert pages == listed
    for page in pages:
        marks = (PAGES / f"{page}.md").read_text("utf-8").count("<!-- ")
        assert len(list(blocks(page))) == marks, page
