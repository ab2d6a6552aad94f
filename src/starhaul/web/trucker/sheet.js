/**
 * The sheet under a ship: build zone, marks of the yard dice, outlines of a fleet, the opposite side of a
 * torus.
 */

import { html } from "../lib.js";
import { SIDE } from "./data.js";

/** @typedef {import("./data.js").BoardData} BoardData */

/**
 * The width of the strip of the opposite side that is repeated beyond each edge of a torus; the frame leaves
 * room for it.
 */
const RING = 34;
/** Path segments along the four edges of a cell, clockwise from the front. */
const EDGES = [`h${SIDE}`, `v${SIDE}`, `h-${SIDE}`, `v-${SIDE}`];
const FROM = [
  [0, 0],
  [SIDE, 0],
  [SIDE, SIDE],
  [0, SIDE],
];

/**
 * The outer edges of a group of cells, as a path.
 * @param {BoardData} board @param {number[]} cells
 */
export function outline(board, cells) {
  const inside = new Set(cells);
  let path = "";
  for (const cell of cells) {
    const [x, y] = board.corners[cell];
    board.neighbours[cell].forEach((other, side) => {
      if (other === null || !inside.has(other))
        path += `M${x + FROM[side][0]} ${y + FROM[side][1]}${EDGES[side]}`;
    });
  }
  return path;
}

/** Hatching over a cell. @param {BoardData} board @param {number} cell */
export function hatching(board, cell) {
  const [x, y] = board.corners[cell];
  const first = [18, 38, 58, 78, 98].map((i) => `M${x + i} ${y + 2}L${x + 2} ${y + i}`);
  const second = [18, 38, 58, 78].map((i) => `M${x + 98} ${y + i}L${x + i} ${y + 98}`);
  return [...first, ...second].join("");
}

/** @param {string} mark */
const dieName = (mark) => (mark === "D" ? "die-double" : `die-${mark}`);

/**
 * Squares where tiles may be placed; marked cells that are closed are hatched.
 * @param {{board: BoardData, zone: number[], taken: Set<number>}} props
 */
export function Zone({ board, zone, taken }) {
  const open = new Set(zone);
  const marked = Object.keys(board.marks).map(Number);
  return html`<g>
    ${zone.map((cell) => square(board, cell, "sh-zone"))}
    ${marked
      .filter((cell) => !open.has(cell))
      .map(
        (cell) =>
          html`<g key=${`shut-${cell}`}>
            ${square(board, cell, "sh-shut")}<path class="sh-hatch" d=${hatching(board, cell)} />
          </g>`,
      )}
    ${board.start !== null && beginning(board, board.start)}
    ${marked
      .filter((cell) => !taken.has(cell))
      .map((cell) => {
        const [x, y] = board.corners[cell];
        return html`<use
          key=${`die-${cell}`}
          class=${open.has(cell) ? undefined : "sh-dim"}
          href=${`#sh-${dieName(board.marks[cell])}`}
          transform=${`translate(${x + 50} ${y + 50}) scale(1.7)`}
        />`;
      })}
  </g>`;
}

/** @param {BoardData} board @param {number} cell @param {string} look */
function square(board, cell, look) {
  const [x, y] = board.corners[cell];
  return html`<rect
    key=${`${look}-${cell}`}
    class=${look}
    x=${x}
    y=${y}
    width=${SIDE}
    height=${SIDE}
    data-cell=${cell}
  />`;
}

/**
 * Brackets around the starting cabin; rings while there is none.
 * @param {BoardData} board @param {number} cell
 */
function beginning(board, cell) {
  const [x, y] = board.corners[cell];
  const brackets = [
    [-2, -2, 1, 1],
    [102, -2, -1, 1],
    [-2, 102, 1, -1],
    [102, 102, -1, -1],
  ]
    .map(([u, v, du, dv]) => `M${x + u} ${y + v + 20 * dv}V${y + v}H${x + u + 20 * du}`)
    .join("");
  return html`<g>
    <circle class="sh-blue" cx=${x + 50} cy=${y + 50} r="30" />
    <circle class="sh-blue" cx=${x + 50} cy=${y + 50} r="22" />
    <path class="sh-begin" d=${brackets} />
  </g>`;
}

/**
 * The marks of occupied cells, in a corner without pipes.
 * @param {BoardData} board @param {Set<number>} taken
 */
export const smallMarks = (board, taken) =>
  Object.keys(board.marks)
    .map(Number)
    .filter((cell) => taken.has(cell))
    .map((cell) => {
      const [x, y] = board.corners[cell];
      return html`<use
        href=${`#sh-${dieName(board.marks[cell])}`}
        transform=${`translate(${x + 87} ${y + 87}) scale(.7)`}
      />`;
    });

/**
 * Fleets: an outline around the cells of each ship, and its number if there are several.
 * @param {BoardData} board @param {number[][]} parts
 */
export const berths = (board, parts) =>
  parts.map((cells, number) => {
    const [x, y] = board.corners[cells[0]];
    return html`<g key=${`berth-${number}`}>
      <path class="sh-berth" d=${outline(board, cells)} />
      ${
        parts.length > 1 &&
        html`<g transform=${`translate(${x - 6} ${y - 6})`}>
          <circle class="sh-plaque" r="14" /><text class="sh-num sh-on-plaque" y="6">${number + 1}</text>
        </g>`
      }
    </g>`;
  });

/**
 * Torus: a strip of the opposite side beyond each edge, copied from the drawing with this name.
 * @param {BoardData} board @param {string} name
 */
export function farSides(board, name) {
  const { pad } = board;
  const width = board.width - 2 * pad;
  const height = board.height - 2 * pad;
  // Four strips without the corners, which would show tiles that are not adjacent.
  const strips =
    `M${pad} ${pad - RING}h${width}v${RING}h${-width}ZM${pad} ${pad + height}h${width}v${RING}h${-width}Z` +
    `M${pad - RING} ${pad}h${RING}v${height}h${-RING}ZM${pad + width} ${pad}h${RING}v${height}h${-RING}Z`;
  return html`
    <clipPath id=${`${name}-ring`}><path d=${strips} /></clipPath>
    <g class="sh-ghost" clip-path=${`url(#${name}-ring)`}>
      ${[
        [width, 0],
        [-width, 0],
        [0, height],
        [0, -height],
      ].map(([dx, dy]) => html`<use href=${`#${name}`} transform=${`translate(${dx} ${dy})`} />`)}
    </g>
  `;
}
