/** What the map of the race shows in a lesson. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./games.mjs";
import { focusAt, focusOf, reachOf } from "../../src/starhaul/web/race/choice.js";

const view = {
  me: 0,
  turns: 3,
  seats: [{ team: 0, colours: ["red"], hand: ["red-2-a"] }],
  ships: [
    ["red-1", 9],
    ["red-2", 20],
  ],
  hints: {
    reach: [
      [
        ["red-1", 11, 10],
        ["red-2", 22, 21],
      ],
    ],
  },
};
const asked = {
  kind: "play",
  options: [
    { do: "play", card: "red-2-a", ship: "red-1" },
    { do: "play", card: "red-2-a", ship: "red-2" },
  ],
};

/** @param {((action: object) => boolean) | null} value What the lesson asks for. */
const lessonOf = (value) => ({
  isWanted: { value },
  watch: { followed: { value: null } },
  seat: { value: 0 },
});

test("the move that it asks for is in sight, until a card is chosen", () => {
  const lesson = lessonOf(({ ship }) => ship === "red-2");
  assert.deepEqual(focusAt(lesson, view, [], asked, null).indexes, [20, 22, 21]);
  const reach = reachOf(view, "red-2-a");
  assert.deepEqual(focusAt(lesson, view, reach, asked, null), focusOf(view, reach, asked, null));
  assert.deepEqual(focusAt(lessonOf(null), view, [], asked, null), focusOf(view, [], asked, null));
});
