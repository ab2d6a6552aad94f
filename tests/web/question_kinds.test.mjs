// Every kind of question as people see it, in all languages.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { before as beforeAll, beforeEach, describe, mock, test } from "node:test";
import "./page.mjs";

import { LANGUAGE_NAMES } from "../../src/starhaul/web/core/constants.js";
import { gameData } from "../../src/starhaul/web/core/gamedata.js";
import { choose } from "../../src/starhaul/web/core/settings.js";
import { speak, t } from "../../src/starhaul/web/core/texts.js";
import { signal } from "../../src/starhaul/web/lib.js";
import { cellsOf, isChoiceAdvised } from "../../src/starhaul/web/trucker/advised.js";
import { cardText } from "../../src/starhaul/web/trucker/cards/cardwords.js";
import { burdensOf, hasConditions } from "../../src/starhaul/web/trucker/conditions.js";
import { gather } from "../../src/starhaul/web/trucker/questions/openquestion.js";
import { KINDS } from "../../src/starhaul/web/trucker/questions/questionkinds.js";
import { storyLines } from "../../src/starhaul/web/trucker/story.js";

const LOCALE = new URL("../../src/starhaul/locale/", import.meta.url);

const KINDS_OF_TILES = ["cabin", "battery", "cargo", "special_cargo", "double_engine", "double_cannon"];
const BOARD = {
  level: 2,
  width: 700,
  height: 200,
  start: null,
  zone: [0, 1, 2, 3, 4, 5],
  corners: KINDS_OF_TILES.map((_, i) => [100 * i, 0]),
  places: KINDS_OF_TILES.map((_, i) => [i + 4, 7]),
  neighbours: KINDS_OF_TILES.map((_, i) => [null, i < 5 ? i + 1 : null, null, i ? i - 1 : null]),
};
const CARDS = {
  P: { kind: "planets", planets: [["red", "blue"], ["green"]], days: 2 },
  A: { kind: "abandoned_ship", crew_lost: 1, credits: 3, days: 1 },
  T: { kind: "abandoned_station", crew_required: 2, goods: ["green"], days: 1 },
  S: { kind: "smugglers", strength: 4, reward: { credits: 0, goods: ["yellow"] }, days: 1 },
};
const VIEW = {
  round: 0,
  ship_class: "II",
  me: 0,
  asked: [0, 1],
  roads: [],
  titles: [{ title: "hauler" }, { title: "xeno" }],
  seats: [0, 1].map((player) => ({
    player,
    fleet: [0],
    ship: {
      tiles: KINDS_OF_TILES.map((_, i) => [i, i + 1, 0]),
      crew: [[0, 2]],
      batteries: [[1, 2]],
      goods: [[2, "YB"]],
    },
  })),
};
const cell = (name) => ({
  options: [0, 1].map((cell) => ({ do: name, cell })),
  default: { do: name, cell: 1 },
});
const accept = {
  options: [
    { do: "accept", yes: false },
    { do: "accept", yes: true },
  ],
  default: { do: "accept", yes: false },
};
const fault = { rule: "CHK-02", kind: "loose_part", cells: [4] };
const METEOR = {
  what: "meteor",
  size: "large",
  side: "left",
  dice: [4],
  targets: [0],
  deflected: false,
  split: false,
};
/** Questions as the server asks them, by kind; the card with `@`. */
const ASKED = {
  claim: {
    options: [
      { do: "claim", start: 1 },
      { do: "claim", start: 2 },
    ],
    default: { do: "claim", start: 1 },
  },
  inspect: {
    options: [{ do: "ready" }, { do: "report", seat: 0 }, { do: "report", seat: 1 }],
    default: { do: "ready" },
  },
  repair: {
    ...cell("remove"),
    about: { faults: [fault], loses: [[0], [1, 2]], parts: [], reported_by: null },
  },
  insure: {
    options: [0, 5].map((premium) => ({ do: "insure", premium })),
    default: { do: "insure", premium: 0 },
    about: { caps: [-1, 6] },
  },
  aliens: { options: [{ do: "aliens" }, { do: "aliens", purple: 0 }], default: { do: "aliens" } },
  reveal: { options: [{ do: "fly" }, { do: "give_up" }, { do: "report", seat: 1 }], default: { do: "fly" } },
  "land@P": {
    options: [{ do: "land" }, { do: "land", planet: 1 }],
    default: { do: "land" },
    about: { gains: [0, 2] },
  },
  "use@A": { ...accept, about: { gains: [0, 0], keeps_flying: true } },
  "use@T": { ...accept, about: { gains: [0, 3], keeps_flying: true } },
  "reward@S": { ...accept, about: { gains: [0, 3] } },
  improve: {
    options: [{ do: "improve" }, { do: "improve", extra: true }, { do: "improve", upgrade: "blue" }],
    default: { do: "improve", extra: true },
    about: { offered: ["blue"], becomes: [null, "blue", "green"] },
  },
  load: {
    default: {
      do: "load",
      holds: [
        [2, ["yellow", "blue"]],
        [3, ["red"]],
      ],
    },
    about: {
      offered: ["red", "blue"],
      holds: [
        { cell: 2, room: 2, takes: ["yellow", "green", "blue"] },
        { cell: 3, room: 2, takes: ["red", "yellow", "green", "blue"] },
      ],
    },
  },
  engines: {
    options: [0, 1].map((doubles) => ({ do: "engines", doubles })),
    default: { do: "engines", doubles: 0 },
    about: { ship: 0, strengths: [1, 3], totals: [1, 3], needed: false },
  },
  "cannons@S": {
    options: [0, 1].map((forward) => ({ do: "cannons", forward, aside: 0 })),
    default: { do: "cannons", forward: 0, aside: 0 },
    about: { ship: 0, doubled_strengths: [1, 9], doubled_totals: [1, 9] },
  },
  battery: { ...cell("battery"), about: { left: 2 } },
  crew: { ...cell("crew"), about: { left: 5 } },
  cube: { ...cell("cube"), about: { left: 1, colour: "yellow" } },
  defend: {
    options: [{ do: "defend" }, { do: "defend", battery: 1 }],
    default: { do: "defend", battery: 1 },
    about: { cells: [0], ...METEOR },
  },
  shoot: { ...cell("shoot"), about: { cells: [0, 1, 2], ...METEOR } },
  part: {
    options: [
      { do: "keep", cell: 0 },
      { do: "keep", cell: 3 },
    ],
    default: { do: "keep", cell: 0 },
    about: {
      parts: [
        [0, 1, 2],
        [3, 4, 5],
      ],
    },
  },
  keep_title: {
    options: [0, 1].map((title) => ({ do: "keep_title", title })),
    default: { do: "keep_title", title: 0 },
  },
  give_title: {
    options: [{ do: "give_title", title: 1, seat: 1 }],
    default: { do: "give_title", title: 1, seat: 1 },
  },
};

