import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import "./page.mjs";
import { backoff } from "../../src/starhaul/web/core/backoff.js";
import { Connection } from "../../src/starhaul/web/core/connection.js";

/** Sockets that were opened, the latest last. @type {Socket[]} */
let sockets = [];
let heard = [];
let connection;
/** The listeners of the connection in the page. @type {Map<string, () => void>} */
const heeded = new Map();
const happen = (what) => heeded.get(what)();

class Socket {
  constructor(address) {
    this.address = String(address);
    this.sent = [];
    sockets.push(this);
  }
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.();
  }
  hear(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  welcome(update = null) {
    this.onopen();
    this.hear({ is: "welcome", v: 2, seat: 0, table: {}, update });
  }
}

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  globalThis.WebSocket = Socket;
  globalThis.addEventListener = (what, heed) => void heeded.set(what, heed);
  sockets = [];
  heard = [];
  connection = new Connection({ table: "t", token: "secret", name: "Ann" }, (message) => heard.push(message));
});
afterEach(() => {
  connection.end();
  mock.timers.reset();
});

test("it says hello first, and the token is not in the address", () => {
  sockets[0].onopen();
  assert.equal(sockets[0].address, "ws://127.0.0.1:8800/ws");
  const [hello] = sockets[0].sent;
  assert.deepEqual([hello.do, hello.table, hello.token, hello.v], ["hello", "t", "secret", 2]);
});

test("unanswered commands are sent again on the next connection, with their numbers and client", async () => {
  sockets[0].welcome();
  const first = connection.command({ do: "act", action: 1 });
  const second = connection.command({ do: "act", action: 2 });
  sockets[0].hear({ is: "done", seq: 1 });
  await first;
  sockets[0].close();
  assert.equal(connection.status.value, "lost");
  mock.timers.tick(1000);
  sockets[1].welcome();
  assert.equal(connection.status.value, "open");
  assert.deepEqual(
    sockets[1].sent.map(({ do: what, seq }) => [what, seq]),
    [
      ["hello", undefined],
      ["act", 2],
    ],
  );
  assert.equal(sockets[1].sent[0].client, sockets[0].sent[0].client);
  sockets[1].hear({ is: "done", seq: 2 });
  await second;
});

test("commands wait while the connection is down", async () => {
  sockets[0].welcome();
  sockets[0].close();
  const said = connection.command({ do: "say", text: "hm" });
  mock.timers.tick(1000);
  sockets[1].welcome();
  assert.equal(sockets[1].sent[1].text, "hm");
  sockets[1].hear({ is: "done", seq: 1 });
  await said;
});

test("after a broken connection it names the last revision", () => {
  sockets[0].welcome({ match: "m", rev: 3 });
  sockets[0].hear({ is: "update", match: "m", rev: 4 });
  sockets[0].close();
  mock.timers.tick(1000);
  sockets[1].onopen();
  assert.deepEqual([sockets[1].sent[0].match, sockets[1].sent[0].last_rev], ["m", 4]);
});

test("a gap opens a new connection instead of showing what came after it", () => {
  sockets[0].welcome({ match: "m", rev: 3 });
  heard = [];
  sockets[0].hear({ is: "update", match: "m", rev: 5 });
  assert.deepEqual(heard, []);
  mock.timers.tick(1000);
  sockets[1].onopen();
  assert.equal(sockets[1].sent[0].last_rev, 3);
});

test("changes are heard as the updates that they make", () => {
  sockets[0].welcome({ is: "update", match: "m", rev: 3, at_ms: 1, view: { deck: 9, me: 0 } });
  assert.equal(sockets[0].sent[0].changes, true);
  heard = [];
  sockets[0].hear({ is: "change", rev: 4, at_ms: 2, view: [{ deck: 8 }], events: [{ key: "e" }] });
  sockets[0].hear({ is: "change", rev: 5, at_ms: 3, view: [{ deck: 7 }] });
  assert.deepEqual(
    heard.map(({ is, match, rev, view, events }) => [is, match, rev, view.deck, view.me, events.length]),
    [
      ["update", "m", 4, 8, 0, 1],
      ["update", "m", 5, 7, 0, 0],
    ],
  );
  sockets[0].close();
  mock.timers.tick(1000);
  sockets[1].onopen();
  assert.equal(sockets[1].sent[0].last_rev, 5);
});

test("a change that does not follow opens a new connection", () => {
  sockets[0].welcome({ is: "update", match: "m", rev: 3, at_ms: 1, view: {} });
  heard = [];
  sockets[0].hear({ is: "change", rev: 5, at_ms: 2, view: [{ deck: 8 }] });
  assert.deepEqual(heard, []);
  mock.timers.tick(1000);
  sockets[1].welcome();
  heard = [];
  sockets[1].hear({ is: "change", rev: 6, at_ms: 2 });
  assert.deepEqual(heard, [], "nor one of an earlier connection");
});

