/** The bar above a match: what is going on, chat, menu (settings, pause, leave). */

import { html } from "../lib.js";

/** @param {{session: import("../core/session.js").Session, title?: any, children?: any}} props */
export function GameBar({ session, title, children }) {
  return html`<header class="gamebar"><strong>${title}</strong><div class="gamebar-middle">${children}</div></header>`;
}
