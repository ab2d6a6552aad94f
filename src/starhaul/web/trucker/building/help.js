/** How to build, in a few lines, and all keys. */

import { html } from "../../lib.js";
import { t } from "../../core/texts.js";
import { Dialog } from "../../ui/parts.js";
import { Conditions } from "../conditions.js";

/** Keys and what they do. */
const KEYS = /** @type {const} */ ([
  ["D", "building-key-draw"],
  ["P", "building-key-pool"],
  ["← ↑ → ↓", "building-key-arrows"],
  ["Enter", "building-key-enter"],
  ["R · Shift R", "building-key-turn"],
  ["V", "building-key-reserve"],
  ["B", "building-key-return"],
  ["1 · 2", "building-key-use"],
  ["J · K · L", "building-key-look"],
  ["F", "building-key-flip"],
  ["E", "building-key-finish"],
  ["I", "building-key-inspect"],
  ["O", "building-key-others"],
  ["Esc", "building-key-escape"],
]);

/** @param {{session: import("../../core/session.js").Session, view: import("../who.js").View, onClose: () => void}} props */
export function Help({ session, view, onClose }) {
  return html`<${Dialog} title=${t("building-help")} onClose=${onClose} class="help-dialog">
    <${Conditions} session=${session} view=${view} />
    <p>${t("building-help-mouse")}</p>
    <p>${t("building-help-touch")}</p>
    <dl class="key-list">
      ${KEYS.map(([key, words]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${t(words)}</dd></div>`)}
    </dl>
  <//>`;
}
