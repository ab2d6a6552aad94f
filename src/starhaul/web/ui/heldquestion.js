/**
 * A question that follows from what is being told waits for the end of the story: it would give it away.
 * Until then its clock does not run either (HSE-O8); when it begins, the question is shown, whatever is still
 * being told. Everybody sees the same in its place, so that nobody can tell who will be asked.
 */

import { optionsOf } from "../core/agreed.js";
import { limitOf } from "../core/limits.js";
import { t } from "../core/texts.js";
import { html, useEffect } from "../lib.js";
import { Button, useTicks } from "./parts.js";

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {import("../types.d.ts").ToldEvent} Told
 * @typedef {import("../types.d.ts").UpdateMessage} Update
 * @typedef {(event: Told, after: Update) => number} Pace How long an event is told, in milliseconds.
 */

/** What is told as quickly as this gives nothing away, and the panel would only flicker. */
const QUICK_MS = 1200;
/** Messages need a moment to arrive. */
const SLACK_MS = 300;

/**
 * Whether what is asked waits for the story.
 * @param {Session} session @param {string} kind Of the question; empty if none is put to this seat.
 * @param {Pace} paceOf
 */
export function useHeldBack(session, kind, paceOf) {
  const isHeld = isHeldBack(session, kind, paceOf);
  useTicks(isHeld);
  return isHeld;
}

/** @param {Session} session @param {string} kind @param {Pace} paceOf */
export function isHeldBack(session, kind, paceOf) {
  const { director } = session;
  if (director.scene.value === null || (kind && hasBegun(session, kind))) return false;
  const paces = director.untold.flatMap((update) =>
    (update.events ?? []).map((event) => paceOf(event, update)),
  );
  return paces.reduce((sum, ms) => sum + ms, 0) >= QUICK_MS;
}

/** Whether the clock of the open question runs. @param {Session} session @param {string} kind */
export function hasBegun(session, kind) {
  const until = session.latest.value?.deadline_ms ?? null;
  if (until === null) return false;
  const allows = Boolean(optionsOf(session.table.value).story_seconds);
  return !allows || until - session.now() < limitOf(session, kind) - SLACK_MS;
}

/**
 * Who answers has seen enough of what was told until then; what the answer brings about is told again.
 * @param {Session} session
 */
export function useHurry(session) {
  const isSending = session.pending.value > 0;
  useEffect(() => {
    if (isSending) session.director.skip();
  }, [isSending]);
}

/** @param {{session: Session}} props */
export const Held = ({ session }) =>
  html`<div class="held">
    <${Button} quiet class="held-skip" aria-keyshortcuts="Space" onClick=${() => session.director.skip()}>
      ${t("client-held")}
    <//>
  </div>`;
