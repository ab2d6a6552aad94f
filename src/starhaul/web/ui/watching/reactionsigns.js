/** The signs of reactions, drawn for this game. */

import { html } from "../../lib.js";
import { sized } from "../parts.js";

/** Twelve jagged points. */
const BURST =
  "M12 .8l2.2 5.4 4.6-3.4-.9 5.7 5.6.4-4.3 3.9 3.6 4.4-5.8-.2.4 5.8-4.6-3.4-2.9 5-2.2-5.3-4.9 3 1-5.8" +
  "-5.5-.8 4.6-3.6L.6 7.4l5.7.2-.7-5.7 4.4 3.6z";
const FACE = html`<circle class="react-face" cx="12" cy="12" r="10" />`;
const EYES = html`
  <circle class="react-ink" cx="8.5" cy="9.5" r="1.5" />
  <circle class="react-ink" cx="15.5" cy="9.5" r="1.5" />
`;

/** @type {Record<string, import("../../lib.js").Child>} */
const SIGNS = {
  cheer: html`<path
    class="react-star"
    d="M12 1.8l3 6.6 7.2.8-5.4 4.8 1.6 7.1L12 17.4l-6.4 3.7 1.6-7.1L1.8 9.2l7.2-.8z"
  />`,
  laugh: html`${FACE}
    <path class="react-line" d="M6.3 10.2l2.2-1.7 2.2 1.7M13.3 10.2l2.2-1.7 2.2 1.7" />
    <path class="react-ink" d="M6 13.2h12a6 6 0 0 1-12 0z" />`,
  gasp: html`${FACE}${EYES}<ellipse class="react-ink" cx="12" cy="16.2" rx="2.6" ry="3.3" />`,
  tear: html`${FACE}${EYES}
    <path class="react-line" d="M8 17.6q4-3.6 8 0" />
    <path class="react-drop" d="M17.6 11.4q2.6 3.8 0 5.2q-2.6-1.4 0-5.2z" />`,
  heart: html`<path
    class="react-heart"
    d="M12 21C3 14.6 1.8 10.4 2.2 7.6C2.9 3 9.2 1.6 12 6.4C14.8 1.6 21.1 3 21.8 7.6C22.2 10.4 21 14.6 12 21z"
  />`,
  boom: html`
    <path
      class="react-boom"
      d=${BURST}
    />
    <circle class="react-core" cx="12" cy="12" r="4" />
  `,
};

/** @param {{reaction: string, size?: number}} props */
export const ReactionSign = ({ reaction, size = 24 }) =>
  html`<svg class="sign react-sign" style=${sized(size)} viewBox="0 0 24 24" aria-hidden="true">
    ${SIGNS[reaction]}
  </svg>`;
