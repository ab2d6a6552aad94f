// Every event of the game as a sentence, in all languages.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import "./page.mjs";
import { LANGUAGE_NAMES } from "../../src/starhaul/web/core/constants.js";

import { FORMS, UNTOLD, WORDS } from "../../src/starhaul/web/trucker/events.js";
import { factsOf, signed, TELLERS, tell } from "../../src/starhaul/web/trucker/story/teller.js";
import { FluentBundle, FluentResource } from "../../src/starhaul/web/vendor/fluent/index.js";

const ROOT = new URL("../../", import.meta.url);
const LANGUAGES = Object.keys(LANGUAGE_NAMES);

/** Each event with arguments as they come in a match; several where a text has several ways. */
const EVENTS = [
  ["round-began", { round: 1, class: "II" }],
  ["round-began", { round: 2, class: "learning" }],
  ...["leaky_pipes", "fine_sand", "wide_convoy"].map((road) => ["rough-road", { road }]),
  ["title-drawn", { title: "hauler" }],
  ["card-dealt", { pile: 0 }],
  ["first-turn", { seat: 1 }],
  ...["START", "I", "II", "III", "IV", "SHIP"].map((field) => ["hourglass", { field }]),
  ["die-taken", { seat: 0 }],
  ["yard-die", { die: 3, cells: [12, 13], ships: 2 }],
  ["run-over", { field: "I" }],
  ["flipped", { seat: 2 }],
  ["time-over", {}],
  ["tile-drawn", { seat: 0 }],
  ["tile-taken", { seat: 0, tile: 37, reserved: false }],
  ["tile-taken", { seat: 0, tile: 37, reserved: true }],
  ["tile-attached", { seat: 0, tile: 37, cell: 1, turn: 2 }],
  ["tile-reserved", { seat: 0, tile: 37 }],
  ["tile-returned", { seat: 0, tile: 37 }],
  ["pile-taken", { seat: 3, pile: 2 }],
  ["pile-seen", { seat: 0, pile: 0, cards: ["I-09", "II-16"] }],
  ["pile-put-back", { seat: 3, pile: 2 }],
  ["finished", { seat: 0, start: 4 }],
  ["start-dealt", { seat: 0, start: 2 }],
  ["building-ended", {}],
  ["sent-back", { seat: 1 }],
  ["partners-swapped", { players: [2, 3, 0, 1] }],
  ["errors-found", { seat: 1, number: 2, rules: ["BLD-18", "BLD-18", "BLD-20"] }],
  ["error-reported", { seat: 1, by: 2, proved: true }],
  ["error-reported", { seat: 1, by: 2, proved: false }],
  ["tiles-removed", { seat: 1, number: 3 }],
  ["fined", { seat: 1, credits: 0 }],
  ["fined", { seat: 1, credits: 2 }],
  ["premium", { seat: 1, weak_spot: 4, credits: 5 }],
  ["insured", { seat: 1, credits: 5, cap: 10 }],
  ["uninsured", { seat: 1 }],
  ["alien-aboard", { seat: 1, alien: "purple" }],
  ["launched", { order: [3, 1, 0, 2], card_count: 12 }],
  ["card-revealed", { card: "II-16", kind: "combat_zone" }],
  ["card-revealed", { card: "", kind: "epidemic" }],
  ["card-ignored", {}],
  ["by-default", { seat: 1 }],
  ...["here", "away", "absent", "gone", "bot"].map((now) => ["presence", { player: 1, now }]),
  ...["no_humans", "no_engines", "lapped", "voluntary", "absent"].map((reason) => [
    "gave-up",
    { seat: 1, reason },
  ]),
  ["ship-gave-up", { seat: 1, ship: 0, reason: "no_humans" }],
  ["days-gained", { seat: 1, days: 1 }],
  ["days-lost", { seat: 1, days: 5 }],
  ["credits-earned", { seat: 1, credits: 4 }],
  ["batteries-gone", { seat: 1, number: 2 }],
  ...["human", "purple", "brown", "crew"].map((who) => ["crew-gone", { seat: 1, number: 1, who }]),
  ["cube-gone", { seat: 1, cube: "red" }],
  ["goods-loaded", { seat: 1, number: 0, goods: [] }],
  ["goods-loaded", { seat: 1, number: 3, goods: ["yellow", "blue", "blue"] }],
  ["goods-upgraded", { seat: 1, cube: "green" }],
  ["goods-added", { seat: 1 }],
  ["engines-announced", { seat: 1, strength: 4 }],
  ["cannons-announced", { seat: 1, strength: 5 }],
  ["no-engines", { seat: 1 }],
  ["landed", { seat: 1, planet: 0 }],
  ["passed", { seat: 1 }],
  ["nobody-can", {}],
  ["used-ship", { seat: 1 }],
  ["docked", { seat: 1 }],
  ["declined", { seat: 1 }],
  ["enemy-beaten", { seat: 1, kind: "pirates", strength: 6 }],
  ["enemy-drawn", { seat: 1, kind: "slavers", strength: 6 }],
  ["enemy-won", { seat: 1, kind: "smugglers", strength: 6 }],
  ...["crew", "engine_strength", "cannon_strength"].map((criterion) => [
    "combat-line",
    { line: 0, criterion },
  ]),
  ["crew-counted", { seat: 1, crew: 5 }],
  ["combat-lowest", { seat: 1, criterion: "crew" }],
  ["stardust", { seat: 1, connectors: 3 }],
  ["bad-air", {}],
  ["sabotaged", { seat: 1 }],
  ["sabotage-rolled", { seat: 1, axis: "column", dice: [3, 4] }],
  ["sabotage-rolled", { seat: 1, axis: "row", dice: [1, 6] }],
  ["sabotage-failed", { seat: 1 }],
  ...["front", "right", "rear", "left"].map((from) => [
    "threat-rolled",
    { seat: 1, what: "meteor", size: "large", from, dice: [4, 5], targets: [0, 1] },
  ]),
  ["threat-rolled", { seat: 1, what: "shot", size: "small", from: "rear", dice: [4], targets: [1] }],
  ["threat-turned", { from: "left" }],
  ["threat-split", {}],
  ["threat-missed", { seat: 1 }],
  ["threat-missed-all", {}],
  ["meteor-bounced", { seat: 1, cell: 1 }],
  ["meteor-shot", { seat: 1, cell: 1 }],
  ["defended", { seat: 1, cell: 1, tile: 37 }],
  ["tile-hit", { seat: 1, cell: 1, tile: 37 }],
  ["parts-lost", { seat: 1, number: 4 }],
  ["alien-left", { seat: 1, alien: "brown" }],
  [
    "settled",
    {
      seat: 1,
      bookings: [
        { item: "order", credits: 8 },
        { item: "lost", credits: -3 },
      ],
    },
  ],
  ["settled", { seat: 1, bookings: [] }],
  ["title-won", { title: "hauler", seat: 1 }],
  ["title-given", { title: "xeno", seat: 1 }],
  ["title-gold", { title: "cruise", seat: 1 }],
  ["round-ended", { round: 1 }],
  ["match-ended", { accounts: [5, 21, 0, 8] }],
  ["match-ended", { accounts: [5, 21] }],
].map(([key, args]) => ({ key, args }));

