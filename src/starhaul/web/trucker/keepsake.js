/** The small picture of a match in the list of one's matches: one's ship as it was seen last. */

import { html } from "../lib.js";
import { boardData, SIDE } from "./data.js";
import { Ship } from "./ship.js";
import { colourOf, editionOf } from "./who.js";

/**
 * @typedef {import("../types.d.ts").trucker.View} View
 * @typedef {import("../types.d.ts").trucker.ShipView} ShipView
 * @typedef {{edition: string, ship_class: string, colour: string, parts: number[][],
 *   ship: Pick<ShipView, "tiles" | "crew" | "batteries" | "goods">}} ShipKeepsake
 */

/** @type {import("../core/games.js").KeepsakePart["keepsakeOf"]} */
export function keepsakeOf(session, seen) {
  const view = /** @type {View} */ (seen);
  const seat = view.me ?? null;
  if (seat === null) return null;
  const { tiles, crew, batteries, goods } = view.seats[seat].ship;
  /** @type {ShipKeepsake} */
  const kept = {
    edition: editionOf(session),
    ship_class: view.ship_class,
    colour: colourOf(session, seat),
    parts: view.parts ?? [],
    ship: { tiles, crew, batteries, goods },
  };
  return kept;
}

/** @param {{keepsake: unknown}} props */
export function Picture({ keepsake }) {
  const { edition, ship_class, colour, parts, ship } = /** @type {ShipKeepsake} */ (keepsake);
  return html`<${Ship}
    cropped
    edition=${edition}
    shipClass=${ship_class}
    ship=${ship}
    colour=${colour}
    parts=${parts}
    box=${boxAround(edition, ship_class, ship)}
  />`;
}

/** Room around the tiles for muzzles and flames. */
const AIR = 35;
/** A ship of few tiles stays small. */
const LEAST = 4 * SIDE;

/**
 * The part of the board where the tiles are.
 * @param {string} edition @param {string} shipClass @param {Pick<ShipView, "tiles">} ship
 */
function boxAround(edition, shipClass, { tiles }) {
  const { corners } = boardData(edition, shipClass);
  const [[x, width], [y, height]] = [0, 1].map((axis) => spanOf(tiles.map(([cell]) => corners[cell][axis])));
  return tiles.length ? [x, y, width, height].join(" ") : undefined;
}

/** Beginning and length of the span of some tiles. @param {number[]} corners */
function spanOf(corners) {
  const [first, last] = [Math.min(...corners) - AIR, Math.max(...corners) + SIDE + AIR];
  const length = Math.max(LEAST, last - first);
  return [(first + last - length) / 2, length];
}
