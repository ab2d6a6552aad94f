/** How many double engines or cannons to power: every answer with its strength. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { Sign } from "../../ui/parts.js";
import { halved } from "../halves.js";
import { kindAt } from "./common.js";
import { isSame } from "./openquestion.js";

/** @import { OpenQuestion, OpenQuestionOf, Presentation } from "./openquestion.js" */

/**
 * @typedef {import("../../lib.js").Child} Child
 * @typedef {import("../../types.d.ts").trucker.Engines |
 *   import("../../types.d.ts").trucker.Cannons} Powering An answer that uses batteries.
 */

/**
 * The doubles of the ship in question: those that point forward (engines: all), and the others.
 * @param {OpenQuestionOf<"engines" | "cannons">} ask @param {string} kind @returns {[number[], number[]]}
 */
function doubles(ask, kind) {
  const mine = ask.view.parts?.length ? new Set(ask.view.parts[ask.about.ship ?? 0]) : null;
  const lying = [...ask.lying.values()].filter(
    ({ cell }) => kindAt(ask, cell) === kind && (!mine || mine.has(cell)),
  );
  const isForward = (/** @type {{turn: number}} */ tile) => tile.turn === 0;
  return [
    lying.filter(isForward).map(({ cell }) => cell),
    lying.filter((tile) => !isForward(tile)).map(({ cell }) => cell),
  ];
}

/**
 * The tiles that an answer would power.
 * @param {OpenQuestionOf<"engines" | "cannons">} ask @param {Powering} [action] @returns {number[]}
 */
function powered(ask, action) {
  if (!action) return [];
  const [forward, aside] = doubles(ask, action.do === "engines" ? "double_engine" : "double_cannon");
  return action.do === "engines"
    ? forward.slice(0, action.doubles)
    : [...forward.slice(0, action.forward), ...aside.slice(0, action.aside)];
}

/** @param {Powering} action */
export const batteriesOf = (action) =>
  action.do === "engines" ? action.doubles : action.forward + action.aside;

/**
 * Marks the tiles powered by the answer under pointer or focus, or else by the main answer.
 * @param {OpenQuestionOf<"engines" | "cannons">} ask @param {number} main
 */
const marksFor = (ask, main) =>
  new Map(powered(ask, ask.options[ask.weighed ?? main]).map((cell) => [cell, "powered"]));

/**
 * The name of the ship: each ship of a fleet is asked separately.
 * @param {OpenQuestionOf<"engines" | "cannons">} ask
 */
const shipWords = (ask) =>
  isFleet(ask) ? `${t("question-ui-which-ship", { number: (ask.about.ship ?? 0) + 1 })} ` : "";

/** @param {OpenQuestion} ask */
const isFleet = (ask) => (ask.view.parts?.length ?? 0) > 1;

/** @param {OpenQuestionOf<"engines">} ask @returns {Presentation} */
export function poseEngines(ask) {
  const { options, about } = ask;
  const main = Math.max(
    0,
    options.findIndex((option) => isSame(option, ask.usual)),
  );
  return {
    title: t("question-ui-engines"),
    text:
      shipWords(ask) +
      t(ask.card?.kind === "combat_zone" ? "question-ui-engines-combat" : "question-ui-engines-space"),
    layout: "row",
    choices: options.map((action, i) => {
      const isEnd = about.needed && !about.strengths[i];
      const shown = choice(
        action,
        String(about.strengths[i]),
        i === main,
        html`${isFleet(ask) && together(String(about.totals[i]))}${isEnd && ending(ask)}`,
      );
      return isEnd ? { ...shown, danger: true, name: `${shown.name} ${endWords(ask)}` } : shown;
    }),
    otherwise: t("question-ui-otherwise-strength", { strength: about.strengths[main] }),
    marks: marksFor(ask, main),
  };
}

/** The consequence of standing still in Open Space. @param {OpenQuestion} ask */
const endWords = (ask) =>
  t(
    (ask.view.seats[ask.me].fleet?.length ?? 0) > 1
      ? "question-ui-engines-end-ship"
      : "question-ui-engines-end",
  );

