/** Reactions: those of others float over the match, and buttons to send one's own. */

import { REACTIONS } from "../../core/constants.js";
import { useEscape } from "../../core/keys.js";
import { announce } from "../../core/notices.js";
import { choose, isStill, settings } from "../../core/settings.js";
import { listed, t } from "../../core/texts.js";
import { html, useEffect, useState } from "../../lib.js";
import { Switch } from "../fields.js";
import { nameAt, sized } from "../parts.js";
import { ReactionSign } from "./reactionsigns.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("../../core/watching.js").Floating} FloatingReaction
 */

const OPEN_EYE = "M2 12Q12 2 22 12Q12 22 2 12ZM9 12A3 3 0 0 0 15 12A3 3 0 0 0 9 12";
const SHUT_EYE = "M2 11Q12 21 22 11M5 15L3 18M12 16.5V20M19 15L21 18";
const FLOAT_MS = 3600;
/** Reactions are said aloud together, and not too often. */
const SAID_EVERY_MS = 8000;

/** Everything that floats over the match just now. @param {{session: Session}} props */
export function Floating({ session }) {
  useSummary(session);
  const { floating } = session.watch;
  return html`<div class="react-sky" aria-hidden="true">
    ${floating.value.map((one) => html`<${FloatingSign} key=${one.id} session=${session} one=${one} />`)}
  </div>`;
}

/** @param {{session: Session, one: FloatingReaction}} props */
function FloatingSign({ session, one }) {
  useEffect(() => {
    const timer = setTimeout(() => session.watch.drop(one.id), FLOAT_MS);
    return () => clearTimeout(timer);
  }, []);
  const name = one.person === null ? "" : nameAt(session.table.value, one.person);
  return html`<span
    class=${`react-floating ${isStill() ? "is-still" : ""}`}
    style=${{ "--place": one.place, "--lasts": `${FLOAT_MS}ms` }}
  >
    <${ReactionSign} reaction=${one.reaction} size=${34} />${name && html`<b>${name}</b>`}
  </span>`;
}

/** Screen readers get a summary, politely. @param {Session} session */
function useSummary(session) {
  const { unsaid } = session.watch;
  const isAny = Object.keys(unsaid.value).length > 0;
  useEffect(() => {
    if (!isAny) return undefined;
    const timer = setTimeout(() => {
      const counts = Object.entries(unsaid.peek());
      announce(listed(counts.map(([one, number]) => t(`react-count-${one}`, { number }))));
      unsaid.value = {};
    }, SAID_EVERY_MS);
    return () => clearTimeout(timer);
  }, [isAny]);
}

/** One button for each reaction. @param {{session: Session, onDone?: () => void}} props */
export function ReactionRow({ session, onDone }) {
  return html`<div class="react-row" role="group" aria-label=${t("react-title")}>
    ${REACTIONS.map(
      (reaction) => html`<button
        key=${reaction}
        type="button"
        class="button quiet round react-button"
        aria-label=${t(`react-${reaction}`)}
        title=${t(`react-${reaction}`)}
        onClick=${() => {
          session.watch.react(reaction);
          onDone?.();
        }}
      >
        <${ReactionSign} reaction=${reaction} size=${26} />
      </button>`,
    )}
  </div>`;
}

/** Whether reactions are shown on this device. */
export const ReactionSwitch = () =>
  html`<${Switch}
    label=${t("react-show")}
    isOn=${settings.value.reactions}
    onTurn=${(/** @type {boolean} */ reactions) => choose({ reactions })}
  />`;

/** The same as a button, where there is no room for words. */
export function ReactionMute() {
  const isOn = settings.value.reactions;
  const label = t(isOn ? "react-hide" : "react-show");
  return html`<button
    type="button"
    class="button quiet round"
    aria-label=${label}
    title=${label}
    onClick=${() => choose({ reactions: !isOn })}
  >
    <svg class="sign" style=${sized(22)} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d=${isOn ? OPEN_EYE : SHUT_EYE}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
      />
    </svg>
  </button>`;
}

/**
 * A button that opens the reactions, where there is no room for all of them.
 * @param {{session: Session}} props
 */
export function ReactButton({ session }) {
  const [isOpen, setIsOpen] = useState(false);
  return html`<div class="react-corner">
    <button
      type="button"
      class="button quiet round"
      aria-label=${t("react-title")}
      title=${t("react-title")}
      aria-expanded=${isOpen}
      onClick=${() => setIsOpen(!isOpen)}
    >
      <${ReactionSign} reaction="cheer" size=${22} />
    </button>
    ${isOpen && html`<${ReactPop} session=${session} onClose=${() => setIsOpen(false)} />`}
  </div>`;
}

/** @param {{session: Session, onClose: () => void}} props */
function ReactPop({ session, onClose }) {
  useEscape(onClose);
  useEffect(() => {
    const shut = (/** @type {Event} */ event) => {
      if (!(event.target instanceof Element && event.target.closest(".react-corner"))) onClose();
    };
    addEventListener("pointerdown", shut);
    return () => removeEventListener("pointerdown", shut);
  }, []);
  return html`<div class="react-pop panel"><${ReactionRow} session=${session} /><${ReactionSwitch} /></div>`;
}
