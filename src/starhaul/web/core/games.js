/**
 * The games of this server: their descriptions (`api/games`) and the plug-ins that show them. No other
 * generic module names a game; everything that depends on the game asks here.
 */

import { get } from "./api.js";
import { putInOrder } from "./part.js";
import { retry } from "./retry.js";

/**
 * @typedef {import("../types.d.ts").GameInfo} GameInfo
 * @typedef {import("../types.d.ts").FormField} FormField
 * @typedef {import("../lib.js").Child} Child
 * @typedef {import("./session.js").Session} Session
 * @typedef {Record<string, any>} AnyConfig Of a game that is not known here.
 */

/**
 * How fields of a kind are shown. Only `Field` is required.
 * @typedef {object} FieldKind
 * @property {(props: {field: FormField, game: string, config: AnyConfig, value: any,
 *   onSet: (value: any) => void, onChange: (config: AnyConfig) => void}) => Child} Field
 *   `onSet` takes a new value of the field, `onChange` a configuration in which other fields differ, too.
 * @property {(field: FormField, value: any) => string} [text] The value in words.
 * @property {(field: FormField, value: any) => string[]} [lines] The lines of a summary; left out: one line.
 * @property {(value: any, config: AnyConfig) => any} [sent] The value to send.
 * @property {(value: any) => boolean} [isEmpty]
 *   Whether the value means that nothing is set; by default if it is the default value or null.
 */

/**
 * The decoration of a seat in the waiting room.
 * @typedef {object} SeatLook
 * @property {Child} sign
 * @property {string[]} words
 */

/**
 * Quick matches against bots.
 * @typedef {object} QuickMatches
 * @property {() => string[]} ways
 * @property {(way: string) => string} text
 * @property {(way: string) => string} hint
 * @property {(way: string, isRelaxed: boolean) => AnyConfig} config
 * @property {boolean} hasRelaxed Whether it can be played without time limits.
 * @property {() => string} [usual] The usual way.
 * @property {() => string[]} [path] The ways for newcomers, in order.
 */

/**
 * What lessons need to know about a game.
 * @typedef {object} LessonPlugin
 * @property {(session: Session) => Record<string, unknown> | null} facts Facts about the match, which the
 *   patterns of its lessons name; null while there is no view. `card_kind` is what remarks are about.
 * @property {(act: import("../types.d.ts").LessonAct) => import("../lesson/spots.js").Spot} spotOf
 *   Where an act takes place.
 * @property {(props: {session: Session, picture: object}) => Child} Picture What is drawn there.
 * @property {string} [texts] The subject of their texts, besides `lesson`.
 */

/**
 * How exercises of a game are shown.
 * @typedef {object} ClinicPart
 * @property {unknown} Picture A component: the small `picture` of an exercise in the gallery.
 * @property {unknown} Exercise A component: the exercise `info`; it calls `onAnswer` with an attempt, and
 *   shows the `diagnosis` once there is one.
 * @property {(info: import("../types.d.ts").ExerciseInfo) => string} question What is asked, in words.
 * @property {(finding: string, facts: Record<string, string | number>) => string} explanation
 *   What the doctor says.
 */

/**
 * Pages about what is special in some ways to play.
 * @typedef {object} SpecialPages
 * @property {string[]} names
 * @property {() => Promise<unknown>} load Loads the component that shows one, by its `name`.
 */

/**
 * Pictures beside rules that the client draws, such as cards.
 * @typedef {object} FacesPart
 * @property {string} kind What they show: `rules` of the plug-in name the rule of each.
 * @property {() => Promise<unknown>} load Loads the component that shows one, by its `name`.
 */

/**
 * What replays need to know of a game.
 * @typedef {object} ReplayPart
 * @property {import("./replay/marks.js").MarkOf} markOf The landmark that an event is, if any.
 * @property {() => string} beginning The text of the landmark at the beginning.
 * @property {(update: import("../types.d.ts").UpdateMessage) => boolean} isLapse Whether people act at the
 *   same time, so that what they do is shown as a time-lapse.
 * @property {() => Promise<unknown>} [preload] Loads what later moments need.
 * @property {boolean} hasShips Whether spectators see the ships of all seats, so that two can be compared.
 * @property {(session: Session, view: unknown) => {title: string, cards: string[]}[]} hiddenOf What was
 *   hidden at that moment, in words, from a view with everything open.
 */

/**
 * What stories of matches need to know of a game.
 * @typedef {object} StoryPart
 * @property {unknown} Picture A component: the drawing of a `picture` of the `story`, with a `label` and the
 *   `colour` of its seat; `isLast` in the last round.
 * @property {(story: import("./chronicle.js").Chronicle, round: import("../types.d.ts").StoryRound,
 *   personOf: (person: number) => string) =>
 *   {scene: import("../types.d.ts").StoryScene, lines: string[]}[]} scenesOf What happened in a round; a
 *   line has the sentences that belong together.
 * @property {boolean} hasColours Whether seats have colours.
 * @property {(person: number) => string} [nameOf] The name of a bot, or of somebody who has none.
 */

