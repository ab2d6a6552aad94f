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
 * @param {string} path
 * @param {RequestInit} [how]
 * @returns {Promise<any>}
 */
async function ask(path, how) {
  let answer;
  try {
    answer = await fetch(path, how);
  } catch {
    throw new Refusal({ code: "unreachable", of: "client" });
  }
  const body = await answer.json().catch(() => null);
  if (answer.ok) return body;
  throw new Refusal(body?.code ? body : { code: "unreachable", of: "client" });
}

/** @param {string} path */
export const get = (path) => ask(path);

/** @param {string} path @param {object} body */
export const post = (path, body) =>
  ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
