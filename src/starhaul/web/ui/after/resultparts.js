/** Components of results that both games use. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { sized } from "../parts.js";

/** A leaf of the wreath, mirrored on the other side. */
const LEAF = "M0 0C4 -3 10 -3 13 1C9 4 4 4 0 0Z";
const LEAVES = [
  [-3, 17, 10],
  [-11, 12, 45],
  [-15, 4, 78],
  [-15, -5, 104],
];

/** A rank as a medal; the first has a wreath. @param {{place: number | null | undefined}} props */
export function Medal({ place }) {
  const label = place ? t("results-place", { place }) : t("results-no-place");
  return html`<svg
    class=${`medal medal-${place ?? "none"}`}
    style=${sized(44)}
    viewBox="-22 -22 44 44"
    role="img"
    aria-label=${label}
  >
    ${
      place === 1 &&
      [1, -1].map(
        (side) => html`<g class="wreath" transform=${`scale(${side} 1)`}>
          ${LEAVES.map(
            ([x, y, angle]) =>
              html`<path d=${LEAF} transform=${`translate(${x} ${y}) rotate(${180 + angle}) scale(0.8)`} />`,
          )}
        </g>`,
      )
    }
    <circle r=${place === 1 ? 12 : 13} /><text y="6" text-anchor="middle">${place ?? "–"}</text>
  </svg>`;
}

/**
 * Best and worst moments.
 * @param {{moments: import("./best.js").Moment[], wordsOf: (moment: import("./best.js").Moment) => string}}
 *   props
 */
export function MomentList({ moments, wordsOf }) {
  if (!moments.length) return null;
  return html`<section class="panel results-moments">
    <h2>${t("results-moments")}</h2>
    <ul>
      ${moments.map(
        (moment) => html`<li key=${moment.what} class=${moment.isGood ? "moment-good" : "moment-bad"}>
          <svg
            class="sign"
            style=${sized(22)}
            viewBox="-11 -11 22 22"
            role="img"
            aria-label=${t(moment.isGood ? "results-good" : "results-bad")}
          >
            <path d=${moment.isGood ? STAR : BANG} />
          </svg>
          <span>${wordsOf(moment)}</span>
        </li>`,
      )}
    </ul>
  </section>`;
}
const STAR = "M0 -10L2.9 -3.4L10 -2.9L4.6 1.8L6.2 8.7L0 5L-6.2 8.7L-4.6 1.8L-10 -2.9L-2.9 -3.4Z";
const BANG =
  "M0 -10L2.5 -4.2L8.2 -6.4L5.5 -1L10 2.6L4.3 3.4L4.6 9.4L0 5.6" +
  "L-4.6 9.4L-4.3 3.4L-10 2.6L-5.5 -1L-8.2 -6.4L-2.5 -4.2Z";
