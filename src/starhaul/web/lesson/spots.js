/** Where things of a lesson are on the screen: the lit part, and a free place for the captain. */

/**
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {object} Spot
 * @property {string[]} targets Selectors; the first element that is visible is lit.
 * @property {string[]} [opens] What else is not dimmed, because it is needed, too.
 * @property {string[]} [needs] Controls that the captain must not cover, besides those in all these parts.
 * @property {string[]} [keeps] What the captain should not cover if there is another place.
 * @property {string} [home] Where the captain stays while nothing is needed there.
 * @property {string[]} [closes] Dialogs that are closed when this is lit.
 * @property {boolean} [isDim] Whether the rest is dimmed.
 */

/** @param {Element} element @returns {Box | null} */
function boxOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0
    ? { x, y, width, height }
    : null;
}

/** The topmost open dialog. */
export const openDialog = () =>
  /** @type {HTMLElement | undefined} */ ([...document.querySelectorAll("dialog[open]")].at(-1));

/** The first of these that can be seen and used. @param {string[]} selectors @returns {Element | null} */
export function visible(selectors) {
  const dialog = openDialog();
  for (const selector of selectors)
    for (const element of (dialog ?? document).querySelectorAll(selector)) if (boxOf(element)) return element;
  return null;
}

/** @param {string[]} selectors @returns {Box[]} */
export const boxesOf = (selectors) =>
  selectors.flatMap((selector) =>
    [...document.querySelectorAll(selector)].flatMap((element) => boxOf(element) ?? []),
  );

const CLOSE = ".dialog-head > .round";
const CONTROLS = ":is(button, a, input, select, [role=button], [role=radio]):not(:disabled, [tabindex='-1'])";

/** Close the dialogs that are in the way. @param {Spot} spot */
export function closeDialogs({ closes = [] }) {
  for (const dialog of closes) {
    const button = document.querySelector(`${dialog}[open] ${CLOSE}`);
    if (button instanceof HTMLElement) button.click();
  }
}

/** @param {Spot} spot */
function litElement({ targets }) {
  return visible(openDialog() && targets.length ? [...targets, CLOSE] : targets);
}

/**
 * The lit part; if an open dialog hides it, the button that closes the dialog.
 * @param {Spot} spot @returns {Box | null}
 */
export function litBox(spot) {
  const element = litElement(spot);
  return element ? boxOf(element) : null;
}

/** @param {string[]} [selectors] @returns {Element[]} */
const all = (selectors = []) => (selectors.length ? [...document.querySelectorAll(selectors.join())] : []);

/** The controls that a step needs. @param {Spot} spot @returns {Box[]} */
export function neededBoxes(spot) {
  const lit = litElement(spot);
  // A dialog that is in the way may also be answered.
  const isInTheWay = lit?.matches(CLOSE) ?? false;
  const parts = [
    ...(lit ? [lit] : []),
    ...all(spot.opens),
    ...(isInTheWay ? all(["dialog[open] .dialog-buttons"]) : []),
  ];
  const controls = parts.flatMap((part) => [part, ...part.querySelectorAll("*")].filter(isControl));
  return [...controls, ...all(spot.needs)].flatMap((control) => boxInReach(control) ?? []);
}

/** @param {Element} element */
const isControl = (element) => element.matches(CONTROLS);

/** The box of something that could be pressed if the captain were not there. @param {Element} element */
function boxInReach(element) {
  const box = boxOf(element);
  if (!box) return null;
  const there = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return there.includes(element) ? box : null;
}