/** The texts of a language as the server sends them: all files in one. */
const textsOf = (language) => {
  const folder = new URL(`${language}/`, LOCALE);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n");
};
const table = { config: { edition: "2e", options: {} }, seats: [{ name: "Ann" }, { bot: "hard" }] };
const session = {
  isWanted: { value: null },
  table: signal(table),
  seat: signal(null),
  latest: signal({ rev: 1, view: VIEW, events: [] }),
  director: { story: signal([]) },
};

/** A question put in words. */
function presentation(name, draft = null, rest = {}, { counts = null, about = {}, options, ...seen } = {}) {
  const [kind, card = ""] = name.split("@");
  const view = { ...VIEW, flight: { deck: 3, flown: 1, card, counts }, ...seen };
  const sent = [];
  const drafts = [];
  const asked = { kind, ...ASKED[name], ...(options && { options, default: options[0] }) };
  const ask = gather(session, { ...asked, about: { ...asked.about, ...about } }, view, {
    draft,
    looked: null,
    weighed: null,
    answer: (action) => sent.push(action),
    setDraft: (next) => drafts.push(next),
    ...rest,
  });
  return { ...KINDS[kind](ask), sent, drafts };
}

for (const language of Object.keys(LANGUAGE_NAMES)) {
  describe(`questions in ${language}`, () => {
    const failures = [];
    beforeAll(async () => {
      globalThis.fetch = async (path) => ({ ok: true, text: async () => textsOf(path.slice(6, 8)) });
      gameData.value = {
        trucker: {
          editions: {
            "2e": {
              tiles: [
                null,
                ...KINDS_OF_TILES.map((kind) => ({
                  kind,
                  capacity: 2,
                  connectors: [3, 3, 3, 3],
                  colour: null,
                })),
              ],
              cards: CARDS,
              boards: { I: BOARD, II: BOARD },
              levels: { 2: { modifiers: {} } },
              goods_values: { red: 4, yellow: 3, green: 2, blue: 1 },
            },
          },
        },
      };
      choose({ language });
      await speak();
    });
    beforeEach(() => {
      failures.length = 0;
      mock.method(console, "error", (text) => failures.push(text));
    });

    for (const name of Object.keys(ASKED)) {
      test(name, () => {
        const question = presentation(name);
        assert.ok(question.title && question.choices.length);
        assert.equal(question.choices.filter((choice) => choice.main).length, 1, "one answer is put forward");
        assert.ok(
          question.choices.every((choice) => choice.off || choice.run || choice.action),
          "every button does something",
        );
        for (const marked of question.marks?.keys() ?? []) question.labelOf?.(marked);
        assert.deepEqual(failures, []);
      });
    }
  });
}

