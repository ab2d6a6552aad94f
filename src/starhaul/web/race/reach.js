/** Possible moves drawn on the track, as sent by the server. */

import { html } from "../lib.js";
import { placeOf, wayAlong } from "./formation.js";
import { Hull } from "./pictures.js";

/**
 * @typedef {import("./data.js").Track} Track
 * @typedef {{ship: string, from: number, stops: number, rests: number, isAimed?: boolean, number?: string}}
 *   Reach
 */

/** @param {readonly {x: number, y: number}[]} points */
const line = (points) =>
  points.map(({ x, y }, number) => `${number ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/**
 * @param {{track: Track, reach: readonly Reach[]}} props
 */
export function ReachLines({ track, reach }) {
  return html`<g class="race-reach" aria-hidden="true">
    ${reach.map(
      (one, number) =>
        html`<${ReachLine}
          key=${`${one.ship} ${number}`}
          track=${track}
          one=${one}
          rank=${rankOf(reach, number)}
        />`,
    )}
  </g>`;
}

/**
 * The number of earlier moves that end on the same space; they are drawn side by side.
 * @param {readonly Reach[]} reach @param {number} number
 */
const rankOf = (reach, number) =>
  reach.slice(0, number).filter(({ stops }) => stops === reach[number].stops).length;

/** @param {{track: Track, one: Reach, rank: number}} props */
function ReachLine({ track, one, rank }) {
  const end = placeOf(track, one.stops);
  const { degrees } = track.spaces[one.stops];
  const falls = one.rests !== one.stops;
  const at = { x: end.x + rank * 15, y: end.y - rank * 22 };
  return html`<g class=${one.isAimed === false ? "dim" : ""}>
    <path class="race-way" d=${line(wayAlong(track, one.from, one.stops))} />
    ${
      falls &&
      html`
        <path class="race-way back" d=${line(wayAlong(track, one.stops, one.rests))} />
        <circle
          class="race-goal back"
          cx=${placeOf(track, one.rests).x}
          cy=${placeOf(track, one.rests).y}
          r="26"
        />
      `
    }
    <path class="race-goal-space" d=${track.spaces[one.stops].outline} />
    <g class="race-ghost" transform=${`translate(${at.x} ${at.y})`}>
      <${Hull} name=${one.ship} degrees=${degrees} scale=${1.15} />
    </g>
    ${
      one.number &&
      html`<g transform=${`translate(${at.x + 24} ${at.y - 24})`}>
        <circle class="race-goal-mark" r="13" />
        <text class="race-goal-number" y="5" text-anchor="middle">${one.number}</text>
      </g>`
    }
  </g>`;
}

/**
 * The rope of a tow hook, which shortens while the ship is towed.
 * @param {{track: Track, scene: import("../core/director.js").Scene}} props
 */
export function TowRope({ track, scene }) {
  const { event } = scene;
  if (event.key !== "ship-towed") return null;
  const way = wayAlong(track, event.args.from, event.args.to);
  return html`<path
    class="race-rope"
    pathLength="100"
    style=${{ animationDuration: `${scene.ms}ms` }}
    d=${line(way)}
    aria-hidden="true"
  />`;
}
