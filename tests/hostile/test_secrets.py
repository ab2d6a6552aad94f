"""Non-interference: a viewer that must not see a difference gets the same bytes, until it becomes public."""

from random import Random

import msgspec
import pytest
from msgspec import structs

from starhaul.kernel.chance import Stream
from starhaul.kernel.errors import Refusal
from starhaul.server.admin.admin_messages import TablesRequest
from starhaul.server.http import live_pages
from starhaul.server.lobby.lobby_figures import TableFigures
from starhaul.server.table.table_view import seat_token
from tests.hostile.kit import ask, put_state
from tests.hostile.twins import Twin, Twins, playing
from tests.race.test_secrets import CREW, FITTING, before
from tests.rules import about, rule
from tools.hostile.nonsense import ACTIONS
from tools.hostile.values import made, rendered

GAMES = {
    "race": ("race", {"seats": 4}),
    "second edition": ("trucker", {"edition": "2e", "seats": 3, "rounds": ["II"]}),
    "first edition": ("trucker", {"edition": "1e", "seats": 3, "rounds": ["I", "II"]}),
    "trek": ("trucker", {"edition": "2e", "seats": 2, "trek": True}),
    "teams": ("trucker", {"edition": "1e", "seats": 4, "rounds": ["II"], "options": {"teams": "advanced"}}),
}
PATIENCE = 8
"""The clock acts often enough for building to end and flights to begin."""
slow = pytest.mark.slow


def is_refused(match, seat: int, action) -> bool:
    try:
        match.game.check(match.state, seat, match.game.to_action(seat, action), match.now_ms)
    except Refusal:
        return True
    return False


async def probe(twins: Twins, luck: Random) -> None:
    """Refused actions have the same answer in both matches; for other seats, nothing is sent."""
    one, other = twins.one.match, twins.other.match
    for seat in {twins.viewer, luck.randrange(len(twins.one.room.record.seats))} - {None}:
        try:
            action = msgspec.json.decode(rendered(made(ACTIONS[one.game.name], luck)))
        except msgspec.DecodeError:
            continue
        if is_refused(one, seat, action) and (seat == twins.viewer or is_refused(other, seat, action)):
            await twins.both(seat, do="act", action=action)


async def imagine(twins: Twins) -> None:
    """With the same random numbers, a world is the same whatever the hidden data are."""
    states = twins.one.match.state, twins.other.match.state
    # Cards of an earlier flight that were never revealed are among the used ones, and are not resampled.
    if twins.viewer is not None and len({str(getattr(state, "used", "")) for state in states}) == 1:
        one, other = await twins.both(twins.viewer, do="world")
        assert one == other


async def read_up(twins: Twins) -> None:
    """Public requests."""
    await twins.ask_about(twins.one.room.record.match)


async def oversee(twins: Twins) -> None:
    """Operators see figures of a table, which do not depend on what is hidden in its match."""
    answers = [await twin.services.housekeeper.answer(TablesRequest()) for twin in (twins.one, twins.other)]
    one, other = ([_outside(row) for row in answer.tables] for answer in answers)
    assert one == other


def _outside(row: TableFigures) -> TableFigures:
    return structs.replace(row, age_s=0, idle_s=0)


