/** What a tab remembers while it is loaded again: the story so far, and a match that is over. */

/** Another one for each version of the wire: what an older page remembers is told in other words. */
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
    // A browser without storage, or a full one: then the story begins anew, rather than with an older match.
    forget();
  }
}

function forget() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}

/**
 * How the last match of a table ended, as this tab saw it: the server tells only of matches that go on.
 * @param {Memory | null} memory @param {import("../types.d.ts").TableMessage} table
 */
export function endOf(memory, table) {
  const isLast = memory?.last && !table.is_playing && memory.match === table.played?.at(-1)?.match;
  return isLast ? memory.last : null;
}
