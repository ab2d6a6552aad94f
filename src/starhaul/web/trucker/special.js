/**
 * What is special about ships of class C: a picture of the board and a few sentences, for people new to them.
 */

import { t } from "../core/texts.js";
import { html } from "../lib.js";
import { boardData, data, turned } from "./data.js";
import { Ship } from "./ship.js";
import { roundName } from "./words.js";

/** Texts are `special-NAME`. @type {Record<string, string[]>} */
export const SPECIAL = {
  IC: ["crack", "crack-hits", "cabin"],
  IIC: ["crack", "crack-hits", "cabin"],
  IIIC: ["torus", "torus-hits", "torus-premium", "cabin"],
  IVC: ["yards", "yards-dice", "yards-flight", "cabin"],
};
const RIGHT = 1;
const LEFT = 3;
const DOUBLE = 2;

/**
 * A tile of a kind, rotated so that it has this connector at this side.
 * @param {string} edition @param {string} kind @param {number} side @param {number} connector
 * @returns {[number, number] | null}
 */
function tileWith(edition, kind, side, connector) {
  for (const [number, tile] of data().editions[edition].tiles.entries()) {
    if (tile?.kind !== kind) continue;
    const turn = [0, 1, 2, 3].find((by) => turned(tile, by)[side] === connector);
    if (turn !== undefined) return [number, turn];
  }
  return null;
}

/**
 * Two neighbouring tiles that illustrate it: across the crack, or across the edge.
 * @param {string} edition @param {string} name @returns {[number, number, number][]}
 */
export function exampleOn(edition, name) {
  const board = boardData(edition, name);
  const starts = board.torus
    ? board.zone.filter((cell) => board.places[cell][0] === String(board.columns.at(-1)))
    : board.crack[RIGHT];
  const pairs = starts
    .map((cell) => [cell, board.neighbours[cell][RIGHT] ?? -1])
    .filter((pair) => pair.every((cell) => board.zone.includes(cell)));
  const one = tileWith(edition, "cabin", RIGHT, DOUBLE);
  const other = tileWith(edition, "cargo", LEFT, DOUBLE);
  const pair = pairs[Math.floor(pairs.length / 2)];
  return pair && one && other
    ? [
        [pair[0], ...one],
        [pair[1], ...other],
      ]
    : [];
}

/** @param {{edition: string, shipClass: string}} props */
export function Special({ edition, shipClass }) {
  const lines = SPECIAL[shipClass];
  if (!lines) return null;
  const title = t("special-title", { class: roundName(shipClass) });
  return html`<section class="special" aria-label=${title}>
    <h3>${title}</h3>
    <div class="special-picture" aria-hidden="true">
      <${Ship} edition=${edition} shipClass=${shipClass} ship=${{ tiles: exampleOn(edition, shipClass) }} />
    </div>
    <ul>${lines.map((name) => html`<li key=${name}>${t(`special-${name}`)}</li>`)}</ul>
  </section>`;
}
