"""`starhaul scenario`: results, and every error of docs/formats.md §3 in one line."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from starhaul.cli.main import app
from starhaul.kernel.documents import MAX_BYTES
from starhaul.locale import Texts
from tests.cli.helpers import RUNNER, starhaul, tile, write

STORIES = Path(__file__).parents[1] / "scenarios"


def seat(at: int, *tiles: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"at": at, "ship": {"tiles": list(tiles)}, **more}


def scene(**changes: Any) -> dict[str, Any]:
    """Two starting cabins, and a card that has no effect on them; None leaves a key out."""
    whole = {"edition": "1e", "level": 2, "class": "II", "seats": [seat(10), seat(8)], "cards": ["II-05"]}
    return {name: value for name, value in (whole | changes).items() if value is not None}


def answering(*answers: Any, of: int = 0) -> dict[str, Any]:
    return scene(cards=["II-13"], answers=[{"seat": of, "answer": answer} for answer in answers])


def shower(*dice: Any) -> dict[str, Any]:
    """Two meteors that miss: no board has a row 12."""
    meteor = {"size": "small", "from": "left"}
    return scene(cards=[{"kind": "meteor_swarm", "meteors": [meteor, meteor]}], dice=list(dice))


def with_options(**options: Any) -> dict[str, Any]:
    return scene(options=options)


def with_card(**card: Any) -> dict[str, Any]:
    return scene(cards=["II-05", card])


MISS = [6, 6]
HOLD = tile(16, 8, 7, goods=["blue"])
LOOSE = tile(16, 5, 6)
TWICE = [seat(10, tile(1, 8, 7)), seat(8, tile(2, 8, 7), tile(1, 6, 7, turn=2))]
PLANETS = {"kind": "planets", "planets": [["blue"]], "days": 1}

# The document, the key of the text, and the place named in the error.
REFUSED: dict[str, tuple[object, str, str]] = {
    "empty": (b" \n", "input-scenario-empty", ""),
    "no JSON": (b"{", "reason-truncated", ""),
    "not UTF-8": (b'{"edition":"\xff"}', "input-not-utf8", ""),
    "byte order mark": (json.dumps(scene()).encode("utf-8-sig"), "input-byte-order-mark", ""),
    "over 1 MB": (json.dumps(scene()).encode() + b" " * MAX_BYTES, "input-too-large", ""),
    "a key twice": (
        json.dumps(scene()).replace('"level"', '"edition": "1e", "level"').encode(),
        "input-key-twice",
        "",
    ),
    "a list": ([], "reason-type", ""),
    "deep answer": (
        json.dumps(answering("HERE")).replace('"HERE"', "[" * 200_000).encode(),
        # From Python 3.14 on the limit depends on the stack, and the missing brackets are noticed first.
        "reason-too-deep" if sys.version_info < (3, 14) else "reason-malformed",
        "",
    ),
    "unknown key": (scene(colour="red"), "reason-unknown-key", ""),
    "unknown key of a seat": (scene(seats=[seat(10, colour=1), seat(8)]), "reason-unknown-key", "seats[0]"),
    "no cards": (scene(cards=None), "reason-missing-key", ""),
    "no level": (scene(level=None), "reason-missing-key", ""),
    "edition": (scene(edition="3e"), "input-edition-unknown", "edition"),
    "class": (scene(**{"class": "V"}), "input-class-unknown", "class"),
    "class C in 2e": (scene(edition="2e", **{"class": "IIC"}), "input-class-unknown", "class"),
    "level": (scene(level=1), "input-level-unfit", "level"),
    "level of IIIA": (scene(**{"class": "IIIA"}), "input-level-unfit", "level"),
    "level 5": (scene(level=5), "reason-at-most", "level"),
    "level as text": (scene(level="2"), "reason-type", "level"),
    "level 4 in 2e": (scene(edition="2e", level=4), "input-level-unknown", "level"),
    "one seat": (scene(seats=[seat(10)]), "input-seats-number", "seats"),
    "no seat": (scene(seats=[], options={"solo": True}), "input-seats-number", "seats"),
    "five seats": (scene(seats=[seat(at) for at in range(5)]), "input-seats-number", "seats"),
    "same space": (scene(seats=[seat(10), seat(10)]), "input-space-twice", "seats[1].at"),
    "same space a lap later": (scene(seats=[seat(45), seat(5)]), "input-space-twice", "seats[1].at"),
    "at as fraction": (scene(seats=[seat(10), seat(8) | {"at": 7.5}]), "reason-type", "seats[1].at"),
    "at far away": (scene(seats=[seat(10**9), seat(8)]), "reason-at-most", "seats[0].at"),
    "credits below none": (
        scene(seats=[seat(10, credits=-1), seat(8)]),
        "reason-at-least",
        "seats[0].credits",
    ),
    "lost as truth": (scene(seats=[seat(10, lost=True), seat(8)]), "reason-type", "seats[0].lost"),
    "no ship": (scene(seats=[{"at": 1}, seat(8)]), "reason-missing-key", "seats[0]"),
    "another edition": (
        scene(seats=[seat(1), {"at": 8, "ship": {"tiles": [], "edition": "2e"}}]),
        "input-ship-contradicts",
        "seats[1].ship.edition",
    ),
    "another class": (
        scene(seats=[{"at": 1, "ship": {"tiles": [], "class": "I"}}, seat(8)]),
        "input-ship-contradicts",
        "seats[0].ship.class",
    ),
    "unknown tile": (
        scene(seats=[seat(1), seat(8, tile(200))]),
        "input-tile-unknown",
        "seats[1].ship.tiles[0]",
    ),
    "wrong turn": (
        scene(seats=[seat(1), seat(8, tile(16, 8, 7, turn=4))]),
        "reason-at-most",
        "seats[1].ship.tiles[0].turn",
    ),
    "loose tile": (scene(seats=[seat(1, LOOSE), seat(8)]), "input-ship-faulty", "seats[0].ship"),
    "tile in two ships": (scene(seats=TWICE), "input-tile-elsewhere", "seats[1].ship.tiles[1]"),
    "yard dice": (
        scene(seats=[seat(1), {"at": 8, "ship": {"tiles": [], "yard_dice": [1]}}]),
        "input-no-yard-dice",
        "seats[1].ship.yard_dice",
    ),
    "unknown card": (scene(cards=["II-05", "IV-01"]), "input-card-unknown", "cards[1]"),
    "card as number": (scene(cards=[5]), "reason-type", "cards[0]"),
    "card of no kind": (with_card(), "reason-missing-key", "cards[1]"),
    "card of another kind": (with_card(kind="picnic"), "input-card-kind", "cards[1].kind"),
    "kind as number": (with_card(kind=5), "input-card-kind", "cards[1].kind"),
    "unknown key of a card": (with_card(kind="stardust", days=1), "reason-unknown-key", "cards[1]"),
    "direction": (
        with_card(kind="meteor_swarm", meteors=[{"size": "small", "from": "above"}]),
        "input-not-among",
        "cards[1].meteors[0].from",
    ),
    "size": (
        with_card(kind="meteor_swarm", meteors=[{"size": "huge", "from": "left"}]),
        "reason-not-a-choice",
        "cards[1].meteors[0].size",
    ),
    "very many days": (with_card(kind="planets", planets=[], days=10**9), "input-card-excessive", "cards[1]"),
    "very many meteors": (
        with_card(kind="meteor_swarm", meteors=[{"size": "small", "from": "left"}] * 1001),
        "input-card-excessive",
        "cards[1]",
    ),
    "very many cards": (scene(cards=["II-05"] * 201), "reason-length-at-most", "cards"),
    "die of seven": (shower(MISS, [7, 1]), "reason-at-most", "dice[1][0]"),
    "a number for dice": (shower(7), "reason-type", "dice[0]"),
    "one die": (shower([6], MISS), "input-dice-number", "dice[0]"),
    "three dice": (shower(MISS, [1, 2, 3]), "input-dice-number", "dice[1]"),
    "no dice": (shower(), "input-dice-missing", "dice"),
    "too few dice": (shower(MISS), "input-dice-missing", "dice"),
    "too many dice": (shower(MISS, MISS, MISS), "input-dice-left", "dice[2]"),
    "answer of nobody": (answering({"do": "land"}, of=2), "input-seat-unknown", "answers[0].seat"),
    "answer of seat −1": (answering({"do": "land"}, of=-1), "input-seat-unknown", "answers[0].seat"),
    "no answer": (scene(answers=[{"seat": 0}]), "reason-missing-key", "answers[0]"),
    "no such planet": (answering({"do": "land", "planet": 9}), "input-answer-unfit", "answers[0]"),
    "no such action": (answering({"do": "dance"}), "input-answer-unfit", "answers[0]"),
    "answer as text": (answering("yes"), "input-answer-unfit", "answers[0]"),
    "dice as answer": (answering([3, 4]), "input-answer-unfit", "answers[0]"),
    "word of the table": (
        answering({"do": "presence", "player": 0, "now": "away"}),
        "input-answer-unfit",
        "answers[0]",
    ),
    "second answer": (answering({"do": "land"}, {"do": "land"}), "input-answers-left", "answers[1]"),
    "nothing asked": (
        scene(answers=[{"seat": 1, "answer": {"do": "land"}}]),
        "input-answers-left",
        "answers[0]",
    ),
    "giving up after the end": (
        scene(edition="2e", answers=[{"seat": 1, "answer": {"do": "give_up"}}]),
        "input-answers-left",
        "answers[0]",
    ),
    "full hold": (
        scene(
            seats=[seat(10, HOLD), seat(8)],
            cards=[PLANETS],
            answers=[
                {"seat": 0, "answer": {"do": "land", "planet": 0}},
                {"seat": 0, "answer": {"do": "load", "holds": [[32, ["blue", "blue", "blue"]]]}},
            ],
        ),
        "input-answer-refused",
        "answers[1]",
    ),
    "unknown option": (with_options(colour=1), "reason-unknown-key", "options"),
    "option of a wrong type": (with_options(solo=1), "reason-type", "options.solo"),
    "build": (with_options(build="fast"), "input-not-among", "options.build"),
    "options as list": (scene(options=[]), "reason-type", "options"),
    "teams of two": (with_options(teams="team"), "input-teams-need-four", "options"),
    "extra seconds": (with_options(handicaps=[1]), "input-handicaps-per-seat", "options"),
    "insurance": (with_options(insurance=[0, 0]), "input-no-insurance-choice", "options.insurance"),
    "yard dice of the table": (with_options(yard_dice=[1, 2]), "input-no-yard-dice", "options.yard_dice"),
    "drawn roads": (with_options(rough_roads=1), "input-roads-drawn", "options.rough_roads"),
    "unknown road": (with_options(rough_roads=["rain"]), "input-road-unknown", "options.rough_roads[0]"),
    "road twice": (
        with_options(rough_roads=["detours", "detours"]),
        "input-road-twice",
        "options.rough_roads[1]",
    ),
}


def refusal(document: object, folder: Path, language: str = "en") -> str:
    """The one-line error for a bad scenario, without the name of its file."""
    path = write(folder, document)
    result = RUNNER.invoke(app, ["scenario", path, "--json", "--lang", language])
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith(f"{path}: ")
    return result.stderr.removeprefix(f"{path}: ").rstrip("\n")


def result_of(document: object, folder: Path) -> dict[str, Any]:
    result = RUNNER.invoke(app, ["scenario", write(folder, document), "--json"])
    assert (result.exit_code, result.stderr, result.stdout.count("\n")) == (0, "", 1)
    return json.loads(result.stdout)


# --- refusals ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", REFUSED)
def test_refused_in_words(case: str, tmp_path: Path, spoken: list[str]):
    document, key, place = REFUSED[case]
    line = refusal(document, tmp_path)
    assert key in spoken
    assert line.startswith(f"{place}: " if place else "")
    assert line.isprintable()


@pytest.mark.parametrize("case", REFUSED)
@pytest.mark.parametrize("language", ["cs", "pl"])
def test_refused_in_the_words_of_every_language(case: str, language: str, tmp_path: Path):
    document = REFUSED[case][0]
    assert refusal(document, tmp_path, language) != refusal(document, tmp_path)


def test_an_unfit_answer_is_told_the_question_and_all_legal_answers(tmp_path: Path):
    assert refusal(answering({"do": "land", "planet": 2}), tmp_path) == (
        'answers[0]: seat 0 is asked “land”; legal answers: {"do":"land","planet":null}, '
        '{"do":"land","planet":0}, {"do":"land","planet":1}'
    )


def test_dice_are_counted(tmp_path: Path):
    assert refusal(shower(MISS), tmp_path) == "dice: too few dice: 1 given, at least 2 needed"
    assert refusal(shower(*[MISS] * 5), tmp_path) == "dice[2]: dice left over: 3, only 2 used"


def test_sabotage_rolls_the_row_also_when_the_column_misses(tmp_path: Path):
    sabotage = scene(cards=[{"kind": "sabotage"}], dice=[[1, 1]] * 5)
    assert refusal(sabotage, tmp_path) == "dice: too few dice: 5 given, at least 6 needed"
    assert result_of(sabotage | {"dice": [[1, 1]] * 6}, tmp_path)["seats"][0]["lost"] == 0


def test_faults_are_named_by_their_rules(tmp_path: Path):
    line = refusal(scene(seats=[seat(1, LOOSE), seat(8)]), tmp_path)
    assert line == "seats[0].ship: the ship may not fly: 1 fault (CHK-08)"


def test_more_cubes_than_there_are(tmp_path: Path):
    holds = [tile(number, 8, 7, goods=["blue"] * 3) for number in (25, 26, 27, 28)]
    seats = [seat(10 - at, hold) for at, hold in enumerate(holds)]
    assert result_of(scene(seats=seats), tmp_path)["seats"][3]["goods"] == ["blue"] * 3
    seats[0]["ship"]["tiles"].append(tile(29, 6, 7, turn=2, goods=["blue"] * 3))
    assert refusal(scene(seats=seats), tmp_path) == "seats: 15 crates aboard, but only 14 in the game: blue"


@pytest.mark.many
@pytest.mark.parametrize("arguments", [("scenario",), ("scenario", "none.json"), ("scenario", "a", "b")])
def test_a_wrong_command_line_is_answered_in_one_line(arguments: tuple[str, ...]):
    result = starhaul(*arguments)
    assert (result.returncode, result.stdout, len(result.stderr.splitlines())) == (2, b"", 1)


def test_a_directory_is_not_a_scenario(tmp_path: Path):
    result = RUNNER.invoke(app, ["scenario", str(tmp_path), "--lang", "en"])
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"{tmp_path}: this is a folder, not a file\n"


# --- results -----------------------------------------------------------------------------------------------


def test_the_shape_of_a_result(tmp_path: Path):
    result = result_of(scene(), tmp_path)
    assert list(result) == ["seats", "events"]
    assert result["seats"][0] == {
        "position": 10,
        "credits": 12,
        "gave_up": None,
        "ship": {"edition": "1e", "class": "II", "tiles": [{"tile": "start", "at": [7, 7], "humans": 2}]},
        "lost": 0,
        "humans": 2,
        "aliens": [],
        "goods": [],
        "batteries": 0,
        "settlement": [{"what": "order", "credits": 8}, {"what": "beauty", "credits": 4}],
    }
    assert result["events"][0] == {"key": "card-revealed", "args": {"card": "II-05", "kind": "epidemic"}}
    assert [event["key"] for event in result["events"]][-1] == "settled"


def test_a_ship_may_name_its_edition_and_class(tmp_path: Path):
    named = {"at": 10, "ship": {"edition": "1e", "class": "II", "tiles": []}}
    assert result_of(scene(seats=[named, seat(8)]), tmp_path) == result_of(scene(), tmp_path)


def test_iiia_flies_at_level_3(tmp_path: Path):
    """There is no insurance (VAR-03)."""
    lost = [seat(10, lost=30, credits=50), seat(8)]
    result = result_of(scene(level=3, cards=[], seats=lost, **{"class": "IIIA"}), tmp_path)
    assert result["seats"][0]["credits"] == 50 + 12 + 6 - 30


def test_no_cards_only_settle(tmp_path: Path):
    assert [one["credits"] for one in result_of(scene(cards=[]), tmp_path)["seats"]] == [12, 10]


def test_a_road_of_zero_is_no_road(tmp_path: Path):
    assert result_of(with_options(rough_roads=0, premium=False), tmp_path) == result_of(scene(), tmp_path)


def test_bad_air_comes_after_the_fourth_card_but_not_after_the_last(tmp_path: Path):
    dust = {"kind": "stardust"}
    for cards, count in ((4, 0), (5, 1), (9, 2)):
        result = result_of(scene(cards=[dust] * cards, options={"rough_roads": ["bad_air"]}), tmp_path)
        assert [event["key"] for event in result["events"]].count("bad-air") == count


def test_partners_share_an_account(tmp_path: Path):
    four = [seat(at, credits=1) for at in (10, 8, 6, 4)]
    result = result_of(scene(seats=four, cards=[], options={"teams": "team"}), tmp_path)
    assert [one["credits"] for one in result["seats"]] == [2 + 8 + 4 + 8, 2 + 6 + 2 + 8] * 2


def test_flying_on_may_be_said(tmp_path: Path):
    """Before every card of the first edition; without the answer, the seat flies on as well."""
    fly, stay = {"do": "fly"}, {"do": "land"}
    assert result_of(answering(fly, stay), tmp_path) == result_of(answering(stay), tmp_path)


@pytest.mark.many
@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("path", sorted(STORIES.glob("[12]e-*.json")), ids=lambda path: path.stem)
def test_a_report_for_people(path: Path, language: str, tmp_path: Path):
    document = json.loads(path.read_text("utf-8"))["scenario"]
    result = RUNNER.invoke(app, ["scenario", write(tmp_path, document), "--lang", language])
    assert (result.exit_code, result.stderr) == (0, "")
    assert Texts(language)("scenario-credits") in result.stdout
    assert len(result.stdout.splitlines()) > 4 + len(document["seats"])


def test_the_installed_command(tmp_path: Path):
    result = starhaul("scenario", write(tmp_path, scene()), "--json")
    assert (result.returncode, result.stderr) == (0, b"")
    assert len(json.loads(result.stdout)["seats"]) == 2
