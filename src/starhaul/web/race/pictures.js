/** Pictures of ships, cards and signs. Ship colours also differ by the shape of the hull. */

import { html } from "../lib.js";
import { sized } from "../ui/parts.js";
import { colourOf, data, numberOf } from "./data.js";

/**
 * A ship centred on the origin: rotated to its heading, with the number upright.
 * @param {{name: string, degrees?: number, scale?: number, hullRef?: (place: SVGGElement | null) => void}}
 *   props
 */
export function Hull({ name, degrees = 0, scale = 1, hullRef }) {
  const colour = colourOf(name);
  const off = (data().digit_at[colour] ?? 0) * scale;
  const turn = (degrees * Math.PI) / 180;
  const at = `translate(${off * Math.cos(turn)} ${off * Math.sin(turn) + 6 * scale}) scale(${scale})`;
  return html`
    <g ref=${hullRef} style=${{ transform: `rotate(${degrees}deg) scale(${scale})` }}>
      <use href=${`#sh-hull-${colour}`} />
    </g>
    <text class=${`sh-num sh-digit ${colour === "black" ? "sh-on-dark" : "sh-on-light"}`} transform=${at}>
      ${numberOf(name)}
    </text>
  `;
}

/** A ship as a small inline picture. @param {{name: string, size?: number}} props */
export function ShipSign({ name, size = 30 }) {
  return html`<svg class="sign" style=${sized(size)} viewBox="-20 -20 40 40" aria-hidden="true">
    <${Hull} name=${name} />
  </svg>`;
}

/** The hull of a colour, without a number. @param {{colour: string, size?: number}} props */
export function ColourSign({ colour, size = 22 }) {
  return html`<svg class="sign" style=${sized(size)} viewBox="-20 -20 40 40" aria-hidden="true">
    <use href=${`#sh-hull-${colour}`} />
  </svg>`;
}

/**
 * The front of a movement card: the hull of its colour above its number, or a star for a joker.
 * @param {{card: string, joker?: boolean}} props
 */
export function MovementFace({ card, joker }) {
  const colour = colourOf(card);
  return html`<svg class=${`race-card-face of-${colour}`} viewBox="0 0 60 84" aria-hidden="true">
    <rect class="race-card-paper" x="1" y="1" width="58" height="82" rx="8" />
    <rect class=${`race-card-band sh-ship-${colour}`} x="1" y="1" width="58" height="34" rx="8" />
    <g transform="translate(30 18) rotate(-90) scale(0.82)"><use href=${`#sh-hull-${colour}`} /></g>
    <text class="race-card-number" x="30" y="71" text-anchor="middle">${numberOf(card)}</text>
    ${joker && html`<path class="race-card-joker" transform="translate(48 47)" d=${STAR} />`}
  </svg>`;
}

const STAR = "M0 -8L2.3 -2.8L8 -2.2L3.8 1.7L4.9 7.2L0 4.4L-4.9 7.2L-3.8 1.7L-8 -2.2L-2.3 -2.8Z";

/** A sign for each type of bonus card. @type {Record<string, {line: string, fill?: string}>} */
const BONUS_SIGNS = {
  // A helmet with goggles.
  experienced_pilot: {
    line: "M-11 5V-1A11 11 0 0 1 11 -1V5M-13 5H13V9H-13Z",
    fill: "M-9 -2H-1V3H-9ZM1 -2H9V3H1Z",
  },
  // Two arrowheads and what they leave behind.
  light_speed: {
    line: "M-14 -6H-7M-14 0H-4M-14 6H-7",
    fill: "M-3 -10L4 0L-3 10H1L8 0L1 -10ZM6 -10L13 0L6 10H10L17 0L10 -10Z",
  },
  // Plus one.
  acceleration: { line: "M-13 0H-3M-8 -5V5", fill: "M2 -5L9 -10H12V10H7V-3L2 0Z" },
  // A path around a hole.
  evasive_manoeuvre: {
    line: "M-14 8C-13 -14 13 -14 13 5M8 1L13 7L18 1",
    fill: "M-5 4A5 5 0 1 1 5 4A5 5 0 1 1 -5 4Z",
  },
  // A hook on its rope.
  tow_hook: {
    line: "M0 -13V-5M0 -5V3A6 6 0 1 1 -12 3L-14 6M-12 3L-9 6",
    fill: "M-3 -14A3 3 0 1 1 3 -14A3 3 0 1 1 -3 -14Z",
  },
};

/** @param {{card: string, size?: number}} props */
export function BonusSign({ card, size = 30 }) {
  const { line, fill } = BONUS_SIGNS[card] ?? { line: "" };
  return html`<svg
    class="sign race-bonus-sign"
    style=${sized(size)}
    viewBox="-19 -19 38 38"
    aria-hidden="true"
  >
    <path class="line" d=${line} /><path class="solid" d=${fill ?? ""} />
  </svg>`;
}

/** A space with its background and letter. @param {{face: string, size?: number}} props */
export function FaceSign({ face, size = 34 }) {
  const isPlanet = face === "start" || face === "finish";
  return html`<svg
    class="sign"
    style=${sized(size)}
    viewBox=${isPlanet ? "-68 -68 136 136" : "-30 -30 60 60"}
    aria-hidden="true"
  >
    ${!isPlanet && html`<rect class=${`sh-face-${face}`} x="-29" y="-29" width="58" height="58" rx="8" />`}
    <use href=${`#sh-face-${face}`} />
  </svg>`;
}

/**
 * The back of a card with a number beside it.
 * @param {{of: "movement" | "bonus", number: number, size?: number}} props
 */
export function Pile({ of, number, size = 24 }) {
  return html`<span class="race-pile">
    <svg class="sign" style=${sized(size * 0.75, size)} viewBox="-19 -26 38 52" aria-hidden="true">
      <use href=${`#sh-back-${of}`} />
    </svg>
    <b>${number}</b>
  </span>`;
}
