import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { followed, patched } from "../../src/starhaul/web/core/patch.js";

/** The same as in Python: tests/web/patches.py. */
const vectors = JSON.parse(readFileSync(new URL("patches.json", import.meta.url), "utf8"));

test("patches are applied as in Python, and the original stays as it is", () => {
  assert.ok(vectors.length > 60);
  for (const { value, patch, result } of vectors) {
    const before = JSON.stringify(value);
    assert.deepEqual(patched(value, patch), result, `${before} with ${JSON.stringify(patch)}`);
    assert.equal(JSON.stringify(value), before);
  }
});

test("what has not changed is the same object as before", () => {
  const view = { seats: [{ hand: 1 }, { hand: 2 }], deck: [1] };
  const after = patched(view, { seats: { 0: { hand: 3 } } });
  assert.equal(after.deck, view.deck);
  assert.equal(after.seats[1], view.seats[1]);
  assert.notEqual(after.seats[0], view.seats[0]);
});

const KNOWN = {
  is: "update",
  match: "m",
  rev: 3,
  at_ms: 5,
  view: { deck: 9 },
  events: [{ key: "old" }],
  asked: [{ kind: "play" }],
  hints: { may: ["take"] },
  deadline_ms: 100,
  missed: [],
};

test("what a change does not mention is as before, but events and deadline are not", () => {
  assert.deepEqual(followed(KNOWN, { is: "change", rev: 4, at_ms: 7 }), {
    is: "update",
    match: "m",
    rev: 4,
    at_ms: 7,
    view: { deck: 9 },
    events: [],
    asked: [{ kind: "play" }],
    hints: { may: ["take"] },
    deadline_ms: null,
  });
});

test("patches of the view are applied one after the other", () => {
  const update = followed(KNOWN, {
    is: "change",
    rev: 4,
    at_ms: 7,
    view: [{ deck: 8 }, { me: 1, deck: [] }],
    asked: [],
    hints: { may: [1, 0, ["flip"]] },
    deadline_ms: 200,
  });
  assert.deepEqual(update?.view, { me: 1 });
  assert.deepEqual([update?.asked, update?.deadline_ms], [[], 200]);
  assert.deepEqual(update?.hints, { may: ["take", "flip"] });
});

test("a change of another update is none", () => {
  assert.equal(followed(null, { is: "change", rev: 4, at_ms: 7 }), null);
  assert.equal(followed(KNOWN, { is: "change", rev: 5, at_ms: 7 }), null);
  assert.equal(followed(KNOWN, { is: "change", rev: 3, at_ms: 7 }), null);
});
