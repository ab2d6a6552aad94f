/** Short instructions for building, and all keys. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { useMedia } from "../../ui/media.js";
import { Button, Dialog } from "../../ui/parts.js";
import { hasBook, openBook } from "../../ui/rulelink.js";
import { Conditions } from "../conditions.js";
import { Special } from "../special.js";
import { editionOf } from "../who.js";

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
  ["C", "coach-ask"],
  ["Esc", "building-key-escape"],
]);

/** Touch gestures; the texts are `building-touch-NAME` and `…-does`. */
const TOUCHES = /** @type {const} */ (["take", "attach", "drag", "turn", "reserve", "return", "explain"]);
const FINGERS = "(hover: none)";

/**
 * @param {{session: import("../../core/session.js").Session, view: import("../who.js").View,
 *   onClose: () => void}} props
 */
export function Help({ session, view, onClose }) {
  const isTouch = useMedia(FINGERS);
  return html`<${Dialog} title=${t("building-help")} onClose=${onClose} class="help-dialog">
    <${Conditions} session=${session} view=${view} />
    <${Special} edition=${editionOf(session)} shipClass=${view.ship_class} />
    ${isTouch ? html`<${Touches} />` : html`<${Keys} />`}
    ${hasBook && html`<${Button} onClick=${() => openBook("BLD-01")}>${t("rules-open-book")}<//>`}
  <//>`;
}

const Touches = () => html`<dl class="touch-list">
  ${TOUCHES.map(
    (name) =>
      html`<div key=${name}>
        <dt>${t(`building-touch-${name}`)}</dt><dd>${t(`building-touch-${name}-does`)}</dd>
      </div>`,
  )}
</dl>`;

const Keys = () => html`
  <p>${t("building-help-mouse")}</p>
  <dl class="key-list">
    ${KEYS.map(([key, words]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${t(words)}</dd></div>`)}
  </dl>
`;
