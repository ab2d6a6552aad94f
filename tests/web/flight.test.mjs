// The flight in the browser client, without a browser: the view during the story, and geometry.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import "./games.mjs";

import { gameData } from "../../src/starhaul/web/core/gamedata.js";
import { paceOf } from "../../src/starhaul/web/trucker/flight/pace.js";
import { placeOf } from "../../src/starhaul/web/trucker/flight/place.js";
import { gapsOf, lengthOf, spotAt } from "../../src/starhaul/web/trucker/flight/ring.js";
import { lastCard, movedBy, storyViewOf } from "../../src/starhaul/web/trucker/flight/storyview.js";
import { tallyOf } from "../../src/starhaul/web/trucker/flight/tally.js";
import { courseOf, threatOf } from "../../src/starhaul/web/trucker/flight/threat.js";
import { hasBegun } from "../../src/starhaul/web/ui/heldquestion.js";

const BOARD = {
  places: [
    [7, 5],
    [8, 5],
    [7, 6],
    [8, 6],
  ],
  corners: [
    [50, 50],
    [150, 50],
    [50, 150],
    [150, 150],
  ],
  dice: "sum",
  is_fleet: false,
  torus: false,
  width: 300,
  height: 300,
};

const ship = (cells, more = {}) => ({ tiles: cells.map((cell) => [cell, 37, 0]), ...more });
const view = (more = {}) => ({
  round: 0,
  ship_class: "II",
  me: 0,
  seats: [
    { player: 0, position: 4, credits: 3, ship: ship([0, 1, 2], { batteries: [[1, 2]], goods: [[2, "R"]] }) },
    { player: 1, position: 2, ship: ship([0, 1]) },
  ],
  flight: { deck: 5, flown: 3, card: "", order: [0, 1], bank: [], spaces: 24 },
  ...more,
});
const update = (rev, view, events = []) => ({ is: "update", match: "m", rev, at_ms: 0, view, events });

/** A scene of an update, with the story up to its event. */
function sceneOf(before, after, events, number) {
  const scene = {
    event: events[number],
    rev: 2,
    ms: 500,
    before: update(1, before),
    after: update(2, after, events),
  };
  return [scene, events.slice(0, number + 1).map((event) => ({ rev: 2, event }))];
}

