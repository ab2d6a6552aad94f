/** Places of the tiles that lie face up: a tile keeps its place while others come and go. */

/**
 * Tiles that are gone leave a gap, new ones fill the first gap.
 * @param {(number | null)[]} places The tile at each place so far.
 * @param {number[]} tiles Those that lie there now.
 * @returns {(number | null)[]}
 */
export function settled(places, tiles) {
  const there = new Set(tiles);
  const next = places.map((tile) => (tile !== null && there.has(tile) ? tile : null));
  const known = new Set(next);
  let gap = 0;
  for (const tile of tiles) {
    if (known.has(tile)) continue;
    while (gap < next.length && next[gap] !== null) gap += 1;
    next[gap] = tile;
    known.add(tile);
  }
  while (next.length && next.at(-1) === null) next.pop();
  return next;
}
