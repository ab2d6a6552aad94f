/**
 * The possible choices, derived from the options of the question and from the view, both sent by the server.
 */

import { fieldOf } from "../core/told.js";
import { colourOf, data, numberOf, restOf } from "./data.js";

/**
 * @typedef {import("../types.d.ts").race.View & {hints?: import("../types.d.ts").race.Hints | null}} View
 * @typedef {import("../types.d.ts").race.AskedQuestion} Asked
 * @typedef {import("../types.d.ts").race.Play} Play
 * @typedef {import("./reach.js").Reach} Reach
 */

/** The viewer's hand; empty for spectators. @param {View} view */
export const handOf = (view) => (view.me == null ? [] : (view.seats[view.me].hand ?? []));

/**
 * The ships that a card may move and where they stop, as sent in the view.
 * @param {View} view @param {string} card @returns {Reach[]}
 */
export function reachOf(view, card) {
  const ships = view.hints?.reach?.[handOf(view).indexOf(card)] ?? [];
  return ships.map(([ship, stops, rests]) => ({ ship, from: indexOf(view, ship), stops, rests }));
}

/** @param {View} view @param {string} ship */
export const indexOf = (view, ship) => view.ships.find(([name]) => name === ship)?.[1] ?? 0;

/** Whether a card moves ships of other colours. @param {View} view @param {string} card */
export const isJoker = (view, card) =>
  reachOf(view, card).some(({ ship }) => colourOf(ship) !== colourOf(card));

/**
 * The options of a question, if it is of this kind.
 * @template T @param {Asked | null} asked @param {string} kind @returns {T[]}
 */
export const optionsOf = (asked, kind) =>
  asked?.kind === kind ? /** @type {T[]} */ (asked.options ?? []) : [];

/**
 * The ships that may be chosen on the map.
 * @param {Asked | null} asked @param {string | null} card @returns {Set<string>}
 */
export function choicesOf(asked, card) {
  const plays = /** @type {Play[]} */ (optionsOf(asked, "play")).filter(
    (play) => !card || play.card === card,
  );
  const tows = /** @type {{ship?: string | null}[]} */ (optionsOf(asked, "tow"));
  return new Set([...plays, ...tows].flatMap(({ ship }) => (ship ? [ship] : [])));
}

/**
 * The cards that may be played, for one ship if it is chosen.
 * @param {Asked | null} asked @param {string | null} ship @returns {Set<string>}
 */
export function cardsFor(asked, ship) {
  const plays = /** @type {Play[]} */ (optionsOf(asked, "play"));
  return new Set(plays.filter((play) => !ship || play.ship === ship).map(({ card }) => card));
}

/**
 * The moves drawn on the map.
 * @param {View} view @param {Asked | null} asked
 * @param {{card: string | null, ship: string | null, aim: string | null}} chosen `aim` is what is pointed at:
 *   a ship, or an answer.
 * @returns {Reach[]}
 */
export function shownReach(view, asked, { card, ship, aim }) {
  if (card) return reachOf(view, card).map((one) => ({ ...one, isAimed: isAimed(one.ship, ship ?? aim) }));
  if (asked?.kind === "departure")
    return answersReach(asked.about.ship, indexOf(view, asked.about.ship), asked, aim);
  if (asked?.kind === "evade") return answersReach(asked.about.ship, asked.about.hole, asked, aim);
  if (asked?.kind === "tow") return towReach(view, asked, aim);
  return ship ? shipReach(view, ship) : [];
}

/** @param {string} one @param {string | null} aim */
const isAimed = (one, aim) => aim === null || aim === one;

/**
 * @param {string} ship @param {number} from @param {Extract<Asked, {kind: "departure" | "evade"}>} asked
 * @param {string | null} aim @returns {Reach[]}
 */
function answersReach(ship, from, asked, aim) {
  return asked.about.lands.map((stops, number) => ({
    ship,
    from,
    stops,
    rests: restOf(data().track, stops),
    isAimed: isAimed(asked.options?.[number].card ?? "none", aim),
  }));
}

/**
 * @param {View} view @param {Extract<Asked, {kind: "tow"}>} asked @param {string | null} aim
 * @returns {Reach[]}
 */
function towReach(view, asked, aim) {
  const { index } = asked.about;
  return [...choicesOf(asked, null)].map((ship) => ({
    ship,
    from: indexOf(view, ship),
    stops: index,
    rests: index,
    isAimed: isAimed(ship, aim),
  }));
}

