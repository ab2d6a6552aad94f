import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import "./page.mjs";
import { choose } from "../../src/starhaul/web/core/settings.js";
import { Director } from "../../src/starhaul/web/core/director.js";

let director;
const update = (rev, ...keys) => ({ is: "update", match: "m", rev, at_ms: rev, view: { rev }, events: keys.map((key) => ({ key, args: {} })) });
/** Let everything that is due happen. */
const settle = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};
const tick = async (ms) => {
  mock.timers.tick(ms);
  await settle();
};

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  choose({ speed: 1 });
  director = new Director((event) => (event.key === "small" ? 0 : 100));
  director.jump(update(1));
});
afterEach(() => mock.timers.reset());

test("what happened is shown after it was told", async () => {
  director.push(update(2, "dice", "hit"));
  await settle();
  assert.equal(director.scene.value.event.key, "dice");
  assert.equal(director.shown.value.rev, 1);
  await tick(100);
  assert.equal(director.scene.value.event.key, "hit");
  await tick(100);
  assert.equal(director.scene.value, null);
  assert.equal(director.shown.value.rev, 2);
  assert.deepEqual(director.story.value.map(({ event }) => event.key), ["dice", "hit"]);
});

test("what is not worth time is told at once", async () => {
  director.push(update(2, "small"));
  await settle();
  assert.equal(director.shown.value.rev, 2);
});

test("skipping jumps to the end of everything that waits", async () => {
  director.push(update(2, "dice", "hit"));
  director.push(update(3, "dice"));
  await settle();
  director.skip();
  await settle();
  assert.equal(director.shown.value.rev, 3);
  assert.equal(director.story.value.length, 3);
  director.push(update(4, "dice"));
  await settle();
  assert.equal(director.shown.value.rev, 3, "only what waited was skipped");
});

test("who wants no story gets none", async () => {
  choose({ speed: 0 });
  director.push(update(2, "dice", "hit"));
  await settle();
  assert.equal(director.shown.value.rev, 2);
});

test("a long story is told faster", async () => {
  director = new Director(() => 1000);
  director.jump(update(1));
  director.push(update(2, ...Array(30).fill("dice")));
  for (let ms = 0; ms < 9500; ms += 50) await tick(50);
  assert.equal(director.shown.value.rev, 2);
});

test("what was missed is part of the story", () => {
  director.jump({ ...update(5), missed: [{ rev: 4, at_ms: 1, events: [{ key: "hit", args: {} }] }] });
  assert.deepEqual(director.story.value.map(({ rev, event }) => [rev, event.key]), [[4, "hit"]]);
});
