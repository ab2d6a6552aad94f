/** What the coach advises: which card, ship, side or bonus card. */

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {import("../types.d.ts").race.Answer} Answer
 */

/** The advised answer; null without advice. @param {Session} session */
const advised = (session) => /** @type {Answer | null} */ (session.coach.counsel.value?.best.action ?? null);

/** A card without its copy: equal cards are the same. @param {string} card */
const withoutCopy = (card) => card.slice(0, -2);

/** Whether the coach would play this movement card. @param {Session} session @param {string} card */
export function isCardAdvised(session, card) {
  const best = advised(session);
  return best?.do === "play" && withoutCopy(best.card) === withoutCopy(card);
}

/**
 * Whether the coach would move or tow this ship; null: none.
 * @param {Session} session @param {string | null} ship
 */
export function isShipAdvised(session, ship) {
  const best = advised(session);
  return (best?.do === "play" || best?.do === "tow") && (best.ship ?? null) === ship;
}

/** Whether the coach would choose this side. @param {Session} session @param {string} face */
export function isFaceAdvised(session, face) {
  const best = advised(session);
  return best?.do === "side" && best.face === face;
}

/**
 * Whether the coach would play this bonus card; null: none.
 * @param {Session} session @param {string | null} card
 */
export function isBonusAdvised(session, card) {
  const best = advised(session);
  return best?.do === "bonus" && (best.card ?? null) === card;
}
