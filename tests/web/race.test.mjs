/** The race in the browser: where ships stand, what the map shows, and the story in all languages. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { before, test } from "node:test";
import "./games.mjs";
import { gameData } from "../../src/starhaul/web/core/gamedata.js";
import { choose, LANGUAGES } from "../../src/starhaul/web/core/settings.js";
import { speak } from "../../src/starhaul/web/core/texts.js";
import { around, between, held, scaleOf, whole, zoomed } from "../../src/starhaul/web/race/camera.js";
import {
  cardsFor,
  choicesOf,
  focusOf,
  isJoker,
  reachOf,
  shownReach,
} from "../../src/starhaul/web/race/choice.js";
import { isMovement, restOf } from "../../src/starhaul/web/race/data.js";
import { formation, placeOf, standing, unwound, wayAlong } from "../../src/starhaul/web/race/formation.js";
import { paceOf } from "../../src/starhaul/web/race/pace.js";
import { aloftAfter, staged } from "../../src/starhaul/web/race/stage.js";
import { statusOf } from "../../src/starhaul/web/race/status.js";
import { sentence } from "../../src/starhaul/web/race/story.js";
import { awayShips, homeOf, onTurn, playerName, shownView, sideOf } from "../../src/starhaul/web/race/who.js";
import { absenceOf } from "../../src/starhaul/web/ui/absence.js";
import { isHeldBack } from "../../src/starhaul/web/ui/heldquestion.js";

const file = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const board = JSON.parse(file("src/starhaul/race/data/board.json"));
const track = {
  svg: "",
  width: 1258,
  height: 724,
  half: 72,
  inner: 54,
  planet_shift: 32,
  holes: board.black_holes,
  spaces: board.spaces.map(({ x, y, angle, faces }) => ({
    x,
    y,
    degrees: angle,
    faces,
    outline: "",
    sides: [],
  })),
};
const paces = { "card-played": 750, "ship-moved": 280 };
before(() => (gameData.value = { race: { track, digit_at: {}, jokers: true, paces, space_ms: 95 } }));

const view = {
  round: 1,
  turns: 5,
  first: 1,
  deck: 24,
  discard: [],
  bonus_deck: 12,
  bonus_discard: [],
  finish_pile: 8,
  me: 0,
  asked: [0],
  seats: [
    { team: 0, colours: ["red"], cards: 3, bonus_cards: 0, hand: ["green-2-a", "red-2-a", "red-3-b"] },
    { team: 1, colours: ["green"], cards: 3, bonus_cards: 0 },
    { team: 0, colours: ["black"], cards: 3, bonus_cards: 0 },
    { team: 1, colours: ["yellow"], cards: 3, bonus_cards: 0 },
  ],
  ships: [
    ["red-1", 9, "bonus"],
    ["red-2", 20, "asteroid"],
    ["green-1", 45, "finish"],
    ["green-2", 45, "finish"],
    ["black-1", 0, "start"],
    ["black-2", 45, "finish"],
    ["yellow-1", 9, "bonus"],
    ["yellow-2", 4, "normal"],
  ],
  hints: {
    reach: [
      [
        ["black-1", 2, 2],
        ["red-1", 11, 10],
        ["red-2", 21, 21],
      ],
      [
        ["red-1", 11, 10],
        ["red-2", 21, 21],
      ],
      [
        ["red-1", 12, 10],
        ["red-2", 21, 21],
      ],
    ],
  },
};
const plays = view.hints.reach.flatMap((ships, number) =>
  ships.map(([ship]) => ({ do: "play", card: view.seats[0].hand[number], ship })),
);
const asked = { kind: "play", options: plays, default: plays[0] };

/** A session with these parts. */
const visiting = (table, latest, shown = latest) => ({
  table: { value: table },
  latest: { value: latest },
  director: { shown: { value: shown } },
});

test("a match begins with its own ships, not with the end of the one before", () => {
  const [old, now] = [
    { match: "one", view: { ...view, is_over: true } },
    { match: "two", view },
  ];
  assert.equal(shownView(visiting(null, now, old)), now.view);
  assert.equal(shownView(visiting(null, now, { match: "two", view: { ...view, turns: 4 } })).turns, 4);
  assert.equal(shownView(visiting(null, null, old)), old.view);
});

