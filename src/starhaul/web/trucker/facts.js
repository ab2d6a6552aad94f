/** Facts about tiles, cards and boards, as the server tells them (`plugins/trucker/browser.py`). */

import { fronts } from "../core/front.js";

/**
 * @typedef {import("../types.d.ts").trucker.Card} Card
 * @typedef {import("../types.d.ts").trucker.Insurance} Insurance
 * @typedef {{kind: string, art: string, connectors: number[], capacity: number, colour: string | null}}
 *   TileFacts
 * @typedef {{level: number, columns: number[], rows: number[], width: number, height: number, pad: number,
 *   corners: [number, number][], places: [string, string][], neighbours: (number | null)[][], zone: number[],
 *   marks: Record<string, string>, crack: number[][], start: number | null, torus: boolean,
 *   is_fleet: boolean, reserve_slots: number, insurance: Insurance, dice: string, aims: Record<string,
 *   {from: string, lanes: number[][]}> }} BoardFacts
 */

export const SIDE = 100;
export const COLOURS = /** @type {const} */ (["blue", "green", "yellow", "red"]);

/** @returns {any} */
export const facts = () => fronts.value.trucker;

/** @param {string} edition @param {number} number @returns {TileFacts} */
export const tileFacts = (edition, number) => facts().editions[edition].tiles[number];

/** @param {string} edition @param {string} id @returns {Card} */
export const cardFacts = (edition, id) => facts().editions[edition].cards[id];

/**
 * A card as it counts: as the server bends it for a flight, else as printed.
 * @param {string} edition @param {string} id
 * @param {Record<string, unknown> | null} [counts] What the server says of it, if anything.
 */
export const countedCard = (edition, id, counts) =>
  counts ? /** @type {Card} */ (/** @type {unknown} */ (counts)) : cardFacts(edition, id);

/** What a cube of each colour is sold for; a poor market pays less than is printed.
 * @param {string} edition @param {{prices?: number[]} | null} [view] @returns {Record<string, number>} */
export function goodsValues(edition, view) {
  const printed = facts().editions[edition].goods_values;
  const [red, yellow, green, blue] = view?.prices ?? [];
  return red === undefined ? printed : { red, yellow, green, blue };
}

/**
 * The board of a class; learning flights are flown with class I.
 * @param {string} edition @param {string} shipClass @returns {BoardFacts}
 */
export function boardFacts(edition, shipClass) {
  const boards = facts().editions[edition].boards;
  return boards[shipClass] ?? boards.I;
}

/**
 * The connectors of a tile as it lies: front, right, rear, left.
 * @param {TileFacts} tile @param {number} turn
 */
export const turned = (tile, turn) => [0, 1, 2, 3].map((side) => tile.connectors[(side - turn + 4) % 4]);

/**
 * The lines a threat takes, each as its cells in the order in which it meets them.
 * @param {BoardFacts} board @param {string} from @param {number[]} dice
 */
export function aimOf(board, from, dice) {
  const numbers = board.dice === "sum" ? [dice.reduce((sum, die) => sum + die, 0)] : dice;
  return board.aims[`${from}:${numbers.join(",")}`] ?? { from, lanes: [] };
}
