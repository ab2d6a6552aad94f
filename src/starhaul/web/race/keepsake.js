/** The small picture of a race in the list of one's matches: how far one's ships have come. */

import { html } from "../lib.js";
import { colourOf, data } from "./data.js";
import { Hull } from "./pictures.js";

/**
 * @typedef {import("../types.d.ts").race.View} View
 * @typedef {{ships: [name: string, index: number][], finish: number}} FleetKeepsake
 */

const [WIDTH, LANE, EDGE] = [260, 44, 26];

/** @type {import("../core/games.js").KeepsakePart["keepsakeOf"]} */
export function keepsakeOf(_, seen) {
  const view = /** @type {View} */ (seen);
  const me = view.seats[view.me ?? -1];
  if (!me) return null;
  const own = view.ships.filter(([name]) => me.colours.includes(colourOf(name)));
  /** @type {FleetKeepsake} */
  const kept = {
    ships: own.map(([name, index]) => [name, index]),
    finish: data().track.spaces.length - 1,
  };
  return kept;
}

/** @param {FleetKeepsake} kept */
const isSound = ({ ships, finish }) =>
  finish > 0 && ships.every(([name, index]) => typeof name === "string" && index >= 0 && index <= finish);

/** @param {{keepsake: unknown}} props */
export function Picture({ keepsake }) {
  const kept = /** @type {FleetKeepsake} */ (keepsake);
  if (!isSound(kept)) return null;
  const { ships, finish } = kept;
  const at = (/** @type {number} */ index) => EDGE + ((WIDTH - 2 * EDGE) * index) / finish;
  return html`<svg viewBox=${`0 0 ${WIDTH} ${LANE * ships.length}`} aria-hidden="true">
    ${ships.map(
      ([name, index], lane) => html`<g key=${name} transform=${`translate(0 ${LANE * (lane + 0.5)})`}>
        <path d=${`M${EDGE} 0H${WIDTH - EDGE}`} stroke="var(--line)" stroke-width="4" />
        <circle cx=${WIDTH - EDGE} r="7" fill=${index === finish ? "var(--gain)" : "var(--line)"} />
        <g transform=${`translate(${at(index)} 0)`}><${Hull} name=${name} /></g>
      </g>`,
    )}
  </svg>`;
}
