/** Offers of cards: planets, abandoned ships and stations, rewards, better goods. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { Sign, sized } from "../../ui/parts.js";
import { ofKind } from "../cards/shape.js";
import { Cube, Cubes, Gain, goodsValue, goodsWords } from "./common.js";
import { isSame } from "./openquestion.js";

/** @import { OpenQuestion, OpenQuestionOf, Choice, Presentation } from "./openquestion.js" */

const coin = html`<${Sign} name="coin" box="-22 -22 44 44" />`;
const human = html`<${Sign} name="human" box="-22 -22 44 44" />`;
/** A flight day: a step back on the track. */
const day = html`<svg class="sign question-day" style=${sized(24)} viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 5H20V20H4ZM4 9H20M8 3V6M16 3V6" /><path class="arrow" d="M15 15H9M11 12.5L8.5 15L11 17.5" />
</svg>`;

/** @param {number} number */
const crewFact = (number) =>
  html`<${Gain} bad sign=${human} number=${number} words=${t("question-ui-crew-leaves", { number })} />`;

/** @param {number} days */
const daysFact = (days) =>
  html`<${Gain} bad sign=${day} number=${days} words=${t("question-ui-days", { number: days })} />`;

/**
 * What goods bring; where the holds are too full for all of them, that is said.
 * @param {OpenQuestion} ask @param {string[]} goods @param {number} credits
 */
function gainWords(ask, goods, credits) {
  const all = goodsValue(ask, goods);
  return credits < all ? t("question-ui-gain-part", { credits, all }) : t("question-ui-gain", { credits });
}

/** @param {OpenQuestion} ask @param {string[]} goods @param {number} gain */
const goodsFact = (ask, goods, gain) =>
  html`<${Gain} sign=${html`<${Cubes} goods=${goods} />`} words=${gainWords(ask, goods, gain)} />`;

/** @param {number} credits */
const creditsFact = (credits) =>
  html`<${Gain} sign=${coin} number=${credits} words=${t("question-ui-credits", { number: credits })} />`;

/**
 * How much the goods of an offer would add to the value of the load.
 * @param {OpenQuestionOf<"use" | "reward">} ask
 */
const gainOf = (ask) => ask.about.gains[ask.options.findIndex((option) => option.yes)] ?? 0;

/**
 * “Yes” is the main answer if it pays; “no” is beside it.
 * @param {OpenQuestionOf<"use" | "reward">} ask @param {string} yes @param {string} no @param {boolean} pays
 * @returns {Choice[]}
 */
const yesOrNo = (ask, yes, no, pays) => [
  { action: ask.options.find((option) => option.yes), label: yes, main: pays },
  { action: ask.options.find((option) => !option.yes), label: no, quiet: pays, main: !pays },
];

// --- planets ---------------------------------------------------------------------------------------------

/**
 * The index of the largest gain, the first on a tie; −1 if there is none.
 * @param {number[]} gains @param {number[]} free
 */
export const richest = (gains, free) =>
  free.reduce((best, i) => (gains[i] > (gains[best] ?? 0) ? i : best), -1);

/** @param {OpenQuestionOf<"land">} ask @returns {Presentation} */
export function poseLand(ask) {
  const card = ofKind(ask.card, "planets");
  const planets = card?.planets ?? [];
  const landing = new Map(ask.options.map((option) => [option.planet ?? null, option]));
  const free = planets.map((_, i) => i).filter((i) => landing.has(i));
  const gains = planets.map(
    (_, i) => ask.about.gains[ask.options.findIndex((option) => option.planet === i)] ?? 0,
  );
  const best = richest(gains, free);
  return {
    title: t("question-ui-land"),
    text: t("question-ui-land-how", { number: card?.days ?? 0 }),
    layout: "stack",
    choices: [
      ...planets.map((goods, i) => ({
        action: landing.get(i),
        off: !landing.has(i),
        picture: html`<span class="question-planet" aria-hidden="true">${i + 1}</span>`,
        label: html`<${Cubes} goods=${goods} />`,
        hint: landing.has(i) ? gainWords(ask, goods, gains[i]) : t("question-ui-taken"),
        name: t("question-ui-planet", { number: i + 1, goods: goodsWords(goods) }),
        main: i === best,
      })),
      { action: landing.get(null), label: t("question-ui-pass"), quiet: best >= 0, main: best < 0 },
    ],
    otherwise: t("question-ui-pass"),
  };
}

