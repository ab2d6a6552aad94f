/**
 * The screen of a game without one of its own: what everybody may know as a list, the questions as buttons,
 * the story, and the scores at the end.
 */

import { useKeys } from "../core/keys.js";
import { announce } from "../core/notices.js";
import { playSound } from "../core/sound.js";
import { listed, t } from "../core/texts.js";
import { html, useEffect, useState } from "../lib.js";
import { AwayMark, absenceOf } from "../ui/absence.js";
import { AfterPage } from "../ui/after/page.js";
import { Medal } from "../ui/after/resultparts.js";
import { useAttention } from "../ui/attention.js";
import { useEnd } from "../ui/ending.js";
import { GameBar } from "../ui/gamebar.js";
import { Button, nameAt, SeatMark, TimerRing } from "../ui/parts.js";
import { actionText, eventText, valueText, wordOf } from "./plainwords.js";

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {Record<string, unknown>} PlainView
 * @typedef {{kind: string, options?: unknown[] | null, default?: unknown}} PlainQuestion
 * @typedef {import("../types.d.ts").Answer} Answer
 */

/** The name of a seat at this table. @param {Session} session @returns {(seat: number) => string} */
const namesAt = (session) => (seat) =>
  session.table.value?.seats[seat]
    ? nameAt(session.table.value, seat)
    : t("plain-ui-seat", { number: seat + 1 });

/** @param {{session: Session}} props */
export function Screen({ session }) {
  const view = /** @type {PlainView | null} */ (
    /** @type {unknown} */ (session.director.shown.value?.view ?? null)
  );
  if (!view) return html`<p class="loading" role="status">${t("client-loading")}</p>`;
  if (view.is_over) return html`<${PlainResults} session=${session} view=${view} />`;
  return html`<${PlainTable} session=${session} view=${view} />`;
}

/** @param {{session: Session, view: PlainView}} props */
function PlainTable({ session, view }) {
  const game = session.game.value || session.table.value?.game || "";
  const questions = /** @type {PlainQuestion[]} */ (/** @type {unknown} */ (session.asked.value));
  const key = JSON.stringify(questions);
  useAttention(session, questions.length ? key : "");
  useEffect(() => {
    if (!questions.length) return;
    playSound("turn");
    announce(questions.map(({ kind }) => questionText(game, kind)).join(" "));
  }, [key]);
  return html`<div class="plain">
    <${GameBar} session=${session} title=${wordOf(`front-game-${game}`, game)}>
      <span class="plain-status">${statusOf(session, game, questions)}</span>
    <//>
    <${PlainSeats} session=${session} />
    <section class="plain-view panel" aria-label=${t("plain-ui-view")}>
      <h2>${t("plain-ui-view")}</h2><${PlainFields} session=${session} game=${game} view=${view} />
    </section>
    <${Questions} session=${session} game=${game} questions=${questions} />
    <aside class="plain-story panel" aria-label=${t("plain-ui-story")}>
      <h2>${t("plain-ui-story")}</h2><${PlainStory} session=${session} game=${game} />
    </aside>
  </div>`;
}

/** @param {string} game @param {string} kind */
const questionText = (game, kind) => {
  const words = wordOf(`${game}-question-${kind}`, "");
  return words || t("plain-ui-asked", { kind: wordOf("", kind) });
};

/** @param {Session} session @param {string} game @param {PlainQuestion[]} questions */
function statusOf(session, game, questions) {
  if (questions.length) return questionText(game, questions[0].kind);
  return t(session.seat.value === null ? "plain-ui-watching" : "plain-ui-waiting");
}

/** @param {{session: Session}} props */
function PlainSeats({ session }) {
  const nameOf = namesAt(session);
  return html`<ol class="plain-seats">
    ${(session.table.value?.seats ?? []).map(
      (seat, number) => html`<li key=${number} class=${number === session.seat.value ? "me" : ""}>
        <${SeatMark} colour=${seat.colour} /> <span>${nameOf(number)}</span>
        ${absenceOf(session, number) && html`<${AwayMark} session=${session} person=${number} />`}
      </li>`,
    )}
  </ol>`;
}

/** @param {{session: Session, game: string, view: PlainView}} props */
function PlainFields({ session, game, view }) {
  const nameOf = namesAt(session);
  const fields = Object.entries(view).filter(([name]) => name !== "is_over" && name !== "hints");
  return html`<dl class="plain-fields">
    ${fields.map(
      ([name, value]) => html`<div key=${name}>
        <dt>${wordOf(`${game}-view-${name}`, name)}</dt>
        <dd><${Value} session=${session} name=${name} value=${value} nameOf=${nameOf} /></dd>
      </div>`,
    )}
  </dl>`;
}

/** A list with an entry for each seat is shown with names. @param {{session: Session, name: string,
 *  value: unknown, nameOf: (seat: number) => string}} props */
