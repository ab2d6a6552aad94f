/**
 * The nonces that this device contributes to the seeds of matches (HSE-O4). They are stored, so that the page
 * can find its own nonce in the seed after the match.
 */

const KEY = "starhaul-nonces";
const MOST = 50;

/**
 * @typedef {import("../types.d.ts").TableMessage} Table
 * @typedef {{match: string, commitment: string, nonce: string, isUsed: boolean}} Given `commitment` is what
 *   the server had promised before it got the number; `isUsed` says that the match began while the number lay
 *   at the table.
 */

/** Kept in the page if the browser stores nothing. @type {Given[] | null} */
let kept = null;

/** @param {Partial<Given> | null} one */
const isSound = (one) => [one?.match, one?.commitment, one?.nonce].every((part) => typeof part === "string");

/** @returns {Given[]} */
function read() {
  if (kept) return kept;
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isSound) : [];
  } catch {
    return [];
  }
}

/** @param {Given} given */
function keep(given) {
  const all = [...read().filter((other) => other.match !== given.match), given].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Known until the page is closed.
    kept = all;
  }
}

/** @param {string} match */
const known = (match) => read().find((one) => one.match === match) ?? null;

/** The nonce of this device that must be in the seed of a match, if there is one. @param {string} match */
export function givenTo(match) {
  const found = known(match);
  return found?.isUsed ? found : null;
}

/** 128 random bits. */
const fresh = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Contributes one nonce to the next match of a table. One instance per session, because leaving a seat
 * withdraws the nonce.
 */
export class Giver {
  /** @param {(command: import("./connection.js").Command) => Promise<unknown>} send */
  constructor(send) {
    this._send = send;
    this._asked = "";
    /** The match for which the server has our nonce. */
    this._taken = "";
  }

  /** Called whenever the table changes. @param {Table} table @param {number | null} seat */
  look(table, seat) {
    const [match, commitment] = [table.match ?? "", table.commitment ?? ""];
    if (seat === null || !commitment) return;
    const found = known(match);
    const there = table.seats[seat]?.nonce ?? "";
    if (found && there === found.nonce) this._taken = match;
    if (!table.is_playing) {
      if (!there && this._asked !== match)
        this._give(found ?? { match, commitment, nonce: fresh(), isUsed: false });
    } else if (found && !found.isUsed && this._taken === match) {
      keep({ ...found, isUsed: true });
    }
  }

  /** @param {Given} given */
  _give(given) {
    const { match, nonce } = given;
    this._asked = match;
    // Stored before it is sent: whatever happens to the page, a nonce that the server has must be known here.
    keep(given);
    this._send({ do: "contribute", match, nonce }).then(
      () => (this._taken = match),
      () => {},
    );
  }
}
