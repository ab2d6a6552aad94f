"""The public API as a program uses it: everything through `import starhaul`."""

import random

import pytest

import starhaul


def test_games_and_bots_are_listed():
    assert starhaul.game_names()[:2] == ["trucker", "race"]
    assert set(starhaul.bot_names("race")) >= {"random", "easy", "medium", "hard"}


def test_a_match_is_played_by_answering_questions():
    match = starhaul.new_match("race", seats=2, seed=7)
    luck = random.Random(1)
    while not match.is_over:
        question = match.questions[0]
        assert question.options
        match.answer(question.seat, luck.choice(question.options))
    assert sorted(match.scores) == [0, 1]


@pytest.mark.parametrize("game", ["trucker", "race"])
def test_every_question_can_be_sampled(game: str):
    match = starhaul.new_match(game, seats=2, seed=5)
    kinds = set()
    for _ in range(4000):
        if match.is_over:
            break
        question = match.questions[-1]
        kinds.add(question.kind)
        action = match.sample(question)
        assert match.why_not(question.seat, action) is None
        match.answer(question.seat, action)
    assert match.is_over
    assert len(kinds) > 1


def test_an_illegal_answer_is_refused_and_changes_nothing():
    match = starhaul.new_match("trucker", seats=2)
    before = match.key
    refusal = match.why_not(0, "nonsense")
    assert refusal is not None
    with pytest.raises(starhaul.Refusal) as raised:
        match.answer(0, "nonsense")
    assert (raised.value.code, raised.value.rule) == (refusal.code, refusal.rule)
    assert match.key == before


def test_bots_classes_and_functions_play_together():
    class Last(starhaul.Bot):
        def answer(self, briefing: starhaul.Briefing) -> object:
            options = briefing.question.options
            return options[-1] if options else briefing.question.default

    asked = []

    def first(briefing: starhaul.Briefing) -> object:
        asked.append(briefing.question.seat)
        assert briefing.view.me == briefing.question.seat
        options = briefing.question.options
        return options[0] if options else briefing.question.default

    match = starhaul.new_match("race", seats=4, seed=1)
    result = match.play(["easy", Last, first, "random"])
    assert set(asked) == {2}
    assert result.scores == match.scores
    assert result.lapses == []
    assert match.is_over


def test_the_same_seed_gives_the_same_match():
    logs = set()
    for _ in range(2):
        match = starhaul.new_match("trucker", seats=2, seed="same")
        match.play("easy")
        logs.add(match.log())
    assert len(logs) == 1


def test_each_seat_needs_a_player():
    match = starhaul.new_match("race", seats=2)
    with pytest.raises(starhaul.BadInput, match="api-players"):
        match.play(["easy"])
    with pytest.raises(starhaul.BadInput, match="bot-unknown"):
        match.play("nobody")
    with pytest.raises(starhaul.BadInput, match="api-players"):
        starhaul.simulate("race", {"seats": 2}, bots=["easy"] * 3)


def test_a_configuration_is_completed_and_checked():
    match = starhaul.new_match("trucker", {"edition": "1e"}, seats=3)
    assert (match.config.edition, match.config.seats, match.seats) == ("1e", 3, 3)
    again = starhaul.new_match("trucker", match.config, seed=match.seed)
    assert again.key == match.key
    with pytest.raises(starhaul.BadInput, match="config-wrong"):
        starhaul.new_match("trucker", seats=9)
    with pytest.raises(starhaul.BadInput, match="game-unknown"):
        starhaul.new_match("chess")


def test_a_view_hides_what_a_seat_may_not_know():
    match = starhaul.new_match("race", seats=2, seed=2)
    for viewer in (0, 1, None):
        hands = [seat.hand for seat in match.view(viewer).seats]
        assert [bool(hand) for hand in hands] == [viewer == 0, viewer == 1]


def test_a_fork_goes_its_own_way():
    match = starhaul.new_match("race", seats=2, seed=2)
    before = match.key
    same, other = match.fork(), match.fork(seed=99)
    results = {one.play_randomly(seed=4).actions: one.key for one in (same, other)}
    assert match.key == before
    assert len(set(results.values())) == 2


def test_time_passes_only_where_the_match_waits_for_it():
    match = starhaul.new_match("race", seats=2)
    seat = match.questions[0].seat
    assert match.now_ms == 0
    assert [event.key for event in match.pass_time()][:2] == ["by-default", "card-played"]
    assert match.now_ms > 0
    assert match.questions[0].seat != seat
    unhurried = starhaul.new_match("race", {"seats": 2, "options": {"decision_seconds": 0}})
    with pytest.raises(starhaul.Refusal, match="not-due"):
        unhurried.pass_time()


def test_a_log_is_replayed_and_verified():
    match = starhaul.new_match("trucker", seats=2, seed=3)
    match.play("easy")
    log = match.log()
    verdict = starhaul.verify(log)
    assert verdict.is_over
    assert verdict.same_key
    assert verdict.fair
    again = starhaul.replay(log)
    assert (again.key, again.scores, again.game) == (match.key, match.scores, "trucker")
    half = starhaul.replay(starhaul.read_log(log), upto=verdict.actions // 2)
    assert not half.is_over
    half.settle()
    assert half.questions


def test_a_forged_log_is_found_out():
    match = starhaul.new_match("race", seats=2, seed=3)
    match.play("random")
    head, *lines = match.log().splitlines(keepends=True)
    secret = starhaul.replay(head + lines[0]).seed
    assert secret == 3
    forged = head + lines[0] + lines[0].replace(b'"i":0', b'"i":1') + b"".join(lines[1:])
    with pytest.raises(starhaul.BadInput, match="log-order"):
        starhaul.verify(forged)
    assert not starhaul.verify(head + b"".join(lines[:-1])).same_key


def test_many_matches_are_simulated():
    results = list(starhaul.simulate("race", {"seats": 2}, bots=["easy", "random"], matches=6, seed=1))
    assert [result.number for result in results] == list(range(6))
    assert all(sum(result.scores) == 1 for result in results)
    again = list(starhaul.simulate("race", {"seats": 2}, bots=["easy", "random"], matches=6, seed=1))
    assert [result.scores for result in again] == [result.scores for result in results]


@pytest.mark.slow
def test_several_processes_give_the_same_results():
    alone = [result.scores for result in starhaul.simulate("race", matches=6)]
    assert [result.scores for result in starhaul.simulate("race", matches=6, jobs=2)] == alone


def test_a_match_is_drawn():
    match = starhaul.new_match("race", seats=2)
    assert "<svg" in match.svg()
    assert match.svg("cs") != match.svg("en")
    assert "race" in repr(match)