for (const [name, { options = [], default: usual }] of Object.entries(ASKED))
  for (const advised of [...options, usual])
    test(`the coach's answer is marked on a button or the ship: ${name}, ${JSON.stringify(advised)}`, () => {
      const coached = { ...session, coach: { counsel: { value: { best: { action: advised } } } } };
      const { choices } = presentation(name);
      const marked = choices.filter((choice) => isChoiceAdvised(coached, choice));
      assert.ok(marked.length === 1 || (!marked.length && cellsOf(advised).length));
    });

test("a title handicaps its holder where the server says so", () => {
  const titles = [
    { title: "hauler", seat: 1, gold: true, weighs: true },
    { title: "xeno", seat: 1, gold: true, weighs: false },
  ];
  assert.equal(burdensOf({ titles }, 1).length, 1);
  assert.deepEqual(burdensOf({ titles }, 0), []);
  assert.ok(hasConditions({ roads: ["detours"] }) && !hasConditions({}));
});

describe("what counts", () => {
  const mains = (question) => question.choices.map((choice) => Boolean(choice.main));

  test("is the card as the server modifies it", () => {
    assert.deepEqual(mains(presentation("cannons@S")), [false, true]);
    assert.deepEqual(
      mains(presentation("cannons@S", null, {}, { counts: { ...CARDS.S, strength: 5 } })),
      [true, false],
      "4½ is not enough for 5",
    );
  });

  test("is what the server says a planet brings", () => {
    const planet = (gain) => presentation("land@P", null, {}, { about: { gains: [0, gain] } }).choices[1];
    assert.match(planet(2).hint, /2/);
    assert.deepEqual([planet(2).main, planet(0).main], [true, false]);
  });

  test("is the strength of the whole fleet", () => {
    const parts = [
      [0, 1, 2],
      [3, 4, 5],
    ];
    assert.deepEqual(
      mains(presentation("cannons@S", null, {}, { parts, about: { doubled_totals: [9, 17] } })),
      [true, false],
      "the ships before it have won already",
    );
    assert.deepEqual(
      mains(presentation("cannons@S", null, {}, { parts, about: { doubled_totals: [7, 15] } })),
      [false, true],
    );
  });

  test("is that somebody stays aboard", () => {
    const ship = (keeps_flying) => mains(presentation("use@A", null, {}, { about: { keeps_flying } }));
    assert.deepEqual(ship(true), [true, false]);
    assert.deepEqual(ship(false), [false, true], "nobody would be left");
  });
});

describe("tapping", () => {
  test("every kind of question is known", () => {
    assert.deepEqual(
      [...new Set(Object.keys(ASKED).map((name) => name.split("@")[0]))].sort(),
      Object.keys(KINDS).sort(),
    );
  });

  test("a battery tile pays at once", () => {
    const question = presentation("battery");
    question.onCell(1);
    question.onCell(5);
    assert.deepEqual(question.sent, [{ do: "battery", cell: 1 }]);
  });

  test("a faulty tile comes off with the second tap", () => {
    const first = presentation("repair");
    first.onCell(0);
    assert.deepEqual([first.sent, first.drafts], [[], [{ picked: 0 }]]);
    const second = presentation("repair", { picked: 0 });
    second.onCell(0);
    assert.deepEqual(second.sent, [{ do: "remove", cell: 0 }]);
  });

  test("an alien moves in, and the ship shows it", () => {
    const question = presentation("aliens");
    question.onCell(0);
    assert.deepEqual(question.drafts, [{ purple: 0, brown: null }]);
    assert.deepEqual(presentation("aliens", question.drafts[0]).ship.crew, [[0, 3]]);
  });

  test("goods lie where the answer puts them", () => {
    const question = presentation("load");
    assert.deepEqual(question.ship.goods, [
      [2, "YB"],
      [3, "R"],
    ]);
    question.onCell(2);
    assert.deepEqual(question.drafts[0].grip, { from: 2, at: 0 });
    const next = presentation("load", question.drafts[0]);
    next.onCell(3);
    assert.deepEqual(presentation("load", next.drafts[0]).choices[0].action, {
      do: "load",
      holds: [
        [2, ["blue"]],
        [3, ["red", "yellow"]],
      ],
    });
  });

  test("the part under the pointer is shown before it is kept", () => {
    const question = presentation("part", null, { looked: 4 });
    assert.ok(question.over);
    question.onCell(4);
    assert.deepEqual(question.drafts, [{ picked: 1 }]);
  });
});

