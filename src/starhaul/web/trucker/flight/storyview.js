/**
 * The view while an update is being played: the view before it, changed by the events played so far. No DOM.
 */

import { fieldOf } from "../../core/told.js";
import { LETTERS } from "../data.js";

/**
 * @typedef {import("../../core/told.js").Told} Told
 * @typedef {import("../../types.d.ts").UpdateMessage} Update
 * @typedef {import("../../types.d.ts").trucker.View} View
 * @typedef {import("../../types.d.ts").trucker.ShipView} ShipView
 * @typedef {{rev: number, event: Told}} Entry
 * @typedef {{event: Told, rev: number, ms: number, before: Update | null, after: Update}} Scene
 */

/**
 * @typedef {object} StoryView
 * @property {View} view The view to show: ships, positions and card after the events shown so far.
 * @property {Map<number, Set<number>>} gone Cells of each seat whose tiles have been knocked off.
 * @property {number[]} fresh Those that are being knocked off now.
 * @property {Moved[]} moved Tokens that are being added or removed now.
 * @property {string} card The card on the table, or the last one.
 * @property {Record<string, unknown> | null} counts That card as it counts in this flight; null where it
 *   counts as printed.
 * @property {boolean} isCardOpen Whether it is still being resolved.
 * @property {Told | null} event The event being shown.
 * @property {string} id Changes with each event, to restart animations.
 * @property {number} ms
 */

/** The contents of a ship that an event changes. @type {Record<string, ("crew" | "batteries" | "goods")>} */
const CHANGES = {
  "crew-gone": "crew",
  "alien-left": "crew",
  "alien-aboard": "crew",
  "batteries-gone": "batteries",
  "cube-gone": "goods",
  "goods-loaded": "goods",
  "goods-upgraded": "goods",
  "goods-added": "goods",
};

/** Events in which a ship loses tiles. */
const LOSSES = new Set(["tile-hit", "parts-lost", "tiles-removed"]);

const isRevealed = (/** @type {Told} */ { key }) => key === "card-revealed";

/**
 * The events of an update that have been played so far.
 * @param {readonly Entry[]} story @param {number} rev
 */
export function toldOf(story, rev) {
  let first = story.length;
  while (first > 0 && story[first - 1].rev === rev) first -= 1;
  return story.slice(first).map(({ event }) => event);
}

/**
 * The fields of the last `card-revealed` event of this flight; null if unknown.
 * @param {readonly Entry[]} story @returns {import("../../types.d.ts").trucker.CardRevealed | null}
 */
function lastRevealed(story) {
  for (let i = story.length - 1; i >= 0; i--) {
    const { key, args } = story[i].event;
    if (key === "card-revealed") return args;
    if (key === "launched" || key === "round-began") return null;
  }
  return null;
}

/** The card revealed last in this flight; empty if it is not known. @param {readonly Entry[]} story */
export function lastCard(story) {
  const revealed = lastRevealed(story);
  return revealed ? String(revealed.card || revealed.kind) : "";
}

/** @param {Update | null} update @returns {View | null} */
const viewOf = (update) => /** @type {View | null} */ (update?.view ?? null);

/**
 * The view when no event is being played.
 * @param {View} shown @param {string} latest
 * @param {import("../../types.d.ts").trucker.CardRevealed | null} revealed @returns {StoryView}
 */
function atRest(shown, latest, revealed) {
  const card = shown.flight?.card ?? "";
  const counts = shown.flight?.counts ?? (card && card !== latest ? null : (revealed?.counts ?? null));
  const nothing = { gone: new Map(), fresh: [], moved: [], event: null, id: "", ms: 0 };
  return { ...nothing, view: shown, card: card || latest, counts, isCardOpen: card !== "" };
}

/**
 * Before launch there is no earlier view to change, so it starts with the new one.
 * @param {View | null} before @param {View | null} after @param {View} shown
 */
function baseOf(before, after, shown) {
  if (before?.flight) return before;
  return after?.flight ? after : (before ?? after ?? shown);
}

/**
 * @param {Scene | null} scene @param {View} shown What is shown when no event is being shown.
 * @param {readonly Entry[]} story @returns {StoryView}
 */
