import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import "./page.mjs";
import { isAccidental, noteSent } from "../../src/starhaul/web/core/accidentalclicks.js";
import { get, load, Refusal } from "../../src/starhaul/web/core/api.js";
import { keep, recall } from "../../src/starhaul/web/core/memory.js";
import { announce, notices, spokenAloud } from "../../src/starhaul/web/core/notices.js";
import { retry } from "../../src/starhaul/web/core/retry.js";
import { Session } from "../../src/starhaul/web/core/session.js";
import { readSettings } from "../../src/starhaul/web/core/settings.js";
import { apart } from "../../src/starhaul/web/core/texts.js";

class Silent {
  send() {}
  close() {}
}
const table = { is: "table", id: "t", game: "trucker", config: {}, seats: [], is_playing: true };
const update = (rev, more = {}) => ({
  is: "update",
  match: "m",
  rev,
  at_ms: rev,
  view: {},
  events: [],
  ...more,
});
const told = (key) => ({ key, args: {} });
const welcome = (first, more = {}) => ({
  is: "welcome",
  v: 2,
  seat: 0,
  table: { ...table, ...more },
  update: first,
});
const place = { table: "t", token: "x" };
let visit;

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  globalThis.WebSocket = Silent;
  globalThis.sessionStorage = {
    kept: {},
    getItem(key) {
      return this.kept[key] ?? null;
    },
    setItem(key, value) {
      this.kept[key] = value;
    },
    removeItem(key) {
      delete this.kept[key];
    },
  };
  visit = new Session({ table: "t", token: "x", name: "Ann" });
});
afterEach(() => {
  notices.value = [];
  visit.end();
  mock.timers.reset();
});

test("the story survives a broken connection, and missed events are added", () => {
  visit._hear(welcome(update(1)));
  visit._hear(update(2, { events: [told("launched")] }));
  visit._hear(welcome(update(4, { missed: [{ rev: 3, at_ms: 3, events: [told("hit")] }] })));
  assert.deepEqual(
    visit.director.story.value.map(({ event }) => event.key),
    ["launched", "hit"],
  );
});

test("the story of another match is another one", () => {
  visit._hear(welcome(update(1)));
  visit._hear(update(2, { events: [told("launched")] }));
  visit._hear(welcome(update(9, { match: "n" })));
  assert.deepEqual(visit.director.story.value, []);
});

test("a match that has ended without us does not stand still on the screen", () => {
  visit._hear(welcome(update(5)));
  visit._hear(welcome(null, { is_playing: false }));
  assert.equal(visit.latest.value, null);
  assert.equal(visit.director.shown.value, null);
});

test("results that were seen stay when the connection breaks", () => {
  visit._hear(welcome(update(5, { view: { is_over: true } })));
  visit._hear(welcome(null, { is_playing: false }));
  assert.equal(visit.latest.value.rev, 5);
});

test("a pong sets the clock of players, not of spectators", () => {
  visit._hear(welcome(update(5)));
  visit._hear({ is: "pong", seq: 1, at_ms: 90_000 });
  assert.ok(visit.now() >= 90_000);
  visit._hear({ ...welcome(update(5)), seat: null });
  visit._hear({ is: "pong", seq: 2, at_ms: 90_000 });
  assert.ok(visit.now() < 90_000);
});

test("after a stall the story says for how long, and the clock is set", () => {
  visit._hear(welcome(update(5)));
  visit._hear({ is: "stalled", away_s: 24, at_ms: 70_000 });
  assert.deepEqual(visit.director.story.value.at(-1).event, {
    key: "server-away",
    args: { unit: "seconds", count: 24 },
  });
  assert.ok(visit.now() >= 70_000);
  assert.equal(notices.value.length, 1);
});

test("a client that comes back learns how long the server was away, and what it has lost", () => {
  visit._hear({ ...welcome(update(5)), away_s: 600, lost_revs: 2 });
  assert.deepEqual(
    visit.director.story.value.map(({ event }) => [event.key, event.args]),
    [
      ["server-lost", { count: 2 }],
      ["server-away", { unit: "minutes", count: 10 }],
    ],
  );
  assert.deepEqual(
    notices.value.map(({ kind }) => kind),
    ["bad", "info"],
  );
});

test("chat messages stay with their author, whoever sits there later", () => {
  visit._hear(welcome(update(1), { seats: [{}, { name: "Bob" }] }));
  visit._hear({ is: "heard", seat: 1, text: "hi" });
  visit._hear({ ...table, seats: [{}, { name: "Eve" }] });
  assert.deepEqual(
    visit.chat.value.map((line) => line.table.seats[line.seat].name),
    ["Bob"],
  );
});

