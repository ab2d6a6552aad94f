/**
 * Notes the matches that are played in this browser (`mymatches.js`): when one begins, when it ends, and what
 * the person's ship looks like. Loaded with the first table.
 */

import { effect } from "../lib.js";
import { session } from "./currentsession.js";
import { pluginOf } from "./games.js";
import { amendMatch, myMatch, noteMatch } from "./mymatches.js";
import { retry } from "./retry.js";

/**
 * @typedef {import("./session.js").Session} Session
 * @typedef {import("../types.d.ts").TableMessage} Table
 * @typedef {import("./games.js").KeepsakePart} KeepsakePart
 */

/** What makes pictures, by game; loaded when a match begins. @type {Map<string, KeepsakePart>} */
const parts = new Map();

/** @param {string} game */
async function loadPart(game) {
  const load = pluginOf(game).keepsake;
  if (load && !parts.has(game)) parts.set(game, await retry(load));
}

/** A match of this browser has begun. @param {Table} table @param {string} match @param {number} seat */
function noteBeginning(table, match, seat) {
  noteMatch({
    match,
    table: table.id,
    game: table.game,
    config: /** @type {import("./games.js").AnyConfig} */ (table.config),
    lesson: table.lesson ?? "",
    seat,
    names: table.seats.map(({ name, bot }) => name || bot || ""),
    at: Date.now(),
    state: "running",
    scores: [],
    keepsake: null,
  });
}

/** The results that the table knows. @param {Table} table */
function noteResults(table) {
  for (const { match, scores, names } of table.played ?? [])
    if (myMatch(match)?.state === "running")
      amendMatch(match, { state: "over", scores: [...scores], names: [...names] });
}

/** Keep a picture of the person's ship as it is now. @param {Session} visit */
function notePicture(visit) {
  const latest = visit.latest.peek();
  const known = latest && myMatch(latest.match);
  const keepsake = known && latest.view && parts.get(known.game)?.keepsakeOf(visit, latest.view);
  if (keepsake) amendMatch(latest.match, { keepsake });
}

effect(() => {
  const visit = session.value;
  const table = visit?.table.value;
  const seat = visit?.seat.value ?? null;
  const match = visit?.latest.value?.match;
  if (!visit || !table || seat === null) return;
  if (match && table.is_playing && table.match === match && !myMatch(match))
    noteBeginning(table, match, seat);
  noteResults(table);
});

effect(() => {
  const visit = session.value;
  const isOver = visit?.latest.value?.view?.is_over ?? false;
  const game = visit?.game.value;
  if (!visit || !game) return;
  loadPart(game).then(
    () => isOver && notePicture(visit),
    () => {},
  );
});

effect(() => {
  const bye = session.value?.bye.value;
  const match = bye?.code === "closed" ? bye.facts?.match : undefined;
  if (typeof match === "string") amendMatch(match, { state: "aborted" });
});

// A match that goes on is shown with the ship as it was when this browser left.
effect(() => {
  const visit = session.value;
  if (!visit) return undefined;
  const leave = () => notePicture(visit);
  addEventListener("pagehide", leave);
  return () => {
    leave();
    removeEventListener("pagehide", leave);
  };
});
