import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.mjs";
import { inLines, lossesByCause, lossesInAll } from "../../src/starhaul/web/core/chronicle.js";
import { routeOf, storyLink } from "../../src/starhaul/web/core/routes.js";

const loss = (person, cause, what, number) => ({ person, cause: { text: cause }, what, number });
const LOSSES = [
  loss(0, "meteors", "tiles", 3),
  loss(1, "meteors", "tiles", 1),
  loss(1, "meteors", "crew", 2),
  loss(1, "dust", "days", 4),
  loss(1, "shots", "tiles", 5),
];

test("the link of a story is not taken for a moment", () => {
  assert.deepEqual(routeOf(storyLink("abc")), { page: "story", match: "abc" });
  assert.deepEqual(routeOf("#/match/abc/12"), { page: "match", match: "abc", moment: "12", eye: "" });
});

test("sentences that belong together share a line", () => {
  const told = [
    { text: "A card.", isNew: false },
    { text: "A meteor!", isNew: true },
    { text: "It misses.", isNew: false },
    { text: "Another!", isNew: true },
  ];
  assert.deepEqual(inLines(told), ["A card.", "A meteor! It misses.", "Another!"]);
  assert.deepEqual(inLines([]), []);
  const lost = { text: "Ann loses a human!", isNew: false };
  assert.deepEqual(inLines([told[0], lost, lost, lost]), ["A card. Ann loses a human (3×)!"]);
  assert.deepEqual(inLines([lost, { ...lost, isNew: true }]), ["Ann loses a human!", "Ann loses a human!"]);
});

test("losses are listed by cause, in the order of the server", () => {
  const rows = lossesByCause(LOSSES);
  assert.deepEqual(
    rows.map(({ cause }) => cause.text),
    ["meteors", "dust", "shots"],
  );
  assert.deepEqual(rows[0].byPerson.get(1), [
    { what: "tiles", number: 1 },
    { what: "crew", number: 2 },
  ]);
  assert.equal(rows[1].byPerson.get(0), undefined);
});

test("losses are added up by person", () => {
  assert.deepEqual(lossesInAll(LOSSES, 1), [
    { what: "tiles", number: 6 },
    { what: "crew", number: 2 },
    { what: "days", number: 4 },
  ]);
  assert.deepEqual(lossesInAll(LOSSES, 3), []);
});
