/** The structure of cards without pictures: families, order, positions. No DOM. */

/**
 * @typedef {import("../../types.d.ts").trucker.Card} Card
 * @typedef {import("../../types.d.ts").trucker.Penalty} Penalty
 * @typedef {import("../../types.d.ts").trucker.Threat} Threat
 */
/**
 * A card of one kind.
 * @template {Card["kind"]} Kind
 * @typedef {Extract<Card, {kind: Kind}>} CardOf
 */

/**
 * The card, if it is of one of these kinds.
 * @template {Card["kind"]} Kind
 * @param {Card | null} card @param {...Kind} kinds
 */
export const ofKind = (card, ...kinds) =>
  card && /** @type {string[]} */ (kinds).includes(card.kind) ? /** @type {CardOf<Kind>} */ (card) : null;

export const SIDES = ["front", "right", "rear", "left"];

/** @type {Record<Card["kind"], "opportunity" | "danger" | "event" | "space">} */
export const FAMILIES = {
  planets: "opportunity",
  abandoned_ship: "opportunity",
  abandoned_station: "opportunity",
  smugglers: "danger",
  slavers: "danger",
  pirates: "danger",
  meteor_swarm: "danger",
  combat_zone: "danger",
  sabotage: "danger",
  stardust: "event",
  epidemic: "event",
  open_space: "space",
};

/** @param {Card["kind"]} kind */
export const familyOf = (kind) => FAMILIES[kind] ?? "event";

/** The level as printed on cards. @param {number} level */
export const numeral = (level) => ["", "I", "II", "III", "IV"][level];

/**
 * The side of the ship that a side of a tile faces after rotation.
 * @param {string} side @param {number} turn
 */
const turnedSide = (side, turn) => SIDES[(SIDES.indexOf(side) + turn) % 4];

const AIMS = /** @type {Record<string, string[]>} */ ({
  cannon: ["front"],
  double_cannon: ["front"],
  engine: ["rear"],
  double_engine: ["rear"],
  shield: ["front", "right"],
});

/** The sides that a placed tile points to or covers. @param {string} kind @param {number} turn */
export const aimed = (kind, turn) => (AIMS[kind] ?? []).map((side) => turnedSide(side, turn));

/**
 * Goods colour by colour, in the order they come in: [["red", 2], ["blue", 1]].
 * @param {string[]} goods @returns {[string, number][]}
 */
export function counted(goods) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const colour of goods) found.set(colour, (found.get(colour) ?? 0) + 1);
  return [...found];
}

/**
 * The positions of the meteors of a swarm around a ship in the middle of a field of that size: each at the
 * side it comes from, those of one side next to each other.
 * @param {Threat[]} threats @param {number} field
 * @param {number} depth Distance of their centres from the edge.
 * @param {number} step Distance between two centres on one side.
 * @returns {{x: number, y: number, number: number, threat: Threat}[]}
 */
export function around(threats, field, depth, step) {
  return threats.map((threat, index) => {
    const mates = threats.flatMap((other, at) => (other.from === threat.from ? [at] : []));
    const along = field / 2 + (mates.indexOf(index) - (mates.length - 1) / 2) * step;
    const [x, y] = {
      front: [along, depth],
      rear: [along, field - depth],
      left: [depth, along],
      right: [field - depth, along],
    }[threat.from] ?? [along, depth];
    return { x, y, number: index + 1, threat };
  });
}

/**
 * The rotation in degrees that makes something flying straight down come from a side.
 * @param {string} from
 */
export const heading = (from) => SIDES.indexOf(from) * 90;

/**
 * The printed figures: rows of signs with a number or word each. `tone` is the meaning of a row; `price`
 * marks the cost of taking it.
 * @typedef {{sign?: string, text?: string, price?: boolean}} Figure
 * @typedef {{tone: "loss" | "gain" | "need" | "plain", figures: Figure[]}} Row
 */

/** @param {number} number */
const minus = (number) => `−${number}`;

/** @param {Penalty} penalty @returns {Figure[]} */
export function penaltyFigures(penalty) {
  if (penalty.type === "shots")
    return penalty.shots.map(({ size, from }) => ({ sign: `shot:${size}:${from}` }));
  return [{ sign: penalty.type, text: minus(penalty.amount) }];
}

/** @param {number} days @returns {Figure} */
const price = (days) => ({ sign: "days", text: minus(days), price: true });

/** @param {string[]} goods @returns {Figure[]} */
const cubes = (goods) => goods.map((colour) => ({ sign: `cube-${colour}` }));

/** @param {number} credits @returns {Figure[]} */
const coins = (credits) => (credits ? [{ sign: "credits", text: `+${credits}` }] : []);

/** @param {CardOf<"smugglers" | "slavers" | "pirates">} card @returns {Row[]} */
const enemy = ({ strength, penalty, reward, days }) => [
  { tone: "loss", figures: [{ text: `<${strength}` }, ...penaltyFigures(penalty)] },
  {
    tone: "gain",
    figures: [{ text: `>${strength}` }, ...coins(reward.credits), ...cubes(reward.goods), price(days)],
  },
];

/** @param {...Figure} figures @returns {Row[]} */
const plain = (...figures) => [{ tone: "plain", figures }];

/** By kind; the others have none. @type {{[Kind in Card["kind"]]?: (card: CardOf<Kind>) => Row[]}} */
const ROWS = {
  planets: ({ days }) => plain({ sign: "landing" }, { sign: "arrow" }, { sign: "days", text: minus(days) }),
  abandoned_ship: ({ crew_lost, credits, days }) => [
    { tone: "loss", figures: [{ sign: "crew", text: minus(crew_lost) }] },
    { tone: "gain", figures: [...coins(credits), price(days)] },
  ],
  abandoned_station: ({ crew_required, goods, days }) => [
    { tone: "need", figures: [{ sign: "crew", text: `${crew_required}+` }] },
    { tone: "gain", figures: [...cubes(goods), price(days)] },
  ],
  smugglers: enemy,
  slavers: enemy,
  pirates: enemy,
  stardust: () =>
    plain({ sign: "connector", text: "1" }, { sign: "arrow" }, { sign: "days", text: minus(1) }),
  epidemic: () =>
    plain(
      { sign: "cabin" },
      { sign: "plus" },
      { sign: "cabin" },
      { sign: "arrow" },
      { sign: "crew", text: minus(1) },
    ),
  sabotage: () =>
    plain(
      { sign: "least" },
      { sign: "crew" },
      { sign: "arrow" },
      { sign: "die" },
      { sign: "die" },
      { sign: "tile" },
    ),
  open_space: () => plain({ sign: "engines", text: "1" }, { sign: "arrow" }, { sign: "forward", text: "+1" }),
};

/** @param {Card} card @returns {Row[]} */
export function rowsOf(card) {
  // The kind of the card chooses the function that takes it, which types cannot say.
  const rows = /** @type {((card: Card) => Row[]) | undefined} */ (ROWS[card.kind]);
  return rows?.(card) ?? [];
}
