/** The story of a match: its events as sentences in the selected language. */

import { has, spokenLanguage, t } from "../core/texts.js";
import { fieldOf, isOfServer } from "../core/told.js";
import { boardData, cardData, tileData } from "./data.js";
import { tell } from "./story/teller.js";
import { playersOf, sittings } from "./teams.js";
import { configOf, editionOf, latestView, nameOf, personName, shownView } from "./who.js";

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {import("../core/told.js").Told} Told
 * @typedef {import("../types.d.ts").trucker.ToldEvent} TruckerEvent
 * @typedef {{shipClass: string, card: string, players?: number[]}} Place Where in the match
 *   an event is told, and who sits at the seats.
 * @typedef {{id: number, key: string, text: string, seat: number | null, shipClass: string, tile: number,
 *   why: import("../types.d.ts").trucker.LossReason | null}} Line A sentence; with the reason, if it is about
 *   a loss, and the tile that was lost.
 */

/** Building is too fast for a log: what players do to their ships is seen, not read. */
export const WORKED = new Set([
  "tile-taken",
  "tile-attached",
  "tile-reserved",
  "tile-returned",
  "pile-taken",
  "pile-seen",
  "pile-put-back",
  "hourglass",
  "run-over",
  "flipped",
]);

/** @param {Session} session @param {Place} place @returns {import("./story/teller.js").SentenceContext} */
function contextOf(session, { shipClass, card, players }) {
  const edition = editionOf(session);
  return {
    t,
    nameOf: (seat) => (players ? personName(session, players[seat] ?? seat) : nameOf(session, seat)),
    personOf: (player) => personName(session, player),
    seats: latestView(session)?.seats.length ?? 0,
    board: boardData(edition, shipClass),
    kindOfTile: (tile) => tileData(edition, tile).kind,
    kindOfCard: (card) => cardData(edition, card).kind,
    card,
  };
}

/**
 * One sentence, or null for an event that needs none. Cells and dice are those of the ship on the screen.
 * @param {Session} session @param {Told} event @returns {string | null}
 */
export function sentence(session, event) {
  if (isOfServer(event)) return ofServer(event);
  if (!has(`event-${event.key}`)) return null;
  const view = shownView(session) ?? latestView(session);
  const place = {
    shipClass: view?.ship_class ?? "I",
    card: cardAt(session, event),
  };
  return tell(/** @type {TruckerEvent} */ (event), contextOf(session, place));
}

/** Events that change which card is open. @param {Told} event */
const turnsCard = ({ key }) => key === "card-revealed" || key === "round-began";

/** @param {Told} event */
const cardOf = ({ key, args }) => (key === "card-revealed" ? args.card : "");

/** The card that was open at an event. @param {Session} session @param {Told} event */
function cardAt(session, event) {
  if (turnsCard(event)) return cardOf(event);
  const last = session.director.story.value.findLast((line) => turnsCard(line.event));
  return last ? cardOf(last.event) : cardFound(session);
}

/**
 * The cards that were open when people joined: the first sentences depend on them.
 * @type {WeakMap<Session, string>}
 */
const cardsFound = new WeakMap();

/** @param {Session} session @returns {string} */
function cardFound(session) {
  const known = cardsFound.get(session);
  if (known !== undefined) return known;
  const view = shownView(session) ?? latestView(session);
  const card = view?.flight?.card ?? "";
  if (view) cardsFound.set(session, card);
  return card;
}

/** @param {import("../core/told.js").ServerNote} note */
const ofServer = ({ key, args }) => t(`client-${key}`, args);

/**
 * Lines are created once, with the names and boards of that moment.
 * @type {WeakMap<Told, {language: string, text: string | null}>}
 */
const told = new WeakMap();

/** @param {Session} session @param {Told} event @param {Place} place */
function lineOf(session, event, place) {
  const language = spokenLanguage();
  const known = told.get(event);
  if (known?.language === language) return known.text;
  const text = isOfServer(event)
    ? ofServer(event)
    : has(`event-${event.key}`)
      ? tell(/** @type {TruckerEvent} */ (event), contextOf(session, place))
      : null;
  told.set(event, { language, text });
  return text;
}

/**
 * Whether the next sentence implies this one: saving a tile implies paying for it.
 * @param {Told} event @param {Told} [next]
 */
export const isToldAgain = (event, next) =>
  event.key === "batteries-gone" && next?.key === "defended" && next.args.seat === event.args.seat;

/** @param {Session} session */
function playersNow(session) {
  const view = shownView(session) ?? latestView(session);
  return view ? playersOf(view) : [];
}

/** The rounds of the match by number, from 1. @param {Session} session @returns {string[]} */
const roundsOf = (session) => configOf(session).rounds ?? [];

/** Update the position in the story by an event. @param {Place} place @param {Told} event */
function moveTo(place, event) {
  if (event.key === "round-began") place.shipClass = event.args.class;
  if (turnsCard(event)) place.card = cardOf(event);
}

/** @param {Told} event @returns {import("../types.d.ts").trucker.LossReason | null} */
const whyOf = (event) =>
  /** @type {import("../types.d.ts").trucker.LossReason | undefined} */ (
    isOfServer(event) ? undefined : event.why
  ) ?? null;

/**
 * The story so far as lines, without the details of building.
 * @param {Session} session @returns {Line[]}
 */
export function storyLines(session) {
  const story = session.director.story.value;
  const began = story.find(({ event }) => event.key === "round-began");
  /** @type {Place} */
  const place = {
    shipClass: began
      ? roundsOf(session)[0]
      : ((shownView(session) ?? latestView(session))?.ship_class ?? "I"),
    card: cardFound(session),
  };
  /** @type {Line[]} */
  const lines = [];
  const sat = sittings(story, playersNow(session));
  for (const [id, { event }] of story.entries()) {
    if (isToldAgain(event, story[id + 1]?.event)) continue;
    place.players = sat[id];
    moveTo(place, event);
    if (WORKED.has(event.key)) continue;
    const text = lineOf(session, event, place);
    const seat = fieldOf(event, "seat") ?? null;
    if (!text) continue;
    const { shipClass } = place;
    lines.push({
      id,
      key: event.key,
      text,
      seat,
      shipClass,
      tile: fieldOf(event, "tile") ?? 0,
      why: whyOf(event),
    });
  }
  return lines;
}
