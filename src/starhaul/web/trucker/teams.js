/** Teams: which seats share an account, and who sat where at each point of the story. No DOM. */

/**
 * @typedef {import("../types.d.ts").trucker.View} View
 * @typedef {{event: {key: string, args: Record<string, any>}}} Entry
 */

const SWAP = "partners-swapped";

/** Events that come after partners have swapped but are about what was built before. */
const OF_THE_BUILDER = new Set(["errors-found"]);

/**
 * The seats of each account: both seats of a team, else each seat alone.
 * @param {{seats: {team?: number | null}[]}} view @returns {number[][]}
 */
export function accountsOf({ seats }) {
  /** @type {Map<number, number[]>} */
  const accounts = new Map();
  for (const [seat, { team }] of seats.entries()) {
    const account = team ?? seat;
    accounts.set(account, [...(accounts.get(account) ?? []), seat]);
  }
  return [...accounts.values()];
}

/** @param {{seats: {team?: number | null}[]}} view */
export const hasTeams = ({ seats }) => typeof seats[0]?.team === "number";

/**
 * Whether a seat shares the viewer's account.
 * @param {{seats: {team?: number | null}[], me?: number | null}} view @param {number} seat
 */
export const isPartner = ({ seats, me }, seat) =>
  typeof me === "number" &&
  me !== seat &&
  typeof seats[seat]?.team === "number" &&
  seats[me].team === seats[seat].team;

/** The persons at the seats of a view. @param {{seats: {player: number}[]}} view */
export const playersOf = ({ seats }) => seats.map(({ player }) => player);

/**
 * The person at each seat for each event of the story.
 * @param {readonly Entry[]} story
 * @param {number[]} now The persons at the seats now, for a story in which nobody changes places.
 * @returns {number[][]}
 */
export function sittings(story, now) {
  const first = story.find(({ event }) => event.key === SWAP && event.args.players)?.event.args.players;
  // Partners sit opposite each other.
  let players = first
    ? first.map((/** @type {number} */ _, /** @type {number} */ seat) => first[(seat + 2) % first.length])
    : now;
  return story.map(({ event }) => (players = (event.key === SWAP && event.args.players) || players));
}

/**
 * The story with persons instead of seats: actions belong to people, wherever they sit now.
 * @template {Entry} T @param {readonly T[]} story @param {number[]} now @returns {T[]}
 */
export function asPersons(story, now) {
  const sat = sittings(story, now);
  /** The person who built the ship now flown by a seat. @type {number[]} */
  let builders = sat[0] ?? now;
  return story.map((entry, at) => {
    const { key, args } = entry.event;
    if (key === "finished") builders = sat[at];
    if (typeof args.seat !== "number") return entry;
    const players = OF_THE_BUILDER.has(key) ? builders : sat[at];
    return { ...entry, event: { ...entry.event, args: { ...args, seat: players[args.seat] } } };
  });
}
