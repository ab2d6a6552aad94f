/** A tile, drawn from the definitions of the page (`art/trucker.svg`) on a grid of 100 by 100. */

import { html } from "../lib.js";
import { data, LETTERS, tileData, turned } from "./data.js";

/** The position and size of a token on its tile: x, y, scale. @typedef {[number, number, number]} Spot */

/** @param {string} name @param {number} x @param {number} y @param {number} [scale] */
export const token = (name, x, y, scale = 1) =>
  html`<use
    href=${`#sh-${name}`}
    transform=${`translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`}
  />`;

/** @param {string} name @param {number} turn Quarter turns around the centre of the tile. */
const part = (name, turn) =>
  html`<use href=${`#sh-${name}`} transform=${turn ? `rotate(${90 * turn} 50 50)` : undefined} />`;

const HOLDS = ["cargo", "special_cargo"];

/**
 * @typedef {object} Contents What stands on a tile; left out: nothing, and batteries full.
 * @property {number} [crew] 1 and 2 humans, 3 purple, 4 brown alien.
 * @property {number} [batteries]
 * @property {string} [goods] Letters R Y G B.
 */

/** @param {import("./data.js").TileData} tile @param {Contents} contents */
function standing(tile, contents) {
  const spots = /** @type {Spot[]} */ (data().spots[`${tile.kind}-${tile.capacity}`] ?? []);
  if (tile.kind === "battery") {
    const full = contents.batteries ?? tile.capacity;
    return spots.map((spot, i) => token(i < full ? "cell-full" : "cell-spent", ...spot));
  }
  if (HOLDS.includes(tile.kind)) {
    return [...(contents.goods ?? "")].map((letter, i) => token(`cube-${LETTERS[letter]}`, ...spots[i]));
  }
  const crew = contents.crew ?? 0;
  if (crew > 2)
    return token(crew === 3 ? "alien-purple" : "alien-brown", .../** @type {Spot} */ (data().alien_spot));
  return data()
    .seats.slice(0, crew)
    .map((/** @type {Spot} */ spot) => token("human", ...spot));
}

/**
 * A tile as a group of an SVG picture. `colour` is the seat's: starting cabins show it.
 * @param {{edition: string, number: number, turn?: number, contents?: Contents, colour?: string}} props
 */
export function TileArt({ edition, number, turn = 0, contents = {}, colour }) {
  const known = data();
  const tile = tileData(edition, number);
  const turns = known.turning.includes(tile.kind);
  const art = tile.colour && colour ? `kind-starting_cabin-${colour}` : tile.art;
  const isSpecial = tile.kind === "special_cargo";
  const spots = HOLDS.includes(tile.kind) ? known.spots[`${tile.kind}-${tile.capacity}`] : [];
  return html`<g>
    ${part("body", 0)}
    ${turned(tile, turn).map((connector, side) => part(`side-${connector}`, side))}
    ${part("plate", 0)} ${part(art, turns ? turn : 0)}
    ${spots.map((/** @type {Spot} */ spot) => token(isSpecial ? "place-special" : "place", ...spot))}
    ${
      known.takes_energy.includes(tile.kind) &&
      token("energy", .../** @type {[number, number]} */ (known.energy_corners[turn]))
    }
    ${standing(tile, contents)}
  </g>`;
}

/**
 * A tile as a separate picture, with margins for muzzles and flames.
 * @param {{edition: string, number: number, turn?: number, colour?: string, class?: string}} props
 */
export function TilePicture(props) {
  return html`<svg class=${`tile-picture ${props.class ?? ""}`} viewBox="-16 -16 132 132" aria-hidden="true">
    <${TileArt} ...${props} />
  </svg>`;
}
