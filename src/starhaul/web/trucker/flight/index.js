/** From the check to the settlement: track, card, ships, questions. */
import { html } from "../../lib.js";
/** @param {{session: import("../../core/session.js").Session}} props */
export function Flight({ session }) {
  return html`<p>Flight</p>`;
}
