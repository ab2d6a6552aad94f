/** Meteors, shots and sparks, centred on the origin. */

import { html } from "../../lib.js";

const ROCK = "M-31 -12L-22 -27L-4 -32L12 -27L27 -20L32 -3L26 14L29 22L10 31L-6 27L-21 29L-30 13Z";
const PEBBLE = "M-18 -6L-10 -17L4 -18L15 -11L18 3L11 12L7 18L-9 16L-17 7Z";

function LargeRock() {
  return html`<g class="fl-stone" transform="scale(1.18)">
    <path d=${ROCK} />
    <ellipse class="fl-crater" cx="-9" cy="-10" rx="8" ry="6" />
    <ellipse class="fl-crater" cx="12" cy="7" rx="10" ry="8" />
    <ellipse class="fl-crater" cx="-13" cy="14" rx="5" ry="4" />
    <path class="fl-glint" d="M-23 -15Q-15 -26 -2 -27" />
  </g>`;
}

function SmallRock() {
  return html`<g class="fl-stone">
    <path d=${PEBBLE} /><ellipse class="fl-crater" cx="3" cy="2" rx="5" ry="4" />
    <path class="fl-glint" d="M-12 -7Q-8 -13 0 -13" />
  </g>`;
}

/** A shot, flying down the page. @param {{isLarge: boolean}} props */
function Bolt({ isLarge }) {
  const half = isLarge ? 13 : 5;
  const long = isLarge ? 46 : 36;
  return html`<g class="fl-bolt">
    <path class="fl-tail" d=${`M0 ${-long * 1.9}L${half} ${-long / 2}H${-half}Z`} />
    <rect x=${-half} y=${-long} width=${2 * half} height=${2 * long * 0.86} rx=${half} />
    <rect
      class="fl-core"
      x=${-half * 0.4}
      y=${-long * 0.7}
      width=${half * 0.8}
      height=${long * 1.3}
      rx=${half * 0.4}
    />
  </g>`;
}

/** @type {Record<string, number>} */
const TURNS = { front: 0, right: 90, rear: 180, left: 270 };

/** @param {{what: string, size: string, from: string}} props */
export function Projectile({ what, size, from }) {
  const isLarge = size === "large";
  if (what === "shot")
    return html`<g transform=${`rotate(${TURNS[from]})`}><${Bolt} isLarge=${isLarge} /></g>`;
  return isLarge ? html`<${LargeRock} />` : html`<${SmallRock} />`;
}

const POINTS = 9;
const STAR = Array.from({ length: 2 * POINTS }, (_, i) => {
  const r = i % 2 ? 16 : 40 + (i % 3) * 6;
  const a = (i * Math.PI) / POINTS;
  return `${(r * Math.sin(a)).toFixed(1)} ${(-r * Math.cos(a)).toFixed(1)}`;
}).join("L");

/** A flash with rays. */
export const Flash = () => html`<g class="fl-flash"><path d=${`M${STAR}Z`} /><circle r="13" /></g>`;

/** Debris. */
export const Shards = () =>
  html`<g class="fl-shards">
    ${[0, 51, 103, 154, 206, 257, 309].map(
      (degrees, i) =>
        html`<g transform=${`rotate(${degrees})`}>
          <path class="fl-shard" d=${`M0 ${-14 - 3 * (i % 3)}l6 5l-4 6l-6 -3z`} />
        </g>`,
    )}
  </g>`;

/** A shield over the struck side, relative to the centre of the tile. @param {{from: string}} props */
export const Arc = ({ from }) =>
  html`<g transform=${`rotate(${TURNS[from]})`}>
    <path class="fl-arc" d="M-52 -44Q0 -86 52 -44" /><path class="fl-arc thin" d="M-44 -32Q0 -68 44 -32" />
  </g>`;
