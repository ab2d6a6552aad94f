/** The positions of ships in the drawing; the same as in `race/draw/track_art.py`. */

/**
 * @typedef {import("./data.js").Track} Track
 * @typedef {import("./data.js").Space} Space
 * @typedef {import("./data.js").ShipAt} ShipAt
 * @typedef {{x: number, y: number, degrees: number, scale: number}} Spot
 */

const PLANETS = ["start", "finish"];

/**
 * A point on a space, along the direction of travel and to its right.
 * @param {Space} space @param {number} along @param {number} across
 */
export function pointAt(space, along, across) {
  const turn = (space.degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return { x: space.x + along * c - across * s, y: space.y + along * s + across * c };
}

/**
 * The centre of a face of a space: along and across.
 * @param {Track} track @param {number} index @param {string} face
 */
export function middleOf(track, index, face) {
  const { faces } = track.spaces[index];
  if (PLANETS.includes(faces[0]))
    return { along: track.planet_shift * (faces[0] === "start" ? -1 : 1), across: 0 };
  if (faces.length < 2 || !faces.includes(face)) return { along: 0, across: 0 };
  return { along: 0, across: (track.inner / 2) * (faces[0] === face ? -1 : 1) };
}

/**
 * The position of a single ship on a face, in the drawing.
 * @param {Track} track @param {number} index @param {string} [face]
 */
export function placeOf(track, index, face = "") {
  const { along, across } = middleOf(track, index, face);
  return pointAt(track.spaces[index], along, across);
}

/**
 * The arrangement of several ships: columns, steps along and across, scale.
 * @param {number} count @param {boolean} isPlanet @param {boolean} isHalf
 * @returns {[number, number, number, number]}
 */
function grid(count, isPlanet, isHalf) {
  if (count === 1) return [1, 0, 0, 1.25];
  if (isPlanet) return count <= 4 ? [2, 40, 34, 1.1] : [3, 34, 29, 1];
  // Side by side, so that they do not cover the arrowheads between spaces.
  if (!isHalf && count <= 3) return [1, 0, 33, 1.1];
  if (!isHalf || count === 2) return [2, 33, 27, 0.95];
  if (count <= 4) return [2, 32, 26, 0.88];
  // Many ships on half a space: three columns.
  return [3, 22.5, count <= 6 ? 26 : 18, 0.7];
}

/**
 * The positions of `count` ships relative to the centre of their place: along, across, scale.
 * @param {number} count @param {boolean} isPlanet @param {boolean} isHalf
 * @returns {[number, number, number][]}
 */
export function formation(count, isPlanet, isHalf) {
  const [columns, along, across, scale] = grid(count, isPlanet, isHalf);
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, number) => {
    const row = Math.floor(number / columns);
    const inRow = Math.min(columns, count - row * columns);
    return [((number % columns) - (inRow - 1) / 2) * along, (row - (rows - 1) / 2) * across, scale];
  });
}

/**
 * The position of each ship in the drawing, without overlap.
 * @param {Track} track @param {readonly ShipAt[]} ships
 * @returns {Map<string, Spot>}
 */
export function standing(track, ships) {
  const together = new Map();
  for (const [name, index, face] of ships) {
    const key = `${index} ${face}`;
    if (!together.has(key)) together.set(key, { index, face, names: [] });
    together.get(key).names.push(name);
  }
  const found = new Map();
  for (const { index, face, names } of together.values()) {
    const space = track.spaces[index];
    const middle = middleOf(track, index, face);
    const places = formation(names.length, PLANETS.includes(space.faces[0]), middle.across !== 0);
    for (const [number, [along, across, scale]] of places.entries()) {
      const point = pointAt(space, middle.along + along, middle.across + across);
      found.set(names[number], { ...point, degrees: space.degrees, scale });
    }
  }
  return found;
}

/**
 * The path from one space to another along the track, as points with headings; both ends included.
 * @param {Track} track @param {number} from @param {number} to
 * @returns {{x: number, y: number, degrees: number}[]}
 */
export function wayAlong(track, from, to) {
  const step = to < from ? -1 : 1;
  const count = Math.abs(to - from);
  const points = Array.from({ length: count + 1 }, (_, number) => {
    const index = from + step * number;
    return { ...placeOf(track, index), degrees: track.spaces[index].degrees };
  });
  return points;
}

/**
 * Headings without jumps of more than half a turn, so that ships rotate the short way.
 * @param {number[]} degrees
 */
export function unwound(degrees) {
  let last = degrees[0] ?? 0;
  return degrees.map((next) => {
    const turn = ((((next - last) % 360) + 540) % 360) - 180;
    last += turn;
    return last;
  });
}
