/**
 * Holds a question back until the story that leads to it has been played, because it would give the outcome
 * away. Until then its clock does not run (HSE-O8); when the clock starts, the question is shown in any case.
 * Everybody sees the same placeholder, so that nobody can tell who will be asked.
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

/** Shorter stories give nothing away, and the panel would only flicker. */
const QUICK_MS = 1200;
/** Allowance for the network delay. */
const SLACK_MS = 300;

/**
 * Whether the question is held back.
 * @param {Session} session @param {string} kind The kind of question; empty if this seat is not asked.
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
 * An answer skips the rest of the story up to it; the story of its consequences is played again.
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
