/** What replays need to know of the race: landmarks. Turns come one by one, so there is no time-lapse. */

import { t } from "../core/texts.js";
import { nameOf } from "./who.js";
import { capital, cardName } from "./words.js";

/** @typedef {import("../types.d.ts").race.ToldEvent} RaceEvent */

/** @type {import("../core/replay/marks.js").MarkOf} */
export function markOf(told) {
  const event = /** @type {RaceEvent} */ (told);
  if (event.key === "round-dealt")
    return { kind: "round", text: t("replay-round", { round: event.args.round }) };
  if (event.key === "card-played") return { kind: "card", text: capital(cardName(event.args.card)) };
  if (event.key === "hole-retreat") return { kind: "disaster", text: t("replay-race-hole") };
  return null;
}

export const hasShips = false;

export const beginning = () => t("replay-round", { round: 1 });

export const isLapse = () => false;

/** The hands. @type {import("../core/games.js").ReplayPart["hiddenOf"]} */
export function hiddenOf(session, view) {
  const race = /** @type {import("../types.d.ts").race.View} */ (view);
  return race.seats.map(({ hand = [], bonus_hand = [] }, seat) => ({
    title: t("replay-race-hand", { name: nameOf(session, race, seat) }),
    cards: [...hand, ...bonus_hand].map(cardName),
  }));
}
