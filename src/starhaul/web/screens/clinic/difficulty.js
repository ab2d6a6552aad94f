/** The difficulty of an exercise. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";

/** @param {{level: number, rating: number}} props */
export function Difficulty({ level, rating }) {
  return html`<span class="clinic-stars" role="img" aria-label=${t("clinic-difficulty", { level, rating })}>
    ${[1, 2, 3, 4, 5].map((step) => html`<i key=${step} class=${step <= level ? "lit" : ""}></i>`)}
    <b aria-hidden="true">${rating}</b>
  </span>`;
}
