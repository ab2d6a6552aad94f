"""Trains a player for the race against random players: a linear policy, REINFORCE, and only numpy.

`python -m examples.train_race FILE.svg` takes about a minute. It writes the learning curve to that file (by
default learning-race.svg) and prints how often the trained player wins.
"""

import sys
from itertools import accumulate
from pathlib import Path
from typing import Any

import numpy as np

from starhaul.envs.solo import SeatEnv
from starhaul.plugins.race.coding import FACES, SLOTS
from starhaul.race.data.rule_data import usual_track
from starhaul.race.moves import distance
from starhaul.race.track import track_of

CURVE = "learning-race.svg"
MATCHES, TRIALS, BLOCK = 1000, 500, 50
RATE, DISCOUNT, SHAPING = 0.02, 0.8, 10.0

Array = Any
"""Numpy's array; its type differs from version to version."""

TRACK = track_of(usual_track())
FACE_NAMES = ("", *FACES)
ANSWERS = {"play": 24 * (SLOTS + 1), "bonus": 6, "side": 3, "tow": SLOTS + 1}
"""The catalogue in its order (docs/environments.md)."""
FIRST = dict(zip(ANSWERS, accumulate(ANSWERS.values(), initial=0), strict=False))
# Features of an answer, each once for the learner's ships and once for others: the value of the card, spaces
# gained, the face that the ship leaves, the face it reaches (or its first side); bonus cards, sides, tows.
FEATURES = {"value": 6, "way": 1, "leaves": 9, "enters": 9, "bonus": 6, "side": 3, "tow": 2}
PLACE = dict(zip(FEATURES, accumulate(FEATURES.values(), initial=0), strict=False))
HALF = sum(FEATURES.values())


class Learner:
    """Scores each legal answer by a few features; the higher the score, the more likely the answer."""

    def __init__(self, env: SeatEnv, seed: int) -> None:
        coding = env.table.coding
        self.env = env
        self.ships, self.about = coding.part("ships"), coding.part("about").start
        self.weights = np.zeros(2 * HALF)
        self.random = np.random.default_rng(seed)
        self.own = SLOTS // coding.seats
        """The number of slots, at the beginning, with the learner's ships."""

    def features(self, seen: Array, number: int) -> Array:
        features = np.zeros(2 * HALF)
        kind = [name for name in ANSWERS if number >= FIRST[name]][-1]
        number -= FIRST[kind]
        slot = int(seen[self.about]) - 1
        if kind in ("play", "tow"):
            slot = number % (SLOTS + 1)
        whose = 0 if 0 <= slot < self.own else HALF
        if kind == "play":
            if slot < SLOTS:
                self._move(features[whose:], seen[self.ships][2 * slot :], number // (SLOTS + 1) % 6 + 1)
        elif kind == "tow":
            features[whose + PLACE[kind] + (slot == SLOTS)] = 1
        else:
            features[whose + PLACE[kind] + number] = 1
        return features

    @staticmethod
    def _move(features: Array, ship: Array, value: int) -> None:
        index, face = int(ship[0]), FACE_NAMES[ship[1]]
        end = TRACK.end(index, distance(face, value))
        rest = TRACK.retreats[end][0] if TRACK.is_hole(end) else end
        features[PLACE["value"] + value - 1] = 1
        features[PLACE["way"]] = (rest - index) / 6
        features[PLACE["leaves"] + FACES[face]] = 1
        features[PLACE["enters"] + FACES[TRACK.faces[end][0]]] = 1

    def play(self, seed: int, *, learns: bool) -> bool:
        """Play one match; returns whether it was won."""
        observation, _ = self.env.reset(seed=seed)
        slopes, rewards, ended = [], [], False
        while not ended:
            numbers = np.flatnonzero(observation["action_mask"])
            features = np.stack([self.features(observation["observation"], int(n)) for n in numbers])
            odds = np.exp(features @ self.weights - np.max(features @ self.weights))
            odds /= odds.sum()
            choice = self.random.choice(len(numbers), p=odds) if learns else int(np.argmax(odds))
            slopes.append(features[choice] - odds @ features)
            observation, reward, terminated, truncated, _ = self.env.step(int(numbers[choice]))
            rewards.append(reward)
            ended = terminated or truncated
        if learns:
            self._learn(np.stack(slopes), rewards)
        return bool(observation["observation"][-1])

    def _learn(self, slopes: Array, rewards: list[float]) -> None:
        """Update the weights by the discounted rewards that followed each answer."""
        returns = list(accumulate(reversed(rewards), lambda later, now: now + DISCOUNT * later))[::-1]
        gains = np.array(returns) - np.mean(returns)
        self.weights += RATE * (gains @ slopes)


def train(matches: int, seed: int = 1, seats: int = 2) -> tuple[Learner, list[bool]]:
    """Train for a number of matches; returns the learner and which matches it won."""
    learner = Learner(SeatEnv("race", seats=seats, shaping=SHAPING), seed)
    return learner, [learner.play(1000 * seed + match, learns=True) for match in range(matches)]


def trial(learner: Learner, matches: int, seed: int = 10**6) -> float:
    """The share of matches won when always choosing the best answer."""
    return float(np.mean([learner.play(seed + match, learns=False) for match in range(matches)]))


def draw(won: list[bool], level: float) -> str:
    """The share of matches won, block by block, and a line for the trial after training."""
    shares = np.array(won).reshape(-1, BLOCK).mean(axis=1)
    wide, high = 480, 240
    at = [
        f"{40 + (wide - 60) * (n + 1) / len(shares):.0f},{high - 30 - (high - 50) * share:.0f}"
        for n, share in enumerate(shares)
    ]
    levels = (
        (0, 4, "#888", "none"),
        (0.5, 4, "#888", "none"),
        (1, 4, "#888", "none"),
        (level, 80, "#c60", "4"),
    )
    lines = [
        f'<line x1="40" x2="{wide - 20}" y1="{y:.0f}" y2="{y:.0f}" stroke="{colour}" '
        f'stroke-dasharray="{dash}"/>'
        f'<text x="{x}" y="{y + (4 if x == 4 else 14):.0f}" fill="{colour}">{100 * share:.0f} %</text>'
        for share, x, colour, dash in levels
        for y in (high - 30 - (high - 50) * share,)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-size="11" '
        f'font-family="sans-serif"><rect width="{wide}" height="{high}" fill="#fff"/>{"".join(lines)}'
        f'<polyline points="{" ".join(at)}" fill="none" stroke="#06c" stroke-width="2"/>'
        f'<text x="{wide - 20}" y="{high - 10}" text-anchor="end" fill="#888">{len(won)}</text></svg>\n'
    )


def main(path: str = CURVE) -> None:
    learner, won = train(MATCHES)
    level = trial(learner, TRIALS)
    Path(path).write_text(draw(won, level), "utf-8")
    sys.stdout.write(f"{level:.3f} of {TRIALS} matches won; {path}\n")


if __name__ == "__main__":
    main(*sys.argv[1:2])