test("nobody in a race is named after the colour of a seat that flies another one", () => {
  const seats = [
    { colour: 0, is_taken: true },
    { bot: "hard" },
    { name: "Cec", is_taken: true, is_connected: true },
    {},
  ];
  const visit = visiting({ seats }, null);
  // No language is loaded yet: texts are their keys.
  assert.deepEqual(
    [0, 1, 2].map((seat) => playerName(visit, view, seat)),
    ["race-seat-red", "client-bot-hard", "Cec"],
  );
});

test("absent people are marked with when and by whom they are replaced", () => {
  const seats = [
    { is_taken: true, takeover_ms: 41_200 },
    { bot: "hard" },
    { is_taken: true, stand_in: "easy" },
    { is_taken: true, is_connected: true },
  ];
  const visit = {
    ...visiting({ seats, is_playing: true, stand_in: "defaults" }, null),
    takeoverIn: (seat) => seats[seat].takeover_ms ?? null,
  };
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => absenceOf(visit, seat)),
    [{ who: "client-autopilot", seconds: 42 }, null, { who: "client-bot-easy", seconds: null }, null],
  );
  assert.deepEqual([...awayShips(visit, view)], ["red-1", "red-2", "black-1", "black-2"]);
  const waiting = { ...visit, table: { value: { seats, is_playing: false } } };
  assert.equal(absenceOf(waiting, 0), null);
});

// --- where ships stand -------------------------------------------------------------------------------------

test("ships on one space do not cover each other", () => {
  for (const [isPlanet, isHalf] of [
    [false, false],
    [true, false],
    [false, true],
  ]) {
    for (let count = 1; count <= 8; count += 1) {
      const places = formation(count, isPlanet, isHalf);
      assert.equal(places.length, count);
      for (const [i, [along, across, scale]] of places.entries()) {
        for (const [other, aside] of places.slice(i + 1)) {
          assert.ok(
            Math.hypot(along - other, across - aside) >= 18 * scale,
            `${count} ${isPlanet} ${isHalf}`,
          );
        }
      }
    }
  }
});

test("ships stand on their side of a double space", () => {
  const spots = standing(track, [
    ["red-1", 4, "hyperspace"],
    ["green-1", 4, "normal"],
    ["black-1", 4, ""],
  ]);
  const { y } = track.spaces[4];
  assert.ok(
    spots.get("red-1").y < y && spots.get("green-1").y > y,
    "left and right of a ship that flies to the right",
  );
  assert.equal(spots.get("black-1").y, y, "not decided yet: in the middle");
});

test("planets stand back from the track", () => {
  assert.ok(placeOf(track, 0).x < track.spaces[0].x);
  assert.ok(placeOf(track, 45).x > track.spaces[45].x);
});

test("ships fly space by space, both ways, and turn the short way", () => {
  assert.equal(wayAlong(track, 3, 9).length, 7);
  assert.deepEqual(wayAlong(track, 9, 3), wayAlong(track, 3, 9).reverse());
  assert.deepEqual(unwound([0, 350, 10, 179, -179]), [0, -10, 10, 179, 181]);
});

// --- the story and the ships -------------------------------------------------------------------------------

const told = (key, args = {}) => ({ key, args });
const at = (ships, name) => ships.find(([ship]) => ship === name).slice(1);

test("ships are where the story has them", () => {
  const events = [
    told("card-played"),
    told("ship-moved", { ship: "red-1", from: 9, to: 11 }),
    told("hole-retreat", { ship: "red-1", to: 10 }),
  ];
  assert.deepEqual(at(staged(track, view.ships, events.slice(0, 1), null), "red-1"), [9, "bonus"]);
  assert.deepEqual(at(staged(track, view.ships, events.slice(0, 2), null), "red-1"), [11, "black_hole"]);
  assert.deepEqual(at(staged(track, view.ships, events, null), "red-1"), [10, "normal"]);
});

