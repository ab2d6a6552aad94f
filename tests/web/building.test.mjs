import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import "./page.mjs";
import { gameData } from "../../src/starhaul/web/core/gamedata.js";
import { signal } from "../../src/starhaul/web/lib.js";
import { Bench } from "../../src/starhaul/web/trucker/building/bench.js";
import { missingOf } from "../../src/starhaul/web/trucker/building/finish.js";
import {
  cellAt,
  freeSide,
  middleCell,
  nextCell,
  settled,
} from "../../src/starhaul/web/trucker/building/geometry.js";
import { clock } from "../../src/starhaul/web/trucker/building/hourglass.js";
import {
  applied,
  CLOSED,
  LAST_RESERVED,
  UNKNOWN,
  windowTile,
} from "../../src/starhaul/web/trucker/building/state.js";
import { lackOf, weaknessesOf } from "../../src/starhaul/web/trucker/building/weaknesses.js";
import { sidesBetween } from "../../src/starhaul/web/trucker/faults.js";
import { outline } from "../../src/starhaul/web/trucker/sheet.js";

/** Three by three cells, 56 from the edge; the corner 0 is not built on. */
const board = {
  width: 412,
  height: 412,
  pad: 56,
  start: 4,
  level: 1,
  zone: [1, 2, 3, 4, 5, 6, 7, 8],
  reserve_slots: 2,
  corners: Array.from({ length: 9 }, (_, i) => [56 + 100 * (i % 3), 56 + 100 * Math.floor(i / 3)]),
  neighbours: Array.from({ length: 9 }, (_, i) => [
    i > 2 ? i - 3 : null,
    i % 3 < 2 ? i + 1 : null,
    i < 6 ? i + 3 : null,
    i % 3 ? i - 1 : null,
  ]),
};
const empty = {
  hand: 0,
  isReserved: false,
  reserve: [],
  tiles: [[4, 99, 0]],
  faceUp: [
    [7, 70],
    [8, 80],
  ],
  faceDown: 9,
  window: CLOSED,
  looking: -1,
  start: 0,
};
const after = (bench, ...actions) => actions.reduce(applied, bench);

describe("what the workbench will look like", () => {
  test("a tile goes from the pool to the ship", () => {
    const held = after(empty, { do: "take_open", tile: 7 });
    assert.equal(held.hand, 70);
    assert.deepEqual(held.faceUp, [[8, 80]]);
    const laid = after(held, { do: "attach", cell: 5, turn: 2 });
    assert.equal(laid.hand, 0);
    assert.deepEqual(laid.tiles, [
      [4, 99, 0],
      [5, 70, 2],
    ]);
    assert.equal(windowTile(laid), 70);
  });

  test("a drawn tile is unknown until the server says which it is", () => {
    const drawing = after(empty, { do: "take" });
    assert.equal(drawing.hand, UNKNOWN);
    assert.equal(drawing.faceDown, 8);
    for (const action of [{ do: "attach", cell: 5, turn: 0 }, { do: "reserve" }, { do: "return" }])
      assert.deepEqual(after(drawing, action), drawing);
  });

  test("the tile of the correction window is moved, set aside, taken back", () => {
    const laid = after(empty, { do: "take_open", tile: 7 }, { do: "attach", cell: 5, turn: 0 });
    assert.deepEqual(after(laid, { do: "attach", cell: 3, turn: 1 }).tiles, [
      [4, 99, 0],
      [3, 70, 1],
    ]);
    const aside = after(laid, { do: "reserve" });
    assert.deepEqual([aside.tiles, aside.reserve, aside.window], [[[4, 99, 0]], [70], LAST_RESERVED]);
    assert.deepEqual(after(aside, { do: "attach", cell: 1, turn: 0 }).tiles, [
      [4, 99, 0],
      [1, 70, 0],
    ]);
    assert.deepEqual(after(aside, { do: "return" }).faceUp, [
      [8, 80],
      [0, 70],
    ]);
  });

  test("a tile that was set aside is taken up again", () => {
    const used = after({ ...empty, reserve: [50, 60] }, { do: "use", slot: 0 });
    assert.deepEqual([used.hand, used.isReserved, used.reserve], [50, true, [60]]);
  });

  test("a repeated action changes nothing", () => {
    const acts = [
      { do: "take_open", tile: 7 },
      { do: "attach", cell: 5, turn: 0 },
      { do: "reserve" },
      { do: "return" },
    ];
    acts.reduce((bench, act) => {
      const next = applied(bench, act);
      assert.deepEqual(applied(next, act), next, act.do);
      return next;
    }, empty);
  });

  test("no tile lies on another, and a full hand takes nothing", () => {
    const held = after(empty, { do: "take_open", tile: 7 });
    assert.deepEqual(after(held, { do: "attach", cell: 4, turn: 0 }), held);
    assert.deepEqual(after(held, { do: "take" }), held);
    assert.deepEqual(after({ ...empty, looking: 1 }, { do: "take" }).hand, 0);
  });
});