describe("telling", () => {
  const events = [
    { key: "card-revealed", args: { card: "I-09", kind: "meteor_swarm" } },
    { key: "batteries-gone", args: { seat: 0, number: 1 } },
    { key: "tile-hit", args: { seat: 0, cell: 2, tile: 37 } },
    { key: "days-lost", args: { seat: 0, days: 2 } },
    { key: "credits-earned", args: { seat: 0, credits: 4 } },
    { key: "gave-up", args: { seat: 1, reason: "voluntary" } },
  ];
  const after = view();
  after.seats = [
    { ...after.seats[0], position: 1, credits: 7, ship: ship([0, 1], { batteries: [[1, 1]], goods: [] }) },
    { ...after.seats[1], gave_up: "voluntary" },
  ];

  test("begins with the earlier state and continues event by event", () => {
    const first = storyViewOf(...withShown(sceneOf(view(), after, events, 0)));
    assert.equal(first.card, "I-09");
    assert.ok(first.isCardOpen);
    assert.deepEqual(first.view.seats[0].ship.batteries, [[1, 2]]);
    const spent = storyViewOf(...withShown(sceneOf(view(), after, events, 1)));
    assert.deepEqual(spent.view.seats[0].ship.batteries, [[1, 1]]);
    assert.deepEqual(spent.moved, [{ cell: 1, name: "cell-full", index: 1, isGain: false }]);
  });

  test("counts the cards that are left, also while the deck is being made", () => {
    const both = [events[0], events[1], events[0]];
    const at = (deck) => view({ flight: { ...view().flight, deck } });
    const left = (number) => storyViewOf(...withShown(sceneOf(at(0), at(6), both, number))).view.flight.deck;
    assert.deepEqual([left(0), left(1), left(2)], [7, 7, 6]);
  });

  test("knows which tiles are gone and which are being knocked off", () => {
    const hit = storyViewOf(...withShown(sceneOf(view(), after, events, 2)));
    assert.deepEqual([...hit.gone.get(0)], [2]);
    assert.deepEqual(hit.fresh, [2]);
    const later = storyViewOf(...withShown(sceneOf(view(), after, events, 3)));
    assert.deepEqual([...later.gone.get(0)], [2]);
    assert.deepEqual(later.fresh, []);
  });

  test("moves rockets to where they are, not by the days alone", () => {
    const moved = storyViewOf(...withShown(sceneOf(view(), after, events, 3)));
    assert.equal(moved.view.seats[0].position, 1);
    assert.deepEqual(moved.view.flight.order, [1, 0]);
  });

  test("counts credits and takes players who gave up off the track", () => {
    const end = storyViewOf(...withShown(sceneOf(view(), after, events, 5)));
    assert.equal(end.view.seats[0].credits, 7);
    assert.deepEqual(end.view.flight.order, [0]);
    assert.equal(end.view.seats[1].gave_up, "voluntary");
  });

  test("removes parts with their event, but not tiles struck later", () => {
    const lost = [
      { key: "parts-lost", args: { seat: 0, number: 1 } },
      { key: "tile-hit", args: { seat: 0, cell: 1, tile: 37 } },
    ];
    const left = view();
    left.seats = [{ ...left.seats[0], ship: ship([0]) }, left.seats[1]];
    const told = storyViewOf(...withShown(sceneOf(view(), left, lost, 0)));
    assert.deepEqual(told.fresh, [2]);
  });

  test("shows the end of a round on the ships that flew it", () => {
    const next = view({
      round: 1,
      flight: null,
      yard: {},
      seats: [
        { player: 0, ship: ship([0]) },
        { player: 1, ship: ship([0]) },
      ],
    });
    const told = storyViewOf(
      ...withShown(sceneOf(view(), next, [{ key: "settled", args: { seat: 0, lines: [] } }], 0)),
    );
    assert.equal(told.view.round, 0);
    assert.equal(told.view.seats[0].ship.tiles.length, 3);
  });

  test("shows the latest state when no event is being shown", () => {
    const idle = storyViewOf(null, view(), [{ rev: 1, event: events[0] }]);
    assert.equal(idle.card, "I-09");
    assert.equal(idle.isCardOpen, false);
    assert.equal(lastCard([{ event: { key: "launched", args: {} } }]), "");
  });

  test("shows a card with the numbers that count", () => {
    const counts = { kind: "pirates", strength: 7 };
    const told = [
      { rev: 1, event: { key: "card-revealed", args: { card: "I-06", kind: "pirates", counts } } },
    ];
    assert.equal(storyViewOf(null, view(), told).counts, counts, "also when it is done");
    assert.equal(
      storyViewOf(null, view({ flight: { ...view().flight, card: "I-06", counts } }), []).counts,
      counts,
      "after a reload",
    );
    assert.equal(
      storyViewOf(null, view({ flight: { ...view().flight, card: "I-07" } }), told).counts,
      null,
      "not those of another card",
    );
    assert.equal(storyViewOf(null, view(), [{ rev: 1, event: events[0] }]).counts, null);
  });

  test("distinguishes gained goods from lost goods", () => {
    const moved = movedBy(
      "goods-loaded",
      { tiles: [], goods: [[3, "RB"]] },
      { tiles: [], goods: [[3, "BY"]] },
    );
    assert.deepEqual(
      moved.map(({ name, isGain }) => [name, isGain]),
      [
        ["cube-red", false],
        ["cube-yellow", true],
      ],
    );
  });
});

/** @returns the arguments of storyViewOf for a scene. */
const withShown = ([scene, story]) => [scene, scene.before.view, story];
const entries = (...events) => events.map(([key, args = {}]) => ({ event: { key, args } }));
const ROLL = [
  "threat-rolled",
  { seat: 0, what: "meteor", size: "large", from: "left", dice: [2, 5], targets: [0, 1] },
];

describe("threats", () => {
  test("meteors threaten all flying ships until each has been dealt with", () => {
    const threat = threatOf(entries(["card-revealed"], ROLL, ["tile-hit", { seat: 1, cell: 4, tile: 37 }]));
    assert.deepEqual(threat.targets, [0, 1]);
  });

  test("shots threaten their targets, whatever was shown before", () => {
    const shot = ["threat-rolled", { ...ROLL[1], what: "shot", targets: [2] }];
    assert.deepEqual(threatOf(entries(shot)).targets, [2]);
  });

  test("are over with the card", () => {
    assert.equal(threatOf(entries(ROLL, ["card-revealed"])), null);
    assert.equal(threatOf([]), null);
    assert.ok(threatOf(entries(ROLL, ["threat-missed-all"])).isMissed);
    assert.equal(threatOf(entries(ROLL, ["threat-turned", { from: "rear" }])).from, "rear");
  });

  test("fly to the first tile in their way", () => {
    const course = courseOf(BOARD, "left", [0, 1], (cell) => cell === 1);
    assert.equal(course.struck, 1);
    assert.deepEqual(course.way, [1, 0]);
    assert.deepEqual(course.start, [-100, 100]);
    assert.deepEqual(course.hold, [112, 100]);
    assert.equal(courseOf(BOARD, "rear", [2, 0], () => false).struck, null);
  });
});

