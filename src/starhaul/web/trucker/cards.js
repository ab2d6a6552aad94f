/** Adventure cards, drawn from their facts. */

import { html } from "../lib.js";

/** A card as a picture with its effect in words. @param {{edition: string, id: string, class?: string}} props */
export function CardPicture({ edition, id }) {
  return html`<div class="card">${id}</div>`;
}
