/** Absent players: how long the others wait, and who plays then. */

import { botKind } from "../core/botnames.js";
import { t } from "../core/texts.js";
import { secondsLeft } from "../core/ticks.js";
import { html } from "../lib.js";
import { useTicks } from "./parts.js";

/** @typedef {import("../core/session.js").Session} Session */

/**
 * The stand-in of an absent person and the seconds until it takes over; null for a person who is connected.
 * `seconds` is null once the stand-in plays.
 * @param {Session} session @param {number} person A seat of the table.
 * @returns {{who: string, seconds: number | null} | null}
 */
export function absenceOf(session, person) {
  const table = session.table.value;
  const seat = table?.seats[person];
  if (!table?.is_playing || !seat || seat.bot || (seat.is_taken && seat.is_connected)) return null;
  const standIn = seat.stand_in || (table.stand_in ?? "defaults");
  const who = standIn === "defaults" ? t("client-autopilot") : botKind(standIn);
  const left = seat.stand_in ? null : session.takeoverIn(person);
  return { who, seconds: left === null ? null : secondsLeft(left) };
}

/** @param {{who: string, seconds: number | null}} absence */
export const absenceText = ({ who, seconds }) =>
  seconds === null ? t("client-away-now", { who }) : t("client-away-soon", { who, seconds });

/**
 * A mark for the seat and ship of an absent person; nothing for others.
 * @param {{session: Session, person: number}} props
 */
export function AwayMark({ session, person }) {
  const absence = absenceOf(session, person);
  useTicks(absence !== null && absence.seconds !== null);
  if (!absence) return null;
  return html`<span class="away-mark">
    <span class="away-words">${absenceText(absence)}</span>
    <b class="away-short" aria-hidden="true">${absence.seconds === null ? "zzz" : absence.seconds}</b>
  </span>`;
}
