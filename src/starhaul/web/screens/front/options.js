/**
 * What can be agreed before a match, as data for forms and summaries. What may be played together is the
 * server's to say; here is only what there is to choose from and what is usual.
 */

/**
 * @typedef {import("../../types.d.ts").trucker.Config} TruckerConfig
 * @typedef {import("../../types.d.ts").race.Config} RaceConfig
 * @typedef {{trucker: TruckerConfig, race: RaceConfig}} Configs
 * @typedef {keyof Configs} GameName
 * @typedef {import("../../types.d.ts").Config} Config
 * @typedef {[string, Record<string, string | number>]} Advice A text and its arguments.
 * @typedef {object} Option
 * @property {string} name As the configuration has it; texts are `front-option-NAME` and `…-hint`.
 * @property {"toggle" | "choice" | "seconds" | "per-seat"} kind
 * @property {any} usual `null` leaves it to the server, which looks at who sits there.
 * @property {any} [plain] What an agreement means that does not name it; left out: what is usual.
 * @property {(string | number | boolean | null)[]} [values] Of a choice; texts are `front-option-NAME-VALUE`.
 * @property {number} [most] Of a choice: any other number up to this, too.
 * @property {number} [step]
 * @property {(config: TruckerConfig) => boolean} [matters] Left out: always.
 */

export const GAMES = /** @type {const} */ (["trucker", "race"]);
export const EDITIONS = /** @type {const} */ (["2e", "1e"]);
export const LEARNING = "learning";
export const TREK = "trek";
/** What is flown in one flight of each edition. @type {Record<string, string[]>} */
export const CLASSES = {
  "2e": [LEARNING, "I", "II", "III"],
  "1e": [LEARNING, "I", "II", "III", "IIIA", "IC", "IIC", "IIIC", "IVC"],
};
/** @type {Record<string, string[]>} */
const USUAL_ROUNDS = { "2e": ["II"], "1e": ["I", "II", "III"] };
/** @type {Record<string, number>} */
export const LEVELS = { "2e": 3, "1e": 4 };
export const LEVEL_NAMES = ["I", "II", "III", "IV"];
export const SKILLS = /** @type {const} */ (["random", "easy", "medium", "hard"]);
export const TEMPERS = /** @type {const} */ (["balanced", "bold", "careful", "greedy"]);
export const RACE_COLOURS = /** @type {const} */ (["red", "green", "black", "yellow"]);
/** Seconds that a table allows for the story before a question, unless it says otherwise. */
export const USUAL_STORY = 12;
export const STAND_INS = /** @type {const} */ (["defaults", "easy", "medium", "hard"]);

/** Classes of the first edition that are too alike for one match: a hint, not a ban (LM-007). */
export const ALIKE = /** @type {const} */ (["IC", "IIC"]);

/** Whether a match has both. @param {TruckerConfig} config */
export const hasAlike = ({ edition, rounds }) =>
  edition === "1e" && ALIKE.every((name) => rounds.includes(name));

/**
 * A class that needs so many tiles that they may run out with more players than this: a hint, not a ban
 * (LM-128).
 */
export const CROWDED = { ship_class: "IVC", limit: 3 };

/** Whether more play it than should. @param {TruckerConfig} config */
export const hasCrowd = ({ edition, rounds, seats }) =>
  edition === "1e" && rounds.includes(CROWDED.ship_class) && seats > CROWDED.limit;

/**
 * What the rules advise against: texts with their arguments.
 * @param {TruckerConfig} config @returns {Advice[]}
 */
export const adviceOn = (config) => [
  ...(hasAlike(config)
    ? [/** @type {Advice} */ (["front-advice-alike", { one: ALIKE[0], other: ALIKE[1] }])]
    : []),
  ...(hasCrowd(config) ? [/** @type {Advice} */ (["front-advice-crowded", CROWDED])] : []),
];

const isFirst = (/** @type {TruckerConfig} */ config) => config.edition === "1e";
const hasSeveralRounds = (/** @type {TruckerConfig} */ config) => config.rounds.length > 1;
const hasHourglass = (/** @type {TruckerConfig} */ config) => config.options?.build !== "relaxed";

/**
 * Groups of options of the trucker game; the first is shown at once, the others are folded.
 * @type {[string, Option[]][]}
 */
