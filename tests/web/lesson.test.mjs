/** Lessons and the kinder start without a browser: patterns, steps, places, suggestions. */

import assert from "node:assert/strict";
import { test } from "node:test";

import "./games.mjs";
import { endingOf } from "../../src/starhaul/web/core/progress.js";
import { homeWidth, placeFor } from "../../src/starhaul/web/lesson/captainplace.js";
import { actOf, allows, holds, isLike, nextStep, resumeAt } from "../../src/starhaul/web/lesson/course.js";
import { isNew, openLesson, suggested } from "../../src/starhaul/web/screens/front/suggestion.js";

const STEPS = [
  { name: "goal" },
  { name: "draw", acts: [{ do: { do: "take" } }], until: { hand: { min: 1 } } },
  { name: "undo", acts: [{ do: { do: "return" } }], until: { faults: 0 } },
  {
    name: "land",
    when: { cards: { min: 1 } },
    acts: [{ if: { asked: "land" }, do: { do: "land", planet: 0 }, also: [{ do: "land" }] }],
    until: { cards: { min: 2 } },
  },
  { name: "sum", when: { phase: "over" }, acts: [{ if: { lines: { has: "goods" } } }] },
  { name: "farewell", when: { phase: "over" } },
];
const FACTS = { hand: 0, faults: 0, cards: 0, asked: "", phase: "yard", lines: [] };

test("a pattern compares facts by value, by list and by bounds", () => {
  assert.ok(holds({}, FACTS));
  assert.ok(holds({ hand: 0, phase: ["yard", "flight"] }, FACTS));
  assert.ok(!holds({ hand: { min: 1 } }, FACTS));
  assert.ok(holds({ hand: { max: 0 } }, FACTS));
  assert.ok(!holds({ asked: { not: "" } }, FACTS));
  assert.ok(!holds({ lines: { has: "goods" } }, FACTS));
  assert.ok(holds({ lines: { has: "goods" } }, { ...FACTS, lines: ["order", "goods"] }));
});

test("a step is over when its end has come; one without an end has to be read", () => {
  assert.equal(nextStep(STEPS, 0, FACTS), 0);
  assert.equal(nextStep(STEPS, 1, FACTS), 1);
  assert.equal(nextStep(STEPS, 1, { ...FACTS, hand: 7, faults: 1 }), 2);
  assert.equal(nextStep(STEPS, 1, { ...FACTS, hand: 7 }), 3);
});

test("a step that has nothing to say is left out, but not before its time", () => {
  assert.equal(nextStep(STEPS, 4, FACTS), 4);
  assert.equal(nextStep(STEPS, 4, { ...FACTS, phase: "over" }), 5);
  assert.equal(nextStep(STEPS, 4, { ...FACTS, phase: "over", lines: ["goods"] }), 4);
});

test("somebody who comes from elsewhere continues where the match is", () => {
  assert.equal(resumeAt(STEPS, FACTS), 0);
  assert.equal(resumeAt(STEPS, { ...FACTS, hand: 7, faults: 1 }), 2);
  assert.equal(resumeAt(STEPS, { ...FACTS, cards: 2 }), 4);
});

test("an act is shown only if it fits", () => {
  assert.equal(actOf(STEPS[3], FACTS), undefined);
  assert.equal(actOf(STEPS[3], { ...FACTS, cards: 1 }), undefined);
  assert.equal(actOf(STEPS[3], { ...FACTS, cards: 1, asked: "land" }), STEPS[3].acts[0]);
});

test("other actions than those of the act are not allowed", () => {
  const [land] = STEPS[3].acts;
  assert.ok(allows(land, { do: "land", planet: 0 }));
  assert.ok(allows(land, { do: "land", planet: 2 }));
  assert.ok(!allows(land, { do: "give_up" }));
  assert.ok(allows(undefined, { do: "give_up" }));
  assert.ok(!allows({}, { do: "take" }));
  assert.ok(isLike({ do: "attach", cell: 3 }, { do: "attach", cell: 3, turn: 1 }));
  assert.ok(!isLike({ do: "attach", cell: 3 }, { do: "attach", cell: 4, turn: 1 }));
  // A field that is left out on the wire is null.
  assert.ok(allows({ do: { do: "aliens", purple: 3, brown: null } }, { do: "aliens", purple: 3 }));
});

test("the captain covers neither the light nor what is needed beside it", () => {
  const low = placeFor(PANEL, { ...AROUND, lit: { x: 0, y: 700, width: 400, height: 60 } });
  assert.ok(low.y + PANEL.height <= 700);
  const high = placeFor(PANEL, { ...AROUND, lit: { x: 0, y: 60, width: 400, height: 60 } });
  assert.ok(high.y >= 120);
  const beside = placeFor(PANEL, { ...AROUND, keeps: [{ x: 0, y: 600, width: 400, height: 200 }] });
  assert.ok(beside.y + PANEL.height <= 600);
});

