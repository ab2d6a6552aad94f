/** The map of the race: track, ships and possible moves. It can be dragged and zoomed. */

import { t } from "../core/texts.js";
import { fieldOf } from "../core/told.js";
import { html, useState } from "../lib.js";
import { sized } from "../ui/parts.js";
import { Fleet, pressing } from "./fleet.js";
import { placeOf } from "./formation.js";
import { Ground } from "./ground.js";
import { useLens } from "./lens.js";
import { ReachLines, TowRope } from "./reach.js";
import { capital, faceName } from "./words.js";

/**
 * @typedef {import("./data.js").Track} Track
 * @typedef {import("./data.js").ShipAt} ShipAt
 * @typedef {import("../core/director.js").Scene} Scene
 */

const CLOSER = 1.35;

/**
 * @param {{track: Track, ships: readonly ShipAt[], scene: Scene | null, reach: import("./reach.js").Reach[],
 *   chosen: string | null, choices: ReadonlySet<string>, isRinged: boolean, away?: ReadonlySet<string>,
 *   sides: {index: number, faces: string[]} | null, focus: {key: string, indexes: number[]},
 *   onShip?: (ship: string) => void, onAim?: (ship: string | null) => void, onSide?: (face: string) => void,
 *   children?: import("../lib.js").Child}} props
 */
export function TrackMap({
  track,
  ships,
  scene,
  reach,
  chosen,
  choices,
  isRinged,
  away,
  sides,
  focus,
  onShip,
  onAim,
  onSide,
  children,
}) {
  const points = focus.indexes.map((index) => placeOf(track, index));
  const lens = useLens(track, { key: focus.key, points });
  const [noted, setNoted] = useState(/** @type {number | null} */ (null));
  const tow = scene?.event.key === "ship-towed" ? scene : null;
  return html`<section class="race-map" aria-label=${t("race-ui-track")}>
    <svg
      ref=${lens.place}
      class="race-track"
      role="group"
      aria-label=${t("race-ui-track")}
      preserveAspectRatio="xMidYMid meet"
    >
      <${Ground} svg=${track.svg} />
      <g class="race-spaces" aria-hidden="true">
        ${track.spaces.map(
          ({ outline }, index) => html`<path
            key=${index}
            d=${outline}
            onClick=${() => setNoted(index === noted ? null : index)}
          />`,
        )}
      </g>
      ${noted !== null && html`<path class="race-noted" d=${track.spaces[noted].outline} />`}
      <${ReachLines} track=${track} reach=${reach} />
      ${sides && html`<${Sides} track=${track} sides=${sides} onSide=${onSide} />`}
      ${
        tow &&
        html`<${TowRope} key=${`${tow.rev} ${fieldOf(tow.event, "ship")}`} track=${track} scene=${tow} />`
      }
      <${Fleet}
        track=${track}
        ships=${ships}
        scene=${scene}
        chosen=${chosen}
        choices=${choices}
        isRinged=${isRinged}
        away=${away}
        onShip=${onShip}
        onAim=${onAim}
      />
      ${scene && html`<${Flash} track=${track} ships=${ships} scene=${scene} />`}
    </svg>
    ${children}
    ${noted !== null && html`<${SpaceNote} track=${track} index=${noted} onClose=${() => setNoted(null)} />`}
    <${Zoom} lens=${lens} />
  </section>`;
}

const CORNERS = "M-8 -3V-8H-3M3 -8H8V-3M8 3V8H3M-3 8H-8V3";
const SIGHTS = "M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0M0 -9V-4M0 4V9M-9 0H-4M4 0H9";

/** @param {{lens: ReturnType<typeof useLens>}} props */
function Zoom({ lens }) {
  const follows = lens.mode === "follow";
  return html`<div class="race-zoom">
    <button
      type="button"
      class="button round"
      aria-label=${t("race-ui-closer")}
      onClick=${() => lens.zoom(CLOSER)}
    >
      +
    </button>
    <button
      type="button"
      class="button round"
      aria-label=${t("race-ui-further")}
      onClick=${() => lens.zoom(1 / CLOSER)}
    >
      −
    </button>
    ${
      (!lens.isRoomy || lens.mode === "free") &&
      html`<button
        type="button"
        class="button round"
        onClick=${lens.toggle}
        aria-label=${t(follows ? "race-ui-whole" : "race-ui-follow")}
      >
        <svg class="sign" style=${sized(20)} viewBox="-10 -10 20 20" aria-hidden="true">
          <path class="race-zoom-sign" d=${follows ? CORNERS : SIGHTS} />
        </svg>
      </button>`
    }
  </div>`;
}

/**
 * The two sides of a double space, to choose from.
 * @param {{track: Track, sides: {index: number, faces: string[]}, onSide?: (face: string) => void}} props
 */
function Sides({ track, sides, onSide }) {
  const space = track.spaces[sides.index];
  return html`<g class="race-sides">
    ${space.faces.map(
      (face, number) =>
        sides.faces.includes(face) &&
        html`<path
          key=${face}
          class="race-side"
          d=${space.sides[number]}
          role="button"
          tabindex="0"
          aria-label=${capital(faceName(face))}
          onClick=${() => onSide?.(face)}
          onKeyDown=${pressing(() => onSide?.(face))}
        />`,
    )}
  </g>`;
}

/** What a space is and does. @param {{track: Track, index: number, onClose: () => void}} props */
function SpaceNote({ track, index, onClose }) {
  return html`<button type="button" class="race-note" onClick=${onClose}>
    <strong>${t("race-ui-space", { index })}</strong>
    ${track.spaces[index].faces.map(
      (face) =>
        html`<span key=${face}><b>${capital(faceName(face))}</b> – ${t(`race-ui-does-${face}`)}</span>`,
    )}
  </button>`;
}

/** A short-lived ring around the ship that an event is about. @type {Record<string, string>} */
const FLASHES = {
  "hole-retreat": "bad",
  "hole-evaded": "good",
  "ship-finished": "good",
  "bonus-played": "info",
};

/** @param {{track: Track, ships: readonly ShipAt[], scene: Scene}} props */
function Flash({ track, ships, scene }) {
  const look = FLASHES[scene.event.key];
  const ship = ships.find(([name]) => name === fieldOf(scene.event, "ship"));
  if (!look || !ship) return null;
  const { x, y } = placeOf(track, ship[1], ship[2]);
  return html`<circle
    key=${`${scene.rev} ${scene.event.key} ${ship[0]}`}
    class=${`race-flash ${look}`}
    cx=${x}
    cy=${y}
    r="44"
    style=${{ animationDuration: `${scene.ms}ms` }}
    aria-hidden="true"
  />`;
}
