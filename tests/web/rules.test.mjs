/** The rule book in the browser: searching, filtering, and finding the place of a rule. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import "./page.mjs";

const { excerpt, find, folded, marked, MOST_FOUND, wordsOf } = await import(
  "../../src/starhaul/web/rules/finding.js"
);
const { isOfEdition, isWanted, readFilter } = await import("../../src/starhaul/web/rules/filtering.js");
const { placeOf } = await import("../../src/starhaul/web/rules/library.js");
const { routeOf } = await import("../../src/starhaul/web/core/routes.js");
const { rulesHref } = await import("../../src/starhaul/web/ui/rulelink.js");

const TEXTS = {
  chapters: {
    building: [
      { rule: "BLD-12", tag: "both", text: "Jednoduchá přípojka pasuje k jednoduché." },
      { rule: "BLD-13", tag: "1e", text: "Przyłącz żółwia do statku." },
    ],
    race: [{ rule: "TR-01", tag: "", text: "Připojení lodi." }],
  },
};

describe("searching", () => {
  test("ignores case and accents", () => {
    assert.equal(folded("Žluťoučký ŁOŚ"), "zlutoucky los");
    assert.deepEqual(wordsOf("  Loď, BLD-12! "), ["lod", "bld", "12"]);
  });
  test("finds the beginnings of words, all of them, the closest first", () => {
    assert.deepEqual(
      find(TEXTS, "pripoj").map(({ rule }) => rule),
      ["BLD-12", "TR-01"],
    );
    assert.deepEqual(find(TEXTS, "pripoj zebra"), []);
    assert.equal(find(TEXTS, "zolwia")[0].rule, "BLD-13");
    assert.deepEqual(find(TEXTS, " - "), []);
  });
  test("leaves out what the reader does not want", () => {
    assert.deepEqual(
      find(TEXTS, "pripoj", (chapter) => chapter === "race").map(({ rule }) => rule),
      ["TR-01"],
    );
  });
  test("limits the results", () => {
    const many = Array.from({ length: 99 }, (_, i) => ({ rule: `A-${i}`, tag: "", text: "same" }));
    assert.equal(find({ chapters: { many } }, "same").length, MOST_FOUND);
  });
  test("marks what was found, with its accents", () => {
    assert.deepEqual(marked("Jednoduchá přípojka.", ["pripoj"]), [
      ["Jednoduchá ", false],
      ["přípoj", true],
      ["ka.", false],
    ]);
  });
  test("shows the part of a long text that matches", () => {
    const text = `${"word ".repeat(100)}needle ${"word ".repeat(100)}`;
    const part = excerpt(text, ["needle"]);
    assert.ok(part.includes("needle") && part.startsWith("…") && part.endsWith("…") && part.length < 260);
    assert.equal(excerpt("short", ["short"]), "short");
  });
});

describe("filtering", () => {
  const head = { name: "x", title: "", code: "", group: "", rules: [], games: ["trucker"] };
  const all = { game: "", edition: "", shipClass: "" };
  test("shows everything unless something is chosen", () => {
    assert.ok(isWanted({ ...head, editions: ["1e"], classes: ["IC"] }, all));
  });
  test("by game, edition and class", () => {
    assert.ok(!isWanted(head, { ...all, game: "race" }));
    assert.ok(!isWanted({ ...head, editions: ["1e"] }, { ...all, edition: "2e" }));
    assert.ok(!isWanted({ ...head, classes: ["IC"] }, { ...all, shipClass: "II" }));
    assert.ok(isWanted({ ...head, classes: ["IC"] }, { ...all, shipClass: "IC" }));
    assert.ok(
      isOfEdition("both", { ...all, edition: "2e" }) && !isOfEdition("1e", { ...all, edition: "2e" }),
    );
  });
  test("reads only what is valid from the device", () => {
    assert.deepEqual(readFilter('{"game": 3, "edition": "2e", "more": 1}'), { ...all, edition: "2e" });
    assert.deepEqual(readFilter(null), all);
  });
});

describe("places", () => {
  const chapters = [
    { name: "trucker-02", rules: ["BLD-09a", "BLD-12"] },
    { name: "race-01", rules: ["TR-001"] },
  ];
  const index = { chapters, places: { "BLD-09": "BLD-09a", BLD: "BLD-09a" } };
  test("rules in any form, groups of rules and chapters", () => {
    assert.equal(placeOf(index, "bld-12").rule, "BLD-12");
    assert.equal(placeOf(index, "BLD-09A").rule, "BLD-09a");
    assert.equal(placeOf(index, "BLD-09").rule, "BLD-09a");
    assert.equal(placeOf(index, "BLD").chapter.name, "trucker-02");
    assert.deepEqual(placeOf(index, "race-01"), { chapter: chapters[1], rule: "" });
    assert.equal(placeOf(index, "ZZZ-1"), null);
  });
  test("the route of a rule", () => {
    assert.deepEqual(routeOf(rulesHref("BLD-12")), { page: "rules", at: "BLD-12" });
    assert.deepEqual(routeOf(rulesHref()), { page: "rules", at: "" });
  });
});
