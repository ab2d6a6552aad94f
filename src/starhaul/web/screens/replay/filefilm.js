/** Films of log files that the person has handed in. */

import { load } from "../../core/api.js";

/**
 * The film of a log file, made by the server.
 * @param {string} text @param {string} eye @returns {Promise<import("../../core/replay/film.js").FilmData>}
 */
export const filmOf = async (text, eye) =>
  (
    await load(`api/films/${eye}`, { method: "POST", body: text, signal: AbortSignal.timeout(90_000) })
  ).json();
