"""`starhaul bot` as people use it: a link, and one sentence at the end."""

import asyncio
import sys

import pytest

from starhaul.cli import bot as command
from starhaul.cli.main import app
from starhaul.locale import LANGUAGES, Texts
from starhaul.remote.connection import Closed, Remote
from starhaul.server.wire import BotCommand, CloseCommand, ReadyCommand, TableMessage
from tests.cli.helpers import RUNNER, environment
from tests.remote.test_bot import until
from tests.remote.wide import wide_house
from tests.timeouts import scaled

MINE = """
from starhaul.bots.bot_contract import Bot

class Mine(Bot):
    def answer(self, briefing):
        return briefing.question.default
"""


async def started(folder, *arguments):
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "starhaul", "bot", *arguments),
        env=environment(),
        cwd=folder,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def test_a_bot_of_the_folder_sits_down_plays_and_goes_with_a_sentence(tmp_path, hasty):
    (tmp_path / "mine.py").write_text(MINE)
    async with wide_house(tmp_path) as running:
        host = await running.table("race", seats=2, options={"first": 1})
        async with Remote(host) as ann:
            token = ann.welcome.table.seats[1].link
            options = ("--skill", "mine:Mine", "--name", "Zoë", "--verbose", "--lang", "en")
            process = await started(tmp_path, "-", *options)
            process.stdin.write(f"{running.url}/#/table/{host.table}/{token}\n".encode())
            process.stdin.close()
            table = await until(ann, lambda fact: isinstance(fact, TableMessage) and fact.seats[1].is_ready)
            assert table.seats[1].name == "Zoë"
            await ann.do(ReadyCommand)
            await until(ann, lambda fact: any(e.key == "card-played" for e in getattr(fact, "events", ())))
            await ann.do(CloseCommand)
            out, err = await process.communicate()
    assert (process.returncode, out) == (0, b"The host has closed the table.\n")
    assert '{"do":"play"' in err.decode()
    assert token not in err.decode()


async def test_a_bot_leaves_after_the_given_number_of_matches(tmp_path, hasty):
    async with wide_house(tmp_path) as running:
        host = await running.table("race", seats=2)
        async with Remote(host) as ann:
            await ann.do(BotCommand, seat=1, bot="random")
        async with asyncio.timeout(scaled(240)):
            ended = await command.play(host, "Ann", "random", 1, lambda key, **facts: None)
    assert command.sentence(ended, Texts("en")) == "You have left the table."


async def test_a_bot_that_does_not_exist_is_refused_before_anything_is_played(tmp_path):
    async with wide_house(tmp_path) as running:
        host = await running.table("race", seats=2)
        link = f"{running.url}/#/table/{host.table}/{host.token}"
        process = await started(tmp_path, link, "--skill", "genius", "--lang", "en")
        out, err = await process.communicate()
    assert (process.returncode, out) == (2, b"")
    assert err.startswith("there is no bot “genius”".encode())


def refused(*arguments: str) -> tuple[int, str]:
    result = RUNNER.invoke(app, ["bot", *arguments, "--lang", "en"])
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.exit_code, result.stderr.strip()


def test_what_is_no_link_is_said_in_one_line():
    status, said = refused("http://localhost/#/table/x")
    assert (status, said[:52]) == (2, "http://localhost/: this is not the link of a seat; i")


def test_a_server_that_is_not_there_is_named_and_the_token_is_not(monkeypatch):
    monkeypatch.setattr(command, "FIRST_TIMEOUT_S", 0.1)
    assert refused("http://127.0.0.1:9/#/table/x/secret") == (
        1,
        "ws://127.0.0.1:9/ws: no game server answers here",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_good_bye_has_a_sentence(language):
    texts = Texts(language)
    facts = {"wrong-version": {"spoken": 1, "known": 2}}
    for code in ("kicked", "closed", "left", "wrong-link", "unknown", "wrong-version", "something-new"):
        said = command.sentence(Closed(code, **facts.get(code, {})), texts)
        assert said.endswith(".")
        assert (f"({code})" in said) == (code == "something-new")
