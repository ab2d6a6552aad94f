/** The shell around every screen: notices, the banner of a lost connection, announcements, stars. */

import { dismiss, notices, spokenAloud } from "../core/notices.js";
import { session } from "../core/session.js";
import { t } from "../core/texts.js";
import { html } from "../lib.js";
import { Inspector } from "./inspector.js";
import { Stars } from "./stars.js";

/** @param {{children: import("../lib.js").Child}} props */
export function Frame({ children }) {
  return html`
    <${Stars} />
    <a class="skip-link" href="#main" onClick=${toMain}>${t("client-skip-link")}</a>
    <${LostLine} />
    <main id="main" tabindex="-1">${children}</main>
    <div class="notices">
      ${notices.value.map(
        // The role is not on the button: an alert takes no name from its content, and a button needs one.
        ({ id, text, kind }) => html`<div key=${id} role=${kind === "bad" ? "alert" : "status"}>
          <button type="button" class=${`notice ${kind}`} onClick=${() => dismiss(id)}>${text}</button>
        </div>`,
      )}
    </div>
    <${Inspector} />
    <div class="unseen" aria-live="polite">${spokenAloud.value}</div>
  `;
}

/** @param {Event} event */
function toMain(event) {
  // The link must not change the address, which contains the route.
  event.preventDefault();
  document.getElementById("main")?.focus();
}

function LostLine() {
  const now = session.value;
  if (now?.status.value !== "lost") return null;
  return html`<div class="banner" role="status">
    <span class="banner-dot"></span>${t("client-connection-lost")}
  </div>`;
}
