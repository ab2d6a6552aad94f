"""`starhaul scenario` for the four classes of Latest Models: dice, yard, insurance, levels and refusals."""

from pathlib import Path
from typing import Any

import pytest

from starhaul.cli.main import app
from starhaul.locale import LANGUAGES, Texts
from tests.cli.helpers import RUNNER, write
from tests.cli.test_run_scenario import refusal, result_of, seat
from tests.rules import about
from tests.trucker.shipyard import ship_file

START: dict[str, list[int]] = {"IC": [2, 3], "IIC": [2, 3], "IIIC": [3, 3], "IVC": [4, 2]}
LEVEL = {"IC": 1, "IIC": 2, "IIIC": 3, "IVC": 4}
NO_CARD: list[Any] = []


def cabin(class_: str) -> dict[str, Any]:
    return {"tile": "start", "at": START[class_]}


def scene(class_: str, *seats: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """Two starting cabins and, by default, a card that has no effect on them."""
    two = seats or (seat(10, cabin(class_)), seat(8, cabin(class_)))
    whole = {"edition": "1e", "level": LEVEL[class_], "class": class_, "seats": list(two), "cards": ["II-05"]}
    return whole | changes


def seat_with(at: int, class_: str, *lines: str, **more: Any) -> dict[str, Any]:
    return {"at": at, "ship": {"tiles": ship_file(class_, *lines)["tiles"]}, **more}


def threat(from_: str, size: str = "small") -> dict[str, Any]:
    return {"kind": "meteor_swarm", "meteors": [{"size": size, "from": from_}]}


def keys(result: dict[str, Any]) -> list[str]:
    return [event["key"] for event in result["events"]]


def booked(result: dict[str, Any], who: int, what: str) -> int | None:
    lines = {line["what"]: line["credits"] for line in result["seats"][who]["settlement"]}
    return lines.get(what)


# --- results -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("class_", START)
def test_a_starting_cabin_flies_and_is_described_where_it_stands(class_: str, tmp_path: Path):
    result = result_of(scene(class_), tmp_path)
    (tile,) = result["seats"][0]["ship"]["tiles"]
    assert tile == {"tile": "start", "at": START[class_], "humans": 2}
    assert [one["gave_up"] for one in result["seats"]] == [None, None]


@pytest.mark.parametrize("class_", ["IC", "IIC"])
def test_a_re_roll_is_a_further_entry(class_: str, tmp_path: Path):
    """1 from the front: it comes from the left, and the next die names the row. Row 4 is the third one."""
    turned = scene(class_, cards=[threat("front", "large")], dice=[[1], [5]])
    assert keys(result_of(turned, tmp_path)).count("threat-rolled") == 2
    split = result_of(turned | {"dice": [[1], [4]]}, tmp_path)
    assert "threat-split" in keys(split)
    assert split["seats"][0]["lost"] == 1
    assert refusal(turned | {"dice": [[1]]}, tmp_path) == "dice: too few dice: 1 given, at least 2 needed"
    assert refusal(turned | {"dice": [[1, 5]]}, tmp_path).startswith("dice[0]: ")
    straight = refusal(turned | {"dice": [[2], [5]]}, tmp_path)
    assert straight == "dice[1]: dice left over: 1, only 1 used"


def test_on_the_torus_an_entry_is_column_and_row(tmp_path: Path):
    """The second cell of column 3 is empty; a shot from the front travels on to the cabin."""
    pirates = {
        "kind": "pirates",
        "strength": 5,
        "penalty": {"type": "shots", "shots": [{"size": "large", "from": "front"}]},
        "reward": {"credits": 4},
        "days": 1,
    }
    fired = scene("IIIC", cards=[pirates], dice=[[3, 2]], options={"premium": False})
    assert [one["lost"] for one in result_of(fired, tmp_path)["seats"]] == [1, 1]
    missed = result_of(fired | {"dice": [[4, 3]]}, tmp_path)
    assert [one["lost"] for one in missed["seats"]] == [0, 0]
    assert refusal(fired | {"dice": [[3], [2]]}, tmp_path).startswith("dice[0]: ")


@about("LM-076")
def test_sabotage_on_the_torus_takes_one_entry_per_attempt(tmp_path: Path):
    sabotage = scene("IIIC", cards=[{"kind": "sabotage"}], dice=[[3, 2], [3, 3]], options={"premium": False})
    assert sorted(one["lost"] for one in result_of(sabotage, tmp_path)["seats"]) == [0, 1]
    failed = result_of(sabotage | {"dice": [[3, 2], [2, 3], [6, 6]]}, tmp_path)
    assert "sabotage-failed" in keys(failed)
    assert (
        refusal(sabotage | {"dice": [[3, 2]]}, tmp_path) == "dice: too few dice: 1 given, at least 2 needed"
    )


@pytest.mark.parametrize("class_", ["IC", "IIC"])
@about("LM-050")
def test_sabotage_on_a_cracked_ship_takes_two_entries_per_attempt(class_: str, tmp_path: Path):
    """A row roll of 4 takes the third row, where the cabin stands."""
    sabotage = scene(class_, cards=[{"kind": "sabotage"}], dice=[[1], [4], [3], [4]])
    assert sorted(one["lost"] for one in result_of(sabotage, tmp_path)["seats"]) == [0, 1]


@about("LM-065", "LM-066")
def test_a_prepared_torus_pays_its_premium_unless_it_is_told_not_to(tmp_path: Path):
    """35 empty cells: 15 credits, now or after the flight."""
    poor = scene(
        "IIIC", seat(10, cabin("IIIC"), credits=20), seat(8, cabin("IIIC"), credits=4), cards=NO_CARD
    )
    free = result_of(poor | {"options": {"premium": False}}, tmp_path)
    paid = result_of(poor, tmp_path)
    assert [one["credits"] for one in free["seats"]] == [20 + 18, 4 + 15]
    assert [one["credits"] for one in paid["seats"]] == [5 + 18, 4]
    assert [booked(paid, who, "premium") for who in (0, 1)] == [None, -11]


# --- fleets ------------------------------------------------------------------------------------------------

FLEET = (
    "4,2 start",
    "4,3 engine:rear 3...",
    "6,2 cabin ..3.",
    "6,3 engine:rear 3...",
)  # fmt: skip


def fleets(**changes: Any) -> dict[str, Any]:
    other = seat(8, {"tile": "start", "at": [2, 9]}, credits=9)
    return scene("IVC", seat_with(10, "IVC", *FLEET, credits=9), other, **changes)


@pytest.mark.parametrize("level", [3, 4])
def test_fleets_take_level_3_or_4(level: int, tmp_path: Path):
    """Only level 4 makes the cards of level 3 harder (LM-129)."""
    slavers = {
        "kind": "slavers",
        "strength": 0,
        "penalty": {"type": "crew", "amount": 1},
        "reward": {"credits": 1},
        "days": 1,
    }
    result = result_of(fleets(level=level, cards=[slavers]), tmp_path)
    assert ("enemy-won" in keys(result)) == (level == 4)


def test_the_dice_of_the_yard_may_be_stated_anywhere_and_are_told(tmp_path: Path):
    stated = fleets(options={"yard_dice": [1, 6]})
    stated["seats"][1]["ship"]["yard_dice"] = [6, 1]
    result = result_of(stated, tmp_path)
    assert [one["ship"]["yard_dice"] for one in result["seats"]] == [[1, 6], [1, 6]]


def test_dice_nobody_states_are_the_fewest_that_open_the_cells_in_use(tmp_path: Path):
    assert result_of(fleets(), tmp_path)["seats"][0]["ship"]["yard_dice"] == []
    joined = fleets()
    bridge = ship_file("IVC", "5,9 structural .3.3")["tiles"][0]
    joined["seats"][1]["ship"]["tiles"] = [bridge, {"tile": "start", "at": [4, 9]}]
    assert result_of(joined, tmp_path)["seats"][0]["ship"]["yard_dice"] == [4]
    joined["seats"][1]["ship"]["yard_dice"] = [1]
    assert refusal(joined, tmp_path).endswith("(CHK-07)")


@about("LM-097")
def test_a_ship_without_a_tile_does_not_slow_the_fleet_down(tmp_path: Path):
    """Two of four parts are empty; the others have an engine each and gain their day."""
    engines = fleets(cards=["I-05"])
    result = result_of(engines, tmp_path)
    gained = [event["args"] for event in result["events"] if event["key"] == "days-gained"]
    assert gained == [{"seat": 0, "days": 1}]
    assert result["seats"][1]["gave_up"] == "no_engines"


@about("LM-098", "LM-099")
def test_insurance_is_stated_in_credits_for_each_seat(tmp_path: Path):
    lost = fleets(cards=NO_CARD, options={"insurance": [5, 0]})
    for one in lost["seats"]:
        one |= {"lost": 30, "credits": 40}
    insured = result_of(lost, tmp_path)
    assert [booked(insured, who, "lost") for who in (0, 1)] == [-19, -30]
    assert [event["args"] for event in insured["events"] if event["key"] == "insured"] == [
        {"seat": 0, "credits": 5, "cap": 19}
    ]
    paid = result_of(lost | {"options": {"insurance": [5, 0], "premium": False}}, tmp_path)
    assert paid["seats"][0]["credits"] == insured["seats"][0]["credits"] + 5
    assert booked(paid, 0, "lost") == -19
    assert [booked(result_of(lost | {"options": {}}, tmp_path), who, "lost") for who in (0, 1)] == [-30, -30]


# --- refusals ----------------------------------------------------------------------------------------------


def four_fleets() -> dict[str, Any]:
    places = [[4, 2], [6, 2], [2, 8], [6, 8]]
    return scene("IVC", *(seat(9 - n, {"tile": "start", "at": at}) for n, at in enumerate(places)))


def with_dice_of_ships(*dice: list[int]) -> dict[str, Any]:
    document = fleets()
    for one, stated in zip(document["seats"], dice, strict=True):
        one["ship"]["yard_dice"] = stated
    return document


TWO_GROUPS = seat(8, {"tile": "start", "at": [4, 2]}, *ship_file("IVC", "2,4 cabin ....")["tiles"])
CRACKED = ("2,1 cabin .3..", "3,1 cargo ...1")

REFUSED: dict[str, tuple[dict[str, Any], str, str]] = {
    "die of seven": (fleets(options={"yard_dice": [7]}), "reason-at-most", "options.yard_dice[0]"),
    "three dice": (fleets(options={"yard_dice": [1, 2, 3]}), "reason-length-at-most", "options.yard_dice"),
    "dice as number": (fleets(options={"yard_dice": 3}), "reason-type", "options.yard_dice"),
    "dice differ": (with_dice_of_ships([1, 6], [1, 5]), "input-yard-dice-differ", "seats[1].ship.yard_dice"),
    "a die and its double": (
        with_dice_of_ships([3, 3], [3]), "input-yard-dice-differ", "seats[1].ship.yard_dice",
    ),
    "dice of IIIC": (scene("IIIC", options={"yard_dice": [1]}), "input-no-yard-dice", "options.yard_dice"),
    "two groups in a part": (
        scene("IVC", TWO_GROUPS, seat(3, cabin("IVC")), options={"yard_dice": [1, 6]}),
        "input-ship-faulty",
        "seats[0].ship",
    ),
    "crack": (
        scene("IIC", seat_with(9, "IIC", *CRACKED), seat(8, cabin("IIC"))),
        "input-ship-faulty",
        "seats[0].ship",
    ),
    "premiums for one seat": (
        fleets(options={"insurance": [2]}), "input-insurance-per-seat", "options.insurance",
    ),
    "no such premium": (fleets(options={"insurance": [2, 3]}), "input-not-among", "options.insurance[1]"),
    "premium beyond credits": (
        fleets(seats=[seat(9, cabin("IVC"), credits=4), seat(8, cabin("IVC"), credits=9)],
               options={"insurance": [5, 5]}),
        "input-premium-beyond-credits",
        "options.insurance[0]",
    ),
    "premium as text": (fleets(options={"insurance": ["two", 0]}), "reason-type", "options.insurance[0]"),
    "premium switch as number": (scene("IIIC", options={"premium": 0}), "reason-type", "options.premium"),
    "choice on IIIC": (
        scene("IIIC", options={"insurance": [2, 2]}), "input-no-insurance-choice", "options.insurance",
    ),
    "choice on IIC": (
        scene("IIC", options={"insurance": [0, 0]}), "input-no-insurance-choice", "options.insurance",
    ),
    "level 2 for fleets": (fleets(level=2), "input-level-unfit", "level"),
    "level 4 for IIIC": (scene("IIIC", level=4), "input-level-unfit", "level"),
    "level 3 for IC": (scene("IC", level=3), "input-level-unfit", "level"),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED)
def test_refused_in_words(case: str, tmp_path: Path, spoken: list[str]):
    document, key, place = REFUSED[case]
    line = refusal(document, tmp_path)
    assert key in spoken
    assert line.startswith(f"{place}: ")


@pytest.mark.parametrize("case", REFUSED)
@pytest.mark.parametrize("language", ["cs", "pl"])
def test_refused_in_the_words_of_every_language(case: str, language: str, tmp_path: Path):
    document = REFUSED[case][0]
    assert refusal(document, tmp_path, language) != refusal(document, tmp_path)


def test_the_levels_of_fleets_are_both_named(tmp_path: Path):
    line = refusal(fleets(level=2), tmp_path)
    assert line == 'level: class IVC flies at level 3/4, not 2; "any_class" allows it'
    assert result_of(fleets(level=2, options={"any_class": True}), tmp_path)["seats"][0]["position"] == 10


@about("LM-128")
@pytest.mark.parametrize("level", [3, 4])
def test_a_prepared_flight_may_have_four_fleets(level: int, tmp_path: Path):
    """Tiles run short only where ships have to be built first (formats §3)."""
    assert len(result_of(four_fleets() | {"level": level}, tmp_path)["seats"]) == 4


# --- the report for people ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "document",
    [
        scene("IIC", cards=[threat("front", "large")], dice=[[1], [4]]),
        scene("IIIC", cards=[threat("left")], dice=[[3, 3]]),
        fleets(cards=["I-05"], options={"insurance": [5, 0]}),
    ],
    ids=lambda document: document["class"],
)
def test_a_report_for_people(document: dict[str, Any], language: str, tmp_path: Path):
    result = RUNNER.invoke(app, ["scenario", write(tmp_path, document), "--lang", language])
    assert (result.exit_code, result.stderr) == (0, "")
    assert document["class"] in result.stdout
    assert Texts(language)("scenario-credits") in result.stdout