export const TRUCKER_OPTIONS = [
  [
    "main",
    [
      { name: "build", kind: "choice", usual: "real_time", values: ["real_time", "relaxed", "turns"] },
      { name: "rough_roads", kind: "choice", usual: 0, values: [0, 1, 2, 3] },
      { name: "teams", kind: "choice", usual: "none", values: ["none", "team", "advanced"] },
    ],
  ],
  [
    "building",
    [
      { name: "strictBuild", kind: "toggle", usual: false },
      { name: "takeBack1e", kind: "toggle", usual: false, matters: isFirst },
      { name: "sharedPiles", kind: "toggle", usual: false },
      { name: "autoFlip", kind: "toggle", usual: false, matters: hasHourglass },
      {
        name: "safety_net",
        kind: "choice",
        usual: null,
        plain: true,
        values: [null, true, false],
        matters: hasHourglass,
      },
      {
        name: "draw_pause_ms",
        kind: "choice",
        usual: null,
        plain: 0,
        values: [null, 0, 400, 1000],
        most: 10_000,
      },
      { name: "handicaps", kind: "per-seat", usual: [], most: 86_400, step: 5, matters: hasHourglass },
    ],
  ],
  [
    "flying",
    [
      { name: "openCredits", kind: "toggle", usual: false },
      { name: "manualCheck", kind: "toggle", usual: false },
      { name: "predictable", kind: "toggle", usual: false },
      { name: "gold_handicaps", kind: "toggle", usual: true, matters: (config) => config.trek === true },
      { name: "keepAutopilot", kind: "toggle", usual: false },
    ],
  ],
  [
    "times",
    [
      { name: "run_seconds", kind: "seconds", usual: 0, most: 86_400, step: 5, matters: hasHourglass },
      { name: "decision_seconds", kind: "seconds", usual: 60, most: 86_400, step: 5 },
      { name: "repair_seconds", kind: "seconds", usual: 60, most: 86_400, step: 5 },
      { name: "reveal_seconds", kind: "seconds", usual: 12, most: 86_400, step: 1 },
      { name: "claim_seconds", kind: "seconds", usual: 10, most: 86_400, step: 1 },
      { name: "story_seconds", kind: "seconds", usual: USUAL_STORY, plain: 0, most: 60, step: 1 },
      {
        name: "break_seconds",
        kind: "seconds",
        usual: 90,
        plain: 0,
        most: 86_400,
        step: 5,
        matters: hasSeveralRounds,
      },
    ],
  ],
];

/** @type {Configs} */
const USUAL = { trucker: { edition: "2e", seats: 4, rounds: ["II"] }, race: { seats: 4 } };

/** The usual agreement of a game. @template {GameName} G @param {G} game @returns {Configs[G]} */
export const usualConfig = (game) => ({ ...USUAL[game] });

/**
 * An agreement with everything that was left out.
 * @template {GameName} G @param {G} game @param {Partial<Configs[G]>} given @returns {Configs[G]}
 */
export function wholeConfig(game, given) {
  return { ...usualConfig(game), ...given, options: { ...given?.options } };
}

/**
 * What the host of a table has chosen, with all that everybody has to choose; the rest is left to the server.
 * @param {import("../../types.d.ts").TableMessage} table @returns {Config}
 */
export const chosenAt = (table) =>
  wholeConfig(/** @type {GameName} */ (table.game), { ...table.config, options: table.chosen?.options });

/**
 * Another edition has other ships; the rest stays.
 * @param {TruckerConfig} config @param {string} edition @returns {TruckerConfig}
 */
export function withEdition(config, edition) {
  if (edition === config.edition) return config;
  const { trek, level, ...rest } = config;
  return { ...rest, edition, rounds: USUAL_ROUNDS[edition] };
}

/**
 * What is flown, in one word, where a match has one flight or is the Trek; else null.
 * @param {TruckerConfig} config
 */
export function flightOf(config) {
  if (config.trek) return TREK;
  return config.rounds.length === 1 ? config.rounds[0] : null;
}

/** @param {TruckerConfig} config @param {string} flight @returns {TruckerConfig} */
export function withFlight(config, flight) {
  const { trek, ...rest } = config;
  return flight === TREK
    ? { ...rest, trek: true, rounds: ["I", "II", "III"] }
    : { ...rest, rounds: [flight] };
}

/** @template {Config} C @param {C} config @param {string} name @param {unknown} value @returns {C} */
export const withOption = (config, name, value) => ({
  ...config,
  options: { ...config.options, [name]: value },
});

/** @param {[Option, any]} entry */
const isUnusual = ([option, value]) =>
  option.kind === "per-seat" ? value.some(Boolean) : value !== option.usual;

/**
 * What an option is set to, named or as usual.
 * @param {Option} option @param {TruckerConfig} config @returns {any}
 */
export function valueSet(option, config) {
  const options = /** @type {Record<string, unknown>} */ (config.options ?? {});
  return options[option.name] ?? option.usual;
}

