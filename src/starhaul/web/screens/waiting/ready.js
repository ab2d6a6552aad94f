/** Ready or not, and the countdown. */

import { USUAL_SKILL } from "../../core/constants.js";
import { useEscape } from "../../core/keys.js";
import { announce } from "../../core/notices.js";
import { listed, t } from "../../core/texts.js";
import { secondsLeft } from "../../core/ticks.js";
import { html, useEffect } from "../../lib.js";
import { Button, nameAt, useTicks } from "../../ui/parts.js";
import { sitDown } from "./sitting.js";

/** @typedef {import("../../core/session.js").Session} Session */

/** What the table is waiting for, in one line. @param {Session} session */
function waitingFor(session) {
  const table = session.table.value;
  const seats = table?.seats ?? [];
  const free = seats.filter((seat) => !seat.is_taken && !seat.bot).length;
  if (free) return t(session.isHost.value ? "waiting-for-seats" : "waiting-for-host", { number: free });
  const nameOf = (/** @type {number} */ number) =>
    number === session.seat.value ? t("waiting-you") : nameAt(table, number);
  const names = seats.flatMap((seat, number) =>
    seat.is_taken && seat.is_connected && !seat.is_ready ? [nameOf(number)] : [],
  );
  return names.length ? t("waiting-for-people", { names: listed(names) }) : "";
}

/** @param {{session: Session}} props */
export function ReadyBar({ session }) {
  const table = session.table.value;
  const seat = table?.seats[session.seat.value ?? -1];
  if (!table) return null;
  if (!seat) return html`<${Watching} session=${session} />`;
  const isReady = seat.is_ready ?? false;
  const isFirst = !table.played?.length;
  if ((table.starts_in_ms ?? null) !== null) return html`<${Countdown} session=${session} />`;
  const free = table.seats.flatMap((one, number) => (one.is_taken || one.bot ? [] : [number]));
  const fill = async () => {
    for (const number of free)
      if (!(await session.tell({ do: "bot", seat: number, bot: USUAL_SKILL }))) return;
  };
  return html`<footer class="ready-bar">
    <span class="muted ready-words" role="status">${waitingFor(session)}</span>
    ${session.isHost.value && free.length > 0 && html`<${Button} onClick=${fill}>${t("waiting-fill")}<//>`}
    ${
      isReady
        ? html`<${Button} onClick=${() => session.tell({ do: "ready", ready: false })}>
          ${t("waiting-not-ready")}
        <//>`
        : html`<${Button} main class="ready-go" onClick=${() => session.tell({ do: "ready" })}>
          ${t(isFirst ? "waiting-ready" : "waiting-rematch")}
        <//>`
    }
  </footer>`;
}

/** @param {{session: Session}} props */
function Watching({ session }) {
  const table = session.table.value;
  const isFree = session.canSit.value && table?.seats.some((seat) => !seat.is_taken && !seat.bot);
  return html`<footer class="ready-bar">
    <span class="muted ready-words" role="status">${t(isFree ? "waiting-choose" : "waiting-watching")}</span>
    ${isFree && html`<${Button} main onClick=${() => sitDown(session)}>${t("waiting-sit")}<//>`}
  </footer>`;
}

/** @param {{session: Session}} props */
function Countdown({ session }) {
  useTicks();
  useEffect(() => announce(t("waiting-begins")), []);
  const stop = () => session.tell({ do: "ready", ready: false });
  useEscape(stop);
  const seconds = secondsLeft(session.startsIn() ?? 0);
  return html`<div class="countdown">
    <section class="panel" aria-label=${t("waiting-begins")}>
      <h2>${t("waiting-begins")}</h2>
      <span class="countdown-number" key=${seconds} role="timer" aria-live="off">${seconds}</span>
      <${Button} onClick=${stop}>${t("waiting-stop")}<//>
    </section>
  </div>`;
}
