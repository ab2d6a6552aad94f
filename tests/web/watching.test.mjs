/** The commentator view's address, reactions on the screen, the stands. */

import "./page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

const { lookOf, queryOf } = await import("../../src/starhaul/web/core/studiolook.js");
const { Watching } = await import("../../src/starhaul/web/core/watching.js");
const { routeOf, watchLink } = await import("../../src/starhaul/web/core/routes.js");
const { choose } = await import("../../src/starhaul/web/core/settings.js");

const USUAL = { players: null, follow: null, size: 100, theme: "", log: true, reactions: true };

test("the look of the commentator view is what its address says", () => {
  assert.deepEqual(lookOf(""), USUAL);
  const query = "players=0,2&follow=2&size=150&theme=paper&log=0&reactions=0";
  const look = lookOf(query);
  assert.deepEqual(look, {
    players: [0, 2],
    follow: 2,
    size: 150,
    theme: "paper",
    log: false,
    reactions: false,
  });
  assert.equal(queryOf(look), query);
  assert.equal(queryOf(USUAL), "");
});

test("nonsense in the address is as usual", () => {
  assert.deepEqual(lookOf("players=9,x,&follow=-1&size=7000&theme=<b>&log=&reactions=no"), USUAL);
});

test("the address leads to the commentator view and keeps its token", () => {
  const link = watchLink("0123456789abcdef", "secret-token", "size=150");
  assert.deepEqual(routeOf(link), {
    page: "watch",
    table: "0123456789abcdef",
    token: "secret-token",
    query: "size=150",
  });
  assert.equal(routeOf("#/table/0123456789abcdef?follow=1").follow, "1");
});

/** A visit that only remembers what it was told. @param {number | null} seat */
function visit(seat = null) {
  /** @type {object[]} */
  const sent = [];
  const session = {
    sent,
    seat: { peek: () => seat },
    muted: { peek: () => [1] },
    tell: async (/** @type {object} */ command) => sent.push(command) > 0,
  };
  return { session, watch: new Watching(/** @type {any} */ (session)) };
}

test("reactions are shown, except those of muted seats, and few at a time", () => {
  const { watch } = visit();
  watch.show({
    is: "reactions",
    seats: [
      [0, "cheer"],
      [1, "boom"],
    ],
    watchers: { heart: 40 },
  });
  assert.deepEqual(
    watch.floating.value.map(({ reaction, person }) => [reaction, person]),
    [["cheer", 0], ...Array.from({ length: 4 }, () => ["heart", null])],
  );
  assert.deepEqual(watch.unsaid.value, { cheer: 1, heart: 40 });
  for (let i = 0; i < 10; i += 1) watch.show({ is: "reactions", watchers: { heart: 9 } });
  assert.equal(watch.floating.value.length, 12);
});

test("a device that wants no reactions shows none", () => {
  const { watch } = visit();
  choose({ reactions: false });
  watch.show({ is: "reactions", watchers: { heart: 1 } });
  choose({ reactions: true });
  assert.equal(watch.floating.value.length, 0);
  watch.isQuiet = true;
  watch.show({ is: "reactions", watchers: { heart: 1 } });
  assert.equal(watch.floating.value.length, 0);
});

test("a player who reads the stands asks for it again on every connection", () => {
  const { session, watch } = visit(0);
  watch.begin(0);
  assert.deepEqual(session.sent, []);
  watch.listen(true);
  watch.begin(0);
  watch.listen(false);
  assert.deepEqual(session.sent, [
    { do: "listen", on: true },
    { do: "listen", on: true },
    { do: "listen", on: false },
  ]);
});

test("hushed spectators are not heard again", () => {
  const { watch } = visit();
  const say = (/** @type {number} */ watcher) =>
    watch.hear({ is: "murmured", watcher, name: "", text: "Hm." });
  say(1);
  say(2);
  watch.hush(1);
  say(1);
  assert.deepEqual(
    watch.murmurs.value.map(({ watcher }) => watcher),
    [2],
  );
});
