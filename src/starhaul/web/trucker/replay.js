/** What replays need to know of the trucker game: landmarks, and when a time-lapse is shown. */

import { t } from "../core/texts.js";
import { cardData } from "./data.js";
import { editionOf } from "./who.js";
import { roundName } from "./words.js";

/**
 * @typedef {import("../types.d.ts").trucker.ToldEvent} TruckerEvent
 * @typedef {import("../types.d.ts").trucker.View} View
 */

/** Events in which a ship loses something that it would rather keep. */
const DISASTERS = new Set(["tile-hit", "parts-lost", "gave-up", "sabotaged", "ship-gave-up"]);

/** @type {import("../core/replay/marks.js").MarkOf} */
export function markOf(told) {
  const event = /** @type {TruckerEvent} */ (told);
  if (event.key === "round-began")
    return {
      kind: "round",
      text: t("replay-round-class", { round: event.args.round, class: roundName(event.args.class) }),
    };
  if (event.key === "card-revealed") return { kind: "card", text: t(`card-${event.args.kind}`) };
  if (DISASTERS.has(event.key)) return { kind: "disaster", text: t(`replay-trucker-${event.key}`) };
  return null;
}

export const hasShips = true;

/** The screens of all phases: one can jump to any of them. */
export const preload = () =>
  Promise.all([import("./building/index.js"), import("./flight/index.js"), import("./results/index.js")]);

export const beginning = () => t("replay-trucker-round", { round: 1 });

/** @param {import("../types.d.ts").UpdateMessage} update */
export function isLapse(update) {
  const view = /** @type {View | null} */ (update.view);
  return Boolean(view?.yard) && !view?.flight;
}

/** The cards of the piles and of the deck. @type {import("../core/games.js").ReplayPart["hiddenOf"]} */
export function hiddenOf(session, view) {
  const { yard, flight } = /** @type {View} */ (view);
  const named = (/** @type {string[]} */ ids) =>
    ids.map((id) => t(`card-${cardData(editionOf(session), id).kind}`));
  const piles = (yard?.cards ?? []).map((pile, number) => ({
    title: t("replay-trucker-pile", { number: number + 1 }),
    cards: named(pile),
  }));
  const deck = { title: t("replay-trucker-deck"), cards: named(flight?.cards ?? []) };
  return [...piles, deck].filter(({ cards }) => cards.length);
}
