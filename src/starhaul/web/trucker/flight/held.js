/**
 * A question that follows from what is being told waits for the end of the story: it would give it away. Until then its
 * clock does not run either (HSE-O8); when it begins, the question is shown, whatever is still being told. Everybody
 * sees the same in its place, so that nobody can tell who will be asked.
 */

import { html, useEffect } from "../../lib.js";
import { t } from "../../core/texts.js";
import { Button, useTicks } from "../../ui/parts.js";
import { wholeOf } from "../prompts/panel.js";
import { paceOf } from "./pace.js";

/** @typedef {import("../../core/session.js").Session} Session */

/** What is told as quickly as this gives nothing away, and the panel would only flicker. */
const QUICK_MS = 1200;
/** Messages need a moment to arrive. */
const SLACK_MS = 300;

/** Whether what is asked waits for the story. @param {Session} session @param {string} kind Of the question; empty if none is put to this seat. */
export function useHeldBack(session, kind) {
  const scene = session.director.scene.value;
  const isLong = scene !== null && (scene.after.events ?? []).reduce((sum, event) => sum + paceOf(event, scene.after), 0) >= QUICK_MS;
  const isHeld = isLong && !(kind && hasBegun(session, kind));
  useTicks(isHeld);
  return isHeld;
}

/** Whether the clock of the open question runs. @param {Session} session @param {string} kind */
export function hasBegun(session, kind) {
  const until = session.latest.value?.deadline_ms ?? null;
  if (until === null) return false;
  const allows = Boolean(/** @type {any} */ (session.table.value?.config)?.options?.story_seconds);
  return !allows || until - session.now() < wholeOf(session, kind) - SLACK_MS;
}

/** Who answers has seen enough of what was told until then; what the answer brings about is told again. @param {Session} session */
export function useHurry(session) {
  const isSending = session.pending.value > 0;
  useEffect(() => {
    if (isSending) session.director.skip();
  }, [isSending]);
}

/** The own ship as the story tells it: nothing can be chosen on it yet. @param {any} prompt */
export const withoutMarks = (prompt) => ({ ...prompt, marks: new Map(), onCell: undefined, over: null, ship: null });

/** @param {{session: Session}} props */
export const Held = ({ session }) =>
  html`<div class="held"><${Button} quiet class="held-skip" aria-keyshortcuts="Space" onClick=${() => session.director.skip()}>${t("flight-held")}<//></div>`;
