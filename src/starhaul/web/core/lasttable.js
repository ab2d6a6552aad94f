/** The table where one sits or sat last, so that the way back is one click even after the tab was closed. */

import { effect, signal } from "../lib.js";
import { session } from "./session.js";

const KEY = "starhaul-table";
const KEPT_MS = 24 * 3600 * 1000;
/** Good-byes after which the link leads nowhere. */
const FOR_GOOD = ["left", "kicked", "closed", "unknown", "wrong-link"];

/** @typedef {{table: string, token: string, game: string, at: number}} Last */

/** @returns {Last | null} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null");
    const isSound = [found?.table, found?.token, found?.game].every((part) => typeof part === "string");
    // A clock that was set back must not keep it for ever.
    return isSound && Math.abs(Date.now() - found.at) < KEPT_MS ? found : null;
  } catch {
    return null;
  }
}

export const lastTable = signal(kept());

/** @param {Last | null} last */
function keep(last) {
  lastTable.value = last;
  try {
    if (last) localStorage.setItem(KEY, JSON.stringify(last));
    else localStorage.removeItem(KEY);
  } catch {
    // Known until the page is left.
  }
}

effect(() => {
  const visit = session.value;
  if (!visit) return;
  const { table, token } = visit.place;
  if (FOR_GOOD.includes(visit.bye.value?.code ?? "")) {
    if (lastTable.peek()?.table === table) keep(null);
  } else if (visit.seat.value !== null && visit.table.value && lastTable.peek()?.token !== token) {
    keep({ table, token, game: visit.table.value.game, at: Date.now() });
  }
});
