/** Plain requests to the server. */

/** A request or command that the server refused, with a code and facts for `refusalText`. */
export class Refusal extends Error {
  /** @param {{code: string, of?: string, facts?: Record<string, unknown>, rule?: string}} why */
  constructor(why) {
    super(why.code);
    this.code = why.code;
    this.of = why.of ?? "refused";
    this.facts = why.facts ?? {};
    this.rule = why.rule ?? "";
  }
}

/**
 * Where a file of the server is. A replay in a single HTML file (`screens/replay/single.js`) has its own.
 * @param {string} path
 */
export const addressOf = (path) =>
  /** @type {{starhaulFiles?: Record<string, string>}} */ (globalThis).starhaulFiles?.[path] ?? path;

/** Whether this page is such a file, without a server. */
export const isSingleFile = "starhaulFiles" in globalThis;

const PASS = "starhaul-pass";

/** What invited guests of a private server send instead of its word; empty for everybody else. */
export function guestPass() {
  try {
    return localStorage.getItem(PASS) ?? "";
  } catch {
    return "";
  }
}

/** @param {string} pass */
export function keepPass(pass) {
  try {
    if (pass) localStorage.setItem(PASS, pass);
    else localStorage.removeItem(PASS);
  } catch {
    // The word will be asked for again.
  }
}

/** Codes of refusals after which a pass is worth nothing. */
const UNINVITED = ["invitation-needed", "invitation-wrong"];

/** @param {RequestInit} [how] @returns {RequestInit} */
function asGuest(how) {
  const pass = guestPass();
  return pass ? { ...how, headers: { ...how?.headers, "Starhaul-Invitation": pass } } : { ...how };
}

/** Timeout of a request. */
const TIMEOUT_MS = 15_000;

/**
 * Fetches a file or a response of the server; rejects with a `Refusal` that has a text.
 * @param {string} path
 * @param {RequestInit} [how]
 * @returns {Promise<Response>}
 */
export async function load(path, how) {
  let answer;
  try {
    answer = await fetch(addressOf(path), { signal: AbortSignal.timeout(TIMEOUT_MS), ...asGuest(how) });
  } catch {
    throw new Refusal({ code: "unreachable", of: "client" });
  }
  if (answer.ok) return answer;
  const body = await answer.json().catch(() => null);
  if (UNINVITED.includes(body?.code) && guestPass()) {
    keepPass("");
    dispatchEvent(new Event("starhaul-uninvited"));
  }
  // A proxy between us and the server may answer in its own format.
  throw new Refusal(body?.code ? body : { code: answer.status === 429 ? "too-fast" : "failed", of: "table" });
}

/**
 * @param {string} path
 * @param {RequestInit} [how]
 * @returns {Promise<any>} The response, as in the protocol; the caller knows its type.
 */
const ask = async (path, how) => {
  const answer = await load(path, how);
  return answer.json().catch(() => {
    throw new Refusal({ code: "failed", of: "table" });
  });
};

/** @param {string} path */
export const get = (path) => ask(path);

/** @param {string} path @param {object} body */
export const post = (path, body) =>
  ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
