/**
 * The visible part of the track. A box is in units of the drawing and has the aspect ratio of the map on the
 * screen.
 */

/**
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {{width: number, height: number}} Size
 */

/** The scale, in pixels per unit of the drawing, from which ships and letters are readable. */
export const LEGIBLE = 0.55;
const CLOSEST = 1.6;
const AROUND = 110;

/**
 * The smallest box of this aspect ratio that contains another one, with the same centre.
 * @param {Box} box @param {Size} size @returns {Box}
 */
function shaped(box, size) {
  const scale = Math.min(size.width / box.width, size.height / box.height);
  const [width, height] = [size.width / scale, size.height / scale];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** The whole track. @param {Size} track @param {Size} size @returns {Box} */
export const whole = (track, size) => shaped({ x: 0, y: 0, width: track.width, height: track.height }, size);

/** The scale in pixels per unit of the drawing. @param {Box} box @param {Size} size */
export const scaleOf = (box, size) => size.width / box.width;

/**
 * Limits a box to the drawing.
 * @param {Box} box @param {Size} track @param {Size} size @returns {Box}
 */
export function held(box, track, size) {
  const all = whole(track, size);
  const most = Math.max(CLOSEST, scaleOf(all, size));
  const width = Math.min(all.width, Math.max(box.width, size.width / most));
  const height = (width * size.height) / size.width;
  const x = box.x + (box.width - width) / 2;
  const y = box.y + (box.height - height) / 2;
  return { x: within(x, width, track.width), y: within(y, height, track.height), width, height };
}

/** @param {number} start @param {number} length @param {number} room */
const within = (start, length, room) =>
  length >= room ? (room - length) / 2 : Math.min(Math.max(start, 0), room - length);

/**
 * A box that shows these points with some space around them, no closer than needed for reading.
 * @param {readonly {x: number, y: number}[]} points @param {Size} track @param {Size} size
 * @returns {Box}
 */
export function around(points, track, size) {
  if (!points.length) return whole(track, size);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  const box = {
    x: left,
    y: top,
    width: Math.max(...xs) + AROUND - left,
    height: Math.max(...ys) + AROUND - top,
  };
  const fitting = shaped(box, size);
  const least = size.width / (LEGIBLE * 1.3);
  const grown = fitting.width < least ? shaped(resized(fitting, least / fitting.width), size) : fitting;
  return held(grown, track, size);
}

/** @param {Box} box @param {number} factor */
const resized = (box, factor) => ({
  x: box.x - (box.width * (factor - 1)) / 2,
  y: box.y - (box.height * (factor - 1)) / 2,
  width: box.width * factor,
  height: box.height * factor,
});

/**
 * Zoom in (factor above 1) or out; the given point of the screen stays where it is.
 * @param {Box} box @param {number} factor @param {{x: number, y: number}} at Fractions of the screen, 0 to 1.
 * @returns {Box}
 */
export function zoomed(box, factor, at = { x: 0.5, y: 0.5 }) {
  const [width, height] = [box.width / factor, box.height / factor];
  return { x: box.x + (box.width - width) * at.x, y: box.y + (box.height - height) * at.y, width, height };
}

/** @param {Box} box @param {number} x @param {number} y */
export const moved = (box, x, y) => ({ ...box, x: box.x + x, y: box.y + y });

/**
 * Interpolates between two boxes.
 * @param {Box} one @param {Box} other @param {number} share @returns {Box}
 */
export function between(one, other, share) {
  const mix = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * share;
  return {
    x: mix(one.x, other.x),
    y: mix(one.y, other.y),
    width: mix(one.width, other.width),
    height: mix(one.height, other.height),
  };
}

/** As an SVG `viewBox`. @param {Box} box */
export const viewBox = ({ x, y, width, height }) => [x, y, width, height].map((n) => n.toFixed(1)).join(" ");
