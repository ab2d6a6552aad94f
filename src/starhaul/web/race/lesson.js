/** What a lesson needs to know about the race: facts about the match, and where things are on the screen. */

import { data } from "./data.js";
import { homeOf, latestView, shownView } from "./who.js";

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {import("../lesson/spots.js").Spot} Spot
 * @typedef {import("../types.d.ts").race.Answer} Answer
 */

/**
 * The kind of the question on the screen; empty while the story before it is being told.
 * @param {Session} session
 */
function askedNow(session) {
  if (session.director.scene.peek() !== null || session.pending.peek() > 0) return "";
  return session.asked.peek()[0]?.kind ?? "";
}

/**
 * Facts about the match as it is shown, for the patterns of a lesson.
 * @param {Session} session @returns {Record<string, unknown> | null}
 */
function facts(session) {
  const view = shownView(session);
  const me = latestView(session)?.me ?? null;
  if (!view || me === null) return null;
  const { team, bonus_cards: bonus } = view.seats[me];
  const isOver = view.is_over && document.querySelector(".results") !== null;
  return {
    phase: isOver ? "over" : "race",
    asked: askedNow(session),
    turns: view.turns,
    bonus,
    home: homeOf(view, team, data().track.spaces.length - 1).home,
    // No cards are revealed here; the captain's remarks are about those of the trucker game.
    card_kind: "",
  };
}

/** The captain may cover the track, but no ship on it. */
const MAP = [".race-map .race-ship-hit"];
const BELOW = [".race-question", ".race-hand"];

const FINISH = ".race-ground [data-face=finish] use";

/** @param {string} ship */
const onMap = (ship) => `.race-map [data-ship="${ship}"]`;

/**
 * As targets, if it is in the part of the track that the map shows.
 * @param {string} selector @returns {string[]}
 */
function inSight(selector) {
  const map = document.querySelector(".race-track")?.getBoundingClientRect();
  const found = document.querySelector(selector)?.getBoundingClientRect();
  const isSeen =
    map &&
    found &&
    found.left >= map.left &&
    found.right <= map.right &&
    found.top >= map.top &&
    found.bottom <= map.bottom;
  return isSeen ? [selector] : [];
}

/** @type {Record<string, Spot>} */
const SPOTS = {
  bonus: {
    targets: [".race-bonus-hand .race-bonus", ".race-bonus-hand"],
    keeps: [...MAP, ...BELOW],
    isDim: true,
  },
  results: { targets: [], keeps: [".results-verdict", ".ranking", ".after-bar"] },
};

/**
 * The card, and once it is chosen the ship to play it for.
 * @param {{card: string, ship: string}} play @returns {Spot}
 */
const playSpot = ({ card, ship }) => ({
  targets: [
    `.race-card[data-card="${card}"]:not(.chosen)`,
    `.race-answers [data-ship="${ship}"]`,
    ...inSight(onMap(ship)),
  ],
  keeps: [...BELOW, ...MAP],
});

/** The button for an answer. @param {Answer} answer @returns {string} */
function buttonFor(answer) {
  if (answer.do === "side") return `.race-answers [data-face="${answer.face}"]`;
  if (answer.do === "tow") return `.race-answers [data-ship="${answer.ship}"]`;
  return answer.do === "bonus" ? `.race-answers [data-card="${answer.card}"]` : ".race-question";
}

/** Where an act takes place. @param {import("../lesson/course.js").Act} act @returns {Spot} */
function spotOf(act) {
  const answer = /** @type {Answer} */ (/** @type {unknown} */ (act.do));
  if (act.spot === "play") return playSpot(/** @type {{card: string, ship: string}} */ (act.do));
  if (act.spot === "answer") return { targets: [buttonFor(answer)], keeps: [...BELOW, ...MAP] };
  if (act.spot === "ship") {
    const ship = onMap(/** @type {{ship: string}} */ (act.picture).ship);
    return { targets: inSight(ship), keeps: [...BELOW, ...MAP] };
  }
  if (act.spot === "finish")
    return { targets: [...inSight(FINISH), ".race-seat.me .race-home"], keeps: [...BELOW, ...MAP] };
  return SPOTS[act.spot ?? ""] ?? { targets: [] };
}

/** Ships and cards are on the screen already. */
const Picture = () => null;

/** @type {import("../core/games.js").LessonPlugin} */
export const lesson = { facts, spotOf, Picture, texts: "lesson-race" };
