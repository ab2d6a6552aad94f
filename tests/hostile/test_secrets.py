"""Non-interference: whoever cannot see a difference gets the same bytes, until it becomes public."""

from random import Random

import msgspec
import pytest

from starhaul.kernel.chance import Stream
from starhaul.kernel.errors import Refusal
from tests.hostile.twins import Twins, playing
from tests.rules import about
from tools.hostile.nonsense import ACTIONS
from tools.hostile.values import made, rendered

GAMES = {
    "race": ("race", {"seats": 4}),
    "second edition": ("trucker", {"edition": "2e", "seats": 3, "rounds": ["II"]}),
    "first edition": ("trucker", {"edition": "1e", "seats": 3, "rounds": ["I", "II"]}),
    "trek": ("trucker", {"edition": "2e", "seats": 2, "trek": True}),
    "teams": ("trucker", {"edition": "1e", "seats": 4, "rounds": ["II"], "options": {"teams": "advanced"}}),
}
slow = pytest.mark.slow


def is_refused(match, seat: int, action) -> bool:
    try:
        match.game.check(match.state, seat, match.game.to_action(seat, action), match.now_ms)
    except Refusal:
        return True
    return False


async def probe(twins: Twins, luck: Random) -> None:
    """Actions that are refused: the same words in both worlds. And those of somebody else: not a word."""
    one, other = twins.one.match, twins.other.match
    for seat in {twins.viewer, luck.randrange(len(twins.one.room.record.seats))} - {None}:
        try:
            action = msgspec.json.decode(rendered(made(ACTIONS[one.game.name], luck)))
        except msgspec.DecodeError:
            continue
        if is_refused(one, seat, action) and (seat == twins.viewer or is_refused(other, seat, action)):
            await twins.both(seat, do="act", action=action)


async def imagine(twins: Twins) -> None:
    """Drawn with the same luck, a world is the same, whatever lies behind it."""
    if twins.viewer is not None:
        one, other = await twins.both(twins.viewer, do="world")
        if one!=other:
            a,b=one['state'],other['state']
            def diff(a,b,path=''):
                if isinstance(a,dict) and isinstance(b,dict):
                    for k in sorted(set(a)|set(b)): diff(a.get(k),b.get(k),path+'.'+k)
                elif a!=b: print('DIFF',path,a,b)
            diff(a,b)
            print('REAL'); 
            diff(msgspec.json.decode(twins.one.play.game.dump(twins.one.match.state)),msgspec.json.decode(twins.one.play.game.dump(twins.other.match.state)))
            print(msgspec.json.encode(twins.one.play.game.view(twins.one.match.state,twins.viewer)))
        assert one == other


async def play(twins: Twins, steps: int) -> None:
    luck, draw = Random(3), Stream(11, "players")
    for number in range(steps):
        if not await twins.step(draw, patience=25):
            return
        await probe(twins, luck)
        if number % 5 == 0:
            await imagine(twins)
        if number % 12 == 0:
            last = twins.watching[0].last["update"]["rev"]
            await twins.look_in(max(0, last - luck.randrange(10)))
        await twins.check()


@about("TR-080", "TR-184", "HSE-O4")
@pytest.mark.parametrize("viewer", [1, None, pytest.param(0, marks=slow)])
@pytest.mark.parametrize(
    ("game", "steps"),
    [
        ("race", 60),
        ("second edition", 60),
        ("first edition", 60),
        pytest.param("race", 400, marks=slow),
        pytest.param("trek", 500, marks=slow),
        pytest.param("first edition", 400, marks=slow),
        pytest.param("teams", 300, marks=slow),
    ],
)
async def test_what_cannot_be_seen_changes_no_byte(tmp_path, game, steps, viewer):
    name, config = GAMES[game]
    async with playing(tmp_path, name, viewer, **config) as twins:
        await play(twins, steps)
        print("APART", game, viewer, twins.apart, steps, twins.one.room.session and twins.one.match.state.flight if name=="trucker" else "")
        assert twins.apart > steps // 5, "most steps are made while the matches differ"
