/** The logo of Starhaul: a small ship. */

import { html } from "../lib.js";
import { sized } from "./parts.js";

/** @param {{size?: number}} props */
export function Mark({ size = 32 }) {
  return html`<svg class="mark" style=${sized(size)} viewBox="0 10 64 44" aria-hidden="true">
    <path class="mark-flame" d="M12 42Q4 32 12 22Z" />
    <path class="mark-fins" d="M12 16H26L34 22V42L26 48H12L17 40V24Z" />
    <path class="mark-hull" d="M14 22H38Q54 24 60 32Q54 40 38 42H14Z" />
    <circle class="mark-window" cx="36" cy="32" r="6" />
  </svg>`;
}
