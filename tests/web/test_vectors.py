"""The test vectors of the client agree with the results in Python."""

from tests.web import films, games, patches
from tests.web.vectors import FILE, text


def test_the_vectors_are_those_of_today():
    """The generator and the derivation of seeds never change; vectors may be added."""
    assert text() == FILE.read_text("utf-8"), "python -m tests.web.vectors"


def test_the_games_are_those_of_today():
    assert games.text() == games.FILE.read_text("utf-8"), "python -m tests.web.games"


def test_the_patches_are_those_of_today():
    assert patches.text() == patches.FILE.read_text("utf-8"), "python -m tests.web.patches"


def test_the_film_is_that_of_today():
    assert films.text() == films.FILE.read_text("utf-8"), "python -m tests.web.films"