test("a towed ship joins the one that tows", () => {
  const events = [
    told("ship-moved", { ship: "red-1", from: 9, to: 14 }),
    told("side-chosen", { ship: "red-1", face: "hyperspace" }),
    told("ship-towed", { ship: "yellow-1", from: 9, to: 14 }),
  ];
  assert.deepEqual(at(staged(track, view.ships, events, null), "yellow-1"), [14, "hyperspace"]);
});

test("a ship that waits for its side hovers over the space", () => {
  const moved = told("ship-moved", { ship: "yellow-2", from: 4, to: 8 });
  assert.deepEqual(aloftAfter(track, [told("card-played"), moved]), { ship: "yellow-2", index: 8 });
  assert.deepEqual(at(staged(track, view.ships, [], { ship: "yellow-2", index: 8 }), "yellow-2"), [8, ""]);
  assert.equal(aloftAfter(track, [moved, told("side-chosen")]), null);
  assert.equal(aloftAfter(track, [moved, told("card-played")]), null);
  assert.equal(
    aloftAfter(track, [told("ship-moved", { ship: "red-1", from: 9, to: 10 })]),
    null,
    "at rest at once",
  );
  assert.equal(aloftAfter(track, []), null);
});

test("longer flights take longer", () => {
  assert.ok(paceOf(told("ship-moved", { from: 0, to: 12 })) > paceOf(told("ship-moved", { from: 0, to: 2 })));
  assert.equal(paceOf(told("hand-dealt")), 0);
});

const landing = { events: [told("card-played"), told("ship-moved", { ship: "red-1", from: 9, to: 11 })] };

/** A session while the story is playing, with a question that is open until then. */
const listening = (now, untold, deadline_ms = 63_000, options = { story_seconds: 12 }) => ({
  table: { value: { game: "race", config: { options } } },
  latest: { value: { deadline_ms } },
  now: () => now,
  director: { untold, scene: { value: untold.length ? {} : null } },
});

test("a question waits for the story that leads to it, until its clock begins", () => {
  assert.equal(isHeldBack(listening(0, [landing]), "side", paceOf), true);
  assert.equal(isHeldBack(listening(0, [landing]), "", paceOf), true, "the others see the same");
  assert.equal(isHeldBack(listening(3500, [landing]), "side", paceOf), false, "the clock has begun");
  assert.equal(isHeldBack(listening(0, []), "side", paceOf), false, "all is told");
  assert.equal(
    isHeldBack(listening(0, [{ events: [told("card-played")] }]), "side", paceOf),
    false,
    "told at once",
  );
  assert.equal(
    isHeldBack(listening(0, [{ events: [told("card-played")] }, landing]), "side", paceOf),
    true,
    "more is to come",
  );
  assert.equal(
    isHeldBack(listening(0, [landing], 60_000, {}), "side", paceOf),
    false,
    "the table does not allow for the story",
  );
});

// --- what can be chosen ------------------------------------------------------------------------------------

test("cards and ships that go together", () => {
  assert.deepEqual([...choicesOf(asked, null)].sort(), ["black-1", "red-1", "red-2"]);
  assert.deepEqual([...choicesOf(asked, "red-2-a")].sort(), ["red-1", "red-2"]);
  assert.deepEqual([...cardsFor(asked, "black-1")], ["green-2-a"]);
  assert.deepEqual([...cardsFor(null, null)], []);
});

test("a card of a colour that is home is a joker", () => {
  assert.ok(isJoker(view, "green-2-a"));
  assert.ok(!isJoker(view, "red-2-a"));
  assert.deepEqual(reachOf(view, "red-3-b")[0], { ship: "red-1", from: 9, stops: 12, rests: 10 });
  assert.deepEqual(reachOf(view, "red-6-a"), [], "not in the hand");
});

test("the map shows the chosen card, or all cards for the chosen ship", () => {
  const chosen = (more) => shownReach(view, asked, { card: null, ship: null, aim: null, ...more });
  assert.deepEqual(chosen({}), []);
  assert.deepEqual(
    chosen({ card: "red-2-a", aim: "red-2" }).map(({ isAimed }) => isAimed),
    [false, true],
  );
  assert.deepEqual(
    chosen({ ship: "red-1" }).map(({ number, stops }) => [number, stops]),
    [
      ["2", 11],
      ["3", 12],
    ],
  );
});