describe("places of the pool", () => {
  test("tiles keep their place, new ones fill the gaps", () => {
    const first = settled([], [5, 6, 7]);
    assert.deepEqual(first, [5, 6, 7]);
    const second = settled(first, [5, 7]);
    assert.deepEqual(second, [5, null, 7]);
    assert.deepEqual(settled(second, [9, 5, 7, 8]), [5, 9, 7, 8]);
    assert.deepEqual(settled([5, null, 7], [5]), [5]);
    assert.deepEqual(settled([5], []), []);
  });
});

describe("geometry", () => {
  test("the cell under a point, or one close by", () => {
    assert.equal(cellAt(board, board.zone, 206, 206), 4);
    assert.equal(cellAt(board, board.zone, 150, 100), 1);
    assert.equal(cellAt(board, board.zone, 60, 60), null);
    assert.equal(cellAt(board, board.zone, 370, 206), 5);
  });

  test("arrows go on to the next cell and stay at the edge", () => {
    assert.equal(nextCell(board, board.zone, 4, 0), 1);
    assert.equal(nextCell(board, board.zone, 4, 3), 3);
    assert.equal(nextCell(board, board.zone, 5, 1), 5);
    assert.equal(nextCell(board, [4, 8], 4, 2), 8);
    assert.equal(middleCell(board, board.zone), 4);
  });

  test("what must stay free: before muzzles and behind engines", () => {
    assert.equal(freeSide("double_cannon", 1), 1);
    assert.equal(freeSide("engine", 0), 2);
    assert.equal(freeSide("engine", 3), 1);
    assert.equal(freeSide("cabin", 0), null);
  });

  test("faults between tiles are drawn once, at their seam", () => {
    assert.deepEqual(sidesBetween(board, { rule: "", kind: "single_against_double", cells: [4, 5] }), [
      [4, 1],
    ]);
    assert.deepEqual(sidesBetween(board, { rule: "", kind: "muzzle_blocked", cells: [4, 7] }), [[4, 2]]);
  });

  test("the outline of a group leaves out the edges inside", () => {
    assert.equal(outline(board, [4, 5]).match(/M/g)?.length, 6);
  });

  test("the clock rounds up", () => {
    assert.deepEqual([0, 1, 59_001, 60_000, 125_000].map(clock), ["0:00", "0:01", "1:00", "1:00", "2:05"]);
  });
});

