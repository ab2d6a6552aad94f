/** The sign on the button that opens the story of a match. */

import { html } from "../lib.js";
import { sized } from "./parts.js";

export const LogSign = () => html`<svg class="sign" style=${sized(20)} viewBox="0 0 24 24" aria-hidden="true">
  <path
    d="M5 6H19M5 12H19M5 18H13"
    fill="none"
    stroke="currentColor"
    stroke-width="2.2"
    stroke-linecap="round"
  />
</svg>`;
