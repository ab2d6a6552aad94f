/** Words for games without a screen of their own: texts of the package, and names where there are none. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./games.mjs";
import { actionText, eventText, spaced, valueText, wordOf } from "../../src/starhaul/web/plain/plainwords.js";

const nameOf = (seat) => `Seat ${seat}`;

test("names become words", () => {
  assert.equal(spaced("cards_in-hand"), "cards in hand");
  assert.equal(wordOf("no-such-text", "cards_left"), "cards left");
});

test("any value fits into one line", () => {
  assert.equal(valueText(3, nameOf), "3");
  assert.equal(valueText(3, nameOf, "seat"), "Seat 3");
  assert.equal(valueText([1, "two"], nameOf), "1, two");
  assert.equal(valueText({ heap_left: 4, turn: 1 }, nameOf), "heap left 4, turn Seat 1");
});

test("answers are named by their tag and their fields", () => {
  assert.equal(actionText("pebbles", { type: "take_some", number: 2 }, nameOf), "take some number 2");
  assert.equal(actionText("pebbles", { do: "roll" }, nameOf), "roll");
  assert.equal(actionText("pebbles", "pass", nameOf), "pass");
  assert.equal(actionText("pebbles", 7, nameOf), "7");
});

test("events are named by their key and their arguments", () => {
  assert.equal(eventText("pebbles", { key: "heap-empty", args: {} }, nameOf), "heap empty");
  assert.equal(
    eventText("pebbles", { key: "took", args: { seat: 0, number: 3 } }, nameOf),
    "took: seat Seat 0, number 3",
  );
});
