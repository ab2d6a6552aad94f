"""The pictures of a tournament."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.locale import Texts
from starhaul.sim.match_figures import study_of
from starhaul.sim.playing import SimulatedMatch
from starhaul.sim.tournament_report import ReportHead, TournamentReport, report

pytest.importorskip("openskill")
pytest.importorskip("matplotlib")

from starhaul.sim.plots import plots

NAMES = {"ratings", "wins", "scores", "duels", "figures"}
PNG = b"\x89PNG\r\n"


def tournament(bots: tuple[str, ...] = ("x", "y:bold", "z")) -> TournamentReport:
    parties = [(seat,) for seat in range(len(bots))]
    figures = [{"flights": 1, "tiles": 20, "lost-repair": 2, "lost-card-pirates": 1} for _ in bots]
    scores = list(range(len(bots)))
    made = [
        SimulatedMatch(number, "", bots, scores, 9, figures, [], [{} for _ in bots]) for number in range(4)
    ]
    return report(ReportHead("trucker", {}, "s", 3, "flights", parties), made)


@pytest.mark.slow
def test_every_picture_is_there_twice(tmp_path: Path):
    written = plots(tournament(), study_of("trucker"), str(tmp_path / "new" / "folder"), Texts("en"))
    assert {path.name for path in written} == {f"{name}.{kind}" for name in NAMES for kind in ("png", "svg")}
    assert all(path.read_bytes().startswith(PNG) for path in written if path.suffix == ".png")
    words = " ".join(
        "".join(ElementTree.parse(path).getroot().itertext()) for path in written if path.suffix == ".svg"
    )
    for word in ("y:bold", "Ratings with 95% intervals", "Tiles lost: Pirates", "Credits", "100"):
        assert word in words


@pytest.mark.slow
def test_the_same_tournament_gives_the_same_pictures(tmp_path: Path):
    one, other = (
        plots(tournament(), study_of("trucker"), str(tmp_path / name), Texts("cs")) for name in "ab"
    )
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in other]


@pytest.mark.slow
def test_what_there_is_nothing_to_say_about_is_left_out(tmp_path: Path):
    written = plots(tournament(("x",)), study_of("race"), str(tmp_path), Texts("pl"))
    assert {path.stem for path in written} == NAMES - {"scores", "duels", "figures"}


def test_a_folder_that_cannot_be_made(tmp_path: Path):
    (tmp_path / "file").touch()
    with pytest.raises(BadInput) as error:
        plots(tournament(), study_of("trucker"), str(tmp_path / "file" / "in"), Texts("en"))
    assert error.value.code == "plots-unwritable"
