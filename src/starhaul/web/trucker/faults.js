/**
 * Marks faults where they are: lines in the gaps between tiles and badges at corners, so that no tile is
 * covered.
 */

import { t } from "../core/texts.js";
import { html } from "../lib.js";
import { outline } from "./sheet.js";
import { seams } from "./ship.js";

/**
 * @typedef {import("./data.js").BoardData} BoardData
 * @typedef {import("../types.d.ts").trucker.FaultView} FaultView
 */

const CONTACTS = ["single_against_double", "connector_against_smooth", "crack_mismatch"];
const BLOCKED = ["exhaust_blocked", "muzzle_blocked"];
/** Each badge of a tile has its own corner, each badge of a seam its own end, so that none overlap. */
const CORNERS = /** @type {Record<string, [number, number]>} */ ({
  engine_direction: [11, 11],
  outside_zone: [89, 11],
  loose_part: [11, 89],
});
const LINES = /** @type {Record<string, string>} */ ({ outside_zone: "sh-astray", loose_part: "sh-loose" });
const SEAM_END = 38;

/**
 * The seams that a fault between two tiles concerns, as cell and side.
 * @param {BoardData} board @param {FaultView} fault
 */
export function sidesBetween(board, fault) {
  return fault.cells.flatMap((cell) =>
    [1, 2]
      .filter(
        (side) =>
          board.neighbours[cell][side] !== cell && fault.cells.includes(board.neighbours[cell][side] ?? -1),
      )
      .map((side) => /** @type {[number, number]} */ ([cell, side])),
  );
}

/** @param {BoardData} board @param {FaultView} fault */
function atSeams(board, fault) {
  const isContact = CONTACTS.includes(fault.kind);
  const end = isContact ? -SEAM_END : SEAM_END;
  return sidesBetween(board, fault).map(([cell, side]) =>
    seams(board, cell, side).map(
      ([x, y]) => html`<g transform=${`translate(${x} ${y})`}>
        <use
          href=${isContact ? "#sh-contact" : "#sh-blocked"}
          transform=${side === 1 ? "rotate(90)" : undefined}
        />
        <use
          href=${`#sh-fault-${fault.kind}`}
          transform=${`translate(${side === 1 ? `0 ${end}` : `${end} 0`})`}
        />
      </g>`,
    ),
  );
}

/** @param {BoardData} board @param {FaultView} fault */
function atCells(board, fault) {
  const [x, y] = board.corners[fault.cells[0]];
  const [dx, dy] = CORNERS[fault.kind] ?? [11, 11];
  const line = LINES[fault.kind];
  return html`
    ${line && html`<path class=${line} d=${outline(board, fault.cells)} />`}
    <use href=${`#sh-fault-${fault.kind}`} transform=${`translate(${x + dx} ${y + dy})`} />
  `;
}

/** The marks of all faults, to be drawn over a ship. @param {BoardData} board @param {FaultView[]} faults */
export const faultMarks = (board, faults) => html`<g class="fault-marks" pointer-events="none">
  ${faults.map((fault) => {
    const isBetween = CONTACTS.includes(fault.kind) || BLOCKED.includes(fault.kind);
    return html`<g key=${`${fault.kind}-${fault.cells.join()}`} data-kind=${fault.kind}>
      <title>${t(`fault-${fault.kind}`)}</title>
      ${isBetween ? atSeams(board, fault) : atCells(board, fault)}
    </g>`;
  })}
</g>`;
