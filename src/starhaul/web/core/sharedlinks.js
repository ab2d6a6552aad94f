/**
 * Links that people send each other. They are paths, because messengers, which show a preview of a link, do
 * not see fragments. Within the client everything is a fragment (`routes.js`); tokens always are.
 */

const SHARED = /^(.*\/)(?:m\/([\w-]+)(?:\/(\d+|story)(?:\/(\w+))?)?|t\/([\w-]+))\/?$/;

/**
 * Where a shared link leads: the folder of the client, and the fragment; null for other addresses.
 * @param {string} path @param {string} hash @returns {{folder: string, hash: string} | null}
 */
export function leadsTo(path, hash) {
  const found = SHARED.exec(path);
  if (!found) return null;
  const [, folder, match, moment, eye, table] = found;
  if (match) return { folder, hash: `#/${["match", match, moment, eye].filter(Boolean).join("/")}` };
  const [, page = "table", token = ""] = hash.split("/");
  const isJoin = page === "join" && token;
  return { folder, hash: `#/${isJoin ? "join" : "table"}/${table}${token ? `/${token}` : ""}` };
}

/** Replace a shared link by the address that it stands for, before anything is loaded relative to it. */
export function enter() {
  const place = leadsTo(location.pathname, location.hash);
  if (place) history.replaceState(null, "", place.folder + place.hash);
}

/** The preview is in the language of the person who shares the link. @param {string} language */
const inLanguage = (language) => (language && language !== "en" ? `?lang=${language}` : "");

/**
 * The complete link of a match, of its story, or of a moment in it as somebody saw it.
 * @param {string} match @param {string} language @param {number | "story"} [moment] @param {string} [eye]
 */
export function sharedMatch(match, language, moment, eye) {
  const place = [match, moment, moment === undefined ? undefined : eye].filter((part) => part !== undefined);
  return new URL(`m/${place.join("/")}${inLanguage(language)}`, document.baseURI).href;
}

/**
 * The complete link of a table: `join` for everybody, `table` for one seat or for spectators.
 * @param {"join" | "table"} page @param {string} table @param {string} token @param {string} language
 * @param {string} [base]
 */
export const sharedTable = (page, table, token, language, base = document.baseURI) =>
  new URL(`t/${table}${inLanguage(language)}#/${page}/${token}`, base).href;
