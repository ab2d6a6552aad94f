import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./page.mjs";
import { playSound, SOUNDS } from "../../src/starhaul/web/core/sound.js";
import {
  aimed,
  around,
  counted,
  FAMILIES,
  heading,
  numeral,
  rowsOf,
} from "../../src/starhaul/web/trucker/cards/shape.js";

const file = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
/** The tables leave out empty values; the server sends them. */
const whole = (card) => (card.reward ? { ...card, reward: { credits: 0, goods: [], ...card.reward } } : card);
const cardsOf = (edition) =>
  JSON.parse(file(`src/starhaul/trucker/data/${edition}/cards.json`)).cards.map(whole);
const all = [...cardsOf("1e"), ...cardsOf("2e")];
const kinds = new Set(all.map((card) => card.kind));
const signsOf = (card) =>
  rowsOf(card).flatMap((row) => row.figures.map(({ sign, text }) => [sign, text].filter(Boolean).join(" ")));

test("every kind of card has a family", () => {
  assert.ok(kinds.size >= 12);
  assert.deepEqual(
    [...kinds].filter((kind) => !(kind in FAMILIES)),
    [],
  );
});

test("figures say what is printed", () => {
  const card = (id) => cardsOf("2e").find((card) => card.id === id);
  assert.deepEqual(signsOf(card("I-17")), ["crew −2", "credits +3", "days −1"]);
  assert.deepEqual(signsOf(card("I-01")), ["<6", "crew −3", ">6", "credits +5", "days −1"]);
  assert.deepEqual(signsOf(card("I-02")), [
    "<4",
    "goods −2",
    ">4",
    "cube-yellow",
    "cube-green",
    "cube-blue",
    "days −1",
  ]);
  assert.deepEqual(signsOf(card("I-03")).slice(0, 4), [
    "<5",
    "shot:small:front",
    "shot:large:front",
    "shot:small:front",
  ]);
  assert.deepEqual(signsOf(card("I-19")), ["crew 5+", "cube-yellow", "cube-green", "days −1"]);
  assert.deepEqual(signsOf(card("I-12")).at(-1), "days −3");
});

test("cards without figures are those drawn line by line", () => {
  const bare = new Set(all.filter((card) => !rowsOf(card).length).map((card) => card.kind));
  assert.deepEqual(bare, new Set(["meteor_swarm", "combat_zone"]));
});

test("stones lie at the side they come from, in their order, inside the picture and apart", () => {
  for (const { meteors } of all.filter((card) => card.kind === "meteor_swarm")) {
    const stones = around(meteors, 270, 44, 64);
    assert.deepEqual(
      stones.map(({ number }) => number),
      meteors.map((_, i) => i + 1),
    );
    for (const { x, y, threat } of stones) {
      const [near, sign] = { front: [y, 1], rear: [270 - y, 1], left: [x, 1], right: [270 - x, 1] }[
        threat.from
      ];
      assert.equal(near * sign, 44);
      assert.ok(x > 20 && x < 250 && y > 20 && y < 250);
    }
    for (const [i, one] of stones.entries()) {
      for (const other of stones.slice(i + 1)) assert.ok(Math.hypot(one.x - other.x, one.y - other.y) >= 54);
    }
  }
});

test("tiles point where they are turned to", () => {
  assert.deepEqual(aimed("cannon", 0), ["front"]);
  assert.deepEqual(aimed("double_cannon", 3), ["left"]);
  assert.deepEqual(aimed("engine", 1), ["left"]);
  assert.deepEqual(aimed("shield", 3), ["left", "front"]);
  assert.deepEqual(aimed("cargo", 2), []);
  assert.deepEqual(["front", "right", "rear", "left"].map(heading), [0, 90, 180, 270]);
});

test("goods are counted colour by colour", () => {
  assert.deepEqual(counted(["red", "blue", "red"]), [
    ["red", 2],
    ["blue", 1],
  ]);
  assert.deepEqual(counted([]), []);
  assert.deepEqual([1, 2, 3, 4].map(numeral), ["I", "II", "III", "IV"]);
});

test("sounds are short, and where there is no audio nothing fails", () => {
  assert.equal(Object.keys(SOUNDS).length, 12);
  for (const [name, parts] of Object.entries(SOUNDS)) {
    playSound(name);
    for (const { at = 0, long, loud, from, rise = 0 } of parts) {
      assert.ok(long > 0 && at + long <= 1.1 && rise < long && loud > 0 && loud <= 1 && from > 20, name);
    }
  }
});
