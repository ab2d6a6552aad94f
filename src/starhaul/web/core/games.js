/**
 * The games of this server: their descriptions (`api/games`) and the plug-ins that show them. No other
 * generic module names a game; everything that depends on the game asks here.
 */

import { get } from "./api.js";
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
 * @property {() => string} [usual] The way that is selected at first.
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
 * @property {string[]} styles Its style sheets.
 * @property {(config: AnyConfig) => string[]} [before] Lines of a summary before those of the options.
 * @property {(config: AnyConfig) => string[]} [after] The same after them.
 * @property {(config: AnyConfig) => [string, Record<string, string | number>][]} [advice]
 *   Warnings about the configuration: texts with their arguments.
 * @property {(config: AnyConfig) => string} [dataKey] Changes with the data of the game; left out: they are
 *   the same at every table.
 * @property {(session: Session) => SeatLook[]} [useSeatLooks] A hook.
 * @property {() => Promise<unknown>} [waiting] Loads a component beside the agreement in the waiting room.
 * @property {() => Promise<unknown>} [hero] Loads the picture of the front page.
 */

/** @type {Map<string, {info: GameInfo, plugin: GamePlugin}>} */
const games = new Map();

/** @param {GameInfo} info @param {GamePlugin} plugin */
export function addGame(info, plugin) {
  games.set(info.game, { info, plugin });
}

/** Load a style sheet; resolves when it is applied. @param {string} href @returns {Promise<void>} */
function style(href) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    document.head.append(link);
  });
}

/** Fetch the games of the server and load their plug-ins. */
export async function loadGames() {
  /** @type {GameInfo[]} */
  const infos = await retry(() => get("api/games"));
  /** @param {string} game @returns {Promise<{plugin: GamePlugin}>} */
  const load = (game) => retry(() => import(`../${game}/plugin.js`));
  const plugins = await Promise.all(infos.map(({ game }) => load(game)));
  // In the order in which the server lists them, whichever arrives first.
  for (const [number, info] of infos.entries()) addGame(info, plugins[number].plugin);
  const sheets = plugins.flatMap(({ plugin }) => plugin.styles);
  await Promise.all(sheets.map((href) => retry(() => style(href))));
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