test("the map shows where each answer leads", () => {
  const departure = {
    kind: "departure",
    options: [{ do: "bonus" }, { do: "bonus", card: "light_speed" }],
    about: { ship: "red-1", card: "red-1-a", lands: [10, 11] },
  };
  const shown = (question, aim = null) => shownReach(view, question, { card: null, ship: null, aim });
  assert.deepEqual(
    shown(departure).map(({ from, stops, rests }) => [from, stops, rests]),
    [
      [9, 10, 10],
      [9, 11, 10],
    ],
  );
  assert.deepEqual(
    shown(departure, "none").map(({ isAimed }) => isAimed),
    [true, false],
  );
  const evade = {
    kind: "evade",
    options: departure.options,
    about: { ship: "red-1", hole: 11, lands: [10, 13] },
  };
  assert.deepEqual(
    shown(evade).map(({ from, stops }) => [from, stops]),
    [
      [11, 10],
      [11, 13],
    ],
  );
  const tow = {
    kind: "tow",
    options: [{ do: "tow" }, { do: "tow", ship: "red-1" }],
    about: { index: 15, face: "bonus" },
  };
  assert.deepEqual(
    shown(tow).map(({ ship, from, stops }) => [ship, from, stops]),
    [["red-1", 9, 15]],
  );
});

test("the current event is in sight, then the question, then the player's own ships", () => {
  const scene = {
    event: told("ship-moved", { ship: "red-1", from: 9, to: 14 }),
    rev: 3,
    ms: 1,
    before: null,
    after: {},
  };
  assert.deepEqual(focusOf(view, [], asked, scene).indexes, [9, 14]);
  assert.deepEqual(focusOf(view, reachOf(view, "red-2-a"), asked, null).indexes, [9, 11, 10, 20, 21, 21]);
  assert.deepEqual(focusOf(view, [], { kind: "side", about: { index: 8 } }, null).indexes, [8]);
  assert.deepEqual(focusOf(view, [], asked, null).indexes, [9, 20, 0, 45]);
});

test("black holes say where they send ships", () => {
  assert.deepEqual(
    [10, 11, 12, 13, 25].map((index) => restOf(track, index)),
    [10, 10, 10, 13, 22],
  );
});

// --- who is who --------------------------------------------------------------------------------------------

test("on one's own turn with nothing to do, others may react; who is asked stays secret", () => {
  // No language is loaded yet: texts are their keys.
  const visit = visiting({ game: "race", seats: [{ name: "Ann" }, { name: "Bob" }, {}, {}] }, null);
  const at = (seat, isIdle) => statusOf(visit, { ...view, asked: [seat] }, isIdle);
  assert.deepEqual([at(0, false), at(0, true)], ["race-ui-your-turn", "race-ui-others-react"]);
  assert.deepEqual([at(1, false), at(1, true)], ["race-ui-turn-of", "race-ui-turn-of"]);
});

test("teams, turns and ships at home", () => {
  assert.deepEqual(
    ["red", "black", "green"].map((colour) => sideOf(view, colour)),
    ["own", "mate", "rival"],
  );
  assert.equal(onTurn(view), 0);
  // Somebody is asked in secret: it is still the turn of the player who has played.
  assert.equal(onTurn({ ...view, asked: [] }), 1);
  assert.equal(onTurn({ ...view, is_over: true }), null);
  assert.deepEqual(homeOf(view, 1, 45), { home: 2, needed: 4 });
});

// --- the camera --------------------------------------------------------------------------------------------

const phone = { width: 370, height: 400 };

test("the whole track fits, whatever the screen", () => {
  for (const size of [phone, { width: 980, height: 556 }, { width: 344, height: 170 }]) {
    const box = whole(track, size);
    assert.ok(
      box.x <= 0 && box.y <= 0.001 && box.width >= track.width - 0.001 && box.height >= track.height - 0.001,
    );
    assert.ok(Math.abs(box.width / box.height - size.width / size.height) < 1e-9);
  }
});

test("what matters is in sight, close enough to read and not too close", () => {
  const points = [track.spaces[9], track.spaces[11]];
  const box = around(points, track, phone);
  for (const { x, y } of points)
    assert.ok(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height);
  assert.ok(scaleOf(box, phone) >= 0.6 && scaleOf(box, phone) <= 1);
  assert.deepEqual(around([], track, phone), whole(track, phone));
});

