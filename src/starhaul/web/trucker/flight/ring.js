/**
 * The geometry of the flight track as a ring around the card: a rectangle with rounded corners, measured
 * along its line. No DOM.
 */

/**
 * @typedef {{width: number, height: number, radius: number}} Ring
 * @typedef {{x: number, y: number, degrees: number}} Spot
 */

/** The length of the ring. @param {Ring} ring */
export function lengthOf({ width, height, radius }) {
  return 2 * (width - 2 * radius) + 2 * (height - 2 * radius) + 2 * Math.PI * radius;
}

/**
 * The point at a fraction of the ring, clockwise from the middle of the top, relative to its centre.
 * @param {Ring} ring @param {number} share @returns {Spot}
 */
export function spotAt(ring, share) {
  const { width, height, radius } = ring;
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  const bend = (Math.PI / 2) * radius;
  let left = (((share % 1) + 1) % 1) * lengthOf(ring);
  const right = width / 2;
  const bottom = height / 2;
  // Half of the top first, then corners and sides alternate; the other half of the top is last.
  const sides = [across / 2, down, across, down, across / 2];
  for (const [number, side] of sides.entries()) {
    if (left <= side || number === 4) return along(number, left, { right, bottom, across, down });
    left -= side;
    if (left <= bend) return round(number, left / radius, { right, bottom, radius });
    left -= bend;
  }
  return { x: 0, y: -bottom, degrees: 0 };
}

/**
 * @param {number} side @param {number} by
 * @param {{right: number, bottom: number, across: number, down: number}} ring @returns {Spot}
 */
function along(side, by, { right, bottom, across, down }) {
  if (side === 0) return { x: by, y: -bottom, degrees: 0 };
  if (side === 1) return { x: right, y: by - down / 2, degrees: 90 };
  if (side === 2) return { x: across / 2 - by, y: bottom, degrees: 180 };
  if (side === 3) return { x: -right, y: down / 2 - by, degrees: 270 };
  return { x: by - across / 2, y: -bottom, degrees: 0 };
}

/**
 * The corner after a side.
 * @param {number} side @param {number} angle In radians.
 * @param {{right: number, bottom: number, radius: number}} ring @returns {Spot}
 */
function round(side, angle, { right, bottom, radius }) {
  const [sx, sy] = [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ][side];
  const turn = angle - Math.PI / 2 + (side * Math.PI) / 2;
  return {
    x: sx * (right - radius) + radius * Math.cos(turn),
    y: sy * (bottom - radius) + radius * Math.sin(turn),
    degrees: side * 90 + (angle * 180) / Math.PI,
  };
}

/** The ring as a path, relative to its centre. @param {Ring} ring */
export function pathOf({ width, height, radius: r }) {
  const x = width / 2;
  const y = height / 2;
  const corner = (/** @type {number} */ toX, /** @type {number} */ toY) => `A${r} ${r} 0 0 1 ${toX} ${toY}`;
  const topRight = `M${-x + r} ${-y}H${x - r}${corner(x, -y + r)}`;
  const bottom = `V${y - r}${corner(x - r, y)}H${-x + r}${corner(-x, y - r)}`;
  return `${topRight}${bottom}V${-y + r}${corner(-x + r, -y)}Z`;
}

/**
 * How many days each seat is behind the one ahead of it.
 * @param {number[]} order @param {{position?: number}[]} seats
 */
export const gapsOf = (order, seats) =>
  order.map((seat, i) => (i ? (seats[order[i - 1]].position ?? 0) - (seats[seat].position ?? 0) : 0));
