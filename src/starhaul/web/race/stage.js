/** The positions of ships at the current point of the story, which lags behind the state. */

/**
 * @typedef {import("./data.js").Track} Track
 * @typedef {import("./data.js").ShipAt} ShipAt
 * @typedef {import("../core/told.js").Told} Told
 * @typedef {{ship: string, index: number}} Aloft A ship that has flown but not yet come to rest.
 */

const RESTS = new Set([
  "side-chosen",
  "hole-retreat",
  "hole-evaded",
  "round-dealt",
  "card-played",
  "game-ended",
]);

/** Whether a ship that stops here still waits for a decision. @param {Track} track @param {number} index */
function isUnsettled(track, index) {
  const faces = track.spaces[index]?.faces ?? [];
  return faces.length > 1 || faces[0] === "black_hole";
}

/**
 * The ship that has stopped on a double space or a black hole and is not at rest yet: views still show it at
 * its origin.
 * @param {Track} track @param {readonly Told[]} told In order, the latest last. @returns {Aloft | null}
 */
export function aloftAfter(track, told) {
  for (let number = told.length - 1; number >= 0; number -= 1) {
    const event = told[number];
    if (RESTS.has(event.key)) return null;
    if (event.key !== "ship-moved") continue;
    const { ship, to: index } = event.args;
    return isUnsettled(track, index) ? { ship, index } : null;
  }
  return null;
}

/**
 * The same, derived from the question, because the person may have joined after the event.
 * @param {import("../types.d.ts").race.AskedQuestion | null} asked
 * @returns {Aloft | null}
 */
export function aloftAsked(asked) {
  if (asked?.kind === "side") return { ship: asked.about.ship, index: asked.about.index };
  return asked?.kind === "evade" ? { ship: asked.about.ship, index: asked.about.hole } : null;
}

/**
 * The ships with one of them moved.
 * @param {readonly ShipAt[]} ships @param {string} name @param {number} index @param {string} face
 * @returns {ShipAt[]}
 */
export const put = (ships, name, index, face) =>
  ships.map((ship) => (ship[0] === name ? [name, index, face] : ship));

/**
 * The face on which a ship stands: the only one, or the one given. Nobody chooses where a black hole sends a
 * ship.
 * @param {Track} track @param {number} index @param {string} [wanted]
 */
function faceAt(track, index, wanted) {
  const { faces } = track.spaces[index];
  if (faces.length === 1) return faces[0];
  return wanted && faces.includes(wanted) ? wanted : "";
}

/**
 * The ships after one more event.
 * @param {Track} track @param {readonly ShipAt[]} ships @param {Told} event
 * @returns {readonly ShipAt[]}
 */
export function after(track, ships, { key, args }) {
  if (key === "ship-moved") return put(ships, args.ship, args.to, faceAt(track, args.to));
  if (key === "hole-retreat" || key === "hole-evaded")
    return put(ships, args.ship, args.to, faceAt(track, args.to, "normal"));
  if (key === "ship-towed") {
    const face = ships.find((other) => other[1] === args.to)?.[2] ?? faceAt(track, args.to);
    return put(ships, args.ship, args.to, face);
  }
  if (key !== "side-chosen") return ships;
  const index = ships.find((other) => other[0] === args.ship)?.[1] ?? 0;
  return put(ships, args.ship, index, args.face);
}

/**
 * The ships at this point of the story: those of the view before, updated by the events played since.
 * @param {Track} track @param {readonly ShipAt[]} before @param {readonly Told[]} told
 * @param {Aloft | null} aloft @returns {readonly ShipAt[]}
 */
export function staged(track, before, told, aloft) {
  const start = aloft ? put(before, aloft.ship, aloft.index, "") : before;
  return told.reduce((ships, event) => after(track, ships, event), start);
}
