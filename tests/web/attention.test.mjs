// Questions and dialogs: nothing is asked, and no clock runs, behind something that hides it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import "./page.mjs";

globalThis.fetch = async () =>
  new Response(readFileSync(new URL("../../src/starhaul/locale/en/client.ftl", import.meta.url), "utf8"), {
    status: 200,
  });
const { signal } = await import("../../src/starhaul/web/lib.js");
const { isAccidental, noteUncovered } = await import("../../src/starhaul/web/core/accidentalclicks.js");
const { speak } = await import("../../src/starhaul/web/core/texts.js");
const { attention, onQuestion } = await import("../../src/starhaul/web/ui/attention.js");
const { AskedBehind, TimerRing } = await import("../../src/starhaul/web/ui/parts.js");
await speak();

const asking = (/** @type {string} */ key, /** @type {number | null} */ deadline_ms = 60_000) =>
  /** @type {any} */ ({ session: { latest: signal({ deadline_ms }) }, key });
/** Everything in a tree of elements. @returns {any[]} */
const within = (/** @type {any} */ node) =>
  node && typeof node === "object"
    ? [node, ...[node.props?.children, Array.isArray(node) ? node : []].flat(9).flatMap(within)]
    : [node];

beforeEach(() => {
  attention.value = null;
});

test("a dialog that was open before a question with a clock is closed by it, once", () => {
  let closed = 0;
  const stop = onQuestion(() => closed++);
  attention.value = asking("one");
  assert.equal(closed, 1);
  attention.value = asking("one");
  assert.equal(closed, 1, "the same question");
  attention.value = null;
  attention.value = asking("two");
  assert.equal(closed, 2, "the next question");
  stop();
  attention.value = asking("three");
  assert.equal(closed, 2);
});

test("what is opened while a question is open stays until the next one", () => {
  let closed = 0;
  attention.value = asking("one");
  const stop = onQuestion(() => closed++);
  assert.equal(closed, 0);
  attention.value = asking("two");
  assert.equal(closed, 1);
  stop();
});

test("a question without a clock closes nothing", () => {
  let closed = 0;
  const stop = onQuestion(() => closed++);
  attention.value = asking("one", null);
  assert.equal(closed, 0);
  stop();
});

test("a dialog over a question says so, shows its clock and leads there", () => {
  assert.equal(AskedBehind({ onClose: () => {} }), null);
  let closed = 0;
  for (const deadline of [60_000, null]) {
    attention.value = asking("one", deadline);
    const parts = within(AskedBehind({ onClose: () => closed++ }));
    assert.ok(
      parts.includes("You are being asked"),
      String(parts.filter((part) => typeof part === "string")),
    );
    assert.deepEqual(
      parts.filter((part) => part?.type === TimerRing).map(({ props }) => props.until),
      deadline === null ? [] : [deadline],
    );
    parts.find((part) => part?.type === "button").props.onClick();
  }
  assert.equal(closed, 2);
});

test("a click meant for a dialog that has just closed answers nothing", () => {
  const answer = { closest: () => answer };
  noteUncovered();
  const now = performance.now();
  assert.equal(isAccidental(/** @type {any} */ ({ detail: 1, target: answer }), now + 100), true);
  assert.equal(
    isAccidental(/** @type {any} */ ({ detail: 0, target: answer }), now + 100),
    false,
    "by a key",
  );
  assert.equal(isAccidental(/** @type {any} */ ({ detail: 1, target: answer }), now + 700), false);
});
