"""`starhaul new`: what it refuses. tests/test_recipes.py tests what it writes."""

from pathlib import Path

import pytest

from starhaul.cli import new
from starhaul.cli.main import app
from tests.cli.helpers import RUNNER


def run(*arguments: str) -> tuple[int, str, str]:
    result = RUNNER.invoke(app, ["new", "--lang", "en", *arguments])
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("dragon", "gust"), "dragon: there is no skeleton for this; there are: card, option, game"),
        (("card", "Gust"), "Gust: a name has lower-case letters"),
        (("card", "9lives"), "9lives: a name has lower-case letters"),
        (("card", "class"), "class: a name has lower-case letters"),
        (("card", "../x"), "../x: a name has lower-case letters"),
        (("card", "stardust"), "stardust: this name is taken"),
        (("card", "pirates"), "pirates: this name is taken"),
        (("card", "reward"), "reward: this name is taken"),
        (("option", "strict_build"), "strict_build: this name is taken"),
        (("game", "race"), "race: this name is taken"),
        (("game", "kernel"), "kernel: this name is taken"),
        (("card", "gust", "--check"), "gust: there is no skeleton with this name yet"),
    ],
)
def test_what_cannot_be_new_is_refused(arguments: tuple[str, ...], complaint: str):
    status, told, error = run(*arguments)
    assert (status, told) == (2, "")
    assert error.startswith(complaint)
    assert error.count("\n") == 1


def test_an_installed_package_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(new, "PACKAGE", tmp_path / "site-packages" / "starhaul")
    status, told, error = run("card", "gust")
    assert (status, told) == (2, "")
    assert "new things can be written only where Starhaul runs from its own sources" in error
    assert list(tmp_path.iterdir()) == []