describe("a fleet", () => {
  beforeAll(async () => {
    choose({ language: "en" });
    await speak();
  });
  const parts = [
    [0, 1, 2],
    [3, 4, 5],
  ];
  const seats = VIEW.seats.map((seat) => ({ ...seat, fleet: [0, 1], ship: { ...seat.ship, crew: [] } }));

  test("the check shows the parts of the asked ship only, and what they could carry", () => {
    const options = [
      { do: "keep", cell: 0 },
      { do: "keep", cell: 2 },
    ];
    const question = presentation(
      "repair",
      null,
      {},
      { parts, seats, options, about: { loses: [[2], [0, 1]], parts: [[0, 1], [2]] } },
    );
    assert.match(question.title, /^Ship 1:/);
    assert.deepEqual(
      question.choices.map(({ hint }) => hint),
      [
        "2 tiles, room for 2 humans, no engine; 1 tile comes off",
        "1 tile, no room for humans, no engine; 2 tiles come off",
      ],
    );
    question.onCell(2);
    assert.deepEqual(question.drafts, [{ picked: 1 }]);
    question.onCell(4);
    assert.equal(question.drafts.length, 1, "another ship is not asked about");
  });

  test("no ship is given up unless it is chosen on the board", () => {
    presentation("reveal", null, {}, { parts, seats }).choices[1].run();
    const asked = presentation("reveal", { asks: true, ships: [] }, {}, { parts, seats });
    const giveUp = (question) => question.choices.find(({ danger }) => danger);
    assert.ok(giveUp(asked).off, "none is chosen beforehand");
    asked.onCell(4);
    assert.deepEqual(asked.drafts, [{ asks: true, ships: [1] }]);
    const chosen = presentation("reveal", asked.drafts[0], {}, { parts, seats });
    assert.deepEqual(giveUp(chosen).action, { do: "give_up", ships: [1] });
    assert.equal(giveUp(chosen).label, "Give up ship 2");
    assert.match(chosen.text, /the others fly on/);
    const all = presentation("reveal", { asks: true, ships: [0, 1] }, {}, { parts, seats });
    assert.deepEqual(giveUp(all).action, { do: "give_up" });
  });

  test("a single ship is asked twice, beside the clock", () => {
    const sure = presentation("reveal", { asks: true, ships: [] });
    assert.equal(sure.title, "Give up this flight?");
    assert.deepEqual(
      sure.choices.map(({ action }) => action),
      [undefined, { do: "give_up" }],
    );
  });

  test("with a manual check faults are found by people", () => {
    const title = (reported_by) => {
      const about = { ...ASKED.repair.about, reported_by };
      return presentation("repair", null, {}, { about }).title;
    };
    assert.equal(title(1), "Onyx has found 1 fault");
    assert.equal(title(0), "You have found 1 fault");
    assert.equal(title(null), "The inspector has found 1 fault");
  });

  test("standing still in Open Space says that it ends the flight", () => {
    const about = { strengths: [0, 2], totals: [0, 2], needed: true };
    const [still, moving] = presentation("engines", null, {}, { about }).choices;
    assert.ok(still.danger && !moving.danger);
    assert.match(still.name, /ends your flight/);
    assert.match(
      presentation("engines", null, {}, { about, parts, seats }).choices[0].name,
      /this ship stands still and gives up/,
    );
    assert.ok(
      !presentation("engines", null, {}, { about: { ...about, needed: false } }).choices[0].danger,
      "a combat zone asks for no engines",
    );
  });

  test("a battery that saves a tile is mentioned once", () => {
    const told = (...events) => events.map(([key, args]) => ({ event: { key, args } }));
    const lines = (...events) => {
      const director = { story: signal(told(...events)), shown: signal(null) };
      return storyLines({ ...session, director }).map(({ key }) => key);
    };
    const paid = (seat) => ["batteries-gone", { seat, number: 1 }];
    const saved = (seat) => ["defended", { seat, cell: 0, tile: 1 }];
    assert.deepEqual(lines(paid(0), saved(0)), ["defended"]);
    assert.deepEqual(lines(paid(0), saved(1)), ["batteries-gone", "defended"]);
    assert.deepEqual(lines(paid(0)), ["batteries-gone"]);
  });

  test("no card says that standing still ends a learning flight (LRN-09)", () => {
    assert.match(cardText({ kind: "open_space" }), /Strength 0 ends the flight/);
    assert.match(cardText({ kind: "open_space" }, true), /With strength 0 you stay where you are/);
    assert.match(t("inspect-steps-open_space", { learning: "no" }), /you have to give up/);
    assert.doesNotMatch(t("inspect-steps-open_space", { learning: "yes" }), /give up/);
    assert.doesNotMatch(t("building-finish-no-engine-learning"), /ends/);
  });
});