const NAMES = ["Ann", "Bo", "Cy", "Di"];
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

/** Texts of a language, as the server sends them to browsers. */
function textsOf(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folder = new URL(`src/starhaul/locale/${language}/`, ROOT);
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".ftl"))) {
    bundle.addResource(new FluentResource(readFileSync(new URL(name, folder), "utf8")));
  }
  return (key, facts = {}) => {
    const message = bundle.getMessage(key);
    assert.ok(message?.value, `no text ${key} in ${language}`);
    const problems = [];
    const text = bundle.formatPattern(message.value, { box: "second", ...facts }, problems);
    assert.deepEqual(problems, [], `${language} ${key}`);
    return text;
  };
}

const telling = (t, more = {}) => ({
  t,
  nameOf: (seat) => NAMES[seat],
  personOf: (player) => NAMES[player],
  seats: 4,
  board: BOARD,
  kindOfTile: () => "cabin",
  kindOfCard: () => "planets",
  card: "",
  ...more,
});

describe("the story", () => {
  test("is tried with every event of the game, each with all its fields", () => {
    const tried = new Map(EVENTS.map(({ key, args }) => [key, Object.keys(args)]));
    // Only a field with a default may be left out.
    const optional = new Set(["counts", "half"]);
    for (const [key, forms] of Object.entries(FORMS)) {
      const needed = Object.keys(forms).filter((name) => !optional.has(name));
      assert.deepEqual(tried.get(key)?.sort(), needed.sort(), key);
    }
  });

  test("can put every form into words", () => {
    const forms = new Set(Object.values(FORMS).flatMap((fields) => Object.values(fields)));
    assert.deepEqual(
      [...forms].filter((form) => !(form in WORDS) && !(form in TELLERS)),
      [],
    );
  });

  for (const language of LANGUAGES) {
    test(`is told without a gap in ${language}`, () => {
      const t = textsOf(language);
      for (const event of EVENTS) {
        const text = tell(event, telling(t));
        if (UNTOLD.has(event.key)) assert.equal(text, null);
        else assert.match(text, /^[^{}]+$/, event.key);
      }
    });
  }

  test("counts cannons in halves and signs sums", () => {
    const t = textsOf("en");
    assert.equal(
      tell({ key: "cannons-announced", args: { seat: 1, strength: 5 } }, telling(t)),
      "Bo takes aim: cannon strength 2½.",
    );
    assert.equal(
      tell({ key: "cannons-announced", args: { seat: 1, strength: 1 } }, telling(t)),
      "Bo polishes the barrels: cannon strength ½.",
    );
    assert.equal(signed(-3), "−3");
    assert.equal(signed(4), "+4");
    assert.equal(signed(0), "0");
  });

  test("calls cards by their names, not by their numbers", () => {
    for (const language of LANGUAGES) {
      const t = textsOf(language);
      const texts = [
        tell({ key: "card-revealed", args: { card: "II-08", kind: "open_space" } }, telling(t)),
        tell(
          { key: "pile-seen", args: { seat: 0, pile: 0, cards: ["II-08"] } },
          telling(t, { kindOfCard: () => "open_space" }),
        ),
      ];
      for (const text of texts)
        assert.ok(text.includes(t("card-open_space")) && !text.includes("II-08"), text);
    }
  });

  test("lists partners who share an account, the richest first", () => {
    const { accounts } = factsOf({ key: "match-ended", args: { accounts: [5, 21] } }, telling(textsOf("en")));
    assert.equal(accounts, "Bo + Di 21, Ann + Cy 5");
  });

  test("tells of half a threat once it has split", () => {
    const t = textsOf("en");
    const whole = { key: "threat-missed", args: { seat: 0 } };
    const half = { key: "threat-missed", args: { seat: 0, half: true } };
    assert.notEqual(tell(whole, telling(t)), tell(half, telling(t)));
  });
});