// --- derelicts and rewards -------------------------------------------------------------------------------

/** @param {OpenQuestionOf<"use">} ask @returns {Presentation} */
export function poseUse(ask) {
  const ship = ofKind(ask.card, "abandoned_ship");
  const station = ofKind(ask.card, "abandoned_station");
  const isShip = ship !== null;
  const days = (ship ?? station)?.days;
  return {
    title: t(isShip ? "question-ui-use-ship" : "question-ui-use-station"),
    text: t(isShip ? "question-ui-use-ship-how" : "question-ui-use-station-how", {
      number: station?.crew_required ?? 0,
    }),
    body:
      days !== undefined &&
      html`<ul class="question-gains">
        ${ship && crewFact(ship.crew_lost)}
        ${ship && creditsFact(ship.credits)}
        ${station && goodsFact(ask, station.goods, gainOf(ask))}
        ${daysFact(days)}
      </ul>`,
    layout: "row",
    choices: yesOrNo(
      ask,
      t(isShip ? "question-ui-use-ship-yes" : "question-ui-use-station-yes"),
      t("question-ui-no"),
      isShip ? ask.about.keeps_flying : gainOf(ask) > 0,
    ),
    otherwise: t("question-ui-no"),
  };
}

/** @param {OpenQuestionOf<"reward">} ask @returns {Presentation} */
export function poseReward(ask) {
  const card = ofKind(ask.card, "smugglers", "slavers", "pirates");
  const reward = card?.reward ?? { credits: 0, goods: [] };
  return {
    title: t("question-ui-reward"),
    text: t("question-ui-reward-how"),
    body:
      card &&
      html`<ul class="question-gains">
        ${reward.goods.length ? goodsFact(ask, reward.goods, gainOf(ask)) : creditsFact(reward.credits)}
        ${daysFact(card.days)}
      </ul>`,
    layout: "row",
    choices: yesOrNo(
      ask,
      t("question-ui-reward-yes"),
      t("question-ui-reward-no"),
      !reward.goods.length || gainOf(ask) > 0,
    ),
    otherwise: t("question-ui-reward-no"),
  };
}

// --- better goods at level IV ----------------------------------------------------------------------------

/** @param {OpenQuestionOf<"improve">} ask @returns {Presentation} */
export function poseImprove(ask) {
  const choices = ask.options.map((action, i) => ({
    action,
    main: isSame(action, ask.usual),
    ...improvement(action.upgrade, ask.about.becomes[i]),
  }));
  return {
    title: t("question-ui-improve"),
    text: t("question-ui-improve-how"),
    body: html`<p class="question-offered">
      ${t("question-ui-offered")} <${Cubes} goods=${ask.about.offered} />
    </p>`,
    layout: "list",
    choices,
    otherwise: choices.find(({ main }) => main)?.name ?? "",
  };
}

/**
 * @param {string | null | undefined} from The cube that is given for the other one, if any.
 * @param {string | null} to
 * @returns {{label: import("../../lib.js").Child, name: string}}
 */
function improvement(from, to) {
  if (!to) return { name: t("question-ui-improve-none"), label: t("question-ui-improve-none") };
  if (from) {
    const name = t("question-ui-improve-to", { from: t(`cube-${from}`), to: t(`cube-${to}`) });
    return { name, label: html`<${Cube} colour=${from} /> → <${Cube} colour=${to} />` };
  }
  const name = t("question-ui-improve-extra", { cube: t(`cube-${to}`) });
  return { name, label: html`+ <${Cube} colour=${to} />` };
}
