/** What lessons need to know about the trucker game: facts about a match, and where things are on screen. */

import { openDialog } from "../lesson/spots.js";
import { html } from "../lib.js";
import { cardData } from "./data.js";
import { lastSettlement } from "./results/ledger.js";
import { TileArt } from "./tile.js";
import { colourOf, editionOf, latestView } from "./who.js";

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {import("../types.d.ts").trucker.View} View
 * @typedef {import("../lesson/spots.js").Spot} Spot
 */

/** More than any flight has: after the last card. */
const ALL_CARDS = 99;

/**
 * The events of one's own seat since the current card was revealed.
 * @param {Session} session @param {number} me
 */
function happened(session, me) {
  const story = session.director.story.peek();
  const last = story.findLastIndex(({ event }) => event.key === "card-revealed");
  return story
    .slice(last + 1)
    .filter(({ event }) => /** @type {{seat?: number}} */ (event.args).seat === me)
    .map(({ event }) => event.key);
}

/** The kind of the card revealed last; empty between cards. @param {Session} session */
function cardKind(session) {
  const view = /** @type {View | null} */ (session.director.shown.peek()?.view ?? null);
  const { event } = session.director.scene.peek() ?? {};
  if (event?.key === "card-revealed") return event.args.kind;
  return view?.flight?.card ? cardData(editionOf(session), view.flight.card).kind : "";
}

/** @param {Session} session @param {View} view */
function phaseOf(session, view) {
  if (document.querySelector(".dialog.settlement")) return "settlement";
  if (view.is_over)
    return session.director.scene.peek() || !document.querySelector(".results") ? "flight" : "over";
  return view.yard ? "yard" : "flight";
}

/**
 * The kind of the question on the screen; empty while the story before it is being told.
 * @param {Session} session
 */
function askedNow(session) {
  if (session.director.scene.peek() !== null || session.pending.peek() > 0) return "";
  return session.asked.peek().find(({ kind }) => kind !== "build")?.kind ?? "";
}

/**
 * Facts about the match, for the patterns of a lesson.
 * @param {Session} session @returns {Record<string, unknown> | null}
 */
function facts(session) {
  const view = latestView(session);
  const shown = /** @type {View | null} */ (session.director.shown.peek()?.view ?? view);
  const me = view?.me ?? null;
  if (!view || !shown || me === null) return null;
  const { hand = 0, looking = -1, start = 0, ship } = view.seats[me];
  const hints = /** @type {import("./who.js").View} */ (view).hints;
  const phase = phaseOf(session, view);
  const { flown = 0, card = "" } = shown.flight ?? {};
  return {
    phase,
    hand,
    // Rotations are the person's own business until the tile is attached: only the screen knows them.
    turn: Number(/** @type {HTMLElement | null} */ (document.querySelector(".hand-slot"))?.dataset.turn ?? 0),
    looking,
    start,
    // Rivals that have finished building.
    finished: view.seats.filter((seat, number) => number !== me && seat.start).length,
    // Without the starting cabin.
    tiles: ship.tiles.length - 1,
    card_kind: cardKind(session),
    faults: hints?.faults?.length ?? 0,
    asked: askedNow(session),
    cards: phase === "settlement" || phase === "over" ? ALL_CARDS : flown + (card ? 1 : 0),
    happened: happened(session, me),
    lines: linesOf(session, me),
  };
}

/** The items of one's own settlement. @param {Session} session @param {number} me */
function linesOf(session, me) {
  const settled = lastSettlement(session.director.story.peek());
  return (settled?.lines.get(me) ?? []).map(({ item }) => item);
}

const HAND = [".yard-hand", ".own-board"];
const LINE = "line-";
/** What somebody may want to press in flight, whatever the captain says. */
const WHY = [".why-button"];
const SETTLED = [".settlement-way .button"];

/** @type {Record<string, Spot>} */
const SPOTS = {
  draw: { targets: [".draw-button"], keeps: [".own-board"], isDim: true },
  back: { targets: [".give-back"], opens: [".own-board"], keeps: HAND, isDim: true },
  piles: {
    targets: [".card-pile:not([disabled])", ".open-piles"],
    keeps: [".own-board"],
    isDim: true,
  },
  "pile-back": { targets: [".pile-dialog .dialog-buttons .button"], keeps: [".pile-look"] },
  hourglass: { targets: [".hourglass"], keeps: [".own-board"], closes: [".yard-sheet"], isDim: true },
  finish: {
    targets: [".finish-dialog .finish-sure", ".finish-button"],
    keeps: [".finish-dialog .dialog-inner", ".own-board"],
    isDim: true,
  },
  others: { targets: [".others.strip", ".open-others"], keeps: [".own-board"] },
  question: {
    targets: [".question"],
    needs: WHY,
    keeps: [".own .ship-place", ".table-top", ".own-board", ".log"],
  },
  track: { targets: [".stage .track", ".stage"], needs: WHY, keeps: [".question"], isDim: true },
  card: { targets: [".table-top", ".stage"], needs: WHY, keeps: [".own .ship-place", ".log"] },
  sum: {
    targets: [".settlement .account-mine footer"],
    needs: SETTLED,
    keeps: [".settlement .account-mine"],
  },
  "next-flight": { targets: [], keeps: [".results-verdict", ".ranking"] },
};

/** On large screens the captain stays beside the board, and in flight beside the card. */
const HOME = ".building > .pool, .flight .others";

/** Where an act takes place. @param {import("../lesson/course.js").Act} act @returns {Spot} */
const spotOf = (act) => ({ home: HOME, ...placeOf(act) });

/** @param {import("../lesson/course.js").Act} act @returns {Spot} */
function placeOf(act) {
  const spot = act.spot ?? "";
  if (spot === "cell") return cellSpot(Number(act.picture?.cell ?? 0));
  return spot.startsWith(LINE) ? lineSpot(spot.slice(LINE.length)) : (SPOTS[spot] ?? { targets: [] });
}

/** A line of the settlement. @param {string} item @returns {Spot} */
const lineSpot = (item) => ({
  targets: [`.settlement .account-mine [data-item="${item}"]`],
  needs: SETTLED,
  keeps: [".settlement .account-mine"],
  isDim: true,
});

/** @param {number} cell @returns {Spot} */
const cellSpot = (cell) => ({
  targets: [`.own-board [data-cell="${cell}"]`, `.own [data-cell="${cell}"]`],
  opens: [".yard-hand", ".question"],
  keeps: [...HAND, ".question", ".own .ship-place"],
  isDim: !openDialog(),
});

/**
 * A tile as it should lie; only a tile in the hand needs it.
 * @param {{session: Session, picture: {tile?: number, turn?: number}}} props
 */
function Picture({ session, picture: { tile, turn = 0 } }) {
  const me = latestView(session)?.me ?? 0;
  if (!tile) return null;
  return html`<svg viewBox="0 0 100 100" aria-hidden="true">
    <${TileArt} edition=${editionOf(session)} number=${tile} turn=${turn} colour=${colourOf(session, me)} />
  </svg>`;
}

/** @type {import("../core/games.js").LessonPlugin} */
export const lesson = { facts, spotOf, Picture };
