/** The chat of a table. */

import { hasSeatColours } from "../core/games.js";
import { useEscape, useKeys } from "../core/keys.js";
import { announce } from "../core/notices.js";
import { has, t } from "../core/texts.js";
import { html, signal, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { Addressee } from "./addressee.js";
import { classes } from "./classes.js";
import { nameAt, SeatMark, sized } from "./parts.js";
import { ReactionRow, ReactionSwitch } from "./watching/reactions.js";
import { StandsChat } from "./watching/standschat.js";

/** @typedef {import("../lib.js").On<HTMLInputElement>} OnInput */

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {import("../core/session.js").Said} Line
 * @typedef {import("../lib.d.ts").Signal<import("./addressee.js").Circle>} To
 * @typedef {{isOpen: import("../lib.d.ts").Signal<boolean>, read: import("../lib.d.ts").Signal<number>,
 *   to: To, isInStands: import("../lib.d.ts").Signal<boolean>,
 *   murmursRead: import("../lib.d.ts").Signal<number>}} Talk `isInStands` if the chat of spectators is shown,
 *   not that of the table.
 */

const LONGEST = 280;
const BUBBLE_MS = 5000;

/**
 * Local state of the chat: what has been read, and the selected recipients.
 * @type {WeakMap<Session, Talk>}
 */
const talks = new WeakMap();

/** @param {Session} session @returns {Talk} */
function talkOf(session) {
  const known = talks.get(session) ?? {
    isOpen: signal(false),
    read: signal(0),
    to: signal(/** @type {import("./addressee.js").Circle} */ ("all")),
    isInStands: signal(session.seat.peek() === null),
    murmursRead: signal(0),
  };
  talks.set(session, known);
  return known;
}

/** @param {Pick<Line, "text" | "emote">} line */
function wordsOf(line) {
  if (line.text) return line.text;
  const key = `chat-emote-${line.emote}`;
  return has(key) ? t(key) : (line.emote ?? "");
}

/**
 * Sign and name of a seat; only the name where seats have no colours.
 * @param {{table: Line["table"] | null, seat: number}} props
 */
function Who({ table, seat }) {
  return html`
    ${hasSeatColours(table) && html`<${SeatMark} colour=${table?.seats[seat]?.colour} size=${14} />`}
    ${nameAt(table, seat)}
  `;
}

/** Whether it was sent to the partner only. @param {Pick<Line, "to">} line */
const isPrivate = (line) => line.to === "team";

/** The number of unread messages from the stands. @param {Session} session */
function unreadMurmurs(session) {
  const { murmurs, number } = session.watch;
  const { murmursRead } = talkOf(session);
  return murmurs.value.filter((line) => line.id > murmursRead.value && line.watcher !== number.value).length;
}

/** The chat of the table, or that of the stands. @param {{session: Session}} props */
export function Chat({ session }) {
  const talk = talkOf(session);
  const { isInStands } = talk;
  const last = session.watch.murmurs.value.at(-1)?.id ?? 0;
  useEffect(() => {
    if (isInStands.value) talk.murmursRead.value = last;
  }, [isInStands.value, last]);
  if (session.table.value?.lesson) return html`<${TableChat} session=${session} />`;
  const unread = unreadMurmurs(session);
  const tab = (/** @type {boolean} */ isStands, /** @type {string} */ text) => html`<button
    type="button"
    class="chip"
    aria-pressed=${isInStands.value === isStands}
    onClick=${() => (isInStands.value = isStands)}
  >
    ${text}
  </button>`;
  return html`
    <div class="choice-row chat-places" role="group" aria-label=${t("stands-where")}>
      ${tab(false, t("stands-table"))}
      ${tab(true, unread ? `${t("stands-title")} (${unread})` : t("stands-title"))}
    </div>
    <${isInStands.value ? StandsChat : TableChat} session=${session} />
  `;
}

/** The messages and the input field. @param {{session: Session}} props */
function TableChat({ session }) {
  const lines = session.chat.value;
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  const talk = talkOf(session);
  useLayoutEffect(() => {
    end.current?.scrollTo(0, end.current.scrollHeight);
    talk.read.value = lines.at(-1)?.id ?? 0;
  }, [lines.at(-1)?.id]);
  return html`<div class="chat">
    <div class="chat-lines" ref=${end} role="log" aria-label=${t("chat-title")} tabindex="0">
      ${lines.length === 0 && html`<p class="muted">${t("chat-empty")}</p>`}
      ${lines.map((line) => html`<${ChatLine} key=${line.id} session=${session} line=${line} />`)}
    </div>
    ${
      session.seat.value === null
        ? html`<p class="muted chat-note">${t("chat-watching")}</p>`
        : html`<${Speaking} session=${session} />`
    }
    <${Muting} session=${session} />
  </div>`;
}

/** @param {{session: Session, line: Line}} props */
function ChatLine({ session, line }) {
  const isOwn = line.seat === session.seat.value;
  const look = classes(
    "chat-line",
    isOwn && "is-own",
    line.emote && "is-emote",
    isPrivate(line) && "is-private",
  );
  return html`<p class=${look}>
    <span class="chat-who">
      <${Who} ...${line} />${isPrivate(line) && html` <span class="tag">${t("chat-between")}</span>`}
    </span>
    <span class="chat-text">${wordsOf(line)}</span>
  </p>`;
}

/** @param {{session: Session}} props */
function Speaking({ session }) {
  const [text, setText] = useState("");
  const { to } = talkOf(session);
  const label = t(to.value === "team" ? "chat-write-team" : "chat-write");
  const say = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const said = text.trim();
    if (said && (await session.tell({ do: "say", text: said, to: to.value }))) setText("");
  };
  return html`
    <${Addressee}
      session=${session}
      chosen=${to.value}
      onChoose=${(/** @type {import("./addressee.js").Circle} */ one) => (to.value = one)}
    />
    <div class="choice-row emotes" role="group" aria-label=${t("chat-emotes")}>
      ${session.emotes.value.map(
        (emote) => html`<button
          key=${emote}
          type="button"
          class="chip"
          onClick=${() => session.tell({ do: "emote", emote, to: to.value })}
        >
          ${wordsOf({ emote })}
        </button>`,
      )}
    </div>
    ${session.table.value?.is_playing && html`<${ReactionRow} session=${session} /><${ReactionSwitch} />`}
    <form class="chat-form" onSubmit=${say}>
      <input
        type="text"
        maxlength=${LONGEST}
        value=${text}
        aria-label=${label}
        placeholder=${label}
        autocomplete="off"
        onInput=${(/** @type {OnInput} */ event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button" disabled=${!text.trim()}>${t("chat-send")}</button>
    </form>
  `;
}

