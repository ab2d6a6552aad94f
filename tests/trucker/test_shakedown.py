"""The demonstration game keeps the contract, with real ships."""

import pytest

from starhaul.kernel.chance import Stream
from starhaul.kernel.conformance import check_game
from starhaul.kernel.contract import CHANCE
from starhaul.kernel.match import Match
from starhaul.trucker.faults import faults
from starhaul.trucker.shakedown import RETURN, AskDefence, Config, Place, Shakedown, State

GAME = Shakedown()


def play(seed: int, config: Config) -> Match[Config, State]:
    match, draw = Match(GAME, config, seed), Stream(seed, "players")
    match.advance()
    while not match.is_over:
        prompt = draw.pick(GAME.prompts(match.state))
        match.act(prompt.seat, GAME.sample(match.state, prompt, draw))
        match.advance()
    return match


def final_key(seed: int) -> str:
    return play(seed, Config(draws=12)).key


@pytest.mark.parametrize(
    "config",
    [
        Config(seats=2, edition="1e", class_="I", draws=8),
        Config(seats=3, edition="1e", class_="III", draws=10),
        Config(seats=4, edition="2e", class_="II", draws=10, threats=12),
        Config(seats=2, edition="1e", class_="IIIA", draws=8),
    ],
    ids=lambda config: f"{config.edition}-{config.class_}-{config.seats}",
)
def test_conformance(config: Config) -> None:
    tally = check_game(GAME, config, games=3)
    assert tally.decisions > 3 * config.draws * config.seats - 1


def test_ships_are_built_without_faults() -> None:
    state = play(5, Config(threats=0)).state
    for ship in state.ships:
        assert faults(ship.hull, ship.hull.board.zone()) == []
        assert ship.hull.occupied.bit_count() > 5


def test_a_small_meteor_can_be_stopped_with_a_battery() -> None:
    """Force the threat and the dice until somebody is asked, and see the battery go."""
    for seed in range(50):
        match = Match(GAME, Config(threats=6), seed)
        match.advance()
        while not match.is_over and not isinstance(match.state.frames[-1], AskDefence):
            prompt = GAME.prompts(match.state)[0]
            places = [option for option in prompt.options or () if isinstance(option, Place)]
            match.act(
                prompt.seat, places[0] if places else RETURN if prompt.kind == "place" else prompt.default
            )
            match.advance()
        if match.is_over:
            continue
        seat = GAME.prompts(match.state)[0].seat
        before = match.state.ships[seat]
        match.act(seat, True)
        after = match.state.ships[seat]
        assert after.battery_count() == before.battery_count() - 1
        assert after.hull == before.hull
        return
    pytest.fail("nobody could ever defend")


def test_forced_dice_strike_where_they_say() -> None:
    match = Match(GAME, Config(draws=1, threats=1), 1)
    match.advance()
    while GAME.outcomes(match.state) is None or GAME.outcomes(match.state).stream != "threats":  # type: ignore[union-attr]
        if GAME.outcomes(match.state) is None:
            match.act(GAME.prompts(match.state)[0].seat, RETURN)
        else:
            match.act(CHANCE, match.next_outcome())
    match.act(CHANCE, ("large_shot", 0))
    match.act(CHANCE, (3, 4))
    assert match.is_over
    assert match.state.lost == [1, 1, 1, 1], "nothing stops a large shot down the middle (HIT-14)"


def test_only_boards_with_a_starting_cell() -> None:
    with pytest.raises(ValueError, match="starting cabin"):
        Match(GAME, Config(edition="1e", class_="IC"), 1)
