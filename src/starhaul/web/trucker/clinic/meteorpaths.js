/** The meteors of an exercise: where each comes from, drawn over the ship and listed in words. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { aimOf, boardData } from "../data.js";
import { courseOf, shift } from "../flight/threat.js";

/**
 * @typedef {import("./index.js").Task} Task
 * @typedef {{size: string, from: string}} Threat
 */

/** How far from the start of its way the number of a meteor stands: on a torus it comes at a cell. */
const AT_EDGE = 128;
const NEAR_CELL = 92;

/** The meteors with their dice. @param {Task} task @returns {{threat: Threat, dice: number[]}[]} */
export function meteorsOf(task) {
  const card = /** @type {{meteors?: Threat[]} | null | undefined} */ (task.card);
  return (card?.meteors ?? []).map((threat, number) => ({ threat, dice: task.dice?.[number] ?? [] }));
}

/**
 * Arrows along the lines of the meteors, each with its number.
 * @param {Task} task @param {number[]} taken The cells with tiles.
 */
export function meteorArrows(task, taken) {
  const board = boardData(task.edition, task.ship_class);
  return html`<g class="clinic-arrows" pointer-events="none">
    ${meteorsOf(task).map(({ threat, dice }, number) => {
      const aim = aimOf(board, threat.from, dice);
      return aim.lanes.map((lane, index) => {
        const { start, hold, way } = courseOf(board, aim.from, lane, (cell) => taken.includes(cell));
        // The number stands at the edge of the picture, side by side where several come along one line.
        const [x, y] = shift(start, way, board.torus ? NEAR_CELL : AT_EDGE);
        const aside = 46 * sameBefore(task, number);
        const [bx, by] = [x + Math.abs(way[1]) * aside, y + Math.abs(way[0]) * aside];
        return html`<g key=${`${number}-${index}`} class=${threat.size}>
          <line x1=${x} y1=${y} x2=${hold[0]} y2=${hold[1]} />
          <circle cx=${bx} cy=${by} r="22" />
          <text x=${bx} y=${by + 9} text-anchor="middle">${number + 1}</text>
        </g>`;
      });
    })}
  </g>`;
}

/** How many earlier meteors come along the same line. @param {Task} task @param {number} number */
function sameBefore(task, number) {
  const keys = meteorsOf(task).map(({ threat, dice }) => `${threat.from} ${sum(dice)}`);
  return keys.slice(0, number).filter((key) => key === keys[number]).length;
}

/** @param {number[]} dice */
const sum = (dice) => dice.reduce((total, die) => total + die, 0);

/** @param {Threat} threat */
const lineOf = ({ from }) => (from === "front" || from === "rear" ? "column" : "row");

/** The meteors in words, with their dice. @param {{task: Task}} props */
export function MeteorList({ task }) {
  const board = boardData(task.edition, task.ship_class);
  const isSum = board.dice === "sum";
  return html`<ol class="clinic-meteors">
    ${meteorsOf(task).map(
      ({ threat, dice }, number) => html`<li key=${number}>
        ${t("clinic-meteor", { size: threat.size, from: t(`from-${threat.from}`) })}:${" "}
        <b>${isSum ? t("clinic-dice-sum", { line: lineOf(threat), sum: sum(dice) }) : dice.join(" · ")}</b>
      </li>`,
    )}
  </ol>`;
}
