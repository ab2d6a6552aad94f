/** The chat of spectators; players may read it if they like. */

import { settings } from "../../core/settings.js";
import { t } from "../../core/texts.js";
import { html, useLayoutEffect, useRef, useState } from "../../lib.js";
import { Switch } from "../fields.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("../../core/watching.js").Murmur} Murmur
 * @typedef {import("../../lib.js").On<HTMLInputElement>} OnInput
 */

const LONGEST = 280;

/** @param {boolean} isOpen @param {boolean} isPlayer */
function quietText(isOpen, isPlayer) {
  if (!isOpen) return "stands-closed";
  return isPlayer ? "chat-empty" : "stands-empty";
}

/** @param {{session: Session}} props */
export function StandsChat({ session }) {
  const lines = session.watch.murmurs.value;
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => end.current?.scrollTo(0, end.current.scrollHeight), [lines.at(-1)?.id]);
  const isPlayer = session.seat.value !== null;
  const isOpen = session.table.value?.has_stands ?? true;
  return html`<div class="chat stands">
    ${
      isPlayer &&
      html`<${Switch}
        label=${t("stands-listen")}
        hint=${t("stands-listen-hint")}
        isOn=${settings.value.stands}
        onTurn=${(/** @type {boolean} */ on) => session.watch.listen(on)}
      />`
    }
    <div class="chat-lines" ref=${end} role="log" aria-label=${t("stands-title")} tabindex="0">
      ${lines.length === 0 && html`<p class="muted">${t(quietText(isOpen, isPlayer))}</p>`}
      ${lines.map((line) => html`<${StandsLine} key=${line.id} session=${session} line=${line} />`)}
    </div>
    ${!isPlayer && isOpen && html`<${Murmuring} session=${session} />`}
  </div>`;
}

/** @param {{session: Session, line: Murmur}} props */
function StandsLine({ session, line }) {
  const isOwn = line.watcher === session.watch.number.value;
  const name = line.name || t("stands-nobody", { number: line.watcher });
  return html`<p class=${`chat-line ${isOwn ? "is-own" : ""}`}>
    <span class="chat-who">
      ${name} <span class="tag">${t("stands-tag")}</span>
      ${
        !isOwn &&
        html`<button
          type="button"
          class="stands-hush"
          aria-label=${t("stands-hush", { name })}
          title=${t("stands-hush", { name })}
          onClick=${() => session.watch.hush(line.watcher)}
        >
          ✕
        </button>`
      }
    </span>
    <span class="chat-text">${line.text}</span>
  </p>`;
}

/** @param {{session: Session}} props */
function Murmuring({ session }) {
  const [text, setText] = useState("");
  const say = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const said = text.trim();
    if (said && (await session.watch.murmur(said))) setText("");
  };
  return html`<form class="chat-form" onSubmit=${say}>
    <input
      type="text"
      maxlength=${LONGEST}
      value=${text}
      aria-label=${t("stands-write")}
      placeholder=${t("stands-write")}
      autocomplete="off"
      onInput=${(/** @type {OnInput} */ event) => setText(event.currentTarget.value)}
    />
    <button type="submit" class="button" disabled=${!text.trim()}>${t("chat-send")}</button>
  </form>`;
}
