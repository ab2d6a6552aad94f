/** What the story of a match needs to know of the trucker game: ships, and sentences of events. */

import { inLines } from "../core/chronicle.js";
import { has, t } from "../core/texts.js";
import { html } from "../lib.js";
import { SEAT_COLOURS } from "../ui/parts.js";
import { boardData, cardData, tileData } from "./data.js";
import { Ship } from "./ship.js";
import { tell } from "./story/teller.js";
import { isToldAgain, WORKED } from "./story.js";

/**
 * @typedef {import("../core/chronicle.js").Chronicle} Chronicle
 * @typedef {import("../types.d.ts").StoryRound} Round
 * @typedef {import("../types.d.ts").StoryEvent} StoryEvent
 * @typedef {import("../types.d.ts").trucker.ToldEvent} TruckerEvent
 * @typedef {import("../types.d.ts").trucker.Config} Config
 * @typedef {{ship_class: string, ship: import("../types.d.ts").trucker.ShipView, parts?: number[][]}}
 *   ShipPicture
 */

export const hasColours = true;

/**
 * @param {{picture: import("../types.d.ts").StoryPicture, story: Chronicle, colour: number,
 *   label: string}} props
 */
export function Picture({ picture, story, colour, label }) {
  const { ship_class: shipClass, ship, parts } = /** @type {ShipPicture} */ (picture.drawing);
  return html`<${Ship}
    edition=${/** @type {Config} */ (story.config).edition}
    shipClass=${shipClass}
    ship=${ship}
    parts=${parts}
    colour=${SEAT_COLOURS[colour]}
    label=${label}
  />`;
}

/** An event as messages have it. @param {StoryEvent} event */
const asTold = (event) => /** @type {TruckerEvent} */ (/** @type {unknown} */ (event));

/** Events that begin a line: what follows belongs to them. */
const OPENING = new Set([
  "threat-rolled",
  "combat-line",
  "title-won",
  "title-gold",
  "round-ended",
  "match-ended",
]);

/**
 * Details of building, the heading of a card, and what the table of the settlement has.
 * @param {StoryEvent} event
 */
const isLeftOut = ({ key }) => WORKED.has(key) || key === "card-revealed" || key === "settled";

/** @param {StoryEvent} event */
const cardOf = ({ key, args }) => (key === "card-revealed" ? String(args.card) : "");

/**
 * The scenes of a round that have something to tell, in sentences, without the details of building.
 * @param {Chronicle} story @param {Round} round @param {(person: number) => string} personOf
 */
export function scenesOf(story, round, personOf) {
  const { edition, rounds, seats } = /** @type {Config} */ (story.config);
  const board = boardData(edition, rounds[round.round - 1]);
  let card = "";
  /** @param {StoryEvent} event */
  const sentence = (event) => {
    if (!has(`event-${event.key}`)) return null;
    return tell(asTold(event), {
      t,
      nameOf: (seat) => personOf(event.players?.[seat] ?? seat),
      personOf,
      seats,
      board,
      kindOfTile: (tile) => tileData(edition, tile).kind,
      kindOfCard: (id) => cardData(edition, id).kind,
      card,
    });
  };
  return round.scenes.flatMap((scene) => {
    const told = scene.events.flatMap((event, number) => {
      if (event.key === "card-revealed" || event.key === "round-began") card = cardOf(event);
      if (isLeftOut(event) || isToldAgain(asTold(event), asTold(scene.events[number + 1]))) return [];
      const text = sentence(event);
      return text ? [{ text, isNew: OPENING.has(event.key) }] : [];
    });
    return told.length ? [{ scene, lines: inLines(told) }] : [];
  });
}
