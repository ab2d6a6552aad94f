/** What somebody may paste or type to come to a table. */

/**
 * Where a link leads: the whole address, the part behind the `#`, or just the name of a table.
 * @param {string} text
 * @returns {{table: string, token: string, invite: string} | null}
 */
export function placeOf(text) {
  const inside = text.trim().replace(/^.*#/, "");
  const found = /^\/?(?:(table|join)\/)?([0-9a-f]{8,64})(?:\/([\w-]{8,128}))?\/?$/i.exec(inside);
  if (!found) return null;
  const [, page, table, token = ""] = found;
  return {
    table: table.toLowerCase(),
    token: page === "join" ? "" : token,
    invite: page === "join" ? token : "",
  };
}

/**
 * The code of a table in what somebody has written, if it is one: six letters, with or without a gap.
 * @param {string} text
 */
export function codeIn(text) {
  const letters = text.trim().replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z]{6}$/.test(letters) ? letters : "";
}
