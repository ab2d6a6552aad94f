/**
 * The state of the workbench, and a prediction of it after the pending actions.
 *
 * Predictions make the screen respond at once. An action that no longer applies changes nothing, so it may be
 * applied to a view that already includes it.
 */

/**
 * @typedef {import("../who.js").View} View
 * @typedef {[number, number, number]} Laid Cell, tile, turn.
 * @typedef {object} Workbench
 * @property {number} hand The tile in the hand: 0 for none, `UNKNOWN` while it is being drawn.
 * @property {boolean} isReserved Whether the tile in the hand comes from the reserve.
 * @property {number[]} reserve
 * @property {Laid[]} tiles The tiles of the viewer's ship.
 * @property {[number, number][]} faceUp Handle and number of each face-up tile.
 * @property {number} faceDown How many.
 * @property {number} window The correction window: a cell, `LAST_RESERVED`, or `CLOSED`.
 * @property {number} looking The pile in the hand, −1 for none.
 * @property {number} start The start number; 0 while building.
 */

export const UNKNOWN = -1;
export const CLOSED = -1;
export const LAST_RESERVED = -2;

/** @param {View} view @param {number} me @returns {Workbench} */
export function workbenchOf(view, me) {
  const seat = view.seats[me];
  const yard = view.yard;
  return {
    hand: seat.hand ?? 0,
    isReserved: seat.hand_reserved ?? false,
    reserve: seat.reserve ?? [],
    tiles: seat.ship.tiles,
    faceUp: yard?.face_up ?? [],
    faceDown: yard?.face_down ?? 0,
    window: view.hints?.window ?? CLOSED,
    looking: seat.looking ?? -1,
    start: seat.start ?? 0,
  };
}

/** The tile of the correction window; 0 if it is closed. @param {Workbench} bench */
export function windowTile({ window, tiles, reserve }) {
  if (window === LAST_RESERVED) return reserve.at(-1) ?? 0;
  return tiles.find(([cell]) => cell === window)?.[1] ?? 0;
}

/** @param {Workbench} bench @param {number} tile @param {boolean} isReserved @returns {Workbench} */
const gripping = (bench, tile, isReserved) => ({ ...bench, hand: tile, isReserved, window: CLOSED });

/** @param {Workbench} bench @param {number} cell @param {number} turn @returns {Workbench} */
function attached(bench, cell, turn) {
  const { hand, window, tiles, reserve } = bench;
  if (hand === UNKNOWN) return bench;
  const tile = hand || windowTile(bench);
  if (!tile || tiles.some(([other]) => other === cell && other !== (hand ? -1 : window))) return bench;
  const others = hand ? tiles : tiles.filter(([other]) => other !== window);
  const isFromReserve = !hand && window === LAST_RESERVED;
  return {
    ...bench,
    hand: 0,
    isReserved: false,
    tiles: [...others, [cell, tile, turn]],
    reserve: isFromReserve ? reserve.slice(0, -1) : reserve,
    window: cell,
  };
}

/** @param {Workbench} bench @returns {Workbench} */
function reserved(bench) {
  const { hand, window, tiles, reserve } = bench;
  if (hand > 0)
    return { ...bench, hand: 0, isReserved: false, reserve: [...reserve, hand], window: LAST_RESERVED };
  const tile = hand || window < 0 ? 0 : windowTile(bench);
  if (!tile) return bench;
  return {
    ...bench,
    tiles: tiles.filter(([cell]) => cell !== window),
    reserve: [...reserve, tile],
    window: LAST_RESERVED,
  };
}

/** @param {Workbench} bench @returns {Workbench} */
function returned(bench) {
  const { hand, window, tiles, reserve, faceUp } = bench;
  const tile = hand || windowTile(bench);
  if (tile <= 0) return bench;
  return {
    ...bench,
    hand: 0,
    isReserved: false,
    tiles: hand ? tiles : tiles.filter(([cell]) => cell !== window),
    reserve: !hand && window === LAST_RESERVED ? reserve.slice(0, -1) : reserve,
    // The server's handle is not known yet; nobody can refer to the tile by this one.
    faceUp: [...faceUp, [0, tile]],
    window: CLOSED,
  };
}

/**
 * The workbench after an action.
 * @param {Workbench} bench
 * @param {import("../../types.d.ts").trucker.Answer} action
 * @returns {Workbench}
 */
export function applied(bench, action) {
  const isFree = bench.hand === 0 && bench.looking < 0;
  switch (action.do) {
    case "take":
      return isFree && bench.faceDown
        ? { ...gripping(bench, UNKNOWN, false), faceDown: bench.faceDown - 1 }
        : bench;
    case "take_open": {
      const found = bench.faceUp.find(([handle]) => handle === action.tile);
      if (!isFree || !found) return bench;
      return { ...gripping(bench, found[1], false), faceUp: bench.faceUp.filter((other) => other !== found) };
    }
    case "use": {
      const tile = bench.reserve[action.slot];
      if (!isFree || !tile) return bench;
      return {
        ...gripping(bench, tile, true),
        reserve: bench.reserve.filter((_, slot) => slot !== action.slot),
      };
    }
    case "attach":
      return attached(bench, action.cell, action.turn);
    case "reserve":
      return reserved(bench);
    case "return":
      return returned(bench);
    case "remove":
      return { ...bench, tiles: bench.tiles.filter(([cell]) => cell !== action.cell) };
    case "put_back":
      return { ...bench, looking: -1 };
    default:
      return bench;
  }
}
