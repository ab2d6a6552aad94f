/** How the commentator view looks: read from its address, and written there. */

/**
 * @typedef {object} StudioLook
 * @property {number[] | null} players The persons shown; null for all.
 * @property {number | null} follow The person shown large; null for nobody.
 * @property {number} size How large everything is, in per cent.
 * @property {"" | "space" | "paper"} theme Empty: as this device prefers.
 * @property {boolean} log Whether the story is shown as a list.
 * @property {boolean} reactions Whether reactions are shown.
 */

export const SIZES = [75, 100, 125, 150, 200];
const THEMES = /** @type {const} */ (["", "space", "paper"]);
const MOST_PERSONS = 4;

/** @param {string | null} text @returns {number | null} */
const personOf = (text) => (text !== null && /^[0-3]$/.test(text) ? Number(text) : null);

/** Whatever is wrong or missing in the address is as usual. @param {string} query @returns {StudioLook} */
export function lookOf(query) {
  const given = new URLSearchParams(query);
  const persons = (given.get("players") ?? "").split(",").map(personOf);
  const players = [...new Set(persons)].filter((one) => one !== null).sort();
  const size = Number(given.get("size"));
  return {
    players: players.length ? players : null,
    follow: personOf(given.get("follow")),
    size: SIZES.includes(size) ? size : 100,
    theme: THEMES.find((one) => one === given.get("theme")) ?? "",
    log: given.get("log") !== "0",
    reactions: given.get("reactions") !== "0",
  };
}

/** Only what is not as usual. @param {StudioLook} look @returns {string} */
export function queryOf(look) {
  const said = [
    look.players && look.players.length < MOST_PERSONS && `players=${look.players.join(",")}`,
    look.follow !== null && `follow=${look.follow}`,
    look.size !== 100 && `size=${look.size}`,
    look.theme && `theme=${look.theme}`,
    !look.log && "log=0",
    !look.reactions && "reactions=0",
  ];
  return said.filter(Boolean).join("&");
}