function Value({ session, name, value, nameOf }) {
  const seats = session.table.value?.seats.length ?? 0;
  if (!Array.isArray(value) || value.length !== seats) return valueText(value, nameOf, name);
  return html`<ul class="plain-by-seat">
    ${value.map(
      (item, seat) =>
        html`<li key=${seat}><span>${nameOf(seat)}</span> <b>${valueText(item, nameOf)}</b></li>`,
    )}
  </ul>`;
}

/** @param {{session: Session, game: string, questions: PlainQuestion[]}} props */
function Questions({ session, game, questions }) {
  const nameOf = namesAt(session);
  const until = session.latest.value?.deadline_ms ?? null;
  const first = questions[0]?.options ?? [];
  const isBusy = session.pending.value > 0;
  useKeys((key) => {
    const action = /^[1-9]$/.test(key) ? first[Number(key) - 1] : undefined;
    if (action === undefined || isBusy) return false;
    session.act(/** @type {Answer} */ (action));
    return true;
  });
  if (!questions.length)
    return html`<section class="plain-question panel idle" aria-label=${t("plain-ui-question")}>
      <p class="muted">${statusOf(session, game, questions)}</p>
    </section>`;
  return html`<section class="plain-question panel" aria-label=${t("plain-ui-question")}>
    ${questions.map(
      ({ kind, options, default: usual }, number) => html`<div key=${`${kind} ${number}`}>
        <h2>
          ${questionText(game, kind)}
          ${
            until !== null &&
            !session.latest.value?.is_paused &&
            html`<${TimerRing} session=${session} until=${until} size=${36} />`
          }
        </h2>
        ${
          options
            ? html`<div class="plain-answers">
                ${options.map(
                  (action, place) => html`<${Button}
                    key=${JSON.stringify(action)}
                    hotkey=${number === 0 && place < 9 ? String(place + 1) : undefined}
                    disabled=${isBusy}
                    onClick=${() => session.act(/** @type {Answer} */ (action))}
                  >
                    ${actionText(game, action, nameOf)}
                  <//>`,
                )}
              </div>`
            : html`<${OpenAnswer} session=${session} usual=${usual} />`
        }
      </div>`,
    )}
  </section>`;
}

/** For a question whose answers are too many to list. @param {{session: Session, usual: unknown}} props */
function OpenAnswer({ session, usual }) {
  const [text, setText] = useState(JSON.stringify(usual ?? null));
  const [isWrong, setWrong] = useState(false);
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    try {
      session.act(JSON.parse(text));
      setWrong(false);
    } catch {
      setWrong(true);
    }
  };
  return html`<form class="plain-open" onSubmit=${send}>
    <label for="plain-open">${t("plain-ui-open")}</label>
    <input
      id="plain-open"
      type="text"
      value=${text}
      autocomplete="off"
      spellcheck=${false}
      aria-invalid=${isWrong}
      onInput=${(/** @type {import("../lib.js").On<HTMLInputElement>} */ event) =>
        setText(event.currentTarget.value)}
    />
    ${isWrong && html`<p role="alert">${t("plain-ui-wrong")}</p>`}
    <button type="submit" class="button main">${t("plain-ui-send")}</button>
  </form>`;
}

/** @param {{session: Session, game: string}} props */
function PlainStory({ session, game }) {
  const story = session.director.story.value;
  const nameOf = namesAt(session);
  const end = useEnd(story.length);
  useEffect(() => {
    const last = story.at(-1);
    if (last) announce(eventText(game, last.event, nameOf));
  }, [story.length]);
  if (!story.length) return html`<p class="muted">${t("plain-ui-no-story")}</p>`;
  return html`<ol ref=${end} class="plain-log" tabindex="0">
    ${story.map(({ event }, number) => html`<li key=${number}>${eventText(game, event, nameOf)}</li>`)}
  </ol>`;
}

/** @param {{session: Session, view: PlainView}} props */
function PlainResults({ session, view }) {
  const game = session.game.value || session.table.value?.game || "";
  const nameOf = namesAt(session);
  const match = session.director.shown.value?.match;
  const scores = session.table.value?.played?.find((one) => one.match === match)?.scores ?? [];
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const isMine = winners.length === 1 && winners[0] === session.seat.value;
  const verdict = isMine
    ? t("results-you-win")
    : t("results-wins", { count: winners.length, names: listed(winners.map(nameOf)) });
  const ranked = scores.map((score, seat) => ({ score, seat })).sort((one, other) => other.score - one.score);
  return html`<${AfterPage} session=${session} verdict=${scores.length ? verdict : t("results-over")}>
    <div class="results-column">
      <ol class="ranking panel">
        ${ranked.map(
          ({ score, seat }) => html`<li key=${seat} class=${score === best ? "rank-first" : ""}>
            <${Medal} place=${1 + scores.filter((other) => other > score).length} />
            <div class="rank-who"><div class="rank-name">${nameOf(seat)}</div></div>
            <div class="rank-credits">${t("plain-ui-points", { score })}</div>
          </li>`,
        )}
      </ol>
    </div>
    <div class="results-column">
      <section class="panel"><${PlainFields} session=${session} game=${game} view=${view} /></section>
    </div>
  <//>`;
}
