/**
 * Where the given tiles lie and how they are turned, and what can be done with them.
 * Used by `placing`, which shows it.
 */

import { useKeys } from "../../core/keys.js";
import { useState } from "../../lib.js";
import { boardData } from "../data.js";
import { useCursor } from "./cursor.js";

/**
 * `spots`: the cell of each given tile, null in the tray.
 * @param {import("./index.js").Task} task @param {boolean} isOver Whether the answer is given.
 */
export function usePlacing(task, isOver) {
  const tiles = task.tiles ?? [];
  const board = boardData(task.edition, task.ship_class);
  const [spots, setSpots] = useState(/** @type {(number | null)[]} */ (tiles.map(() => null)));
  const [turns, setTurns] = useState(task.turns ?? tiles.map(() => 0));
  const [held, setHeld] = useState(/** @type {number | null} */ (tiles.length === 1 ? 0 : null));
  const taken = new Set(task.ships[0].tiles.map(([cell]) => cell));
  const free = board.zone.filter((cell) => !taken.has(cell));
  const pointer = useCursor(board, free);

  const hold = (/** @type {number} */ tile) => {
    if (!isOver) setHeld(tile);
  };
  const turn = (/** @type {number} */ by) => {
    const which = held ?? spots.indexOf(pointer.cursor);
    if (isOver || which < 0) return false;
    setTurns(turns.map((was, tile) => (tile === which ? (was + by + 4) % 4 : was)));
    return true;
  };
  /** Attach a tile; one that lay there goes back to the tray, and the next one is taken from it. */
  const put = (/** @type {number} */ cell, tile = held) => {
    if (isOver || tile === null || !free.includes(cell)) return;
    const other = spots.indexOf(cell);
    const now = spots.map((was, one) => (one === tile ? cell : one === other ? null : was));
    const left = now.indexOf(null);
    setSpots(now);
    setHeld(left < 0 ? null : left);
    pointer.moveTo(cell);
  };
  const choose = (/** @type {number} */ cell) => {
    if (held !== null) put(cell);
    else if (spots.includes(cell)) hold(spots.indexOf(cell));
  };
  useKeys((key, event) => {
    if (key === "r") return turn(event.shiftKey ? -1 : 1);
    const number = Number(key);
    if (!number || number > tiles.length || isOver) return false;
    hold(number - 1);
    pointer.setByKey(true);
    pointer.moveTo(spots[number - 1] ?? pointer.cursor);
    return true;
  });
  return { board, free, spots, turns, held, hold, turn, put, choose, pointer };
}
