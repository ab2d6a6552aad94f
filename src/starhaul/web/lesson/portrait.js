/** Captain Ruta: our own drawing, in the colours of the theme. */

import { html } from "../lib.js";

const BROWS = { calm: "M23 29Q26 27 29 29M35 29Q38 27 41 29", stern: "M23 28L29 30M41 28L35 30" };
const MOUTHS = { calm: "M26.5 40.4Q32 44.6 38 39.6", stern: "M27 42Q32 39.8 37 42" };

/** @param {{mood?: "calm" | "stern"}} props */
export const Portrait = ({ mood = "calm" }) => html`<svg
  class="captain-face"
  viewBox="0 0 64 64"
  aria-hidden="true"
>
  <circle class="face-back" cx="32" cy="32" r="31" />
  <path class="face-coat" d="M8 60C10 47 20 44 32 44S54 47 56 60C49 64 15 64 8 60Z" />
  <path class="face-scarf" d="M21 45Q32 54 43 45L41 51Q32 57 23 51Z" />
  <path class="face-hair" d="M14 33C12 14 24 9 33 9C46 9 53 18 50 34L46 40L18 40Z" />
  <path class="face-skin" d="M20 27C20 20 25 18 32 18S44 20 44 27V35C44 43 38 48 32 48S20 43 20 35Z" />
  <path class="face-cap" d="M15 23C16 11 24 7 32 7S48 11 49 23C43 19 38 18 32 18S21 19 15 23Z" />
  <path class="face-peak" d="M17 22Q32 15 47 22L44 25Q32 20 20 25Z" />
  <circle class="face-badge" cx="32" cy="13" r="3.2" />
  <path class="face-line" d=${BROWS[mood]} />
  <circle class="face-eye" cx="26.4" cy="32.4" r="1.7" />
  <path class="face-patch" d="M33.5 29.5H43L41.6 35.4Q38 37.4 35 35.2Z" />
  <path class="face-line" d="M43 29.5L45 24" />
  <path class="face-line" d=${MOUTHS[mood]} />
  <path class="face-line scar" d="M22.6 36L24.6 40" />
</svg>`;
