/** What the server knows about a game: facts (`data`), drawings and their colours, loaded once when needed. */

import { effect, signal } from "../lib.js";
import { get } from "./api.js";
import { theme } from "./settings.js";

/** Facts by game; `null` until they are there. */
export const fronts = signal(/** @type {Record<string, any>} */ ({}));
const drawn = signal("");

/** @param {string} game */
async function draw(game) {
  const place = document.getElementById("art");
  if (!place || place.dataset.game === game) return;
  const text = await (await fetch(`art/${game}.svg`)).text();
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  place.dataset.game = game;
  place.replaceChildren(document.importNode(parsed.documentElement, true));
  drawn.value = game;
}

/** Browsers may leave drawings that are in use in their old colours; put there anew, they get the new ones. */
function refresh() {
  const place = document.getElementById("art");
  place?.replaceChildren(...place.childNodes);
}

// One game at a time: the drawings of both use the same names.
effect(() => {
  if (!drawn.value) return;
  const href = `art/${drawn.value}-${theme()}.css`;
  const link = /** @type {HTMLLinkElement} */ (document.getElementById("art-style") ?? document.createElement("link"));
  link.id = "art-style";
  link.rel = "stylesheet";
  link.onload = refresh;
  if (link.getAttribute("href") !== href) link.href = href;
  if (!link.isConnected) document.head.append(link);
});

/**
 * Have everything ready to show a game. A race may have a track of its own, so its table is named.
 * @param {string} game @param {string} [table]
 */
export async function prepare(game, table = "") {
  const key = game === "race" ? table : "";
  const known = fronts.peek()[game];
  const isKnown = known && known.key === key;
  const [data] = await Promise.all([
    isKnown ? known : get(key ? `api/tables/${key}/data` : `api/games/${game}/data`),
    draw(game),
  ]);
  if (!isKnown) fronts.value = { ...fronts.peek(), [game]: { ...data, key } };
}
