/** The name of a team, in all games. */

/** @param {number} team */
export const teamLetter = (team) => String.fromCharCode(65 + team);