@pytest.fixture(autouse=True)
def _thumbnails_of_this_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both servers make them anew for every request."""
    monkeypatch.setattr(live_pages, "EVERY_S", 0.0)


async def watch_along(twins: Twins) -> None:
    """A spectator talks, and everybody reacts."""
    await twins.both(None, do="murmur", text="What will they draw?")
    for seat in (0, None):
        await twins.both(seat, do="react", reaction="gasp")


async def play(twins: Twins, steps: int) -> None:
    luck, draw = Random(3), Stream(12, "players")
    await watch_along(twins)
    for number in range(steps):
        if not await twins.step(draw, patience=PATIENCE):
            return
        await probe(twins, luck)
        if number % 5 == 0:
            await imagine(twins)
        if number % 12 == 0:
            await read_up(twins)
            await oversee(twins)
            last = twins.watching[0].last.get("update", {"rev": 0})["rev"]
            await twins.look_in(max(0, last - luck.randrange(10)))
        await twins.check()


@about("TR-080", "TR-184", "HSE-O4")
@pytest.mark.parametrize(
    ("game", "viewer", "steps"),
    [
        ("race", 1, 60),
        ("race", None, 60),
        ("second edition", 1, 60),
        ("first edition", None, 60),
        pytest.param("race", 0, 400, marks=slow),
        pytest.param("trek", 1, 300, marks=slow),
        pytest.param("first edition", 0, 300, marks=slow),
        pytest.param("teams", 2, 200, marks=slow),
    ],
)
async def test_what_cannot_be_seen_changes_no_byte(tmp_path, game, viewer, steps):
    name, config = GAMES[game]
    async with playing(tmp_path, name, viewer, **config) as twins:
        await play(twins, steps)
        assert twins.apart > twins.made // 3, "many steps are made while the matches differ"
        assert twins.apart > 30


@rule("HSE-O12")
@pytest.mark.parametrize(
    ("game", "steps"),
    [("race", 60), ("second edition", 60), pytest.param("first edition", 300, marks=slow)],
)
async def test_what_cannot_be_seen_changes_no_byte_behind_a_delay(tmp_path, game, steps):
    name, config = GAMES[game]
    async with playing(tmp_path, name, None, delay_minutes=1, **config) as twins:
        await play(twins, steps)
        assert twins.apart > 30
        updates = [person.last["update"] for person in twins.watching]
        assert updates[0]["rev"] > 0
        assert updates[0] == updates[1]


@rule("HSE-O10")
async def test_neither_secret_nor_seed_is_in_anything_that_leaves_the_server_before_the_end(tmp_path):
    async with playing(tmp_path, "race", None, seats=2) as twins:
        draw = Stream(5, "players")
        for _ in range(20):
            assert await twins.step(draw, patience=PATIENCE)
            await imagine(twins)
        one, match = twins.one, twins.one.match
        pages = [
            await ask(one.services, f"/api/matches/{one.room.record.match}{path}") for path in ("", "/log")
        ]
        pages.append(await ask(one.services, "/api/tables"))
        left = b"".join(text for person in one.people for text in person.texts)
        left += b"".join(page.body for page in pages)
        assert one.room.record.match.encode() in left
        assert len(left) > 20_000
        for hidden in (one.room.record.secret, match.seed):
            assert hidden.encode() not in left


async def whisper(twin: Twin, seat: int, text: str) -> None:
    """To the partner, who has then received it."""
    assert (await twin.people[seat].do(do="say", text=text, to="team"))["is"] == "done"
    partner = twin.people[(seat + 2) % 4]
    await partner.until(lambda: "heard" in partner.last and partner.last["heard"]["text"] == text)


@rule("HSE-O11")
@pytest.mark.parametrize("viewer", [1, 3, None])
async def test_what_partners_say_to_each_other_changes_no_byte_for_the_others(tmp_path, viewer):
    async with playing(tmp_path, "race", viewer, seats=4) as twins:
        for seat in (0, 2):
            await whisper(twins.one, seat, "I play the red one.")
            await whisper(twins.other, seat, "I have nothing but black cards.")
            # Only one of the two matches has this one at all.
            await whisper(twins.one, seat, "Then I wait.")
            await twins.check()
            await read_up(twins)
            await oversee(twins)
        await twins.look_in(0)


@rule("HSE-O11")
async def test_a_word_to_the_partner_is_on_no_page_and_in_no_file(tmp_path, caplog):
    async with playing(tmp_path, "race", None, seats=4) as twins:
        one, word = twins.one, "psst-7f3a"
        await whisper(one, 0, word)
        record, secret = one.room.record, one.services.lobby.services.secret
        paths = ["/metrics", "/api/tables", f"/api/tables/{record.id}/data", f"/api/matches/{record.match}"]
        pages = [await ask(one.services, path) for path in paths]
        for seat in range(4):
            own = {"token": seat_token(record, seat, secret)}
            pages.append(await ask(one.services, f"/api/tables/{record.id}/person", "POST", own))
        assert [page.status for page in pages] == [200] * len(pages)
        await one.people[0].do(do="close")
        pages.append(await ask(one.services, f"/api/matches/{record.match}/log"))
        assert pages[-1].status == 200
        left = b"".join(page.body for page in pages)
        assert len(left) > 5_000
        files = [path for path in tmp_path.rglob("*") if path.is_file()]
        assert any(path.suffix == ".db" for path in files)
        assert word.encode() not in left
        assert word not in caplog.text
        assert not [path for path in files if word.encode() in path.read_bytes()]


# --- what others know --------------------------------------------------------------------------------------


@rule("RUL-05")
async def test_what_others_have_looked_at_is_in_no_world(tmp_path):
    """Not even through the cards they remember."""
    async with playing(tmp_path, "trucker", 1, edition="2e", seats=2, rounds=["II"]) as twins:
        await twins.both(0, do="act", action={"do": "take"})
        places = twins.one.people[0].last["update"]["view"]["yard"]["places"]
        turn, cells = next((turn, cells) for turn, cells in enumerate(places) if cells)
        await twins.both(0, do="act", action={"do": "attach", "cell": cells[0], "turn": turn})
        state = twins.one.match.state
        put_state(twins.other.play, twins.one.play.game.resample(state, 1, Stream(1, "another world")))
        assert twins.other.match.state.yard.piles != state.yard.piles
        for action in ({"do": "look", "pile": 0}, {"do": "put_back"}):
            answers = await twins.both(0, do="act", action=action)
            assert [answer["is"] for answer in answers] == ["done", "done"]
            await imagine(twins)
            await twins.check()
        assert state.seen[0] != twins.other.match.state.seen[0]


@about("RUL-37")
async def test_what_others_have_announced_is_not_known_before_the_card(tmp_path):
    async with playing(tmp_path, "trucker", 1, edition="1e", seats=2, rounds=["I"]) as twins:
        for seat in (0, 1):
            await twins.both(seat, do="act", action={"do": "finish", "start": seat + 1})
        assert [asked["kind"] for asked in twins.watching[0].last["update"]["asked"]] == ["reveal"]
        await twins.one.people[0].do(do="act", action={"do": "give_up"})
        await twins.other.people[0].do(do="act", action={"do": "fly"})
        await twins.check()
        await imagine(twins)
        await twins.look_in(0)
        await twins.check()


# --- questions in secret -----------------------------------------------------------------------------------

MOVE = {"do": "play", "card": "red-2-a", "ship": "red-1"}
STRANGERS = {kind: [seat for seat in (0, 1, 2, 3, None) if seat not in crew] for kind, crew in CREW.items()}


async def moved(twins: Twins, kind: str, holders: tuple[int | None, int | None]) -> None:
    """Both matches after the move of seat 3, with the matching card in different hands."""
    for twin, holder in zip((twins.one, twins.other), holders, strict=True):
        put_state(twin.play, before(kind, holder).state)
        twin.play.look_anew()
    await twins.both(3, do="act", action=MOVE)
    for twin, holder in zip((twins.one, twins.other), holders, strict=True):
        asked = [question.seat for question in twin.play.game.questions(twin.match.state)]
        assert holder is None or asked == [holder]


async def decline(twins: Twins) -> None:
    """The seats that are asked in secret, in either match."""
    for twin in (twins.one, twins.other):
        (question,) = twin.play.game.questions(twin.match.state)
        if question.kind in FITTING:
            answer = await twin.people[question.seat].do(
                do="act", action=msgspec.to_builtins(question.default)
            )
            assert answer["is"] == "done"


async def look_around(twins: Twins) -> None:
    """As a seat that is not asked, while another one is."""
    await twins.check()
    assert "deadline_ms" not in twins.watching[0].last["update"]
    await probe(twins, Random(2))
    if twins.viewer is not None:
        one, other = await twins.both(twins.viewer, do="world")
        assert one == other
        assert one["code"] == "not-asked"
    await twins.look_in(0)
    await twins.check()


@rule("TR-184")
@pytest.mark.parametrize("by", ["word", "clock"])
@pytest.mark.parametrize("kind", FITTING)
async def test_a_secret_question_changes_no_byte_for_the_others(tmp_path, kind, by):
    async with playing(tmp_path, "race", None, seats=4, options={"first": 0}) as twins:
        await moved(twins, kind, CREW[kind])
        for twins.viewer in STRANGERS[kind]:
            await look_around(twins)
        await read_up(twins)
        if by == "word":
            await decline(twins)
        else:
            twins.set_time(60_000)
        for twins.viewer in STRANGERS[kind]:
            await twins.check()
        turns = [twin.people[-1].last["update"]["view"]["asked"] for twin in (twins.one, twins.other)]
        assert turns == [[0], [0]], "it is the next turn"


@rule("TR-184")
@pytest.mark.parametrize("kind", FITTING)
async def test_a_declined_secret_question_leaves_a_pause_and_nothing_else(tmp_path, kind):
    async with playing(tmp_path, "race", None, seats=4, options={"first": 0}) as twins:
        await moved(twins, kind, (CREW[kind][0], None))
        await decline(twins)
        for twins.viewer in STRANGERS[kind]:
            stories = []
            for person in twins.watching:
                await person.do(do="ping")
                facts = [*map(msgspec.json.decode, person.texts)]
                updates = [fact for fact in facts if fact["is"] in ("update", "change")]
                told = [event for update in updates for event in update.get("events", ())]
                stories.append((told, {**person.last["update"], "rev": 0, "events": told}))
            assert stories[0] == stories[1]
            assert stories[0][0]
