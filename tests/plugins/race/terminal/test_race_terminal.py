"""The race on the command line: simulate, replay, verify, scenario – and errors in one line."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import Result

from starhaul.cli.main import app
from starhaul.games import GAMES
from starhaul.kernel.contract import Event
from starhaul.kernel.documents import MAX_BYTES
from starhaul.kernel.log import read_log, replay, verify
from starhaul.locale import LANGUAGES, Texts
from starhaul.plugins.race.terminal.story import Story
from starhaul.race.config import Config
from starhaul.race.data import rule_data
from starhaul.race.events import CardPlayed, ColourFinished
from tests.cli.helpers import RUNNER, starhaul, write
from tests.rules import about, rule

STORIES = sorted((Path(__file__).parents[3] / "scenarios").glob("race-*.json"))
RACE = GAMES["race"]


def run(command: str, *arguments: str) -> Result:
    return RUNNER.invoke(app, [command, *arguments])


def simulate(*arguments: str) -> Result:
    return run("simulate", "--game", "race", "--games", "4", "--seed", "s", "--lang", "en", *arguments)


def complaint(done: Result) -> str:
    """The one line of an error."""
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    line = done.stderr.rstrip("\n")
    # Czech and Polish group the digits of large numbers with unbreakable spaces.
    assert line.replace("\N{NO-BREAK SPACE}", " ").isprintable()
    return line


# --- simulate ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_summary_speaks_of_the_race(seats: int, tmp_path: Path):
    done = simulate("--seats", str(seats), "--logs", str(tmp_path))
    assert (done.exit_code, done.stderr) == (0, "")
    logs = [read_log(path.read_bytes()) for path in sorted(tmp_path.iterdir())]
    states = [replay(RACE, log).state for log in logs]
    scores = [RACE.scores(state) for state in states]
    rows = dict(re.findall(r"^(.*?)  +(.+)$", done.stdout, re.MULTILINE))
    names = {2: ["Red + Black", "Green + Yellow"], 3: ["Red", "Green", "Black"]}
    wins = {}
    for seat, name in enumerate(names.get(seats, ["Red", "Green", "Black", "Yellow"])):
        won = sum(score[seat] for score in scores)
        wins[f"Wins: {name}"] = f"{won}  ({25 * won}%)"
    assert rows.pop("Decisions per second").replace(",", "").isdigit()
    assert rows == {
        "Matches played": "4",
        "Decisions": str(sum(entry.seat >= 0 for log in logs for entry in log.entries)),
        "Actions per match": f"{sum(len(log.entries) for log in logs) / 4:.1f}",
        "Cards per match": f"{sum(state.turns for state in states) / 4:.1f}",
        "Rounds per match": f"{sum(state.round for state in states) / 4:.1f}",
        **wins,
        "Shared victories": str(sum(len(state.winners) > 1 for state in states)),
    }


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_the_summary_in_other_words(language: str):
    texts = Texts(language)
    done = simulate("--lang", language)
    assert done.exit_code == 0
    for key in ("race-tally-cards", "race-tally-rounds", "race-tally-shared"):
        assert texts(key) in done.stdout
    assert not re.search(r"(?i)kredit|kredyt|vzdali|poddali", done.stdout)


def test_the_race_is_played_by_four_unless_somebody_says_otherwise(tmp_path: Path):
    simulate("--logs", str(tmp_path / "all.jsonl"))
    head = json.loads((tmp_path / "all.jsonl").read_bytes().splitlines()[0])
    assert (head["game"], head["config"]) == ("race", {"seats": 4})


@pytest.mark.parametrize(
    ("option", "arguments"),
    [
        ("--edition", ("--edition", "1e")),
        ("--rounds", ("--rounds", "I,II")),
        ("--trek", ("--trek",)),
        ("--edition", ("--edition", "1e", "--rounds", "I", "--trek")),
    ],
)
def test_what_only_trucks_know_is_refused(option: str, arguments: tuple[str, ...]):
    lines = {complaint(simulate(*arguments, "--lang", language)) for language in LANGUAGES}
    assert len(lines) == 3
    assert f"{option}: the game “race” has no such option – see starhaul options race" in lines


@pytest.mark.parametrize(
    ("option", "line"),
    [
        ("first=3", "--option first: there is no seat 3 to start; seats are numbered from 0 and there are 3"),
        ("first=4", "--option first: invalid configuration: must be at most 3"),
        ("first=one", "--option first: invalid configuration: expected a whole number or null"),
        (
            'colours=[["red"]]',
            "--option colours: colours are stated for each seat or for nobody",
        ),
        ('colours=[["red"],["red"],[]]', "--option colours: the colour “red” is chosen twice"),
        ('colours=[[],["red","green"],[]]', "--option colours[1]: a seat has at most 1 colour here"),
        ('colours=[["pink"],[],[]]', "--option colours[0][0]: invalid configuration: "),
        (
            "decision_seconds=-1",
            "--option decision-seconds: invalid configuration: must be",
        ),
        ("strictBuild=true", "--option: “strictBuild” is not an option of this game"),
        (
            "track=long",
            "--option track: invalid configuration: expected an object or null",
        ),
        ("track={}", "--option track: invalid configuration: the key “format” is missing"),
        ("track", "--option: an option is written as key=value, not “track”"),
        ("=@x", "--option: an option is written as key=value, not “=@x”"),
    ],
)
def test_options_of_the_race_that_make_no_sense(option: str, line: str):
    assert complaint(simulate("--seats", "3", "--option", option)).startswith(line)


# --- options from files ------------------------------------------------------------------------------------


def board() -> dict[str, Any]:
    return json.loads(msgspec.json.encode(rule_data.usual_track()))


def longer() -> dict[str, Any]:
    """With one more normal space before the finish."""
    track = board()
    track["spaces"].insert(45, {"index": 45, "faces": ["normal"]})
    track["spaces"][46]["index"] = 46
    return track


def test_a_track_from_a_file_is_played_and_stands_in_the_log(tmp_path: Path):
    path = write(tmp_path, longer(), "track.json")
    done = simulate("--option", f"track=@{path}", "--option", "first=2", "--logs", str(tmp_path / "logs"))
    assert (done.exit_code, done.stderr) == (0, "")
    for file in (tmp_path / "logs").iterdir():
        log = read_log(file.read_bytes())
        assert len(log.head.config["options"]["track"]["spaces"]) == 47
        assert verify(RACE, log).same_key
        assert max(index for index, _ in replay(RACE, log).state.places) == 46
        assert run("verify", str(file), "--lang", "en").stdout.endswith("all as the log says\n")


def test_options_of_other_games_come_from_files_too(tmp_path: Path):
    yes, seconds = write(tmp_path, True, "yes.json"), write(tmp_path, [5, 0], "seconds.json")
    files = ("--option", f"strictBuild=@{yes}", "--option", f"handicaps=@{seconds}")
    done = run("simulate", "--games", "1", "--seats", "2", *files, "--logs", str(tmp_path / "all.jsonl"))
    assert (done.exit_code, done.stderr) == (0, "")
    head = json.loads((tmp_path / "all.jsonl").read_bytes().splitlines()[0])
    assert head["config"]["options"] == {"strictBuild": True, "handicaps": [5, 0]}


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "not JSON: the text ends too early"),
        (b"{", "not JSON: the text ends too early"),
        (b'{"x": Long}', "not JSON: malformed at byte 6"),
        (b"[" * 200_000, "not JSON: nested too deeply"),
        (b'{"name": 1, "name": 2}', "the key “name” appears twice in one object"),
        (b"\xff", "not UTF-8 text (byte 0)"),
        (b"\xef\xbb\xbf{}", "begins with a byte order mark; save it as UTF-8 without one"),
        (b" " * (MAX_BYTES + 1), "larger than 1,000,000 bytes"),
    ],
)
def test_a_file_that_is_no_value_is_named(content: bytes, words: str, tmp_path: Path):
    path = write(tmp_path, content, "track.json")
    assert complaint(simulate("--option", f"track=@{path}")) == f"{path}: {words}"


def test_numbers_that_no_log_could_hold_are_no_json(tmp_path: Path):
    path = write(tmp_path, b'{"x": NaN}', "track.json")
    assert complaint(simulate("--option", f"track=@{path}")).startswith(f"{path}: not JSON: ")


def test_a_file_that_is_not_there_is_named(tmp_path: Path):
    missing = tmp_path / "missing.json"
    assert complaint(simulate("--option", f"track=@{missing}")) == f"{missing}: no such file"
    assert complaint(simulate("--option", f"track=@{missing}/x")) == f"{missing}/x: no such file"
    assert complaint(simulate("--option", "track=@")) == "'': no such file"
    directory = complaint(simulate("--option", f"track=@{tmp_path}"))
    assert directory == f"{tmp_path}: this is a folder, not a file"


def hole(track: dict[str, Any], first: int, last: int) -> None:
    """With one more black hole in the list, which the spaces do not have."""
    track["black_holes"].append({"id": "x", "first": first, "last": last, "retreat_to": 0, "evade_to": 1})


BROKEN = {
    "TR-110": ("spaces[45]", lambda track: track["spaces"][45].update(faces=["normal"])),
    "TR-111": ("spaces[7]", lambda track: track["spaces"][7].update(index=8)),
    "TR-112": ("spaces[4]", lambda track: track["spaces"][4].update(faces=["normal", "bonus"])),
    "TR-114": ("spaces[11]", lambda track: track["spaces"][12].update(faces=["normal"])),
    "TR-115": ("spaces[11]", lambda track: track["spaces"][13].update(faces=["asteroid"])),
    "TR-117": ("black_holes", lambda track: hole(track, 40, 41)),
    "TR-118": ("spaces", lambda track: track.update(spaces=track["spaces"][:20])),
}


@pytest.mark.parametrize("rule_id", BROKEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unsound_track_is_refused_with_its_rule(rule_id: str, language: str, tmp_path: Path):
    place, spoil = BROKEN[rule_id]
    track = board()
    spoil(track)
    option = f"track=@{write(tmp_path, track, 'track.json')}"
    line = complaint(simulate("--option", option, "--lang", language))
    assert line.startswith(f"--option track.{place}: ")
    assert f"{rule_id}: " in line


def test_a_track_of_a_wrong_shape_is_refused_with_the_place(tmp_path: Path):
    track = board()
    track["spaces"][3]["faces"] = ["lava"]
    line = complaint(simulate("--option", f"track=@{write(tmp_path, track, 'track.json')}"))
    assert line.startswith("--option track.spaces[3].faces[0]: invalid configuration: ")


# --- replay and verify -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    folder = tmp_path_factory.mktemp("logs")
    assert simulate("--seats", "2", "--logs", str(folder)).exit_code == 0
    return sorted(str(path) for path in folder.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_race_as_a_story(logs: list[str], language: str):
    texts = Texts(language)
    done = run("replay", logs[0], "--text", "--lang", language)
    assert (done.exit_code, done.stderr) == (0, "")
    assert texts("race-event-round-dealt", round=1) in done.stdout
    assert done.stdout.count("\n") > 100
    last = done.stdout.splitlines()[-1]
    assert last.startswith(texts("race-replay-winners"))
    assert not re.search(r"[a-z]+_[a-z]+|(red|green|black|yellow)-\d", done.stdout)


def test_the_figures_of_a_race_name_the_winners(logs: list[str]):
    done = run("replay", logs[0], "--lang", "en")
    state = replay(RACE, read_log(Path(logs[0]).read_bytes())).state
    names = ["Red + Black", "Green + Yellow"]
    winners = ", ".join(names[team] for team in state.winners)
    assert done.stdout.splitlines()[-1].split(maxsplit=1) == ["Winners", winners]
    assert "Credits" not in done.stdout
    short = run("replay", logs[0], "--to", "30", "--lang", "en")
    assert "the match is in progress" in short.stdout
    assert "Winners" not in short.stdout


def test_true_races(logs: list[str]):
    done = run("verify", *logs, "--lang", "en")
    assert (done.exit_code, done.stderr) == (0, "")
    assert [line.rpartition(": ")[2] for line in done.stdout.splitlines()] == ["all as the log says"] * 4


def test_a_log_in_which_somebody_cheats_is_refused(logs: list[str], tmp_path: Path):
    lines = Path(logs[0]).read_bytes().splitlines(keepends=True)
    number = next(n for n, line in enumerate(lines) if b'"do":"play"' in line)
    entry = json.loads(lines[number])
    card = entry["action"]["card"]
    entry["action"]["card"] = f"{card[:-1]}{'b' if card.endswith('a') else 'a'}"
    cheated = b"".join([*lines[:number], msgspec.json.encode(entry) + b"\n", *lines[number + 1 :]])
    path = write(tmp_path, cheated, "cheat.jsonl")
    words = f"{path}: {number + 1}: rule CONTRACT refuses this action: This answer is not among the choices."
    assert complaint(run("verify", path, "--lang", "en")) == words
    assert complaint(run("replay", path, "--lang", "en")) == words


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seats": 5}, "1: the configuration of the match is not one of this game"),
        ({"seats": 2, "edition": "1e"}, "1: the configuration of the match is not one of this game"),
        ({"seats": 2, "options": {"first": 2}}, "there is no seat 2 to start"),
        (
            {"seats": 2, "options": {"track": {}}},
            "1: the configuration of the match is not one of this game",
        ),
    ],
)
def test_a_log_of_an_impossible_race_is_refused(
    change: dict[str, Any], words: str, logs: list[str], tmp_path: Path
):
    head, *rest = Path(logs[0]).read_bytes().splitlines(keepends=True)
    changed = msgspec.json.encode(json.loads(head) | {"config": change}) + b"\n" + b"".join(rest)
    path = write(tmp_path, changed, "odd.jsonl")
    for command in ("replay", "verify"):
        line = complaint(run(command, path, "--lang", "en"))
        assert line.startswith(f"{path}: ")
        assert words in line


# --- scenario ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_for_people(path: Path, language: str, tmp_path: Path):
    story = json.loads(path.read_text("utf-8"))
    done = run("scenario", write(tmp_path, story["scenario"]), "--lang", language)
    assert (done.exit_code, done.stderr) == (0, "")
    heading, _, *told = done.stdout.splitlines()
    assert heading.endswith(Texts(language)("race-scenario-heading", file="")[2:])
    assert [line for line in told if line.startswith(Texts(language)("race-label-seat"))]
    hidden = ("bonus_seen", "hand_dealt")
    sentences = told[: told.index("")]
    assert len(sentences) == len([key for key in story["expect"]["events"] if key not in hidden])
    assert all(sentence[0].isupper() and sentence[-1] in ".!" for sentence in sentences)
    assert not re.search(r"[a-z]+_[a-z]+|(red|green|black|yellow)-\d", "\n".join(told))


@rule("TR-163")
def test_with_three_players_a_finished_colour_makes_no_jokers():
    home = Event(ColourFinished(colour="red"))
    for language, word in (("en", "joker"), ("cs", "žolík"), ("pl", "dżoker")):
        told = [Story(Texts(language), Config(seats=seats)).sentence(home) for seats in (2, 3, 4)]
        assert [word in str(sentence) for sentence in told] == [True, False, True]


@about("TR-043")
def test_a_card_for_no_ship_is_told_as_such():
    nothing = Event(CardPlayed(seat=0, card="red-3-a", ship=None))
    told = Story(Texts("en"), Config(seats=2)).sentence(nothing)
    assert told == "Red + Black plays red 3, but there is no ship for it; the card is gone."


def test_the_result_is_one_line_of_json(tmp_path: Path):
    story = json.loads(STORIES[0].read_text("utf-8"))
    done = run("scenario", write(tmp_path, story["scenario"]), "--json")
    assert (done.exit_code, done.stderr, done.stdout.count("\n")) == (0, "", 1)
    assert list(json.loads(done.stdout)) == [*list(story["scenario"])[:-1], "winners", "events"]


def scene(**changes: Any) -> dict[str, Any]:
    """Seat 0 plays a red 2; None leaves a key out."""
    whole = {
        "game": "race", "players": 2, "ships": {"red-1": [6, "normal"]}, "hands": [["red-2-a"], []],
        "answers": [{"seat": 0, "answer": {"play": "red-2-a", "ship": "red-1"}}],
    } | changes  # fmt: skip
    return {name: value for name, value in whole.items() if value is not None}


def at(index: object, face: object, ship: str = "red-1") -> dict[str, Any]:
    return scene(ships={ship: [index, face]})


def answering(*answers: Any, of: object = 0) -> dict[str, Any]:
    return scene(answers=[{"seat": of, "answer": answer} for answer in answers])


PLAYED, SIDE = {"play": "red-2-a", "ship": "red-1"}, {"side": "normal"}
HOME = {ship: [45, "finish"] for ship in ("red-1", "red-2", "black-1", "black-2")}

# The document, the key of the text, and the place named in the error.
REFUSED: dict[str, tuple[object, str, str]] = {
    "no JSON": (b'{"game": "race"', "reason-truncated", ""),
    "not UTF-8": (b'{"game": "race", "x": "\xff"}', "input-not-utf8", ""),
    "byte order mark": (json.dumps(scene()).encode("utf-8-sig"), "input-byte-order-mark", ""),
    "over 1 MB": (json.dumps(scene()).encode() + b" " * MAX_BYTES, "input-too-large", ""),
    "key twice": (b'{"game": "race", "players": 2, "players": 2, "hands": [[],[]]}', "input-key-twice", ""),
    "another game": (scene(game="chess"), "input-game-unknown", "game"),
    "game as number": (scene(game=1), "reason-type", "game"),
    "no game": (scene(game=None), "reason-unknown-key", ""),
    "unknown key": (scene(winners=[]), "reason-unknown-key", ""),
    "no players": (scene(players=None), "reason-missing-key", ""),
    "one player": (scene(players=1), "reason-at-least", "players"),
    "five players": (scene(players=5), "reason-at-most", "players"),
    "players as text": (scene(players="2"), "reason-type", "players"),
    "turn of nobody": (scene(turn=2), "input-seat-unknown", "turn"),
    "turn before the first": (scene(turn=-1), "reason-at-least", "turn"),
    "turns below none": (scene(turns=-1), "reason-at-least", "turns"),
    "very many turns": (scene(turns=10**9), "reason-at-most", "turns"),
    "turns out of all range": (scene(turns=10**40), "reason-", "turns"),
    "ships as list": (scene(ships=[]), "reason-type", "ships"),
    "unknown ship": (at(6, "normal", "red-3"), "input-ship-unknown", "ships.red-3"),
    "place of three": (scene(ships={"red-1": [6, "normal", 1]}), "reason-length", "ships.red-1: "),
    "index as text": (at("6", "normal"), "reason-type", "ships.red-1[0]"),
    "before the start": (at(-1, "start"), "input-space-unknown", "ships.red-1"),
    "behind the finish": (at(46, "finish"), "input-space-unknown", "ships.red-1"),
    "a face of another space": (at(6, "bonus"), "input-face-wrong", "ships.red-1"),
    "a face of no space": (at(4, "lava"), "input-face-wrong", "ships.red-1"),
    "in a black hole": (at(12, "black_hole"), "input-ship-in-hole", "ships.red-1"),
    "no hands": (scene(hands=None), "reason-missing-key", ""),
    "one hand": (scene(hands=[["red-2-a"]]), "input-hands-per-seat", "hands"),
    "three hands": (scene(hands=[["red-2-a"], [], []]), "input-hands-per-seat", "hands"),
    "three bonus hands": (scene(bonus_hands=[[], [], []]), "input-hands-per-seat", "bonus_hands"),
    "no bonus hands at all": (scene(bonus_hands=[]), "input-hands-per-seat", "bonus_hands"),
    "hand as text": (scene(hands=["red-2-a", []]), "reason-type", "hands[0]"),
    "seven cards": (
        scene(hands=[[f"red-{n}-a" for n in range(1, 7)] + ["red-1-b"], []]),
        "reason-length-at-most",
        "hands[0]",
    ),
    "card without copy": (scene(hands=[["red-2"], []]), "input-card-unknown-race", "hands[0][0]"),
    "card of seven": (scene(hands=[["red-7-a"], []]), "input-card-unknown-race", "hands[0][0]"),
    "card in two hands": (scene(hands=[["red-2-a"], ["red-2-a"]]), "input-card-twice", "hands[1][0]"),
    "card in hand and deck": (scene(movement_deck=["red-2-a"]), "input-card-twice", "movement_deck[0]"),
    "unknown bonus card": (scene(bonus_deck=["warp"]), "input-not-among", "bonus_deck[0]"),
    "five tow hooks": (scene(bonus_discard=["tow_hook"] * 5), "input-bonus-too-many", "bonus_discard[4]"),
    "very many bonus cards": (scene(bonus_deck=["warp"] * 999), "reason-length-at-most", "bonus_deck"),
    "large pile": (
        scene(finish_pile=["tow_hook"] * 4 + ["light_speed"]),
        "input-pile-too-large",
        "finish_pile",
    ),
    "race over": (scene(ships=HOME), "input-race-over", "ships"),
    "empty hand": (scene(turn=1), "input-hand-empty", "hands[1]"),
    "empty deck": (scene(hands=[[], []]), "input-cards-missing", "movement_deck"),
    "no play": (scene(answers=None), "input-play-missing", "answers"),
    "play of another": (answering(PLAYED, of=1), "input-play-missing", "answers"),
    "answer of nobody": (answering(PLAYED, of=2), "input-seat-unknown", "answers[0].seat"),
    "answer of seat −1": (answering(PLAYED, of=-1), "input-seat-unknown", "answers[0].seat"),
    "seat as text": (answering(PLAYED, of="0"), "reason-type", "answers[0].seat"),
    "no answer": (scene(answers=[{"seat": 0}]), "reason-missing-key", "answers[0]"),
    "answer as text": (answering("red-2-a"), "reason-type", "answers[0].answer"),
    "card not in hand": (answering({"play": "red-3-a", "ship": "red-1"}), "input-answer-unfit", "answers[0]"),
    "ship of another colour": (
        answering({"play": "red-2-a", "ship": "green-1"}),
        "input-answer-unfit",
        "answers[0]",
    ),
    "no such side": (answering(PLAYED, {"side": "bonus"}), "input-answer-unfit", "answers[1]"),
    "two sides": (
        answering(PLAYED, {"side": "normal"}, {"side": "normal"}),
        "input-answers-left",
        "answers[2]",
    ),
    "bonus card too late": (
        answering(PLAYED, {"bonus": "light_speed"}),
        "input-answers-left",
        "answers[1]",
    ),
    "control characters": (scene(ships={"\x1b[31m\n": [0, "start"]}), "input-ship-unknown", "ships."),
}


def refusal(document: object, folder: Path, language: str = "en") -> str:
    path = write(folder, document)
    line = complaint(run("scenario", path, "--json", "--lang", language))
    assert line.startswith(f"{path}: ")
    return line.removeprefix(f"{path}: ")


@pytest.mark.parametrize("case", REFUSED)
def test_refused_in_words(case: str, tmp_path: Path, spoken: list[str]):
    document, key, place = REFUSED[case]
    line = refusal(document, tmp_path)
    assert [found for found in spoken if found.startswith(key)]
    assert line.startswith(place)


@pytest.mark.parametrize("case", REFUSED)
def test_refused_in_the_words_of_every_language(case: str, tmp_path: Path):
    document = REFUSED[case][0]
    assert len({refusal(document, tmp_path, language) for language in LANGUAGES}) == 3


def test_an_unfit_answer_is_told_all_legal_ones(tmp_path: Path):
    line = refusal(answering({"play": "red-2-a"}), tmp_path)
    assert line == (
        'answers[0]: seat 0 is asked “play”; legal answers: {"play":"red-2-a","ship":"red-1"}, '
        '{"play":"red-2-a","ship":"red-2"}'
    )


@pytest.mark.slow
def test_the_real_command_refuses_without_a_traceback(tmp_path: Path):
    done = starhaul("scenario", write(tmp_path, scene(turn=1)), "--lang", "en")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.endswith(
        b"hands[1]: seat 1 is to play but has no card, while others still have some\n"
    )
