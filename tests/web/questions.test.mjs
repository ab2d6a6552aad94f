// The questions of the game without a browser: what is put forward, what a tap means, words in all languages.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import "./page.mjs";

import { halved } from "../../src/starhaul/web/trucker/halves.js";
import { cabinsFor, cycled, moved, optionFor } from "../../src/starhaul/web/trucker/questions/aliens.js";
import * as cargo from "../../src/starhaul/web/trucker/questions/cargo.js";
import { richest } from "../../src/starhaul/web/trucker/questions/offers.js";
import {
  firstQuestion,
  isSame,
  onlyAnswer,
  putForward,
  questionKey,
} from "../../src/starhaul/web/trucker/questions/openquestion.js";
import { middle } from "../../src/starhaul/web/trucker/questions/overlay.js";
import { sensible, verdict } from "../../src/starhaul/web/trucker/questions/powering.js";
import { optionAt } from "../../src/starhaul/web/trucker/questions/repairs.js";
import { saveable, waysToSave } from "../../src/starhaul/web/trucker/questions/threats.js";

describe("which question", () => {
  test("the match waits for comes first, and building never", () => {
    const reveal = { kind: "reveal", waits: false };
    const crew = { kind: "crew" };
    assert.equal(firstQuestion([{ kind: "build" }, reveal, crew]), crew);
    assert.equal(firstQuestion([{ kind: "build" }, reveal]), reveal);
    assert.equal(firstQuestion([{ kind: "build" }]), null);
    assert.equal(firstQuestion([{ kind: "break" }]), null);
  });

  test("is the same question only before the same card", () => {
    const asked = { kind: "reveal", options: [{ do: "fly" }] };
    const at = (flown) => questionKey(asked, { round: 0, flight: { flown, card: "" } });
    assert.equal(at(1), at(1));
    assert.notEqual(at(1), at(2));
    assert.equal(questionKey(null, null), "");
  });

  test("in a lesson only what it asks for is put forward", () => {
    const [land, pass] = [{ do: "land", planet: 0 }, { do: "land" }];
    const choices = [
      { label: "1", action: land, main: false },
      { label: "2", action: pass, main: true },
      { label: "3", run: () => {}, danger: true },
    ];
    const asking = (wanted) => ({ isWanted: { value: wanted } });
    const lesson = putForward(
      asking((action) => action === land),
      { title: "", choices },
    );
    assert.deepEqual(
      lesson.choices.map(({ main, quiet }) => [main, quiet]),
      [
        [true, false],
        [false, true],
        [false, true],
      ],
    );
    // Nothing is asked for, or something else that the person has to choose first.
    assert.equal(putForward(asking(null), lesson), lesson);
    assert.equal(
      putForward(
        asking(() => false),
        lesson,
      ),
      lesson,
    );
  });

  test("answers are compared without fields that are left out", () => {
    assert.ok(isSame({ do: "defend" }, { do: "defend", battery: null, cell: null }));
    assert.ok(isSame({ do: "improve", extra: false }, { do: "improve" }));
    assert.ok(isSame({ do: "give_up", ships: [] }, { do: "give_up" }));
    assert.ok(!isSame({ do: "defend", battery: 0 }, { do: "defend" }));
    assert.ok(!isSame(null, { do: "fly" }));
  });
});

describe("aliens", () => {
  const options = [null, 4, 5]
    .flatMap((purple) => [null, 5].map((brown) => ({ do: "aliens", purple, brown })))
    .filter(({ purple, brown }) => purple === null || purple !== brown);

  test("live where they have life support", () => {
    assert.deepEqual(cabinsFor(options, "purple"), [4, 5]);
    assert.deepEqual(cabinsFor(options, "brown"), [5]);
  });

  test("move in and out with each tap", () => {
    let now = { purple: null, brown: null };
    now = cycled(options, now, 5);
    assert.deepEqual(now, { purple: 5, brown: null });
    now = cycled(options, now, 5);
    assert.deepEqual(now, { purple: null, brown: 5 });
    now = cycled(options, now, 4);
    assert.deepEqual(now, { purple: 4, brown: 5 });
    now = cycled(options, now, 5);
    assert.deepEqual(now, { purple: 4, brown: null });
    assert.ok(optionFor(options, now));
  });

  test("displace one another", () => {
    assert.deepEqual(moved({ purple: null, brown: 5 }, "purple", 5), { purple: 5, brown: null });
    assert.deepEqual(moved({ purple: 5, brown: null }, "purple", null), { purple: null, brown: null });
  });
});