export function storyViewOf(scene, shown, story) {
  const latest = lastCard(story);
  const revealed = lastRevealed(story);
  if (!scene) return atRest(shown, latest, revealed);
  const told = toldOf(story, scene.rev);
  const before = viewOf(scene.before);
  const after = viewOf(scene.after);
  const base = baseOf(before, after, shown);
  const gone = goneOf(told, base, after, scene);
  const earlier = told.slice(0, -1);
  const seat = fieldOf(scene.event, "seat") ?? -1;
  const had = goneOf(earlier, base, after, scene).get(seat);
  const view = base === after ? base : withTold(base, after, told, scene);
  const was = base === after ? base : withTold(base, after, earlier, scene);
  return {
    view,
    gone,
    fresh: [...(gone.get(seat) ?? [])].filter((cell) => !had?.has(cell)),
    moved: seat in base.seats ? movedBy(scene.event.key, was.seats[seat].ship, view.seats[seat].ship) : [],
    card: latest || (base.flight?.card ?? ""),
    counts: revealed ? (revealed.counts ?? null) : (base.flight?.counts ?? null),
    isCardOpen: (base.flight?.card ?? "") !== "" || told.some(isRevealed),
    event: scene.event,
    id: `${scene.rev}-${told.length}`,
    ms: scene.ms,
  };
}

/**
 * The cells that have lost their tiles so far, by seat.
 * @param {Told[]} told @param {View} base @param {View | null} after @param {Scene} scene
 */
function goneOf(told, base, after, scene) {
  /** @type {Map<number, Set<number>>} */
  const gone = new Map();
  const later = /** @type {Told[]} */ (scene.after.events ?? []).slice(told.length);
  for (const { key, args } of told) {
    if (key !== "tile-hit" && key !== "parts-lost" && key !== "tiles-removed") continue;
    const lost = key === "tile-hit" ? [args.cell] : lostOf(args.seat, base, after, later);
    gone.set(args.seat, new Set([...(gone.get(args.seat) ?? []), ...lost]));
  }
  return gone;
}

/**
 * What a ship has lost in the end, except for hits still to come.
 * @param {number} seat @param {View} base @param {View | null} after @param {Told[]} later
 */
function lostOf(seat, base, after, later) {
  if (!after?.flight && !after?.yard) return [];
  if (after.round !== base.round) return [];
  const left = new Set(after.seats[seat].ship.tiles.map(([cell]) => cell));
  const struck = new Set(
    later.flatMap(({ key, args }) => (key === "tile-hit" && args.seat === seat ? [args.cell] : [])),
  );
  return base.seats[seat].ship.tiles
    .map(([cell]) => cell)
    .filter((cell) => !left.has(cell) && !struck.has(cell));
}

/** @param {View} base @param {View | null} after @param {Told[]} told @param {Scene} scene @returns {View} */
function withTold(base, after, told, scene) {
  const later = /** @type {Told[]} */ (scene.after.events ?? []).slice(told.length);
  const isSame = after !== null && after.round === base.round && (after.flight || after.yard);
  const out = new Set(told.flatMap(({ key, args }) => (key === "gave-up" ? [args.seat] : [])));
  const seats = base.seats.map((seat, number) => ({
    ...seat,
    position: positionOf(
      seat.position ?? 0,
      isSame ? (after.seats[number].position ?? 0) : null,
      told,
      later,
      number,
    ),
    credits:
      seat.credits === null || seat.credits === undefined
        ? seat.credits
        : seat.credits + earned(told, number),
    gave_up: seat.gave_up || reasonOf(told, number),
    announced: announcedOf(told, number) ?? seat.announced,
    ship: isSame ? shipTold(seat.ship, after.seats[number].ship, told, number) : seat.ship,
  }));
  const revealed = told.filter(isRevealed).length;
  const flight = base.flight && {
    ...base.flight,
    card: revealed ? lastCard(told.map((event) => ({ rev: 0, event }))) : base.flight.card,
    // The deck may have been made only now, so cards are counted from the end.
    deck:
      isSame && after.flight
        ? after.flight.deck + later.filter(isRevealed).length
        : base.flight.deck - revealed,
    order: orderOf(
      base.flight.order.filter((seat) => !out.has(seat)),
      seats,
    ),
  };
  return { ...base, seats, flight };
}

/** @param {number[]} order @param {{position?: number}[]} seats */
const orderOf = (order, seats) =>
  [...order].sort((a, b) => (seats[b].position ?? 0) - (seats[a].position ?? 0));

