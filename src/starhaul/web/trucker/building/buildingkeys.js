/** Keyboard control for building. */

import { useKeys } from "../../core/keys.js";
import { inspect } from "../inspect.js";
import { PILE_KEYS } from "./cardpiles.js";
import { nextCell } from "./geometry.js";

/** @typedef {import("./bench.js").Bench} Bench */

const ARROWS = /** @type {Record<string, number>} */ ({
  ArrowUp: 0,
  ArrowRight: 1,
  ArrowDown: 2,
  ArrowLeft: 3,
});

/**
 * The neighbouring button in a list that wraps.
 * @param {HTMLElement} from @param {HTMLElement[]} buttons @param {number} direction
 */
function beside(from, buttons, direction) {
  const at = (/** @type {HTMLElement} */ button) => ({ x: button.offsetLeft, y: button.offsetTop });
  const here = at(from);
  const [dx, dy] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ][direction];
  let best = from;
  let least = Infinity;
  for (const button of buttons) {
    const { x, y } = at(button);
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (along > 8 && along + 3 * aside < least) [best, least] = [button, along + 3 * aside];
  }
  return best;
}

/** Move the focus among the tiles of the pool. @param {HTMLElement} list @param {number} direction */
function movePool(list, direction) {
  const buttons = /** @type {HTMLElement[]} */ ([...list.querySelectorAll(".pool-tile")]);
  beside(/** @type {HTMLElement} */ (document.activeElement), buttons, direction).focus();
}

/** @param {Bench} bench @param {number} direction */
function moveCursor(bench, direction) {
  const wasShown = bench.byKey.peek() && bench.cursor.peek() !== null;
  bench.byKey.value = true;
  const from = bench.cursorCell();
  bench.cursor.value = wasShown ? nextCell(bench.board.peek(), bench.zone.peek(), from, direction) : from;
}

/**
 * What an inspect key refers to: the focused tile of the pool, the held tile, or the tile at the cursor.
 * @param {Bench} bench
 */
function lookAt(bench) {
  const focused = Number(document.activeElement?.closest("[data-tile]")?.getAttribute("data-tile") ?? 0);
  const laid = bench.state
    .peek()
    .tiles.find(([cell]) => cell === (bench.cursor.peek() ?? bench.hover.peek()));
  const held = Math.max(0, bench.held.peek());
  const number = focused || held || laid?.[1];
  if (number)
    inspect({
      kind: "tile",
      edition: bench.edition,
      number,
      turn: focused ? 0 : held ? bench.turn.peek() : laid?.[2],
    });
}

/**
 * Take something by key; from now on the held tile is shown at the cursor.
 * @param {Bench} bench @param {() => void} act
 */
function byKey(bench, act) {
  bench.byKey.value = true;
  bench.cursor.value = bench.cursorCell();
  act();
}

/** @typedef {{finish: () => void, help: () => void, others: () => void}} Openers */

/** Keys by letter. @param {Bench} bench @param {Openers} open @returns {Record<string, () => void>} */
const letters = (bench, open) => ({
  d: () => byKey(bench, () => bench.draw()),
  v: () => bench.reserve(),
  b: () => bench.giveBack(),
  Backspace: () => bench.giveBack(),
  f: () => bench.turnGlass(),
  e: open.finish,
  "?": open.help,
  o: open.others,
  i: () => lookAt(bench),
  p: () => /** @type {HTMLElement | null} */ (document.querySelector('.pool-tile[tabindex="0"]'))?.focus(),
  Escape: () => {
    if (bench.isLifted.peek()) bench.letGo();
    else bench.byKey.value = false;
  },
});

/** Move the focus in the pool, or the cursor on the board. @param {Bench} bench @param {number} direction */
function move(bench, direction) {
  const list = document.activeElement?.closest(".pool-tiles");
  if (list) movePool(/** @type {HTMLElement} */ (list), direction);
  else moveCursor(bench, direction);
}

/**
 * The action of a key.
 * @param {Bench} bench @param {Openers} open @param {string} key @param {KeyboardEvent} event
 * @returns {(() => void) | undefined}
 */
function actOf(bench, open, key, event) {
  if (key in ARROWS) return () => move(bench, ARROWS[key]);
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  if (digit && !event.shiftKey) return () => byKey(bench, () => bench.use(Number(digit[1]) - 1));
  if (key === "r") return () => bench.rotate(event.shiftKey ? -1 : 1);
  const pile = PILE_KEYS.indexOf(key.toUpperCase());
  if (pile >= 0) return () => bench.ask({ do: "look", pile }, "piles");
  if (key === "Enter" && document.activeElement === document.body) {
    return () => bench.choose(bench.cursorCell());
  }
  return letters(bench, open)[key];
}

/** @param {Bench | null} bench @param {Openers} open */
export function useBuildKeys(bench, open) {
  useKeys((key, event) => {
    if (!bench || document.querySelector("dialog[open]")) return false;
    const act = actOf(bench, open, key, event);
    act?.();
    return Boolean(act);
  });
}
