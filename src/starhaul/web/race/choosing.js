/** The current selection: a card, a ship, something pointed at; and sending it as an answer. */

import { playSound } from "../core/sound.js";
import { useState } from "../lib.js";
import { cardsFor, choicesOf, handOf } from "./choice.js";

/**
 * @typedef {import("../types.d.ts").race.View} View
 * @typedef {import("../types.d.ts").race.AskedQuestion} Asked
 * @typedef {ReturnType<typeof useChoosing>} Choosing
 */

/**
 * Select a card and a ship in either order; the second selection plays.
 * @param {import("../core/session.js").Session} session @param {View} view @param {Asked | null} asked
 */
export function useChoosing(session, view, asked) {
  const [mind, setMind] = useState({
    card: /** @type {string | null} */ (null),
    ship: /** @type {string | null} */ (null),
  });
  const [hover, setHover] = useState(/** @type {string | null} */ (null));
  const [aim, setAim] = useState(/** @type {string | null} */ (null));
  // Drop a selection that is no longer in the hand or no longer asked for.
  const card = mind.card && handOf(view).includes(mind.card) ? mind.card : null;
  const ship = !card && mind.ship && cardsFor(asked, mind.ship).size ? mind.ship : null;
  const isSent = session.pending.value > 0;

  const clear = () => {
    setMind({ card: null, ship: null });
    setAim(null);
  };
  /** @param {import("../types.d.ts").race.Answer} action */
  const act = async (action) => {
    if (isSent) return;
    playSound("card");
    await session.act(action);
    clear();
  };
  /** @param {string} played @param {string | null} moved */
  const play = (played, moved) => act({ do: "play", card: played, ship: moved });
  const pick = () => {
    playSound("pick");
    setAim(null);
    // A person who has decided wants to see the result, not the story so far.
    if (session.asked.peek().length) session.director.skip();
  };
  /** @param {string} picked */
  const pickCard = (picked) => {
    if (ship && cardsFor(asked, ship).has(picked)) return void play(picked, ship);
    pick();
    setMind({ card: picked === card ? null : picked, ship: null });
  };
  /** @param {string} picked */
  const pickShip = (picked) => {
    if (asked?.kind === "tow") return void act({ do: "tow", ship: picked });
    if (card && choicesOf(asked, card).has(picked)) return void play(card, picked);
    pick();
    setMind({ card: null, ship: picked === ship ? null : picked });
  };
  return {
    card,
    ship,
    aim,
    hover,
    isSent,
    clear,
    play,
    pickCard,
    pickShip,
    setAim,
    setHover,
    /** @param {string | null} bonus */
    bonus: (bonus) => act({ do: "bonus", card: bonus }),
    /** @param {string} face */
    side: (face) => act({ do: "side", face }),
    /** @param {string | null} towed */
    tow: (towed) => act({ do: "tow", ship: towed }),
    /** Properties of a button that shows its answer on the map. @param {string} what */
    aimAt: (what) => ({
      onPointerEnter: () => setAim(what),
      onPointerLeave: () => setAim(null),
      onFocus: () => setAim(what),
      onBlur: () => setAim(null),
    }),
  };
}
