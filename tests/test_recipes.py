"""The recipes of docs/recipes/ work: a skeleton, the list of what is missing, the completed example.

Each is carried out in a copy of the sources, with `starhaul new` and the marked blocks of its page.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.recipes.pages import PAGES, apply, begin, blocks, complete
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
tests/web/events.test.mjs: an example of the event “gust-accepted”
src/starhaul/locale/{en,cs,pl}/events.ftl: card-gust, event-gust-accepted
src/starhaul/locale/{en,cs,pl}/client-cards.ftl: card-text-gust
src/starhaul/locale/{en,cs,pl}/client-inspect.ftl: inspect-steps-gust
src/starhaul/locale/{en,cs,pl}/client-questions.ftl: question-ui-gust, question-ui-gust-how, \
question-ui-gust-yes
src/starhaul/web/trucker/cards/shape.js: the family of the card “gust”
src/starhaul/web/trucker/cards/shape.js: the figures printed on the card “gust”
src/starhaul/web/trucker/cards.js: the picture of the card “gust”
src/starhaul/web/types.d.ts: out of date; run starhaul protocol --write
docs/trucker-protocol.md: out of date; run starhaul protocol --write
src/starhaul/web/trucker/events.js: out of date; run starhaul protocol --write
src/starhaul/web/trucker/ruleids.js: out of date; run starhaul protocol --write
"""


