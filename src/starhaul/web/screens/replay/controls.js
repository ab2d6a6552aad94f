/** The controls of a replay: scrub bar, steps, speed, landmarks, point of view, link, details. */

import { Refusal } from "../../core/api.js";
import { notify } from "../../core/notices.js";
import { refusalText } from "../../core/refusals.js";
import { Film } from "../../core/replay/film.js";
import { lastMark, markBeside } from "../../core/replay/marks.js";
import { SPEEDS } from "../../core/replay/replaysession.js";
import { t } from "../../core/texts.js";
import { minutesOf } from "../../core/ticks.js";
import { html, useRef, useState } from "../../lib.js";
import { copyText } from "../../ui/copying.js";
import { Dialog, nameAt, sized } from "../../ui/parts.js";
import { LatePostcard } from "../../ui/postcardbutton.js";
import { SIGNS } from "./replaysigns.js";
import { Scrub } from "./scrub.js";

/**
 * @typedef {import("../../core/replay/replaysession.js").ReplaySession} ReplaySession
 * @typedef {import("../../core/replay/marks.js").Mark} Mark
 * @typedef {import("../../lib.js").On<HTMLSelectElement>} OnSelect
 * @typedef {{session: ReplaySession, marks: Mark[]}} Parts
 */

/**
 * @param {Parts & {part: import("../../core/games.js").ReplayPart,
 *   source: import("./theatre.js").FilmSource, linkOf?: (session: ReplaySession) => string,
 *   story?: string, badge: import("../../lib.js").Child, about: import("../../lib.js").Child}} props
 */
export function Controls({ session, marks, part, source, linkOf, story, badge, about }) {
  const [isAbout, setAbout] = useState(false);
  const [isPostcard, setPostcard] = useState(false);
  const film = session.film.value.data;
  return html`<section class="replay-bar" aria-label=${t("replay-title")}>
    <${Scrub} session=${session} marks=${marks} />
    <div class="replay-row">
      <${Steps} session=${session} marks=${marks} />
      <${Where} session=${session} marks=${marks} />
      <div class="replay-choices">
        <${Jump} session=${session} marks=${marks} />
        <${Eye} session=${session} source=${source} />
        ${part.hasShips && html`<${Pair} session=${session} />`}
      </div>
      <div class="replay-more">
        ${badge}<${Hidden} session=${session} part=${part} />
        ${
          linkOf &&
          html`<${Tool} sign="link" text=${t("replay-copy")} onClick=${() => copyText(linkOf(session))} />`
        }
        ${
          linkOf &&
          film.match &&
          html`<${Tool}
            sign="postcard"
            class="postcard-open"
            text=${t("postcard-open")}
            onClick=${() => {
              session.jump(session.moment.peek());
              setPostcard(true);
            }}
          />`
        }
        ${story && html`<${StoryTool} href=${story} />`}
        <${Tool}
          sign="about"
          class="replay-about"
          text=${t("replay-about")}
          onClick=${() => {
            session.jump(session.moment.peek());
            setAbout(true);
          }}
        />
      </div>
    </div>
    ${
      isPostcard &&
      html`<${LatePostcard} match=${film.match} seat=${film.seat} onClose=${() => setPostcard(false)} />`
    }
    ${
      isAbout &&
      html`<${Dialog} title=${t("replay-about")} class="replay-details" onClose=${() => setAbout(false)}>
        ${about}
      <//>`
    }
  </section>`;
}

/** The link to the story of the match. @param {{href: string}} props */
const StoryTool = ({ href }) => html`<a
  class="button quiet replay-tool"
  href=${href}
  aria-label=${t("story-open-hint")}
  title=${t("story-open-hint")}
>
  <svg class="sign" style=${sized(22)} viewBox="0 0 24 24" aria-hidden="true"><path d=${SIGNS.story} /></svg>