test("muted people stay muted when the connection breaks; a host mutes at the server", () => {
  visit._hear(welcome(update(1), { host: 1 }));
  visit.muted.value = [1];
  visit._hear(welcome(update(1), { host: 1 }));
  visit._hear({ is: "heard", seat: 1, text: "hi" });
  assert.equal(visit.chat.value.length, 0);
  visit._hear({ ...table, host: 0 });
  visit._hear({ is: "heard", seat: 1, text: "hi" });
  assert.equal(visit.chat.value.length, 1);
});

test("invalid settings are ignored, one by one", () => {
  assert.deepEqual(
    readSettings(
      '{"language":"xx","theme":"paper","speed":"fast","volume":7,"name":{"a":1},"sound":false,"more":1}',
    ),
    { theme: "paper", sound: false },
  );
  for (const junk of ["null", "5", "[]", '"hm"']) assert.deepEqual(readSettings(junk), {});
  assert.deepEqual(readSettings(null), {});
});

test("invalid stored data are ignored", () => {
  for (const junk of [
    '{"table":"t","match":"m","rev":1,"story":5}',
    '{"table":"t","match":"m","rev":1,"story":[null]}',
    '{"table":"t"}',
    "7",
    "{{",
  ]) {
    sessionStorage.setItem("starhaul-match-2", junk);
    assert.equal(recall(place), null, junk);
  }
  keep(place, update(3), [{ rev: 1, at_ms: 1, event: told("hit") }]);
  assert.equal(recall(place).rev, 3);
  // Spectators count revisions of their own.
  assert.equal(recall({ ...place, token: "" }), null);
});

test("a full storage does not keep the memory of an older match", () => {
  keep(place, update(3), []);
  sessionStorage.setItem = () => {
    throw new Error("full");
  };
  keep(place, update(4), []);
  assert.equal(recall(place), null);
});

test("invalid responses are refused in words", async () => {
  const answers = (status, body) => (globalThis.fetch = async () => new Response(body, { status }));
  answers(500, "<html>no</html>");
  await assert.rejects(get("x"), { code: "failed", of: "table" });
  answers(429, "slow down");
  await assert.rejects(get("x"), { code: "too-fast", of: "table" });
  answers(404, '{"code":"unknown","of":"table"}');
  await assert.rejects(get("x"), { code: "unknown" });
  answers(200, "<html>a proxy says hello</html>");
  await assert.rejects(get("x"), { code: "failed" });
  globalThis.fetch = () => Promise.reject(new TypeError("no network"));
  await assert.rejects(load("x"), { code: "unreachable" });
});

test("needed data are requested until they arrive, unless the request is refused", async () => {
  let tries = 0;
  const there = retry(async () => {
    tries += 1;
    if (tries < 3) throw new Refusal({ code: "unreachable", of: "client" });
    return "here";
  });
  for (let i = 0; i < 5; i++) {
    await new Promise(setImmediate);
    mock.timers.tick(1000);
  }
  assert.equal(await there, "here");
  await assert.rejects(
    retry(() => Promise.reject(new Refusal({ code: "unknown" }))),
    { code: "unknown" },
  );
  await assert.rejects(
    retry(
      () => Promise.reject(new Error("gone")),
      () => false,
    ),
    { message: "gone" },
  );
});

test("a name from right to left is set apart, others stay as they are", () => {
  assert.deepEqual(apart({ name: "Zoë", number: 3 }), { name: "Zoë", number: 3 });
  assert.deepEqual(apart({ name: "محمد", other: "Ann" }), { name: "\u2068محمد\u2069", other: "Ann" });
});

test("the second click of a double click is not for the next question", () => {
  const answer = { closest: () => answer };
  const other = { closest: () => null };
  noteSent();
  const now = performance.now();
  assert.equal(isAccidental({ detail: 2, target: answer }, now + 100), true);
  assert.equal(isAccidental({ detail: 1, target: answer }, now + 100), false);
  assert.equal(isAccidental({ detail: 2, target: other }, now + 100), false);
  assert.equal(isAccidental({ detail: 2, target: answer }, now + 700), false);
});

test("an announcement does not outlast its moment", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  announce("The match is over.");
  context.mock.timers.tick(5000);
  announce("A new match begins.");
  context.mock.timers.tick(5000);
  assert.equal(spokenAloud.value, "A new match begins.");
  context.mock.timers.tick(5000);
  assert.equal(spokenAloud.value, "");
});
