/** A swarm of meteors around a ship: each stone at the side it comes from, with its place in the order. */

import { html } from "../../lib.js";
import { Meteor } from "./signs.js";
import { around, heading } from "./shape.js";

const FIELD = 270;
/** The ship in the middle is made of tiles. */
const TILES = /** @type {const} */ ([[0, -1, "kind-cannon"], [-1, 0, "kind-cargo"], [0, 0, "kind-cabin"], [1, 0, "kind-battery"], [0, 1, "kind-engine"]]);

function Target() {
  return html`<g transform="translate(135 135) scale(0.26)">
    ${TILES.map(([x, y, kind]) => html`<g transform=${`translate(${x * 100 - 50} ${y * 100 - 50})`}>
      <use href="#sh-body" /><use href="#sh-plate" /><use href=${`#sh-${kind}`} />
    </g>`)}
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
        <path class="ca-aim" transform=${`rotate(${heading(threat.from)})`} d=${isLarge ? "M-9 38L0 47L9 38" : "M-8 24L0 32L8 24"} />
        <circle class="ca-plaque" r="13.5" /><text class="ca-number" y="8">${number}</text>
      </g>`;
    })}
  </svg>`;
}