describe("the workbench", () => {
  /** A server whose answers are triggered by the test. */
  let session;
  let sent;
  const view = (changed = {}, seat = {}) => ({
    round: 0,
    ship_class: "I",
    me: 0,
    seats: [{ player: 0, ship: { tiles: [[4, 99, 0]] }, ...seat }],
    yard: {
      face_down: 9,
      face_up: [
        [7, 70],
        [8, 80],
      ],
      ...changed.yard,
    },
    hints: { may: ["take"], window: CLOSED, ...changed.hints },
  });
  const show = (...parts) => (session.latest.value = { view: view(...parts) });
  const settle = async () => {
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };

  beforeEach(() => {
    gameData.value = { trucker: { editions: { "2e": { boards: { I: board }, tiles: [] } } } };
    sent = [];
    session = {
      latest: signal({ view: view() }),
      table: signal({ config: { edition: "2e" }, seats: [{ colour: 0 }] }),
      seat: signal(0),
      now: () => 0,
      act: (action, refused) =>
        new Promise((resolve) => {
          const refuse = (text) => {
            refused(text, { rule: "BLD-10" });
            resolve(false);
          };
          sent.push({ action, done: () => resolve(true), refuse });
        }),
    };
  });

  test("asks for one thing after the other and shows all at once", async () => {
    const bench = new Bench(session);
    bench.takeOpen(7);
    bench.rotate();
    bench.attach(5);
    assert.deepEqual(bench.state.value.tiles.at(-1), [5, 70, 1]);
    assert.equal(bench.held.value, 0);
    await settle();
    assert.deepEqual(
      sent.map(({ action }) => action.do),
      ["take_open"],
    );
    show({}, { hand: 70 });
    sent[0].done();
    await settle();
    assert.deepEqual(sent[1].action, { do: "attach", cell: 5, turn: 1 });
    show(
      { hints: { window: 5 } },
      {
        ship: {
          tiles: [
            [4, 99, 0],
            [5, 70, 1],
          ],
        },
      },
    );
    sent[1].done();
    await settle();
    assert.deepEqual(bench.pending.value, []);
  });

  test("takes back what is refused, with all that was to follow", async () => {
    const bench = new Bench(session);
    bench.takeOpen(7);
    bench.attach(5);
    await settle();
    sent[0].refuse("too late");
    await settle();
    assert.deepEqual(sent.length, 1);
    assert.deepEqual(bench.state.value.tiles, [[4, 99, 0]]);
    assert.deepEqual(bench.bubble.value, { spot: "pool", text: "too late", rule: "BLD-10" });
    clearTimeout(bench._bubbleTimer);
  });

  test("has as many reserve slots as the server says", () => {
    show({ hints: { slots: 1 } });
    assert.equal(new Bench(session).slots, 1);
    show({ hints: {} });
    assert.equal(new Bench(session).slots, 0, "none in the learning flight");
  });

  test("takes up the starting cabin where none is printed, and forgets what it did not ask for", () => {
    gameData.value = {
      trucker: {
        editions: {
          "2e": {
            boards: { I: { ...board, start: null } },
            tiles: Object.assign([], { 60: { kind: "cargo" }, 61: { kind: "starting_cabin" } }),
          },
        },
      },
    };
    const bare = { ship: { tiles: [] }, reserve: [60, 61] };
    show({ hints: { may: ["take"] } }, bare);
    const bench = new Bench(session);
    assert.equal(bench.cabinSlot, 1);
    show({ hints: { may: ["take"] } }, { ...bare, ship: { tiles: [[4, 60, 0]] } });
    assert.equal(bench.cabinSlot, -1, "something else was built first");
    session.table.value = { config: { edition: "2e", options: { build: "turns" } }, seats: [{}] };
    show({ hints: { may: ["take"] } }, bare);
    assert.equal(bench.cabinSlot, -1, "in turns every tile counts");
    bench.use(1);
    bench.attach(4);
    bench.end();
    assert.deepEqual(bench.pending.value, []);
  });

  test("in turns nothing is taken before one's turn", async () => {
    session.table.value = { config: { edition: "2e", options: { build: "turns" } }, seats: [{}, {}] };
    const asks = (seat) => (session.latest.value = { view: { ...view(), asked: [seat] } });
    asks(1);
    const bench = new Bench(session);
    assert.equal(bench.othersTurn, 1);
    bench.draw();
    bench.takeOpen(7);
    bench.use(0);
    await settle();
    assert.deepEqual([sent.length, bench.bubble.value?.spot], [0, "reserve"]);
    clearTimeout(bench._bubbleTimer);
    asks(0);
    assert.equal(bench.othersTurn, null);
  });

  test("a ship that cannot fly is warned about, whatever its class", () => {
    assert.deepEqual(missingOf(["cabin", "engine"], []), []);
    assert.deepEqual(missingOf([], ["starting_cabin"]), [
      "building-finish-aside",
      "building-finish-no-cabin",
      "building-finish-no-engine",
    ]);
    assert.deepEqual(missingOf(["starting_cabin", "double_engine"], ["cargo"]), []);
    assert.deepEqual(missingOf(["starting_cabin"], []), ["building-finish-no-engine"]);
    assert.deepEqual(
      missingOf(["starting_cabin"], [], true),
      ["building-finish-no-engine-learning"],
      "nobody gives up in a learning flight (LRN-09)",
    );
  });

  test("does not show what the server will refuse, and lets it say why", async () => {
    show({ yard: { places: [[5], [], [], []] } }, { hand: 70 });
    const bench = new Bench(session);
    bench.attach(8);
    assert.equal(bench.held.value, 70);
    await settle();
    sent[0].refuse("not here");
    await settle();
    assert.deepEqual(bench.bubble.value, { spot: 8, text: "not here", rule: "BLD-10" });
    clearTimeout(bench._bubbleTimer);
  });

  test("lifts the tile of the correction window and puts it down where it lay without asking", async () => {
    show(
      { hints: { window: 5, moves: [[3], [5], [], []] } },
      {
        ship: {
          tiles: [
            [4, 99, 0],
            [5, 70, 2],
          ],
        },
      },
    );
    const bench = new Bench(session);
    bench.choose(5);
    assert.deepEqual([bench.held.value, bench.turn.value], [70, 2]);
    bench.choose(5);
    assert.deepEqual([bench.held.value, sent.length], [0, 0]);
    bench.choose(5);
    bench.rotate(2);
    bench.choose(3);
    await settle();
    assert.deepEqual(sent[0].action, { do: "attach", cell: 3, turn: 0 });
  });

  test("a player who has finished or waits for a turn takes nothing", () => {
    session.latest.value = { view: { ...view(), hints: null } };
    const bench = new Bench(session);
    bench.draw();
    assert.equal(bench.held.value, 0);
  });

  test("keeps the last view while a pause hides the boards", () => {
    const bench = new Bench(session);
    assert.equal(bench.held.value, 0);
    session.latest.value = { view: null };
    assert.equal(bench.state.value.faceDown, 9);
  });
});

