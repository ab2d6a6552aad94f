/** Repairing a faulty ship, and choosing which part of a broken ship to keep. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { sized } from "../../ui/parts.js";
import { RuleLink } from "../../ui/rulelink.js";
import { faultMarks } from "../faults.js";
import { nameOf } from "../who.js";
import { kindAt, tileName } from "./common.js";
import { isSame } from "./openquestion.js";
import { falling, part } from "./overlay.js";

/** @import { OpenQuestion, OpenQuestionOf, Presentation } from "./openquestion.js" */

/**
 * @typedef {import("../../types.d.ts").trucker.Remove} Remove
 * @typedef {import("../../types.d.ts").trucker.Keep} Keep
 * @typedef {{kept: number[], lost: number[]}} Piece
 */

const CABINS = new Set(["cabin", "starting_cabin"]);

/** All tiles except these. @param {OpenQuestion} ask @param {number[]} gone */
const without = (ask, gone) => [...ask.lying.keys()].filter((cell) => !gone.includes(cell));

/**
 * The answer that a tap on a cell selects: the tile itself, or the part it belongs to.
 * @param {(Remove | Keep)[]} options @param {Piece[]} pieces @param {number} cell
 */
export function optionAt(options, pieces, cell) {
  const exact = options.findIndex((option) => option.do === "remove" && option.cell === cell);
  if (exact >= 0) return exact;
  return options.findIndex((option, i) => option.do === "keep" && pieces[i].kept.includes(cell));
}

/**
 * The first tap shows what would fall off, the second confirms.
 * @param {OpenQuestionOf<"repair" | "part">} ask @param {number} picked @param {number} option
 */
function pick(ask, picked, option) {
  if (option < 0) return;
  if (option === picked) ask.answer(ask.options[option]);
  else ask.setDraft({ picked: option });
}

/**
 * The answer whose result is previewed: the one pointed at, else the selected one.
 * @param {OpenQuestionOf<"repair" | "part">} ask @param {Piece[]} pieces
 */
function shownOption(ask, pieces) {
  const looked = ask.looked === null ? -1 : optionAt(ask.options, pieces, ask.looked);
  return looked >= 0 ? looked : (ask.weighed ?? ask.draft?.picked ?? -1);
}

// --- repair ----------------------------------------------------------------------------------------------

/** @param {OpenQuestionOf<"repair">} ask @returns {Presentation} */
export function poseRepair(ask) {
  const { options, about, board } = ask;
  // The parts to keep come first among the answers; other ships of a fleet belong to none of them.
  const pieces = about.loses.map((lost, i) => ({
    lost,
    kept: about.parts[i] ?? without(ask, lost),
  }));
  const usual = Math.max(
    0,
    options.findIndex((option) => isSame(option, ask.usual)),
  );
  const picked = ask.draft?.picked ?? -1;
  const shown = shownOption(ask, pieces);
  const keeps = options.map((_, i) => i).filter((i) => options[i].do === "keep");
  return {
    title: keeps.length ? shipWords(ask, about.parts[0]) + t("question-ui-repair-parts") : foundWords(ask),
    text: t(keeps.length ? "question-ui-repair-parts-how" : "question-ui-repair-how"),
    body: html`<${Faults}
      ask=${ask}
      onPick=${(/** @type {number} */ cell) => pick(ask, -1, optionAt(options, pieces, cell))}
    />`,
    layout: "list",
    choices: repairChoices(ask, pieces, keeps, picked, usual),
    otherwise: t("question-ui-otherwise-repair"),
    marks: repairMarks(ask, options[shown]),
    onCell: (cell) => pick(ask, picked, optionAt(options, pieces, cell)),
    labelOf: (cell) => `${tileName(ask, cell)}: ${faultsAt(ask, cell)}`,
    over: html`
      ${faultMarks(board, about.faults)}
      ${shown >= 0 && falling(board, pieces[shown].lost)}
      ${keeps.map((i, n) => part(board, pieces[i].kept, n + 1, i === shown))}
    `,
  };
}

/**
 * Marks faulty tiles, those that can be removed, and the one of the previewed answer.
 * @param {OpenQuestionOf<"repair">} ask @param {Remove | Keep} [shown]
 */
function repairMarks({ options, about }, shown) {
  /** @type {Map<number, string>} */
  const marks = new Map();
  for (const cell of about.faults.flatMap((fault) => fault.cells)) marks.set(cell, "fault");
  for (const option of options) if (option.do === "remove") marks.set(option.cell, "fault choice");
  if (shown?.do === "remove") marks.set(shown.cell, "chosen");
  return marks;
}

/**
 * Who found how many faults: the check, or with a manual check another player.
 * @param {OpenQuestionOf<"repair">} ask
 */
export function foundWords({ session, me, about }) {
  const number = about.faults.length;
  const by = about.reported_by;
  if (by === null) return t("question-ui-repair", { number });
  return by === me
    ? t("question-ui-repair-own", { number })
    : t("question-ui-repair-by", { number, name: nameOf(session, by) });
}

/**
 * The parts to keep, if there are several, and one tile to remove: the selected one, else the recommended
 * one.
 * @param {OpenQuestionOf<"repair">} ask @param {Piece[]} pieces @param {number[]} keeps
 * @param {number} picked
 * @param {number} usual
 */
