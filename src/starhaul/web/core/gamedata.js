/** Static data (`data`), drawings and colours of a game, loaded from the server on first use. */

import { effect, signal } from "../lib.js";
import { addressOf, get, load } from "./api.js";
import { pluginOf } from "./games.js";
import { retry } from "./retry.js";
import { theme } from "./settings.js";

const AGAIN_MS = 1000;

/** Data by game; undefined until loaded. */
export const gameData = signal(/** @type {Record<string, any>} */ ({}));
const drawn = signal("");
/** What is being loaded: if another game is requested meanwhile, these drawings must not replace its own. */
let wanted = { game: "", key: "", ready: Promise.resolve() };

/** @param {string} game */
async function draw(game) {
  const place = document.getElementById("art");
  if (!place || place.dataset.game === game) return;
  const text = await (await load(`art/${game}.svg`)).text();
  if (wanted.game !== game) return;
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  place.dataset.game = game;
  place.replaceChildren(document.importNode(parsed.documentElement, true));
  drawn.value = game;
}

/** Some browsers keep the old colours of drawings in use; inserting them again updates the colours. */
function refresh() {
  const place = document.getElementById("art");
  place?.replaceChildren(...place.childNodes);
}

// One game at a time: the drawings of both use the same names.
effect(() => {
  if (!drawn.value) return;
  const href = addressOf(`art/${drawn.value}-${theme()}.css`);
  const link = /** @type {HTMLLinkElement} */ (
    document.getElementById("art-style") ?? document.createElement("link")
  );
  link.id = "art-style";
  link.rel = "stylesheet";
  link.onload = refresh;
  link.onerror = () => setTimeout(() => link.setAttribute("href", link.href), AGAIN_MS);
  if (link.getAttribute("href") !== href) link.href = href;
  if (!link.isConnected) document.head.append(link);
});

/**
 * Load everything needed to show a game. Where its data differ from table to table, pass the table and what
 * the data depend on (`dataKey` of the plug-in).
 * @param {string} game @param {string} [table] @param {string} [changing]
 */
export function prepare(game, table = "", changing = "") {
  const key = pluginOf(game).dataKey && table ? `${table} ${changing}` : "";
  const isSame = () => wanted.game === game && wanted.key === key;
  if (!isSame()) {
    wanted = { game, key, ready: Promise.resolve() };
    wanted.ready = retry(() => fetchAll(game, key), isSame);
  }
  return wanted.ready;
}

/**
 * Load everything needed to show a game whose data are known already, such as the track of an old match.
 * @param {string} game @param {Record<string, unknown>} data @param {string} key Differs from other data.
 */
export function prepareWith(game, data, key) {
  gameData.value = { ...gameData.peek(), [game]: { ...data, key } };
  wanted = { game, key, ready: Promise.resolve() };
  wanted.ready = retry(
    () => draw(game),
    () => wanted.game === game && wanted.key === key,
  );
  return wanted.ready;
}

/**
 * Load everything needed to show a match that is over, with its own data where they differ.
 * @param {string} game @param {unknown} config @param {unknown} data
 */
export const furnish = (game, config, data) =>
  data
    ? prepareWith(game, /** @type {Record<string, unknown>} */ (data), `film ${JSON.stringify(config)}`)
    : prepare(game);

/** Load only the data of a game, if they are not known yet. @param {string} game */
export async function knowData(game) {
  if (gameData.peek()[game]) return;
  const data = await retry(() => get(`api/games/${game}/data`));
  if (!gameData.peek()[game]) gameData.value = { ...gameData.peek(), [game]: { ...data, key: "" } };
}

/** @param {string} game @param {string} key */
async function fetchAll(game, key) {
  const known = gameData.peek()[game];
  const isKnown = known && known.key === key;
  const [data] = await Promise.all([
    isKnown ? known : get(key ? `api/tables/${key.split(" ")[0]}/data` : `api/games/${game}/data`),
    draw(game),
  ]);
  if (!isKnown) gameData.value = { ...gameData.peek(), [game]: { ...data, key } };
}
