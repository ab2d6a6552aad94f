/**
 * Changes of the latest update (docs/protocol.md, "Changes").
 *
 * A patch mirrors the value that it changes. An object leads further in: to the entries of an object by their
 * names, to those of a list by their numbers. Everything else is the change itself.
 */

/**
 * @typedef {import("../types.d.ts").UpdateMessage} Update
 * @typedef {import("../types.d.ts").ChangeMessage} Change
 */

/**
 * The value after the change; the original stays as it is, and unchanged parts are shared.
 * @param {any} value @param {any} patch @returns {any}
 */
export function patched(value, patch) {
  if (Array.isArray(patch)) {
    if (patch.length === 1) return patch[0];
    const [from, count, values] = patch;
    return [...value.slice(0, from), ...values, ...value.slice(from + count)];
  }
  if (patch === null || typeof patch !== "object") return patch;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  for (const [name, change] of Object.entries(patch)) {
    const isGone = Array.isArray(change) && change.length === 0;
    if (isGone) delete copy[name];
    else copy[name] = patched(copy[name], change);
  }
  return copy;
}

/**
 * The update that follows a known one; null if something is missing in between.
 * @param {Update | null} known @param {Change} change @returns {Update | null}
 */
export function followed(known, change) {
  if (!known || change.rev !== known.rev + 1) return null;
  const { match, view, asked, hints } = known;
  return {
    is: "update",
    match,
    rev: change.rev,
    at_ms: change.at_ms,
    view: /** @type {Update["view"]} */ ((change.view ?? []).reduce(patched, view)),
    events: change.events ?? [],
    asked: change.asked ?? asked,
    hints: change.hints === undefined ? hints : patched(hints, change.hints),
    deadline_ms: change.deadline_ms ?? null,
  };
}
