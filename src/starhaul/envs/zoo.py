"""The PettingZoo environment: every player of a match is an agent, and agents act one at a time (AEC)."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from starhaul.envs.coding_contract import Answers, Coding
from starhaul.envs.episode import Episode
from starhaul.games import PLUGINS, config_of, game_named, plugin_named
from starhaul.kernel.contract import Question

Observation = dict[str, np.ndarray[Any, Any]]
MOST_STEPS = 20_000
"""A ship is never finished automatically; a match of more steps than this is truncated."""
_SEEDS = 1 << 53
_BYTE, _MARK = np.dtype(np.uint8), np.dtype(np.int8)


def coding_of(game: str, **config: object) -> Coding:
    """The coding of a game; the configuration is written as in logs."""
    kind: type[Coding] = plugin_named(game).part("coding").CODING
    return kind(config_of(game_named(game), config))


class MatchEnv(AECEnv[str, Observation, int]):
    """A match of any game. The reward comes at the end: the agent's score minus the mean score of its rivals.

    With `shaping`, every step also pays that much per unit of change of the potential (`Coding.potential`).
    """

    def __init__(self, game: str, *, shaping: float = 0.0, most_steps: int = MOST_STEPS, **config: object):
        super().__init__()
        self.coding = coding_of(game, **config)
        name = f"starhaul_{game}_v{self.coding.version}"
        self.metadata = {"name": name, "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.shaping = shaping
        self.most_steps = most_steps
        self.possible_agents = [f"seat_{seat}" for seat in range(self.coding.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        shape, size = (self.coding.length,), len(self.coding.catalogue)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, shape, np.uint8),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._luck: np.random.Generator | None = None
        self._legal: bytearray | None = None
        self._sights: dict[int, Any] = {}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # --- PettingZoo interface ------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new match. A seed determines this match and all following ones until the next seed."""
        if seed is not None or self._luck is None:
            self._luck, _ = seeding.np_random(seed)
        self.course = Episode(self.coding.game, self.coding.config, int(self._luck.integers(_SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self._skip_agent_selection = None
        self._has_paid = False
        self._potentials = self._look_at_potentials() if self.shaping else []
        self._turn_over()

    def step(self, action: int | None) -> None:
        """Answer for the selected agent. An action that its mask does not allow raises `ValueError`."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.is_legal(action):
            raise ValueError(f"{agent}: {action} is not among the answers")
        if self._has_paid:
            self._clear_rewards()
            self._has_paid = False
        self._cumulative_rewards[agent] = 0.0
        self.course.answer(self._meaning((action,))[action])
        self.steps += 1
        if self.shaping:
            self._shape()
        self._turn_over()

    def is_legal(self, number: int) -> bool:
        """Whether the selected agent may answer with this number."""
        return 0 <= number < len(self.coding.catalogue) and self._mask()[number] == 1

    def answers(self) -> Answers:
        """The legal answers of the selected agent: numbers of the catalogue and their actions."""
        return self._meaning(_ones(self._mask()))

    def _meaning(self, numbers: Iterable[int]) -> Answers:
        return self.coding.answers(self.course.match.state, self._asked(), numbers)

    def _mask(self) -> bytearray:
        if self._legal is None:
            course, question = self.course, self._asked()
            allows = partial(self.coding.allows, course.match.state, question, course.at_ms)
            self._legal = self.coding.mask(self._sight_of(question.seat), question, course.at_ms, allows)
        return self._legal

    def _asked(self) -> Question:
        assert self.course.question is not None, "the match is over"
        return self.course.question

    def _turn_over(self) -> None:
        """Select the agent that is asked next, or end the match."""
        self._legal, self._sights = None, {}
        question = self.course.question
        if question is None:
            self._end(self.terminations)
            self._pay(self._differences())
        elif self.steps >= self.most_steps:
            self._end(self.truncations)
        else:
            self.agent_selection = self.possible_agents[question.seat]

    def _end(self, ends: dict[str, bool]) -> None:
        for agent in self.agents:
            ends[agent] = True
        self.agent_selection = self.agents[0]

    # --- rewards -------------------------------------------------------------------------------------------

    def _differences(self) -> list[float]:
        scores = self.coding.game.scores(self.course.match.state)
        rivals = [self.coding.rivals(seat) for seat in range(self.coding.seats)]
        return [
            score - sum(scores[rival] for rival in rivals[seat]) / len(rivals[seat])
            for seat, score in enumerate(scores)
        ]

    def _shape(self) -> None:
        before, self._potentials = self._potentials, self._look_at_potentials()
        self._pay([self.shaping * (now - then) for now, then in zip(self._potentials, before, strict=True)])

    def _look_at_potentials(self) -> list[float]:
        game, state = self.coding.game, self.course.match.state
        return [self.coding.potential(game.view(state, seat)) for seat in range(self.coding.seats)]

    def _pay(self, amounts: list[float]) -> None:
        for agent, amount in zip(self.possible_agents, amounts, strict=True):
            self.rewards[agent] += amount
            self._cumulative_rewards[agent] += amount
        self._has_paid = True

    # --- observations --------------------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """What an agent sees; only the selected agent gets a question and a non-zero mask."""
        seat, question = self._seat[agent], self.course.question
        if question is not None and question.seat == seat and not self.truncations.get(agent, True):
            mask = self._mask()[:]
        else:
            question, mask = None, bytearray(len(self.coding.catalogue))
        seen = self.coding.observation(self._sight_of(seat), question, self.course.at_ms)
        return {"observation": np.frombuffer(seen, _BYTE), "action_mask": np.frombuffer(mask, _MARK)}

    def _sight_of(self, seat: int) -> Any:
        sight = self._sights.get(seat)
        if sight is None:
            course = self.course
            sight = self._sights[seat] = self.coding.sight(course.match.state, seat, course.questions)
        return sight

    def render(self) -> None:
        """Does nothing; use `starhaul replay` on a log instead."""

    def close(self) -> None:
        """Does nothing: no resources are held."""


def _ones(mask: bytearray) -> Iterator[int]:
    """The numbers that a mask allows."""
    number = mask.find(1)
    while number >= 0:
        yield number
        number = mask.find(1, number + 1)


def __getattr__(name: str) -> Callable[..., MatchEnv]:
    """`GAME_env(**options)` for every game: its PettingZoo environment, options as in `MatchEnv`."""
    game = name.removesuffix("_env")
    if game == name or game not in PLUGINS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return partial(MatchEnv, game)
