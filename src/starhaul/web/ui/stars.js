/** A sparse field of stars in the background; it does not move with reduced motion. */

import { html } from "../lib.js";

const STARS = Array.from({ length: 70 }, (_, i) => ({
  // Multiples of the golden ratio: even, not regular, and reproducible.
  x: ((i * 0.6180339) % 1) * 100,
  y: ((i * 0.7548777) % 1) * 100,
  r: 0.6 + (i % 3) * 0.45,
}));

export function Stars() {
  return html`<svg class="stars" aria-hidden="true" width="100%" height="100%">
    ${STARS.map(({ x, y, r }) => html`<circle cx=${`${x}%`} cy=${`${y}%`} r=${r} />`)}
  </svg>`;
}
