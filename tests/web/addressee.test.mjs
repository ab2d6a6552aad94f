/** Who can read a chat message. */

import assert from "node:assert/strict";
import { test } from "node:test";

import "./page.mjs";

const { canChoose, partnerOf } = await import("../../src/starhaul/web/ui/addressee.js");

const PEOPLE = [0, 1, 0, 1].map((team) => ({ team, is_taken: true }));
const ALONE = [{ is_taken: true }, { is_taken: true }];

test("the partner is the other seat of one's team", () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((me) => partnerOf(PEOPLE, me)),
    [2, 3, 0, 1],
  );
  assert.equal(partnerOf(PEOPLE, null), null, "spectators have none");
  assert.equal(partnerOf(ALONE, 0), null);
});

test("there is a choice where the partner is a person", () => {
  assert.ok(canChoose(PEOPLE, 0, "all"));
  assert.ok(!canChoose(ALONE, 0, "all"));
  const withBot = PEOPLE.with(2, { team: 0, bot: "easy" });
  assert.ok(!canChoose(withBot, 0, "all"));
  assert.ok(canChoose(withBot, 1, "all"));
});

test("a choice of the partner is not switched to everybody when the partner leaves", () => {
  assert.ok(
    canChoose(PEOPLE.with(2, { team: 0 }), 0, "team"),
    "the choice stays until the person changes it",
  );
  assert.ok(canChoose(ALONE, 0, "team"), "also where there are no teams any more, or nobody could go back");
});