describe("the track", () => {
  const ring = { width: 400, height: 600, radius: 80 };

  test("is a closed line", () => {
    const round = ({ x, y }) => [x, y].map((value) => Math.round(value) + 0);
    assert.deepEqual(round(spotAt(ring, 0)), [0, -300]);
    assert.deepEqual(round(spotAt(ring, 1)), round(spotAt(ring, 0)));
    assert.deepEqual(round(spotAt(ring, 0.5)), [0, 300]);
    assert.deepEqual(round(spotAt(ring, -0.25)), round(spotAt(ring, 0.75)));
  });

  test("has fields at equal distances", () => {
    const step = lengthOf(ring) / 400;
    for (let i = 0; i < 400; i++) {
      const a = spotAt(ring, i / 400);
      const b = spotAt(ring, (i + 1) / 400);
      assert.ok(Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - step) < 0.02 * step, String(i));
    }
  });

  test("shows the days between rockets", () => {
    assert.deepEqual(gapsOf([2, 0, 1], [{ position: 3 }, { position: -2 }, { position: 7 }]), [0, 4, 5]);
  });
});

describe("small things", () => {
  test("a tally counts what is aboard", () => {
    const seat = {
      player: 0,
      ship: {
        tiles: [],
        crew: [
          [1, 2],
          [2, 3],
        ],
        batteries: [
          [3, 2],
          [4, 0],
        ],
        goods: [[5, "RB"]],
        engines: [1, 3],
        cannons: [3, 7],
        open: 4,
      },
      lost: 2,
    };
    const tally = tallyOf(seat, { red: 4, blue: 1 });
    assert.deepEqual(
      [tally.crew, tally.batteries, tally.goods, tally.worth, tally.cannons, tally.credits, tally.lost],
      [3, 2, 2, 5, [1.5, 3.5], null, 2],
    );
  });

  test("a question is held back until its clock begins, where the table allows for the story", () => {
    const at = (now, deadline_ms, options) => ({
      latest: { value: { deadline_ms } },
      table: { value: { game: "trucker", config: { options } } },
      now: () => now,
    });
    const allowing = { story_seconds: 12, decision_seconds: 30 };
    assert.equal(hasBegun(at(0, 34_000, allowing), "defend"), false);
    assert.equal(hasBegun(at(4500, 34_000, allowing), "defend"), true);
    assert.equal(hasBegun(at(0, 14_000, { story_seconds: 12 }), "reveal"), false);
    assert.equal(hasBegun(at(0, 34_000, { decision_seconds: 30 }), "defend"), true);
    assert.equal(hasBegun(at(0, null, allowing), "defend"), false);
  });

  test("small events of others are shown faster, those without a pace at once", () => {
    gameData.value = { trucker: { paces: { "crew-gone": 450 } } };
    const told = update(1, view());
    const own = paceOf({ key: "crew-gone", args: { seat: 0 } }, told);
    assert.ok(paceOf({ key: "crew-gone", args: { seat: 1 } }, told) < own);
    assert.ok(paceOf({ key: "crew-gone", args: { seat: 0 } }, told, 3) < own / 2);
    assert.equal(paceOf({ key: "tile-attached", args: { seat: 0 } }, told), 0);
  });

  test("the screen follows what is asked", () => {
    const yard = view({ flight: null, yard: {} });
    assert.equal(placeOf(yard, yard, ["build"], false), "building");
    assert.equal(placeOf(yard, yard, [], false), "building");
    assert.equal(placeOf(yard, yard, ["repair"], false), "flight");
    assert.equal(placeOf(yard, view({ yard: {} }), [], false), "flight");
    assert.equal(placeOf(view(), yard, ["build"], true), "flight");
    assert.equal(placeOf(yard, yard, ["build"], true), "building");
    assert.equal(placeOf(view({ is_over: true }), view(), [], false), "results");
    assert.equal(placeOf(null, null, [], false), null);
  });
});
