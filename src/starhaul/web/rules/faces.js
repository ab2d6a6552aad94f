/**
 * Pictures that a game draws itself beside a rule, such as its cards. They are loaded when a chapter that has
 * some is shown; pictures made by the server are in `reading.js`.
 */

import { session } from "../core/currentsession.js";
import { gameData, prepare } from "../core/gamedata.js";
import { gameNames, pluginOf } from "../core/games.js";
import { arrival } from "../core/retry.js";
import { html, useEffect, useState } from "../lib.js";

/** @typedef {{game: string, name: string}} FaceOfRule */

/** By rule. @type {Map<string, FaceOfRule>} */
const faces = new Map();
/** The loaded components by game. @type {Map<string, unknown>} */
const drawers = new Map();

/** Learn which rules have one, so that room can be left for them. */
export async function loadFaces() {
  for (const game of gameNames()) {
    const { faces: part, rules } = pluginOf(game);
    if (!part || !rules) continue;
    const { RULES } = await rules();
    for (const [name, rule] of Object.entries(RULES[part.kind])) faces.set(rule, { game, name });
  }
}

/**
 * The page holds the drawings of one game: over a match of another one there are none.
 * @param {string} game
 */
const isPossible = (game) => (session.value?.table.value?.game ?? game) === game;

/** Load what draws the faces of a game. @param {string} game */
async function loadDrawer(game) {
  const part = pluginOf(game).faces;
  if (!part || drawers.has(game)) return;
  const [drawer] = await Promise.all([arrival(part.load), prepare(game)]);
  drawers.set(game, drawer);
}

/** Before printing: everything that the rules of these chapters show. @param {string[]} rules */
export async function loadDrawers(rules) {
  await loadFaces();
  const games = new Set(rules.map((rule) => faces.get(rule)?.game ?? "").filter(Boolean));
  await Promise.all([...games].filter(isPossible).map(loadDrawer));
}

/** The face of what a rule describes, if it has one. @param {{rule: string}} props */
export function Face({ rule }) {
  const face = faces.get(rule);
  return face && isPossible(face.game) ? html`<${Drawn} ...${face} />` : null;
}

/** @param {FaceOfRule} props */
function Drawn({ game, name }) {
  const [, setIsHere] = useState(drawers.has(game));
  useEffect(() => {
    let isOn = true;
    loadDrawer(game).then(() => isOn && setIsHere(true));
    return () => {
      isOn = false;
    };
  }, [game]);
  const Drawer = drawers.get(game);
  return html`<figure class="book-figure book-face">
    ${Drawer && gameData.value[game] && html`<${Drawer} name=${name} />`}
  </figure>`;
}