/** @param {OpenQuestion} ask */
const ending = (ask) => html`<span class="question-verdict lose">${endWords(ask)}</span>`;

/** @param {Powering} action @param {string} strength @param {boolean} main @param {Child} [verdict] */
function choice(action, strength, main, verdict) {
  const batteries = batteriesOf(action);
  return {
    action,
    main,
    big: strength,
    label: html`<${Batteries} number=${batteries} />${verdict}`,
    name: t("question-ui-strength-for", { strength, batteries }),
  };
}

/** The strength of the whole fleet so far. @param {string} strength */
const together = (strength) =>
  html`<span class="question-verdict">${t("question-ui-fleet-total", { strength })}</span>`;

/** The cost in batteries. @param {{number: number}} props */
function Batteries({ number }) {
  if (!number) return html`<span class="question-free">${t("question-ui-no-battery")}</span>`;
  return html`<span class="question-batteries">
    ${
      number > 3
        ? html`${number}× <${Sign} name="cell-full" size=${20} box="-14 -22 28 44" />`
        : Array.from(
            { length: number },
            (_, i) => html`<${Sign} key=${i} name="cell-full" size=${20} box="-14 -22 28 44" />`,
          )
    }
  </span>`;
}

/**
 * The main answer: the cheapest that beats the enemy, else the default.
 * @param {Powering[]} options @param {number[]} doubled @param {number | null} enemy
 * @param {Powering | null} usual
 */
export function sensible(options, doubled, enemy, usual) {
  const fallback = Math.max(
    0,
    options.findIndex((option) => isSame(option, usual)),
  );
  if (enemy === null) return fallback;
  const winning = options.map((_, i) => i).filter((i) => doubled[i] > 2 * enemy);
  if (!winning.length) return fallback;
  return winning.reduce((best, i) => (batteriesOf(options[i]) < batteriesOf(options[best]) ? i : best));
}

/** The outcome of a fight. @param {number} doubled @param {number} enemy */
export const verdict = (doubled, enemy) =>
  doubled > 2 * enemy ? "win" : doubled === 2 * enemy ? "draw" : "lose";

/** @param {OpenQuestionOf<"cannons">} ask @returns {Presentation} */
export function poseCannons(ask) {
  const { options, about, card } = ask;
  // The ships of a fleet fight together and are asked one after the other.
  const doubled = about.doubled_totals;
  const enemy = card && "strength" in card ? card.strength : null;
  const main = sensible(options, doubled, enemy, ask.usual);
  const usual = Math.max(
    0,
    options.findIndex((option) => isSame(option, ask.usual)),
  );
  return {
    title: t("question-ui-cannons"),
    text: shipWords(ask) + cannonWords(ask),
    layout: "row",
    choices: options.map((action, i) =>
      choice(action, halved(about.doubled_strengths[i]), i === main, outlook(ask, doubled[i], enemy)),
    ),
    otherwise: t("question-ui-otherwise-strength", { strength: halved(about.doubled_strengths[usual]) }),
    marks: marksFor(ask, main),
  };
}

/** @param {OpenQuestion} ask */
function cannonWords({ card }) {
  if (!card || !("strength" in card)) return t("question-ui-cannons-combat");
  return t("question-ui-cannons-enemy", { enemy: t(`card-${card.kind}`), strength: card.strength });
}

/**
 * The outcome; for a fleet that has not beaten the enemy yet, only its strength so far.
 * @param {OpenQuestion} ask @param {number} doubled @param {number | null} enemy
 */
function outlook(ask, doubled, enemy) {
  if (!isFleet(ask)) return enemy !== null && verdictOf(doubled, enemy);
  const isWon = enemy !== null && verdict(doubled, enemy) === "win";
  return html`${together(halved(doubled))}${isWon && verdictOf(doubled, enemy)}`;
}

const VERDICTS = {
  win: "question-ui-verdict-win",
  draw: "question-ui-verdict-draw",
  lose: "question-ui-verdict-lose",
};

/** @param {number} doubled @param {number} enemy */
function verdictOf(doubled, enemy) {
  const is = verdict(doubled, enemy);
  return html`<span class=${`question-verdict ${is}`}>${t(VERDICTS[is])}</span>`;
}
