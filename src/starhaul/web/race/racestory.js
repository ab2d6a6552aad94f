/** What the story of a match needs to know of the race: the track, and sentences of events. */

import { inLines } from "../core/chronicle.js";
import { t } from "../core/texts.js";
import { html } from "../lib.js";
import { data } from "./data.js";
import { FinalTrack, Lane } from "./finaltrack.js";
import { sentence } from "./story.js";

/**
 * @typedef {import("../core/chronicle.js").Chronicle} Chronicle
 * @typedef {import("../types.d.ts").StoryRound} Round
 * @typedef {{ships: import("./data.js").ShipAt[]}} TrackPicture
 */

export const hasColours = false;

/** Bots, and people whose names are not known, by their colours. @param {number} seat */
export const nameOf = (seat) =>
  data()
    .owners.flatMap((owner, number) => (owner === seat ? [t(`race-seat-${data().colours[number]}`)] : []))
    .join(" + ");

/**
 * The whole track at the end; after other rounds only how far each ship has come.
 * @param {{picture: import("../types.d.ts").StoryPicture, label: string, isLast: boolean}} props
 */
export function Picture({ picture, label, isLast }) {
  const { ships } = /** @type {TrackPicture} */ (picture.drawing);
  const last = data().track.spaces.length - 1;
  return isLast
    ? html`<${FinalTrack} ships=${ships} label=${label} />`
    : html`<ul class="rank-ships story-lanes" aria-label=${label}>
      ${ships.map((ship) => html`<${Lane} key=${ship[0]} ship=${ship} last=${last} />`)}
    </ul>`;
}

/** @param {Chronicle} _story @param {Round} round @param {(person: number) => string} personOf */
export function scenesOf(_story, round, personOf) {
  const teller = { nameOf: personOf, jokers: data().jokers };
  return round.scenes.map((scene) => ({
    scene,
    lines: inLines(
      scene.events.map((event) => ({
        text: sentence(
          /** @type {import("../core/told.js").Told} */ (/** @type {unknown} */ (event)),
          teller,
        ),
        isNew: event.key === "card-played",
      })),
    ),
  }));
}