</a>`;

/**
 * What was hidden at the moment shown, for the point of view that sees everything.
 * @param {{session: ReplaySession, part: import("../../core/games.js").ReplayPart}} props
 */
function Hidden({ session, part }) {
  const [isOpen, setOpen] = useState(false);
  if (session.film.value.data.eye !== "open") return null;
  const visit = /** @type {import("../../core/session.js").Session} */ (/** @type {unknown} */ (session));
  const found = isOpen ? part.hiddenOf(visit, session.latest.value?.view) : [];
  return html`
    <${Tool} sign="hidden" text=${t("replay-hidden")} onClick=${() => setOpen(true)} />
    ${
      isOpen &&
      html`<${Dialog} title=${t("replay-hidden")} class="replay-hidden" onClose=${() => setOpen(false)}>
        <dl>
          ${found.map(
            ({ title, cards }) => html`<dt key=${title}>${title}</dt><dd>${cards.join(" · ") || "–"}</dd>`,
          )}
        </dl>
        ${!found.length && html`<p>${t("replay-hidden-none")}</p>`}
      <//>`
    }
  `;
}

/**
 * A button with a picture.
 * @param {{sign: keyof typeof SIGNS, text: string, onClick: () => void, class?: string, hotkey?: string,
 *   isOff?: boolean}} props
 */
function Tool({ sign, text, onClick, class: names = "", hotkey, isOff = false }) {
  return html`<button
    type="button"
    class=${`button quiet replay-tool ${names}`}
    aria-label=${text}
    title=${text}
    aria-keyshortcuts=${hotkey}
    aria-disabled=${isOff}
    onClick=${onClick}
  >
    <svg class="sign" style=${sized(22)} viewBox="0 0 24 24" aria-hidden="true">
      <path d=${SIGNS[sign]} />
    </svg>
  </button>`;
}

/** @param {Parts} props */
function Steps({ session, marks }) {
  const moment = session.moment.value;
  const { last } = session.film.value;
  const isPlaying = session.isPlaying.value;
  const beside = (/** @type {number} */ way) => () => session.jump(markBeside(marks, moment, way, last));
  const step = (/** @type {number} */ way) => () => session.jump(moment + way);
  const [isFirst, isLast] = [moment === 0, moment === last];
  return html`<div class="replay-steps" role="group" aria-label=${t("replay-steps")}>
    <${Tool}
      sign="before"
      hotkey="["
      text=${t("replay-mark-before")}
      isOff=${isFirst}
      onClick=${beside(-1)}
    />
    <${Tool} sign="back" hotkey="ArrowLeft" text=${t("replay-back")} isOff=${isFirst} onClick=${step(-1)} />
    <button
      type="button"
      class="button main replay-play"
      aria-label=${t(isPlaying ? "replay-pause" : "replay-play")}
      title=${t(isPlaying ? "replay-pause" : "replay-play")}
      aria-keyshortcuts="Space"
      onClick=${() => session.toggle()}
    >
      <svg class="sign" style=${sized(24)} viewBox="0 0 24 24" aria-hidden="true">
        <path d=${SIGNS[isPlaying ? "pause" : "play"]} />
      </svg>
    </button>
    <${Tool} sign="forth" hotkey="ArrowRight" text=${t("replay-forth")} isOff=${isLast} onClick=${step(1)} />
    <${Tool} sign="after" hotkey="]" text=${t("replay-mark-after")} isOff=${isLast} onClick=${beside(1)} />
    <select
      class="replay-speed"
      aria-label=${t("replay-speed")}
      value=${session.speed.value}
      onChange=${(/** @type {OnSelect} */ event) => (session.speed.value = Number(event.currentTarget.value))}
    >
      ${SPEEDS.map((speed) => html`<option key=${speed} value=${speed}>${speed}×</option>`)}
    </select>
  </div>`;
}

/** Where in the match the moment is, in words. @param {ReplaySession} session @param {Mark[]} marks */
export function placeWords(session, marks) {
  const { round, card, time } = placeOf(session, marks);
  return [round, card, time].filter(Boolean).join(" · ");
}

/** @param {ReplaySession} session @param {Mark[]} marks */
function placeOf(session, marks) {
  const moment = session.moment.value;
  const round = lastMark(marks, moment, "round");
  const card = lastMark(marks, moment, "card");
  const isInRound = card && round && card.moment >= round.moment;
  const { last, data } = session.film.value;
  const isStopped = data.is_aborted && moment === last;
  return {
    round: round?.text,
    card: isStopped ? t("replay-stopped") : isInRound ? card.text : "",
    time: minutesOf(session.now()),
  };
}

/** The round and the time stay in sight, however long the name of the card is. @param {Parts} props */
function Where({ session, marks }) {
  const { round, card, time } = placeOf(session, marks);
  return html`<p class="replay-where">
    ${card && html`<span>${card}</span>`} <span>${[round, time].filter(Boolean).join(" · ")}</span>
  </p>`;
}

/** All landmarks, round by round. @param {Parts} props */
function Jump({ session, marks }) {
  const now = lastMark(marks, session.moment.value);
  const rounds = marks.filter(({ kind }) => kind === "round");
  const within = (/** @type {number} */ number) =>
    marks.filter(
      ({ moment }) =>
        moment >= rounds[number].moment && moment < (rounds[number + 1]?.moment ?? Number.POSITIVE_INFINITY),
    );
  return html`<span class="replay-jump-place">
    <select
      class="replay-jump"
      aria-label=${t("replay-jump")}
      title=${t("replay-jump")}
      value=${now?.moment ?? 0}
      onChange=${(/** @type {OnSelect} */ event) => session.jump(Number(event.currentTarget.value))}
    >
      ${rounds.map(
        (round, number) => html`<optgroup key=${round.moment} label=${round.text}>
          ${within(number).map(
            ({ kind, text, moment }) => html`<option key=${`${moment}${kind}`} value=${moment}>
              ${kind === "round" ? text : `${kind === "disaster" ? "✸" : "▪"} ${text}`}
            </option>`,
          )}
        </optgroup>`,
      )}
    </select>
    <svg class="sign" style=${sized(20)} viewBox="0 0 24 24" aria-hidden="true">
      <path d=${SIGNS.landmarks} />
    </svg>
  </span>`;
}

/** The point of view. @param {{session: ReplaySession, source: import("./theatre.js").FilmSource}} props */
function Eye({ session, source }) {
  const [wanted, setWanted] = useState("");
  const latest = useRef("");
  const { eye } = session.film.value.data;
  const choose = async (/** @type {string} */ chosen) => {
    setWanted(chosen);
    latest.current = chosen;
    try {
      const film = new Film(await source(chosen));
      // Another point of view may have been chosen meanwhile.
      if (latest.current === chosen) session.look(film);
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      notify(refusalText(why), "bad");
    } finally {
      if (latest.current === chosen) setWanted("");
    }
  };
  const table = session.table.value;
  return html`<select
    class="replay-eye"
    aria-label=${t("replay-eye")}
    aria-busy=${wanted !== ""}
    value=${wanted || eye}
    onChange=${(/** @type {OnSelect} */ event) => choose(event.currentTarget.value)}
  >
    <option value="open">${t("replay-eye-open")}</option>
    <option value="watch">${t("replay-eye-watch")}</option>
    ${(table?.seats ?? []).map(
      (_, seat) => html`<option key=${seat} value=${seat}>
        ${t("replay-eye-seat", { name: nameAt(table, seat) })}
      </option>`,
    )}
  </select>`;
}

/** All ships, or two of them side by side. @param {{session: ReplaySession}} props */
function Pair({ session }) {
  const table = session.table.value;
  const seats = table?.seats ?? [];
  if (session.seat.value !== null || seats.length < 3) return null;
  const pairs = seats.flatMap((_, one) => seats.flatMap((_, other) => (one < other ? [[one, other]] : [])));
  const choose = (/** @type {string} */ text) => {
    const [one, other] = text.split(" ").map(Number);
    session.pair.value = text ? [one, other] : null;
  };
  return html`<select
    class="replay-pair"
    aria-label=${t("replay-pair")}
    value=${session.pair.value?.join(" ") ?? ""}
    onChange=${(/** @type {OnSelect} */ event) => choose(event.currentTarget.value)}
  >
    <option value="">${t("replay-pair-all")}</option>
    ${pairs.map(
      (pair) => html`<option key=${pair.join(" ")} value=${pair.join(" ")}>
        ${pair.map((seat) => nameAt(table, seat)).join(" | ")}
      </option>`,
    )}
  </select>`;
}
