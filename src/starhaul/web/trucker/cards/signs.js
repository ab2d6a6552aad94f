/** Small signs of cards, centred in a box of 40 by 40, and threats as in flight. */

import { html } from "../../lib.js";
import { heading } from "./shape.js";

/** A definition of the drawings in the page. @param {string} name @param {number} [scale] */
const known = (name, scale = 1) =>
  html`<use href=${`#sh-${name}`} transform=${scale === 1 ? undefined : `scale(${scale})`} />`;

const STONE = "M-11 -15L3 -18L15 -10L18 3L12 14L-2 18L-14 13L-18 -2Z";
const CRATERS =
  "M-7 -6a4.5 4.5 0 1 0 .1 0M6 3a5.5 5.5 0 1 0 .1 0M5 -11a2.5 2.5 0 1 0 .1 0M-8 8a2.5 2.5 0 1 0 .1 0";

/**
 * A meteor flying straight down; large ones are twice the size and have craters.
 * @param {{size: string, from?: string, trail?: boolean}} props
 */
export function Meteor({ size, from = "front", trail = true }) {
  const isLarge = size === "large";
  return html`<g transform=${`scale(${isLarge ? 1 : 0.55})`}>
    ${
      trail &&
      html`<path
        class="ca-trail"
        transform=${`rotate(${heading(from)})`}
        d="M-13 -16L-9 -44L-4 -19ZM-5 -20L0 -56L5 -20ZM4 -19L9 -44L13 -16Z"
      />`
    }
    <path
      class="ca-stone"
      d=${STONE}
      transform=${`rotate(${heading(from)})${isLarge ? "" : " rotate(40)"}`}
    />
    ${isLarge && html`<path class="ca-crater" d=${CRATERS} />`}
  </g>`;
}

/**
 * A shot flying straight down: small ones thin, large ones thick with a heavy head.
 * @param {{size: string, from?: string}} props
 */
export function Shot({ size, from = "front" }) {
  return html`<g transform=${`rotate(${heading(from)})`}>
    ${
      size === "large"
        ? html`
          <path class="ca-bolt" d="M-9 -19H9V2H15L0 19L-15 2H-9Z" />
          <path class="ca-glow" d="M-3 -14H3V4H-3Z" />
        `
        : html`<path class="ca-bolt" d="M-2.5 -18H2.5V5H8L0 17L-8 5H-2.5Z" />`
    }
  </g>`;
}

/** The signs by name. @type {Record<string, () => import("../../lib.js").Child>} */
const SIGNS = {
  crew: () => known("human", 1.05),
  credits: () => known("coin", 1.45),
  battery: () => known("cell-full", 0.75),
  // A space of the track with an arrow back or forward.
  days: () =>
    html`
      <circle class="ca-space" r="16" /><path class="ca-way" d="M8 -6V2A6 6 0 0 1 2 8H-5" />
      <path class="ca-tip" d="M-10 8L-2 2V14Z" />
    `,
  forward: () =>
    html`
      <circle class="ca-space" r="16" /><path class="ca-way" d="M-9 0H4" />
      <path class="ca-tip" d="M11 0L2 -7V7Z" />
    `,
  landing: () =>
    html`
      <circle class="ca-planet-0" cy="7" r="12" /><path class="ca-mark" d="M-11 3Q0 -1 11 3V8Q0 3 -11 8Z" />
      <path class="ca-bare" d="M-5 -6V-13Q0 -21 5 -13V-6Z" />
      <path class="ca-danger" d="M-5 -10L-9 -5H-5ZM5 -10L9 -5H5Z" />
    `,
  goods: () =>
    html`
      <path class="ca-bare" d="M-14 -8L-8 -14H14V8L8 14H-14Z" />
      <path class="ca-line" d="M-14 -8H8V14M8 -8L14 -14M-14 -8L8 14M8 -8L-14 14" />
    `,
  cannons: () =>
    html`
      <path class="ca-metal" d="M-5 4V-13H5V4Z" /><path class="ca-steel" d="M-8 -18H8V-11H-8Z" />
      <path class="ca-metal" d="M-14 16V8A14 10 0 0 1 14 8V16Z" /><circle class="ca-ink" cy="8" r="3.5" />
    `,
  engines: () =>
    html`
      <path class="ca-flame" d="M-7 7Q-9 13 0 19Q9 13 7 7Z" />
      <path class="ca-steel" d="M-5 -5Q-12 1 -12 9H12Q12 1 5 -5Z" />
      <path class="ca-metal" d="M-11 -18H11V-4H-11Z" /><path class="ca-line" d="M-11 -11H11" />
    `,
  cabin: () =>
    html`
      <circle class="ca-metal" r="17" /><circle class="ca-glass" r="12" />
      <path class="ca-glint" d="M-6 -4A8 8 0 0 1 -1 -8" />
    `,
  connector: () =>
    html`
      <path class="ca-steel" d="M-17 16V-2A4 4 0 0 1 -13 -6H13A4 4 0 0 1 17 -2V16Z" />
      <path class="ca-pipe" d="M-5 -17H5V6H-5Z" /><path class="ca-line" d="M-8 -17H8" />
    `,
  tile: () =>
    html`
      <rect class="ca-steel" x="-16" y="-16" width="32" height="32" rx="5" />
      <path class="ca-break" d="M-17 -4L-6 -9L-2 2L7 -3L17 5" />
    `,
  die: () => known("die-5", 1.15),
  least: () => html`<path class="ca-tip" d="M-13 -6H13L0 12Z" />`,
  arrow: () => html`<path class="ca-way" d="M-13 0H5" /><path class="ca-tip" d="M14 0L3 -9V9Z" />`,
  plus: () => html`<path class="ca-way" d="M-9 0H9M0 -9V9" />`,
  // The families, which are not distinguished by colour alone.
  opportunity: () => html`<path class="ca-on-band" d="M-14 -2L0 -15L14 -2H6V14H-6V-2Z" />`,
  danger: () =>
    html`<path
      class="ca-on-band"
      fill-rule="evenodd"
      d="M0 -16L18 15H-18ZM-2.5 -5V4H2.5V-5ZM-2.5 7V11.5H2.5V7Z"
    />`,
  event: () =>
    html`<path
      class="ca-on-band"
      d="M0 -17L4.5 -5.5L17 -5L7 2.5L10.5 14.5L0 7.5L-10.5 14.5L-7 2.5L-17 -5L-4.5 -5.5Z"
    />`,
  space: () =>
    html`<path class="ca-on-band" d="M-15 -13L0 0L-15 13V5L-9 0L-15 -5ZM0 -13L15 0L0 13V5L6 0L0 -5Z" />`,
};

/** @param {string} name */
const drawn = (name) => {
  const [what, size, from] = name.split(":");
  if (what === "shot") return html`<${Shot} size=${size} from=${from} />`;
  if (what === "meteor") return html`<${Meteor} size=${size} from=${from} trail=${false} />`;
  return SIGNS[name] ? SIGNS[name]() : known(name, name.startsWith("cube") ? 1.3 : 1);
};

/**
 * A sign as a picture: one of the above, `shot:large:left`, or a definition of the page.
 * @param {{name: string, class?: string}} props
 */
export function CardSign({ name, class: names = "" }) {
  return html`<svg class=${`card-sign ${names}`} viewBox="-20 -20 40 40" aria-hidden="true">
    ${drawn(name)}
  </svg>`;
}
