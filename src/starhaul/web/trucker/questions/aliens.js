/** Which cabins the aliens live in; they need life support. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { Sign } from "../../ui/parts.js";
import { tileName } from "./common.js";

/** @import { OpenQuestion, OpenQuestionOf, Presentation } from "./openquestion.js" */

/** @typedef {import("../../types.d.ts").trucker.Aliens} Aliens */

/**
 * @typedef {{purple: number | null, brown: number | null}} Housed
 */

const COLOURS = /** @type {const} */ (["purple", "brown"]);
const CODES = { purple: 3, brown: 4 };
const USES = { purple: "question-ui-alien-purple", brown: "question-ui-alien-brown" };

/** @param {Aliens | null} option @returns {Housed} */
const housed = (option) => ({ purple: option?.purple ?? null, brown: option?.brown ?? null });

/** @param {Aliens[]} options @param {Housed} wanted */
export const optionFor = (options, wanted) =>
  options.find((option) => COLOURS.every((colour) => (option[colour] ?? null) === wanted[colour]));

/**
 * The cabins where an alien of this colour may live.
 * @param {Aliens[]} options @param {"purple" | "brown"} colour @returns {number[]}
 */
export const cabinsFor = (options, colour) =>
  [...new Set(options.map((option) => option[colour] ?? null).filter((cell) => cell !== null))].sort(
    (a, b) => a - b,
  );

/**
 * Move an alien; another occupant of the cabin moves out.
 * @param {Housed} now @param {"purple" | "brown"} colour @param {number | null} cell @returns {Housed}
 */
export function moved(now, colour, cell) {
  const other = colour === "purple" ? "brown" : "purple";
  return /** @type {Housed} */ ({ [colour]: cell, [other]: now[other] === cell ? null : now[other] });
}

/**
 * The occupant of a cabin after another tap: humans, purple, brown, as far as life support allows.
 * @param {Aliens[]} options @param {Housed} now @param {number} cell @returns {Housed}
 */
export function cycled(options, now, cell) {
  const emptied = {
    purple: now.purple === cell ? null : now.purple,
    brown: now.brown === cell ? null : now.brown,
  };
  const ways = [emptied, moved(now, "purple", cell), moved(now, "brown", cell)];
  const at = now.purple === cell ? 1 : now.brown === cell ? 2 : 0;
  for (const step of [1, 2, 3]) {
    const next = ways[(at + step) % 3];
    if (optionFor(options, next)) return next;
  }
  return now;
}

/** The viewer's ship with the aliens in their cabins. @param {OpenQuestion} ask @param {Housed} now */
function shipWith(ask, now) {
  const crew = new Map(ask.ship.crew ?? []);
  for (const colour of COLOURS) {
    const cell = now[colour];
    if (cell !== null) crew.set(cell, CODES[colour]);
  }
  return { ...ask.ship, crew: [...crew] };
}

/** @param {OpenQuestionOf<"aliens">} ask @returns {Presentation} */
export function poseAliens(ask) {
  const { options } = ask;
  const now = /** @type {Housed} */ (ask.draft ?? housed(ask.usual));
  const places = [...new Set(COLOURS.flatMap((colour) => cabinsFor(options, colour)))];
  const aboard = COLOURS.filter((colour) => now[colour] !== null);
  const whoLives = (/** @type {number} */ cell) =>
    now.purple === cell ? t("alien-purple") : now.brown === cell ? t("alien-brown") : t("question-ui-humans");
  return {
    title: t("question-ui-aliens"),
    text: t("question-ui-aliens-how"),
    body: html`<${Legend} ask=${ask} now=${now} />`,
    layout: "list",
    choices: [
      {
        action: optionFor(options, now),
        label: aboard.length ? t("question-ui-aliens-launch") : t("question-ui-aliens-none"),
        hint: aboard.map((colour) => t(`alien-${colour}`)).join(", "),
        main: true,
      },
    ],
    otherwise: t("question-ui-otherwise-aliens"),
    marks: new Map(
      places.map((cell) => [cell, cell === now.purple || cell === now.brown ? "chosen" : "choice"]),
    ),
    onCell: (cell) => {
      if (places.includes(cell)) ask.setDraft(cycled(options, now, cell));
    },
    labelOf: (cell) => `${tileName(ask, cell)}: ${whoLives(cell)}`,
    ship: shipWith(ask, now),
  };
}

/**
 * A row for each alien: its use, and its cabin.
 * @param {{ask: OpenQuestionOf<"aliens">, now: Housed}} props
 */
function Legend({ ask, now }) {
  const rows = COLOURS.filter((colour) => cabinsFor(ask.options, colour).length);
  const chip = (/** @type {"purple" | "brown"} */ colour, /** @type {number | null} */ cell) =>
    html`<button
      key=${cell}
      type="button"
      class="chip small"
      role="radio"
      aria-checked=${now[colour] === cell}
      onClick=${() => ask.setDraft(moved(now, colour, cell))}
    >
      ${cell === null ? t("question-ui-alien-stays") : tileName(ask, cell)}
    </button>`;
  return html`<div class="question-aliens">
    ${rows.map(
      (colour) => html`<div key=${colour} class="question-alien">
        <${Sign} name=${`alien-${colour}`} size=${40} box="-24 -24 48 48" />
        <div>
          <strong>${t(`alien-${colour}`)}</strong><span class="muted">${t(USES[colour])}</span>
          <div class="choice-row" role="radiogroup" aria-label=${t(`alien-${colour}`)}>
            ${[null, ...cabinsFor(ask.options, colour)].map((cell) => chip(colour, cell))}
          </div>
        </div>
      </div>`,
    )}
  </div>`;
}
