/** The bar above a match: status, chat, menu (settings, pause, leave). */

import { useEscape } from "../core/keys.js";
import { announce } from "../core/notices.js";
import { part } from "../core/part.js";
import { go } from "../core/routes.js";
import { sharedTable } from "../core/sharedlinks.js";
import { spokenLanguage, t } from "../core/texts.js";
import { html, useEffect, useState } from "../lib.js";
import { Confirm } from "./confirm.js";
import { copyText } from "./copying.js";
import { useLater } from "./guard.js";
import { useHostNews } from "./hosting.js";
import { Mark } from "./mark.js";
import { Button, sized } from "./parts.js";
import { PauseRequest, wantsPause } from "./pausing.js";
import { openBook } from "./rulelink.js";
import { isSetting, SettingsButton } from "./settingsdialog.js";

/** @typedef {import("../core/session.js").Session} Session */

/** Nobody waits for the chat, so the screens of a match come first. */
const loadChat = part(() => import("./chat.js").then(({ ChatButton }) => ChatButton), {
  texts: ["waiting", "watching"],
});
const loadReactions = part(() => import("./watching/reactions.js").then(({ ReactButton }) => ReactButton), {
  texts: ["watching"],
});

/**
 * @param {{session: Session, title?: import("../lib.js").Child, children?: import("../lib.js").Child}} props
 */
export function GameBar({ session, title, children }) {
  const [asked, setAsked] = useState(/** @type {"home" | "leave" | "close" | null} */ (null));
  const ChatButton = useLater(session.isReplay ? undefined : loadChat);
  const isReacting =
    !session.isReplay &&
    session.seat.value !== null &&
    (session.table.value?.is_playing ?? false) &&
    !session.table.value?.lesson;
  const ReactButton = useLater(isReacting ? loadReactions : undefined);
  useHostNews(session);
  const isPlaying = session.table.value?.is_playing ?? false;
  const isSeated = session.seat.value !== null;
  const home = () => (isPlaying && isSeated ? setAsked("home") : go("#/"));
  return html`<header class="gamebar">
    <button
      type="button"
      class="button quiet home"
      aria-label=${t("bar-home")}
      title=${t("bar-home")}
      onClick=${home}
    >
      <${Mark} size=${36} />
    </button>
    <strong class="gamebar-title">${title}</strong>
    <div class="gamebar-middle">${children}</div>
    ${ReactButton && isReacting && html`<${ReactButton} session=${session} />`}
    ${ChatButton && html`<${ChatButton} session=${session} />`}
    <${SettingsButton} />
    ${!session.isReplay && html`<${Menu} session=${session} onHome=${home} onAsk=${setAsked} />`}
    ${
      asked === "home" &&
      html`<${Confirm}
        title=${t("bar-home")}
        text=${t("bar-home-text")}
        action=${t("bar-home-sure")}
        onSure=${() => go("#/")}
        onClose=${() => setAsked(null)}
      />`
    }
    ${
      asked === "leave" &&
      html`<${Confirm}
        title=${t(isPlaying ? "bar-leave" : "bar-leave-seat")}
        text=${t(isPlaying ? "bar-leave-text" : "bar-leave-seat-text")}
        action=${t("bar-leave-sure")}
        onSure=${() => session.tell({ do: "leave" })}
        onClose=${() => setAsked(null)}
      />`
    }
    ${
      asked === "close" &&
      html`<${Confirm}
        title=${t("bar-close")}
        text=${t("bar-close-text")}
        action=${t("bar-close-sure")}
        onSure=${() => session.tell({ do: "close" })}
        onClose=${() => setAsked(null)}
      />`
    }
    <${PauseRequest} session=${session} />
    <${Paused} session=${session} />
  </header>`;
}

/** @typedef {{session: Session, onHome: () => void, onAsk: (about: "leave" | "close") => void}} MenuProps */

/** @param {MenuProps} props */
function Menu(props) {
  const [isOpen, setIsOpen] = useState(false);
  return html`<div class="menu-corner">
    <button
      type="button"
      class="button quiet round"
      aria-label=${t("bar-menu")}
      title=${t("bar-menu")}
      aria-expanded=${isOpen}
      onClick=${() => setIsOpen(!isOpen)}
    >
      <svg class="sign" style=${sized(22)} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 6H20M4 12H20M4 18H20" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
      </svg>
    </button>
    ${isOpen && html`<${MenuList} ...${props} onClose=${() => setIsOpen(false)} />`}
  </div>`;
}

/** @param {MenuProps & {onClose: () => void}} props */
function MenuList({ session, onHome, onAsk, onClose }) {
  useEscape(onClose);
  useEffect(() => {
    const shut = (/** @type {Event} */ event) => {
      if (!(event.target instanceof Element && event.target.closest(".menu-corner"))) onClose();
    };
    addEventListener("pointerdown", shut);
    return () => removeEventListener("pointerdown", shut);
  }, []);
  const item = (/** @type {string} */ text, /** @type {() => void} */ act, names = "") =>
    html`<button
      type="button"
      class=${`button quiet ${names}`}
      onClick=${() => {
        onClose();
        act();
      }}
    >
      ${text}
    </button>`;
  const table = session.table.value;
  const isPlaying = table?.is_playing ?? false;
  const isSeated = session.seat.value !== null;
  const isMine = wantsPause(session);
  const share = (/** @type {"join" | "table"} */ page, /** @type {string} */ token) =>
    copyText(sharedTable(page, session.place.table, token, spokenLanguage()));
  const hasCoach = session.coach.isOn.value;
  return html`<nav class="menu panel" aria-label=${t("bar-menu")}>
    ${item(t("settings-open"), () => (isSetting.value = true))}
    ${item(t("rules-title"), () => openBook())}
    ${
      isPlaying &&
      isSeated &&
      !table?.is_paused &&
      item(t(isMine ? "bar-pause-back" : "bar-pause"), () => session.tell({ do: "pause", wanted: !isMine }))
    }
    ${
      isPlaying &&
      session.coach.isPossible.value &&
      item(t(hasCoach ? "coach-off" : "coach-on"), () => session.coach.turn(!hasCoach))
    }
    ${table?.table_link && item(t("bar-table-link"), () => share("join", table.table_link ?? ""))}
    ${table?.watch_link && item(t("bar-watch-link"), () => share("table", table.watch_link ?? ""))}
    ${item(t("bar-home"), onHome)}
    ${isSeated && item(t(isPlaying ? "bar-leave" : "bar-leave-seat"), () => onAsk("leave"), "danger")}
    ${session.isHost.value && isSeated && item(t("bar-close"), () => onAsk("close"), "danger")}
  </nav>`;
}

/** An overlay while the match is paused. @param {{session: Session}} props */
function Paused({ session }) {
  const isPaused = session.table.value?.is_paused ?? false;
  useEffect(() => {
    if (isPaused) announce(t("bar-paused"));
  }, [isPaused]);
  if (!isPaused) return null;
  return html`<div class="paused">
    <section class="panel" role="dialog" aria-label=${t("bar-paused")}>
      <h2>${t("bar-paused")}</h2>
      <p class="muted">${t("bar-paused-text")}</p>
      ${
        session.seat.value !== null &&
        html`<${Button} main onClick=${() => session.tell({ do: "pause", wanted: false })}>
          ${t("bar-go-on")}
        <//>`
      }
    </section>
  </div>`;
}
