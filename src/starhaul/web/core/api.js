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
    answer = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS), ...how });
  } catch {
    throw new Refusal({ code: "unreachable", of: "client" });
  }
  if (answer.ok) return answer;
  const body = await answer.json().catch(() => null);
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
