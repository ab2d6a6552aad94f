/** Places from scores. No page is needed. */

/**
 * The seats from the best to the last; who has nothing has no place, and equals share one.
 * @param {number[]} scores @returns {{seat: number, place: number | null}[]}
 */
export function placesOf(scores) {
  return scores
    .map((score, seat) => ({
      seat,
      place: score ? 1 + scores.filter((other) => other > score).length : null,
    }))
    .sort((a, b) => scores[b.seat] - scores[a.seat] || a.seat - b.seat);
}

/**
 * The persons who share each place of a ranking: partners of a team share one account.
 * @param {number[]} scores @param {boolean} isTeams @returns {{seats: number[], place: number | null}[]}
 */
export function sharedPlaces(scores, isTeams) {
  if (!isTeams) return placesOf(scores).map(({ seat, place }) => ({ seats: [seat], place }));
  return placesOf(scores.slice(0, 2)).map(({ seat, place }) => ({ seats: [seat, seat + 2], place }));
}
