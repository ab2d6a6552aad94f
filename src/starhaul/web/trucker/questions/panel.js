/** The panel beside the ship: texts, answers, remaining time. */

import { useKeys } from "../../core/keys.js";
import { listed, t } from "../../core/texts.js";
import { html, useEffect, useRef } from "../../lib.js";
import { absenceOf, absenceText } from "../../ui/absence.js";
import { AskCoach, CoachAdvice, CoachBadge } from "../../ui/advice.js";
import { classes } from "../../ui/classes.js";
import { Button, TimerRing, useTicks } from "../../ui/parts.js";
import { QuietRuleLink, RuleLink } from "../../ui/rulelink.js";
import { isChoiceAdvised } from "../advised.js";
import { RULES } from "../ruleids.js";
import { nameOf, personAt } from "../who.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("./openquestion.js").Choice} Choice
 * @typedef {import("./openquestion.js").Presentation} Presentation
 * @typedef {object} PanelProps
 * @property {Session} session
 * @property {string} kind
 * @property {Presentation} presentation
 * @property {boolean} isBusy An answer is being sent.
 * @property {{text: string, rule: string} | null} refusal
 * @property {import("./openquestion.js").OpenQuestion["answer"]} answer
 * @property {(number: number | null) => void} onWeigh Called when an answer gets the pointer or the focus.
 */

/** Whether a key is meant for the focused element or a dialog. @param {KeyboardEvent} event */
function isElsewhere(event) {
  const target = event.target instanceof Element ? event.target : null;
  return Boolean(
    target?.closest("button, a, input, select, summary, [role=button], dialog") ||
      document.querySelector("dialog[open]"),
  );
}

/**
 * The action of a key.
 * @param {PanelProps} props @param {(choice: Choice | undefined) => void} choose
 * @param {string} key @param {KeyboardEvent} event @returns {(() => void) | undefined}
 */
function actOf({ session, presentation }, choose, key, event) {
  if (document.querySelector("dialog[open]")) return undefined;
  const numbered = /^[1-9]$/.test(key) ? presentation.choices[Number(key) - 1] : undefined;
  if (numbered) return () => choose(numbered);
  if (presentation.keys?.[key]) return presentation.keys[key];
  if (isElsewhere(event)) return undefined;
  if (key === "Enter") return () => choose(presentation.choices.find((choice) => choice.main));
  if (key === " " && session.director.scene.peek()) return () => session.director.skip();
  return undefined;
}

/** @param {PanelProps} props */
export function Panel(props) {
  const { session, kind, presentation, isBusy, refusal } = props;
  const choose = (/** @type {Choice | undefined} */ choice) => {
    if (!choice || choice.off || isBusy) return;
    if (choice.run) choice.run();
    else props.answer(choice.action);
  };
  useKeys((key, event) => {
    const act = actOf(props, choose, key, event);
    act?.();
    return Boolean(act);
  });
  const place = useStart(presentation.title);
  useFocus(place);
  const until = session.latest.value?.deadline_ms ?? null;
  return html`<section
    class=${`question panel asks-${kind}`}
    aria-label=${presentation.title}
    aria-busy=${isBusy}
    tabindex="-1"
    ref=${place}
  >
    <header class="question-head">
      <div>
        <h2>${presentation.title} <${QuietRuleLink} rule=${RULES.question[kind]} /></h2>
        ${presentation.text && html`<p>${presentation.text}</p>`}
      </div>
      <${AskCoach} session=${session} />
      ${until !== null && html`<${TimerRing} session=${session} until=${until} />`}
    </header>
    <${CoachAdvice} session=${session} />
    ${presentation.body && html`<div class="question-body">${presentation.body}</div>`}
    ${
      refusal &&
      html`<p class="question-refusal" role="alert">${refusal.text} <${RuleLink} rule=${refusal.rule} /></p>`
    }
    <${Answers} ...${props} onChoose=${choose} />
    ${
      until !== null &&
      presentation.otherwise &&
      html`<p class="question-foot muted">${t("question-ui-otherwise", { what: presentation.otherwise })}</p>`
    }
  </section>`;
}

/** Scroll to the top for a new question. @param {string} title */
function useStart(title) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (place.current) place.current.scrollTop = 0;
  }, [title]);
  return place;
}

/**
 * When the keyboard is in use, the new question gets the focus.
 * @param {import("../../lib.js").Ref<HTMLElement | null>} place
 */
function useFocus(place) {
  useEffect(() => {
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (isLost) place.current?.focus({ preventScroll: true });
  }, []);
}

/** The class names of an answer. @param {Session} session @param {Choice} choice */
const lookOf = (session, choice) =>
  classes("question-answer", choice.big && "big", isChoiceAdvised(session, choice) && "advised");

/** @param {PanelProps & {onChoose: (choice: Choice) => void}} props */
function Answers({ session, presentation, isBusy, onChoose, onWeigh }) {
  return html`<div class=${`question-answers ${presentation.layout ?? "list"}`}>
    ${presentation.choices.map(
      (choice, i) => html`<${Button}
        key=${i}
        class=${lookOf(session, choice)}
        main=${choice.main}
        quiet=${choice.quiet}
        danger=${choice.danger}
        disabled=${choice.off}
        aria-disabled=${isBusy}
        hotkey=${i < 9 && presentation.choices.length > 1 ? String(i + 1) : undefined}
        aria-label=${choice.name}
        onClick=${() => onChoose(choice)}
        onMouseEnter=${() => onWeigh(i)}
        onMouseLeave=${() => onWeigh(null)}
        onFocus=${() => onWeigh(i)}
        onBlur=${() => onWeigh(null)}
      >
        ${isChoiceAdvised(session, choice) && html`<${CoachBadge} />`}${choice.picture}
        <span class="question-words">
          ${choice.big && html`<strong>${choice.big}</strong>`}
          <span>${choice.label}</span>
          ${choice.hint && html`<small>${choice.hint}</small>`}
        </span>
      <//>`,
    )}
  </div>`;
}

/** Marks players who are away rather than thinking. @param {Session} session @param {number} seat */
function waitedFor(session, seat) {
  const absence = absenceOf(session, personAt(session, seat));
  return absence ? `${nameOf(session, seat)} (${absenceText(absence)})` : nameOf(session, seat);
}

/**
 * Shown while nothing is asked: the players everybody is waiting for.
 * @param {{session: Session, seats: number[]}} props
 */
export function Waiting({ session, seats }) {
  useTicks(seats.some((seat) => absenceOf(session, personAt(session, seat))));
  const until = session.latest.value?.deadline_ms ?? null;
  return html`<p class="question-waiting" role="status">
    ${until !== null && html`<${TimerRing} session=${session} until=${until} size=${32} />`}
    <span>${t("question-ui-waiting", { names: listed(seats.map((seat) => waitedFor(session, seat))) })}</span>
  </p>`;
}