/**
 * The small picture of a match in the list of one's matches.
 * @typedef {object} KeepsakePart
 * @property {(session: Session, view: unknown) => unknown} keepsakeOf What is kept of a view of one's own for
 *   the picture, as plain data; null: nothing.
 * @property {unknown} Picture A component that draws the `keepsake`.
 */

/**
 * A plug-in: everything that generic modules need to know to show a game. It is loaded with the home page, so
 * it imports large parts on demand.
 * @typedef {object} GamePlugin
 * @property {() => Promise<{Screen: unknown}>} screen The match and its results.
 * @property {QuickMatches} quick
 * @property {(config: AnyConfig) => string} line What is played, in one line.
 * @property {Record<string, FieldKind>} kinds Fields of the form that only this game has.
 * @property {(scores: number[], config: AnyConfig) => boolean} isTeams Whether results are by team.
 * @property {(score: number) => string} score The score of a seat.
 * @property {boolean} [isRanked] Whether there are second and third places, not only winners.
 * @property {boolean} [hasSeatColours] Whether people choose the colours of their seats.
 * @property {string[]} styles Its style sheets that refine each other, in the order in which they apply. Each
 *   part loads those that it needs (`core/part.js`).
 * @property {(config: AnyConfig) => string[]} [before] Lines of a summary before those of the options.
 * @property {(config: AnyConfig) => string[]} [after] The same after them.
 * @property {(config: AnyConfig) => [string, Record<string, string | number>][]} [advice]
 *   Warnings about the configuration: texts with their arguments.
 * @property {(config: AnyConfig) => string} [dataKey] Changes with the data of the game; left out: they are
 *   the same at every table.
 * @property {(session: Session) => SeatLook[]} [useSeatLooks] A hook.
 * @property {() => Promise<{RULES: Record<string, Record<string, string>>}>} [rules]
 *   The rules that explain its options.
 * @property {() => Promise<unknown>} [waiting] Loads a component beside the agreement in the waiting room.
 * @property {() => Promise<ReplayPart>} [replay] Loads what replays know of the game; left out: nothing.
 * @property {() => Promise<StoryPart>} [story] Loads what stories know of the game; left out: nothing.
 * @property {() => Promise<KeepsakePart>} [keepsake] Loads what draws the pictures of one's matches.
 * @property {() => Promise<ClinicPart>} [clinic] Loads what shows exercises of the ship clinic.
 * @property {() => Promise<{lesson: LessonPlugin}>} [lesson] What its lessons need.
 * @property {(config: AnyConfig) => boolean} [isLearning] Whether the captain comments on such a match.
 * @property {string[]} [formStyles] The style sheets of its fields in forms.
 * @property {SpecialPages} [special]
 * @property {FacesPart} [faces]
 * @property {() => Promise<unknown>} [thumbnail] Loads a component: the `live` table in a list, small.
 * @property {() => Promise<unknown>} [hero] Loads the picture of the front page.
 */

/** @type {Map<string, {info: GameInfo, plugin: GamePlugin}>} */
const games = new Map();

/** @param {GameInfo} info @param {GamePlugin} plugin */
export function addGame(info, plugin) {
  games.set(info.game, { info, plugin });
  putInOrder(plugin.styles);
}

/** Fetch the games of the server and load their plug-ins. */
export async function loadGames() {
  /** @type {GameInfo[]} */
  const infos = await retry(() => get("api/games"));
  const plugins = await Promise.all(infos.map(loadPlugin));
  // In the order in which the server lists them, whichever arrives first.
  for (const [number, info] of infos.entries()) addGame(info, plugins[number]);
}

/**
 * A game of an installed package has no screen of its own.
 * @param {GameInfo} info @returns {Promise<GamePlugin>}
 */
async function loadPlugin({ game, has_screen }) {
  if (has_screen) return (await retry(() => import(`../${game}/plugin.js`))).plugin;
  return (await retry(() => import("../plain/plainplugin.js"))).plainPlugin(game);
}

/** In the order in which they are offered. */
export const gameNames = () => [...games.keys()];

/** The default game. */
export const defaultGame = () => gameNames()[0];

/** @param {string} game */
function known(game) {
  const found = games.get(game);
  if (!found) throw new Error(`no game ${game}`);
  return found;
}

/** @param {string} game */
export const pluginOf = (game) => known(game).plugin;

/** @param {string} game */
export const infoOf = (game) => known(game).info;

/** @param {string} game */
export const formOf = (game) => known(game).info.form;

/** Whether the seats of a table have colours. @param {{game: string} | null | undefined} table */
export const hasSeatColours = (table) => (table ? pluginOf(table.game).hasSeatColours : true);
