/** A place for the captain's panel on the screen. No DOM. */

/**
 * @typedef {import("./spots.js").Box} Box
 * @typedef {{width: number, height: number}} Size
 * @typedef {{name: string, x: number, y: number}} Place `name` says where it is, whatever its size.
 * @typedef {object} Around What is on the screen.
 * @property {Box | null} lit
 * @property {Box[]} needs Controls of the step.
 * @property {Box[]} keeps What else should be seen.
 * @property {Box | null} home Where the panel stays while nothing is needed there.
 * @property {Size & {top: number}} room `top`: the height of the bar above.
 */

const MARGIN = 8;
const NARROW = 720;
/** How much worse it is to cover a control, or the lit part, than something else. */
const NEEDED = 100;
const LIT = 10;
/** How much more of what should be seen the panel may cover before it moves, as a share of its size. */
const STAYS = 0.25;
const HOME = "home";
/** In rem, as in the style sheet. */
const WIDTH = 28;
const LEAST_WIDTH = 200;

/** @param {Box} a @param {Box} b */
function overlap(a, b) {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** @param {Box} here @param {Box[]} boxes */
const covered = (here, boxes) => boxes.reduce((sum, box) => sum + overlap(here, box), 0);

/**
 * The width of a panel that fits into its home; 0 if it need not, or cannot.
 * @param {Box | null} home @param {number} width Of the screen. @param {number} [rem] In pixels.
 */
export function homeWidth(home, width, rem = 16) {
  if (!home || width < NARROW || home.width < LEAST_WIDTH) return 0;
  return Math.min(WIDTH * rem, home.width);
}

/**
 * Just above and just below some boxes.
 * @param {string} name @param {Box[]} boxes @param {Size} panel @returns {Record<string, number>}
 */
function rowsAt(name, boxes, panel) {
  if (!boxes.length) return {};
  return {
    [`above ${name}`]: Math.min(...boxes.map(({ y }) => y)) - panel.height - MARGIN,
    [`below ${name}`]: Math.max(...boxes.map(({ y, height }) => y + height)) + MARGIN,
  };
}

/**
 * At home, at the edges of the screen, beside the lit part.
 * @param {Size} panel @param {Around} around @returns {Place[]}
 */
function placesFor(panel, { lit, needs, home, room }) {
  const right = room.width - panel.width - MARGIN;
  const bottom = room.height - panel.height - MARGIN;
  const top = room.top + MARGIN;
  const xs =
    room.width < NARROW
      ? { middle: Math.max(MARGIN, right / 2) }
      : { left: MARGIN, right, middle: right / 2 };
  // On a screen that is too low the panel begins at its top.
  const edges = { bottom: Math.max(0, bottom), top, middle: Math.max(0, (bottom + top) / 2) };
  const beside = {
    ...rowsAt("lit", lit ? [lit] : [], panel),
    ...rowsAt("all", lit ? [lit, ...needs] : needs, panel),
  };
  const free = Object.entries(beside).filter(([, y]) => y >= top && y <= bottom);
  const inside = [...Object.entries(edges), ...free].flatMap(([row, y]) =>
    Object.entries(xs).map(([column, x]) => ({ name: `${row} ${column}`, x, y })),
  );
  if (!home || !homeWidth(home, room.width)) return inside;
  const y = home.y + home.height - panel.height;
  return [{ name: HOME, x: home.x + (home.width - panel.width) / 2, y }, ...inside];
}

/**
 * The place for a panel of this size that covers least. It stays where it was as long as it covers nothing
 * that the step needs, because a panel that moves with each sentence has to be looked for.
 * @param {Size} panel @param {Around} around @param {string} [last] The name of its last place.
 * @returns {Place}
 */
export function placeFor(panel, around, last = "") {
  const { lit, needs, keeps } = around;
  const costed = placesFor(panel, around).map((place) => {
    const here = { ...place, ...panel };
    const hard = NEEDED * covered(here, needs) + LIT * covered(here, lit ? [lit] : []);
    return { place, hard, cost: hard + covered(here, keeps) };
  });
  const best = costed.reduce((least, one) => (one.cost < least.cost - 1 ? one : least));
  if (costed[0].place.name === HOME && costed[0].hard <= 1) return costed[0].place;
  const before = costed.find(({ place }) => place.name === last);
  const stays = before && before.hard <= 1 && before.cost <= best.cost + STAYS * panel.width * panel.height;
  return stays ? before.place : best.place;
}
