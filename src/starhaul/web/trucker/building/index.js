/** Building, from the first tile to the start number. */
import { html } from "../../lib.js";
/** @param {{session: import("../../core/session.js").Session}} props */
export function Building({ session }) {
  return html`<p>Building</p>`;
}