describe("loading", () => {
  const hold = (cell, room, goods = "", takes = "YGB") => ({ cell, room, goods, takes });
  const start = cargo.before([hold(3, 2, "YB"), hold(7, 1, "", "RYGB")], ["blue", "red"]);

  test("begins with the offer on the dock, dearest first", () => assert.equal(start.dock, "RB"));

  test("an answer is an arrangement, and the other way round", () => {
    const answer = {
      do: "load",
      holds: [
        [3, ["yellow", "blue"]],
        [7, ["red"]],
      ],
    };
    const loaded = cargo.arranged(start, answer);
    assert.equal(loaded.dock, "B");
    assert.deepEqual(cargo.loadAction(loaded), answer);
    assert.ok(
      cargo.isAlike(
        loaded,
        cargo.arranged(start, {
          holds: [
            [7, ["red"]],
            [3, ["blue", "yellow"]],
          ],
        }),
      ),
    );
  });

  test("cubes move, and change places where there is no room", () => {
    const loaded = cargo.moveCube(start, { from: null, at: 0 }, 7);
    assert.deepEqual([loaded.dock, loaded.holds[1].goods], ["B", "R"]);
    const swapped = cargo.moveCube(loaded, { from: 7, at: 0 }, 3);
    assert.deepEqual(
      swapped.holds.map(({ goods }) => goods),
      ["YR", "B"],
    );
    const left = cargo.moveCube(loaded, { from: 3, at: 0 }, null);
    assert.deepEqual([left.dock, left.holds[0].goods], ["YB", "B"]);
    assert.equal(cargo.moveCube(start, { from: 7, at: 0 }, 3), start);
    assert.equal(cargo.moveCube(start, { from: 3, at: 0 }, 99), start);
  });

  test("taps select one cube after the other", () => {
    const [full, empty] = start.holds;
    assert.deepEqual(cargo.nextGrip(full, null), { from: 3, at: 0 });
    assert.deepEqual(cargo.nextGrip(full, { from: 3, at: 0 }), { from: 3, at: 1 });
    assert.equal(cargo.nextGrip(full, { from: 3, at: 1 }), null);
    assert.equal(cargo.nextGrip(empty, null), null);
  });
});

describe("what is put forward", () => {
  const options = [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ].map(([forward, aside]) => ({ do: "cannons", forward, aside }));

  test("is the cheapest victory, else the default", () => {
    assert.equal(sensible(options, [4, 6, 8, 10], 3, options[0]), 2);
    assert.equal(sensible(options, [4, 6, 8, 10], 9, options[0]), 0);
    assert.equal(sensible(options, [4, 6, 8, 10], null, options[0]), 0);
    assert.deepEqual(
      [7, 6, 5].map((doubled) => verdict(doubled, 3)),
      ["win", "draw", "lose"],
    );
  });

  test("is the planet that brings most", () => {
    assert.equal(richest([3, 8, 8], [0, 1, 2]), 1);
    assert.equal(richest([3, 8, 8], [0]), 0);
    assert.equal(richest([0, 0], [0, 1]), -1);
  });
});

test("halves are shown as such", () => {
  assert.deepEqual([0, 1, 2, 7].map(halved), ["0", "½", "1", "3½"]);
});

test("a tap on a tile means the tile, else its part", () => {
  const options = [
    { do: "keep", cell: 1 },
    { do: "keep", cell: 5 },
    { do: "remove", cell: 2 },
  ];
  const pieces = [
    { kept: [1, 2], lost: [5] },
    { kept: [5], lost: [1, 2] },
    { kept: [1, 5], lost: [2] },
  ];
  assert.deepEqual(
    [1, 2, 5, 9].map((cell) => optionAt(options, pieces, cell)),
    [0, 2, 1, -1],
  );
});

test("several meteors: which tile is saved, and how", () => {
  const options = [
    { do: "defend" },
    { do: "defend", battery: 4, cell: 1 },
    { do: "defend", battery: 4, cell: 2 },
  ];
  assert.deepEqual(saveable(options), [1, 2]);
  assert.deepEqual(waysToSave(options, 2), [options[2]]);
  assert.deepEqual(
    waysToSave(
      [
        { do: "defend", battery: null },
        { do: "defend", battery: 0 },
      ],
      null,
    ),
    [{ do: "defend", battery: 0 }],
  );
});

test("the number of a part stands in its middle", () => {
  assert.equal(
    middle(
      {
        corners: [
          [0, 0],
          [100, 0],
          [200, 0],
        ],
      },
      [0, 1, 2],
    ),
    1,
  );
});

test("a question with one answer is answered automatically, unless it brings news", () => {
  const one = { do: "insure", premium: 0 };
  assert.deepEqual(onlyAnswer({ kind: "insure", options: [one] }), one);
  assert.equal(onlyAnswer({ kind: "insure", options: [one, { do: "insure", premium: 5 }] }), null);
  assert.equal(
    onlyAnswer({ kind: "repair", options: [{ do: "remove", cell: 1 }] }),
    null,
    "what the check has found is shown",
  );
  assert.equal(onlyAnswer({ kind: "load" }), null, "its answers are not listed");
  assert.equal(onlyAnswer({ kind: "reveal", waits: false, options: [{ do: "fly" }] }), null);
  assert.equal(onlyAnswer(null), null);
});
