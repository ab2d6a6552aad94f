/** The shell around every screen: notices, the banner of a lost connection, announcements, stars. */

import { session } from "../core/currentsession.js";
import { houseNotice } from "../core/house.js";
import { dismiss, notices, spokenAloud } from "../core/notices.js";
import { missing, retryNow } from "../core/retry.js";
import { spokenLanguage, t } from "../core/texts.js";
import { html, signal } from "../lib.js";
import { Inspector } from "./inspector.js";
import { BookOverlay, RuleLink } from "./rulelink.js";
import { Stars } from "./stars.js";

/** @param {{children: import("../lib.js").Child}} props */
export function Frame({ children }) {
  return html`
    <${Stars} />
    <a class="skip-link" href="#main" onClick=${toMain}>${t("client-skip-link")}</a>
    <${LostLine} />
    <${MissingLine} />
    <${HouseLine} />
    <main id="main" tabindex="-1">${children}</main>
    <div class="notices">
      ${notices.value.map(
        // The role is not on the button: an alert takes no name from its content, and a button needs one.
        ({ id, text, kind, rule }) => html`<div key=${id} role=${kind === "bad" ? "alert" : "status"}>
          <button type="button" class=${`notice ${kind}`} onClick=${() => dismiss(id)}>${text}</button>
          <${RuleLink} rule=${rule} />
        </div>`,
      )}
    </div>
    <${Inspector} />
    <${BookOverlay} />
    <div class="unseen" aria-live="polite">${spokenAloud.value}</div>
  `;
}

/** @param {Event} event */
function toMain(event) {
  // The link must not change the address, which contains the route.
  event.preventDefault();
  document.getElementById("main")?.focus();
}

/** An announcement that the person has hidden. */
const hidden = signal("");

/** What the operator announces, above every screen. Screen readers read it when it comes. */
function HouseLine() {
  const { text, closesAt } = houseNotice.value;
  const time = closesAt && new Date(closesAt * 1000).toLocaleTimeString(spokenLanguage() || "en", CLOCK);
  const words = [text, time && t("house-closes", { time })].filter(Boolean).join(" ");
  const isShown = words && words !== hidden.value;
  return html`<div class=${isShown ? "house-line" : "unseen"} role="status">
    ${
      isShown &&
      html`<span dir="auto">${words}</span>
        <button
          type="button"
          class="button quiet round"
          aria-label=${t("house-dismiss")}
          onClick=${() => (hidden.value = words)}
        >
          ✕
        </button>`
    }
  </div>`;
}

const CLOCK = /** @type {const} */ ({ hour: "numeric", minute: "2-digit" });

function LostLine() {
  const now = session.value;
  if (now?.status.value !== "lost") return null;
  return html`<div class="banner" role="status">
    <span class="banner-dot"></span>${t("client-connection-lost")}
  </div>`;
}

/** Part of the page has not arrived: offline, for example. It is asked for again and again. */
function MissingLine() {
  if (!missing.value) return null;
  return html`<div class="banner missing-line" role="status">
    <span>${t("client-part-missing")}</span>
    <button type="button" class="button" onClick=${retryNow}>${t("client-part-again")}</button>
  </div>`;
}