/** @param {Told[]} told @param {(event: Told) => number} number */
const sum = (told, number) => told.reduce((whole, event) => whole + number(event), 0);

const isMove = (/** @type {Told} */ { key, args }, /** @type {number} */ seat) =>
  (key === "days-gained" || key === "days-lost") && args.seat === seat;

/**
 * Rockets skip occupied spaces, so after its last move a rocket is put on its actual position.
 * @param {number} was @param {number | null} is @param {Told[]} told @param {Told[]} later
 * @param {number} seat
 */
function positionOf(was, is, told, later, seat) {
  const hasMoved = told.some((event) => isMove(event, seat));
  const isLast = hasMoved && is !== null && !later.some((event) => isMove(event, seat));
  return isLast ? is : was + daysOf(told, seat);
}

/** @param {Told[]} told @param {number} seat */
const daysOf = (told, seat) =>
  sum(told, ({ key, args }) => {
    if ((key !== "days-gained" && key !== "days-lost") || args.seat !== seat) return 0;
    return key === "days-gained" ? args.days : -args.days;
  });

/** @param {Told[]} told @param {number} seat */
const earned = (told, seat) =>
  sum(told, ({ key, args }) => (key === "credits-earned" && args.seat === seat ? args.credits : 0));

/** @param {Told[]} told @param {number} seat */
const reasonOf = (told, seat) =>
  told.flatMap(({ key, args }) => (key === "gave-up" && args.seat === seat ? [args.reason] : []))[0] ?? "";

/** @param {Told[]} told @param {number} seat */
function announcedOf(told, seat) {
  const strengths = told.flatMap(({ key, args }) => {
    if (key === "crew-counted") return args.seat === seat ? [args.crew] : [];
    if (key !== "engines-announced" && key !== "cannons-announced") return [];
    return args.seat === seat ? [args.strength] : [];
  });
  return strengths.at(-1) ?? null;
}

/**
 * Contents change with their events; lost tiles stay in the data but are not drawn.
 * @param {ShipView} ship @param {ShipView} later @param {Told[]} told @param {number} seat
 * @returns {ShipView}
 */
function shipTold(ship, later, told, seat) {
  /** @type {ShipView} */
  const shown = { ...ship };
  for (const event of told) {
    if (fieldOf(event, "seat") !== seat) continue;
    const what = CHANGES[event.key];
    if (what) Object.assign(shown, { [what]: later[what] ?? [] });
    if (LOSSES.has(event.key)) {
      Object.assign(shown, { engines: later.engines, cannons: later.cannons, open: later.open });
    }
  }
  return shown;
}

/**
 * A token gained or lost in an event, with its cell and its position on the tile.
 * @typedef {{cell: number, name: string, index: number, isGain: boolean}} Moved
 */

/**
 * The tokens on a tile by name.
 * @param {"crew" | "batteries" | "goods"} what @param {number | string} [held] Goods by their letters, the
 *   rest by number or code.
 * @returns {string[]}
 */
function tokensOf(what, held = 0) {
  if (typeof held === "string") return [...held].map((letter) => `cube-${LETTERS[letter]}`);
  if (what === "crew" && held > 2) return [held === 3 ? "alien-purple" : "alien-brown"];
  return Array(held).fill(what === "crew" ? "human" : "cell-full");
}

/**
 * The tokens an event has moved on a ship.
 * @param {string} key Of the event. @param {ShipView} before @param {ShipView} after @returns {Moved[]}
 */
export function movedBy(key, before, after) {
  const what = CHANGES[key];
  if (!what) return [];
  const was = new Map(/** @type {[number, number | string][]} */ (before[what] ?? []));
  const is = new Map(/** @type {[number, number | string][]} */ (after[what] ?? []));
  /** @type {Moved[]} */
  const moved = [];
  for (const cell of new Set([...was.keys(), ...is.keys()])) {
    const old = tokensOf(what, was.get(cell));
    const now = tokensOf(what, is.get(cell));
    for (const [index, name] of old.entries())
      if (takeOut(now, name) < 0) moved.push({ cell, name, index, isGain: false });
    for (const [index, name] of now.entries()) moved.push({ cell, name, index, isGain: true });
  }
  return moved;
}

/** @param {string[]} names @param {string} name */
function takeOut(names, name) {
  const at = names.indexOf(name);
  if (at >= 0) names.splice(at, 1);
  return at;
}