test("a refusal is reported with its code", async () => {
  sockets[0].welcome();
  const refused = connection.command({ do: "act" });
  sockets[0].hear({ is: "refused", seq: 1, code: "tile-gone", rule: "RUL-13", facts: { tile: 4 } });
  await assert.rejects(refused, { code: "tile-gone", of: "refused", rule: "RUL-13" });
});

test("a command that is too fast is sent again a little later, with a new number", async () => {
  sockets[0].welcome();
  const first = connection.command({ do: "say", text: "hm" });
  const second = connection.command({ do: "act" });
  sockets[0].hear({ is: "refused", seq: 1, code: "too-fast", of: "table" });
  sockets[0].hear({ is: "done", seq: 2 });
  await second;
  mock.timers.tick(400);
  assert.deepEqual(sockets[0].sent.at(-1), { do: "say", text: "hm", seq: 3 });
  sockets[0].hear({ is: "done", seq: 3 });
  await first;
});

test("a command that stays too fast is refused, and an ended connection refuses at once", async () => {
  sockets[0].welcome();
  const said = connection.command({ do: "act" });
  for (let seq = 1; seq <= 21; seq++) {
    sockets[0].hear({ is: "refused", seq, code: "too-fast", of: "table" });
    mock.timers.tick(400);
  }
  await assert.rejects(said, { code: "too-fast" });
  connection.end();
  await assert.rejects(connection.command({ do: "act" }), { code: "connection-ended" });
});

test("a connection that does not answer is given up, after a ping or after a command", () => {
  sockets[0].welcome();
  mock.timers.tick(20_000);
  assert.equal(sockets[0].sent.at(-1).do, "ping");
  sockets[0].hear({ is: "pong", seq: 1, at_ms: 1 });
  mock.timers.tick(19_000);
  assert.equal(connection.status.value, "open");
  connection.command({ do: "act" }).catch(() => {});
  mock.timers.tick(8100);
  assert.equal(connection.status.value, "lost");
  mock.timers.tick(300);
  assert.equal(sockets.length, 2);
});

test("a connection without a welcome is given up", () => {
  mock.timers.tick(11_000);
  assert.equal(sockets.length, 1);
  mock.timers.tick(1500);
  mock.timers.tick(300);
  assert.equal(sockets.length, 2);
});

test("a page that is visible again checks the connection, and opens a new one at once", () => {
  sockets[0].welcome();
  happen("visibilitychange");
  assert.equal(sockets[0].sent.at(-1).do, "ping");
  mock.timers.tick(2600);
  assert.equal(connection.status.value, "lost");
  happen("visibilitychange");
  mock.timers.tick(1);
  assert.equal(sockets.length, 2);
});

test("when the network is back, an attempt that hangs is not waited for", () => {
  sockets[0].welcome();
  happen("offline");
  assert.equal(connection.status.value, "lost");
  mock.timers.tick(300);
  assert.equal(sockets.length, 2);
  happen("online");
  mock.timers.tick(1);
  assert.equal(sockets.length, 3);
});

test("the time in a pong is passed on", async () => {
  sockets[0].welcome();
  mock.timers.tick(20_000);
  sockets[0].hear({ is: "pong", seq: 1, at_ms: 77 });
  await Promise.resolve();
  await Promise.resolve();
  assert.deepEqual(heard.at(-1), { is: "pong", seq: 1, at_ms: 77 });
});

test("the name of a tab needs no encrypted page", () => {
  sockets[0].onopen();
  assert.match(sockets[0].sent[0].client, /^[0-9a-f]{32}$/);
});

test("a final good-bye is the end, and waiting commands fail", async () => {
  sockets[0].welcome();
  const waiting = connection.command({ do: "act" });
  sockets[0].hear({ is: "bye", code: "kicked" });
  sockets[0].close();
  assert.equal(connection.status.value, "ended");
  await assert.rejects(waiting, { code: "connection-ended" });
  mock.timers.tick(60_000);
  assert.equal(sockets.length, 1);
});

test("a restarting server is contacted again when it says, once; then as after any lost connection", () => {
  sockets[0].welcome();
  sockets[0].hear({ is: "bye", code: "restarting", reconnect_ms: 2000 });
  sockets[0].close();
  mock.timers.tick(1900);
  assert.equal(sockets.length, 1);
  mock.timers.tick(200);
  assert.equal(sockets.length, 2);
  sockets[1].close();
  mock.timers.tick(800);
  assert.equal(sockets.length, 3);
});

test("a client that said hello too late reconnects", () => {
  sockets[0].hear({ is: "bye", code: "no-hello" });
  sockets[0].close();
  assert.equal(connection.status.value, "lost");
});

test("a server that is back is noticed within a second, however many attempts have failed", () => {
  for (let failures = 0; failures < 30; failures++) {
    sockets.at(-1).close();
    mock.timers.tick(800);
    assert.equal(sockets.length, failures + 2);
  }
});

test("attempts become rarer, but never rarer than every ten seconds", () => {
  const long = 200_000;
  assert.ok(backoff(0, 0) < 300 && backoff(3, 0) < 1000 && backoff(30, 0) < 1000);
  assert.ok(backoff(30, long) > 1000 && backoff(30, long) < 10_000);
});
