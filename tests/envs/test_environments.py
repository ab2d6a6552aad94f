"""Both games as environments: what the libraries require, and what we promise beyond that."""

import warnings
from functools import partial
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from starhaul.envs.solo import SeatEnv  # noqa: E402
from starhaul.envs.speed import measure  # noqa: E402
from starhaul.envs.zoo import MatchEnv, coding_of, race_env, trucker_env  # noqa: E402
from starhaul.games import GAMES  # noqa: E402
from starhaul.kernel.chance import Stream  # noqa: E402
from starhaul.plugins.trucker.coding_answers import NUMBERS  # noqa: E402
from tests.effort import effort  # noqa: E402

RACES = [{"seats": seats} for seats in (2, 3, 4)] + [{"options": {"colours": [["black"], [], ["red"], []]}}]
FLIGHTS = [
    {},
    {"rounds": ["learning"], "seats": 3},
    {"edition": "1e", "rounds": ["I", "II"], "seats": 2, "options": {"strictBuild": True}},
    {"edition": "1e", "rounds": ["IIIA"], "options": {"build": "turns", "draw_pause_ms": 700}},
    {"trek": True, "options": {"manualCheck": True, "rough_roads": 2}},
    {"rounds": ["III"], "options": {"teams": "advanced", "takeBack1e": True, "sharedPiles": True}},
    {"rounds": ["I"], "options": {"build": "relaxed", "teams": "team"}},
    {"edition": "1e", "rounds": ["IC"], "seats": 3, "level": 4},
    {"edition": "1e", "rounds": ["IIIC"], "seats": 2},
    {"edition": "1e", "rounds": ["IVC"], "seats": 2},
]
CASES = [("race", config) for config in RACES] + [("trucker", config) for config in FLIGHTS]
each_case = pytest.mark.parametrize(("game", "config"), CASES, ids=str)


def steps(env, seed, *, most=400):
    """Play like the engine's random player where the catalogue has its answer, otherwise any legal answer."""
    env.reset(seed=seed)
    draw = Stream(seed, "test")
    while env.steps < most:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            return
        yield observation
        course, answers = env.course, env.answers()
        wish = course.game.sample(course.match.state, course.question, draw, course.at_ms)
        fitting = [number for number, answer in answers.items() if answer == wish]
        env.step(fitting[0] if fitting else draw.pick(sorted(answers)))


@pytest.mark.parametrize("make", [race_env, trucker_env])
def test_the_libraries_accept_them(make, capsys):
    with warnings.catch_warnings():
        # Masks require a dictionary as observation, about which the test would complain.
        warnings.simplefilter("ignore")
        api_test(make(), num_cycles=200)
        seed_test(make, num_cycles=200)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_gymnasium_accepts_a_single_seat(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SeatEnv(game), skip_render_check=True)


@pytest.mark.many
@each_case
def test_a_mask_allows_what_the_rules_allow(game, config):
    env = MatchEnv(game, **config)
    for observation in steps(env, 1, most=20_000):
        if env.course.question.kind == "build" and env.steps % effort(30, 10):
            continue
        assert env.observation_space(env.agent_selection).contains(observation)
        assert observation["action_mask"].any()
        course = env.course
        for number, answer in env.answers().items():
            assert observation["action_mask"][number] == 1
            if answer is None:
                assert not course.question.waits
            else:
                course.game.check(course.match.state, course.question.seat, answer, course.at_ms)
        if course.question.kind == "build":
            holds = env.coding.game.view(course.match.state, course.question.seat)
            holds = holds.seats[holds.me].hand
            allows = partial(env.coding.allows, course.match.state, course.question, course.at_ms)
            left_out = {
                number for action, number in NUMBERS.items() if number not in env.answers() and allows(action)
            }
            # With an empty hand `attach` would move the tile of the correction window.
            names = {env.coding.catalogue[number].split(":")[0] for number in left_out}
            assert names <= (set() if holds else {"attach"})
        listed = course.question.options
        if listed is not None and game == "trucker" and len(listed) <= 64:
            assert set(env.answers().values()) == set(listed)


@pytest.mark.slow
@each_case
def test_a_seat_knows_nothing_that_is_hidden(game, config):
    """With all hidden data resampled, the seat has the same observation and the same legal actions."""
    env = MatchEnv(game, **config)
    draw = Stream(2, "worlds")
    for number, observation in enumerate(steps(env, 2, most=20_000)):
        coding, course = env.coding, env.course
        seat = course.question.seat
        true = course.match.state
        sight = coding.sight(true, seat, course.questions)
        assert sight.asked == coding.game.view(true, seat).asked
        if number % 20 == 0 or course.question.kind not in ("build", "play", "reveal"):
            other = coding.game.resample(true, seat, draw)
            question = coding.game.questions_of(other, seat)[0]
            assert coding.sight(other, seat, coding.game.questions(other)) == sight
            seen = coding.observation(sight, question, course.at_ms)
            assert bytes(seen) == observation["observation"].tobytes()
            allows = partial(coding.allows, other, question, course.at_ms)
            mask = coding.mask(sight, question, course.at_ms, allows)
            assert bytes(mask) == observation["action_mask"].tobytes()
            assert coding.answers(other, question, env.answers()) == env.answers()


