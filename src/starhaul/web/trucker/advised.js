/** Shows on the ship, in the pool and on answers what the coach advises. */

import { html } from "../lib.js";
import { Whistle } from "../ui/advice.js";
import { SIDE } from "./data.js";
import { isSame } from "./questions/openquestion.js";
import { TileArt } from "./tile.js";

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {import("../types.d.ts").trucker.Answer} Answer
 * @typedef {import("./data.js").BoardData} BoardData
 */

/** The advised answer; null without advice. @param {Session} session */
export const advisedAnswer = (session) =>
  /** @type {Answer | null} */ (session.coach.counsel.value?.best.action ?? null);

/** The second best answer. @param {Session} session */
const secondAnswer = (session) =>
  /** @type {Answer | null} */ (session.coach.counsel.value?.second?.action ?? null);

/** Whether the coach advises this. @param {Session} session @param {Answer | undefined} action */
export const isAdvised = (session, action) => isSame(advisedAnswer(session), action);

/**
 * Whether the coach advises this button, or what it leads to.
 * @param {Session} session @param {import("./questions/openquestion.js").Choice} choice
 */
export const isChoiceAdvised = (session, { action, leadsTo }) =>
  isAdvised(session, action) || (leadsTo !== undefined && advisedAnswer(session)?.do === leadsTo);

/** The cells that an answer names. @param {Answer | null} action @returns {number[]} */
export function cellsOf(action) {
  if (!action) return [];
  if (action.do === "aliens") return [action.purple, action.brown].filter((cell) => typeof cell === "number");
  if (action.do === "load") return action.holds.map(([cell]) => cell);
  return "cell" in action && typeof action.cell === "number" ? [action.cell] : [];
}

/**
 * Marks on the viewer's ship, in the coordinates of its board. A tile to attach is shown as it would lie.
 * @param {{session: Session, board: BoardData, edition: string, held?: number, colour?: string}} props
 */
export function AdvisedMarks({ session, board, edition, held = 0, colour }) {
  const best = advisedAnswer(session);
  const second = secondAnswer(session);
  const shown = session.coach.shown.value === "best" ? best : second;
  const tileOf = (/** @type {Answer | null} */ answer) =>
    answer === shown &&
    answer?.do === "attach" &&
    held > 0 &&
    html`<g class="advised-tile">
      <${TileArt} edition=${edition} number=${held} turn=${answer.turn} colour=${colour} />
    </g>`;
  return html`<g class="advised-marks" pointer-events="none">
    ${cellsOf(second).map(
      (cell) => html`<${Mark} key=${`second-${cell}`} board=${board} cell=${cell} rank="2">
        ${tileOf(second)}
      <//>`,
    )}
    ${cellsOf(best).map(
      (cell) => html`<${Mark} key=${`best-${cell}`} board=${board} cell=${cell} rank="">
        ${tileOf(best)}
      <//>`,
    )}
  </g>`;
}

/**
 * @param {{board: BoardData, cell: number, rank: string, children?: import("../lib.js").Child}} props
 */
function Mark({ board, cell, rank, children }) {
  const [x, y] = board.corners[cell];
  return html`<g class=${`advised-mark ${rank ? "second" : ""}`} transform=${`translate(${x} ${y})`}>
    ${children}
    <rect x="4" y="4" width=${SIDE - 8} height=${SIDE - 8} rx="12" />
    <g transform="translate(66 2)">
      <circle cx="16" cy="16" r="16" />
      ${
        rank
          ? html`<text x="16" y="23" text-anchor="middle">${rank}</text>`
          : html`<g transform="translate(4 4)"><${Whistle} /></g>`
      }
    </g>
  </g>`;
}
