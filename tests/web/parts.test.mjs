import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page.mjs";
import { loadStyle, part, putInOrder } from "../../src/starhaul/web/core/part.js";
import { arrival, missing, retryNow } from "../../src/starhaul/web/core/retry.js";

/** The head of a page whose sheets arrive at once. */
const head = {
  links: [],
  insertBefore(link, next) {
    const at = next === null ? head.links.length : head.links.indexOf(next);
    assert.notEqual(at, -1);
    head.links.splice(at, 0, link);
    setTimeout(() => (head.isBroken ? link.onerror() : link.onload()));
  },
  isBroken: false,
};

beforeEach(() => {
  document.head = head;
  document.createElement = () => ({
    remove() {
      head.links.splice(head.links.indexOf(this), 1);
    },
  });
});

test("sheets apply in their own order, whichever is loaded first", async () => {
  putInOrder(["one/ship.css", "one/building.css", "one/flight.css"]);
  for (const href of [
    "one/flight.css",
    "style/rules.css",
    "one/ship.css",
    "style/waiting.css",
    "one/building.css",
  ])
    await loadStyle(href);
  assert.deepEqual(
    head.links.map(({ href }) => href),
    ["style/waiting.css", "one/ship.css", "one/building.css", "one/flight.css", "style/rules.css"],
  );
});

test("a sheet is loaded once, and again only when it has not arrived", async () => {
  const before = head.links.length;
  head.isBroken = true;
  const sheet = loadStyle("style/late.css");
  assert.equal(loadStyle("style/late.css"), sheet);
  while (!missing.value) await new Promise(setImmediate);
  assert.equal(head.links.length, before);
  head.isBroken = false;
  retryNow();
  await sheet;
  assert.equal(missing.value, 0);
  assert.equal(head.links.length, before + 1);
});

test("what does not arrive is asked for until it comes, and is missing meanwhile", async () => {
  const asked = [];
  const there = arrival(async () => {
    asked.push(missing.value);
    if (asked.length < 3) throw new Error("offline");
    return "there";
  });
  while (asked.length < 3) {
    retryNow();
    await new Promise(setImmediate);
  }
  assert.equal(await there, "there");
  // The first attempt is made before anything is missing.
  assert.deepEqual(asked, [0, 1, 1]);
  assert.equal(missing.value, 0);
});

test("a part has arrived when its modules and its style sheets have", async () => {
  const load = part(async () => "modules", { styles: ["style/part.css"] });
  assert.equal(await load(), "modules");
  assert.ok(head.links.some(({ href }) => href === "style/part.css"));
});
