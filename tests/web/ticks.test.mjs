/** Countdowns: rounded in the same way, and updated at the same moment. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import "./games.mjs";
import { limitOf } from "../../src/starhaul/web/core/limits.js";
import { onTick, secondsLeft } from "../../src/starhaul/web/core/ticks.js";

beforeEach(() => mock.timers.enable({ apis: ["setInterval"] }));
afterEach(() => mock.timers.reset());

test("the last second stands until there is no time left", () => {
  assert.deepEqual([-5, 0, 1, 1000, 1001, 59_999].map(secondsLeft), [0, 0, 1, 1, 2, 60]);
});

test("all countdowns update at the same moment, whenever they started", () => {
  const looks = { early: 0, late: 0 };
  const stopEarly = onTick(() => (looks.early += 1));
  mock.timers.tick(200);
  const stopLate = onTick(() => (looks.late += 1));
  mock.timers.tick(50);
  assert.deepEqual(looks, { early: 1, late: 1 });
  stopEarly();
  mock.timers.tick(250);
  assert.deepEqual(looks, { early: 1, late: 2 });
  stopLate();
  mock.timers.tick(1000);
  assert.deepEqual(looks, { early: 1, late: 2 });
});

test("the limit of a question is that of the open one, wherever it is shown", () => {
  const options = { reveal_seconds: 20, break_seconds: 90, decision_seconds: 30 };
  const visit = (...kinds) => ({
    table: { value: { game: "trucker", config: { options } } },
    latest: { value: { asked: kinds.map((kind) => ({ kind })) } },
  });
  assert.deepEqual(
    [visit("reveal"), visit("break"), visit("engines"), visit()].map((one) => limitOf(one)),
    [20_000, 90_000, 30_000, 30_000],
  );
  assert.equal(limitOf(visit(), "claim"), 10_000);
});
