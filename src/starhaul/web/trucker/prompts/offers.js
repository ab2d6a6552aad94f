/** What a card offers: planets, derelicts, the reward for a victory, better goods. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { Sign, sized } from "../../ui/parts.js";
import { ofKind } from "../cards/shape.js";
import { isSame } from "./asking.js";
import { Cube, Cubes, Fact, goodsWords } from "./telling.js";

/** @import { Ask, AskOf, Choice, Posed } from "./asking.js" */

const coin = html`<${Sign} name="coin" box="-22 -22 44 44" />`;
const human = html`<${Sign} name="human" box="-22 -22 44 44" />`;
/** A day on the track: a step back. */
const day = html`<svg class="sign prompt-day" style=${sized(24)} viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 5H20V20H4ZM4 9H20M8 3V6M16 3V6" /><path class="arrow" d="M15 15H9M11 12.5L8.5 15L11 17.5" />
</svg>`;

/** @param {number} number */
const crewFact = (number) =>
  html`<${Fact} bad sign=${human} number=${number} words=${t("prompt-crew-leaves", { number })} />`;

/** @param {number} days */
const daysFact = (days) =>
  html`<${Fact} bad sign=${day} number=${days} words=${t("prompt-days", { number: days })} />`;

/** @param {string[]} goods @param {number} gain */
const goodsFact = (goods, gain) =>
  html`<${Fact}
    sign=${html`<${Cubes} goods=${goods} />`}
    words=${t("prompt-gain", { credits: gain })}
  />`;

/** @param {number} credits */
const creditsFact = (credits) =>
  html`<${Fact} sign=${coin} number=${credits} words=${t("prompt-credits", { number: credits })} />`;

/** What the goods of an offer would add to the ship. @param {AskOf<"use" | "reward">} ask */
const gainOf = (ask) => ask.about.gains[ask.options.findIndex((option) => option.yes)] ?? 0;

/**
 * Yes in amber if it brings something, no beside it.
 * @param {AskOf<"use" | "reward">} ask @param {string} yes @param {string} no @param {boolean} pays
 * @returns {Choice[]}
 */
const yesOrNo = (ask, yes, no, pays) => [
  { action: ask.options.find((option) => option.yes), label: yes, main: pays },
  { action: ask.options.find((option) => !option.yes), label: no, quiet: pays, main: !pays },
];

// --- planets ---------------------------------------------------------------------------------------------

/** The first of the greatest gains; −1 if there is none. @param {number[]} gains @param {number[]} free */
export const richest = (gains, free) =>
  free.reduce((best, i) => (gains[i] > (gains[best] ?? 0) ? i : best), -1);

/** @param {AskOf<"land">} ask @returns {Posed} */
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
    title: t("prompt-land"),
    text: t("prompt-land-how", { number: card?.days ?? 0 }),
    layout: "stack",
    choices: [
      ...planets.map((goods, i) => ({
        action: landing.get(i),
        off: !landing.has(i),
        picture: html`<span class="prompt-planet" aria-hidden="true">${i + 1}</span>`,
        label: html`<${Cubes} goods=${goods} />`,
        hint: landing.has(i) ? t("prompt-gain", { credits: gains[i] }) : t("prompt-taken"),
        name: t("prompt-planet", { number: i + 1, goods: goodsWords(goods) }),
        main: i === best,
      })),
      { action: landing.get(null), label: t("prompt-pass"), quiet: best >= 0, main: best < 0 },
    ],
    otherwise: t("prompt-pass"),
  };
}

// --- derelicts and rewards -------------------------------------------------------------------------------

/** @param {AskOf<"use">} ask @returns {Posed} */
export function poseUse(ask) {
  const ship = ofKind(ask.card, "abandoned_ship");
  const station = ofKind(ask.card, "abandoned_station");
  const isShip = ship !== null;
  const days = (ship ?? station)?.days;
  return {
    title: t(isShip ? "prompt-use-ship" : "prompt-use-station"),
    text: t(isShip ? "prompt-use-ship-how" : "prompt-use-station-how", {
      number: station?.crew_required ?? 0,
    }),
    body:
      days !== undefined &&
      html`<ul class="prompt-facts">
        ${ship && crewFact(ship.crew_lost)}
        ${ship && creditsFact(ship.credits)}
        ${station && goodsFact(station.goods, gainOf(ask))}
        ${daysFact(days)}
      </ul>`,
    layout: "row",
    choices: yesOrNo(
      ask,
      t(isShip ? "prompt-use-ship-yes" : "prompt-use-station-yes"),
      t("prompt-no"),
      isShip ? ask.about.keeps_flying : gainOf(ask) > 0,
    ),
    otherwise: t("prompt-no"),
  };
}

/** @param {AskOf<"reward">} ask @returns {Posed} */
export function poseReward(ask) {
  const card = ofKind(ask.card, "smugglers", "slavers", "pirates");
  const reward = card?.reward ?? { credits: 0, goods: [] };
  return {
    title: t("prompt-reward"),
    text: t("prompt-reward-how"),
    body:
      card &&
      html`<ul class="prompt-facts">
        ${reward.goods.length ? goodsFact(reward.goods, gainOf(ask)) : creditsFact(reward.credits)}
        ${daysFact(card.days)}
      </ul>`,
    layout: "row",
    choices: yesOrNo(
      ask,
      t("prompt-reward-yes"),
      t("prompt-reward-no"),
      !reward.goods.length || gainOf(ask) > 0,
    ),
    otherwise: t("prompt-reward-no"),
  };
}

// --- better goods at level IV ----------------------------------------------------------------------------

/** @param {AskOf<"improve">} ask @returns {Posed} */
export function poseImprove(ask) {
  const choices = ask.options.map((action, i) => ({
    action,
    main: isSame(action, ask.usual),
    ...improvement(action.upgrade, ask.about.becomes[i]),
  }));
  return {
    title: t("prompt-improve"),
    text: t("prompt-improve-how"),
    body: html`<p class="prompt-offered">${t("prompt-offered")} <${Cubes} goods=${ask.about.offered} /></p>`,
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
  if (!to) return { name: t("prompt-improve-none"), label: t("prompt-improve-none") };
  if (from) {
    const name = t("prompt-improve-to", { from: t(`cube-${from}`), to: t(`cube-${to}`) });
    return { name, label: html`<${Cube} colour=${from} /> → <${Cube} colour=${to} />` };
  }
  const name = t("prompt-improve-extra", { cube: t(`cube-${to}`) });
  return { name, label: html`+ <${Cube} colour=${to} />` };
}
