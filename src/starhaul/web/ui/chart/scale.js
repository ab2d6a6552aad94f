/** The scales of a chart. No DOM. */

const MOST_STEPS = 5;

/** Round numbers from 0 up to at least the largest value. @param {number} largest @returns {number[]} */
export function steps(largest) {
  let size = 1;
  for (const factor of cycle()) {
    if (largest / size <= MOST_STEPS) break;
    size *= factor;
  }
  const count = Math.max(1, Math.ceil(largest / size));
  return Array.from({ length: count + 1 }, (_, i) => i * size);
}

/** Steps of 1, 2, 5, 10 and so on. */
function* cycle() {
  for (;;) yield* [2, 2.5, 2];
}

/**
 * Positions as close as possible to the preferred ones, at least `gap` apart and in the same order.
 * @param {number[]} wished @param {number} gap @param {number} low @param {number} high
 */
export function spread(wished, gap, low, high) {
  const order = wished.map((_, i) => i).sort((a, b) => wished[a] - wished[b]);
  /**
   * Labels that touch form a block, centred on the mean of their preferred positions.
   * @type {{at: number, size: number, sum: number}[]}
   */
  const blocks = [];
  for (const i of order) {
    blocks.push({ at: 0, size: 1, sum: wished[i] });
    for (;;) {
      const block = blocks[blocks.length - 1];
      const before = blocks[blocks.length - 2];
      const room = gap * (block.size - 1);
      block.at = Math.min(high - room, Math.max(low, block.sum / block.size - room / 2));
      if (!before || before.at + gap * before.size <= block.at) break;
      before.size += block.size;
      before.sum += block.sum;
      blocks.pop();
    }
  }
  const places = blocks.flatMap(({ at, size }) => Array.from({ length: size }, (_, n) => at + n * gap));
  const found = new Array(wished.length);
  for (const [rank, i] of order.entries()) found[i] = places[rank];
  return found;
}

/** @param {number} n */
const short = (n) => Math.round(n * 10) / 10;

/** @param {[number, number][]} points */
export const pathOf = (points) => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}`;
