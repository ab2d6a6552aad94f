/** A request for a pause, which the others accept or decline (HSE-O5). */

import { announce, notify } from "../core/notices.js";
import { listed, t } from "../core/texts.js";
import { html, useEffect, useRef } from "../lib.js";
import { Button, nameAt } from "./parts.js";

/** @typedef {import("../core/session.js").Session} Session */

/** Whether the person has asked for a pause. @param {Session} session */
export const wantsPause = (session) =>
  session.table.value?.seats[session.seat.value ?? -1]?.wants_pause ?? false;

/** The connected people who have asked and those who have not, by name. @param {Session} session */
function sides(session) {
  const table = session.table.value;
  const people = (table?.seats ?? []).flatMap((seat, number) =>
    seat.is_taken && seat.is_connected ? [{ seat, number }] : [],
  );
  const named = (/** @type {boolean} */ isFor) =>
    people
      .filter(({ seat, number }) => (seat.wants_pause ?? false) === isFor && number !== session.seat.value)
      .map(({ number }) => nameAt(table, number));
  return { asking: named(true), others: named(false) };
}

/** @param {{session: Session}} props */
export function PauseRequest({ session }) {
  const table = session.table.value;
  const isMine = wantsPause(session);
  const { asking, others } = sides(session);
  const isOpen = Boolean(
    table?.is_playing && !table.is_paused && session.seat.value !== null && (isMine || asking.length),
  );
  const words = isMine
    ? t("bar-pause-wished", { names: listed(others) })
    : t("bar-pause-asked", { names: listed(asking), number: asking.length });
  useAnswer(isMine, Boolean(table?.is_paused));
  useEffect(() => {
    if (isOpen) announce(words);
  }, [isOpen, words]);
  if (!isOpen) return null;
  const say = (/** @type {boolean} */ wanted) => session.tell({ do: "pause", wanted });
  return html`<section class="pause-request panel" aria-label=${t("bar-pause")}>
    <p>${words}</p>
    ${
      isMine
        ? html`<${Button} onClick=${() => say(false)}>${t("bar-pause-back")}<//>`
        : html`
          <${Button} main onClick=${() => say(true)}>${t("bar-pause-agree")}<//>
          <${Button} onClick=${() => say(false)}>${t("bar-pause-no")}<//>
        `
    }
  </section>`;
}

/**
 * Notifies the person who asked that the others want to continue.
 * @param {boolean} isMine @param {boolean} isPaused
 */
function useAnswer(isMine, isPaused) {
  const before = useRef({ isMine, isPaused });
  useEffect(() => {
    if (before.current.isMine && !before.current.isPaused && !isMine && !isPaused)
      notify(t("bar-pause-over"));
    before.current = { isMine, isPaused };
  }, [isMine, isPaused]);
}