/** Muting of seats. The host mutes for everybody. @param {{session: Session}} props */
function Muting({ session }) {
  const muted = session.muted.value;
  const isHost = session.isHost.value;
  const others = (session.table.value?.seats ?? [])
    .map((seat, number) => ({ seat, number }))
    .filter(({ seat, number }) => seat.is_taken && number !== session.seat.value);
  if (!others.length) return null;
  const turn = (/** @type {number} */ seat, /** @type {boolean} */ isMuted) => {
    if (isHost) return session.tell({ do: "mute", seat, muted: !isMuted });
    session.muted.value = isMuted ? muted.filter((one) => one !== seat) : [...muted, seat];
  };
  return html`<details class="muting">
    <summary>${t(isHost ? "chat-mute-all" : "chat-mute")}</summary>
    <div class="choice-row">
      ${others.map(({ seat, number }) => {
        const isMuted = isHost ? (seat.is_muted ?? false) : muted.includes(number);
        return html`<button
          key=${number}
          type="button"
          class="chip"
          aria-pressed=${isMuted}
          onClick=${() => turn(number, isMuted)}
        >
          <${Who} table=${session.table.value} seat=${number} />${isMuted && ` · ${t("chat-muted")}`}
        </button>`;
      })}
    </div>
  </details>`;
}

/**
 * A button that opens the chat, with the number of unread messages. Its key is T.
 * @param {{session: Session}} props
 */
export function ChatButton({ session }) {
  const talk = talkOf(session);
  const isOpen = talk.isOpen.value;
  const toggle = () => (talk.isOpen.value = !talk.isOpen.peek());
  useKeys((key) => {
    if (key === "t") toggle();
    return key === "t";
  });
  const ofTable = session.chat.value.filter(
    (line) => line.id > talk.read.value && line.seat !== session.seat.value,
  ).length;
  const unread = ofTable + unreadMurmurs(session);
  const label = unread ? `${t("chat-open")}, ${t("chat-unread", { number: unread })}` : t("chat-open");
  return html`<div class="chat-corner">
    <button
      type="button"
      class="button quiet round"
      aria-label=${label}
      title=${t("chat-open")}
      aria-keyshortcuts="T"
      aria-expanded=${isOpen}
      onClick=${toggle}
    >
      <svg class="sign" style=${sized(22)} viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M4 4H20V16H11L6 20V16H4Z"
          fill="none"
          stroke="currentColor"
          stroke-width="2.2"
          stroke-linejoin="round"
        />
      </svg>
      ${unread > 0 && html`<span class="badge" aria-hidden="true">${unread}</span>`}
    </button>
    ${
      isOpen
        ? html`<${ChatSheet} session=${session} onClose=${toggle} />`
        : html`<${Bubble} session=${session} />`
    }
  </div>`;
}

/**
 * The chat beside the match, which continues meanwhile.
 * @param {{session: Session, onClose: () => void}} props
 */
function ChatSheet({ session, onClose }) {
  // Mounted here, because Escape goes to the handler mounted last.
  useEscape(onClose);
  return html`<section class="chat-pop panel" aria-label=${t("chat-title")}>
    <header>
      <h2>${t("chat-title")}</h2>
      <button type="button" class="button quiet round" aria-label=${t("client-close")} onClick=${onClose}>
        ✕
      </button>
    </header>
    <${Chat} session=${session} />
  </section>`;
}

/** The latest message of another person, shown briefly. @param {{session: Session}} props */
function Bubble({ session }) {
  const last = session.chat.value.at(-1);
  const [gone, setGone] = useState(last?.id ?? 0);
  const isNew = last !== undefined && last.id > gone && last.seat !== session.seat.value;
  useEffect(() => {
    if (!isNew) return;
    const from = nameAt(last.table, last.seat);
    announce(`${isPrivate(last) ? `${from}, ${t("chat-between")}` : from}: ${wordsOf(last)}`);
    const timer = setTimeout(() => setGone(last.id), BUBBLE_MS);
    return () => clearTimeout(timer);
  }, [last?.id]);
  if (!isNew) return null;
  return html`<div class=${`chat-bubble ${isPrivate(last) ? "is-private" : ""}`} aria-hidden="true">
    <strong><${Who} ...${last} /></strong>
    ${isPrivate(last) && html`<span class="tag">${t("chat-between")}</span>`} ${wordsOf(last)}
  </div>`;
}
