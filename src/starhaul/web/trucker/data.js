/** Static data of tiles, cards and boards, as sent by the server (`plugins/trucker/browser.py`). */

import { gameData } from "../core/gamedata.js";

/**
 * @typedef {import("../types.d.ts").trucker.Card} Card
 * @typedef {import("../types.d.ts").trucker.Insurance} Insurance
 * @typedef {{kind: string, art: string, connectors: number[], capacity: number, colour: string | null}}
 *   TileData
 * @typedef {{level: number, columns: number[], rows: number[], width: number, height: number, pad: number,
 *   corners: [number, number][], places: [string, string][], neighbours: (number | null)[][], zone: number[],
 *   marks: Record<string, string>, crack: number[][], start: number | null, torus: boolean,
 *   is_fleet: boolean, reserve_slots: number, insurance: Insurance, dice: string, aims: Record<string,
 *   {from: string, lanes: number[][]}> }} BoardData
 */

export const SIDE = 100;
export const COLOURS = /** @type {const} */ (["blue", "green", "yellow", "red"]);

/** @returns {any} */
export const data = () => gameData.value.trucker;

/** @param {string} edition @param {number} number @returns {TileData} */
export const tileData = (edition, number) => data().editions[edition].tiles[number];

/** @param {string} edition @param {string} id @returns {Card} */
export const cardData = (edition, id) => data().editions[edition].cards[id];

/** Whether a card has an id that the edition knows. @param {string} edition @param {string} id */
export const hasCard = (edition, id) => id in data().editions[edition].cards;

/**
 * A card as it counts: with the modified values sent by the server, else as printed.
 * @param {string} edition @param {string} id
 * @param {Record<string, unknown> | null} [counts] What the server says of it, if anything.
 */
export const countedCard = (edition, id, counts) =>
  counts ? /** @type {Card} */ (/** @type {unknown} */ (counts)) : cardData(edition, id);

/**
 * The price of a cube of each colour; some rough roads lower it.
 * @param {string} edition @param {{prices?: number[]} | null} [view] @returns {Record<string, number>}
 */
export function goodsValues(edition, view) {
  const printed = data().editions[edition].goods_values;
  const [red, yellow, green, blue] = view?.prices ?? [];
  return red === undefined ? printed : { red, yellow, green, blue };
}

/**
 * The board of a class; learning flights are flown with class I.
 * @param {string} edition @param {string} shipClass @returns {BoardData}
 */
export function boardData(edition, shipClass) {
  const boards = data().editions[edition].boards;
  return boards[shipClass] ?? boards.I;
}

/**
 * The connectors of a tile in a rotation: front, right, rear, left.
 * @param {TileData} tile @param {number} turn
 */
export const turned = (tile, turn) => [0, 1, 2, 3].map((side) => tile.connectors[(side - turn + 4) % 4]);

/**
 * The lines of a threat, each as its cells in the order in which the threat meets them.
 * @param {BoardData} board @param {string} from @param {number[]} dice
 */
export function aimOf(board, from, dice) {
  const numbers = board.dice === "sum" ? [dice.reduce((sum, die) => sum + die, 0)] : dice;
  return board.aims[`${from}:${numbers.join(",")}`] ?? { from, lanes: [] };
}

// --- goods -------------------------------------------------------------------------------------------------

/** @typedef {import("../types.d.ts").trucker.Goods} Goods */

/**
 * The colours of goods by the letters that stand for them in views, the dearest first.
 * @type {Record<string, Goods>}
 */
export const LETTERS = { R: "red", Y: "yellow", G: "green", B: "blue" };

/** The letter of each colour. */
export const LETTER_OF = Object.fromEntries(
  Object.entries(LETTERS).map(([letter, colour]) => [colour, letter]),
);

/** All letters, that of the dearest colour first. */
export const DEAREST_FIRST = Object.keys(LETTERS).join("");