@pytest.mark.parametrize(("game", "config"), CASES[:6], ids=str)
def test_the_end_pays_the_difference_of_the_scores(game, config):
    env = MatchEnv(game, **config)
    for _ in steps(env, 3, most=20_000):
        assert not any(env.rewards.values())
    assert all(env.terminations.values())
    scores = env.coding.game.scores(env.course.match.state)
    for seat, agent in enumerate(env.possible_agents):
        rivals = env.coding.rivals(seat)
        assert env.rewards[agent] == scores[seat] - sum(scores[r] for r in rivals) / len(rivals)
        assert not env.observe(agent)["action_mask"].any()
    while env.agents:
        env.step(None)


def test_team_mates_are_no_rivals():
    assert list(coding_of("race", seats=4).rivals(1)) == [0, 2]
    assert list(coding_of("race", seats=3).rivals(1)) == [0, 2]
    assert list(coding_of("trucker", options={"teams": "team"}).rivals(3)) == [0, 2]
    assert list(coding_of("trucker").rivals(3)) == [0, 1, 2]


@pytest.mark.parametrize(("game", "config"), [CASES[0], CASES[4]], ids=str)
def test_shaping_pays_for_the_way(game, config):
    env = MatchEnv(game, shaping=2.0, **config)
    paid = np.zeros(env.coding.seats)
    before = None
    for _ in steps(env, 4, most=20_000):
        if before is None:
            before = [env.coding.potential(env.coding.game.view(env.course.match.state, s)) for s in range(2)]
        else:
            paid += list(env.rewards.values())
    state = env.course.match.state
    paid += list(env.rewards.values())
    for seat in range(2):
        gained = env.coding.potential(env.coding.game.view(state, seat)) - before[seat]
        assert paid[seat] == pytest.approx(2.0 * gained + env._differences()[seat])


def test_a_match_is_cut_off_where_the_learner_says():
    env = trucker_env(rounds=["learning"], most_steps=7)
    assert len(list(steps(env, 5))) == 7
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_an_answer_outside_the_mask():
    env = race_env()
    env.reset(seed=6)
    wrong = next(n for n in range(len(env.coding.catalogue)) if n not in env.answers())
    with pytest.raises(ValueError, match="not among the answers"):
        env.step(wrong)
    single = SeatEnv("race", seats=2)
    single.reset(seed=6)
    wrong = next(n for n in range(len(env.coding.catalogue)) if n not in single.table.answers())
    assert single.step(wrong)[4] == {"illegal": True}


def test_seats_look_alike_from_their_own_chair():
    """Before the first card, the starting player has the same observation at
    every seat, except for the hand."""
    coding = coding_of("race", seats=4)
    seen = []
    for first in range(4):
        env = race_env(seats=4, options={"first": first})
        env.reset(seed=1)
        observation = env.last()[0]["observation"].copy()
        observation[coding.part("hand")] = 0
        seen.append(observation.tobytes())
    assert len(set(seen)) == 1


@pytest.mark.parametrize("seat", [0, 2])
def test_bots_at_the_other_seats(seat):
    env = SeatEnv("race", seat=seat, seats=3, rivals=["random", "random"])
    rewards = []
    for match in range(3):
        observation, _ = env.reset(seed=match)
        ended = False
        while not ended:
            number = int(np.flatnonzero(observation["action_mask"])[0])
            observation, reward, terminated, truncated, info = env.step(number)
            ended = terminated or truncated
            assert info == {}
            assert ended or reward == 0.0
        rewards.append(reward)
    assert set(rewards) <= {1.0, 0.5, 0.0, -0.5, -1.0}


def test_the_layout_is_what_the_page_says():
    assert {game: coding_of(game).version for game in GAMES} == {"race": 1, "trucker": 1}
    assert (coding_of("race").length, len(coding_of("race").catalogue)) == (107, 234)
    assert (coding_of("trucker").length, len(coding_of("trucker").catalogue)) == (2330, 1413)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_number_has_its_own_name(game):
    catalogue = coding_of(game).catalogue
    assert len(catalogue) == len(set(catalogue))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_same_matches_are_timed_in_three_ways(game):
    assert all(decisions > 0 for decisions in measure(MatchEnv(game), 1, 1))


@pytest.mark.slow
def test_the_example_learns():
    from examples.train_race import draw, train, trial

    learner, won = train(100)
    level = trial(learner, 40)
    assert level > 0.75
    assert draw(won, level).startswith("<svg")


@pytest.mark.slow
def test_the_example_writes_where_it_is_told_and_never_into_the_docs(tmp_path, monkeypatch):
    from examples import train_race

    picture = Path(train_race.__file__).parents[1] / "docs/screens/learning-race.svg"
    before = picture.stat().st_mtime_ns
    monkeypatch.setattr(train_race, "BLOCK", 4)
    monkeypatch.setattr(train_race, "MATCHES", 4)
    monkeypatch.setattr(train_race, "TRIALS", 2)
    monkeypatch.chdir(tmp_path)
    train_race.main()
    train_race.main("other.svg")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["learning-race.svg", "other.svg"]
    assert picture.stat().st_mtime_ns == before
