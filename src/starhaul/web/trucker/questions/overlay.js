/** Drawings of questions over the viewer's ship, in the coordinates of its board. */

import { html } from "../../lib.js";
import { SIDE } from "../data.js";
import { outline } from "../sheet.js";

/** @typedef {import("../data.js").BoardData} BoardData */

/** Tiles that are about to be struck. @param {BoardData} board @param {number[]} cells */
export const perils = (board, cells) =>
  cells.map((cell) => {
    const [x, y] = board.corners[cell];
    return html`<g key=${`peril-${cell}`} class="question-peril" transform=${`translate(${x} ${y})`}>
      <rect class="cell-mark peril" x="3" y="3" width="94" height="94" rx="12" />
      <path class="question-warn" d="M82 4L98 32H66Z" />
      <path class="question-warn-sign" d="M82 13V22M82 26V28" />
    </g>`;
  });

/** Tiles that would fall off: dimmed and crossed out. @param {BoardData} board @param {number[]} cells */
export const falling = (board, cells) =>
  cells.map((cell) => {
    const [x, y] = board.corners[cell];
    return html`<g key=${`falls-${cell}`} class="question-falls" transform=${`translate(${x} ${y})`}>
      <rect width=${SIDE} height=${SIDE} rx="10" /><path d="M26 26L74 74M74 26L26 74" />
    </g>`;
  });

/** The cell closest to the centre of a group. @param {BoardData} board @param {number[]} cells */
export function middle(board, cells) {
  const mean = [0, 1].map(
    (axis) => cells.reduce((sum, cell) => sum + board.corners[cell][axis], 0) / cells.length,
  );
  const far = (/** @type {number} */ cell) =>
    Math.hypot(board.corners[cell][0] - mean[0], board.corners[cell][1] - mean[1]);
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best), cells[0]);
}

/** A part of a ship: outlined and numbered.
 * @param {BoardData} board @param {number[]} cells @param {number} number @param {boolean} isChosen */
export function part(board, cells, number, isChosen) {
  const [x, y] = board.corners[middle(board, cells)];
  return html`<g key=${`part-${number}`} class=${`question-part ${isChosen ? "chosen" : ""}`}>
    <path d=${outline(board, cells)} />
    <g transform=${`translate(${x + 50} ${y + 50})`}>
      <circle r="26" /><text y="11" text-anchor="middle">${number}</text>
    </g>
  </g>`;
}

/**
 * The reason of a refusal, at a cell.
 * @param {BoardData} board @param {number} cell @param {string} text
 */
export function bubble(board, cell, text) {
  const [x, y] = board.corners[cell];
  const width = 300;
  const left = Math.max(0, Math.min(board.width - width, x + 50 - width / 2));
  const below = y < 150;
  return html`<foreignObject
    class="question-bubble"
    x=${left}
    y=${below ? y + 104 : y - 134}
    width=${width}
    height="130"
  >
    <p class=${below ? "below" : ""}>${text}</p>
  </foreignObject>`;
}