test("a ship being built is told early what it lacks, the most urgent first", () => {
  const hold = (/** @type {number} */ number) => Array.from({ length: number }, () => "cargo");
  assert.equal(lackOf(["starting_cabin"], 18), "", "too early");
  assert.equal(lackOf(["starting_cabin", ...hold(2)], 18), "engine");
  assert.equal(lackOf(["starting_cabin", "engine", ...hold(2)], 18), "");
  assert.equal(lackOf(["starting_cabin", "engine", ...hold(4)], 18), "cannon");
  assert.equal(lackOf(["starting_cabin", "cannon", ...hold(4)], 18), "engine");
  const armed = ["starting_cabin", "double_engine", "double_cannon", ...hold(5)];
  assert.equal(lackOf(armed, 18), "power");
  assert.equal(lackOf([...armed, "battery"], 18), "");
});

test("whoever finishes a ship hears what it is weak in, the worst first and not too much", () => {
  const keys = (/** @type {Parameters<typeof weaknessesOf>[0]} */ ship) =>
    weaknessesOf(ship).map(([key]) => key.replace("coach-weak-", ""));
  const sound = ["starting_cabin", "cannon", "engine", "battery", "shield", "cargo"];
  assert.deepEqual(keys({ kinds: sound, open: 5, cells: 10 }), []);
  assert.deepEqual(keys({ kinds: sound, open: 6, cells: 10 }), ["open"]);
  assert.deepEqual(keys({ kinds: sound, open: 0, cells: 11 }), ["small"]);
  assert.deepEqual(weaknessesOf({ kinds: sound, open: 0, cells: 11 })[0][1], { number: 5 });
  const powerless = sound.filter((kind) => kind !== "battery");
  assert.deepEqual(keys({ kinds: powerless, open: 0, cells: 6 }), ["no-power"]);
  assert.deepEqual(keys({ kinds: ["starting_cabin", "shield"], open: 9, cells: 18 }), [
    "no-cannon",
    "no-power",
    "small",
  ]);
  assert.deepEqual(keys({ kinds: ["starting_cabin", "cannon", "engine"], open: 0, cells: 3 }), ["no-hold"]);
});
