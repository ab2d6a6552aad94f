"""Random valid tracks, in the notation of `stage.course`."""

from hypothesis import assume
from hypothesis import strategies as st

from starhaul.race.track import problems
from tests.race.stage import course

PLAIN = ("n", "b", "h", "a", "hn", "nh", "an", "na", "ha", "ah")
HOLES = ("n x x n", "n x x x n")
EACH_KIND = ("n", "b", "h", "a", "hn", "an", "ha", "n x x n")


@st.composite
def sound_courses(draw: st.DrawFn) -> str:
    """Each kind of space once, then random ones until there are enough,
    shuffled; only valid tracks are kept."""
    pieces = list(EACH_KIND)
    wanted = draw(st.integers(30, 55))
    while len(" ".join(pieces).split()) < wanted:
        pieces.append(draw(st.sampled_from((*PLAIN, *HOLES))))
    text = f"s {' '.join(draw(st.permutations(pieces)))} f"
    assume(not list(problems(course(text))))
    return text