OPTION = """\
src/starhaul/trucker/match/config.py: the meaning of “calm_space”; the skeleton says “To be written.”
src/starhaul/trucker: something that depends on the option “calm_space”
src/starhaul/locale/{en,cs,pl}/client-front.ftl: front-option-calm_space, front-option-calm_space-hint
src/starhaul/web/types.d.ts: out of date; run starhaul protocol --write
src/starhaul/web/trucker/ruleids.js: out of date; run starhaul protocol --write
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

EVENT = """\
src/starhaul/trucker: a rule that tells the event “DustSettled”
src/starhaul/locale/{en,cs,pl}/events.ftl: event-dust-settled
tests/web/events.test.mjs: an example of the event “dust-settled”
src/starhaul/web/types.d.ts: out of date; run starhaul protocol --write
docs/trucker-protocol.md: out of date; run starhaul protocol --write
src/starhaul/web/trucker/events.js: out of date; run starhaul protocol --write
src/starhaul/web/trucker/ruleids.js: out of date; run starhaul protocol --write
"""


QUESTION = """\
src/starhaul/trucker/match/questions.py: the answers to the question “shelter”
src/starhaul/trucker/match/questions.py: what the question “shelter” is about
docs/trucker-protocol.md: the question “shelter” in the table “Questions”
src/starhaul/web/trucker/questions/questionkinds.js: how the question “shelter” is asked in the browser
tests/web/question_kinds.test.mjs: an example of the question “shelter”
"""


TILE = """\
src/starhaul/trucker/ship/layers.py: the layer of the kind “antenna”
src/starhaul/trucker/data/1e/tiles.json: a tile of the kind “antenna”
src/starhaul/trucker/data/2e/tiles.json: a tile of the kind “antenna”
src/starhaul/trucker/draw/pictograms.py: the picture of the kind “antenna”
src/starhaul/plugins/trucker/commands/ship_text.py: the style of the kind “antenna” in the terminal
src/starhaul/locale/{en,cs,pl}/trucker.ftl: code-antenna, kind-antenna
src/starhaul/locale/{en,cs,pl}/client-building.ftl: building-does-antenna
src/starhaul/locale/{en,cs,pl}/client-inspect.ftl: inspect-beware-antenna, inspect-does-antenna
"""


LANGUAGE = """\
src/starhaul/locale/numbers.py: how the language “nl” writes numbers and chooses plural forms
src/starhaul/locale/nl: the texts in the language “nl”
tests/locale/test_locale.py: the plural forms of the language “nl”
docs/terms.md: a column for the language “nl”
src/starhaul/web/core/constants.js: out of date; run starhaul protocol --write
"""


class Checkout(Tree):
    """A copy of the sources in which a recipe is carried out."""

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
        """The list that `starhaul new` prints, without the numbers."""
        return self._steps(self.starhaul("new", kind, name, "--lang", "en", *options))

    def left(self, kind: str) -> str:
        """The same list for things that have no skeleton."""
        return self._steps(self._run("-m", "tools.recipes", kind))

    @staticmethod
    def _steps(told: str) -> str:
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
        """The files that differ from the original."""
        return sorted(self._touched())

    def _touched(self) -> Iterator[Path]:
        found = (path for name in COPIED for path in (self.folder / name).rglob("*") if path.is_file())
        for path in found:
            if path.suffix == ".pyc":
                continue
            original = ROOT / path.relative_to(self.folder)
            if not original.is_file() or original.read_bytes() != path.read_bytes():
                yield path

    def touched_python(self) -> list[Path]:
        return [path for path in self.touched() if path.suffix == ".py"]

    def check(self, *tests: str) -> None:
        done = self.test(tests)
        assert done.returncode == 0, done.stdout

    def check_client(self, *names: str) -> None:
        if shutil.which("node"):
            tests = [f"tests/web/{name}.test.mjs" for name in names]
            done = subprocess.run(["node", "--test", *tests], cwd=self.folder, capture_output=True, text=True)
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
        "tests/locale/test_locale.py",
        "tests/test_questions.py",
        "tests/trucker/test_protocol_docs.py",
        "tests/test_registrations.py",
        "tests/trucker/data",
        "tests/web/test_texts.py",
    )
    checkout.check_client("cards", "question_kinds", "events")


@pytest.mark.slow
def test_a_card_kind_with_a_long_name(checkout: Checkout):
    assert "tests/scenarios/1e-unexpected-solar-gust.json" in checkout.missing(
        "card", "unexpected_solar_gust"
    )
    checkout.format()
    checkout.lint()


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
        "tests/test_mirror.py",
        "tests/test_registrations.py",
        "tests/test_glossary.py",
        "tests/test_questions.py",
        "tests/web/test_texts.py",
    )
    told = checkout.starhaul("simulate", "--game", "nim", "--games", "2", "--lang", "en")
    assert "matches" in told


@pytest.mark.slow
def test_an_event(checkout: Checkout):
    begin("event", checkout.folder)
    assert checkout.left("event") == EVENT
    complete("event", checkout.folder)
    checkout.starhaul("protocol", "--write")
    assert checkout.left("event") == ""
    checkout.lint()
    assert len(checkout.touched_python()) == 2
    checkout.check(
        "tests/locale/test_locale.py", "tests/trucker/test_protocol_docs.py", "tests/test_registrations.py"
    )
    checkout.check_client("events")


@pytest.mark.slow
def test_a_question(checkout: Checkout):
    begin("question", checkout.folder)
    assert checkout.left("question") == QUESTION
    complete("question", checkout.folder)
    checkout.starhaul("protocol", "--write")
    assert checkout.left("question") == ""
    checkout.lint()
    assert len(checkout.touched_python()) == 2
    checkout.check(
        "tests/locale/test_locale.py",
        "tests/trucker/test_protocol_docs.py",
        "tests/test_questions.py",
        "tests/test_registrations.py",
        "tests/web/test_texts.py",
    )
    checkout.check_client("question_kinds")


@pytest.mark.slow
def test_a_tile_kind(checkout: Checkout):
    begin("tile", checkout.folder)
    assert checkout.left("tile") == TILE
    complete("tile", checkout.folder)
    assert checkout.left("tile") == ""
    checkout.lint()
    checkout.check(
        "tests/locale/test_locale.py",
        "tests/plugins/trucker/commands/test_terminal_ship.py",
        "tests/trucker/data",
        "tests/trucker/draw/test_draw.py",
        "tests/trucker/ship/test_twin.py",
        "tests/web/test_texts.py",
    )


@pytest.mark.slow
def test_a_language(checkout: Checkout):
    begin("language", checkout.folder)
    assert checkout.left("language") == LANGUAGE
    texts = checkout.folder / "src" / "starhaul" / "locale"
    shutil.copytree(texts / "en", texts / "nl")
    terms = checkout.folder / "docs" / "terms.md"
    terms.write_text(with_column(terms.read_text("utf-8"), after="pl", copied="en", named="nl"), "utf-8")
    complete("language", checkout.folder)
    checkout.starhaul("protocol", "--write")
    assert checkout.left("language") == ""
    checkout.lint()
    checkout.check(
        "tests/locale/test_fluent.py",
        "tests/locale/test_locale.py",
        "tests/locale/test_terms.py",
        "tests/locale/test_typography.py",
        "tests/web/test_texts.py",
    )
    checkout.check_client("events")


def with_column(page: str, *, after: str, copied: str, named: str) -> str:
    """The tables of docs/terms.md with one more language, and an empty column for its retired words."""
    lines = page.splitlines()
    places: dict[str, int] = {}
    for number, line in enumerate(lines):
        cells = re.split(r"(?<!\\)\|", line)
        if line.startswith("| concept |"):
            places = {cell.strip(): at for at, cell in enumerate(cells)}
        elif not line.startswith("|"):
            places = {}
        if places:
            word = named if line.startswith("| concept |") else cells[places[copied]].strip()
            retired = f"retired {named}" if line.startswith("| concept |") else ""
            rule = line.startswith("|---")
            cells.insert(places[f"retired {after}"] + 1, "---" if rule else f" {retired} ")
            cells.insert(places[after] + 1, "---" if rule else f" {word} ")
            lines[number] = "|".join(cells)
    return "\n".join(lines) + "\n"


@pytest.mark.slow
def test_a_bot(tmp_path: Path):
    apply("bot", tmp_path)
    mine = tmp_path / "my_bots.py"
    filled = mine.read_text("utf-8")

    def play() -> subprocess.CompletedProcess[str]:
        places = os.pathsep.join([str(ROOT / "src"), str(tmp_path)])
        return subprocess.run(
            [sys.executable, "play.py"],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": places},
            capture_output=True,
            text=True,
            timeout=scaled(60),
            check=False,
        )

    mine.write_text(filled.partition("    def answer")[0], "utf-8")
    unfinished = play()
    assert unfinished.returncode
    assert "bot-no-start" in unfinished.stderr
    assert "answer" in unfinished.stderr.splitlines()[-1]
    mine.write_text(filled, "utf-8")
    assert play().stdout == "True []\n"


def test_every_page_is_listed_and_every_block_has_its_place():
    pages = {path.stem for path in PAGES.glob("*.md")} - {"README"}
    listed = set(re.findall(r"\]\((\w+)\.md\)", (PAGES / "README.md").read_text("utf-8")))
    assert pages == listed
    for page in pages:
        marks = (PAGES / f"{page}.md").read_text("utf-8").count("<!-- ")
        assert len(list(blocks(page))) == marks, page


def test_every_page_is_walked():
    source = Path(__file__).read_text("utf-8")
    walked = set(re.findall(r'\b(?:apply|complete)\("(\w+)"', source))
    assert walked == {path.stem for path in PAGES.glob("*.md")} - {"README"}
