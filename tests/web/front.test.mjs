/** The front page without a browser: agreements, links, messages on arrival. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import "./games.mjs";
import { LANGUAGE_NAMES, SKILLS, STAND_INS } from "../../src/starhaul/web/core/constants.js";
import { gameData, prepare } from "../../src/starhaul/web/core/gamedata.js";
import { formOf, gameNames, infoOf, pluginOf } from "../../src/starhaul/web/core/games.js";
import {
  deviceName,
  forgetSeat,
  lastTable,
  noteDone,
  rememberSeat,
  seatsKept,
  tokenAt,
} from "../../src/starhaul/web/core/ownseats.js";
import { codeIn, placeOf, routeOf } from "../../src/starhaul/web/core/routes.js";
import { shipColours, trackIn, withColour } from "../../src/starhaul/web/race/agreement.js";
import { commandsOf } from "../../src/starhaul/web/screens/front/arrivals.js";
import { commonplaces, differences } from "../../src/starhaul/web/screens/front/describe.js";
import { KINDS } from "../../src/starhaul/web/screens/front/fieldkinds.js";
import {
  asUsual,
  chosenAt,
  cleaned,
  matters,
  quickMatch,
  quickWays,
  unusual,
  usualConfig,
  wholeConfig,
  withOption,
} from "../../src/starhaul/web/screens/front/options.js";
import { isLoopback } from "../../src/starhaul/web/screens/waiting/reachability.js";
import {
  adviceOn,
  flightOf,
  formData,
  withEdition,
  withFlight,
} from "../../src/starhaul/web/trucker/agreement.js";
import { numberIn } from "../../src/starhaul/web/ui/fields.js";

const TABLE = "6702e9e578ddcc14";
const TOKEN = "DJMXRyuAjN3T38c_BdSaGkEIaLpIn9-i";

test("a link or a code leads to a table", () => {
  for (const text of [
    `http://there:8800/#/table/${TABLE}/${TOKEN}`,
    ` #/table/${TABLE}/${TOKEN} `,
    `http://there:8800/t/${TABLE}?lang=cs#/table/${TOKEN}`,
    `https://there/deep/t/${TABLE}#/table/${TOKEN}`,
    `${TABLE}/${TOKEN}`,
    `table/${TABLE}/${TOKEN}/`,
  ]) {
    assert.deepEqual(placeOf(text), { table: TABLE, token: TOKEN, invite: "" }, text);
  }
  assert.deepEqual(placeOf(TABLE.toUpperCase()), { table: TABLE, token: "", invite: "" });
  assert.deepEqual(placeOf(`https://there/deep/#/table/${TABLE}`), { table: TABLE, token: "", invite: "" });
  assert.deepEqual(placeOf(`https://there/deep/#/join/${TABLE}/${TOKEN}`), {
    table: TABLE,
    token: "",
    invite: TOKEN,
  });
  for (const text of ["KRMTVX", " krm tvx ", "krm-tvx"]) assert.equal(codeIn(text), "KRMTVX", text);
  for (const text of ["", "krmtv", "krmtvxb", "krm7vx", TABLE, `#/join/${TABLE}/${TOKEN}`])
    assert.equal(codeIn(text), "", text);
});

test("anything else leads nowhere", () => {
  for (const text of [
    "",
    "hello",
    "https://example.org/",
    "#/table/",
    "../../etc",
    `${TABLE} ${TOKEN}`,
    `${TABLE}/<b>`,
  ]) {
    assert.equal(placeOf(text), null, text);
  }
});

test("an unknown address leads to the front page", () => {
  for (const hash of ["", "#", "#/", "#/table", "#/match/", "#/gallery/x", "#main"])
    assert.deepEqual(routeOf(hash), { page: "front" }, hash);
  assert.deepEqual(routeOf(`#/table/${TABLE}/${TOKEN}`), {
    page: "table",
    table: TABLE,
    token: TOKEN,
    invite: "",
  });
  assert.deepEqual(routeOf(`#/join/${TABLE}/${TOKEN}`), {
    page: "table",
    table: TABLE,
    token: "",
    invite: TOKEN,
  });
});

test("a quick match may be built without time limits", () => {
  assert.equal(quickMatch("trucker", "II", "easy").config.options, undefined);
  assert.deepEqual(quickMatch("trucker", "II", "easy", true).config.options, { build: "relaxed" });
  assert.equal(quickMatch("race", "race", "easy", true).config.options, undefined);
});

test("seats are remembered for the tab and for the browser, the latest first", () => {
  rememberSeat({ table: "a", token: "one", game: "race" });
  rememberSeat({ table: "b", token: "two", game: "trucker" });
  assert.deepEqual(
    seatsKept().map(({ table, token }) => [table, token]),
    [
      ["b", "two"],
      ["a", "one"],
    ],
  );
  assert.equal(lastTable.value?.table, "b");
  assert.equal(tokenAt("a"), "one");
  assert.equal(tokenAt("c"), "");
  // Another tab sits elsewhere at the same table: this one keeps its own seat.
  localStorage.setItem(
    "starhaul-seats",
    JSON.stringify([{ table: "a", token: "other", game: "race", at: Date.now() }]),
  );
  assert.equal(tokenAt("a"), "one");
  forgetSeat("a", "one");
  assert.equal(tokenAt("a"), "other");
  forgetSeat("a", "other");
  assert.equal(tokenAt("a"), "");
  assert.equal(lastTable.value, null);
  for (const nonsense of ["{", "7", '[{"table":1}]', '[{"table":"a","token":"x","game":"race","at":5}]']) {
    localStorage.setItem("starhaul-seats", nonsense);
    assert.equal(tokenAt("a"), "", nonsense);
  }
  for (let number = 0; number < 30; number++) rememberSeat({ table: `t${number}`, token: "x", game: "race" });
  assert.equal(seatsKept().length, 20);
});

test("a table where nothing is left to do is not offered as the way back", () => {
  localStorage.setItem("starhaul-seats", "[]");
  rememberSeat({ table: "a", token: "one", game: "trucker" });
  assert.equal(lastTable.value?.table, "a");
  noteDone("a");
  assert.equal(lastTable.value, null);
  assert.equal(tokenAt("a"), "one", "its link still leads to the seat");
  // A rematch.
  rememberSeat({ table: "a", token: "one", game: "trucker" });
  assert.equal(lastTable.value?.table, "a");
});

test("a browser keeps one device name", () => {
  const name = deviceName();
  assert.match(name, /^[0-9a-f]{32}$/);
  assert.equal(deviceName(), name);
});

test("only addresses of this machine are recognised as such", () => {
  for (const name of ["localhost", "127.0.0.1", "127.8.9.1", "[::1]", "my.localhost"])
    assert.ok(isLoopback(name), name);
  for (const name of ["192.168.1.5", "127.example.org", "localhost.example.org", "example.org", "10.0.0.1"])
    assert.ok(!isLoopback(name), name);
});

test("another track of the same table is requested, the same one is not", async (context) => {
  document.getElementById ??= () => null;
  const ask = context.mock.method(globalThis, "fetch", async (path) => Response.json({ path }));
  for (const track of ["", "", "ring", "ring", ""]) await prepare("race", TABLE, track);
  assert.equal(ask.mock.callCount(), 3);
  assert.equal(gameData.value.race.path, `api/tables/${TABLE}/data`);
});

test("a file is a track if it says so", () => {
  assert.equal(trackIn('{"format":"team-race-board/1","name":"Ring"}').name, "Ring");
  for (const text of ["", "[1]", "null", '"team-race-board/1"', '{"format":"other"}', "{"])
    assert.equal(trackIn(text), null, text);
});

test("what follows from the people at a table is not taken for a choice of the host", () => {
  const config = {
    edition: "2e",
    seats: 4,
    rounds: ["III"],
    options: { draw_pause_ms: 400, openCredits: true },
  };
  const table = { game: "trucker", config, chosen: { rounds: ["III"], options: { openCredits: true } } };
  const chosen = chosenAt(table);
  assert.deepEqual(
    unusual("trucker", chosen).map(([option]) => option.name),
    ["openCredits"],
  );
  assert.deepEqual(cleaned("trucker", chosen), {
    edition: "2e",
    seats: 4,
    rounds: ["III"],
    options: { openCredits: true },
  });
  const rest = Object.fromEntries(
    asUsual("trucker", chosen, config).map(([{ name }, value]) => [name, value]),
  );
  assert.deepEqual(
    [rest.draw_pause_ms, rest.safety_net, rest.decision_seconds, rest.openCredits],
    [400, true, 60, undefined],
  );
  // A server leaves out an empty value.
  assert.deepEqual(chosenAt({ ...table, chosen: undefined }).options, {});
});

test("options of the hourglass matter only where there is one", () => {
  const relaxed = withOption(usualConfig("trucker"), "build", "relaxed");
  const names = asUsual("trucker", relaxed, relaxed).map(([{ name }]) => name);
  for (const name of ["autoFlip", "safety_net", "run_seconds"]) assert.ok(!names.includes(name), name);
});

test("defaults are not sent", () => {
  const config = withOption(withOption(usualConfig("trucker"), "strictBuild", false), "decision_seconds", 60);
  assert.deepEqual(cleaned("trucker", { ...config, level: null, trek: false }), {
    edition: "2e",
    seats: 4,
    rounds: ["II"],
  });
  assert.deepEqual(cleaned("race", wholeConfig("race", { seats: 3 })), { seats: 3 });
  const told = { seats: 3, options: { story_seconds: 0 } };
  assert.deepEqual(cleaned("race", wholeConfig("race", told)), told);
  assert.deepEqual(cleaned("race", withOption(told, "story_seconds", 12)), { seats: 3 });
});

test("other values are sent, for the existing seats", () => {
  let config = withOption(usualConfig("trucker"), "handicaps", [0, 30, 0, 10]);
  config = withOption({ ...config, seats: 2 }, "safety_net", false);
  assert.deepEqual(cleaned("trucker", config).options, { handicaps: [0, 30], safety_net: false });
  assert.deepEqual(
    unusual("trucker", config).map(([option]) => option.name),
    ["safety_net", "handicaps"],
  );
});

test("another edition has other rounds and keeps the options", () => {
  const config = withOption({ ...withFlight(usualConfig("trucker"), "trek"), level: 3 }, "openCredits", true);
  assert.equal(flightOf(config), "trek");
  const first = withEdition(config, "1e");
  assert.deepEqual(first, {
    edition: "1e",
    seats: 4,
    rounds: ["I", "II", "III"],
    options: { openCredits: true },
  });
  assert.equal(flightOf(first), null);
  assert.deepEqual(withEdition(first, "2e").rounds, ["II"]);
  assert.equal(withEdition(first, "1e"), first);
});

test("a colour belongs to one seat at most", () => {
  const colours = withColour(withColour([], 4, 1, "red"), 4, 2, "red");
  assert.deepEqual(colours, [[], [], ["red"], []]);
  const config = withOption(usualConfig("race"), "colours", colours);
  assert.deepEqual(cleaned("race", config), { seats: 4, options: { colours } });
  assert.deepEqual(cleaned("race", withOption(config, "colours", withColour(colours, 4, 2, "red"))), {
    seats: 4,
  });
  assert.deepEqual(cleaned("race", withOption({ ...config, seats: 2 }, "first", 3)), { seats: 2 });
});

test("a quick match seats three bots and begins", () => {
  const { game, config, bots } = quickMatch("trucker", "III", "hard");
  assert.equal(game, "trucker");
  assert.deepEqual(config.rounds, ["III"]);
  assert.deepEqual(commandsOf({ bots, ready: true }), [
    { do: "bot", seat: 1, bot: "hard" },
    { do: "bot", seat: 2, bot: "hard" },
    { do: "bot", seat: 3, bot: "hard" },
    { do: "ready" },
  ]);
  assert.deepEqual(quickMatch("race", "race", "easy").config, { seats: 4 });
  assert.deepEqual(commandsOf({ options: { is_rated: true } }), [{ do: "options", is_rated: true }]);
});

test("any whole number within its bounds is accepted, nothing else", () => {
  assert.deepEqual(
    ["12", " 7 ", "0", "86400"].map((text) => numberIn(text, 86_400)),
    [12, 7, 0, 86_400],
  );
  assert.deepEqual(
    ["", "abc", "-1", "1.5", "1e3", "86401", "9".repeat(30)].map((text) => numberIn(text, 86_400)),
    Array(7).fill(null),
  );
});

test("similar classes cause a warning, not a refusal", () => {
  const advice = (rounds) => adviceOn({ edition: "1e", seats: 2, rounds }).map(([key]) => key);
  assert.deepEqual(advice(["IIC", "II", "IC"]), ["front-advice-alike"]);
  assert.deepEqual(advice(["IC", "IC"]), []);
});

test("the ways to play at once are those of all games, in their order", () => {
  assert.deepEqual(quickWays(), [
    ["trucker", "learning"],
    ["trucker", "I"],
    ["trucker", "II"],
    ["trucker", "III"],
    ["race", "race"],
  ]);
});

test("every field of every form has a known kind, and every kind of a plug-in is used", () => {
  for (const game of gameNames()) {
    const { kinds } = pluginOf(game);
    const used = new Set(formOf(game).fields.map(({ kind }) => kind));
    for (const kind of used) assert.ok(kinds[kind] ?? KINDS[kind], `${kind} in ${game}`);
    for (const kind of Object.keys(kinds)) assert.ok(used.has(kind), `${kind} in ${game}`);
  }
});

test("every field has its words, whatever it is set to", () => {
  const race = {
    seats: 2,
    options: { first: 1, colours: [["red"], []], track: { name: "Ring" }, story_seconds: 0 },
  };
  assert.deepEqual(differences("race", race).length, 5);
  assert.equal(commonplaces("race", { seats: 2 }, race).length, 3);
  const trucks = wholeConfig("trucker", {
    level: 2,
    options: { teams: "team", draw_pause_ms: 700, handicaps: [5] },
  });
  assert.equal(differences("trucker", trucks).length, 5);
});

test("a field matters where its condition holds", () => {
  const named = (name) => formOf("trucker").fields.find((field) => field.name === name);
  const usual = usualConfig("trucker");
  const inFirst = withEdition(usual, "1e");
  assert.deepEqual(
    [usual, inFirst].map((config) => [
      matters("trucker", config, named("takeBack1e")),
      matters("trucker", config, named("break_seconds")),
      matters("trucker", config, named("strictBuild")),
    ]),
    [
      [false, false, true],
      [true, true, true],
    ],
  );
  assert.ok(matters("trucker", withFlight(usual, "trek"), named("gold_handicaps")));
  assert.ok(!matters("trucker", usual, named("gold_handicaps")));
});

test("four fleets cause a warning, not a refusal (LM-128)", () => {
  const keys = (/** @type {any} */ config) => adviceOn(config).map(([key]) => key);
  assert.deepEqual(adviceOn({ edition: "1e", seats: 4, rounds: ["II", "IVC"] }), [
    ["front-advice-crowded", { ship_class: "IVC", limit: 3 }],
  ]);
  assert.deepEqual(keys({ edition: "1e", seats: 3, rounds: ["IVC"] }), []);
  assert.deepEqual(keys({ edition: "1e", seats: 4, rounds: ["IC", "IIC", "IVC"] }), [
    "front-advice-alike",
    "front-advice-crowded",
  ]);
});

test("every choice has its text in every language", () => {
  const keys = [
    ...["1e", "2e"].flatMap((edition) =>
      formData().editions[edition].classes.map((name) => `front-class-${name}`),
    ),
    ...SKILLS.flatMap((skill) => [`client-bot-${skill}`, `waiting-bot-${skill}`]),
    ...infoOf("trucker").temperaments.flatMap((one) => [`client-temper-${one}`, `waiting-temper-${one}`]),
    ...shipColours().map((colour) => `race-colour-${colour}`),
    ...STAND_INS.slice(1).map((bot) => `client-bot-${bot}`),
    ...gameNames().flatMap((game) => [`front-game-${game}`, `front-game-${game}-hint`]),
  ];
  for (const language of Object.keys(LANGUAGE_NAMES)) {
    const texts = ["client", "client-front", "client-waiting", "trucker", "race"]
      .map((name) =>
        readFileSync(new URL(`../../src/starhaul/locale/${language}/${name}.ftl`, import.meta.url), "utf-8"),
      )
      .join("\n");
    for (const key of keys) assert.match(texts, new RegExp(`^${key} =`, "m"), `${key} in ${language}`);
  }
});
