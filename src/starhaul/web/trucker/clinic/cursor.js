/** A keyboard cursor on a ship: arrows move it, and the cell under it has the focus. */

import { useEffect, useRef, useState } from "../../lib.js";
import { middleCell, nextCell } from "../building/geometry.js";

/** @typedef {import("../data.js").BoardData} BoardData */

const ARROWS = /** @type {Record<string, number>} */ ({
  ArrowUp: 0,
  ArrowRight: 1,
  ArrowDown: 2,
  ArrowLeft: 3,
});

/**
 * The cell of the cursor (the first one that is reached by tab is in the middle), the element around the
 * ship, the listener that moves the cursor, and whether it is in use: the first arrow only shows it.
 * @param {BoardData} board
 * @param {number[]} first The cells that can be chosen; the cursor begins among them.
 */
export function useCursor(board, first) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const [cursor, setCursor] = useState(() => middleCell(board, first));
  // It moves over all cells: those that can be chosen may be far apart.
  const cells = [...new Set([...board.zone, ...first])];
  const isMoved = useRef(false);
  const [isByKey, setByKey] = useState(false);
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    /** @type {SVGElement | null | undefined} */ (
      place.current?.querySelector(`.target[data-cell="${cursor}"]`)
    )?.focus();
  }, [cursor]);
  const moveTo = (/** @type {number} */ cell) => {
    isMoved.current = true;
    setCursor(cell);
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const direction = ARROWS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    setByKey(true);
    moveTo(isByKey ? nextCell(board, cells, cursor, direction) : cursor);
  };
  return { cursor, moveTo, place, onKeyDown, isByKey, setByKey };
}