const PANEL = { width: 380, height: 150 };
const AROUND = { lit: null, needs: [], keeps: [], home: null, room: { width: 400, height: 800, top: 50 } };
const LARGE = { ...AROUND, room: { width: 1366, height: 768, top: 48 } };

test("a control is more important than what should be seen", () => {
  const keeps = [{ x: 0, y: 60, width: 400, height: 500 }];
  const needs = [{ x: 20, y: 620, width: 100, height: 160 }];
  const place = placeFor(PANEL, { ...AROUND, needs, keeps });
  assert.ok(place.y + PANEL.height <= 620);
});

test("the captain stays where she is until she covers something", () => {
  const first = placeFor(PANEL, { ...LARGE, needs: [{ x: 0, y: 600, width: 400, height: 100 }] });
  assert.notEqual(first.name, "bottom left");
  assert.equal(placeFor(PANEL, LARGE, first.name).name, first.name);
  const there = { x: first.x, y: first.y, width: 50, height: 50 };
  assert.notEqual(placeFor(PANEL, { ...LARGE, needs: [there] }, first.name).name, first.name);
});

test("between a control above and the light below there is room", () => {
  const needs = [{ x: 10, y: 60, width: 80, height: 40 }];
  const lit = { x: 0, y: 500, width: 400, height: 290 };
  const place = placeFor(PANEL, { ...AROUND, lit, needs });
  assert.ok(place.y >= 100 && place.y + PANEL.height <= 500);
  // Even a panel that is higher than the screen has a place.
  assert.equal(placeFor({ width: 380, height: 900 }, AROUND).y, 0);
});

test("at home she fits in, on large screens only", () => {
  const home = { x: 1100, y: 56, width: 250, height: 700 };
  assert.equal(homeWidth(home, 1366), 250);
  assert.equal(homeWidth(home, 400), 0);
  assert.equal(homeWidth({ ...home, width: 900 }, 1366), 448);
  // On large screens all letters are larger, and the panel grows with them.
  assert.equal(homeWidth({ ...home, width: 900 }, 1920, 18), 504);
  const panel = { width: 250, height: 200 };
  assert.deepEqual(placeFor(panel, { ...LARGE, home }, "bottom left"), { name: "home", x: 1100, y: 556 });
  assert.notEqual(placeFor(panel, { ...LARGE, home, lit: home }).name, "home");
});

const OFFERS = {
  game: "trucker",
  path: ["learning", "I"],
  skills: ["easy", "medium", "hard"],
  usual: { game: "trucker", way: "II", skill: "medium", isRelaxed: false },
};
const match = (/** @type {object} */ changed) => ({
  table: "t",
  game: "trucker",
  lesson: "",
  way: "II",
  skill: "medium",
  isRelaxed: false,
  ending: "won",
  ...changed,
});
const LESSON = match({ lesson: "first-flight", way: "", skill: "", ending: "won" });

test("newcomers are offered the learning flight, then class I, then what they played last", () => {
  const flown = match({ way: "learning", skill: "easy", isRelaxed: true, ending: "lost" });
  assert.deepEqual(suggested([LESSON], OFFERS).way, "learning");
  assert.deepEqual(suggested([LESSON], OFFERS).why, "learning");
  assert.deepEqual(suggested([LESSON, flown], OFFERS), {
    game: "trucker",
    way: "I",
    skill: "easy",
    isRelaxed: true,
    why: "class",
    after: "t",
  });
  // Nothing earned: the same flight again, which is as easy as it gets.
  assert.equal(suggested([match({ ...flown, ending: "nothing" })], OFFERS).way, "I");
  assert.deepEqual(suggested([LESSON, flown, match({})], OFFERS), {
    game: "trucker",
    way: "II",
    skill: "medium",
    isRelaxed: false,
    why: "last",
  });
});

test("the bots are as strong as the last result suggests", () => {
  assert.equal(suggested([match({ ending: "easily" })], OFFERS).skill, "hard");
  assert.equal(suggested([match({ ending: "nothing" })], OFFERS).skill, "easy");
  assert.equal(suggested([match({ ending: "easily", skill: "hard" })], OFFERS).why, "last");
  assert.equal(suggested([match({ ending: "" })], OFFERS).skill, "medium");
});

test("an ending is easy, won, lost, or nothing", () => {
  assert.equal(endingOf([30, 20, 8, 0], 0), "easily");
  assert.equal(endingOf([25, 20, 8, 0], 0), "won");
  assert.equal(endingOf([25, 20, 8, 0], 1), "lost");
  assert.equal(endingOf([25, 20, 8, 0], 3), "nothing");
});

test("somebody is new until something is finished, and an open lesson is found", () => {
  const open = match({ table: "u", lesson: "first-flight", way: "", ending: "" });
  assert.ok(isNew([]));
  assert.ok(isNew([open]));
  assert.ok(!isNew([open, LESSON]));
  assert.equal(openLesson([LESSON, open])?.table, "u");
  assert.equal(openLesson([LESSON]), null);
});
