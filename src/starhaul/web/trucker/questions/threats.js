/** Averting a hit with a battery, or choosing which meteor is shot. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { Sign } from "../../ui/parts.js";
import { cellName } from "../ship.js";
import { tileName, tileNames } from "./common.js";
import { isSame } from "./openquestion.js";
import { perils } from "./overlay.js";

/** @import { OpenQuestion, OpenQuestionOf, Presentation } from "./openquestion.js" */

/** @typedef {import("../../types.d.ts").trucker.Defend} Defend */

/** The threat and the side it comes from. @param {OpenQuestionOf<"defend" | "shoot">} ask */
function threatWords({ about: { what, size, side } }) {
  return t("question-ui-threat", { threat: t(`threat-${what}-${size}`), from: t(`from-${side}`) });
}

/** @typedef {Defend & {battery: number}} Paid An answer that pays with a battery. */

/** @param {Defend} option @returns {option is Paid} */
const isPaid = (option) => (option.battery ?? null) !== null;

/**
 * The ways to pay for saving a tile; all of them where the tile need not be named.
 * @param {Defend[]} options @param {number | null} cell
 */
export const waysToSave = (options, cell) =>
  options.filter(isPaid).filter((option) => (option.cell ?? null) === cell);

/** The tiles to choose from. @param {Defend[]} options @returns {number[]} */
export const saveable = (options) => [
  ...new Set(options.map((option) => option.cell ?? null).filter((cell) => cell !== null)),
];

/** @param {OpenQuestionOf<"defend">} ask @returns {Presentation} */
export function poseDefend(ask) {
  const { options, usual, board, about } = ask;
  const cells = saveable(options);
  const saved = cells.length ? (ask.draft?.cell ?? usual?.cell ?? cells[0]) : null;
  const ways = waysToSave(options, saved);
  const best = ways.find((way) => isSame(way, usual)) ?? fullest(ask, ways);
  const give = (/** @type {number} */ battery) => {
    const way = ways.find((option) => option.battery === battery);
    if (way) ask.answer(way);
  };
  const pick = (/** @type {number} */ cell) => ask.setDraft({ cell });
  return {
    title: threatWords(ask),
    text:
      cells.length > 1
        ? t("question-ui-defend-which")
        : t("question-ui-defend-how", { number: about.cells.length, tiles: tileNames(ask, about.cells) }),
    body: cells.length > 1 && html`<${Saving} ask=${ask} cells=${cells} saved=${saved} onPick=${pick} />`,
    layout: "list",
    choices: [
      ...ways.map((action) => ({
        action,
        picture: html`<${Sign} name="cell-full" box="-14 -22 28 44" />`,
        label: t("question-ui-defend-with", { cell: cellName(board, action.battery) }),
        hint: t("question-ui-has-batteries", { number: batteriesAt(ask, action.battery) }),
        main: action === best,
      })),
      {
        action: options.find((option) => (option.battery ?? null) === null),
        label: t("question-ui-take-hit"),
        quiet: true,
      },
    ],
    otherwise: t(
      usual?.battery === undefined || usual?.battery === null
        ? "question-ui-otherwise-hit"
        : "question-ui-otherwise-defend",
    ),
    marks: new Map([
      ...cells.map((cell) => /** @type {[number, string]} */ ([cell, cell === saved ? "chosen" : "choice"])),
      ...ways.map(({ battery }) => /** @type {[number, string]} */ ([battery, "choice"])),
    ]),
    onCell: (cell) => (cells.includes(cell) ? pick(cell) : give(cell)),
    labelOf: (cell) =>
      t(cells.includes(cell) ? "question-ui-save-tile" : "question-ui-pay-here", {
        tile: tileName(ask, cell),
      }),
    over: perils(board, about.cells),
  };
}

/** @param {OpenQuestion} ask @param {number} cell */
const batteriesAt = (ask, cell) => ask.lying.get(cell)?.contents.batteries ?? 0;

/** @param {OpenQuestion} ask @param {Paid[]} ways */
const fullest = (ask, ways) =>
  ways.reduce(
    (best, way) => (!best || batteriesAt(ask, way.battery) > batteriesAt(ask, best.battery) ? way : best),
    /** @type {Paid | null} */ (null),
  );

/**
 * Which of several tiles is saved.
 * @param {{ask: OpenQuestion, cells: number[], saved: number | null, onPick: (cell: number) => void}} props
 */
function Saving({ ask, cells, saved, onPick }) {
  return html`<div class="choice-row" role="radiogroup" aria-label=${t("question-ui-save")}>
    ${cells.map(
      (cell) => html`<button
        key=${cell}
        type="button"
        class="chip"
        role="radio"
        aria-checked=${cell === saved}
        onClick=${() => onPick(cell)}
      >
        ${tileName(ask, cell)}
      </button>`,
    )}
  </div>`;
}

/** @param {OpenQuestionOf<"shoot">} ask @returns {Presentation} */
export function poseShoot(ask) {
  const { options, usual, board, about } = ask;
  return {
    title: threatWords(ask),
    text: t("question-ui-shoot-how"),
    layout: "list",
    choices: options.map((action) => ({
      action,
      label: t("question-ui-save-tile", { tile: tileName(ask, action.cell) }),
      main: isSame(action, usual),
    })),
    otherwise: usual && t("question-ui-otherwise-shoot", { tile: tileName(ask, usual.cell) }),
    marks: new Map(options.map(({ cell }) => [cell, "choice"])),
    onCell: (cell) => {
      const action = options.find((option) => option.cell === cell);
      if (action) ask.answer(action);
    },
    labelOf: (cell) => t("question-ui-save-tile", { tile: tileName(ask, cell) }),
    over: perils(
      board,
      about.cells.filter((cell) => !options.some((option) => option.cell === cell)),
    ),
  };
}
