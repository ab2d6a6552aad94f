/** The viewer's board: the ship, where the held tile may go, faults, and the held tile over a cell. */

import { t } from "../../core/texts.js";
import { html, useEffect, useRef } from "../../lib.js";
import { useMedia } from "../../ui/media.js";
import { RuleLink } from "../../ui/rulelink.js";
import { AdvisedMarks } from "../advised.js";
import { SIDE, tileData } from "../data.js";
import { faultMarks } from "../faults.js";
import { hatching } from "../sheet.js";
import { lyingOn, Ship } from "../ship.js";
import { TileArt } from "../tile.js";
import { cellWords } from "../words.js";
import { freeSide } from "./geometry.js";
import { UNKNOWN } from "./state.js";
import { SMALL_BOARD } from "./yardpictures.js";

/** @typedef {import("./bench.js").Bench} Bench */

/** Class names for the cells of the board. @param {Bench} bench @returns {Map<number, string>} */
function marksOf(bench) {
  const { hints } = bench.view.value;
  const turn = bench.turn.value;
  const marks = new Map();
  const isOpen = (/** @type {number} */ cell) => bench.isWanted({ do: "attach", cell, turn });
  const fitting = bench.held.value ? (bench.places.value?.[turn] ?? []) : [];
  for (const cell of fitting.filter(isOpen)) marks.set(cell, "fits");
  const isTold = bench.held.value > 0 && !bench.isLifted.value && bench.places.value;
  const sound = bench.isGuided && isTold ? (hints?.sound?.[turn] ?? []) : [];
  for (const cell of sound.filter(isOpen)) marks.set(cell, "fits sound");
  if (bench.held.value || bench.session.guard) return marks;
  for (const cell of hints?.removable ?? []) marks.set(cell, "removable");
  const { window } = bench.state.value;
  if (bench.canMove) marks.set(window, `${marks.get(window) ?? ""} window`);
  return marks;
}

/** @param {{bench: Bench, question: import("../questions/index.js").ShownQuestion}} props */
export function OwnBoard({ bench, question }) {
  const view = bench.view.value;
  const board = bench.board.value;
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const { tiles, window, start } = bench.state.value;
  const isLifted = bench.isLifted.value;
  // Tiles only: batteries and crew come aboard at launch.
  const ship = { tiles: isLifted ? tiles.filter(([cell]) => cell !== window) : tiles };
  const lying = lyingOn(ship);
  const marks = question.asked ? question.marks : marksOf(bench);
  const cursor = bench.cursor.value;
  useEffect(() => {
    const shown = bench.byKey.peek() && cursor !== null;
    if (shown)
      /** @type {SVGElement | null | undefined} */ (
        place.current?.querySelector(`.target[data-cell="${cursor}"]`)
      )?.focus();
  }, [cursor]);
  const labelOf = (/** @type {number} */ cell) => {
    const wrong = bench.wrongAt(cell);
    const named = cellWords(board, cell, lying.get(cell));
    const words = wrong ? `${named}. ${wrong}` : named;
    if (marks.get(cell)?.includes("fits")) return t("building-cell-fits", { cell: words });
    return marks.get(cell)?.includes("window") ? t("building-cell-window", { cell: words }) : words;
  };
  const faults = bench.isGuided && !question.asked ? (view.hints?.faults ?? []) : [];
  return html`<div class="board-space">
    <div class=${`own-board ${bench.held.value ? "is-holding" : ""}`} ref=${place} data-grab="board">
      <${Ship}
        edition=${bench.edition}
        shipClass=${view.ship_class}
        ship=${question.ship ?? ship}
        colour=${bench.colour.value}
        parts=${view.parts}
        label=${t("building-own-ship")}
        marks=${marks}
        cursor=${question.asked || start ? undefined : cursor}
        onCell=${
          question.asked
            ? question.onCell
            : start
              ? undefined
              : (/** @type {number} */ cell) => bench.choose(cell)
        }
        labelOf=${question.asked ? question.labelOf : labelOf}
        over=${html`
          ${faultMarks(board, faults)}${question.over}
          ${!question.asked && html`<${Advised} bench=${bench} />`}
          <${Ghost} bench=${bench} />
        `}
      />
      <${CellBubble} bench=${bench} />
    </div>
  </div>`;
}

/** What the coach advises. @param {{bench: Bench}} props */
const Advised = ({ bench }) =>
  html`<${AdvisedMarks}
    session=${bench.session}
    board=${bench.board.value}
    edition=${bench.edition}
    held=${bench.held.value}
    colour=${bench.colour.value}
  />`;

/**
 * The held tile over its target cell; a cell that must stay free is hatched. On a tile the cursor of the keys
 * is enough: it begins there, and nobody means to attach anything yet.
 * @param {{bench: Bench}} props
 */
function Ghost({ bench }) {
  const held = bench.held.value;
  const turn = bench.turn.value;
  const cell = bench.byKey.value ? bench.cursor.value : bench.hover.value;
  if (!held || cell === null) return null;
  if (bench.byKey.value && bench.isBuilt(cell)) return null;
  const board = bench.board.value;
  const [x, y] = board.corners[cell];
  const places = bench.places.value;
  const look = !places ? "" : places[turn].includes(cell) ? "may" : "may-not";
  const side = held === UNKNOWN ? null : freeSide(tileData(bench.edition, held).kind, turn);
  const before = side === null ? null : board.neighbours[cell][side];
  return html`<g class=${`held-ghost ${look}`} pointer-events="none">
    ${before !== null && html`<path class="free-zone" d=${hatching(board, before)} />`}
    <g transform=${`translate(${x} ${y})`}>
      ${
        held !== UNKNOWN &&
        html`<g class="ghost-tile">
          <${TileArt} edition=${bench.edition} number=${held} turn=${turn} colour=${bench.colour.value} />
        </g>`
      }
      <rect class="ghost-rim" x="2" y="2" width=${SIDE - 4} height=${SIDE - 4} rx="13" />
    </g>
  </g>`;
}

/**
 * The reason of a refusal, at the cell; for small boards it is below, because it would cover other cells.
 * @param {{bench: Bench}} props
 */
function CellBubble({ bench }) {
  const bubble = bench.bubble.value;
  const board = bench.board.value;
  const isSmall = useMedia(SMALL_BOARD);
  if (typeof bubble?.spot !== "number" || isSmall) return null;
  const [x, y] = board.corners[bubble.spot];
  const left = (x + SIDE / 2) / board.width;
  const top = y / board.height;
  const isHigh = top < 0.25;
  const style = {
    left: `${100 * left}%`,
    top: `${100 * (isHigh ? top + SIDE / board.height : top)}%`,
    "--tip": `${100 * left}%`,
  };
  return html`<div class=${`yard-bubble at-cell ${isHigh ? "below" : ""}`} role="alert" style=${style}>
    ${bubble.text} <${RuleLink} rule=${bubble.rule} />
  </div>`;
}
