/** Results: what is read from the story of a match, and where the lines of a chart run. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { raceMoments } from "../../src/starhaul/web/race/results/moments.js";
import { placesOf } from "../../src/starhaul/web/screens/match/places.js";
import { hasUnreadSettlement } from "../../src/starhaul/web/trucker/flight/place.js";
import { grouped } from "../../src/starhaul/web/trucker/results/hindsightwords.js";
import {
  arrivals,
  balanceBefore,
  lastSettlement,
  roundTotals,
} from "../../src/starhaul/web/trucker/results/ledger.js";
import { momentsOf } from "../../src/starhaul/web/trucker/results/moments.js";
import { pathOf, spread, steps } from "../../src/starhaul/web/ui/chart/scale.js";

/** A story of `[key, args]`, a second between two events. */
const told = (...events) =>
  events.map(([key, args = {}], i) => ({ rev: i + 1, at_ms: i * 1000, event: { key, args } }));
const settled = (seat, ...lines) => [
  "settled",
  { seat, bookings: lines.map(([item, credits]) => ({ item, credits })) },
];

const FLIGHT = [
  ["launched", { order: [1, 0], cards: 8 }],
  ["card-revealed", { card: "I-04", kind: "pirates" }],
  ["credits-earned", { seat: 1, credits: 4 }],
  settled(0, ["order", 3], ["lost", -8]),
  settled(1, ["order", 4], ["beauty", 2]),
  ["title-won", { seat: 1, title: "hauler" }],
  ["round-ended", { round: 1 }],
];

test("the last settlement has its lines, with what was earned on the way", () => {
  const found = lastSettlement(told(...FLIGHT, ["round-began", { round: 2, class: "II" }]));
  assert.equal(found.round, 1);
  assert.deepEqual(found.lines.get(1), [
    { item: "way", credits: 4 },
    { item: "order", credits: 4 },
    { item: "beauty", credits: 2 },
  ]);
  assert.deepEqual(found.titles, [{ seat: 1, title: "hauler", how: "won" }]);
  assert.deepEqual([...found.later], []);
});

test("without its beginning a flight has no earnings on the way", () => {
  const found = lastSettlement(told(...FLIGHT.slice(1)));
  assert.deepEqual(
    found.lines.get(1).map((line) => line.item),
    ["order", "beauty"],
  );
});

test("what is earned on the next flight does not belong to it", () => {
  const next = [
    ["round-began", { round: 2 }],
    ["launched", {}],
    ["credits-earned", { seat: 0, credits: 5 }],
  ];
  const found = lastSettlement(told(...FLIGHT, ...next));
  assert.equal(found.lines.get(0).length, 2);
  assert.equal(found.later.get(0), 5);
});

test("no settlement, nothing found", () => {
  assert.equal(lastSettlement(told(["launched", {}])), null);
});

test("who came in, the first first", () => {
  assert.deepEqual(arrivals(lastSettlement(told(...FLIGHT)).lines), [1, 0]);
  const gaveUp = lastSettlement(told(settled(0, ["goods", 3]), settled(1, ["order", 8])));
  assert.deepEqual(arrivals(gaveUp.lines), [1]);
});

test("what an account had before", () => {
  assert.equal(balanceBefore(5, 12), 7);
  assert.equal(balanceBefore(-3, 0), null);
  assert.equal(balanceBefore(5, null), null);
});

test("totals go on from nothing and never below it", () => {
  const second = [settled(0, ["goods", 6]), settled(1, ["lost", -2]), ["round-ended", { round: 2 }]];
  const { rounds, totals } = roundTotals(told(...FLIGHT, ...second), [6, 8]);
  assert.deepEqual(rounds, [0, 1, 2]);
  assert.deepEqual(totals, [
    [0, 0, 6],
    [0, 10, 8],
  ]);
});

test("totals are computed backwards where the beginning is missing", () => {
  const late = [settled(0, ["goods", 6]), settled(1, ["lost", -2]), ["round-ended", { round: 3 }]];
  const middle = [
    ["credits-earned", { seat: 1, credits: 1 }],
    settled(1, ["order", 1]),
    ["round-ended", { round: 2 }],
  ];
  assert.deepEqual(roundTotals(told(...middle, ...late), [30, 20]), {
    rounds: [2, 3],
    totals: [
      [24, 30],
      [22, 20],
    ],
  });
});

test("team-mates have one account, premiums count once", () => {
  const story = told(
    ["premium", { seat: 0, credits: 3 }],
    settled(0, ["order", 8], ["premium", -3]),
    settled(1),
    settled(2, ["order", 4]),
    settled(3),
    ["round-ended", { round: 1 }],
  );
  const { totals } = roundTotals(story, [9, 0, 9, 0], (seat) => seat % 2);
  assert.deepEqual(totals, [
    [0, 9],
    [0, 0],
    [0, 9],
    [0, 0],
  ]);
});

