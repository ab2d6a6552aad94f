/** The ships on the track. They fly along it as the story is played, and can be selected. */

import { isStill } from "../core/settings.js";
import { fieldOf } from "../core/told.js";
import { html, useLayoutEffect, useRef } from "../lib.js";
import { classes } from "../ui/classes.js";
import { standing, unwound, wayAlong } from "./formation.js";
import { Hull } from "./pictures.js";
import { shipPlace } from "./words.js";

/**
 * @typedef {import("./data.js").Track} Track
 * @typedef {import("./data.js").ShipAt} ShipAt
 * @typedef {import("./formation.js").Spot} Spot
 * @typedef {import("../core/director.js").Scene} Scene
 */

const ASIDE_MS = 180;
/** From the middle of a ship. */
const REACH = 27;

/**
 * @param {{track: Track, ships: readonly ShipAt[], scene: Scene | null, chosen: string | null,
 *   choices: ReadonlySet<string>, isRinged: boolean, away?: ReadonlySet<string>,
 *   onShip?: (ship: string) => void, onAim?: (ship: string | null) => void}} props
 */
export function Fleet({ track, ships, scene, chosen, choices, isRinged, away, onShip, onAim }) {
  const spots = standing(track, ships);
  const places = useRef(/** @type {Map<string, SVGGElement>} */ (new Map()));
  useFlight(track, ships, spots, scene, places.current);
  return html`<g class="race-fleet">
    ${ships.map((ship) => {
      const [name, index] = ship;
      const spot = /** @type {Spot} */ (spots.get(name));
      const isChoice = choices.has(name);
      const isAway = away?.has(name) ?? false;
      const look = classes("race-ship", isChoice && "choice", chosen === name && "chosen", isAway && "away");
      const acts =
        isChoice && onShip
          ? {
              role: "button",
              tabindex: 0,
              onClick: () => onShip(name),
              onKeyDown: pressing(() => onShip(name)),
            }
          : { role: "img" };
      const aims = onAim ? { onPointerEnter: () => onAim(name), onPointerLeave: () => onAim(null) } : {};
      return html`<g
        key=${name}
        class=${look}
        data-ship=${name}
        aria-label=${shipPlace(ship, track.spaces[index].faces)}
        ref=${(/** @type {SVGGElement | null} */ place) =>
          place ? places.current.set(name, place) : places.current.delete(name)}
        style=${{ transform: `translate(${spot.x}px, ${spot.y}px)` }}
        ...${acts}
        ...${aims}
      >
        ${
          isChoice &&
          (isRinged || chosen === name) &&
          html`<circle class="race-ship-ring" r=${REACH * spot.scale} />`
        }
        <circle class="race-ship-hit" r=${REACH} />
        ${isAway && html`<circle class="race-ship-away" r=${REACH * spot.scale} />`}
        <${Hull} name=${name} degrees=${spot.degrees} scale=${spot.scale} />
        ${
          scene?.event.key === "ship-towed" &&
          scene.event.args.ship === name &&
          html`<path
            class="race-hook"
            transform=${`rotate(${spot.degrees}) translate(22 0)`}
            d="M0 0H10M10 0A6 6 0 1 1 16 -6M16 -6L12 -8M16 -6L19 -3"
          />`
        }
      </g>`;
    })}
  </g>`;
}

/** Makes Enter and Space work on elements that are not buttons. @param {() => void} press */
export const pressing = (press) => (/** @type {KeyboardEvent} */ event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  press();
};

/** @typedef {{index: number, spot: Spot}} Drawn Where a ship was drawn. */

/**
 * Animates ships from their previous positions: the one in the current event along the track, the others
 * aside.
 * @param {Track} track @param {readonly ShipAt[]} ships @param {Map<string, Spot>} spots
 * @param {Scene | null} scene @param {Map<string, SVGGElement>} places
 */
function useFlight(track, ships, spots, scene, places) {
  const before = useRef(/** @type {Map<string, Drawn>} */ (new Map()));
  useLayoutEffect(() => {
    for (const [name, index] of ships) {
      const spot = /** @type {Spot} */ (spots.get(name));
      const was = before.current.get(name);
      before.current.set(name, { index, spot });
      const isSame = !was || (was.spot.x === spot.x && was.spot.y === spot.y);
      const place = places.get(name);
      if (isSame || !place || isStill()) continue;
      flyFrom(
        track,
        place,
        was,
        { index, spot },
        scene && fieldOf(scene.event, "ship") === name ? scene.ms : null,
      );
    }
  });
}

/**
 * Animates one ship: along the track if the current event is about it, aside within its space, or not at all.
 * @param {Track} track @param {SVGGElement} place @param {Drawn} was @param {Drawn} now
 * @param {number | null} ms How long it is shown.
 */
function flyFrom(track, place, was, now, ms) {
  if (was.index === now.index) fly(place, [was.spot, now.spot], ASIDE_MS);
  else if (ms !== null) {
    fly(place, [was.spot, ...wayAlong(track, was.index, now.index).slice(1, -1), now.spot], ms);
  } else for (const flight of place.getAnimations({ subtree: true })) flight.cancel();
}

/**
 * @param {SVGGElement} place @param {{x: number, y: number, degrees: number, scale?: number}[]} way
 * @param {number} ms
 */
function fly(place, way, ms) {
  const timing = { duration: ms * 0.92, easing: "ease-in-out" };
  place.animate(
    way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
    timing,
  );
  const headings = unwound(way.map(({ degrees }) => degrees));
  const scale = way.at(-1)?.scale ?? 1;
  place.querySelector("g")?.animate(
    headings.map((turn) => ({ transform: `rotate(${turn}deg) scale(${scale})` })),
    timing,
  );
}
