"""The Gymnasium environment: one seat learns, bots play the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from starhaul.bots.bot_contract import Bot, Chair
from starhaul.bots.registry import bot_named
from starhaul.bots.thinking import briefing_in
from starhaul.envs.zoo import MOST_STEPS, MatchEnv, Observation
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Action

_SEEDS = 1 << 53


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a match against bots by name (`random`, `easy` … or `module:Class`).

    An action outside the mask is replaced by the first legal one and reported as `info["illegal"]`.
    """

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        rivals: str | Sequence[str] = "random",
        shaping: float = 0.0,
        most_steps: int = MOST_STEPS,
        **config: object,
    ):
        self.table = MatchEnv(game, shaping=shaping, most_steps=most_steps, **config)
        self.metadata: dict[str, Any] = {"render_modes": []}
        self.render_mode = None
        self.seat = seat
        self._agent = self.table.possible_agents[seat]
        names = [rivals] * (self.table.coding.seats - 1) if isinstance(rivals, str) else list(rivals)
        self._names = [*names[:seat], "", *names[seat:]]
        self.observation_space: spaces.Space[Any] = self.table.observation_space(self._agent)
        self.action_space: spaces.Space[Any] = self.table.action_space(self._agent)
        self._bots: dict[str, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        luck = int(self.np_random.integers(_SEEDS))
        self.table.reset(seed=luck)
        self._bots = {agent: self._bot(agent, luck) for agent in self.table.agents if agent != self._agent}
        self._tell()
        self._play_on()
        return self.table.observe(self._agent), {}

    def step(self, action: int | np.integer[Any]) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table, agent = self.table, self._agent
        info = {} if table.is_legal(int(action)) else {"illegal": True}
        table.step(min(table.answers()) if info else int(action))
        self._tell()
        self._play_on()
        reward = float(table._cumulative_rewards[agent])
        table._cumulative_rewards[agent] = 0.0
        return table.observe(agent), reward, table.terminations[agent], table.truncations[agent], info

    def _play_on(self) -> None:
        """Let the bots answer until the learner's seat is asked or the match has ended."""
        table = self.table
        while table.agent_selection != self._agent and not self._has_ended():
            table.step(self._number(table.agent_selection))
            self._tell()

    def _has_ended(self) -> bool:
        return self.table.terminations[self._agent] or self.table.truncations[self._agent]

    def _tell(self) -> None:
        """Pass the events since the last question to the bots, as far as their seats may know them."""
        told = self.table.course.told
        for agent, bot in self._bots.items():
            seat = self.table.possible_agents.index(agent)
            heard = [event for event in told if event.is_for(seat)]
            if heard:
                bot.hear(heard)

    # --- bots ----------------------------------------------------------------------------------------------

    def _bot(self, agent: str, seed: int) -> Bot:
        coding, seat = self.table.coding, self.table.possible_agents.index(agent)
        chair = Chair(coding.game, coding.config, seat, Stream(seed, agent))
        return bot_named(self._names[seat], chair)

    def _number(self, agent: str) -> int:
        """A bot's answer. If the catalogue does not contain it, the default, or else the first legal
        answer."""
        course = self.table.course
        question, state, game = course.question, course.match.state, course.game
        assert question is not None, "the match goes on"
        answers = self.table.answers()
        briefing = briefing_in(game, state, question, course.at_ms)
        action = self._bots[agent].answer(briefing)
        found = _number_of(answers, action)
        if found is None:
            found = _number_of(answers, question.default)
        return min(answers) if found is None else found


def _number_of(answers: dict[int, Action | None], action: Action | None) -> int | None:
    return next((number for number, answer in answers.items() if answer == action), None)
