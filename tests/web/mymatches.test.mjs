import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page.mjs";
import {
  amendMatch,
  forgetAllMatches,
  forgetMatch,
  isShortLived,
  MOST,
  myMatch,
  myMatches,
  noteMatch,
  readMatches,
} from "../../src/starhaul/web/core/mymatches.js";
import { routeOf } from "../../src/starhaul/web/core/routes.js";
import { canGoOn, inOrder } from "../../src/starhaul/web/screens/matches/order.js";

const KEY = "starhaul-matches";
const one = (match, more = {}) => ({
  match,
  table: "0123456789abcdef",
  game: "race",
  config: { seats: 2 },
  lesson: "",
  seat: 0,
  names: ["Ann", "easy"],
  at: 1,
  state: "running",
  scores: [],
  keepsake: null,
  ...more,
});
const names = (all) => all.map(({ match }) => match);
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "[]");

localStorage.removeItem ??= function (key) {
  this.kept.delete(key);
};

/** Runs with a storage that refuses texts longer than this. */
function within(longest, act) {
  const { setItem } = localStorage;
  localStorage.setItem = function (key, value) {
    if (value.length > longest) throw new Error("QuotaExceededError");
    setItem.call(this, key, value);
  };
  try {
    act();
  } finally {
    localStorage.setItem = setItem;
  }
}

beforeEach(() => {
  noteMatch(one("x"));
  forgetAllMatches();
});

test("matches are noted, amended, forgotten, and survive a reload", () => {
  noteMatch(one("a"));
  noteMatch(one("b"));
  amendMatch("a", { state: "over", scores: [1, 0] });
  amendMatch("unknown", { state: "over" });
  assert.deepEqual(names(readMatches(localStorage.getItem(KEY))), ["a", "b"]);
  assert.deepEqual(myMatch("a").scores, [1, 0]);
  forgetMatch("a");
  assert.deepEqual(names(stored()), ["b"]);
  forgetAllMatches();
  assert.deepEqual([myMatches.value, stored()], [[], []]);
});

test("what another tab has stored is not lost", () => {
  noteMatch(one("a"));
  localStorage.setItem(KEY, JSON.stringify([...stored(), one("other")]));
  noteMatch(one("b"));
  assert.deepEqual(names(stored()), ["a", "other", "b"]);
});

test("only the latest are kept", () => {
  for (let number = 0; number < MOST + 5; number += 1) noteMatch(one(`m${number}`));
  assert.equal(stored().length, MOST);
  assert.equal(stored()[0].match, "m5");
});

test("a corrupt storage is read as far as it is valid", () => {
  for (const text of ["{", "7", '"x"', "null", '{"a":1}', "[[[[[[]]]]]]", ""])
    assert.deepEqual(readMatches(text), [], text);
  const bad = [
    null,
    7,
    one("<b>"),
    one("a b"),
    one("long", { game: "x".repeat(50) }),
    one("nan", { at: null }),
    one("list", { config: [] }),
    one("none", { config: null }),
    one("state", { state: "winning" }),
    one("scores", { scores: ["many"] }),
    one("names", { names: Array(9).fill("x") }),
    one("names2", { names: [7] }),
    one("huge", { keepsake: "x".repeat(4000) }),
    one("seat", { seat: 0.5 }),
  ];
  assert.deepEqual(names(readMatches(JSON.stringify([...bad, one("good")]))), ["good"]);
});

test("long configurations and pictures are left out, the match is kept", () => {
  noteMatch(one("a", { config: { track: "x".repeat(5000) }, keepsake: { ship: "x".repeat(5000) } }));
  assert.deepEqual([myMatch("a").config, myMatch("a").keepsake], [{}, null]);
});

test("a full storage costs pictures first", () => {
  for (let number = 0; number < 30; number += 1) noteMatch(one(`m${number}`, { keepsake: "x".repeat(1000) }));
  within(30_000, () => noteMatch(one("last", { keepsake: "x".repeat(1000) })));
  assert.equal(stored().length, 31);
  assert.equal(stored()[0].keepsake, null);
  assert.equal(stored().at(-1).keepsake.length, 1000);
  assert.equal(isShortLived(), false);
});

test("without storage the list lasts as long as the page, and says so", () => {
  within(-1, () => {
    noteMatch(one("a"));
    noteMatch(one("b"));
    assert.deepEqual(names(myMatches.value), ["a", "b"]);
    assert.equal(isShortLived(), true);
    forgetMatch("a");
    assert.deepEqual(names(myMatches.value), ["b"]);
  });
  noteMatch(one("c"));
  assert.deepEqual(names(stored()), ["b", "c"]);
  assert.equal(isShortLived(), false);
});

test("those that go on come first, then the newest", () => {
  const all = [
    one("old", { state: "over", at: 1 }),
    one("left", { at: 5, table: "gone" }),
    one("on", { at: 2 }),
    one("new", { state: "over", at: 9 }),
  ];
  const hasSeat = ({ table }) => table !== "gone";
  assert.deepEqual(names(inOrder(all, hasSeat)), ["on", "new", "left", "old"]);
  assert.equal(canGoOn(all[1], hasSeat), false);
});

test("the list has an address", () => {
  assert.deepEqual(routeOf("#/matches"), { page: "matches" });
});
