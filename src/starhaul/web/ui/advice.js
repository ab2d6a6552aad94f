/** The coach on the screen of a match: a button to ask, and the advice in words. */

import { useKeys } from "../core/keys.js";
import { announce } from "../core/notices.js";
import { has, t } from "../core/texts.js";
import { html, useEffect } from "../lib.js";
import { Button, nameAt, sized } from "./parts.js";
import { useSubject } from "./subject.js";

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {import("../types.d.ts").CoachPhrase} Phrase
 * @typedef {import("../types.d.ts").AdvisedAnswer} Advised
 */

export const COACH_KEY = "c";

/**
 * A phrase of the coach as a sentence.
 * @param {Session} session @param {`coach-${"do" | "why"}-`} family @param {Phrase} phrase
 */
function sentence(session, family, { kind, values = {} }) {
  const facts = { .../** @type {Record<string, string | number>} */ (values) };
  if (typeof facts.seat === "number") facts.seat = nameAt(session.table.value, facts.seat);
  if (has(`title-${facts.title}`)) facts.title = t(`title-${facts.title}`);
  return family === "coach-do-" ? t(`coach-do-${kind}`, facts) : t(`coach-why-${kind}`, facts);
}

/** @param {Session} session @param {Advised} answer */
const told = (session, answer) => ({
  what: sentence(session, "coach-do-", answer.says),
  why: (answer.reasons ?? []).map((reason) => sentence(session, "coach-why-", reason)),
});

/** A whistle, in a square of 24. */
export const Whistle = () =>
  html`<g class="coach-sign">
    <circle cx="9.5" cy="14.5" r="6" />
    <path d="M9.5 8.5H21V13H15.2" />
    <circle class="hole" cx="9.5" cy="14.5" r="1.8" />
    <path d="M17 5.5L18.5 2.5M13 5L12.5 2M20.5 7L23 5.2" />
  </g>`;

const CoachSign = ({ size = 20 }) =>
  html`<svg class="sign" style=${sized(size)} viewBox="0 0 24 24" aria-hidden="true"><${Whistle} /></svg>`;

/** The button that asks, with its key; shown only while the coach is on. @param {{session: Session}} props */
export function AskCoach({ session }) {
  const { coach } = session;
  const isOn = useSubject("coach", coach.isOn.value);
  useKeys((key) => {
    if (key !== COACH_KEY || !isOn || document.querySelector("dialog[open]")) return false;
    coach.ask();
    return true;
  });
  if (!isOn) return null;
  const isThinking = coach.isThinking.value;
  return html`<${Button}
    quiet
    class="coach-ask"
    hotkey="C"
    title=${t("coach-ask")}
    aria-busy=${isThinking}
    onClick=${() => coach.ask()}
  >
    <${CoachSign} /><span>${t(isThinking ? "coach-thinking" : "coach-ask")}</span>
  <//>`;
}

/**
 * The advice on the open question, if there is any.
 * @param {{session: Session, shower?: (action: unknown) => (() => void) | null}} props `shower`: what shows
 *   an answer on the board; null for answers that cannot be shown.
 */
export function CoachAdvice({ session, shower = () => null }) {
  const { coach } = session;
  const isTold = useSubject("coach", coach.isOn.value);
  const counsel = isTold ? coach.counsel.value : null;
  const best = counsel && told(session, counsel.best);
  const second = counsel?.second && told(session, counsel.second);
  useEffect(() => {
    if (best) announce([best.what, ...best.why].join(" "));
  }, [counsel]);
  if (!counsel || !best) return null;
  const shown = coach.shown.value;
  const show = (/** @type {"best" | "second"} */ which) => {
    coach.shown.value = which;
    const action = which === "best" ? counsel.best.action : counsel.second?.action;
    shower(action)?.();
  };
  const saying = (/** @type {"best" | "second"} */ which, /** @type {string} */ what) =>
    shower(counsel[which]?.action)
      ? html`<button
          type="button"
          class="coach-show"
          aria-pressed=${shown === which}
          title=${t("coach-show")}
          onClick=${() => show(which)}
        >
          ${what}
        </button>`
      : what;
  const other = shown === "best" ? "second" : "best";
  return html`<section class=${`coach-advice shows-${shown}`} aria-label=${t("coach-panel")}>
    <button
      type="button"
      class="button quiet round coach-close"
      aria-label=${t("coach-close")}
      onClick=${() => coach.close()}
    >
      ✕
    </button>
    <p class="coach-best"><strong>${saying("best", best.what)}</strong>${" "}${best.why.join(" ")}</p>
    ${
      second &&
      html`<p class="coach-second">
        ${t("coach-instead")}${" "}<b>${saying("second", second.what)}</b>${" "}${second.why.join(" ")}
      </p>
      <button
        type="button"
        class="button quiet round coach-other"
        aria-label=${t(other === "second" ? "coach-other-second" : "coach-other-best")}
        onClick=${() => show(other)}
      >
        ${other === "second" ? "2" : html`<${CoachSign} />`}
      </button>`
    }
  </section>`;
}

/** Marks what the coach advises. */
export const CoachBadge = () =>
  html`<span class="coach-badge">
    <${CoachSign} size=${16} /><span class="unseen">${t("coach-advised")}</span>
  </span>`;
