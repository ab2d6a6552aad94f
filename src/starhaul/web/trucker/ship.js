/**
 * A ship on its board: cells, tiles, pipes, contents and marks. Used for building, check, flight and the
 * small pictures of other ships.
 */

import { t } from "../core/texts.js";
import { html, useMemo, useState } from "../lib.js";
import { boardData, SIDE, tileData, turned } from "./data.js";
import { berths, farSides, smallMarks, Zone } from "./sheet.js";
import { TileArt } from "./tile.js";

/**
 * @typedef {import("../types.d.ts").trucker.ShipView} ShipView
 * @typedef {import("./data.js").BoardData} BoardData
 * @typedef {{cell: number, tile: number, turn: number, contents: import("./tile.js").Contents}} Lying
 */

/** The tile on each cell. @param {ShipView} ship @returns {Map<number, Lying>} */
export function lyingOn(ship) {
  const crew = new Map(ship.crew);
  const batteries = new Map(ship.batteries);
  const goods = new Map(ship.goods);
  return new Map(
    ship.tiles.map(([cell, tile, turn]) => [
      cell,
      {
        cell,
        tile,
        turn,
        contents: { crew: crew.get(cell), batteries: batteries.get(cell), goods: goods.get(cell) },
      },
    ]),
  );
}

/** The printed name of a cell, such as [7,8]. @param {BoardData} board @param {number} cell */
export const cellName = (board, cell) => `[${board.places[cell].join(",")}]`;

/** @param {string} edition @param {BoardData} board @param {Map<number, Lying>} lying */
function piping(edition, board, lying) {
  /** The pipes at each side of a tile. @param {Lying} one */
  const pipesOf = ({ tile, turn }) => turned(tileData(edition, tile), turn);
  return [...lying.values()].flatMap((one) =>
    pipesOf(one).map((pipes, side) => {
      const other = lying.get(board.neighbours[one.cell][side] ?? -1);
      if (!pipes) return null;
      if (!other) return openEnd(board, one.cell, side, pipes);
      const theirs = pipesOf(other)[(side + 2) % 4];
      // A seam is drawn once, from the tile to its left or above it.
      return theirs && (side === 1 || side === 2)
        ? joint(board, one.cell, side, Math.min(pipes, theirs))
        : null;
    }),
  );
}

