/** Ranks computed from scores. No DOM. */

/**
 * The seats from best to last; a seat without a score has no rank, and ties share one.
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
 * The seats that share each rank: team-mates share one account.
 * @param {number[]} scores @param {boolean} isTeams @returns {{seats: number[], place: number | null}[]}
 */
export function sharedPlaces(scores, isTeams) {
  if (!isTeams) return placesOf(scores).map(({ seat, place }) => ({ seats: [seat], place }));
  return placesOf(scores.slice(0, 2)).map(({ seat, place }) => ({ seats: [seat, seat + 2], place }));
}
