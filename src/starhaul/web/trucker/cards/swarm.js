/**
 * A swarm of meteors around a ship, each at the side it comes from; and planets, each of a different look.
 */

import { html } from "../../lib.js";
import { around, heading } from "./shape.js";
import { Meteor } from "./signs.js";

const FIELD = 270;
/** The ship in the middle is made of tiles. */
const TILES = /** @type {const} */ ([
  [0, -1, "kind-cannon"],
  [-1, 0, "kind-cargo"],
  [0, 0, "kind-cabin"],
  [1, 0, "kind-battery"],
  [0, 1, "kind-engine"],
]);

function Target() {
  return html`<g transform="translate(135 135) scale(0.26)">
    ${TILES.map(
      ([x, y, kind]) => html`<g transform=${`translate(${x * 100 - 50} ${y * 100 - 50})`}>
        <use href="#sh-body" /><use href="#sh-plate" /><use href=${`#sh-${kind}`} />
      </g>`,
    )}
  </g>`;
}

/** @param {{meteors: import("./shape.js").Threat[]}} props */
export function Swarm({ meteors }) {
  return html`<svg class="card-scene swarm" viewBox=${`0 0 ${FIELD} ${FIELD}`} aria-hidden="true">
    <${Target} />
    ${around(meteors, FIELD, 44, 64).map(({ x, y, number, threat }) => {
      const isLarge = threat.size === "large";
      return html`<g transform=${`translate(${x} ${y})`}>
        <g transform=${`scale(${isLarge ? 1.8 : 1.9})`}><${Meteor} ...${threat} /></g>
        <path
          class="ca-aim"
          transform=${`rotate(${heading(threat.from)})`}
          d=${isLarge ? "M-9 38L0 47L9 38" : "M-8 24L0 32L8 24"}
        />
        <circle class="ca-plaque" r="13.5" /><text class="ca-number" y="8">${number}</text>
      </g>`;
    })}
  </svg>`;
}

/** Banded, cratered, ringed, watery: about their middle, radius 26. */
const FACES = [
  () =>
    html`
      <circle class="ca-planet-0" r="26" />
      <path class="ca-mark" d="M-24 -9Q0 -15 24 -9L26 -2Q0 -9 -26 -2ZM-25 7Q0 1 25 7L22 14Q0 8 -22 14Z" />
    `,
  () =>
    html`
      <circle class="ca-planet-1" r="26" />
      <path
        class="ca-mark"
        d=${
          "M-12 -15a5.5 5.5 0 1 0 .1 0M14 -14a4 4 0 1 0 .1 0M15 5a6.5 6.5 0 1 0 .1 0" +
          "M-17 7a4.5 4.5 0 1 0 .1 0M-3 16a3 3 0 1 0 .1 0"
        }
      />
    `,
  () =>
    html`
      <path class="ca-ring-back" d="M-38 9A40 11 -14 0 1 38 -9" /><circle class="ca-planet-2" r="26" />
      <path class="ca-mark" d="M-21 -16Q0 -10 20 -17L24 -10Q0 -3 -25 -8Z" />
      <path class="ca-ring" d="M-38 9A40 11 -14 0 0 38 -9" />
    `,
  () =>
    html`
      <circle class="ca-planet-3" r="26" />
      <path
        class="ca-mark"
        d=${
          "M-22 -14Q-10 -24 2 -18Q6 -10 -4 -8Q-6 2 -16 2Q-24 0 -26 -4Z" +
          "M8 2Q18 -8 25 -3Q26 10 17 19Q8 16 10 10Q4 8 8 2ZM-12 12Q-6 8 -2 14Q-2 22 -9 24Q-16 20 -12 12Z"
        }
      />
    `,
];

/** A planet with its number. @param {{number: number}} props From 1. */
export function Planet({ number }) {
  return html`<svg class="card-planet" viewBox="-42 -30 84 60" aria-hidden="true">
    ${FACES[(number - 1) % FACES.length]()}
    <circle class="ca-plaque" r="16" /><text class="ca-number large" y="9">${number}</text>
  </svg>`;
}