/**
 * All options of the trucker game with what they are set to.
 * @param {TruckerConfig} config @returns {[Option, any][]}
 */
function settingsOf(config) {
  return TRUCKER_OPTIONS.flatMap(([, group]) => group).map((option) => [option, valueSet(option, config)]);
}

/**
 * The options of the trucker game that say something other than usual.
 * @param {TruckerConfig} config @returns {[Option, any][]}
 */
export const unusual = (config) => settingsOf(config).filter(isUnusual);

/**
 * The other ones, with what they come to in the whole agreement.
 * @param {TruckerConfig} chosen @param {TruckerConfig} whole @returns {[Option, any][]}
 */
export function asUsual(chosen, whole) {
  const options = /** @type {Record<string, unknown>} */ (whole.options ?? {});
  return settingsOf(chosen)
    .filter(
      (entry) => !isUnusual(entry) && entry[0].kind !== "per-seat" && (entry[0].matters?.(chosen) ?? true),
    )
    .map(([option]) => [option, options[option.name] ?? option.plain ?? option.usual]);
}

/**
 * What is sent: without what is as usual, and nothing for seats there are not.
 * @param {GameName} game @param {Config} config @returns {Partial<Config>}
 */
export function cleaned(game, config) {
  const { options, ...rest } = config;
  const kept =
    game === "race"
      ? raceOptions(config)
      : Object.fromEntries(
          unusual(/** @type {TruckerConfig} */ (config)).map(([option, value]) => [
            option.name,
            option.kind === "per-seat" ? fitted(value, config.seats) : value,
          ]),
        );
  const basics = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== null && value !== false),
  );
  return Object.keys(kept).length ? { ...basics, options: kept } : basics;
}

/** One number for each seat. @param {number[]} values @param {number} seats */
const fitted = (values, seats) => Array.from({ length: seats }, (_, seat) => values[seat] ?? 0);

/** @param {RaceConfig} config */
function raceOptions(config) {
  const {
    first = null,
    colours = [],
    track = null,
    decision_seconds = 60,
    story_seconds = USUAL_STORY,
  } = config.options ?? {};
  const chosen = Array.from({ length: config.seats }, (_, seat) => colours[seat] ?? []);
  return {
    ...(first !== null && first < config.seats && { first }),
    ...(chosen.some((one) => one.length) && { colours: chosen }),
    ...(track && { track }),
    ...(decision_seconds !== 60 && { decision_seconds }),
    ...(story_seconds !== USUAL_STORY && { story_seconds }),
  };
}

/**
 * Give a colour to a seat, or take it away again; each belongs to one seat at most.
 * @param {RaceConfig} config @param {number} seat @param {typeof RACE_COLOURS[number]} colour
 * @returns {RaceConfig}
 */
export function withColour(config, seat, colour) {
  const colours = config.options?.colours ?? [];
  const had = colours[seat]?.includes(colour);
  const next = Array.from({ length: config.seats }, (_, other) => {
    const without = (colours[other] ?? []).filter((one) => one !== colour);
    return other === seat && !had ? [...without, colour] : without;
  });
  return withOption(config, "colours", next);
}

/**
 * A match against bots at once: what is flown, with bots of one skill on all other seats.
 * @param {string} flight A class, `learning` or `race`. @param {string} skill
 * @param {NonNullable<TruckerConfig["options"]>["build"]} [build] How ships are built.
 */
export function quickMatch(flight, skill, build = "real_time") {
  const bots = Array.from({ length: 3 }, () => skill);
  if (flight === "race") return { game: /** @type {const} */ ("race"), config: { seats: 4 }, bots };
  const options = build === "real_time" ? {} : { options: { build } };
  return {
    game: /** @type {const} */ ("trucker"),
    config: { edition: "2e", seats: 4, rounds: [flight], ...options },
    bots,
  };
}

/**
 * Where a link leads: the whole address, the part behind the `#`, or just the name of a table.
 * @param {string} text
 * @returns {{table: string, token: string, invite: string} | null}
 */
export function placeOf(text) {
  const inside = text.trim().replace(/^.*#/, "");
  const found = /^\/?(?:(table|join)\/)?([0-9a-f]{8,64})(?:\/([\w-]{8,128}))?\/?$/i.exec(inside);
  if (!found) return null;
  const [, page, table, token = ""] = found;
  return {
    table: table.toLowerCase(),
    token: page === "join" ? "" : token,
    invite: page === "join" ? token : "",
  };
}

/**
 * The code of a table in what somebody has written, if it is one: six letters, with or without a gap.
 * @param {string} text
 */
export function codeIn(text) {
  const letters = text.trim().replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z]{6}$/.test(letters) ? letters : "";
}
