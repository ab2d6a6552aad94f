/** What people say at the table. */

import { html } from "../lib.js";

/** The conversation with its field for writing. @param {{session: import("../core/session.js").Session}} props */
export function Chat({ session }) {
  return null;
}

/** A button that opens it, with the number of lines not read. @param {{session: import("../core/session.js").Session}} props */
export function ChatButton({ session }) {
  return null;
}
