/** Tiles, cells and cards in words, for screen readers and the inspector. */

import { t } from "../core/texts.js";
import { amountWords, cardLines, cardText } from "./cards/cardwords.js";
import { aimed } from "./cards/shape.js";
import { data, LETTERS, tileData, turned } from "./data.js";
import { cellName } from "./ship.js";

/** @typedef {import("./data.js").BoardData} BoardData */

/** The ship class of a round, or the learning flight. @param {string} name */
export const roundName = (name) => (name === "learning" ? t("class-learning") : t("class-ship", { name }));

/** The name of a tile, such as `double cannon`. @param {string} edition @param {number} number */
export const tileName = (edition, number) => t(`kind-${tileData(edition, number).kind}`);

/**
 * The direction a tile points in or the sides it covers, or null.
 * @param {string} kind @param {number} turn
 */
function aimWords(kind, turn) {
  const [first, second] = aimed(kind, turn);
  if (!first) return null;
  return second
    ? t("inspect-covers", { first: t(`from-${first}`), second: t(`from-${second}`) })
    : t(`inspect-points-${first}`);
}

/** The capacity of a tile, or null. @param {import("./data.js").TileData} tile */
function capacityWords({ kind, capacity }) {
  if (kind === "battery") return amountWords("batteries", capacity);
  return kind === "cargo" || kind === "special_cargo" ? t("inspect-containers", { number: capacity }) : null;
}

/**
 * The connectors of a tile in its rotation, side by side.
 * @param {string} edition @param {number} number @param {number} [turn]
 */
export function connectorWords(edition, number, turn = 0) {
  const named = turned(tileData(edition, number), turn).flatMap((connector, side) =>
    connector
      ? [
          t("inspect-side", {
            side: t(`direction-${data().sides[side]}`),
            connector: t(`inspect-connector-${connector}`),
          }),
        ]
      : [],
  );
  return t("inspect-connectors-are", { sides: named.join(", ") });
}

/**
 * The capacity and direction of a tile, or an empty text.
 * @param {string} edition @param {number} number @param {number} [turn]
 */
export function tileSummary(edition, number, turn = 0) {
  const tile = tileData(edition, number);
  return [capacityWords(tile), aimWords(tile.kind, turn)].filter(Boolean).join(", ");
}

/**
 * A tile in its rotation: name, direction, connectors.
 * @param {string} edition @param {number} number @param {number} [turn]
 */
export function tileWords(edition, number, turn = 0) {
  const what = [tileName(edition, number), tileSummary(edition, number, turn)].filter(Boolean).join(", ");
  return `${what}; ${connectorWords(edition, number, turn)}`;
}

/**
 * The contents of a tile, or null.
 * @param {import("./data.js").TileData} tile @param {import("./tile.js").Contents} contents
 */
function contentWords(tile, contents) {
  const { crew = 0, batteries, goods } = contents;
  if (crew > 2) return t(crew === 3 ? "alien-purple" : "alien-brown");
  if (crew) return t("inspect-humans", { number: crew });
  if (tile.kind === "battery")
    return batteries === undefined ? null : t("inspect-batteries-left", { number: batteries });
  if (tile.kind === "cargo" || tile.kind === "special_cargo") {
    return goods
      ? [...goods].map((letter) => t(`cube-${LETTERS[letter]}`)).join(", ")
      : t("inspect-empty-hold");
  }
  return null;
}

/** @param {BoardData} board */
function editionOf(board) {
  const editions = data().editions;
  return Object.keys(editions).find((name) => Object.values(editions[name].boards).includes(board)) ?? "2e";
}

/**
 * A cell with its name, tile and contents.
 * @param {BoardData} board @param {number} cell @param {import("./ship.js").Lying} [lying]
 */
export function cellWords(board, cell, lying) {
  const name = cellName(board, cell);
  if (!lying) return t("inspect-cell-empty", { cell: name });
  const edition = editionOf(board);
  const standing = contentWords(tileData(edition, lying.tile), lying.contents);
  const words = tileWords(edition, lying.tile, lying.turn);
  return t("inspect-cell", { cell: name, tile: standing ? `${words}; ${standing}` : words });
}

/**
 * A card with its full text.
 * @param {import("./cards/shape.js").Card} card @param {boolean} [isLearning]
 */
export function cardWords(card, isLearning = false) {
  const title = t("inspect-card-title", { title: t(`card-${card.kind}`), level: card.level });
  return [title, cardText(card, isLearning), ...cardLines(card)].join(" ");
}