test("moments: the largest hit counts all tiles of one threat", () => {
  const story = told(
    ["card-revealed", { kind: "meteor_swarm" }],
    ["threat-rolled", {}],
    ["tile-hit", { seat: 0 }],
    ["threat-rolled", {}],
    ["tile-hit", { seat: 1 }],
    ["parts-lost", { seat: 1, number: 2 }],
    ["card-revealed", { kind: "open_space" }],
  );
  const wreck = momentsOf(story, []).find(({ what }) => what === "wreck");
  assert.deepEqual(wreck, {
    what: "wreck",
    isGood: false,
    seat: 1,
    facts: { number: 3, card: "meteor_swarm" },
  });
});

test("moments: a count that two share belongs to nobody", () => {
  const beaten = (seat) => ["enemy-beaten", { seat }];
  assert.equal(momentsOf(told(beaten(0), beaten(1)), []).length, 0);
  assert.equal(momentsOf(told(beaten(0), beaten(1), beaten(1)), [])[0].seat, 1);
});

test("moments: the neatest ship came home and is alone", () => {
  const ships = [
    { open: 0, isHome: false },
    { open: 2, isHome: true },
    { open: 5, isHome: true },
  ];
  assert.deepEqual(momentsOf([], ships)[0], {
    what: "neat",
    isGood: true,
    seat: 1,
    facts: { connectors: 2 },
  });
});

test("moments: quick building is given in seconds", () => {
  const story = told(
    ["round-began", {}],
    ["tile-drawn", {}],
    ["finished", { seat: 1 }],
    ["finished", { seat: 0 }],
  );
  assert.deepEqual(momentsOf(story, [])[0], { what: "quick", isGood: true, seat: 1, facts: { seconds: 2 } });
});

test("moments of a race", () => {
  const story = told(
    ["round-dealt", { round: 2 }],
    ["card-played", { seat: 2, card: "red-6-a", ship: "red-1" }],
    ["ship-moved", { ship: "red-1", from: 6, to: 18 }],
    ["hole-retreat", { ship: "red-1", to: 11 }],
    ["ship-towed", { ship: "green-1", from: 5, to: 9 }],
    ["ship-finished", { ship: "red-1" }],
    ["ship-finished", { ship: "red-2" }],
  );
  assert.deepEqual(
    raceMoments(story).map(({ what, facts }) => [what, facts]),
    [
      ["race-first", { ship: "red-1", round: 2 }],
      ["race-leap", { spaces: 12, ship: "red-1" }],
      ["race-tow", { spaces: 4, ship: "green-1" }],
      ["race-hole", { spaces: 7, ship: "red-1" }],
    ],
  );
});

test("chart: steps are round numbers up to the largest value", () => {
  assert.deepEqual(steps(0), [0, 1]);
  assert.deepEqual(steps(17), [0, 5, 10, 15, 20]);
  assert.deepEqual(steps(77), [0, 20, 40, 60, 80]);
  assert.deepEqual(steps(4), [0, 1, 2, 3, 4]);
});

test("chart: labels keep their distance and their order", () => {
  assert.deepEqual(spread([10, 12, 60], 20, 0, 100), [1, 21, 60]);
  const tight = spread([99, 100, 98], 20, 0, 100);
  assert.ok(Math.max(...tight) <= 100 && Math.min(...tight) >= 0);
  assert.ok(tight[2] < tight[0] && tight[0] < tight[1]);
});

test("chart: a line goes through its points", () => {
  assert.equal(
    pathOf([
      [0, 10],
      [5, 2.25],
    ]),
    "M0 10L5 2.3",
  );
});

test("places: equals share one, nothing is no place", () => {
  assert.deepEqual(placesOf([7, 0, 12, 7]), [
    { seat: 2, place: 1 },
    { seat: 0, place: 2 },
    { seat: 3, place: 2 },
    { seat: 1, place: null },
  ]);
});

test("a settlement is shown after its events, until it is closed", () => {
  const story = told(["launched"], ["card-revealed"], ["settled"], ["round-ended"]);
  assert.ok(!hasUnreadSettlement(story.slice(0, 2), 0));
  assert.ok(hasUnreadSettlement(story, 2));
  assert.ok(!hasUnreadSettlement(story, 4));
});

test("a settlement is put away by the next launch, not by the next yard", () => {
  assert.ok(hasUnreadSettlement(told(["settled"], ["round-began"]), 0));
  assert.ok(!hasUnreadSettlement(told(["settled"], ["round-began"], ["launched"]), 0));
});

test("what would have kept the ship flying is told before what would have earned more", () => {
  const finding = (/** @type {number} */ gain, keeps_flying = false) =>
    /** @type {any} */ ({ gain, ...(keeps_flying && { keeps_flying }) });
  const decisions = [finding(2, true), finding(9)];
  const tiles = [finding(4, true), finding(1)];
  assert.deepEqual(grouped(decisions, tiles), [
    ["hindsight-flying", [tiles[0], decisions[0]]],
    ["hindsight-decisions", [decisions[1]]],
    ["hindsight-tiles", [tiles[1]]],
  ]);
});
