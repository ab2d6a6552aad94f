/** How long a moment stays on the screen at normal speed, apart from the story of its events. No DOM. */

/** Building is shown as a time-lapse: what people did in a minute takes a few seconds. */
const LAPSE = { share: 1 / 20, least: 40, most: 250 };
const USUAL = { share: 1 / 6, least: 90, most: 900 };

/** @param {number} passed Match time up to the next moment, in ms. @param {boolean} isLapse */
export function gapAfter(passed, isLapse) {
  const { share, least, most } = isLapse ? LAPSE : USUAL;
  return Math.max(least, Math.min(most, passed * share));
}