/** @param {BoardData} board @param {number} cell @param {number} side @param {number} pipes */
function openEnd(board, cell, side, pipes) {
  const [x, y] = board.corners[cell];
  return html`<use
    href=${`#sh-open-${pipes}`}
    transform=${`translate(${x} ${y}) rotate(${90 * side} 50 50)`}
  />`;
}

/**
 * Sleeves over the seam between a tile and its neighbour; at the edge of a torus at both ends.
 * @param {BoardData} board @param {number} cell @param {number} side @param {number} pipes
 */
function joint(board, cell, side, pipes) {
  const isCrack = board.crack[side].includes(cell);
  const name = isCrack ? `hose-${pipes}` : `joint-${pipes}`;
  const rotation = side === 1 ? " rotate(90)" : "";
  return seams(board, cell, side).map(
    ([x, y]) => html`<use href=${`#sh-${name}`} transform=${`translate(${x} ${y})${rotation}`} />`,
  );
}

/**
 * The centre of the seam at a side of a cell; two where the board wraps around.
 * @param {BoardData} board @param {number} cell @param {number} side @returns {[number, number][]}
 */
export function seams(board, cell, side) {
  const half = SIDE / 2;
  const ends = [
    [half, 0],
    [SIDE, half],
    [half, SIDE],
    [0, half],
  ];
  const at = (/** @type {number} */ c, /** @type {number} */ s) =>
    /** @type {[number, number]} */ ([board.corners[c][0] + ends[s][0], board.corners[c][1] + ends[s][1]]);
  const here = at(cell, side);
  const other = board.neighbours[cell][side];
  if (other === null) return [here];
  const there = at(other, (side + 2) % 4);
  const isNear = Math.abs(here[0] - there[0]) < SIDE && Math.abs(here[1] - there[1]) < SIDE;
  return isNear ? [[(here[0] + there[0]) / 2, (here[1] + there[1]) / 2]] : [here, there];
}

/**
 * @typedef {object} ShipProps
 * @property {string} edition
 * @property {string} shipClass
 * @property {ShipView} ship
 * @property {string} [colour] Of the seat.
 * @property {number[][]} [parts] Fleets: the cells of each ship.
 * @property {(cell: number, event: Event) => void} [onCell] A cell was tapped or chosen by key.
 * @property {Map<number, string>} [marks] Class names for cells: `choice`, `fits`, `sound`, `peril`, `fault`,
 *   …
 * @property {import("../lib.js").Child} [under] Drawn below the tiles, in the coordinates of the board.
 * @property {import("../lib.js").Child} [over] Drawn above them.
 * @property {(lying: Lying) => boolean} [isGone] Whether a tile is not drawn (any more).
 * @property {(cell: number) => string} [labelOf] The label of a selectable cell for screen readers.
 * @property {number | null} [cursor] The cell with the keyboard cursor. Where there is one, all cells can be
 *   chosen, and only this one is reached by tab.
 * @property {boolean} [cropped] Without the frame and its numbers: for small pictures.
 * @property {string} [box] The part of the board that is shown.
 * @property {string} [label] The label of the whole picture.
 * @property {string} [class]
 */

/** Margin for muzzles and flames in a picture without frame. */
const AIR = 14;
let drawn = 0;

/** @param {ShipProps} props */
export function Ship(props) {
  const { edition, shipClass, ship, onCell, marks, parts } = props;
  const board = boardData(edition, shipClass);
  const lying = lyingOn(ship);
  const zone = parts?.length ? parts.flat() : board.zone;
  const shown = props.isGone ? new Map([...lying].filter(([, tile]) => !props.isGone?.(tile))) : lying;
  const cut = props.cropped ? board.pad - AIR : 0;
  const box = [cut, cut, board.width - 2 * cut, board.height - 2 * cut].join(" ");
  return html`<svg
    class=${`ship ${props.cropped ? "cropped" : ""} ${props.class ?? ""}`}
    viewBox=${props.box ?? box}
    role="group"
    aria-label=${props.label ?? t("client-ship")}
  >
    <${Sheet} ...${props} board=${board} zone=${zone} taken=${[...shown.keys()]} />
    ${props.under}
    <${Hull} edition=${edition} board=${board} colour=${props.colour} shown=${[...shown.values()]} />
    ${
      marks &&
      [...marks].map(
        ([cell, names]) =>
          html`<${CellMark} key=${`mark-${cell}`} board=${board} cell=${cell} names=${names} />`,
      )
    }
    ${props.over}
    ${onCell && html`<${Targets} ...${props} board=${board} zone=${zone} />`}
  </svg>`;
}

/**
 * Everything below the tiles; rendered only when it changes, because views arrive many times a second.
 * @param {ShipProps & {board: BoardData, zone: number[], taken: number[]}} props
 */
function Sheet({ edition, shipClass, board, zone, parts, taken, cropped }) {
  const name = shipClass === "learning" ? "I" : shipClass;
  return useMemo(
    () => html`<g>
      <${Zone} board=${board} zone=${zone} taken=${new Set(taken)} />
      ${!cropped && html`<use href=${`#sh-board-${edition}-${name}`} />`}
      ${board.is_fleet && berths(board, parts ?? [])}
    </g>`,
    [edition, board, name, cropped, JSON.stringify([zone, parts, taken])],
  );
}

/**
 * The tiles with their pipes; on a torus also the strips beyond its edges.
 * @param {{edition: string, board: BoardData, colour?: string, shown: Lying[]}} props
 */
function Hull({ edition, board, colour, shown }) {
  const [name] = useState(() => `hull-${++drawn}`);
  return useMemo(() => {
    const taken = new Set(shown.map(({ cell }) => cell));
    return html`<g>
      ${board.torus && farSides(board, name)}
      <g id=${name}>
        ${shown.map(
          ({ cell, tile, turn, contents }) => html`<g
            key=${`${cell}-${tile}`}
            class="lying"
            data-cell=${cell}
            transform=${`translate(${board.corners[cell].join(" ")})`}
          >
            <${TileArt}
              edition=${edition}
              number=${tile}
              turn=${turn}
              contents=${contents}
              colour=${colour}
            />
          </g>`,
        )}
        ${piping(edition, board, new Map(shown.map((tile) => [tile.cell, tile])))}
      </g>
      ${smallMarks(board, taken)}
    </g>`;
  }, [edition, board, colour, JSON.stringify(shown)]);
}

/** @param {{board: BoardData, cell: number, names: string}} props */
function CellMark({ board, cell, names }) {
  const [x, y] = board.corners[cell];
  return html`<rect
    class=${`cell-mark ${names}`}
    x=${x + 3}
    y=${y + 3}
    width=${SIDE - 6}
    height=${SIDE - 6}
    rx="12"
  />`;
}

/**
 * Transparent squares that receive taps; marked ones can be reached by key.
 * @param {ShipProps & {board: BoardData, zone: number[]}} props
 */
function Targets({ board, zone, onCell, marks, labelOf, cursor }) {
  const cells = [...new Set([...zone, ...(marks?.keys() ?? [])])];
  const isGrid = cursor !== undefined;
  const stop = isGrid && (cursor === null || !cells.includes(cursor)) ? cells[0] : cursor;
  return html`<g class="targets">
    ${cells.map((cell) => {
      const [x, y] = board.corners[cell];
      const canChoose = labelOf && (isGrid || marks?.has(cell));
      return html`<rect
        key=${cell}
        class=${`target ${cursor === cell ? "cursor" : ""}`}
        data-cell=${cell}
        x=${x}
        y=${y}
        width=${SIDE}
        height=${SIDE}
        role=${canChoose ? "button" : undefined}
        tabindex=${canChoose ? (isGrid && cell !== stop ? -1 : 0) : undefined}
        aria-label=${canChoose ? labelOf(cell) : undefined}
        onClick=${(/** @type {Event} */ event) => onCell?.(cell, event)}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
          if (event.key === "Enter" || event.key === " ") {
            event.preventDefault();
            event.stopPropagation();
            onCell?.(cell, event);
          }
        }}
      />`;
    })}
  </g>`;
}
