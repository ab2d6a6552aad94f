/** Teams: accounts, partners, and who did what before places changed. */

import assert from "node:assert/strict";
import { test } from "node:test";

import "./page.mjs";
import { sharedPlaces } from "../../src/starhaul/web/screens/match/places.js";
import { lastSettlement } from "../../src/starhaul/web/trucker/results/ledger.js";
import { momentsOf } from "../../src/starhaul/web/trucker/results/moments.js";
import { accountsOf, asPersons, isPartner, sittings } from "../../src/starhaul/web/trucker/teams.js";

const { swapBetween } = await import("../../src/starhaul/web/trucker/swap.js");
const { colourNumber } = await import("../../src/starhaul/web/trucker/who.js");
const { teamWords } = await import("../../src/starhaul/web/trucker/teamtag.js");
const { linesOf, rankedAccounts } = await import("../../src/starhaul/web/trucker/results/ranking.js");

const told = (...events) =>
  events.map(([key, args = {}], i) => ({ rev: i + 1, at_ms: i * 1000, event: { key, args } }));
const SWAPPED = [2, 3, 0, 1];
const AT_FIRST = [0, 1, 2, 3];
const swap = (players) => ["partners-swapped", { players }];
const teams = [0, 1, 0, 1].map((team) => ({ team }));
const singles = [{}, {}, {}];

test("partners share an account, others have one each", () => {
  assert.deepEqual(accountsOf({ seats: teams }), [
    [0, 2],
    [1, 3],
  ]);
  assert.deepEqual(accountsOf({ seats: singles }), [[0], [1], [2]]);
});

test("the partner sits opposite, seen from one's present seat", () => {
  assert.deepEqual(
    [0, 1, 2, 3].filter((seat) => isPartner({ seats: teams, me: 3 }, seat)),
    [1],
  );
  assert.deepEqual(
    [0, 1, 2].filter((seat) => isPartner({ seats: singles, me: 0 }, seat)),
    [],
  );
  assert.deepEqual(
    [0, 1, 2, 3].filter((seat) => isPartner({ seats: teams }, seat)),
    [],
  );
});

test("the story tells who sat where, from its first line on", () => {
  const story = told(["finished", { seat: 0 }], swap(SWAPPED), ["launched"], swap(AT_FIRST), ["launched"]);
  assert.deepEqual(sittings(story, AT_FIRST), [AT_FIRST, SWAPPED, SWAPPED, AT_FIRST, AT_FIRST]);
  assert.deepEqual(sittings(told(["launched"]), SWAPPED), [SWAPPED]);
});

test("actions are credited to the person, wherever they sit now", () => {
  const story = told(
    ["finished", { seat: 0 }],
    swap(SWAPPED),
    ["errors-found", { seat: 0, number: 3 }],
    ["card-revealed", { kind: "abandoned_ship" }],
    ["credits-earned", { seat: 2, credits: 9 }],
    ["settled", { seat: 2, bookings: [{ item: "order", credits: 4 }] }],
    swap(AT_FIRST),
    ["card-revealed", { kind: "pirates" }],
    ["credits-earned", { seat: 2, credits: 4 }],
  );
  const moments = new Map(
    momentsOf(asPersons(story, AT_FIRST), []).map((moment) => [moment.what, moment.seat]),
  );
  assert.equal(moments.get("jackpot"), 0, "person 0 sat at seat 2 in the first flight");
  assert.equal(moments.get("riches"), 0);
  assert.equal(moments.get("faults"), 0, "mistakes are made by who built");
});

test("colours belong to the seat, also the first one, which is left out on the wire", () => {
  const session = {
    table: { value: { seats: [{ colour: 2 }, {}, { colour: 1 }, { colour: 3 }] } },
    latest: { value: { view: { seats: SWAPPED.map((player) => ({ player })) } } },
  };
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => colourNumber(session, seat)),
    [2, 0, 1, 3],
  );
});

test("a settlement knows its place in the story, so that it uses the names of that time", () => {
  const story = told(
    swap(SWAPPED),
    ["settled", { seat: 0, bookings: [] }],
    ["round-ended", { round: 1 }],
    swap(AT_FIRST),
  );
  assert.deepEqual(sittings(story, AT_FIRST)[lastSettlement(story).at], SWAPPED);
});

test("a ranking has a row for each account", () => {
  const seats = [2, 1, 2, 1].map((place, seat) => ({ place, team: seat % 2 }));
  assert.deepEqual(rankedAccounts({ seats }), [
    [1, 3],
    [0, 2],
  ]);
  assert.deepEqual(rankedAccounts({ seats: [{ place: 2 }, { place: 1 }] }), [[1], [0]]);
  assert.deepEqual(sharedPlaces([4, 6, 4, 6], true), [
    { seats: [1, 3], place: 1 },
    { seats: [0, 2], place: 2 },
  ]);
  assert.deepEqual(sharedPlaces([4, 6], false), [
    { seats: [1], place: 1 },
    { seats: [0], place: 2 },
  ]);
});

test("a chart has a line for each account", () => {
  const session = {
    table: { value: { seats: [{ name: "Ann" }, { name: "Bo" }, { name: "Cy" }, { name: "Di" }] } },
    seat: { value: null },
    latest: { value: null },
  };
  const totals = [
    [0, 4],
    [0, 6],
    [0, 4],
    [0, 6],
  ];
  const seats = [2, 1, 2, 1].map((place, seat) => ({ place, team: seat % 2, player: seat }));
  assert.deepEqual(
    linesOf(session, { seats }, totals).map(({ values }) => values),
    [
      [0, 6],
      [0, 4],
    ],
  );
  const alone = seats.map(({ team, ...rest }) => rest);
  assert.deepEqual(
    linesOf(session, { seats: alone }, totals).map(({ name }) => name),
    ["Bo", "Di", "Ann", "Cy"],
  );
});

test("players see their partner marked, spectators see every team", () => {
  const words = (view) => [0, 1, 2, 3].map((seat) => teamWords(view, seat));
  assert.deepEqual(words({ seats: teams, me: 1 }), ["", "", "", "building-partner"]);
  for (const me of [undefined, null])
    assert.deepEqual(words({ seats: teams, me }), Array(4).fill("results-team"));
  assert.deepEqual(words({ seats: [...singles, {}] }), ["", "", "", ""]);
});

test("a change of places is shown to those who change and to spectators", () => {
  const view = (players, me) => ({ me, seats: players.map((player) => ({ player })) });
  assert.deepEqual(swapBetween(view(AT_FIRST, 1), view(SWAPPED, 3)), { from: 1, to: 3 });
  assert.deepEqual(swapBetween(view(AT_FIRST), view(SWAPPED)), { from: null, to: null });
  assert.equal(swapBetween(view(AT_FIRST, 1), view(AT_FIRST, 1)), null);
  assert.equal(swapBetween(null, view(SWAPPED, 3)), null);
  assert.equal(
    swapBetween(view(AT_FIRST, 1), view([2, 1, 0, 3], 1)),
    null,
    "one's own partner has left the match",
  );
});
