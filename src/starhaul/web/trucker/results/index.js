/** What a flight has brought, and how a match has ended. */
import { html } from "../../lib.js";
/** The lines of one settlement, for all seats; shown over the flight until it is closed.
 * @param {{session: import("../../core/session.js").Session, onClose: () => void}} props */
export function Settlement({ session, onClose }) {
  return null;
}
/** The end of a match. @param {{session: import("../../core/session.js").Session}} props */
export function Results({ session }) {
  return html`<p>Results</p>`;
}
