import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import "./page.mjs";
import { Director } from "../../src/starhaul/web/core/director.js";
import { choose } from "../../src/starhaul/web/core/settings.js";

let director;
const update = (rev, ...keys) => ({
  is: "update",
  match: "m",
  rev,
  at_ms: rev,
  view: { rev },
  events: keys.map((key) => ({ key, args: {} })),
});
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

test("the new state is shown after its events", async () => {
  director.push(update(2, "dice", "hit"));
  await settle();
  assert.equal(director.scene.value.event.key, "dice");
  assert.equal(director.shown.value.rev, 1);
  await tick(100);
  assert.equal(director.scene.value.event.key, "hit");
  await tick(100);
  assert.equal(director.scene.value, null);
  assert.equal(director.shown.value.rev, 2);
  assert.deepEqual(
    director.story.value.map(({ event }) => event.key),
    ["dice", "hit"],
  );
});

test("events without a pace are shown at once", async () => {
  director.push(update(2, "small"));
  await settle();
  assert.equal(director.shown.value.rev, 2);
});

test("skipping jumps to the end of all waiting events", async () => {
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

test("the story can be switched off", async () => {
  choose({ speed: 0 });
  director.push(update(2, "dice", "hit"));
  await settle();
  assert.equal(director.shown.value.rev, 2);
});

test("a long story is shown faster", async () => {
  director = new Director(() => 1000);
  director.jump(update(1));
  director.push(update(2, ...Array(30).fill("dice")));
  for (let ms = 0; ms < 9500; ms += 50) await tick(50);
  assert.equal(director.shown.value.rev, 2);
});

test("missed events are part of the story", () => {
  director.jump({ ...update(5), missed: [{ rev: 4, at_ms: 1, events: [{ key: "hit", args: {} }] }] });
  assert.deepEqual(
    director.story.value.map(({ rev, event }) => [rev, event.key]),
    [[4, "hit"]],
  );
});

test("a jump ends the event being shown: the older state does not come back", async () => {
  director.push(update(2, "dice", "hit", "hit"));
  director.push(update(3, "dice"));
  await settle();
  director.jump(update(7));
  await settle();
  for (let i = 0; i < 10; i++) await tick(100);
  assert.equal(director.shown.value.rev, 7);
  assert.equal(director.scene.value, null);
  assert.deepEqual(
    director.story.value.map(({ rev }) => rev),
    [2, 2, 2, 3],
    "what was not told yet is read in the story, once",
  );
  director.push(update(8, "dice"));
  await settle();
  assert.equal(director.scene.value.event.key, "dice", "and the next one is told again");
});

test("events that are not shown yet are already in the story", async () => {
  director.push(update(2, "dice", "hit"));
  director.push(update(3, "loss"));
  await settle();
  assert.deepEqual(
    director.story.value.map(({ event }) => event.key),
    ["dice"],
  );
  assert.deepEqual(
    director.heard.map(({ event }) => event.key),
    ["dice", "hit", "loss"],
  );
});

test("another match begins another story", async () => {
  director.push(update(2, "dice", "hit"));
  await settle();
  director.begin();
  director.push({ ...update(1, "dice"), match: "n" });
  for (let i = 0; i < 4; i++) await tick(100);
  assert.deepEqual(
    director.story.value.map(({ rev }) => rev),
    [1],
  );
  assert.equal(director.shown.value.match, "n");
});

test("an unknown event does not stop the story", async (context) => {
  context.mock.method(console, "error", () => {});
  director = new Director(({ key }) => {
    if (key === "new") throw new TypeError("what is this?");
    return 100;
  });
  director.push(update(2, "new"));
  director.push(update(3, "new", "dice"));
  await settle();
  assert.equal(director.scene.value.event.key, "dice");
  await tick(100);
  assert.equal(director.shown.value.rev, 3);
});

test("a story that lags far behind is cut short at once", async () => {
  for (let rev = 2; rev < 20; rev++) director.push(update(rev, "dice"));
  await settle();
  assert.equal(director.shown.value.rev, 19);
});
