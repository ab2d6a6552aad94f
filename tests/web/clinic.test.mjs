import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.mjs";
import { afterAnswer, readRecord } from "../../src/starhaul/web/core/clinicrecord.js";
import { clinicLink, routeOf, ruleLink } from "../../src/starhaul/web/core/routes.js";

const empty = { tried: {}, streak: 0, best: 0 };

test("right answers in a row make a streak, a wrong one ends it, the best one stays", () => {
  let record = empty;
  for (const id of ["a", "b", "c"]) record = afterAnswer(record, id, true);
  assert.deepEqual(record, { tried: { a: true, b: true, c: true }, streak: 3, best: 3 });
  record = afterAnswer(record, "d", false);
  assert.deepEqual([record.streak, record.best, record.tried.d], [0, 3, false]);
  record = afterAnswer(record, "d", true);
  assert.deepEqual([record.streak, record.best, record.tried.d], [1, 3, true]);
});

test("what was solved before neither lengthens a streak nor is forgotten", () => {
  const solved = afterAnswer(empty, "a", true);
  assert.equal(afterAnswer(solved, "a", true).streak, 1);
  assert.equal(afterAnswer(solved, "a", false).tried.a, true);
});

test("a stored record is read as far as it is valid", () => {
  assert.deepEqual(readRecord(null), empty);
  assert.deepEqual(readRecord('{"tried": {"a": true, "b": 3, "<b>": true}, "streak": -2, "best": "x"}'), {
    tried: { a: true },
    streak: 0,
    best: 0,
  });
  assert.equal(readRecord('{"streak": 7, "best": 2}').best, 7);
  assert.throws(() => readRecord("{"));
});

test("the clinic and its exercises have addresses", () => {
  assert.deepEqual(routeOf(clinicLink()), { page: "clinic", exercise: "" });
  assert.deepEqual(routeOf(clinicLink("faults-01")), { page: "clinic", exercise: "faults-01" });
  assert.equal(ruleLink("CHK-03"), "#/rules/CHK-03");
});
