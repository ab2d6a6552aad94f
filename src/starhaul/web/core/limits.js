/** How long there is for a question, from the moment when it can be seen. */

/** @typedef {import("./session.js").Session} Session */

/** In milliseconds. @param {Session} session @param {string} [kind] Of the question; that of the open one unless it is said. */
export function limitOf(session, kind = session.latest.value?.asked?.[0]?.kind ?? "") {
  const options = /** @type {any} */ (session.table.value?.config)?.options ?? {};
  const seconds =
    kind === "reveal"
      ? (options.reveal_seconds ?? 12)
      : kind === "claim"
        ? (options.claim_seconds ?? 10)
        : kind === "repair" || kind === "inspect"
          ? (options.repair_seconds ?? 60)
          : kind === "break"
            ? options.break_seconds
            : (options.decision_seconds ?? 60);
  return 1000 * (seconds || 60);
}
