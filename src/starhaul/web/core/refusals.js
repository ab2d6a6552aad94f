/** Refusals in words. */

import { Refusal } from "./api.js";
import { has, t } from "./texts.js";

/** Texts for refusals by the client itself. */
const OWN = /** @type {Record<string, string>} */ ({
  unreachable: "client-unreachable",
  "connection-ended": "client-connection-ended",
});

/**
 * One sentence that says what is wrong and, if possible, what to do.
 * @param {Refusal} why
 */
export function refusalText(why) {
  const key = (why.of === "client" && OWN[why.code]) || `${why.of}-${why.code}`;
  if (!has(key)) return t("client-refused", { code: why.code });
  /** @type {import("./texts.js").Facts} */
  const facts = {};
  for (const [name, value] of Object.entries(why.facts)) {
    facts[name] = typeof value === "number" ? value : String(value);
  }
  return t(key, facts);
}
