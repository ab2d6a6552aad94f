"""Films: every moment of a match, as each point of view saw it, or with everything open."""

from typing import Any

import msgspec
import pytest

from starhaul.games import GAMES, PLUGINS, config_of, lesson_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CHANCE, Game
from starhaul.kernel.log import begin_again, read_log, repeat_entry, write_log
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.plugins.lesson_contract import chance_name
from starhaul.server.film.cameras import KEY_FRAME_EVERY
from starhaul.server.film.film import eyes_of, film_of
from starhaul.server.table.table_match import TableMatch
from starhaul.server.table.update_frames import UpdateFrames
from tests.effort import effort
from tests.rules import about
from tests.server.film.films import film, followed, golden_log, updates
from tools.golden import GOLDENS

SAMPLE = ("race-4", "1e-I-II-III-2", "2e-II-4-careful", "1e-II-4-advanced-teams")
NAMES = effort(SAMPLE, tuple(GOLDENS))


def seats_of(name: str) -> int:
    return int(GOLDENS[name].config["seats"])


def begun(name: str) -> tuple[Match[Any, Any], Any]:
    log = read_log(golden_log(name))
    return begin_again(GAMES[log.head.game], log), log


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.many
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("eye", ["0", "watch", "open"])
def test_every_moment_is_what_the_engine_shows_there(name: str, eye: str):
    shown = film(name, eye)
    match, log = begun(name)
    viewer = None if not eye.isdecimal() else int(eye)
    moments, at = updates(shown), 0
    for done, update in zip(shown["entries"], moments, strict=True):
        while at < done:
            repeat_entry(match, log.entries[at])
            at += 1
        questions = match.game.questions(match.state)
        if eye == "open":
            view = match.game.uncovered_view(match.state, questions)
        else:
            view = match.game.views(match.state, [viewer], questions)[0]
        assert update["view"] == plain(view)
        assert update["at_ms"] == match.now_ms
        asked = [question.kind for question in questions if question.seat == viewer]
        assert [one["kind"] for one in update.get("asked", ())] == asked
    assert shown["verdict"]["same_key"]
    assert shown["scores"] == match.game.scores(match.state)


@pytest.mark.many
@pytest.mark.parametrize("name", NAMES)
def test_any_moment_can_be_reached_from_the_key_frame_before_it(name: str):
    shown = film(name, "watch")
    whole, messages = updates(shown), shown["revisions"]
    for moment in range(len(messages) - 1, -1, -7):
        key = next(at for at in range(moment, -1, -1) if messages[at]["is"] == "update")
        assert moment - key <= KEY_FRAME_EVERY
        update = messages[key]
        for change in messages[key + 1 : moment + 1]:
            update = followed(update, change)
        assert update["view"] == whole[moment]["view"]


def live(name: str) -> list[list[dict[str, Any]]]:
    """What a table sends to each audience while the match is played, whole and with hints."""
    match, log = begun(name)
    play = TableMatch("m", match)
    audiences = range(play.seats + 1)
    actions = [entry for entry in log.entries if entry.seat != CHANCE]
    sent: list[list[dict[str, Any]]] = [[] for _ in audiences]
    for number in range(len(actions) + 1):
        if number:
            entry = actions[number - 1]
            action = match.game.to_action(entry.seat, entry.action)
            step = play.act(entry.seat, action, entry.at_ms, audiences)
        else:
            step = play.begin(audiences)
        play.keep(step)
        for audience in step.noticed_by:
            frames = UpdateFrames(play, audience, step, step.at_ms)
            sent[audience].append(msgspec.json.decode(frames.whole(hints=True)))
    return sent


@about("TR-184")
@pytest.mark.many
@pytest.mark.parametrize("name", ["race-4", "race-3", "2e-learning-3", "1e-I-II-III-2"])
def test_the_point_of_view_of_a_seat_is_what_it_was_sent_during_the_match(name: str):
    sent = live(name)
    for audience, eye in enumerate([*map(str, range(len(sent) - 1)), "watch"]):
        shown = updates(film(name, eye))
        fields = ("rev", "at_ms", "view", "events", "asked", "hints", "deadline_ms")
        assert [[one.get(field) or None for field in fields] for one in shown] == [
            [one.get(field) or None for field in fields] for one in sent[audience]
        ]


def test_all_points_of_view_agree_on_the_number_of_a_moment():
    ends = {film("race-4", eye)["entries"][-1] for eye in eyes_of(4)}
    assert ends == {len(read_log(golden_log("race-4")).entries)}


def test_everything_is_open_only_where_it_is_asked_for():
    shown, watched = updates(film("race-4", "open")), updates(film("race-4", "watch"))
    assert any(len(seat["hand"]) == seat["cards"] > 0 for seat in shown[2]["view"]["seats"])
    assert not any(
        seat.get("hand") or seat.get("bonus_hand") for one in watched for seat in one["view"]["seats"]
    )
    yards = [one["view"]["yard"] for one in updates(film("2e-II-4-careful", "open")) if "yard" in one["view"]]
    assert any(sum(map(len, yard["cards"])) == sum(yard["piles"]) > 0 for yard in yards if yard)
    hidden = [
        one["view"]["yard"] for one in updates(film("2e-II-4-careful", "watch")) if one["view"].get("yard")
    ]
    assert not any("cards" in yard for yard in hidden)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_hides_something_says_what(name: str):
    game = GAMES[name]
    assert not game.hides or type(game).uncovered_view is not Game.uncovered_view


@about("SET-14")
def test_secret_credits_are_open_in_an_open_film():
    (*_, last) = [
        one["view"] for one in updates(film("1e-I-II-III-2", "open")) if not one["view"].get("is_over")
    ]
    assert all(isinstance(seat["credits"], int) for seat in last["seats"])
    (*_, last) = [
        one["view"] for one in updates(film("1e-I-II-III-2", "watch")) if not one["view"].get("is_over")
    ]
    assert not any("credits" in seat for seat in last["seats"])


def test_every_draw_of_chance_is_in_the_film():
    chance = [entry.i for entry in read_log(golden_log("race-3")).entries if entry.seat == CHANCE]
    draws = film("race-3", "watch")["draws"]
    assert [entry for entry, *_ in draws] == chance
    assert all(0 <= least < end <= below < 1 << 53 for _, _, below, least, end in draws)


@pytest.mark.parametrize("name", GAMES)
def test_lessons_make_films_whose_prepared_chance_the_engine_repeats(name: str):
    lesson = PLUGINS[name].lessons[0]
    chance = chance_name(name, lesson)
    match: Match[Any, Any] = Match(
        GAMES[name], config_of(GAMES[name], lesson_named(name, lesson).config), "seed", chance
    )
    play_random(match, Stream("players", "moves"))
    shown = film_of(write_log(match), "open")
    assert (shown.head.chance, shown.verdict.fair, shown.verdict.same_key) == (chance, True, True)


def test_a_film_of_an_aborted_match_ends_where_the_match_was_stopped():
    lines = golden_log("race-3").splitlines()
    cut = [*lines[:40], msgspec.json.encode({"end": "0" * 32, "aborted": True})]
    shown = film_of(b"\n".join(cut), "watch")
    assert (shown.is_aborted, shown.scores, shown.verdict.is_over) == (True, None, False)
    assert shown.entries[-1] == 39