function repairChoices(ask, pieces, keeps, picked, usual) {
  const chosen = picked >= 0 ? picked : usual;
  const parts = keeps.map((i, n) => ({
    action: ask.options[i],
    label: t("question-ui-keep-part", { number: n + 1 }),
    hint: [
      partWords(ask, pieces[i].kept),
      t("question-ui-part-loses", { number: pieces[i].lost.length }),
    ].join("; "),
    main: i === chosen,
  }));
  const action = ask.options[chosen];
  if (action.do === "keep") return parts;
  const lost = pieces[chosen].lost.length;
  const removal = {
    action,
    label: t("question-ui-remove", { tile: tileName(ask, action.cell) }),
    hint: lost > 1 ? t("question-ui-remove-more", { number: lost - 1 }) : t("question-ui-remove-alone"),
    main: true,
  };
  return [...parts, removal];
}

/** @param {OpenQuestionOf<"repair">} ask @param {number} cell */
function faultsAt(ask, cell) {
  const here = ask.about.faults.filter((fault) => fault.cells.includes(cell));
  return [...new Set(here.map((fault) => t(`fault-${fault.kind}`)))].join("; ");
}

/**
 * The faults found by the check, in words.
 * @param {{ask: OpenQuestionOf<"repair">, onPick: (cell: number) => void}} props
 */
function Faults({ ask, onPick }) {
  const canRemove = new Set(ask.options.filter((option) => option.do === "remove").map(({ cell }) => cell));
  return html`<ul class="question-faults">
    ${ask.about.faults.map(
      (fault, i) => html`<li key=${i}>
        <svg class="sign" style=${sized(26)} viewBox="-16 -16 32 32" aria-hidden="true">
          <use href=${`#sh-fault-${fault.kind}`} />
        </svg>
        <span class="question-fault-words">
          ${t(`fault-${fault.kind}`)} <${RuleLink} rule=${fault.rule} />
        </span>
        <span class="question-fault-cells">
          ${fault.cells.map((cell) =>
            canRemove.has(cell)
              ? html`<button
                key=${cell}
                type="button"
                class="chip small"
                data-cell-look=${cell}
                aria-label=${t("question-ui-preview-remove", { tile: tileName(ask, cell) })}
                onClick=${() => onPick(cell)}
              >
                ${tileName(ask, cell)}
              </button>`
              : html`<span key=${cell}>${tileName(ask, cell)}</span>`,
          )}
        </span>
      </li>`,
    )}
  </ul>`;
}

// --- a broken ship ---------------------------------------------------------------------------------------

/** @param {OpenQuestionOf<"part">} ask @returns {Presentation} */
export function posePart(ask) {
  const { options, about, board } = ask;
  const pieces = options.map((option) => {
    const kept = about.parts.find((cells) => cells.includes(option.cell)) ?? [];
    return { kept, lost: about.parts.flat().filter((cell) => !kept.includes(cell)) };
  });
  const usual = Math.max(
    0,
    options.findIndex((option) => isSame(option, ask.usual)),
  );
  const picked = ask.draft?.picked ?? -1;
  const shown = shownOption(ask, pieces);
  return {
    title: t("question-ui-part"),
    text: t("question-ui-part-how"),
    layout: "list",
    choices: options.map((action, i) => ({
      action,
      label: t("question-ui-keep-part", { number: i + 1 }),
      hint: partWords(ask, pieces[i].kept),
      main: i === (picked >= 0 ? picked : usual),
    })),
    otherwise: t("question-ui-otherwise-part", { number: usual + 1 }),
    marks: new Map(about.parts.flat().map((/** @type {number} */ cell) => [cell, "part"])),
    onCell: (cell) => pick(ask, picked, optionAt(options, pieces, cell)),
    labelOf: (cell) =>
      t("question-ui-tile-of-part", {
        tile: tileName(ask, cell),
        number: optionAt(options, pieces, cell) + 1,
      }),
    over: html`
      ${shown >= 0 && falling(board, pieces[shown].lost)}
      ${pieces.map((piece, i) => part(board, piece.kept, i + 1, i === shown))}
    `,
  };
}

/** The ship of a fleet that these cells belong to. @param {OpenQuestion} ask @param {number[]} cells */
function shipWords({ view }, cells) {
  const parts = view.parts ?? [];
  const ship = parts.findIndex((region) => region.includes(cells[0]));
  return parts.length > 1 && ship >= 0 ? `${t("question-ui-which-ship", { number: ship + 1 })} ` : "";
}

/**
 * The humans on these cells; before launch, the room for them.
 * @param {OpenQuestion} ask @param {number[]} cells
 */
export function humansOn(ask, cells) {
  if (!ask.ship.crew?.length)
    return {
      key: "question-ui-room-for-humans",
      number: 2 * cells.filter((cell) => CABINS.has(kindAt(ask, cell) ?? "")).length,
    };
  const crew = cells.map((cell) => ask.lying.get(cell)?.contents.crew ?? 0);
  return {
    key: "question-ui-has-humans",
    number: crew.reduce((sum, code) => sum + (code > 2 ? 0 : code), 0),
  };
}

/** @param {OpenQuestion} ask @param {number[]} cells */
function partWords(ask, cells) {
  const { key, number } = humansOn(ask, cells);
  const tiles = t("question-ui-tiles", { number: cells.length });
  const engines = cells.some((cell) => ["engine", "double_engine"].includes(kindAt(ask, cell) ?? ""));
  return [tiles, t(key, { number }), !engines && t("question-ui-without-engine")].filter(Boolean).join(", ");
}
