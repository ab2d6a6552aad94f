"""`starhaul explain`: what a bot would do at a moment of a log, and why."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import Result

from starhaul.bots.arena import Arena
from starhaul.bots.bot_contract import Bot, Briefing, Opinion
from starhaul.bots.reasons import Reason
from starhaul.bots.registry import seat_bots
from starhaul.cli.explain import listed, one_log, reason
from starhaul.cli.main import app
from starhaul.games import config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Action
from starhaul.kernel.log import write_log
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.locale import LANGUAGES, Texts
from starhaul.plugins.race.terminal.answer_words import in_words as race_words
from starhaul.plugins.trucker.terminal.answer_words import in_words as trucker_words
from starhaul.race import actions as race_actions
from starhaul.trucker.match import actions as trucker_actions
from tests.cli.helpers import RUNNER, write
from tests.protocol_page import Page


class Thinker(Bot):
    """Has opinions."""

    def answer(self, briefing: Briefing) -> Action | None:
        return briefing.question.default if briefing.question.waits else None

    def opinions(self, briefing: Briefing) -> list[Opinion]:
        options = briefing.question.options or ()
        facts: dict[str, Any] = {"playouts": 3, "hunch\n": "yes", "risk_taken": 0.123, "goods": "red"}
        return [Opinion(option, 1 / 3, facts) for option in options]


class Wrong(Bot):
    def answer(self, briefing: Briefing) -> Action | None:
        return "nonsense"


class Fails(Bot):
    def answer(self, briefing: Briefing) -> Action | None:
        raise ZeroDivisionError("oh")


def log_of(name: str, given: dict[str, Any], seed: int = 1) -> bytes:
    game = game_named(name)
    match = Match(game, config_of(game, given), seed)
    play_random(match, Stream(seed, "players"))
    return write_log(match)


@pytest.fixture(scope="module")
def race(tmp_path_factory: pytest.TempPathFactory) -> str:
    return write(tmp_path_factory.mktemp("race"), log_of("race", {"seats": 4}), "race.jsonl")


@pytest.fixture(scope="module")
def flight(tmp_path_factory: pytest.TempPathFactory) -> str:
    log = log_of("trucker", {"edition": "2e", "seats": 3, "rounds": ["II"]})
    return write(tmp_path_factory.mktemp("flight"), log, "flight.jsonl")


@pytest.fixture(scope="module")
def match_of_bots(tmp_path_factory: pytest.TempPathFactory) -> str:
    game = game_named("trucker")
    config = config_of(game, {"edition": "2e", "seats": 2, "rounds": ["I"]})
    match = Match(game, config, 1)
    Arena(match, seat_bots(["medium"], game, config, 1), limit_ms=None).play()
    return write(tmp_path_factory.mktemp("bots"), write_log(match), "bots.jsonl")


def run(*arguments: str, lang: str = "en") -> Result:
    return RUNNER.invoke(app, ["explain", "--lang", lang, *arguments])


def moment(path: str, kind: str, after: int = 0) -> int:
    """The first moment with this kind of question; for a later one, that of the first seat."""
    _, log = one_log(path)
    game = game_named(log.head.game)
    match = Match(
        game, msgspec.convert(log.head.config, type=game.config_type), log.head.seed, log.head.chance
    )
    for number, entry in enumerate(log.entries):
        seats = [question.seat for question in game.questions(match.state) if question.kind == kind]
        if number >= after and (0 in seats if after else seats):
            return number
        match.act(entry.seat, game.to_action(entry.seat, entry.action), entry.at_ms)
    raise AssertionError(f"nobody is asked {kind}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["play", "side"])
def test_a_race(race: str, kind: str, lang: str):
    done = run(race, "--at", str(moment(race, kind)), "--bot", "random", lang=lang)
    assert (done.exit_code, done.stderr) == (0, "")
    assert Texts(lang)(f"question-{kind}") in done.stdout.splitlines()[0]
    assert done.stdout.count("\n") == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_who_builds_is_told(flight: str, lang: str):
    done = run(flight, "--at", str(moment(flight, "build")), "--bot", "random", lang=lang)
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.count("\n\n") == 2


def test_opinions_with_values_and_reasons(race: str):
    at = moment(race, "play")
    done = run(race, "--at", str(at), "--bot", f"{__name__}:Thinker")
    assert done.exit_code == 0
    first, second, third, *options = done.stdout.splitlines()
    assert first.startswith(f"After action {at}, ")
    assert first.endswith(" is asked: which card to play")
    assert second.startswith(f"{__name__}:Thinker would answer: play ")
    assert third == "Its values of the answers (the best one has 0):"
    assert re.match(r"  +0\.00  play ", options[0])
    assert options[0].endswith(" (played out 3 times; hunch\\n: yes; risk taken: 0.12; goods: red)")
    assert any(option.strip().endswith(" more") for option in options)
    assert options[-1].startswith("In the match the answer was: play ")


def test_the_answer_that_was_given_is_listed_even_if_it_is_a_bad_one():
    opinions = [Opinion(number, -float(number)) for number in range(15)]
    *_, ninth, tenth, given, more = listed(opinions, 13, str, Texts("en"))
    assert (ninth, tenth, given) == (" -8.00  8", " -9.00  9", "-13.00  13")
    assert more == "and 4 more"
    assert list(listed(opinions, 3, str, Texts("en")))[-1] == "and 5 more"
    assert list(listed(opinions[:1], None, str, Texts("en"))) == ["0.00  0"]


def test_values_count_from_the_best_answer_wherever_a_bot_counts_from():
    rules, ahead = [Opinion("a", 9.67), Opinion("b", 0.0)], [Opinion("a", 0.0), Opinion("b", -9.67)]
    told = [list(listed(opinions, None, str, Texts("en"))) for opinions in (rules, ahead)]
    assert told[0] == told[1] == [" 0.00  a", "-9.67  b"]


def test_while_all_build_at_once_only_what_was_done_at_this_moment_is_the_answer(flight: str):
    """What another seat does later is not an answer to what it sees now."""
    _, log = one_log(flight)
    at, acting = next((number, entry.seat) for number, entry in enumerate(log.entries) if entry.seat >= 0)
    for seat in range(3):
        done = run(flight, "--at", str(at), "--seat", str(seat), "--bot", "easy")
        assert done.exit_code == 0
        assert ("In the match the answer was: " in done.stdout) == (seat == acting)


def test_what_reads_alike_is_told_once():
    alike = [Opinion(number, -0.001, {"days": -1}) for number in range(15)]
    told = listed(alike, 14, lambda action: "take a tile", Texts("en"))
    assert list(told) == ["0.00  take a tile (days -1)"]


@pytest.mark.many
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["trucker", "race"])
def test_every_question_has_words(name: str, lang: str):
    kinds = Page(f"{name}-protocol.md", game_named(name)).questions
    told = [Texts(lang)(f"question-{kind}") for kind in kinds]
    assert len(set(told)) == len(told) > 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_has_words(lang: str):
    told = [reason(fact, -1.25, Texts(lang)) for fact in Reason]
    assert len(set(told)) == len(told)
    assert not [text for text in told if "_" in text]


def test_changes_have_a_sign_and_credits_two_places():
    english, czech = Texts("en"), Texts("cs")
    assert reason(Reason.ENGINES, 2, english) == "engine strength +2"
    assert reason(Reason.DAYS, -1, czech) == "letové dny -1"
    assert reason(Reason.ROOM, -1.5, czech) == "prostor kolem -1,50"
    assert reason(Reason.JUDGED, 0.001, english) == "0.00 at first sight"
    assert reason(Reason.PLACE, "[7,5]", english) == "best at [7,5]"


def explained(path: str, at: int, lang: str) -> list[str]:
    done = run(path, "--at", str(at), "--seat", "0", "--bot", "medium", lang=lang)
    assert (done.exit_code, done.stderr) == (0, "")
    return done.stdout.splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_moment_of_building_is_explained(match_of_bots: str, lang: str):
    at = moment(match_of_bots, "build", after=30)
    first, answer, _, *options, _ = explained(match_of_bots, at, lang)
    assert Texts(lang)("question-build") in first
    best = options[0].strip().split("  ", 1)[1]
    assert best.startswith(answer.split(": ", 1)[1])
    assert len(options) > 2
    assert all("(" in option for option in options[:3])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_moment_of_the_flight_is_explained(match_of_bots: str, lang: str):
    first, answer, _, *options, _ = explained(match_of_bots, moment(match_of_bots, "reveal"), lang)
    assert Texts(lang)("question-reveal") in first
    assert answer.endswith(Texts(lang)("answer-fly"))
    assert len(options) == 2
    assert reason(Reason.CARDS, 7, Texts(lang)) in options[0]


def test_a_bot_that_would_wait(flight: str):
    done = run(flight, "--at", str(moment(flight, "build")), "--seat", "1", "--bot", f"{__name__}:Thinker")
    assert "would answer: wait\n" in done.stdout
    assert done.stdout.count("is asked") == 1


def test_the_same_every_time(race: str):
    arguments = (race, "--at", str(moment(race, "play")), "--bot", "random")
    assert run(*arguments).stdout == run(*arguments).stdout


def refusal(*arguments: str) -> str:
    done = run(*arguments)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr.strip()


def test_refusals_in_words(tmp_path: Path, race: str, flight: str):
    at = ("--at", str(moment(race, "play")))
    end = str(len(one_log(race)[1].entries))
    cases = {
        (race, "--at", "-1"): "--at: there is no moment after action -1; the log counts from 0 to ",
        (race, "--at", "99999"): "--at: there is no moment after action 99,999; ",
        (race, "--at", "0"): "--at: nobody is asked after action 0; the next question comes after action ",
        (race, "--at", end): f"--at: nobody is asked after action {end}, nor later in this log",
        (race, *at, "--seat", "9"): "--seat: seat 9 is not asked there; asked: ",
        (race, *at, "--bot", "clever"): "there is no bot “clever”; choose from: random, easy, medium, hard",
        (race, *at, "--bot", "random:wild"): "the bot “random:wild” has no trait “wild”; temperaments are ",
        (race, *at, "--bot", "no_such:Bot"): "there is no module “no_such” for the bot “no_such:Bot”; ",
        (race, *at, "--bot", f"{__name__}:Path"): f"“{__name__}:Path” is not a bot",
        (
            race,
            *at,
            "--bot",
            f"{__name__}:Wrong",
        ): f"{__name__}:Wrong: the answer of this bot is against ",
        (race, *at, "--bot", f"{__name__}:Fails"): f"{__name__}:Fails: the bot fails on this question (Zero",
        (write(tmp_path, b"", "empty.jsonl"), "--at", "0"): f"{tmp_path}",
        (str(tmp_path / "none.jsonl"), "--at", "0"): f"{tmp_path / 'none.jsonl'}: no such file",
    }
    for arguments, expected in cases.items():
        assert refusal(*arguments).startswith(expected), arguments
    both = write(tmp_path, Path(race).read_bytes() + Path(flight).read_bytes(), "two.jsonl")
    assert "only one match can be explained at a time; this file has 2" in refusal(both, "--at", "0")


# --- answers in words --------------------------------------------------------------------------------------

TRUCKER: dict[str, Any] = {
    "TakeOpen": {"tile": 1}, "Use": {"slot": 0}, "Attach": {"cell": 9, "rotation": 1}, "Look": {"pile": 0},
    "Claim": {"start": 2}, "Remove": {"cell": 9}, "Keep": {"cell": 9}, "Insure": {"premium": 3},
    "Report": {"seat": 1}, "Accept": {"yes": True}, "Engines": {"doubles": 1}, "Cube": {"cell": 9},
    "Cannons": {"forward": 1, "aside": 0}, "Battery": {"cell": 9}, "Crew": {"cell": 9},
    "Load": {"holds": ((9, ("red", "blue")), (10, ()))}, "Shoot": {"cell": 9}, "KeepTitle": {"title": 0},
    "GiveTitle": {"title": 1, "seat": 0},
}  # fmt: skip
FURTHER = (
    trucker_actions.Finish(3), trucker_actions.Aliens(9, None), trucker_actions.GiveUp((0, 2)),
    trucker_actions.Land(1), trucker_actions.Defend(9), trucker_actions.Defend(9, 10),
    trucker_actions.Improve(extra=True), trucker_actions.Improve(upgrade="green"),  # type: ignore[arg-type]
    trucker_actions.Load(()), trucker_actions.Accept(False),
)  # fmt: skip


def kinds_of(base: type) -> list[type]:
    return base.__subclasses__()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_of_the_trucker_game_has_words(language: str):
    game = game_named("trucker")
    config = config_of(game, {"edition": "2e", "seats": 2, "rounds": ["II"]})
    view = game.view(game.new(config, 1), 0)
    every = [kind(**TRUCKER.get(kind.__name__, {})) for kind in kinds_of(trucker_actions.TruckerAction)]
    assert len(every) > 30
    told = [trucker_words(action, view, config, Texts(language)) for action in (*every, *FURTHER)]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_of_the_race_has_words(language: str):
    game = game_named("race")
    config = config_of(game, {"seats": 2})
    view = game.view(game.new(config, 1), 0)
    given = [
        race_actions.Play("red-3-a", "red-1"), race_actions.Play("red-3-a", None), race_actions.PlayBonus(),
        race_actions.PlayBonus("tow_hook"), race_actions.Side("asteroid"), race_actions.Tow("red-2"),
        race_actions.Tow(),
    ]  # fmt: skip
    assert {type(action) for action in given} == set(kinds_of(race_actions.RaceAction))
    told = [race_words(action, view, config, Texts(language)) for action in given]
    assert len(set(told)) == len(told)
