/** Tiles, cells and cards in words, for who hears the page and for who wants to read on. */

import { t } from "../core/texts.js";
import { aimed } from "./cards/shape.js";
import { amountWords, cardLines, cardText } from "./cards/texts.js";
import { facts, tileFacts, turned } from "./facts.js";
import { cellName } from "./ship.js";

/** @typedef {import("./facts.js").BoardFacts} BoardFacts */

const LETTERS = /** @type {Record<string, string>} */ ({ R: "red", Y: "yellow", G: "green", B: "blue" });

/** What is flown in a round: a class, or the learning flight. @param {string} name */
export const roundName = (name) => (name === "learning" ? t("class-learning") : t("class-ship", { name }));

/** What a tile is called, such as `double cannon`. @param {string} edition @param {number} number */
export const tileName = (edition, number) => t(`kind-${tileFacts(edition, number).kind}`);

/** Where a tile points or what it covers, or null. @param {string} kind @param {number} turn */
function aimWords(kind, turn) {
  const [first, second] = aimed(kind, turn);
  if (!first) return null;
  return second
    ? t("inspect-covers", { first: t(`from-${first}`), second: t(`from-${second}`) })
    : t(`inspect-points-${first}`);
}

/** How much a tile holds, or null. @param {import("./facts.js").TileFacts} tile */
function capacityWords({ kind, capacity }) {
  if (kind === "battery") return amountWords("batteries", capacity);
  return kind === "cargo" || kind === "special_cargo" ? t("inspect-containers", { number: capacity }) : null;
}

/**
 * The connectors of a tile as it lies, side by side.
 * @param {string} edition @param {number} number @param {number} [turn]
 */
export function connectorWords(edition, number, turn = 0) {
  const named = turned(tileFacts(edition, number), turn).flatMap((connector, side) =>
    connector
      ? [
          t("inspect-side", {
            side: t(`direction-${facts().sides[side]}`),
            connector: t(`inspect-connector-${connector}`),
          }),
        ]
      : [],
  );
  return t("inspect-connectors-are", { sides: named.join(", ") });
}

/**
 * What a tile holds and where it points, or an empty text.
 * @param {string} edition @param {number} number @param {number} [turn]
 */
export function tileSummary(edition, number, turn = 0) {
  const tile = tileFacts(edition, number);
  return [capacityWords(tile), aimWords(tile.kind, turn)].filter(Boolean).join(", ");
}

/** A tile as it lies: what it is, where it points, its connectors.
 * @param {string} edition @param {number} number @param {number} [turn] */
export function tileWords(edition, number, turn = 0) {
  const what = [tileName(edition, number), tileSummary(edition, number, turn)].filter(Boolean).join(", ");
  return `${what}; ${connectorWords(edition, number, turn)}`;
}

/**
 * What stands on a tile, or null.
 * @param {import("./facts.js").TileFacts} tile @param {import("./tile.js").Contents} contents
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

/** @param {BoardFacts} board */
function editionOf(board) {
  const editions = facts().editions;
  return Object.keys(editions).find((name) => Object.values(editions[name].boards).includes(board)) ?? "2e";
}

/** A cell by its name, with what lies there and what stands on it.
 * @param {BoardFacts} board @param {number} cell @param {import("./ship.js").Lying} [lying] */
export function cellWords(board, cell, lying) {
  const name = cellName(board, cell);
  if (!lying) return t("inspect-cell-empty", { cell: name });
  const edition = editionOf(board);
  const standing = contentWords(tileFacts(edition, lying.tile), lying.contents);
  const words = tileWords(edition, lying.tile, lying.turn);
  return t("inspect-cell", { cell: name, tile: standing ? `${words}; ${standing}` : words });
}

/**
 * A card with everything that it says.
 * @param {import("./cards/shape.js").Card} card @param {boolean} [isLearning]
 */
export function cardWords(card, isLearning = false) {
  const title = t("inspect-card-title", { title: t(`card-${card.kind}`), level: card.level });
  return [title, cardText(card, isLearning), ...cardLines(card)].join(" ");
}
