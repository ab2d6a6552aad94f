/** The strengths of a ship as small signs with numbers. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { Sign, sized } from "../../ui/parts.js";
import { half } from "../halves.js";
import { tallyOf } from "./tally.js";

/**
 * The part of a drawing used as a sign: its name and view box.
 * @type {Record<string, [string, string]>}
 */
const SIGNS = {
  engines: ["kind-engine", "14 14 72 86"],
  cannons: ["kind-cannon", "14 0 72 86"],
  crew: ["human", "-18 -20 36 40"],
  batteries: ["cell-full", "-24 -27 48 52"],
  shields: ["kind-shield", "0 0 100 100"],
  cargo: ["cube-blue", "-14 -14 28 28"],
  goods: ["cube-yellow", "-14 -14 28 28"],
  credits: ["coin", "-14 -14 28 28"],
  lost: ["lost", "-18 -18 36 36"],
};

/** A range, or one number where there is no choice. @param {number} low @param {number} high */
export const span = (low, high) => (low === high ? half(low) : `${half(low)}–${half(high)}`);

/** An open connector: no existing drawing is legible at this size. */
const OpenEnd =
  () => html`<svg class="sign open-end" style=${sized(20)} viewBox="0 0 20 20" aria-hidden="true">
    <path class="pipe" d="M1 7H8V5H11V15H8V13H1Z" />
    <path class="rays" d="M13.5 10H18.5M13 6L17 3.2M13 14L17 16.8" />
  </svg>`;

/** @param {{what: string, words: string, children: import("../../lib.js").Child, class?: string}} props */
export const Stat = ({ what, words, children, class: names }) =>
  html`<li class=${`stat ${names ?? ""}`} title=${words} aria-label=${words}>
    ${
      what === "open"
        ? html`<${OpenEnd} />`
        : html`<${Sign} name=${SIGNS[what][0]} box=${SIGNS[what][1]} size=${20} />`
    }
    <span aria-hidden="true">${children}</span>
  </li>`;

/**
 * @param {{values: Record<string, number>, seat: import("../../types.d.ts").trucker.SeatView,
 *   isShort?: boolean}} props `values`: the prices of cubes; `isShort`: only the decisive values.
 */
export function Strengths({ values, seat, isShort }) {
  const { engines, cannons, crew, batteries, open, goods, worth, credits, lost } = tallyOf(seat, values);
  return html`<ul class="stats">
    <${Stat} what="engines" words=${t("flight-stat-engines", { low: engines[0], high: engines[1] })}>
      ${span(engines[0], engines[1])}
    <//>
    <${Stat}
      what="cannons"
      words=${t("flight-stat-cannons", { low: half(cannons[0]), high: half(cannons[1]) })}
    >
      ${span(cannons[0], cannons[1])}
    <//>
    <${Stat} what="crew" words=${t("flight-stat-crew", { number: crew })}>${crew}<//>
    <${Stat} what="batteries" words=${t("flight-stat-batteries", { number: batteries })}>${batteries}<//>
    <${Stat} what="open" words=${t("flight-stat-open", { number: open })}>${open}<//>
    ${
      (!isShort || goods > 0) &&
      html`<${Stat} what="goods" words=${t("flight-stat-goods", { number: goods, worth })}>${worth}<//>`
    }
    ${
      credits !== null &&
      html`<${Stat} what="credits" words=${t("flight-stat-credits", { number: credits })}>${credits}<//>`
    }
    ${
      lost > 0 &&
      html`<${Stat} what="lost" words=${t("flight-stat-lost", { number: lost })} class="bad">${lost}<//>`
    }
  </ul>`;
}
