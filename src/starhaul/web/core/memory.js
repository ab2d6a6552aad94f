/** What a tab keeps in session storage across reloads: the story so far, and a finished match. */

/** The key contains the protocol version, because events of older versions have other fields. */
const KEY = "starhaul-match-2";

/**
 * @typedef {import("../types.d.ts").UpdateMessage} Update
 * @typedef {{rev: number, at_ms: number, event: import("./told.js").Told}} Line
 * @typedef {{table: string, token: string, match: string, rev: number, story: Line[], last: Update | null}}
 *   Memory
 * @typedef {{table: string, token: string}} Place Revisions are counted for each seat and for spectators by
 *   themselves.
 */

/** @param {Place} place @returns {Memory | null} */
export function recall({ table, token }) {
  try {
    const memory = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    const isSound =
      typeof memory?.match === "string" &&
      Number.isInteger(memory.rev) &&
      Array.isArray(memory.story) &&
      memory.story.every((/** @type {Partial<Line> | null} */ line) => typeof line?.event?.key === "string");
    return isSound && memory.table === table && memory.token === token ? memory : null;
  } catch {
    return null;
  }
}

/** @param {Place} place @param {Update | null} latest @param {Line[]} story */
export function keep({ table, token }, latest, story) {
  if (!latest) return;
  const isOver = latest.view?.is_over ?? false;
  const memory = { table, token, match: latest.match, rev: latest.rev, story, last: isOver ? latest : null };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // No storage, or a full one: start without a story rather than with that of an older match.
    forget();
  }
}

function forget() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing to remove.
  }
}

/**
 * The end of the last match of a table as this tab saw it: the server only sends matches in progress.
 * @param {Memory | null} memory @param {import("../types.d.ts").TableMessage} table
 */
export function endOf(memory, table) {
  const isLast = memory?.last && !table.is_playing && memory.match === table.played?.at(-1)?.match;
  return isLast ? memory.last : null;
}