/**
 * Where each card of the hand would take a ship.
 * @param {View} view @param {string} ship @returns {Reach[]}
 */
function shipReach(view, ship) {
  const numbers = new Set();
  return handOf(view).flatMap((card) =>
    reachOf(view, card)
      .filter((one) => one.ship === ship && !numbers.has(numberOf(card)) && numbers.add(numberOf(card)))
      .map((one) => ({ ...one, number: String(numberOf(card)) })),
  );
}

/**
 * What the map should show.
 * @param {View} view @param {Reach[]} reach @param {Asked | null} asked
 * @param {import("../core/director.js").Scene | null} scene @returns {{key: string, indexes: number[]}}
 */
export function focusOf(view, reach, asked, scene) {
  const ship = scene && fieldOf(scene.event, "ship");
  if (scene && typeof ship === "string") {
    const ends = [fieldOf(scene.event, "from"), fieldOf(scene.event, "to")];
    const indexes = ends.filter((index) => typeof index === "number");
    return {
      key: `told ${scene.rev} ${scene.event.key}`,
      indexes: indexes.length ? indexes : [indexOf(view, ship)],
    };
  }
  if (reach.length) {
    const indexes = reach.flatMap(({ from, stops, rests }) => [from, stops, rests]);
    return { key: `reach ${indexes.join()}`, indexes };
  }
  if (asked?.kind === "side") return { key: `side ${asked.about.index}`, indexes: [asked.about.index] };
  return { key: `all ${view.turns}`, indexes: ownPlaces(view) };
}

/**
 * Where the ships of the player are whom a spectator follows; null if there is none.
 * @param {import("../core/session.js").Session} session @param {View} view
 */
export function followedFocus(session, view) {
  const person = session.watch.followed.value;
  const seat = session.seat.value === null && person !== null ? view.seats[person] : undefined;
  if (!seat) return null;
  const indexes = view.ships
    .filter(([name]) => seat.colours.includes(colourOf(name)))
    .map(([, index]) => index);
  return { key: `follow ${person} ${indexes.join()}`, indexes };
}

/**
 * The move that a lesson asks for, before anything is chosen; null if there is none.
 * @param {import("../core/session.js").Session} session @param {View} view @param {Asked | null} asked
 */
export function wantedFocus(session, view, asked) {
  const isWanted = session.isWanted.value;
  /** @type {Play[]} */
  const plays = isWanted ? optionsOf(asked, "play") : [];
  const indexes = plays
    .filter((play) => isWanted?.(play))
    .flatMap(({ card, ship }) => reachOf(view, card).filter((one) => one.ship === ship))
    .flatMap(({ from, stops, rests }) => [from, stops, rests]);
  return indexes.length ? { key: `wanted ${indexes.join()}`, indexes } : null;
}

/**
 * What the map shows: the ships of the player who is followed, what a lesson asks for, or what happens.
 * @param {import("../core/session.js").Session} session @param {View} view @param {Reach[]} reach
 * @param {Asked | null} asked @param {import("../core/director.js").Scene | null} scene
 */
export const focusAt = (session, view, reach, asked, scene) =>
  followedFocus(session, view) ??
  (scene || reach.length ? null : wantedFocus(session, view, asked)) ??
  focusOf(view, reach, asked, scene);

/** The positions of the viewer's team; for spectators, of everybody. @param {View} view */
function ownPlaces(view) {
  const team = view.me == null ? null : view.seats[view.me].team;
  const colours = new Set(
    view.seats.filter((seat) => team === null || seat.team === team).flatMap((seat) => seat.colours),
  );
  return view.ships.filter(([name]) => colours.has(colourOf(name))).map(([, index]) => index);
}

/**
 * Whether an answer is put forward: in a lesson only the one that it asks for.
 * @param {import("../core/session.js").Session} session @param {object} action
 */
export const isPutForward = (session, action) => session.isWanted.value?.(action) ?? true;

/**
 * The same for a card, with any ship.
 * @param {import("../core/session.js").Session} session @param {Asked | null} asked @param {string} card
 */
export const isCardPutForward = (session, asked, card) =>
  /** @type {{card: string}[]} */ (optionsOf(asked, "play")).some(
    (play) => play.card === card && isPutForward(session, play),
  );
