/** How long each event of a race is told, in milliseconds; what is not named here is told at once. */

/** @type {Record<string, number>} */
const PACE = {
  first_player: 900,
  round_dealt: 900,
  card_played: 750,
  bonus_played: 1000,
  hole_retreat: 900,
  hole_evaded: 800,
  side_chosen: 450,
  ship_towed: 1500,
  bonus_drawn: 450,
  bonus_seen: 700,
  finish_pile_taken: 1400,
  ship_finished: 900,
  colour_finished: 1100,
  game_ended: 1600,
};
const TAKE_OFF_MS = 280;
const SPACE_MS = 95;

/** @param {import("../types.d.ts").Told} event */
export function paceOf({ key, args }) {
  if (key === "ship_moved") return TAKE_OFF_MS + SPACE_MS * Math.abs(Number(args.to) - Number(args.from));
  return PACE[key] ?? 0;
}
