/**
 * A question that follows from what is being told waits for the end of the story: it would give it away. One tap
 * leads to it at once, and if time is short it does not wait.
 */

import { html, useEffect, useRef } from "../../lib.js";
import { useKeys } from "../../core/keys.js";
import { t } from "../../core/texts.js";
import { Button, TimerRing } from "../../ui/parts.js";
import { paceOf } from "./pace.js";

/** @typedef {import("../../core/session.js").Session} Session */

/** With less time than this a question is never held back. */
const SHORT_MS = 20_000;

/** Nor longer than this: a story may be far behind. */
const LONGEST_MS = 9000;
/** What is told as quickly as this gives nothing away, and the panel would only flicker. */
const QUICK_MS = 1200;

/** Whether the question waits for the story. @param {Session} session @param {any} prompt */
export function useHeldBack(session, prompt) {
  const kind = prompt.asked?.kind ?? "";
  const came = useRef({ kind: "", at: 0 });
  if (came.current.kind !== kind) came.current = { kind, at: performance.now() };
  const until = session.latest.value?.deadline_ms ?? null;
  const isShort = until !== null && until - session.now() < SHORT_MS;
  const scene = session.director.scene.value;
  if (kind === "" || scene === null || isShort) return false;
  const whole = (scene.after.events ?? []).reduce((sum, event) => sum + paceOf(event, scene.after), 0);
  return whole >= QUICK_MS && performance.now() - came.current.at < LONGEST_MS;
}

/** Who answers has seen enough of what was told until then; what the answer brings about is told again. @param {Session} session */
export function useHurry(session) {
  const isSending = session.pending.value > 0;
  useEffect(() => {
    if (isSending) session.director.skip();
  }, [isSending]);
}

/** The own ship as the story tells it: what can be chosen is not shown yet, though a tap on it counts. @param {any} prompt */
export function withoutMarks(prompt) {
  const marks = new Map([...prompt.marks].map(([cell]) => [cell, ""]));
  return { ...prompt, marks, over: null, ship: null };
}

/** @param {{session: Session}} props */
export function Held({ session }) {
  const { director } = session;
  useKeys((key, event) => {
    const isOnButton = event.target instanceof Element && event.target.closest("button, a, [role=button], dialog");
    if (key !== "Enter" || isOnButton) return false;
    director.skip();
    return true;
  });
  const until = session.latest.value?.deadline_ms ?? null;
  return html`<section class="held panel" aria-label=${t("flight-held")}>
    <p>${t("flight-held")}</p>
    <${Button} main hotkey="Enter" onClick=${() => director.skip()}>${t("flight-held-now")}<//>
    ${until !== null && html`<${TimerRing} session=${session} until=${until} />`}
  </section>`;
}