test("the camera stays within the edges", () => {
  const all = whole(track, phone);
  assert.deepEqual(held(zoomed(all, 0.2), track, phone), all);
  const near = held({ x: -500, y: 5000, width: 400, height: 432 }, track, phone);
  assert.ok(near.x >= 0 && near.y + near.height <= track.height + 0.001);
});

test("zooming keeps the point under the finger", () => {
  const box = { x: 100, y: 50, width: 400, height: 200 };
  const near = zoomed(box, 2, { x: 0.25, y: 1 });
  assert.deepEqual([near.x + near.width * 0.25, near.y + near.height], [200, 250]);
  assert.deepEqual(between(box, near, 0), box);
  assert.deepEqual(between(box, near, 1), near);
});

// --- the story in words ------------------------------------------------------------------------------------

/** One of each event of docs/race-protocol.md; some sentences have several shapes. */
const EVENTS = [
  ["card-set-aside", {}],
  ["first-player", { seat: 1 }],
  ["round-dealt", { round: 2 }],
  ["hand-dealt", { seat: 0, cards: ["red-3-a", "black-1-b"] }],
  ["card-played", { seat: 0, card: "red-3-a", ship: "red-1" }],
  ["card-played", { seat: 0, card: "green-3-a", ship: "red-1", named: "red" }],
  ["card-played", { seat: 0, card: "red-3-a", ship: null }],
  ["bonus-played", { seat: 3, card: "tow_hook", ship: "yellow-2" }],
  ["ship-moved", { ship: "black-1", from: 3, to: 8 }],
  ["hole-retreat", { ship: "green-1", to: 10 }],
  ["hole-evaded", { ship: "green-1", to: 13 }],
  ["side-chosen", { seat: 2, ship: "red-2", face: "asteroid" }],
  ["ship-towed", { ship: "red-2", from: 3, to: 9 }],
  ["bonus-drawn", { seat: 0, number: 1 }],
  ["bonus-drawn", { seat: 0, number: 0 }],
  ["bonus-seen", { seat: 0, card: "light_speed" }],
  ["bonus-reshuffled", {}],
  ["finish-pile-taken", { order: [1, 2, 3, 0] }],
  ["ship-finished", { ship: "red-1" }],
  ["colour-finished", { colour: "yellow" }],
  ["game-ended", { teams: [0], seats: [0, 2] }],
  ["by-default", { seat: 1 }],
  ["presence", { player: 1, now: "away" }],
];

test("every event of the protocol is among the examples", () => {
  const page = file("docs/race-protocol.md").split("## Events")[1];
  const keys = [...page.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, key]) => key).filter((key) => key !== "key");
  assert.deepEqual([...new Set(EVENTS.map(([key]) => key))].sort(), keys.sort());
});

for (const language of LANGUAGES) {
  test(`the story can be told: ${language}`, async (context) => {
    const folder = `src/starhaul/locale/${language}`;
    const texts = readdirSync(new URL(`../../${folder}`, import.meta.url))
      .filter((name) => name.endsWith(".ftl"))
      .map((name) => file(`${folder}/${name}`));
    context.mock.method(globalThis, "fetch", async () => ({ ok: true, text: async () => texts.join("\n") }));
    const problems = context.mock.method(console, "error", () => {});
    choose({ language });
    await speak();
    const sentences = EVENTS.map(([key, args]) =>
      sentence({ key, args }, { nameOf: (seat) => `P${seat}`, jokers: true }),
    );
    assert.deepEqual(
      problems.mock.calls.map(({ arguments: words }) => words),
      [],
    );
    for (const text of sentences) {
      assert.match(text, /^\p{Lu}.*[.!]$/su);
      assert.doesNotMatch(text, /undefined|null|\{|\$|red-|_/);
    }
    assert.equal(new Set(sentences).size, sentences.length);
  });
}

test("movement cards are distinguished from bonus cards by name", () => {
  assert.ok(isMovement("red-3-a"));
  assert.ok(!isMovement("tow_hook"));
});
